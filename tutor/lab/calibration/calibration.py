"""Calibration: the models fitted to puzzles whose difficulty for people is known.

Our model takes as given how easily an opening is seen, the sight. That sight was
found by looking at puzzles like these; so beside it stands the same model with a
fitted sight, chosen from a lattice for each fold anew, without the puzzles that it
predicts. (What a model looks like at all is always chosen by people who have seen data.)

Ours and those of formulas are fitted to logarithms, and scaled so that half of the Easy
puzzles are predicted too long and half too short. Those of the study are fitted as it did.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from statistics import fmean, median, pstdev
from typing import NamedTuple

import numpy as np

from tutor.lab.calibration.fitting import (
    Agreement,
    FitName,
    Judge,
    Model,
    Plan,
    Result,
    fit_named,
    judged,
)
from tutor.lab.calibration.logs import by_logs, log_error
from tutor.lab.calibration.material import Material, Report
from tutor.rating.levels import LEVELS, Level
from tutor.rating.models import COUNT_MODELS, FITTED_FIGURES, Figures, openness_figures
from tutor.rating.pace import PACES, pace_of
from tutor.rating.profile import Sight
from tutor.rating.quine import HEURISTICS, Heuristic
from tutor.rating.study import STUDY_ORDER
from tutor.rating.weights import MODELS as WEIGHTED
from tutor.rating.weights import OPENNESS, STUDY, Weights
from tutor.techniques.ladder import TECHNIQUES

FITTED_SIGHT = f"{OPENNESS}-fitted-sight"
WITHOUT = f"{OPENNESS}-without-"
MODELS = (OPENNESS, FITTED_SIGHT, *WEIGHTED[1:])
"""Every model of the difficulty for people, ours first, and ours once more."""

CRITERIA = ("givens", "candidates", "spread", "spread_values", "mix")
"""The visual criteria that are compared with the difficulty."""

LEAST_PUZZLES = 20
"""With fewer, no figure would mean anything."""

SIGHT = Sight(full_house=1.0, box=1.0, line=0.3, naked=0.15)
"""How easily people see a step, as the shipped weights have it."""
_LATTICE = tuple(
    Sight(full_house, 1.0, line, naked)
    for full_house, line, naked in product((1.0, 3.0), (0.2, 0.3, 0.5), (0.05, 0.1, 0.15, 0.2))
)
_ANCHOR: Level = "easy"
"""The level of most puzzles that people are timed on."""


class Group(NamedTuple):
    """Puzzles that have something in common, and how hard they are."""

    of: int | str
    puzzles: int
    mean: float
    deviation: float


class Reading(NamedTuple):
    """Puzzles that have something in common, and how long they took by a model and by people."""

    of: str
    puzzles: int
    given: float
    """The median of what was measured."""
    predicted: float
    share: float
    """The median of predicted to measured."""


class Uses(NamedTuple):
    """How much a technique is used."""

    technique: str
    uses: int
    puzzles: int
    """In how many of them."""


@dataclass(frozen=True)
class Calibration:
    """Everything that came out."""

    difficulties: list[float]
    results: dict[str, Result]
    """By model, in the order of ``MODELS``."""
    ablation: dict[str, Result]
    """Ours without one of its figures, by that figure."""
    levels: list[Level]
    """Of each puzzle."""
    sat: dict[Heuristic, Result]
    criteria: dict[str, Agreement]
    by_givens: list[Group]
    by_level: list[Group]
    techniques: list[Uses]
    study_techniques: list[Uses]

    def weights(self, model: str, target: str, minutes: float) -> Weights:
        """What the rater needs to use a model."""
        result = self.results[model]
        return Weights(
            model=OPENNESS if model == FITTED_SIGHT else model,
            coefficients=_rounded(result.coefficients),
            sat={name: _rounded(each.coefficients) for name, each in self.sat.items()},
            sight=result.sight,
            minutes=minutes,
            target=target,
            puzzles=len(self.difficulties),
        )

    def read_by_level(self, model: str) -> list[Reading]:
        """What a model says of puzzles that it has not seen, level by level."""
        return self._read(model, self.levels, LEVELS)

    def read_by_pace(self, model: str, minutes: float) -> list[Reading]:
        """The same by the pace that it tells; ``minutes`` is what a difficulty of 1 takes."""
        paces = [pace_of(minutes * each) for each in self.results[model].predictions]
        return self._read(model, paces, PACES)

    def _read(self, model: str, groups: Sequence[str], order: Sequence[str]) -> list[Reading]:
        told = list(zip(groups, self.difficulties, self.results[model].predictions, strict=True))
        found = {of: [(d, p) for group, d, p in told if group == of] for of in order}
        return [
            Reading(
                of,
                len(pairs),
                median(d for d, _ in pairs),
                median(p for _, p in pairs),
                median(p / d if d else 0.0 for d, p in pairs),
            )
            for of, pairs in found.items()
            if pairs
        ]


def calibrate(
    material: Sequence[Material],
    plan: Plan,
    *,
    fit: FitName = "exact",
    report: Report = lambda *_: None,
) -> Calibration:
    """Fit and judge every model; ``fit`` is that of the study's models."""
    difficulties = [each.difficulty for each in material]
    judge = Judge(np.array(difficulties), plan.seed)
    models = list(_models(material, fit, plan.seed))
    puzzles = [each.puzzle for each in material]
    results: dict[str, Result] = {}
    work, done = len(models) * plan.repeats * plan.folds, 0

    def fold_done() -> None:
        nonlocal done
        report("models", done, work)
        done += 1

    for model in models:
        results[model.name] = judged(model, judge, puzzles, plan, fold_done)
    givens = [each.visual.givens for each in material]
    levels = [each.level for each in material]
    return Calibration(
        difficulties,
        sat={heuristic: results.pop(f"sat-{heuristic}") for heuristic in HEURISTICS},
        ablation={
            name: results.pop(f"{WITHOUT}{name}")
            for name in FITTED_FIGURES
            if f"{WITHOUT}{name}" in results
        },
        results=results,
        levels=levels,
        criteria={
            name: judge.agreement(np.array([[float(getattr(m.visual, name)) for m in material]]))
            for name in CRITERIA
        },
        by_givens=_groups(difficulties, givens, sorted(set(givens))),
        by_level=_groups(difficulties, levels, LEVELS),
        techniques=_uses([each.profile.counts for each in material], tuple(TECHNIQUES)),
        study_techniques=_uses([each.study for each in material], STUDY_ORDER),
    )


