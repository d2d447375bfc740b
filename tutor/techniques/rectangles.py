"""Unique rectangles: four cells of two rows, two columns and two boxes.

Were all four to hold the same two digits, exchanging them would give a second
solution. A puzzle with one solution never lets that happen. A cell of the
rectangle may have lost one of the two digits: the argument stays.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku import search
from tutor.sudoku.geometry import House, digits
from tutor.techniques.position import Position, candidates_of
from tutor.techniques.step import Candidate, Mark, Step
from tutor.techniques.tables import Tables


class Corners(NamedTuple):
    """Four cells, row by row; opposite corners are 0 and 3, 1 and 2."""

    cells: tuple[int, int, int, int]
    mask: int


@cache
def all_corners(tables: Tables) -> tuple[Corners, ...]:
    """Every rectangle that lies in exactly two boxes."""
    n, box_of = tables.n, tables.geometry.box_of
    found = []
    for top, bottom in combinations(range(n), 2):
        for left, right in combinations(range(n), 2):
            cells = (top * n + left, top * n + right, bottom * n + left, bottom * n + right)
            if len({box_of[cell] for cell in cells}) == 2:
                found.append(Corners(cells, sum(1 << cell for cell in cells)))
    return tuple(found)


class Rectangle(NamedTuple):
    """Corners with the two digits that must not fill them.

    At least one corner has just these two candidates.
    """

    corners: Corners
    pair: int
    roof: tuple[int, ...]
    """The corners with further candidates."""
    floor: tuple[int, ...]
    """The corners with none but the two digits."""


def _rectangles(position: Position) -> tuple[Rectangle, ...]:
    """Every rectangle of empty cells that two digits could still fill; none without uniqueness."""
    if not search.is_quick(position.geometry):
        return ()
    found = _deadly(position.tables, tuple(position.candidates))
    return found if found and position.is_unique else ()


@lru_cache(maxsize=64)
def _deadly(tables: Tables, candidates: tuple[int, ...]) -> tuple[Rectangle, ...]:
    found = []
    filled = bivalue = 0
    for cell, mask in enumerate(candidates):
        if not mask:
            filled |= 1 << cell
        elif mask.bit_count() == 2:
            bivalue |= 1 << cell
    for corners in all_corners(tables):
        if corners.mask & filled or not corners.mask & bivalue:
            continue
        masks = [candidates[cell] for cell in corners.cells]
        for pair in sorted({mask for mask in masks if mask.bit_count() == 2}):
            if all(mask & pair for mask in masks):
                roof = tuple(cell for cell in corners.cells if candidates[cell] & ~pair)
                floor = tuple(cell for cell in corners.cells if not candidates[cell] & ~pair)
                found.append(Rectangle(corners, pair, roof, floor))
    return tuple(found)


def _step(
    rectangle: Rectangle,
    position: Position,
    technique: str,
    removed: tuple[Candidate, ...],
    *,
    houses: tuple[House, ...] = (),
    more: tuple[Mark, ...] = (),
    variant: str = "",
) -> Step:
    """A step with the rectangle marked: floor, roof, and the roof's extras."""
    pair = rectangle.pair
    marks = [
        Mark(cell, digit, "floor")
        for cell in rectangle.floor
        for digit in digits(position.candidates[cell])
    ]
    for cell in rectangle.roof:
        mask = position.candidates[cell]
        marks += [Mark(cell, digit, "roof") for digit in digits(mask & pair)]
        marks += [Mark(cell, digit, "extra") for digit in digits(mask & ~pair)]
    return Step(
        technique,
        eliminations=removed,
        marks=(*marks, *more),
        houses=houses,
        variant=variant,
    )


def type_1(position: Position) -> Iterator[Step]:
    """Three corners with the two digits alone: the fourth holds neither."""
    for rectangle in _rectangles(position):
        if len(rectangle.roof) == 1:
            (roof,) = rectangle.roof
            removed = tuple(
                Candidate(roof, d) for d in digits(position.candidates[roof] & rectangle.pair)
            )
            yield _step(rectangle, position, "unique-rectangle-1", removed)


def _extras(rectangle: Rectangle, position: Position) -> int:
    extras = 0
    for cell in rectangle.roof:
        extras |= position.candidates[cell] & ~rectangle.pair
    return extras


def _roof_houses(rectangle: Rectangle, position: Position) -> tuple[tuple[House, int], ...]:
    """The houses that two roof corners share; none if they are opposite."""
    if len(rectangle.roof) != 2:
        return ()
    one, other = rectangle.roof
    return position.tables.shared_houses(1 << one | 1 << other)


def _one_extra(position: Position, technique: str, *, opposite: bool) -> Iterator[Step]:
    """All roof corners have the same further digit: one of them holds it."""
    for rectangle in _rectangles(position):
        extras = _extras(rectangle, position)
        beside = bool(_roof_houses(rectangle, position))
        if extras.bit_count() == 1 and len(rectangle.roof) in (2, 3) and beside != opposite:
            roof = sum(1 << cell for cell in rectangle.roof)
            reach = position.tables.seen_by_all(roof) & ~rectangle.corners.mask
            if removed := position.in_cells(reach, extras.bit_length()):
                yield _step(rectangle, position, technique, removed)


