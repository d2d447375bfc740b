"""The changes that keep a puzzle what it is: other names for digits, lines in other places."""

from collections.abc import Sequence

from tutor.sudoku.dice import Dice
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid


def shuffled(grid: Grid, dice: Dice) -> Grid:
    """A grid's givens after a random symmetry of the game: another look, the same logic."""
    givens = [value if grid.is_given(cell) else 0 for cell, value in enumerate(grid.values)]
    return Grid(grid.geometry, shuffled_values(grid.geometry, givens, dice))


def shuffled_values(geometry: Geometry, values: Sequence[int], dice: Dice) -> list[int]:
    """The values after random relabelling and exchanges of rows, columns, bands, stacks.

    Rows become columns only where that keeps the shape of the boxes.
    """
    n = geometry.n
    digit = [0, *(position + 1 for position in dice.permutation(n))]
    rows = _line_order(n // geometry.box_rows, geometry.box_rows, dice)
    columns = _line_order(n // geometry.box_cols, geometry.box_cols, dice)
    if geometry.box_rows == geometry.box_cols and dice.below(2):
        return [digit[values[column * n + row]] for row in rows for column in columns]
    return [digit[values[row * n + column]] for row in rows for column in columns]


def _line_order(bands: int, lines: int, dice: Dice) -> list[int]:
    """Lines in a random order that keeps each band (or stack) together."""
    return [
        band * lines + line for band in dice.permutation(bands) for line in dice.permutation(lines)
    ]
