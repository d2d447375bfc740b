"""Unique loops, extended rectangles, BUG types: each condition, broken by itself.

All of them argue from uniqueness, so the boards stand on a puzzle with one solution.
"""

import pytest

from tests.grids import SEVENTEEN, grid_of
from tests.techniques.boards import stored
from tests.techniques.sketch import board, outcome, steps
from tutor.sudoku.grid import Grid

PUZZLE = grid_of(SEVENTEEN)

FLOOR = "r1c3 r1c4 r2c4 r2c8"
"""With r3c8 and r3c3 a loop of six cells: two in each of its rows, columns and boxes."""
SIX = "r2c3 r2c4 r2c8 r3c4"
"""With r3c3 and r3c8 two rows of a band, three columns of three stacks."""

PATTERNS: dict[str, tuple[tuple[str, ...], str, tuple[tuple[str, ...], ...]]] = {
    "unique-loop-1": (
        (f"{FLOOR} r3c3: 56", "r3c8: 567"),
        "r3c8<>5 r3c8<>6",
        (
            (f"{FLOOR}: 56", "r3c3: 569", "r3c8: 567"),  # two roof cells
            ("r1c3 r1c4 r2c4 r2c8 r2c3: 56", "r3c8: 567"),  # three in a row, one in another
            ("r1c3 r1c4 r2c4 r2c8: 56", "r3c3: 57", "r3c8: 567"),  # a cell without one of the two
        ),
    ),
    "unique-loop-2": (
        (f"{FLOOR}: 56", "r3c3 r3c8: 567"),
        "r3c5<>7",
        (
            (f"{FLOOR}: 56", "r3c3: 567", "r3c8: 569"),
            (f"{FLOOR}: 56", "r3c3: 567", "r3c8: 5679"),
            ("r1c3 r1c4 r2c4 r2c8: 56", "r2c3 r3c8: 567"),
        ),
    ),
    "unique-loop-3": (
        (f"{FLOOR}: 56", "r3c3: 567", "r3c8: 569", "r3c4: 79"),
        "r3c1<>7 r3c1<>9",
        (
            (f"{FLOOR}: 56", "r3c3: 567", "r3c8: 569", "r3c4: 379"),
            (f"{FLOOR}: 56", "r3c3: 5679", "r3c8: 3569", "r3c4: 79"),
            ("r1c4 r2c4 r2c8 r3c3: 56", "r1c3: 567", "r3c8: 569", "r3c4: 79"),  # no common house
        ),
    ),
    "unique-loop-4": (
        (f"{FLOOR}: 56", "r3c3: 567", "r3c8: 569", "5 in row 3: r3c3 r3c8"),
        "r3c3<>6 r3c8<>6",
        (
            (f"{FLOOR}: 56", "r3c3: 567", "r3c8: 569", "5 in row 3: r3c3 r3c8 r3c1"),
            ("r1c4 r2c4 r2c8 r3c3: 56", "r1c3: 567", "r3c8: 569", "5 in row 3: r3c3 r3c8"),
        ),
    ),
    "extended-rectangle-1": (
        (f"{SIX} r3c3: 567", "r3c8: 5679"),
        "r3c8<>5 r3c8<>6 r3c8<>7",
        (
            (f"{SIX}: 567", "r3c3: 3567", "r3c8: 5679"),
            (f"{SIX}: 567", "r3c3: 59", "r3c8: 5679"),  # one of the three only
            ("r3c1 r3c4 r6c1: 567", "r6c4: 67", "r6c8: 56", "r3c8: 5679"),  # rows of two bands
        ),
    ),
    "extended-rectangle-2": (
        (f"{SIX}: 567", "r3c3 r3c8: 5679"),
        "r3c1<>9",
        (
            (f"{SIX}: 567", "r3c3: 5679", "r3c8: 3567"),
            (f"{SIX}: 567", "r3c3: 5679", "r3c8: 35679"),
        ),
    ),
    "extended-rectangle-3": (
        (f"{SIX}: 567", "r3c3: 5679", "r3c8: 3567", "r3c9: 39"),
        "r3c6<>3 r3c6<>9",
        (
            (f"{SIX}: 567", "r3c3: 5679", "r3c8: 3567", "r3c9: 349"),
            (f"{SIX}: 567", "r3c3: 5679", "r3c8: 3567", "r2c9: 39"),
        ),
    ),
    "extended-rectangle-4": (
        ("r2c3 r2c4 r2c8: 567", "r3c4: 67", "r3c3: 5679", "r3c8: 3567", "5 in row 3: r3c3 r3c8"),
        "r3c3<>6 r3c3<>7 r3c8<>6 r3c8<>7",
        (
            (
                *("r2c3 r2c4 r2c8: 567", "r3c4: 67", "r3c3: 5679", "r3c8: 3567"),
                "5 in row 3: r3c3 r3c8 r3c1",
            ),
            (f"{SIX}: 567", "r3c3: 5679", "r3c8: 3567", "5 in row 3: r3c3 r3c8 r3c4"),
        ),
    ),
}
"""By technique: the facts of a board, part of what follows, and the facts of near misses."""


