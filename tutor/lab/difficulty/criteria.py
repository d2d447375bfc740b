"""What the eye sees of a grid, against how hard it is: correlations, means by givens."""

from collections import defaultdict
from collections.abc import Callable
from itertools import combinations
from statistics import fmean, pstdev

import numpy as np

from tutor.lab.calibration.fitting import Vector, pearson, spearman
from tutor.lab.difficulty import published
from tutor.lab.difficulty.base import Base
from tutor.lab.difficulty.sheets import Bars, Part, Row, Scatter, Sheet
from tutor.rating.levels import NotRated
from tutor.rating.profile import Sight
from tutor.rating.record import profile_of

CRITERIA = ("givens", "candidates", "spread", "spread_values", "mix")
"""The visual criteria."""
MEASURES = (*CRITERIA, "variables", "clauses", "density")
"""With them, what is known of the formula before it is solved."""


def measures(base: Base) -> dict[str, Vector]:
    """Each of them, by puzzle."""
    found = {
        name: np.array([float(getattr(puzzle.visual, name)) for puzzle in base.puzzles])
        for name in CRITERIA
    }
    cnfs = [puzzle.cnf for puzzle in base.puzzles]
    return found | {
        "variables": np.array([float(len(cnf.variables)) for cnf in cnfs]),
        "clauses": np.array([float(len(cnf.clauses)) for cnf in cnfs]),
        "density": np.array([cnf.density for cnf in cnfs]),
    }


def criteria(base: Base) -> Part:
    """Each criterion with the difficulty, and the criteria among themselves."""
    smaller = base.without_hardest()
    found, without = measures(base), measures(smaller)
    rows: list[Row] = [
        (
            name,
            published.CRITERIA.get(name),
            pearson(without[name], smaller.difficulties),
            pearson(found[name], base.difficulties),
            spearman(found[name], base.difficulties),
        )
        for name in MEASURES
    ]
    crossed: list[Row] = [
        (one, other, pearson(found[one], found[other])) for one, other in combinations(MEASURES, 2)
    ]
    columns = ("criterion", "published", "r-without-hardest", "r", "rho")
    return Part(
        "criteria",
        [Sheet("criteria", columns, rows), Sheet("crossed", ("one", "other", "r"), crossed)],
        [
            Scatter.of(f"criterion-{name}", without[name], smaller.difficulties, name, "difficulty")
            for name in MEASURES
        ],
        [("study-note-hardest", {"count": len(base.puzzles) - len(smaller.puzzles)})],
    )


def givens(base: Base) -> Part:
    """The difficulty by the number of givens."""
    groups: dict[int, list[float]] = defaultdict(list)
    for puzzle in base.puzzles:
        groups[puzzle.visual.givens].append(puzzle.difficulty)
    ordered = sorted(groups)
    means = [fmean(groups[count]) for count in ordered]
    deviations = [pstdev(groups[count]) for count in ordered]
    rows: list[Row] = [
        (count, len(groups[count]), mean, deviation)
        for count, mean, deviation in zip(ordered, means, deviations, strict=True)
    ]
    return Part(
        "givens",
        [Sheet("givens", ("givens", "puzzles", "mean", "deviation"), rows)],
        [Bars("givens", ordered, means, deviations, "givens", "difficulty")],
    )


def counted(base: Base) -> Part:
    """How often each technique is used, in all and grid by grid."""
    uses: list[Row] = []
    for id_ in base.order:
        found = [puzzle.counts[id_] for puzzle in base.puzzles if puzzle.counts[id_]]
        uses.append((id_, sum(found), len(found)))
    each: list[Row] = [
        (puzzle.text, puzzle.difficulty, *(puzzle.counts[id_] for id_ in base.order))
        for puzzle in base.puzzles
    ]
    columns = ("puzzle", "difficulty", *base.order)
    tries, puzzles = published.TRIES
    return Part(
        "counts",
        [
            Sheet("uses", ("technique", "uses", "puzzles"), uses),
            Sheet("counts", columns, each, is_long=True),
        ],
        notes=[("study-note-tries", {"tries": tries, "puzzles": puzzles})],
    )


def openness(base: Base, report: Callable[[int, int], None] = lambda *_: None) -> Part:
    """How many steps are in sight while a grid is solved, against how hard it is.

    The study asks whether that matters; where singles do not get to the end, the walk up our own
    ladder tells.
    """
    found: dict[str, list[float]] = {}
    hard: list[float] = []
    for done, puzzle in enumerate(base.puzzles):
        report(done, len(base.puzzles))
        try:
            seen = profile_of(puzzle.grid).openness
        except NotRated:
            continue  # a grid with several solutions, or none
        assert seen is not None
        hard.append(puzzle.difficulty)
        kinds = dict(zip(Sight._fields, seen.in_sight(), strict=True))
        figures = {
            "in-sight": sum(kinds.values()),
            **{f"in-sight-{kind}": value for kind, value in kinds.items()},
            "alone": float(seen.alone),
            "sweeps": float(len(seen.sweeps)),
            "cells-per-opening": seen.cells_per_opening(Sight()),
        }
        for name, value in figures.items():
            found.setdefault(name, []).append(value)
    rows: list[Row] = [
        (
            name,
            fmean(values),
            pearson(np.array(values), np.array(hard)),
            spearman(np.array(values), np.array(hard)),
        )
        for name, values in found.items()
    ]
    cells = found.get("cells-per-opening", [])
    r = pearson(np.array(cells), np.array(hard)) if hard else 0.0
    return Part(
        "openness",
        [Sheet("openness", ("figure", "mean", "r", "rho"), rows)],
        [Scatter("openness", cells, hard, r, "cells-per-opening", "difficulty")],
    )
