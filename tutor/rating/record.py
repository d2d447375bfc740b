"""A rating as a record: what ``tutor rate --json`` prints, and everything else is made from.

Records hold nothing but text and numbers, so that other processes can make them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tutor.base.sat import TooLarge
from tutor.base.watch import Pulse, no_pulse
from tutor.rating import plain, quick, quine
from tutor.rating.cnf import Cnf
from tutor.rating.levels import Difficulty, Needs, NotRated, level_of
from tutor.rating.models import COUNT_MODELS, openness_figures, sat_figures, weighted
from tutor.rating.pace import pace_of
from tutor.rating.profile import OF_SUDOKU, Profile, Rungs, Sight, Start
from tutor.rating.quine import Heuristic
from tutor.rating.study import STUDY_ORDER, study_counts
from tutor.rating.visual import visual_of
from tutor.rating.weights import OPENNESS, STUDY, Weights, shipped
from tutor.sudoku import search
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.sudoku.search import is_quick
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Step

if TYPE_CHECKING:
    from tutor.nonogram.puzzle import Puzzle


Rating = Difficulty[Profile]


def profile_of(grid: Grid, *, openness: bool = True, pulse: Pulse = no_pulse) -> Profile:
    """What the walk of a grid needs.

    Raises:
        NotRated: it has not exactly one solution, as far as anybody can tell.
    """
    # Techniques that take one solution for granted make sure of it first. So a walk to the
    # end proves that there is no other, and only where it ends early is there more to ask.
    is_quick = search.is_quick(grid.geometry)
    walk = quick.profile_of if is_quick else plain.profile_of
    profile = walk(grid, openness=openness, pulse=pulse)
    if profile.is_complete:
        return profile
    if grid.breaks_rules:
        raise NotRated("invalid")
    try:
        found = next(search.within_reach(grid, pulse), None)
    except search.OutOfReach:
        raise NotRated("stuck") from None
    raise NotRated("none" if found is None else "multiple")


def rate(grid: Grid, weights: Weights | None = None, pulse: Pulse = no_pulse) -> Rating:
    """The rating of a grid with exactly one solution, by the shipped weights or others.

    Raises:
        NotRated: it has not exactly one solution, as far as anybody can tell.
    """
    weights = shipped() if weights is None else weights
    profile = profile_of(grid, pulse=pulse)
    score = _difficulty(grid, profile, weights, pulse)
    return Rating(score, level_of(profile, grid.geometry), profile)


def rated_by_walk(grid: Grid, steps: Iterable[Step]) -> Rating | None:
    """The rating of a grid whose walk up the whole ladder is known; none if it ends early."""
    profile = plain.profile_along(grid, steps)
    if not profile.is_complete:
        return None
    score = _difficulty(grid, profile, shipped(), no_pulse)
    return Rating(score, level_of(profile, grid.geometry), profile)


def rated_soon(grid: Grid, pulse: Pulse = no_pulse) -> Rating | None:
    """The rating of a grid, for people who wait for it: none of boards that take long."""
    if not search.is_quick(grid.geometry):
        return None
    try:
        return rate(grid, pulse=pulse)
    except NotRated:
        return None


def _difficulty(grid: Grid, profile: Profile, weights: Weights, pulse: Pulse) -> float:
    """The score by the model that the weights are for, in minutes."""
    model = weights.model
    if model == OPENNESS:
        figures = openness_figures(profile, weights.sight)
    elif model.startswith(f"{STUDY}-"):
        used = study_counts(grid, pulse)
        figures = COUNT_MODELS[model.removeprefix(f"{STUDY}-")](used, STUDY_ORDER)
    else:
        figures = COUNT_MODELS[model](profile.counts, tuple(TECHNIQUES))
    return weights.minutes * weighted(figures, weights.coefficients)


Record = dict[str, Any]

MOST_ON_LARGE_BOARDS = 500
"""Disjunctions after which a board above 16 x 16, or of a large formula, is left undecided: each
takes long there."""

MOST_OF_NONOGRAMS = 2_000
"""The same for other nonograms: a few seconds on a board of about 25 x 25."""
LARGE_FORMULA = 10_000
"""The clauses of such a board."""

SAT_MINUTES: dict[Heuristic, dict[str, float]] = {
    "random": {"constant": 0.819, "depth-1": 8.12, "eliminations": 0.0263},
    "smallest": {
        "constant": 0.803,
        "depth-1": 7.49,
        "depth-2": 8.22,
        "disjunctions": 2.14,
        "eliminations": 0.0265,
    },
    "largest": {"constant": 0.814, "depth-1": 7.84, "eliminations": 0.0264},
}
"""What the figures of a nonogram's formula count for, in minutes. No times of people are behind
them: they were fitted, by logarithms with nothing below 0, to the scores of our own rater on
random puzzles. ``python -m tutor.lab.calibration.formula_minutes`` does it again."""


@dataclass(frozen=True)
class Wanted:
    """What the record of a grid should hold."""

    weights: Weights
    heuristic: Heuristic | None = None
    """How the formula is explored; None leaves it out."""
    seed: str = "0"
    """For the random heuristic."""
    is_formula_alone: bool = False
    """Whether nothing but the formula is asked for, which saves walking up the ladder."""
    is_as_coded: bool = False
    """Whether the formula is explored as the study's own program does."""