def type_2(position: Position) -> Iterator[Step]:
    """Two corners side by side with one and the same further digit."""
    return _one_extra(position, "unique-rectangle-2", opposite=False)


def type_5(position: Position) -> Iterator[Step]:
    """Two opposite corners, or three, with one and the same further digit."""
    return _one_extra(position, "unique-rectangle-5", opposite=True)


def type_3(position: Position) -> Iterator[Step]:
    """The further digits of two corners make a naked subset with cells of their house."""
    for rectangle in _rectangles(position):
        extras = _extras(rectangle, position)
        if extras.bit_count() >= 2:
            for house, _ in _roof_houses(rectangle, position):
                yield from _type_3_in(rectangle, position, extras, house)


def _type_3_in(
    rectangle: Rectangle, position: Position, extras: int, house: House
) -> Iterator[Step]:
    roof = sum(1 << cell for cell in rectangle.roof)
    others = [c for c in house.cells if position.candidates[c] and not roof >> c & 1]
    for size in range(extras.bit_count() - 1, len(others)):
        for subset in combinations(others, size):
            union = extras
            for cell in subset:
                union |= position.candidates[cell]
            if union.bit_count() != size + 1:
                continue
            cells = roof | sum(1 << cell for cell in subset)
            houses: list[House] = []
            reach = 0
            for other, mask in position.tables.shared_houses(cells):
                if mask & ~cells & position.holding(union):
                    houses.append(other)
                    reach |= mask & ~cells
            # Cells that lie together in two houses are told once, with the first.
            if houses and houses[0] is house:
                yield _step(
                    rectangle,
                    position,
                    "unique-rectangle-3",
                    candidates_of(_all_in(position, union, reach)),
                    houses=tuple(houses),
                    more=tuple(
                        Mark(cell, digit, "naked")
                        for cell in subset
                        for digit in digits(position.candidates[cell])
                    ),
                )


def _all_in(position: Position, mask: int, cells: int) -> tuple[Candidate, ...]:
    return tuple(found for digit in digits(mask) for found in position.in_cells(cells, digit))


def type_4(position: Position) -> Iterator[Step]:
    """In a house of two corners one digit has no other place: they lose the other."""
    for rectangle in _rectangles(position):
        for house, mask in _roof_houses(rectangle, position):
            roof = sum(1 << cell for cell in rectangle.roof)
            for digit in digits(rectangle.pair):
                if position.places[digit] & mask == roof:
                    other = (rectangle.pair & ~(1 << digit - 1)).bit_length()
                    if removed := position.in_cells(roof, other):
                        yield _step(
                            rectangle, position, "unique-rectangle-4", removed, houses=(house,)
                        )


def type_6(position: Position) -> Iterator[Step]:
    """Opposite corners with further digits, and one digit confined to the four in both lines."""
    tables = position.tables
    for rectangle in _rectangles(position):
        if len(rectangle.roof) != 2 or _roof_houses(rectangle, position):
            continue
        for digit in digits(rectangle.pair):
            places = position.places[digit]
            for lines in _line_pairs(tables, rectangle.corners):
                mask = lines[0][1] | lines[1][1]
                if places & mask == rectangle.corners.mask:
                    roof = sum(1 << cell for cell in rectangle.roof)
                    yield _step(
                        rectangle,
                        position,
                        "unique-rectangle-6",
                        position.in_cells(roof, digit),
                        houses=(lines[0][0], lines[1][0]),
                    )


def _line_pairs(tables: Tables, corners: Corners) -> Iterator[tuple[tuple[House, int], ...]]:
    """The two rows of a rectangle, then its two columns."""
    first, second, third, _ = corners.cells
    around = tables.houses_around
    yield around[first][1], around[third][1]
    yield around[first][2], around[second][2]


def hidden_rectangle(position: Position) -> Iterator[Step]:
    """Opposite a corner with the two digits alone, one digit is forced on both sides."""
    tables = position.tables
    for rectangle in _rectangles(position):
        if not 2 <= len(rectangle.roof) <= 3:
            continue
        cells = rectangle.corners.cells
        for start in rectangle.floor:
            if position.candidates[start] != rectangle.pair:
                continue
            corner = cells[3 - cells.index(start)]
            _, row, column = tables.houses_around[corner]
            for digit in digits(rectangle.pair):
                places = position.places[digit]
                other = (rectangle.pair & ~(1 << digit - 1)).bit_length()
                confined = all(
                    places & mask == rectangle.corners.mask & mask for _, mask in (row, column)
                )
                if confined and position.candidates[corner] >> other - 1 & 1:
                    yield _step(
                        rectangle,
                        position,
                        "hidden-rectangle",
                        (Candidate(corner, other),),
                        houses=(row[0], column[0]),
                    )
