"""Cells that are said to be a Franken swordfish: three bases and three covers, boxes among them."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.view import (
    further_place,
    houses_apart,
    lacking,
    likely_digits,
    mask_of,
)
from tutor.sudoku.geometry import House, HouseKind, bits
from tutor.techniques.big_fish.anatomy import dissected, is_whole, shape_of
from tutor.techniques.position import Position

_SIZE = 3
_KINDS: tuple[tuple[HouseKind, HouseKind], ...] = (("row", "column"), ("column", "row"))
"""The lines among the bases, and those among the covers."""


class _Choice(NamedTuple):
    """Some houses by their numbers, and their cells together."""

    houses: int
    cells: int


def franken_swordfish(position: Position, cells: tuple[int, ...]) -> Reading:
    """The likeliest digits, with all bases that hold the cells."""
    found = plainest(
        lacking(position, cells, digit) or _of_digit(position, digit, mask_of(cells))
        for digit in likely_digits(position, cells)
    )
    if any(fault.kind == "no-pattern" for fault in found):
        return houses_apart(position, cells, _SIZE) or found
    return found


def _of_digit(position: Position, digit: int, cells: int) -> Reading:
    readings: list[Reading] = []
    for base_line, cover_line in _KINDS:
        covers = list(_choices(position, cells, cover_line))
        for bases in _choices(position, cells, base_line):
            if not cells & ~bases.cells:
                readings.append(tuple(_reading(position, digit, cells, bases, covers)))
                if not readings[-1]:
                    return ()
    return plainest(readings) or (Fault("no-pattern", tuple(bits(cells))),)


def _choices(position: Position, cells: int, line: HouseKind) -> Iterator[_Choice]:
    """Every three boxes and lines one way that some of the cells lie in."""
    around = [
        _Choice(1 << index, mask)
        for index, (house, mask) in enumerate(position.tables.by_clarity)
        if house.kind in ("box", line) and mask & cells
    ]
    for one, two, three in combinations(around, _SIZE):
        yield _Choice(one.houses | two.houses | three.houses, one.cells | two.cells | three.cells)


def _reading(
    position: Position, digit: int, cells: int, bases: _Choice, covers: list[_Choice]
) -> Iterator[Fault]:
    """What is wrong with these bases: places left out, or shared, or outside all covers."""
    tables = position.tables
    held = [tables.by_clarity[index] for index in bits(bases.houses)]
    wrong = False
    for house in held:
        for fault in further_place(position, house, digit, cells, "further-place"):
            wrong = True
            yield fault
    twice = _twice(cells, [mask for _, mask in held])
    if twice:
        wrong = True
        houses = tuple(house for house, mask in held if mask & twice)
        yield Fault("in-two-bases", tuple(bits(twice)), (digit,), houses)
    open_covers = [
        cover
        for cover in covers
        if not cover.houses & bases.houses
        and shape_of(tables, bases.houses, cover.houses) == "franken"
    ]
    if not open_covers:
        yield Fault("no-pattern", tuple(bits(cells)))
        return
    fitting = [cover for cover in open_covers if not cells & ~cover.cells]
    if not fitting:
        best = min(open_covers, key=lambda cover: (cells & ~cover.cells).bit_count())
        left = tuple(bits(cells & ~best.cells))
        yield Fault("outside-covers", left, (digit,), _houses(position, best.houses))
    elif not wrong:
        yield from _idle(position, digit, bases.houses, fitting)


def _idle(position: Position, digit: int, bases: int, covers: list[_Choice]) -> Iterator[Fault]:
    """A fish that removes nothing, or nothing that a smaller one does not."""
    tables, places = position.tables, position.places[digit]
    fish = [dissected(tables, places, bases, cover.houses) for cover in covers]
    if any(found.eliminated and is_whole(tables, places, found) for found in fish):
        return
    cells = tuple(bits(fish[0].cells))
    if any(found.eliminated for found in fish):
        yield Fault("smaller-fish", cells, (digit,))
    else:
        yield Fault("nothing-to-remove", cells, (digit,))


def _twice(cells: int, houses: list[int]) -> int:
    """The cells that lie in two of some houses."""
    once = twice = 0
    for mask in houses:
        twice |= once & mask & cells
        once |= mask & cells
    return twice


def _houses(position: Position, numbers: int) -> tuple[House, ...]:
    return tuple(position.tables.by_clarity[index][0] for index in bits(numbers))
