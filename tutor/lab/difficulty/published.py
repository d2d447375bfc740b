"""The figures the study published, to stand beside ours.

Its first base are 344 puzzles timed on people; its second, 1,000 puzzles with a rating made by
a program. Coefficients are those of the first base.
"""

from typing import NamedTuple


class Weight(NamedTuple):
    """What the study counts a technique for."""

    counts: float
    """In the model of counts alone."""
    per_use: float
    """In the model that adds first uses: for each use."""
    first_use: float
    """In the same: for the first."""


CRITERIA = {"candidates": 0.21, "spread": 0.10, "spread_values": 0.10}
"""Correlations of visual criteria with the difficulty, on the first base."""

SECOND_BASE = {"counts": 0.63, "counts-and-first-use": 0.83}
"""Correlations of models in sample, on the second base."""

TRIES = (20, 9)
"""Values that backtracking tries on the first base, and in how many puzzles."""

WEIGHTS = {
    "full-house": Weight(-0.01, 0.05, -0.7),
    "naked-single": Weight(0.07, -0.04, 0.5),
    "hidden-single": Weight(0.06, 0.08, -0.7),
    "pointing": Weight(-0.04, -0.04, 0.7),
    "naked-pair": Weight(0.08, 0.05, -0.06),
    "hidden-pair": Weight(0.87, 0.02, 1.5),
    "naked-triple": Weight(0.2, 0.1, -0.03),
    "hidden-triple": Weight(2.5, 8.0, 7.0),
    "claiming": Weight(1.7, 0.4, 0.4),
    "x-wing": Weight(0.9, -2.7, -2.7),
    "xy-wing": Weight(-0.1, -9.0, 13.0),
    "swordfish": Weight(6.0, 0.1, 0.1),
    "backtracking": Weight(0.7, -3.0, 10.0),
}

ALPHA = {
    "random": (0.9, 0.7, 0.2),
    "smallest": (1.3, 2.0, 2.2),
    "largest": (1.1, 2.2, 2.5),
}
"""By heuristic, what a depth of 0, 1, and 2 or more counts for. Beside it, a disjunction counts
for about -2e-4 and an elimination for about -2e-7."""

EXAMPLE = "..7.2...184.1......213...8.....45..3.6.....4.2..76.....1...736......6.785...3.1.."
"""The worked example of a formula."""
EXAMPLE_FORMULA = (187, 1375, 1192)
"""Its variables, its clauses, and those of them that differ."""
