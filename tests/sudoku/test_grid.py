"""A board in play."""

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tutor.sudoku.formats import BadGrid
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Contradiction, Grid, filled_cells

FOUR = Geometry.of(2, 2)


def test_a_new_grid_has_givens_and_open_candidates() -> None:
    grid = Grid(FOUR, [1, 0, 0, 0] + [0] * 12)
    assert grid.is_given(0)
    assert not grid.is_given(1)
    assert (grid.given_count, grid.filled_count, grid.is_full) == (1, 1, False)
    assert grid.candidates[0] == 0b0001
    assert grid.candidates[1] == 0b1110
    assert grid.candidates[15] == 0b1111


@pytest.mark.parametrize("values", [[0] * 15, [5] + [0] * 15, [-1] + [0] * 15])
def test_values_must_fit_the_board(values: list[int]) -> None:
    with pytest.raises(ValueError, match="4x4"):
        Grid(FOUR, values)


def test_placing_takes_the_digit_from_peers_and_is_no_given() -> None:
    grid = Grid(FOUR)
    assert grid.candidates[1] == 0b1111
    grid.place(0, 3)
    assert grid.values[0] == 3
    assert not grid.is_given(0)
    assert grid.candidates[0] == 0b0100
    assert all(grid.candidates[peer] == 0b1011 for peer in FOUR.peers(0))
    assert grid.candidates[15] == 0b1111


def test_placing_is_the_same_before_and_after_candidates_were_looked_at() -> None:
    lazy, eager = Grid(FOUR), Grid(FOUR)
    assert eager.candidates
    for grid in (lazy, eager):
        grid.place(0, 1)
        grid.place(6, 1)
    assert lazy == eager


@pytest.mark.parametrize(("cell", "digit"), [(0, 2), (1, 0), (1, 5)])
def test_impossible_placements_are_refused(cell: int, digit: int) -> None:
    grid = Grid(FOUR, [1] + [0] * 15)
    with pytest.raises(ValueError, match="digit"):
        grid.place(cell, digit)


def test_eliminating_tells_whether_something_changed() -> None:
    grid = Grid(FOUR)
    assert grid.eliminate(5, 2)
    assert not grid.eliminate(5, 2)
    assert grid.candidates[5] == 0b1101
    assert list(grid.removed_candidates()) == [(5, 2)]
    with pytest.raises(ValueError, match="r1c1 already"):
        Grid(FOUR, [1] + [0] * 15).eliminate(0, 1)


def test_a_copy_is_exact_and_independent() -> None:
    grid = grid_of(CLASSIC)
    grid.eliminate(2, 1)
    grid.place(2, 4)
    twin = grid.copy()
    assert twin == grid
    twin.place(3, 6)
    assert twin != grid
    assert grid.values[3] == 0
    assert grid.candidates[3] != twin.candidates[3]


def test_repr_is_short_and_reads_back() -> None:
    grid = grid_of(CLASSIC)
    assert repr(grid) == f"Grid.parse({CLASSIC!r})"
    assert eval(repr(grid), {"Grid": Grid}) == grid


def test_repr_tells_what_was_placed_and_what_was_removed() -> None:
    grid = Grid(FOUR, [1] + [0] * 15)
    grid.place(5, 2)
    grid.eliminate(15, 3)
    grid.eliminate(15, 4)
    text = "Grid.parse('1....2..........', box=(2, 2), placed=['r2c2'], removed={'r4c4': [3, 4]})"
    assert repr(grid) == text
    again = eval(text, {"Grid": Grid})
    assert again == grid
    assert not again.is_given(5)
    assert list(again.removed_candidates()) == [(15, 3), (15, 4)]


def test_the_largest_board_reads_back_too() -> None:
    grid = Grid(Geometry.of(10, 10))
    grid.place(9_999, 100)
    grid.eliminate(0, 99)
    assert eval(repr(grid), {"Grid": Grid}) == grid


def test_parse_takes_any_format_and_one_grid() -> None:
    assert Grid.parse("\n".join(CLASSIC[row : row + 9] for row in range(0, 81, 9))) == grid_of(
        CLASSIC
    )
    with pytest.raises(BadGrid):
        Grid.parse("no grid")
    with pytest.raises(BadGrid, match="several"):
        Grid.parse(f"{CLASSIC}\n{CLASSIC}")
    for name in ("r10c1", "r0c1", "a1", "r1c1111"):
        with pytest.raises(ValueError, match="no cell of a 9x9"):
            Grid.parse(CLASSIC, placed=[name])
    with pytest.raises(ValueError, match="r1c3 holds no digit"):
        Grid.parse(CLASSIC, placed=["r1c3"])
    for digit in (0, 10):
        with pytest.raises(ValueError, match=f"{digit} is no candidate"):
            Grid.parse(CLASSIC, removed={"r1c3": [digit]})


def test_a_sound_grid_has_no_contradiction() -> None:
    assert list(grid_of(CLASSIC).contradictions()) == []
    assert list(grid_of(CLASSIC_SOLUTION).contradictions()) == []


def test_duplicates_are_named_house_by_house() -> None:
    grid = Grid(FOUR, [1, 1, 0, 1] + [0] * 12)
    row, box = FOUR.rows[0], FOUR.boxes[0]
    assert list(grid.duplicates()) == [
        Contradiction("duplicate", (0, 1, 3), 1, row),
        Contradiction("duplicate", (0, 1), 1, box),
    ]
    assert grid.breaks_rules


def test_a_cell_without_candidates_is_found() -> None:
    # r1c1 sees 1 in its row, 2 in its column, 3 and 4 in its box.
    grid = grid_of("0 3 1 0\n4 0 0 0\n2 0 0 0\n0 0 0 0")
    assert Contradiction("empty-cell", (0,)) in list(grid.contradictions())
    assert not grid.breaks_rules


def test_a_digit_without_place_is_found() -> None:
    # In row 1, box 2 keeps the 1 out of c3 and c4, column 1 out of c1; c2 is ruled out by hand.
    grid = grid_of("0 0 0 0\n0 0 1 0\n1 0 0 0\n0 0 0 0")
    assert list(grid.contradictions()) == []
    assert grid.eliminate(1, 1)
    assert list(grid.contradictions()) == [
        Contradiction("no-place", house.cells, 1, house) for house in FOUR.houses_of(1)
    ]


def test_candidate_grids_is_an_exact_product() -> None:
    assert Grid(FOUR).candidate_grids() == 4**16
    assert grid_of(CLASSIC_SOLUTION).candidate_grids() == 1
    assert Grid(Geometry.of(6, 6)).candidate_grids() == 36 ** (36 * 36)
    empty_cell = grid_of("0 3 1 0\n4 0 0 0\n2 0 0 0\n0 0 0 0")
    assert empty_cell.candidate_grids() == 0


def test_filled_cells_one_by_one() -> None:
    for values in ([0], [3], [0, 1, 0, 100, 0, 0], [1] * 81, [0] * 81):
        expected = sum(1 << cell for cell, value in enumerate(values) if value)
        assert filled_cells(values) == expected
