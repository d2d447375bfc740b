"""Puzzles as formulas: how much supposing they need, by every heuristic and encoding.

Two procedures stand side by side: the one the slides tell, and the one the study's program
runs (see :mod:`tutor.rating.quine` and :mod:`tutor.rating.quine_as_coded`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import comb
from statistics import fmean

import numpy as np

from tutor.lab.calibration.fitting import (
    Fit,
    Judge,
    Matrix,
    Model,
    Plan,
    judged,
    least_squares,
    non_negative,
    pearson,
)
from tutor.lab.difficulty import published
from tutor.lab.difficulty.base import Base
from tutor.lab.difficulty.sheets import Part, Row, Scatter, Sheet
from tutor.rating.cnf import Cnf
from tutor.rating.grid_cnf import ENCODINGS, cnf_of
from tutor.rating.models import Figures, sat_figures
from tutor.rating.profile import Sight
from tutor.rating.quine import HEURISTICS, Outcome, solve
from tutor.rating.quine_as_coded import CODED_HEURISTICS, solve_as_coded

MOST = 2_000
"""Disjunctions after which a puzzle is left undecided."""


@dataclass(frozen=True)
class Explored:
    """One procedure with one heuristic, on every puzzle."""

    procedure: str
    heuristic: str
    """By the name the slides give it."""
    outcomes: Sequence[Outcome]

    @property
    def name(self) -> str:
        """Both."""
        return f"{self.procedure}-{self.heuristic}"


def _procedures(seed: str) -> list[tuple[str, str, Callable[[Cnf], Outcome]]]:
    """Each with the name the slides give its heuristic."""
    slides = [("slides", name, partial(solve, heuristic=name)) for name in HEURISTICS]
    coded = [
        ("as-coded", name, partial(solve_as_coded, heuristic=coded))
        for name, coded in zip(HEURISTICS, CODED_HEURISTICS, strict=True)
    ]
    return [
        (procedure, name, partial(run, seed=seed, most=MOST))
        for procedure, name, run in (*slides, *coded)
    ]


def explored(base: Base, seed: str, report: Callable[[int, int], None]) -> list[Explored]:
    """Every procedure with every heuristic."""
    procedures = _procedures(seed)
    work = len(procedures) * len(base.puzzles)
    found = []
    for number, (procedure, heuristic, run) in enumerate(procedures):
        outcomes = []
        for done, puzzle in enumerate(base.puzzles):
            report(number * len(base.puzzles) + done, work)
            outcomes.append(run(puzzle.cnf))
        found.append(Explored(procedure, heuristic, outcomes))
    return found


def quine(base: Base, plan: Plan, report: Callable[[int, int], None] = lambda *_: None) -> Part:
    """What each procedure takes, what that counts for, and the heuristics in pairs."""
    runs = explored(base, plan.seed, report)
    part = Part("quine", notes=[("study-note-alpha", {}), ("study-note-as-coded", {})])
    part.sheets.append(_work(runs))
    fits: list[Row] = []
    for run in runs:
        for name, fit in (("signed", least_squares), ("non-negative", non_negative)):
            fits.append(_fit(base, run, name, fit, plan))
        figures = _figures(run)
        part.figures.append(
            Scatter.of(
                f"quine-{run.name}",
                base.difficulties,
                figures @ least_squares(figures, base.difficulties),
                "difficulty",
                "computed",
                is_diagonal=True,
            )
        )
    columns = ("procedure", "heuristic", "way", "alpha-0", "alpha-1", "alpha-2", "published",
               "beta", "gamma", "r-in-sample", "r-out-of-fold")  # fmt: skip
    part.sheets.append(Sheet("alpha", columns, fits))
    part.sheets.append(_apart(base, runs))
    part.sheets.append(_paired(runs))
    part.sheets.append(_each(base, runs))
    return part


def _work(runs: Sequence[Explored]) -> Sheet:
    """Depths, disjunctions and eliminations, those that affirm and those that deny apart."""
    rows: list[Row] = []
    for run in runs:
        depths = [min(outcome.depth, 2) for outcome in run.outcomes]
        rows.append(
            (
                run.procedure,
                run.heuristic,
                *(depths.count(depth) for depth in range(3)),
                fmean(sum(outcome.disjunctions) for outcome in run.outcomes),
                fmean(sum(outcome.affirmed) for outcome in run.outcomes),
                fmean(
                    sum(outcome.eliminations) - sum(outcome.affirmed) for outcome in run.outcomes
                ),
                sum(outcome.status == "undecided" for outcome in run.outcomes),
            )
        )
    columns = ("procedure", "heuristic", "depth-0", "depth-1", "depth-2", "disjunctions",
               "affirmed", "denied", "undecided")  # fmt: skip
    return Sheet("quine", columns, rows)


def _table(outcome: Outcome) -> Figures:
    """Alpha as a table: one weight for each depth, none on top of another."""
    depth = min(outcome.depth, 2)
    return {f"alpha-{each}": float(depth == each) for each in range(3)} | {
        "disjunctions": float(sum(outcome.disjunctions)),
        "eliminations": float(sum(outcome.eliminations)),
    }


def _fit(base: Base, run: Explored, name: str, fit: Fit, plan: Plan) -> Row:
    """The weights of one procedure, alpha as the table it is."""
    is_signed = name == "signed"
    figures = [(_table if is_signed else sat_figures)(outcome) for outcome in run.outcomes]
    model = Model.of(f"{run.name} {name}", {Sight(): figures}, fit)
    result = judged(model, Judge(base.difficulties, plan.seed), base.texts, plan)
    weights = result.coefficients
    if is_signed:
        alpha = [weights.get(f"alpha-{depth}") for depth in range(3)]
    else:
        # Cumulative: what a deeper tree adds to a shallower one.
        steps = [weights.get(each, 0.0) for each in ("constant", "depth-1", "depth-2")]
        alpha = [sum(steps[: depth + 1]) for depth in range(3)]
    told = " ".join(f"{value:g}" for value in published.ALPHA[run.heuristic])
    return (
        run.procedure,
        run.heuristic,
        name,
        *alpha,
        told,
        weights.get("disjunctions", 0.0),
        weights.get("eliminations", 0.0),
        result.in_sample.pearson.value,
        result.out_of_fold.pearson.value,
    )


def _figures(run: Explored) -> Matrix:
    """What the signed fit is made to, puzzle by puzzle."""
    return np.array([list(_table(outcome).values()) for outcome in run.outcomes])


def _apart(base: Base, runs: Sequence[Explored]) -> Sheet:
    """Whether it helps to weigh eliminations that affirm apart from those that deny."""
    rows: list[Row] = []
    for run in runs:
        together = _figures(run)
        affirmed = np.array([[float(sum(outcome.affirmed))] for outcome in run.outcomes])
        apart = np.hstack([together, affirmed])
        correlations = []
        for figures in (together, apart):
            weights = least_squares(figures, base.difficulties)
            correlations.append(pearson(np.asarray(figures @ weights), base.difficulties))
        denied = float(weights[-2])
        rows.append(
            (run.procedure, run.heuristic, *correlations, denied + float(weights[-1]), denied)
        )
    columns = ("procedure", "heuristic", "r-together", "r-apart", "gamma-affirmed", "gamma-denied")
    return Sheet("apart", columns, rows)


def _paired(runs: Sequence[Explored]) -> Sheet:
    """Heuristics puzzle by puzzle: which of two opens fewer disjunctions, and how surely."""
    rows: list[Row] = []
    for one, other in combinations(runs, 2):
        if one.procedure != other.procedure:
            continue
        differences = [
            sum(ours.disjunctions) - sum(theirs.disjunctions)
            for ours, theirs in zip(one.outcomes, other.outcomes, strict=True)
        ]
        fewer, more = sum(each < 0 for each in differences), sum(each > 0 for each in differences)
        equal, chance = len(differences) - fewer - more, _chance(fewer, more)
        rows.append((one.procedure, one.heuristic, other.heuristic, fewer, more, equal, chance))
    columns = ("procedure", "one", "other", "one-fewer", "other-fewer", "equal", "chance")
    return Sheet("paired", columns, rows)


def _chance(fewer: int, more: int) -> float:
    """The sign test: how probable so uneven a score is where both are as good."""
    games = fewer + more
    tail = sum(comb(games, wins) for wins in range(min(fewer, more) + 1))
    return min(1.0, float(2 * tail / 2**games))


def _each(base: Base, runs: Sequence[Explored]) -> Sheet:
    """Puzzle by puzzle."""
    rows: list[Row] = [
        (
            puzzle.text,
            run.procedure,
            run.heuristic,
            outcome.status,
            outcome.depth,
            sum(outcome.disjunctions),
            sum(outcome.affirmed),
            sum(outcome.eliminations) - sum(outcome.affirmed),
        )
        for run in runs
        for puzzle, outcome in zip(base.puzzles, run.outcomes, strict=True)
    ]
    columns = ("puzzle", "procedure", "heuristic", "status", "depth", "disjunctions", "affirmed",
               "denied")  # fmt: skip
    return Sheet("quine-each", columns, rows, is_long=True)


def encodings(base: Base, report: Callable[[int, int], None] = lambda *_: None) -> Part:
    """The same puzzles written otherwise: density, and what the procedure takes then."""
    rows: list[Row] = []
    work = len(ENCODINGS) * len(base.puzzles)
    for number, encoding in enumerate(ENCODINGS):
        cnfs, outcomes = [], []
        for done, puzzle in enumerate(base.puzzles):
            report(number * len(base.puzzles) + done, work)
            cnf = cnf_of(puzzle.grid, encoding=encoding).cnf
            cnfs.append(cnf)
            outcomes.append(solve(cnf, "smallest", most=MOST))
        density = np.array([cnf.density for cnf in cnfs])
        rows.append(
            (
                encoding,
                fmean(len(cnf.variables) for cnf in cnfs),
                fmean(len(cnf.clauses) for cnf in cnfs),
                fmean(density.tolist()),
                pearson(density, base.difficulties),
                sum(outcome.depth > 0 for outcome in outcomes),
                fmean(sum(outcome.disjunctions) for outcome in outcomes),
                fmean(sum(outcome.eliminations) for outcome in outcomes),
                sum(outcome.status == "undecided" for outcome in outcomes),
            )
        )
    columns = ("encoding", "variables", "clauses", "density", "r", "deep", "disjunctions",
               "eliminations", "undecided")  # fmt: skip
    return Part("encodings", [Sheet("encodings", columns, rows)])
