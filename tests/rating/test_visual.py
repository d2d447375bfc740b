"""What the eye sees of a grid."""

from statistics import pstdev

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC_SOLUTION, grid_of, holes
from tutor.rating.visual import Visual, visual_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

WORKED = "..7.2...184.1......213...8.....45..3.6.....4.2..76.....1...736......6.785...3.1.."
"""The worked example of the study: its digits are given 5 3 4 3 2 4 4 3 0 times."""


def test_the_worked_example_of_the_study() -> None:
    visual = visual_of(grid_of(WORKED))
    assert visual.givens == 28
    assert visual.candidates == 187
    assert round(visual.spread_rows, 3) == 0.567
    assert round(visual.spread_columns, 3) == 0.737
    assert round(visual.spread_boxes, 3) == 1.197
    assert round(visual.spread, 3) == pytest.approx(0.567 + 0.737 + 1.197, abs=0.002)
    assert round(visual.spread_values, 3) == 1.370
    expected = 1.5 * visual.spread - visual.spread_values - 0.8 * 28 + 20
    assert visual.mix == pytest.approx(expected)
    assert round(visual.mix, 2) == -0.02


def test_an_empty_and_a_full_board() -> None:
    empty = visual_of(Grid(Geometry.of(3, 3)))
    assert empty == Visual(0, 9 * 81, 0.0, 0.0, 0.0, 0.0)
    assert empty.mix == 20.0
    full = visual_of(grid_of(CLASSIC_SOLUTION))
    assert full == Visual(81, 0, 0.0, 0.0, 0.0, 0.0)
    assert full.mix == pytest.approx(20 - 0.8 * 81)


def test_another_size_by_hand() -> None:
    # Six givens on 6 x 6, boxes of 2 rows x 3 columns: three in row 1, three in column 1.
    grid = Grid(Geometry.of(2, 3), [1, 2, 3, 0, 0, 0, 4] + [0] * 5 + [2] + [0] * 5 + [3] + [0] * 17)
    visual = visual_of(grid)
    assert visual.givens == 6
    # Rows hold 3 1 1 1 0 0 around 1: squares 4 0 0 0 1 1. Columns hold 4 1 1 0 0 0: 9 0 0 1 1 1.
    assert visual.spread_rows == pytest.approx(1.0)
    assert visual.spread_columns == pytest.approx(2**0.5)
    # Boxes hold 4 0 2 0 0 0: squares 9 1 1 1 1 1.
    assert visual.spread_boxes == pytest.approx((14 / 6) ** 0.5)
    # Digits stand 1 2 2 1 0 0 times: squares 0 1 1 0 1 1.
    assert visual.spread_values == pytest.approx((4 / 6) ** 0.5)
    everywhere = [[digit for digit in range(1, 7) if mask >> digit - 1 & 1]
                  for mask in grid.candidates]  # fmt: skip
    assert everywhere[3] == [4, 5, 6]
    assert visual.candidates == sum(map(len, everywhere)) - 6


def test_digits_placed_count_as_given_and_crossed_out_candidates_do_not() -> None:
    before = visual_of(grid_of(WORKED))
    grid = grid_of(WORKED)
    assert grid.eliminate(0, 3)
    assert visual_of(grid).candidates == before.candidates - 1
    grid.place(0, 9)
    after = visual_of(grid)
    assert after.givens == before.givens + 1
    assert after == visual_of(Grid(grid.geometry, grid.values))


@each_case("shape", [(1, 1), (2, 3), (3, 3), (4, 4)])
def test_it_is_what_is_counted_cell_by_cell(shape: tuple[int, int]) -> None:
    for seed in range(8):
        geometry = Geometry.of(*shape)
        grid = holes(geometry, seed, empty=geometry.cell_count * seed // 7)
        for cell in list(grid.empty_cells())[::5]:
            grid.eliminate(cell, 1 + cell % geometry.n)
        visual, values = visual_of(grid), [value for value in grid.values if value]
        assert visual.givens == len(values)
        assert visual.candidates == sum(grid.candidates[c].bit_count() for c in grid.empty_cells())
        kinds = (geometry.rows, geometry.columns, geometry.boxes)
        assert (visual.spread_rows, visual.spread_columns, visual.spread_boxes) == tuple(
            pstdev(sum(1 for cell in house.cells if grid.values[cell]) for house in kind)
            for kind in kinds
        )
        assert visual.spread_values == pstdev(map(values.count, range(1, geometry.n + 1)))


def test_a_board_that_breaks_a_rule_has_candidates_too() -> None:
    grid = Grid(Geometry.of(2, 2), [1, 1] + [0] * 14)
    assert visual_of(grid).candidates == (2 + 2 + 4) * 3 + 6 * 4