@pytest.mark.parametrize("technique", PATTERNS)
def test_it_is_found(technique: str) -> None:
    facts, expected, _ = PATTERNS[technique]
    found = outcome(technique, board(*facts, on=PUZZLE)).split()
    assert set(expected.split()) <= set(found)


@pytest.mark.parametrize(
    ("technique", "almost"),
    [(technique, almost) for technique, (*_, all_) in PATTERNS.items() for almost in all_],
    ids=str,
)
def test_it_is_not_found_where_one_condition_fails(technique: str, almost: tuple[str, ...]) -> None:
    found = outcome(technique, board(*almost, on=PUZZLE)).split()
    assert not set(PATTERNS[technique][1].split()) & set(found)


@pytest.mark.parametrize("technique", PATTERNS)
def test_nothing_follows_where_the_givens_have_two_solutions(technique: str) -> None:
    grid = board(*PATTERNS[technique][0], on=PUZZLE)
    grid.givens &= grid.givens - 1
    assert outcome(technique, grid) == ""


def test_two_columns_of_one_stack_make_no_extended_rectangle() -> None:
    apart = board("r2c3 r2c4 r2c8 r3c3 r3c4: 367", "r3c8: 3679", on=PUZZLE)
    assert "r3c8<>3" in outcome("extended-rectangle-1", apart)
    beside = board("r2c3 r2c4 r2c5 r3c3 r3c4: 367", "r3c5: 1367", on=PUZZLE)
    assert outcome("extended-rectangle-1", beside) == ""


def test_a_cell_of_a_loop_may_have_lost_one_of_the_two() -> None:
    lost = board(f"{FLOOR} r3c3: 56", "r3c8: 57", on=PUZZLE)
    assert outcome("unique-loop-1", lost) == "r3c8<>5"


# BUG types: nearly all cells are part of them, so positions from puzzles are spoilt.

BUGS = ("bug-2", "bug-3", "bug-4", "bug-plus-n")


def spoilt(grid: Grid, cell: int) -> Grid:
    """The position with one digit of a cell exchanged for one that it had lost."""
    changed = grid.copy()
    kept, new = grid.candidates[cell], grid.geometry.all_digits & ~grid.candidates[cell]
    changed.candidates[cell] = kept & kept - 1 | (new & -new)
    return changed


@pytest.mark.parametrize("technique", BUGS)
def test_every_kept_digit_is_twice_in_every_house(technique: str) -> None:
    """Exchange a candidate of any cell with two, and some house has a digit once or thrice."""
    for grid, _ in stored(technique)[:2]:
        assert outcome(technique, grid) != ""
        for cell in grid.empty_cells():
            if grid.candidates[cell].bit_count() == 2:
                assert outcome(technique, spoilt(grid, cell)) == "", cell


@pytest.mark.parametrize("technique", BUGS)
def test_a_cell_with_one_candidate_left_makes_no_grave(technique: str) -> None:
    grid, _ = stored(technique)[0]
    cell = next(c for c in grid.empty_cells() if grid.candidates[c].bit_count() == 2)
    grid.candidates[cell] &= grid.candidates[cell] - 1
    assert outcome(technique, grid) == ""


@pytest.mark.parametrize("technique", BUGS)
def test_a_grave_needs_a_puzzle_with_one_solution(technique: str) -> None:
    grid, _ = stored(technique)[0]
    grid.givens &= grid.givens - 1
    assert outcome(technique, grid) == ""


def test_extras_of_two_digits_are_no_bug_2_and_those_of_one_no_bug_plus_n() -> None:
    for technique, other in (("bug-2", "bug-plus-n"), ("bug-plus-n", "bug-2")):
        for grid, _ in stored(technique)[:3]:
            bugs = {len({m.digit for m in s.marks if m.role == "bug"}) for s in steps(other, grid)}
            assert bugs <= ({1} if other == "bug-2" else {2, 3, 4, 5, 6, 7, 8, 9})


def test_the_extra_cells_of_bug_3_and_4_share_the_house_that_is_told() -> None:
    for technique in ("bug-3", "bug-4"):
        for grid, _ in stored(technique)[:6]:
            for step in steps(technique, grid):
                cells = set(step.cells("bug"))
                assert all(cells <= set(house.cells) for house in step.houses[:1])
                if technique == "bug-4":
                    assert len(cells) == 2
