"""Locked candidates and subsets on the way of a net: each is told as what it is."""

from tests.techniques.proofs import assert_proved
from tests.techniques.sketch import board, cells
from tutor.techniques.forcing.targeted import refute
from tutor.techniques.position import Position


def test_two_digits_locked_in_the_same_cells_are_two_patterns() -> None:
    grid = board("5 in box 3: r2c7 r2c9", "8 in box 3: r2c7 r2c9", "r2c1: 158")
    position = Position(grid)
    (supposed,) = cells("r1c1", grid.geometry)
    step = refute(position, supposed, 1, holds=True)
    assert step is not None
    assert_proved(step, position)
    locked = [link for link in step.links if link.by == "pointing"]
    assert [link.digits for link in locked] == [(5,), (8,)]
