"""Cells that are said to be a fish: without fins, with fins, with boxes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import NamedTuple

from tutor.explain.lookalike.fault import (
    Fault,
    Reading,
    digits_by_use,
    further_place,
    houses_apart,
    lacking,
    likely_digits,
    mask_of,
    plainest,
    weight,
)
from tutor.sudoku.geometry import House, HouseKind, bits, union
from tutor.techniques import board_sizes
from tutor.techniques.big_fish.anatomy import dissected, is_whole, shape_of
from tutor.techniques.covering import largest
from tutor.techniques.position import Houses, Position

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
    if not found and not position.places[digit] & _union(covers) & ~cells:
        return (Fault("nothing-to-remove", tuple(bits(cells)), (digit,)),)
    return tuple(found)


x_wing = partial(_fish, size=2)
swordfish = partial(_fish, size=3)
jellyfish = partial(_fish, size=4)


@dataclass(frozen=True)
class Finned:
    """The analysis of one technique, as a function of position and cells."""

    size: int
    sashimi: bool

    def __call__(self, position: Position, cells: tuple[int, ...]) -> Reading:
        """What is wrong with the cells."""
        if position.geometry.n > board_sizes.finned_fish(self.size):
            return ()
        return plainest(self._readings(position, cells))

    def _readings(self, position: Position, cells: tuple[int, ...]) -> Iterator[Reading]:
        for digit in digits_by_use(position, cells):
            lacks = lacking(position, cells, digit)
            mask = mask_of(cells) & position.places[digit]
            for base, cover in _LINES:
                bases = houses_through(position, mask, base)
                found = tuple(base_faults(position, bases, digit, mask, self.size))
                if not lacks and not found:
                    covers = houses_through(position, mask, cover)
                    found = self._covered(position, bases, covers, digit, mask)
                yield lacks + found

    def _covered(
        self, position: Position, bases: Houses, covers: Houses, digit: int, cells: int
    ) -> Reading:
        """The base lines are right: what is wrong with every choice of covers."""
        if len(covers) <= self.size:
            houses = tuple(house for house, _ in covers)
            return (Fault("no-fin", tuple(bits(cells)), (digit,), houses),)
        choices = [
            (chosen, fins)
            for chosen in combinations(covers, self.size)
            if _in_one_box(position, fins := cells & ~_union(chosen))
        ]
        if not choices:
            kind = "fins-apart"
            houses = tuple(house for house, _ in covers)
            return (Fault(kind, tuple(bits(cells)), (digit,), houses, number=self.size),)
        return plainest(
            self._with_fins(position, bases, chosen, digit, cells & ~fins, fins)
            for chosen, fins in choices
            if all(cells & mask & ~fins for _, mask in bases)
        )

    def _with_fins(
        self,
        position: Position,
        bases: Houses,
        covers: Houses,
        digit: int,
        body: int,
        fins: int,
    ) -> Reading:
        """One choice of covers, with its fins in one box."""
        fin_cells = tuple(bits(fins))
        seen = position.tables.seen_by_all(fins) & _union(covers) & ~body
        if not position.places[digit] & seen:
            houses = tuple(house for house, _ in covers)
            return (Fault("fin-removes-nothing", fin_cells, (digit,), houses),)
        thin = tuple(house for house, mask in bases if (body & mask).bit_count() < 2)
        if thin and not self.sashimi:
            return (Fault("thin-line", fin_cells, (digit,), thin[:1]),)
        if not thin and self.sashimi:
            houses = tuple(house for house, _ in bases)
            return (Fault("no-thin-line", fin_cells, (digit,), houses),)
        return ()


def _union(houses: Houses) -> int:
    return union(mask for _, mask in houses)


def _in_one_box(position: Position, cells: int) -> bool:
    return any(house.kind == "box" for house, _ in position.tables.shared_houses(cells))


_SIZE = 3


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
    for base_line, cover_line in _LINES:
        covers = list(_choices(position, cells, cover_line))
        for bases in _choices(position, cells, base_line):
            if not cells & ~bases.cells:
                readings.append(tuple(_reading_with_boxes(position, digit, cells, bases, covers)))
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


def _reading_with_boxes(
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
