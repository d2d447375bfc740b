"""Singles, locked candidates and subsets on the way of a net: each is told as what it is."""

from tests.techniques.proofs import assert_proved
from tests.techniques.sketch import board, cells
from tutor.techniques.forcing.finders import refute
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate


def test_two_digits_locked_in_the_same_cells_are_two_patterns() -> None:
    grid = board("5 in box 3: r2c7 r2c9", "8 in box 3: r2c7 r2c9", "r2c1: 158")
    position = Position(grid)
    (supposed,) = cells("r1c1", grid.geometry)
    step = refute(position, supposed, 1, holds=True)
    assert step is not None
    assert_proved(step, position)
    locked = [link for link in step.links if link.by == "pointing"]
    assert [link.digits for link in locked] == [(5,), (8,)]


def test_a_single_that_the_board_has_already_counts_as_well() -> None:
    facts = ("r1c1: 5", "r1c9: 567", "r9c1: 589", "r9c9: 79", "r9c5: 68")
    position = Position(board(*facts))
    (supposed,) = cells("r1c5", position.geometry)
    step = refute(position, supposed, 6, holds=True)
    assert step is not None
    assert_proved(step, position)
    (single,) = cells("r1c1", position.geometry)
    assert Candidate(single, 5) in [link.end[0] for link in step.links if not link.start]
