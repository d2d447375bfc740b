"""Cells that are said to be all places of a digit, some of which no template has."""

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.view import digits_by_use, lacking, mask_of
from tutor.sudoku.geometry import bits
from tutor.techniques.position import Position
from tutor.techniques.templates import template_delete


def templates(position: Position, cells: tuple[int, ...]) -> Reading:
    """Places left out, or places of which each is part of some template."""
    falling = {step.digits()[0] for step in template_delete(position)}
    return plainest(
        _of_digit(position, cells, digit, falls=digit in falling)
        for digit in digits_by_use(position, cells)
    )


def _of_digit(position: Position, cells: tuple[int, ...], digit: int, *, falls: bool) -> Reading:
    if lacks := lacking(position, cells, digit):
        return lacks
    places = position.places[digit]
    if left_out := tuple(bits(places & ~mask_of(cells))):
        return (Fault("places-left-out", cells, (digit,), others=left_out),)
    return () if falls else (Fault("all-in-templates", cells, (digit,)),)