def record_of(grid: Grid, wanted: Wanted, pulse: Pulse = no_pulse) -> Record:
    """Everything about a grid; ``flaw`` says why it has no rating, if it has none."""
    record: Record = {"grid": line_of(grid)}
    start = None
    if not wanted.is_formula_alone:
        try:
            rating = rate(grid, wanted.weights, pulse)
        except NotRated as problem:
            record |= _UNRATED | {"pace": None, "openness": None, "flaw": problem.flaw}
        else:
            start = rating.profile.start
            record |= _rated(rating, OF_SUDOKU, rating.profile.counts)
            record["pace"] = pace_of(rating.score)
            record |= _openness(rating.profile, wanted.weights)
        record["visual"] = _visual(grid, start)
    if wanted.heuristic is not None:
        from tutor.rating import grid_cnf  # few ask for formulas

        most = quine.MOST_DISJUNCTIONS if is_quick(grid.geometry) else MOST_ON_LARGE_BOARDS
        try:
            cnf = grid_cnf.cnf_of(grid, pulse).cnf
        except TooLarge:
            record["sat"] = None
        else:
            record["sat"] = _way(wanted, is_scored="flaw" not in record).explore(cnf, most, pulse)
    return record


def record_of_formula(cnf: Cnf, wanted: Wanted, pulse: Pulse = no_pulse) -> Record:
    """What any formula takes: the member ``sat`` of a record, with the weights of grids."""
    most = quine.MOST_DISJUNCTIONS if len(cnf.clauses) <= LARGE_FORMULA else MOST_ON_LARGE_BOARDS
    return _way(wanted, is_scored=True).explore(cnf, most, pulse)


def _way(wanted: Wanted, *, is_scored: bool) -> "_Way":
    """How the formulas of grids are explored."""
    assert wanted.heuristic is not None
    weights = wanted.weights.sat.get(wanted.heuristic) if is_scored else None
    minutes = wanted.weights.minutes
    return _Way(wanted.heuristic, wanted.seed, weights, minutes, wanted.is_as_coded)


def record_of_picture(
    puzzle: "Puzzle",
    heuristic: Heuristic | None = None,
    seed: str = "0",
    pulse: Pulse = no_pulse,
    *,
    is_formula_alone: bool = False,
    is_as_coded: bool = False,
) -> Record:
    """Everything about a nonogram; ``flaw`` says why it has no rating, if it has none.

    Args:
        puzzle: the nonogram.
        heuristic: how its formula is explored; None leaves the formula out.
        seed: for the random heuristic.
        pulse: called often; may raise to stop.
        is_formula_alone: whether nothing but the formula is asked for.
        is_as_coded: whether it is explored as the study's own program does.
    """
    # Loaded here: rating Sudoku should not wait for nonograms.
    from tutor.rating import puzzle_cnf
    from tutor.rating.pictures import rate_picture
    from tutor.rating.sweeps import OF_NONOGRAMS

    record: Record = {"title": puzzle.title, "width": puzzle.width, "height": puzzle.height}
    if not is_formula_alone:
        try:
            rating = rate_picture(puzzle, pulse)
        except NotRated as problem:
            record |= _UNRATED | {"flaw": problem.flaw}
        else:
            record |= _rated(rating, OF_NONOGRAMS, rating.profile.counts)
            record |= {
                "sweeps": rating.profile.sweeps,
                "probes": rating.profile.probes,
                "depth": rating.profile.depth,
                "cells": puzzle.cell_count,
                "black": round(sum(map(sum, puzzle.rows)) / puzzle.cell_count, 3),
            }
            if puzzle.inks:
                record["colours"] = len(puzzle.inks)
    if heuristic is not None:
        minutes = SAT_MINUTES[heuristic] if "flaw" not in record else None
        way = _Way(heuristic, seed, minutes, 1.0, is_as_coded)
        try:
            cnf = puzzle_cnf.cnf_of(puzzle, pulse).cnf
        except TooLarge:
            record["sat"] = None
        else:
            is_large = len(cnf.clauses) > LARGE_FORMULA
            most = MOST_ON_LARGE_BOARDS if is_large else MOST_OF_NONOGRAMS
            record["sat"] = way.explore(cnf, most, pulse)
    return record


