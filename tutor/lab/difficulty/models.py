"""The study's models of difficulty, fitted in each of its ways and judged in and out of sample.

Every model is a weighted sum of what is counted. Weights may be negative, as the study has
them, or not; there may be a constant term or none. *Out of fold* means: predicted for puzzles
by a fit that never saw them.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import fmean, pstdev

import numpy as np

from tutor.base.dice import Dice
from tutor.lab.calibration.fitting import (
    Fit,
    Judge,
    Matrix,
    Model,
    Plan,
    Result,
    Vector,
    annealed,
    judged,
    least_squares,
    non_negative,
    pearson,
)
from tutor.lab.difficulty import published
from tutor.lab.difficulty.base import Base
from tutor.lab.difficulty.sheets import Bars, Curves, Part, Row, Scatter, Sheet
from tutor.rating.models import CONSTANT, COUNT_MODELS, Figures
from tutor.rating.profile import Sight

RESAMPLES = 200
"""How many times a fit is made again on puzzles drawn anew, to see how far weights wander."""


@dataclass(frozen=True)
class Way:
    """How a model is fitted."""

    name: str
    fit: Fit
    has_constant: bool = True
    is_logarithmic: bool = False
    """Whether the logarithm of the difficulty is what the sum stands for."""


WAYS = (
    Way("signed", least_squares, has_constant=False),
    Way("signed-constant", least_squares),
    Way("non-negative", non_negative),
    Way("logarithmic", least_squares, is_logarithmic=True),
)
MAIN_MODELS = ("counts", "counts-and-first-use")
"""Those whose coefficients the study publishes."""


def figures_of(base: Base, model: str, *, has_constant: bool = True) -> list[Figures]:
    """What a model sums up, puzzle by puzzle."""
    rows = [COUNT_MODELS[model](puzzle.counts, base.order) for puzzle in base.puzzles]
    if not has_constant:
        for row in rows:
            del row[CONSTANT]
    return rows


def judge_way(base: Base, model: str, way: Way, plan: Plan, pulse: Callable[[], None]) -> Result:
    """A model fitted in one way."""
    figures = figures_of(base, model, has_constant=way.has_constant)
    target = np.log(base.difficulties) if way.is_logarithmic else base.difficulties
    fitted = Model.of(f"{model} {way.name}", {Sight(): figures}, way.fit)
    return judged(fitted, Judge(target, plan.seed), base.texts, plan, pulse)


def models(base: Base, plan: Plan, pulse: Callable[[], None] = lambda: None) -> Part:
    """Every model in every way, its coefficients, and how far off it is, level by level."""
    ways = [way for way in WAYS if not way.is_logarithmic or base.difficulties.min() > 0]
    rows: list[Row] = []
    part = Part("models", notes=[("study-note-logarithmic", {}), ("study-note-second-base", {})])
    for model in COUNT_MODELS:
        for way in ways:
            result = judge_way(base, model, way, plan, pulse)
            inside, outside = result.in_sample.pearson, result.out_of_fold.pearson
            rows.append(
                (
                    model,
                    way.name,
                    published.SECOND_BASE.get(model),
                    inside.value,
                    outside.value,
                    outside.low,
                    outside.high,
                    result.out_of_fold.spearman.value,
                    result.residual_variance,
                )
            )
            if way.name == "signed":
                part.figures.extend(_figures(base, model, result))
    columns = ("model", "way", "published-second", "r-in-sample", "r-out-of-fold", "low", "high",
               "rho-out-of-fold", "variance")  # fmt: skip
    part.sheets.append(Sheet("models", columns, rows))
    for sample, label in ((base.without_hardest(), "without-hardest"), (base, "all")):
        part.sheets.extend(_weights(sample, model, label, plan.seed) for model in MAIN_MODELS)
    part.sheets.append(_levels(base))
    return part


def _fitted(base: Base, model: str) -> Vector:
    """What the study's own fit computes for each puzzle."""
    _, figures = _columns(base, model)
    return np.asarray(figures @ least_squares(figures, base.difficulties))


def _columns(
    base: Base, model: str, *, has_constant: bool = False
) -> tuple[tuple[str, ...], Matrix]:
    """The names of what a model sums up, and the figures by puzzle."""
    rows = figures_of(base, model, has_constant=has_constant)
    return tuple(rows[0]), np.array([list(row.values()) for row in rows])


def _figures(base: Base, model: str, result: Result) -> list[Scatter | Bars]:
    """Given against computed, in sample and out of fold; and by the level that was given."""
    computed = _fitted(base, model)
    given = base.difficulties
    groups = _by_level(given, computed)
    predicted = np.array(result.predictions)
    return [
        Scatter.of(f"{model}-{where}", given, values, "difficulty", "computed", is_diagonal=True)
        for where, values in (("in-sample", computed), ("out-of-fold", predicted))
    ] + [
        Bars(
            f"{model}-levels",
            list(groups),
            [fmean(values) for values in groups.values()],
            [pstdev(values) for values in groups.values()],
            "level",
            "computed",
        )
    ]


