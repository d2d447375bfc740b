"""What the eye sees of a grid before anybody solves it."""

from collections.abc import Sequence
from functools import cache
from math import isqrt
from operator import mul
from typing import NamedTuple

from tutor.rating.profile import Start
from tutor.sudoku import search
from tutor.sudoku.cover import cover_of
from tutor.sudoku.grid import Grid, filled_cells
from tutor.techniques.position import Tables

_PRECISION = 100
"""Binary digits: twice what a number has."""


class Visual(NamedTuple):
    """The givens and how evenly they are spread. Each spread is a standard deviation."""

    givens: int
    candidates: int
    """Over all empty cells."""
    spread_rows: float
    spread_columns: float
    spread_boxes: float
    spread_values: float

    @property
    def spread(self) -> float:
        """How unevenly the givens lie on the board."""
        return self.spread_rows + self.spread_columns + self.spread_boxes

    @property
    def mix(self) -> float:
        """One figure of them all."""
        return 1.5 * self.spread - self.spread_values - 0.8 * self.givens + 20


def visual_of(grid: Grid, start: Start | None = None) -> Visual:
    """The visual criteria of a grid, of which some things may have been counted.

    Digits already placed count as given.
    """
    n, values = grid.geometry.n, bytes(grid.values)
    if start is None:
        start = _counted(grid)
    candidates, left = start
    # Empty cells spread as the others do.
    return Visual(
        len(values) - values.count(0),
        candidates,
        spread_rows=_deviation(left[n : 2 * n]),
        spread_columns=_deviation(left[2 * n :]),
        spread_boxes=_deviation(left[:n]),
        spread_values=_deviation([*map(values.count, range(1, n + 1))]),
    )


def _counted(grid: Grid) -> Start:
    empty = ~filled_cells(grid.values)
    houses = Tables.of(grid.geometry).houses
    return Start(_candidate_count(grid), bytes([(empty & house).bit_count() for house in houses]))


def _candidate_count(grid: Grid) -> int:
    """How many candidates the empty cells have."""
    if search.is_quick(grid.geometry):
        cover = cover_of(grid.geometry)
        if (state := cover.load(grid)) is not None:
            return cover.candidate_count(state)
    return sum(grid.candidates[cell].bit_count() for cell in grid.empty_cells())


def _deviation(counts: Sequence[int]) -> float:
    """The standard deviation."""
    return _of_sums(len(counts), sum(counts), sum(map(mul, counts, counts)))


@cache
def _of_sums(size: int, total: int, squares: int) -> float:
    """The same of so many counts with that sum and that sum of squares.

    Worked out with whole numbers, and rounded at the end: the last digit is right, too.
    """
    return isqrt(size * squares - total**2 << 2 * _PRECISION) / (size << _PRECISION)
