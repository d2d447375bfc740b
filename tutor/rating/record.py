"""A rating as a record: what ``tutor rate --json`` prints, and everything else is made from.

Records hold nothing but text and numbers, so that other processes can make them.
"""

from dataclasses import dataclass
from typing import Any

from tutor.rating import quine
from tutor.rating.grid_cnf import cnf_of
from tutor.rating.models import sat_figures, weighted
from tutor.rating.profile import Openings, Openness, Sight
from tutor.rating.quine import Heuristic
from tutor.rating.rater import NotRated, Rating, rate
from tutor.rating.visual import visual_of
from tutor.rating.weights import Weights
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.sudoku.sat import TooLarge
from tutor.sudoku.search import is_quick
from tutor.sudoku.watch import Pulse, no_pulse
from tutor.techniques.ladder import TECHNIQUES

Record = dict[str, Any]

MOST_ON_LARGE_BOARDS = 500
"""Disjunctions after which a board above 16 x 16 is left undecided: each takes long there."""


@dataclass(frozen=True)
class Wanted:
    """What a record should hold."""

    weights: Weights
    heuristic: Heuristic | None = None
    """How the formula is explored; None leaves it out."""
    seed: str = "0"
    """For the random heuristic."""


def record_of(grid: Grid, wanted: Wanted, pulse: Pulse = no_pulse) -> Record:
    """Everything about a grid; ``flaw`` says why it has no rating, if it has none."""
    record: Record = {"grid": line_of(grid)}
    try:
        record |= _rated(rate(grid, wanted.weights, pulse), wanted.weights)
    except NotRated as problem:
        record |= {
            "score": None,
            "level": None,
            "hardest": None,
            "counts": {},
            "openness": None,
            "flaw": problem.flaw,
        }
    record["visual"] = _visual(grid)
    if wanted.heuristic is not None:
        try:
            record["sat"] = _sat(grid, wanted, pulse, is_rated="flaw" not in record)
        except TooLarge:
            record["sat"] = None
    return record


def _rated(rating: Rating, weights: Weights) -> Record:
    openness = rating.profile.openness
    assert openness is not None
    used = rating.profile.counts
    return {
        "score": round(rating.score, 2),
        "level": rating.level,
        "hardest": rating.hardest,
        "counts": {id_: used[id_] for id_ in TECHNIQUES if used[id_]},
        "openness": round(sum(openness.in_sight()), 2),
        "openings": _openings(openness, weights),
    }


def _openings(openness: Openness, weights: Weights) -> Record:
    """How open the grid is: steps in sight for each digit placed, and figures of the whole."""
    kinds = zip(Openings._fields, openness.in_sight(), strict=True)
    return {
        "moments": openness.placed,
        **{kind: round(average, 2) for kind, average in kinds},
        "alone": openness.alone,
        "distance": round(openness.distance / max(openness.placed - 1, 1), 2),
        "sweeps": len(openness.sweeps),
        "looks": round(openness.looks(weights.sight), 1),
        # Like the level, this means the same whatever the rating is calibrated on.
        "cells_per_opening": round(openness.cells_per_opening(Sight()), 2),
    }


def _visual(grid: Grid) -> Record:
    visual = visual_of(grid)
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


def _sat(grid: Grid, wanted: Wanted, pulse: Pulse, *, is_rated: bool) -> Record:
    """The grid as a formula, and what it takes to satisfy that."""
    assert wanted.heuristic is not None
    cnf = cnf_of(grid, pulse).cnf
    most = quine.MOST_DISJUNCTIONS if is_quick(grid.geometry) else MOST_ON_LARGE_BOARDS
    outcome = quine.solve(cnf, wanted.heuristic, seed=wanted.seed, most=most, pulse=pulse)
    score = None
    weights = wanted.weights.sat.get(wanted.heuristic)
    if is_rated and outcome.status == "satisfied" and weights is not None:
        score = wanted.weights.minutes * weighted(sat_figures(outcome), weights)
    return {
        "variables": len(cnf.variables),
        "clauses": len(cnf.clauses),
        "density": round(cnf.density, 2),
        "heuristic": wanted.heuristic,
        "status": outcome.status,
        "depth": outcome.depth,
        "disjunctions": list(outcome.disjunctions),
        "eliminations": list(outcome.eliminations),
        "score": None if score is None else round(score, 2),
    }
