"""Rectangles and BUG + 1: no argument from uniqueness where it does not hold."""

import pytest

from tests.cases import each_case
from tests.grids import SEVENTEEN, grid_of
from tests.techniques.boards import solution_of, stored
from tests.techniques.sketch import board, cells, outcome
from tutor.base.watch import Pulse
from tutor.sudoku import search
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid

PUZZLE = grid_of(SEVENTEEN)
"""One solution, and none of its givens can go."""

RECTANGLES = {
    "unique-rectangle-1": (
        ("r1c3 r1c5 r3c3: 37", "r3c5: 367"),
        "r3c5<>3 r3c5<>7",
        ("r1c3 r1c5: 37", "r3c3: 3679", "r3c5: 367"),
    ),
    "unique-rectangle-2": (
        ("r1c3 r1c5: 37", "r3c3 r3c5: 367"),
        "r3c8<>6",
        ("r1c3 r1c5: 37", "r3c3: 367", "r3c5: 378"),
    ),
    "unique-rectangle-3": (
        ("r1c3 r1c5: 37", "r3c3: 367", "r3c5: 378", "r3c9: 68"),
        "r3c7<>6",
        ("r1c3 r1c5: 37", "r3c3: 367", "r3c5: 378", "r3c9: 689"),
    ),
    "unique-rectangle-4": (
        ("r1c3 r1c5: 37", "r3c3: 367", "r3c5: 378", "3 in row 3: r3c3 r3c5"),
        "r3c3<>7 r3c5<>7",
        ("r1c3 r1c5: 37", "r3c3: 367", "r3c5: 378", "3 in row 3: r3c3 r3c5 r3c9"),
    ),
    "unique-rectangle-5": (
        ("r1c5 r3c3: 37", "r1c3 r3c5: 367"),
        "r3c1<>6",
        ("r1c5 r3c3: 37", "r1c3: 367", "r3c5: 378"),
    ),
    "unique-rectangle-6": (
        (
            "r1c5 r3c3: 37",
            "r1c3: 367",
            "r3c5: 378",
            "3 in row 1: r1c3 r1c5",
            "3 in row 3: r3c3 r3c5",
        ),
        "r1c3<>3",
        ("r1c5 r3c3: 37", "r1c3: 367", "r3c5: 378", "3 in row 1: r1c3 r1c5 r1c9"),
    ),
    "hidden-rectangle": (
        ("r1c3: 37", "3 in row 3: r3c3 r3c5", "3 in column 5: r1c5 r3c5"),
        "r3c5<>7",
        ("r1c3: 37", "3 in row 3: r3c3 r3c5", "3 in column 5: r1c5 r2c5 r3c5"),
    ),
}
"""Per type: the facts, part of what follows, and the facts of a near miss."""


@each_case("name", RECTANGLES)
def test_a_rectangle_is_found_and_its_near_miss_is_not(name: str) -> None:
    facts, expected, almost = RECTANGLES[name]
    assert expected in outcome(name, board(*facts, on=PUZZLE))
    assert expected not in outcome(name, board(*almost, on=PUZZLE))


@each_case("name", RECTANGLES)
def test_a_rectangle_is_refused_where_the_givens_have_two_solutions(name: str) -> None:
    facts, _, _ = RECTANGLES[name]
    grid = board(*facts, on=PUZZLE)
    grid.givens &= grid.givens - 1
    assert outcome(name, grid) == ""


def test_crossing_out_candidates_does_not_make_a_puzzle_unique() -> None:
    facts, expected, _ = RECTANGLES["unique-rectangle-1"]
    grid = board(*facts, on=PUZZLE)
    solution = solution_of(PUZZLE)
    dropped = (grid.givens & -grid.givens).bit_length() - 1
    for cell in grid.empty_cells():
        if cell not in cells("r1c3 r1c5 r3c3 r3c5", grid.geometry):
            grid.restrict(cell, 1 << solution[cell] - 1)
    assert expected in outcome("unique-rectangle-1", grid)
    grid.givens &= ~(1 << dropped)
    assert outcome("unique-rectangle-1", grid) == ""


def test_nobody_asks_for_the_only_solution_where_no_rectangle_says_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Grid] = []

    def is_unique(grid: Grid, pulse: Pulse) -> bool:
        asked.append(grid)
        return True

    monkeypatch.setattr(search, "is_unique", is_unique)
    facts, expected, near = RECTANGLES["unique-rectangle-1"]
    assert expected not in outcome("unique-rectangle-1", board(*near, on=PUZZLE))
    assert not asked
    assert expected in outcome("unique-rectangle-1", board(*facts, on=PUZZLE))
    assert len(asked) == 1


