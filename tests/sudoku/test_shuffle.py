"""Shuffled puzzles: another look, the same puzzle."""

import pytest

from tests.grids import CLASSIC, NINE_SOLUTIONS, grid_of, holes
from tutor.base.dice import Dice
from tutor.sudoku import search
from tutor.sudoku.formats import line_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import shuffled


def lines_by_givens(grid: Grid) -> tuple[list[int], list[int]]:
    """How many givens the rows have, and the columns, in order of size."""
    n = grid.geometry.n
    rows = sorted(sum(map(grid.is_given, house.cells)) for house in grid.geometry.rows)
    columns = sorted(sum(map(grid.is_given, house.cells)) for house in grid.geometry.columns)
    assert len(rows) == n
    return rows, columns


@pytest.mark.parametrize(("text", "solutions"), [(CLASSIC, 1), (NINE_SOLUTIONS, 9)])
def test_as_many_solutions_as_before(text: str, solutions: int) -> None:
    grid = grid_of(text)
    dice = Dice("shuffle")
    seen = set()
    for _ in range(20):
        other = shuffled(grid, dice)
        seen.add(line_of(other))
        assert other.given_count == grid.given_count
        assert not other.breaks_rules
        assert search.count(other) == solutions
    assert len(seen) == 20
    assert line_of(grid) not in seen


def test_rows_become_columns_only_if_boxes_are_square() -> None:
    # An empty first row tells rows from columns.
    for shape, both_ways in (((2, 3), False), ((3, 3), True), ((3, 2), False)):
        geometry = Geometry.of(*shape)
        values = holes(geometry, 1, 0).values
        values[: geometry.n] = [0] * geometry.n
        dice = Dice("turned")
        found = [shuffled(Grid(geometry, values), dice) for _ in range(40)]
        assert all(grid.geometry is geometry and not grid.breaks_rules for grid in found)
        turned = {0 in lines_by_givens(grid)[1] for grid in found}
        assert turned == ({False, True} if both_ways else {False})


def test_only_givens_are_kept() -> None:
    grid = grid_of(CLASSIC)
    (empty, *_) = grid.empty_cells()
    grid.place(empty, 4)
    assert shuffled(grid, Dice(1)).given_count == grid.filled_count - 1


def test_dice_decide() -> None:
    grid = grid_of(CLASSIC)
    assert shuffled(grid, Dice("a")) == shuffled(grid, Dice("a"))
    assert shuffled(grid, Dice("a")) != shuffled(grid, Dice("b"))
