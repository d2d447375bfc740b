"""The changes of a board that change nothing about its logic."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from tutor.base.dice import Dice
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate


@cache
def _relabelled(n: int) -> list[int]:
    """The digits in another order."""
    return Dice("relabelled").permutation(n)


Move = Callable[[int, int, Geometry], tuple[int, int]]
"""Where the cell of a row and a column goes."""


@dataclass(frozen=True)
class Change:
    """A board moved about, or its digits exchanged."""

    move: Move = lambda row, column, geometry: (row, column)
    turns_boxes: bool = False
    """Whether boxes of 2x3 become boxes of 3x2."""
    relabels: bool = False

    def geometry(self, old: Geometry) -> Geometry:
        """The shape of the changed board."""
        return Geometry.of(old.box_cols, old.box_rows) if self.turns_boxes else old

    def cell(self, cell: int, geometry: Geometry) -> int:
        """Where a cell goes."""
        row, column = self.move(*divmod(cell, geometry.n), geometry)
        return row * geometry.n + column

    def digit(self, digit: int, geometry: Geometry) -> int:
        """What a digit becomes."""
        if not self.relabels:
            return digit
        return _relabelled(geometry.n)[digit - 1] + 1

    def candidate(self, found: Candidate, geometry: Geometry) -> Candidate:
        """What a candidate becomes."""
        return Candidate(self.cell(found.cell, geometry), self.digit(found.digit, geometry))

    def grid(self, grid: Grid) -> Grid:
        """The changed board: values, givens and candidates."""
        old = grid.geometry
        new = Grid(self.geometry(old))
        cells = [self.cell(cell, old) for cell in range(old.cell_count)]
        names = [0, *(self.digit(digit, old) for digit in range(1, old.n + 1))]
        for cell in range(old.cell_count):
            new.values[cells[cell]] = names[grid.values[cell]]
            new.givens |= grid.is_given(cell) << cells[cell]
        for cell in grid.empty_cells():
            kept = sum(1 << names[digit] - 1 for digit in digits(grid.candidates[cell]))
            new.candidates[cells[cell]] = kept
        return new


def _exchanged(index: int, first: int, second: int) -> int:
    return {first: second, second: first}.get(index, index)


def _exchanged_bands(index: int, size: int) -> int:
    """The first two bands of lines change places."""
    return index + size if index < size else index - size if index < 2 * size else index


CHANGES = {
    "transposed": Change(lambda row, column, g: (column, row), turns_boxes=True),
    "rotated": Change(lambda row, column, g: (column, g.n - 1 - row), turns_boxes=True),
    "turned upside down": Change(lambda row, column, g: (g.n - 1 - row, g.n - 1 - column)),
    "mirrored": Change(lambda row, column, g: (row, g.n - 1 - column)),
    "rows exchanged": Change(lambda row, column, g: (_exchanged(row, 0, 1), column)),
    "columns exchanged": Change(lambda row, column, g: (row, _exchanged(column, 0, 1))),
    "bands exchanged": Change(lambda row, column, g: (_exchanged_bands(row, g.box_rows), column)),
    "stacks exchanged": Change(lambda row, column, g: (row, _exchanged_bands(column, g.box_cols))),
    "relabelled": Change(relabels=True),
}
