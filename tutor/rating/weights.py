"""The weights of the rater: a JSON file made by calibration."""

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

from tutor.base.document import JsonObject
from tutor.rating.models import COUNT_MODELS, OPENNESS_FIGURES, SAT_FIGURES
from tutor.rating.profile import Sight
from tutor.rating.quine import HEURISTICS
from tutor.rating.study import STUDY_ORDER
from tutor.techniques.ladder import TECHNIQUES

OPENNESS = "openness"
"""The name of our own model."""
STUDY = "study"
"""The prefix of models on the study's 13 techniques: ``study-counts``."""
T = TypeVar("T")
MOST_MINUTES = 1_000_000
"""More than that, nobody plays over a grid."""
MODELS = (OPENNESS, *COUNT_MODELS, *(f"{STUDY}-{name}" for name in COUNT_MODELS))
"""Every model that weights can be for."""


class BadWeights(ValueError):
    """A file that is not one of weights; says what is wrong with it."""


@dataclass(frozen=True)
class Weights:
    """What the figures of a model count for."""

    model: str
    coefficients: dict[str, float]
    sat: dict[str, dict[str, float]]
    """The same for the figures of the formula, by the heuristic that it is explored with."""
    sight: Sight = field(default_factory=Sight)
    minutes: float = 10.0
    """The minutes that a difficulty of 1 stands for."""
    target: str = ""
    """The column of difficulties they were fitted to."""
    puzzles: int = 0
    """How many grids there were."""

    def to_json(self) -> str:
        """The text of a weights file."""
        return json.dumps(asdict(self) | {"sight": self.sight._asdict()}, indent=2) + "\n"

    @staticmethod
    def from_json(text: str) -> "Weights":
        """The weights of a file.

        Raises:
            BadWeights: it is none.
        """
        try:
            found = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadWeights(f"not JSON: {error}") from None
        except ValueError:
            raise BadWeights("not JSON: a number is too long") from None
        except RecursionError:
            raise BadWeights("not JSON: it is too deep") from None
        if not isinstance(found, dict):
            raise BadWeights("an object was expected")
        unknown = found.keys() - Weights.__dataclass_fields__.keys()
        if unknown:
            raise BadWeights(f"unknown: {min(unknown)!r}")
        model = found.get("model")
        if model not in MODELS:
            raise BadWeights(f"model: one of {' '.join(MODELS)} was expected, not {model!r}")
        by_heuristic = _of_kind(found, "sat", dict, "an object")
        if unknown := by_heuristic.keys() - set(HEURISTICS):
            raise BadWeights(f"sat: unknown heuristic {min(unknown)!r}")
        coefficients = _numbers(found, "coefficients", figures_of(model))
        if model == OPENNESS and min(coefficients.values(), default=0) < 0:
            raise BadWeights("coefficients: this model has none below 0")
        return Weights(
            model=model,
            coefficients=coefficients,
            sat={
                name: _numbers({f"sat, {name}": numbers}, f"sat, {name}", SAT_FIGURES)
                for name, numbers in by_heuristic.items()
            },
            sight=_sight(found),
            minutes=_positive(found, "minutes"),
            target=_of_kind(found, "target", str, "a name"),
            puzzles=int(_of_kind(found, "puzzles", int, "a number")),
        )


def _of_kind(found: JsonObject, name: str, kind: type[T], expected: str) -> T:
    value = found.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadWeights(f"{name}: {expected} was expected, not {value!r}")
    return value


def _positive(found: JsonObject, name: str) -> float:
    value = found.get(name)
    if (number := _number(value)) is None or not 0 < number <= MOST_MINUTES:
        raise BadWeights(
            f"{name}: a number above 0, up to {MOST_MINUTES}, was expected, not {value!r}"
        )
    return number


def _numbers(found: JsonObject, name: str, known: Collection[str]) -> dict[str, float]:
    numbers: dict[str, float] = {}
    for key, value in _of_kind(found, name, dict, "an object of numbers").items():
        if key not in known:
            raise BadWeights(f"{name}: unknown figure {key!r}")
        if (number := _number(value)) is None:
            raise BadWeights(f"{name}, {key}: a number was expected, not {value!r}")
        numbers[key] = number
    return numbers


def _number(value: object) -> float | None:
    if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) < 1e12:
        return None
    return float(value)


def _sight(found: JsonObject) -> Sight:
    numbers = _numbers(found, "sight", Sight._fields)
    if set(numbers) != set(Sight._fields) or min(numbers.values()) <= 0:
        raise BadWeights(f"sight: numbers above 0 for {' '.join(Sight._fields)} were expected")
    return Sight(**numbers)


def figures_of(model: str) -> frozenset[str]:
    """The names of the figures that a model has weights for."""
    if model == OPENNESS:
        return frozenset(OPENNESS_FIGURES)
    is_study = model.startswith(f"{STUDY}-")
    order = STUDY_ORDER if is_study else tuple(TECHNIQUES)
    return frozenset(COUNT_MODELS[model.removeprefix(f"{STUDY}-")]({}, order))


@cache
def shipped() -> Weights:
    """The weights that come with the tutor."""
    text = Path(__file__).with_name("weights.json").read_text(encoding="utf-8")
    return Weights.from_json(text)