_UNRATED: Record = {"score": None, "level": None, "hardest": None, "counts": {}}


def _rated(rating: Difficulty[Needs], rungs: Rungs, counts: Counter[str]) -> Record:
    """What is told of a rating, whatever the game."""
    return {
        "score": round(rating.score, 2),
        "level": rating.level,
        "hardest": rating.hardest,
        "counts": rungs.in_order(counts),
    }


def _openness(profile: Profile, weights: Weights) -> Record:
    """How open a grid is: steps in sight for each digit placed, and figures of the whole."""
    openness = profile.openness
    assert openness is not None
    in_sight, placed = openness.in_sight(), openness.placed
    kinds = zip(Sight._fields, in_sight, strict=True)
    return {
        "openness": round(sum(in_sight), 2),
        "openings": {
            "moments": placed,
            **{kind: round(average, 2) for kind, average in kinds},
            "alone": openness.alone,
            "distance": round(openness.distance / max(placed - 1, 1), 2),
            "sweeps": len(openness.sweeps),
            "looks": round(openness.looks(weights.sight), 1),
            "rounds": openness.rounds,
            # Like the level, this means the same whatever the rating is calibrated on.
            "cells_per_opening": round(openness.cells_per_opening(Sight()), 2),
        },
    }


def _visual(grid: Grid, start: Start | None) -> Record:
    visual = visual_of(grid, start)
    return {
        "givens": visual.givens,
        "candidates": visual.candidates,
        "spread_rows": round(visual.spread_rows, 3),
        "spread_columns": round(visual.spread_columns, 3),
        "spread_boxes": round(visual.spread_boxes, 3),
        "spread": round(visual.spread, 3),
        "spread_values": round(visual.spread_values, 3),
        "mix": round(visual.mix, 3),
    }


@dataclass(frozen=True)
class _Way:
    """How a formula is explored, and what that counts for."""

    heuristic: Heuristic
    seed: str
    weights: Mapping[str, float] | None
    """None where nothing is to be scored."""
    minutes: float
    """What a score of 1 stands for."""
    is_as_coded: bool
    """Whether by the steps of the study's program, for which there are no weights."""

    def explore(self, cnf: Cnf, most: int, pulse: Pulse) -> Record:
        """The formula, and what it takes to satisfy it."""
        if self.is_as_coded:
            from tutor.rating.quine_as_coded import CODED_HEURISTICS, solve_as_coded

            coded = CODED_HEURISTICS[quine.HEURISTICS.index(self.heuristic)]
            outcome = solve_as_coded(cnf, coded, seed=self.seed, most=most, pulse=pulse)
        else:
            outcome = quine.solve(cnf, self.heuristic, seed=self.seed, most=most, pulse=pulse)
        score = None
        if outcome.status == "satisfied" and self.weights is not None and not self.is_as_coded:
            score = round(self.minutes * weighted(sat_figures(outcome), self.weights), 2)
        return {
            "variables": len(cnf.variables),
            "clauses": len(cnf.clauses),
            "density": round(cnf.density, 2),
            "heuristic": self.heuristic,
            "status": outcome.status,
            "depth": outcome.depth,
            "disjunctions": list(outcome.disjunctions),
            "eliminations": list(outcome.eliminations),
            "score": score,
            **({"procedure": "as-coded"} if self.is_as_coded else {}),
        }
