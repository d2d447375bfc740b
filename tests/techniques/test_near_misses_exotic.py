"""Tridagon, SK-loop, sets of lines, exocet: each is found, and not where one condition fails."""

import pytest

from tests.techniques.exotic_boards import EXOCET, MADE, SK_LOOP, TRIDAGON, Made, Spoilt
from tests.techniques.sketch import board, cells, outcome, steps
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position

by_technique = pytest.mark.parametrize("made", MADE, ids=lambda made: made.technique)
each_spoilt = pytest.mark.parametrize(
    ("made", "spoilt"),
    [(made, spoilt) for made in MADE for spoilt in made.spoilt],
    ids=lambda one: one.technique if isinstance(one, Made) else one.fault,
)


@by_technique
def test_a_pattern_by_hand_is_found(made: Made) -> None:
    grid = board(*made.facts.values())
    assert made.expected in outcome(made.technique, grid)
    wanted = frozenset(cells(made.cells, grid.geometry))
    assert wanted in {pattern_cells(step) for step in steps(made.technique, grid)}


@each_spoilt
def test_where_one_condition_fails_nothing_follows(made: Made, spoilt: Spoilt) -> None:
    grid = board(*(made.facts | spoilt.facts).values())
    wanted = frozenset(cells(spoilt.cells or made.cells, grid.geometry))
    assert wanted not in {pattern_cells(step) for step in steps(made.technique, grid)}
    if spoilt.facts:
        assert made.expected not in outcome(made.technique, grid)


def without(made: Made, *names: str) -> list[str]:
    return [fact for name, fact in made.facts.items() if name not in names]


def test_guardians_in_one_cell_or_of_one_digit_exclude_what_sees_them() -> None:
    several = board(*without(TRIDAGON, "guarding"), "r1c1: 123456")
    assert outcome("tridagon", several) == "r1c1<>1 r1c1<>2 r1c1<>3"
    one_digit = board(*without(TRIDAGON, "rest"), "r3c3 r1c4 r2c5 r3c6: 123", "r2c2: 1234")
    grid = one_digit.copy()
    for cell in cells("r4c1 r5c2 r6c3", grid.geometry):
        grid.restrict(cell, 0b111)
    found = outcome("tridagon", grid).split()
    assert "r1c2<>4" in found
    assert "r9c1<>4" not in found


def test_one_or_three_odd_boxes_are_the_same() -> None:
    """The board of the pattern, turned by a quarter, has three of the other direction."""
    grid = board(*TRIDAGON.facts.values())
    turned = board()
    for cell in range(81):
        row, column = divmod(cell, 9)
        turned.restrict(column * 9 + 8 - row, grid.candidates[cell])
    assert outcome("tridagon", turned) == "r1c9=4"


def test_two_cells_of_a_ring_may_be_filled_and_no_more() -> None:
    grid = board(*without(SK_LOOP, "row 1, box 1"))
    grid.place(1, 1)
    grid.restrict(2, 0b11000010)
    assert {len(pattern_cells(step)) for step in steps("sk-loop", grid)} == {15}


def test_of_the_ways_to_share_out_a_ring_a_walk_takes_the_one_that_removes_most() -> None:
    """1 and 2 stand in one domino of row 1: the row or the box may have them."""
    few_in_row = {"row 1, box 2": "r1c5 r1c6: 34", "row 1": "r1c1 r1c7 r1c8 r1c9: 3456789"}
    position = Position(board(*(SK_LOOP.facts | few_in_row).values()))
    found = list(TECHNIQUES["sk-loop"].find(position))
    first = TECHNIQUES["sk-loop"].first(position)
    assert first is not None
    assert len(first.eliminations) == max(len(step.eliminations) for step in found)
    assert len(found[0].eliminations) < len(first.eliminations)


def test_a_filled_companion_or_crossing_counts_with_its_digit() -> None:
    """A companion that holds a base digit, and such digits in a third line, spoil it too."""
    for cell in ("r3c4", "r4c3"):
        facts = [fact.replace(f"{cell} ", "") for fact in EXOCET.facts.values()]
        grid = board(*(fact for fact in facts if not fact.startswith(f"{cell}:")))
        (filled,) = cells(cell, grid.geometry)
        grid.place(filled, 1)
        assert EXOCET.expected not in outcome("junior-exocet", grid)