def _models(material: Sequence[Material], fit: FitName, seed: str) -> Iterator[Model]:
    """Every model with its figures."""
    easy = np.array([each.level == _ANCHOR for each in material])
    own = {sight: [_figures(each, sight) for each in material] for sight in (SIGHT, *_LATTICE)}
    yield Model.of(OPENNESS, {SIGHT: own[SIGHT]}, by_logs, log_error, easy)
    lattice = {sight: own[sight] for sight in _LATTICE}
    yield Model.of(FITTED_SIGHT, lattice, by_logs, log_error, easy)
    for left_out in FITTED_FIGURES:
        rows = [{**row, left_out: 0.0} for row in own[SIGHT]]
        yield Model.of(f"{WITHOUT}{left_out}", {SIGHT: rows}, by_logs, log_error, easy)
    without_bounds = fit_named(fit, seed)
    ladder = tuple(TECHNIQUES)
    for prefix, order in (("", ladder), (f"{STUDY}-", STUDY_ORDER)):
        for name, figures_of in COUNT_MODELS.items():
            used = (each.study if prefix else each.profile.counts for each in material)
            rows = [figures_of(counts, order) for counts in used]
            yield Model.of(f"{prefix}{name}", {Sight(): rows}, without_bounds)
    for heuristic in HEURISTICS:
        rows = [each.formulas[heuristic] for each in material]
        yield Model.of(f"sat-{heuristic}", {Sight(): rows}, by_logs, log_error, easy)


def _figures(each: Material, sight: Sight) -> Figures:
    """The figures of our model, without those that only earlier weights have."""
    figures = openness_figures(each.profile, sight)
    return {name: figures[name] for name in FITTED_FIGURES}


def _rounded(coefficients: dict[str, float]) -> dict[str, float]:
    """Six digits: more would be those of the machine."""
    return {name: float(f"{value:.6g}") for name, value in coefficients.items()}


def _groups(
    difficulties: Sequence[float], belongings: Sequence[int | str], order: Sequence[int | str]
) -> list[Group]:
    """The puzzles by what each belongs to, in order; groups without any are left out."""
    groups: dict[int | str, list[float]] = {}
    for difficulty, belongs in zip(difficulties, belongings, strict=True):
        groups.setdefault(belongs, []).append(difficulty)
    return [
        Group(of, len(found), fmean(found), pstdev(found))
        for of in order
        if (found := groups.get(of))
    ]


def _uses(counts: Sequence[Counter[str]], order: Sequence[str]) -> list[Uses]:
    """What is used somewhere, in order."""
    totals = {id_: [used[id_] for used in counts if used[id_]] for id_ in order}
    return [Uses(id_, sum(found), len(found)) for id_, found in totals.items() if found]
