"""Whether a grid can be played: one solution, several, none, or against the rules already."""

from dataclasses import dataclass
from itertools import islice
from typing import Literal

from tutor.base.watch import Report
from tutor.sudoku import search
from tutor.sudoku.grid import Contradiction, Grid

Kind = Literal["unique", "several", "none", "against-rules", "full", "unknown"]


@dataclass(frozen=True)
class Verdict:
    """What a grid is worth to somebody who wants to solve it.

    - ``unique``: a puzzle;
    - ``several``: more than one solution, so logic cannot get to the end;
    - ``none``: no solution;
    - ``against-rules``: a digit stands twice in a house;
    - ``full``: nothing left to find;
    - ``unknown``: too large to find out in a reasonable time.
    """

    kind: Kind
    contradiction: Contradiction | None = None
    """What shows it at a glance, if something does."""


def judge(grid: Grid, report: Report | None = None) -> Verdict:
    """Find out what a grid is; the report may raise to stop the search."""
    clash = next(grid.duplicates(), None)
    if clash is not None:
        return Verdict("against-rules", clash)
    if grid.is_full:
        return Verdict("full")
    dead_end = next(grid.contradictions(), None)
    if dead_end is not None:
        return Verdict("none", dead_end)
    if not search.is_quick(grid.geometry):
        return Verdict("unknown" if search.may_have_solution(grid) else "none")
    found = sum(1 for _ in islice(search.solutions(grid, report=report), 2))
    kinds: tuple[Kind, ...] = ("none", "unique", "several")
    return Verdict(kinds[found])
