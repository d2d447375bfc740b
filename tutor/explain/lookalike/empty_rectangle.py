"""Cells that are said to be an empty rectangle: places in a box, and a strong link outside."""

from collections.abc import Iterator

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.view import (
    digits_by_use,
    further_place,
    lacking,
    mask_of,
    no_strong_link,
    strong_houses,
)
from tutor.sudoku.geometry import House, bits
from tutor.techniques.position import Position

_Lines = tuple[tuple[House, int], tuple[House, int]]
"""A row and a column, with their cells."""


def empty_rectangle(position: Position, cells: tuple[int, ...]) -> Reading:
    """The box that holds most of the cells, and each digit, tell what is missing."""
    mask = mask_of(cells)
    boxes = [house for house in position.tables.by_clarity if house[0].kind == "box"]
    most = max((mask & box).bit_count() for _, box in boxes)
    return plainest(
        lacking(position, cells, digit) + _reading(position, box, digit, mask)
        for digit in digits_by_use(position, cells)
        for box in boxes
        if (mask & box[1]).bit_count() == most
    )


def _reading(position: Position, box: tuple[House, int], digit: int, cells: int) -> Reading:
    outside = tuple(bits(cells & ~box[1]))
    if len(outside) != 2:
        return (Fault("not-two-outside", outside, (digit,), (box[0],), number=2),)
    places = position.places[digit]
    found = further_place(position, box, digit, cells, "further-place")
    if all(places >> cell & 1 for cell in outside):
        found += no_strong_link(position, digit, *outside)
    if found:
        return found
    if places & cells != cells:
        return ()
    return _crossed(position, box, digit, cells, outside)


def _crossed(
    position: Position, box: tuple[House, int], digit: int, cells: int, outside: tuple[int, ...]
) -> Reading:
    """The box is complete and the link is strong: do they fit together?"""
    inside = cells & box[1]
    crosses = list(_crosses(position, box[0], inside))
    if not crosses:
        kind = "one-arm" if _on_one_line(position, inside) else "no-cross"
        return (Fault(kind, tuple(bits(inside)), (digit,), (box[0],)),)
    readings = []
    links = strong_houses(position, digit, *outside)
    for row, column in crosses:
        for first, second in ((row, column), (column, row)):
            for near, far in (outside, outside[::-1]):
                linked = any(house.kind == second[0].kind for house in links)
                if linked and first[1] >> near & 1 and not (first[1] | second[1]) >> far & 1:
                    reach = second[1] & ~box[1] & position.tables.peers[far]
                    if position.places[digit] & reach:
                        return ()
                    readings.append((Fault("nothing-to-remove", tuple(bits(cells)), (digit,)),))
    return plainest(readings) or _badly_linked(digit, outside, crosses)


def _badly_linked(digit: int, outside: tuple[int, ...], crosses: list[_Lines]) -> Reading:
    """A link that no arm of a cross leads to, or that does not lead away from it."""
    for row, column in crosses:
        if not (row[1] | column[1]) & mask_of(outside):
            return (Fault("link-off-arms", outside, (digit,), (row[0], column[0])),)
    return (Fault("link-not-across", outside, (digit,)),)


def _crosses(position: Position, box: House, inside: int) -> Iterator[_Lines]:
    """The rows and columns that hold all these cells of a box, each with one of its own."""
    for cell in box.cells:
        _, row, column = position.tables.houses_around[cell]
        off_row, off_column = inside & ~row[1], inside & ~column[1]
        if off_row and off_column and not off_row & off_column:
            yield row, column


def _on_one_line(position: Position, cells: int) -> bool:
    return any(house.kind != "box" for house, _ in position.tables.shared_houses(cells))
