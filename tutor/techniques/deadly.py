"""Deadly patterns: cells that some digits could fill by themselves, in two ways.

Were all cells of such a pattern to hold its digits alone, these could be exchanged, and the
puzzle would have a second solution. So one of the *roof* cells, which have further candidates,
holds one of those. What follows from that is the same for rectangles, loops and the like: it
is told here as four types.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku.geometry import House, digits
from tutor.techniques.position import REMEMBERED, Position, candidates_of
from tutor.techniques.step import Candidate, Mark, Step


class Deadly(NamedTuple):
    """Empty cells with the digits that must not fill them."""

    cells: tuple[int, ...]
    mask: int
    digits: int
    roof: tuple[int, ...]
    """The cells with further candidates."""
    floor: tuple[int, ...]
    """The cells with none but the digits."""


@lru_cache(maxsize=REMEMBERED)
def among(cells: tuple[int, ...], mask: int, held: int, candidates: tuple[int, ...]) -> Deadly:
    """The pattern of some cells, whose candidates are given."""
    roof = tuple([c for c, here in zip(cells, candidates, strict=True) if here & ~held])
    return Deadly(cells, mask, held, roof, tuple([cell for cell in cells if cell not in roof]))


def extras(pattern: Deadly, position: Position) -> int:
    """The further candidates of the roof."""
    found = 0
    for cell in pattern.roof:
        found |= position.candidates[cell]
    return found & ~pattern.digits


def roof_houses(pattern: Deadly, position: Position) -> tuple[tuple[House, int], ...]:
    """The houses that two roof cells share; none if they do not see each other."""
    return () if len(pattern.roof) != 2 else position.tables.shared_houses(roof_mask(pattern))


def roof_mask(pattern: Deadly) -> int:
    """The roof cells."""
    return sum([1 << cell for cell in pattern.roof])


def step_of(
    pattern: Deadly,
    position: Position,
    technique: str,
    removed: tuple[Candidate, ...],
    *,
    houses: tuple[House, ...] = (),
    more: tuple[Mark, ...] = (),
) -> Step:
    """A step with the pattern marked: floor, roof, and the roof's extras."""
    marks = [
        Mark(cell, digit, "floor")
        for cell in pattern.floor
        for digit in digits(position.candidates[cell])
    ]
    for cell in pattern.roof:
        mask = position.candidates[cell]
        marks += [Mark(cell, digit, "roof") for digit in digits(mask & pattern.digits)]
        marks += [Mark(cell, digit, "extra") for digit in digits(mask & ~pattern.digits)]
    return Step(technique, eliminations=removed, marks=(*marks, *more), houses=houses)


def type_1(patterns: Iterable[Deadly], position: Position, technique: str) -> Iterator[Step]:
    """A single roof cell: it holds none of the digits."""
    for pattern in patterns:
        if len(pattern.roof) == 1:
            (roof,) = pattern.roof
            held = position.candidates[roof] & pattern.digits
            removed = tuple(Candidate(roof, digit) for digit in digits(held))
            yield step_of(pattern, position, technique, removed)


def type_2(patterns: Iterable[Deadly], position: Position, technique: str) -> Iterator[Step]:
    """Several roof cells with the same further digit: one of them holds it."""
    for pattern in patterns:
        extra = extras(pattern, position)
        if len(pattern.roof) > 1 and extra.bit_count() == 1:
            reach = position.tables.seen_by_all(roof_mask(pattern))
            if removed := position.in_cells(reach, extra.bit_length()):
                yield step_of(pattern, position, technique, removed)


def type_3(patterns: Iterable[Deadly], position: Position, technique: str) -> Iterator[Step]:
    """The further digits of two cells make a naked subset with cells of their house."""
    for pattern in patterns:
        houses = roof_houses(pattern, position)
        if houses and (extra := extras(pattern, position)).bit_count() >= 2:
            for house, _ in houses:
                for found in subsets_with(position, roof_mask(pattern), extra, house):
                    yield step_of(
                        pattern,
                        position,
                        technique,
                        found.removed,
                        houses=found.houses,
                        more=found.marks,
                    )


class VirtualSubset(NamedTuple):
    """Cells that make a naked subset with a cell that is one of several."""

    removed: tuple[Candidate, ...]
    houses: tuple[House, ...]
    """Those in which something is removed."""
    marks: tuple[Mark, ...]


def subsets_with(
    position: Position, cells: int, extra: int, house: House
) -> Iterator[VirtualSubset]:
    """The naked subsets of a house in which some of its cells together count as one.

    One of these holds one of the extra digits. Cells that lie together in two houses are
    told once, with the first in which something goes.
    """
    others = [c for c in house.cells if position.candidates[c] and not cells >> c & 1]
    candidates = position.candidates
    for size in range(extra.bit_count() - 1, len(others)):
        small = [cell for cell in others if (extra | candidates[cell]).bit_count() <= size + 1]
        for subset in combinations(small, size):
            union = extra
            for cell in subset:
                union |= candidates[cell]
            if union.bit_count() != size + 1:
                continue
            together = cells | sum(1 << cell for cell in subset)
            houses: list[House] = []
            reach = 0
            for other, mask in position.tables.shared_houses(together):
                if mask & ~together & position.holding(union):
                    houses.append(other)
                    reach |= mask & ~together
            if houses and houses[0] is house:
                removed = (c for digit in digits(union) for c in position.in_cells(reach, digit))
                marks = tuple(
                    Mark(cell, digit, "naked")
                    for cell in subset
                    for digit in digits(position.candidates[cell])
                )
                yield VirtualSubset(candidates_of(removed), tuple(houses), marks)


def type_4(patterns: Iterable[Deadly], position: Position, technique: str) -> Iterator[Step]:
    """In a house of two roof cells one digit has no other place: they lose the others."""
    for pattern in patterns:
        for house, mask in roof_houses(pattern, position):
            roof = roof_mask(pattern)
            for digit in digits(pattern.digits):
                if position.places[digit] & mask == roof:
                    removed = candidates_of(
                        found
                        for other in digits(pattern.digits & ~(1 << digit - 1))
                        for found in position.in_cells(roof, other)
                    )
                    if removed:
                        yield step_of(pattern, position, technique, removed, houses=(house,))


TYPES = (type_1, type_2, type_3, type_4)
"""What follows from deadly patterns, by the number of the type less one."""
