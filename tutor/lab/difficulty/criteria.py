"""What the eye sees of a grid, against how hard it is: correlations, means by givens."""

from collections import defaultdict
from itertools import combinations
from statistics import fmean, pstdev

import numpy as np

from tutor.lab.calibration.fitting import Vector, pearson, spearman
from tutor.lab.difficulty import published
from tutor.lab.difficulty.base import Base
from tutor.lab.difficulty.sheets import Bars, Cell, Part, Scatter, Sheet

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
    rows: list[tuple[Cell, ...]] = [
        (
            name,
            published.CRITERIA.get(name),
            pearson(without[name], smaller.difficulties),
            pearson(found[name], base.difficulties),
            spearman(found[name], base.difficulties),
        )
        for name in MEASURES
    ]
    crossed: list[tuple[Cell, ...]] = [
        (one, other, pearson(found[one], found[other])) for one, other in combinations(MEASURES, 2)
    ]
    columns = ("criterion", "published", "r-without-hardest", "r", "rho")
    return Part(
        "criteria",
        [Sheet("criteria", columns, rows), Sheet("crossed", ("one", "other", "r"), crossed)],
        [
            Scatter(
                f"criterion-{name}",
                without[name].tolist(),
                smaller.difficulties.tolist(),
                pearson(without[name], smaller.difficulties),
                name,
                "difficulty",
            )
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
    rows: list[tuple[Cell, ...]] = [
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
    uses: list[tuple[Cell, ...]] = []
    for id_ in base.order:
        found = [puzzle.counts[id_] for puzzle in base.puzzles if puzzle.counts[id_]]
        uses.append((id_, sum(found), len(found)))
    each: list[tuple[Cell, ...]] = [
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
