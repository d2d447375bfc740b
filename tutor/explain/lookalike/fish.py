"""Cells that are said to be a fish without fins."""

from collections.abc import Iterator
from functools import partial

from tutor.explain.lookalike.fault import Fault, Reading, plainest, weight
from tutor.explain.lookalike.view import digits_by_use, further_place, lacking, mask_of
from tutor.sudoku.geometry import HouseKind, bits
from tutor.techniques.covering import largest
from tutor.techniques.position import Position
from tutor.techniques.tables import Houses

_LINES: tuple[tuple[HouseKind, HouseKind], ...] = (("row", "column"), ("column", "row"))
_BOXES: tuple[tuple[HouseKind, HouseKind], ...] = (
    ("row", "box"),
    ("column", "box"),
    ("box", "row"),
    ("box", "column"),
)


def houses_through(position: Position, cells: int, kind: HouseKind) -> Houses:
    """The houses of a kind that some cells lie in."""
    return tuple(
        (house, mask)
        for house, mask in position.tables.by_clarity
        if house.kind == kind and mask & cells
    )


def base_faults(
    position: Position, bases: Houses, digit: int, cells: int, size: int
) -> Iterator[Fault]:
    """A wrong number of base lines, or places of the digit there that were left out."""
    if len(bases) != size:
        houses = tuple(house for house, _ in bases)
        yield Fault("line-count", tuple(bits(cells)), (digit,), houses, number=size)
        return
    for house in bases:
        yield from further_place(position, house, digit, cells, "further-place")


def _fish(position: Position, cells: tuple[int, ...], *, size: int) -> Reading:
    lines = plainest(_readings(position, cells, size, _LINES))
    if size > 2:
        return lines
    boxes = plainest(_readings(position, cells, size, _BOXES))
    # People think of rows and columns; boxes must explain the cells almost wholly.
    return boxes if weight(boxes)[0] <= 1 < weight(lines)[0] else lines


def _readings(
    position: Position,
    cells: tuple[int, ...],
    size: int,
    kinds: tuple[tuple[HouseKind, HouseKind], ...],
) -> Iterator[Reading]:
    for digit in digits_by_use(position, cells):
        lacks = lacking(position, cells, digit)
        mask = mask_of(cells) & position.places[digit]
        for base, cover in kinds:
            bases = houses_through(position, mask, base)
            covers = houses_through(position, mask, cover)
            yield lacks + _reading(position, bases, covers, digit, mask, size)


def _reading(
    position: Position, bases: Houses, covers: Houses, digit: int, cells: int, size: int
) -> Reading:
    if size == 4:  # A jellyfish may be larger on larger boards.
        size = max(4, min(len(bases), largest(position.geometry.n)))
    found = list(base_faults(position, bases, digit, cells, size))
    if len(bases) == size != len(covers):
        houses = tuple(house for house, _ in covers)
        found.append(Fault("line-count", tuple(bits(cells)), (digit,), houses, number=size))
    for house, mask in bases:
        here = tuple(bits(position.places[digit] & mask))
        if not found and len(here) == 1:
            return (Fault("one-place", here, (digit,), (house,)),)
    if not found:
        reach = 0
        for _, mask in covers:
            reach |= mask
        if not position.places[digit] & reach & ~cells:
            return (Fault("nothing-to-remove", tuple(bits(cells)), (digit,)),)
    return tuple(found)


x_wing = partial(_fish, size=2)
swordfish = partial(_fish, size=3)
jellyfish = partial(_fish, size=4)