def _by_level(given: Vector, computed: Vector) -> dict[int, list[float]]:
    """What is computed, by the whole part of what was given."""
    groups: dict[int, list[float]] = defaultdict(list)
    for difficulty, value in zip(given.tolist(), computed.tolist(), strict=True):
        groups[int(difficulty // 1)].append(value)
    return dict(sorted(groups.items()))


def _levels(base: Base) -> Sheet:
    """Mean and deviation of what is computed, per level that was given."""
    rows: list[Row] = []
    for model in MAIN_MODELS:
        for level, values in _by_level(base.difficulties, _fitted(base, model)).items():
            rows.append((model, level, len(values), fmean(values), pstdev(values)))
    return Sheet("levels", ("model", "level", "puzzles", "mean", "deviation"), rows)


def _weights(base: Base, model: str, sample: str, seed: str) -> Sheet:
    """Coefficients beside those published, each with how far it wanders over resamples.

    What no puzzle uses has none.
    """
    names, figures = _columns(base, model)
    found = least_squares(figures, base.difficulties)
    dice, size = Dice(f"{seed} weights"), len(base.puzzles)
    again = []
    for _ in range(RESAMPLES):
        drawn = np.array([dice.below(size) for _ in range(size)])
        again.append(least_squares(figures[drawn], base.difficulties[drawn]))
    wander = np.std(np.array(again), axis=0)
    is_used = [bool(column.any()) for column in figures.T]
    rows: list[Row] = [
        (name, _published(model, name), *((float(value), float(off)) if used else (None, None)))
        for name, value, off, used in zip(names, found, wander, is_used, strict=True)
    ]
    columns = ("coefficient", "published", "value", "uncertainty")
    return Sheet(f"weights-{model}-{sample}", columns, rows)


def _published(model: str, name: str) -> float | None:
    kind, _, technique = name.partition(" ")
    weight = published.WEIGHTS.get(technique)
    if weight is None:
        return None
    if model == "counts":
        return weight.counts
    return weight.per_use if kind == "n" else weight.first_use


def annealing(base: Base, seed: str) -> Part:
    """The random search beside the exact fit, and its cost as it falls."""
    curves: dict[str, list[float]] = {}
    rows: list[Row] = []
    for model in MAIN_MODELS:
        _, figures = _columns(base, model)
        for name, is_positive in (("free", False), ("positive", True)):
            falling: list[float] = []
            search = partial(annealed, seed=seed, is_positive=is_positive, cooled=falling.append)
            weights = search(figures, base.difficulties)
            exact = (non_negative if is_positive else least_squares)(figures, base.difficulties)
            rows.append(
                (
                    model,
                    name,
                    falling[0],
                    falling[-1],
                    float(np.mean((figures @ exact - base.difficulties) ** 2)),
                    pearson(np.asarray(figures @ weights), base.difficulties),
                )
            )
            curves[f"{model} {name}"] = falling
    steps: list[Row] = [
        (index, *costs) for index, costs in enumerate(zip(*curves.values(), strict=True))
    ]
    columns = ("model", "way", "cost-first", "cost-last", "cost-exact", "r-in-sample")
    return Part(
        "annealing",
        [Sheet("annealing", columns, rows), Sheet("cooling", ("twentieth", *curves), steps)],
        [Curves("annealing", curves, "twentieth", "cost")],
    )


def carried_over(fitted: Base, tested: Base) -> Part:
    """Whether weights fitted on one base predict another: in sample, and carried over."""
    rows: list[Row] = []
    figures = []
    for model in COUNT_MODELS:
        for way in (WAYS[1], WAYS[2]):
            here, there = (_columns(base, model, has_constant=True)[1] for base in (fitted, tested))
            weights = way.fit(here, fitted.difficulties)
            computed = np.asarray(there @ weights)
            own = way.fit(there, tested.difficulties)
            rows.append(
                (
                    model,
                    way.name,
                    pearson(np.asarray(here @ weights), fitted.difficulties),
                    pearson(computed, tested.difficulties),
                    pearson(np.asarray(there @ own), tested.difficulties),
                )
            )
            if way.name == "non-negative":
                given = tested.difficulties
                figures.append(
                    Scatter.of(f"carried-{model}", given, computed, "difficulty", "computed")
                )
    columns = ("model", "way", "r-fitted", "r-carried", "r-own")
    counts = {"fitted": len(fitted.puzzles), "tested": len(tested.puzzles)}
    return Part(
        "carried",
        [Sheet("carried", columns, rows)],
        [*figures],
        [("study-note-carried", {**counts})],
    )