def test_a_rectangle_over_four_boxes_proves_nothing() -> None:
    facts = ("r1c2 r1c6 r6c2: 37", "r6c6: 237")
    assert "r6c6" not in outcome("unique-rectangle-1", board(*facts, on=PUZZLE))


def with_placed(*placed: str) -> Grid:
    """The puzzle with digits that the solver has placed: ``r7c3=9``."""
    grid = PUZZLE.copy()
    for told in placed:
        (cell,) = cells(told, grid.geometry)
        grid.place(cell, int(told[-1]))
    return grid


def with_given_corner(grid: Grid) -> Grid:
    """The same, with r7c3 a given."""
    twin = grid.copy()
    (cell,) = cells("r7c3", grid.geometry)
    assert twin.values[cell]
    twin.givens |= 1 << cell
    return twin


def test_an_avoidable_rectangle_has_no_given_corner() -> None:
    grid = with_placed("r7c3=9", "r7c8=6", "r8c3=6")
    assert outcome("avoidable-rectangle-1", grid) == "r8c8<>9"
    assert outcome("avoidable-rectangle-1", with_given_corner(grid)) == ""


def test_the_filled_corners_of_an_avoidable_rectangle_alternate() -> None:
    assert outcome("avoidable-rectangle-1", with_placed("r7c3=9", "r7c8=6", "r8c3=4")) == ""
    assert outcome("avoidable-rectangle-1", with_placed("r7c3=9", "r7c8=6")) == ""


def test_an_avoidable_rectangle_is_refused_where_the_givens_have_two_solutions() -> None:
    grid = with_placed("r7c3=9", "r7c8=6", "r8c3=6")
    grid.givens &= grid.givens - 1
    assert outcome("avoidable-rectangle-1", grid) == ""


def test_the_open_corners_of_an_avoidable_rectangle_share_one_further_digit() -> None:
    filled = with_placed("r7c3=9", "r7c8=6")
    shared = board("r8c3: 46", "r8c8: 49", on=filled)
    assert outcome("avoidable-rectangle-2", shared) == "r8c9<>4"
    assert outcome("avoidable-rectangle-2", with_given_corner(shared)) == ""
    two = board("r8c3: 46", "r8c8: 79", on=filled)
    assert outcome("avoidable-rectangle-2", two) == ""


def test_the_further_digit_of_an_avoidable_rectangle_is_marked_only_where_it_is() -> None:
    one_sided = board("r8c3: 6", "r8c8: 49", on=with_placed("r7c3=9", "r7c8=6"))
    assert outcome("avoidable-rectangle-2", one_sided) in ("", "r8c9<>4")


def a_bug() -> tuple[Grid, int]:
    """A position with a BUG + 1, and its cell of three candidates."""
    grid, _ = stored("bug-plus-1")[0]
    (cell,) = (c for c in grid.empty_cells() if grid.candidates[c].bit_count() == 3)
    return grid, cell


def test_bug_plus_1_places_the_digit_that_is_there_three_times() -> None:
    grid, cell = a_bug()
    row = grid.geometry.houses_of(cell)[0].cells
    (digit,) = (
        digit
        for digit in digits(grid.candidates[cell])
        if sum(grid.candidates[c] >> digit - 1 & 1 for c in row if not grid.values[c]) == 3
    )
    assert outcome("bug-plus-1", grid) == f"{grid.geometry.cell_name(cell)}={digit}"


def test_bug_plus_1_has_one_cell_of_three_candidates_and_none_of_four() -> None:
    grid, cell = a_bug()
    for changed in grid.empty_cells():
        extra = grid.geometry.all_digits & ~grid.candidates[changed]
        grid.candidates[changed] |= extra & -extra
        assert outcome("bug-plus-1", grid) == "", changed
        grid.candidates[changed] &= ~(extra & -extra)
    assert outcome("bug-plus-1", grid) != ""
    assert grid.candidates[cell].bit_count() == 3


def test_bug_plus_1_has_every_digit_twice_in_every_house() -> None:
    grid, cell = a_bug()
    other = next(c for c in grid.empty_cells() if c != cell)
    kept, new = grid.candidates[other], grid.geometry.all_digits & ~grid.candidates[other]
    grid.candidates[other] = (kept & -kept) | (new & -new)
    assert outcome("bug-plus-1", grid) == ""


def test_bug_plus_1_is_refused_where_the_givens_have_two_solutions() -> None:
    grid, _ = a_bug()
    grid.givens &= grid.givens - 1
    assert outcome("bug-plus-1", grid) == ""
