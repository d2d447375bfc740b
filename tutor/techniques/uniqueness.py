"""Patterns that would give a puzzle two solutions: rectangles, and the BUG + 1."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku import search
from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.position import Position, Tables, candidates_of
from tutor.techniques.step import Candidate, Mark, Step

# Unique rectangles: four cells of two rows, two columns and two boxes.
#
# Were all four to hold the same two digits, exchanging them would give a second
# solution. A puzzle with one solution never lets that happen. A cell of the
# rectangle may have lost one of the two digits: the argument stays.


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


# Avoidable rectangles: as unique rectangles, with cells the solver has filled.
#
# Only a given fixes which way round two digits stand. Four cells without a given
# that alternate two digits could be exchanged, so some digit prevents it.


def _corners_without_givens(position: Position, filled: int) -> Iterator[Corners]:
    """The rectangles with no given and so many filled corners."""
    if not search.is_quick(position.geometry):
        return
    for corners in all_corners(position.tables):
        if (
            not corners.mask & position.givens
            and (corners.mask & ~position.empty).bit_count() == filled
            and position.is_unique
        ):
            yield corners


def avoidable_1(position: Position) -> Iterator[Step]:
    """Three corners alternate two digits: the fourth does not go on alternating."""
    for corners in _corners_without_givens(position, 3):
        (corner,) = bits(corners.mask & position.empty)
        index = corners.cells.index(corner)
        opposite, *beside = (
            position.values[corners.cells[3 - index]],
            position.values[corners.cells[index ^ 1]],
            position.values[corners.cells[index ^ 2]],
        )
        if beside[0] == beside[1] and position.candidates[corner] >> opposite - 1 & 1:
            yield Step(
                "avoidable-rectangle-1",
                eliminations=(Candidate(corner, opposite),),
                marks=(
                    *_filled(position, corners),
                    Mark(corner, opposite, "roof"),
                ),
            )


def _filled(position: Position, corners: Corners) -> Iterator[Mark]:
    for cell in corners.cells:
        if position.values[cell]:
            yield Mark(cell, position.values[cell], "rectangle")


def avoidable_2(position: Position) -> Iterator[Step]:
    """Two corners side by side are filled; the others share the one digit that can prevent it."""
    tables = position.tables
    for corners in _corners_without_givens(position, 2):
        open_cells = tuple(bits(corners.mask & position.empty))
        shared = tables.shared_houses(corners.mask & position.empty)
        if not shared:
            continue
        wanted = {
            cell: position.values[corners.cells[3 - corners.cells.index(cell)]]
            for cell in open_cells
        }
        extras = [position.candidates[cell] & ~(1 << wanted[cell] - 1) for cell in open_cells]
        if (
            len(set(wanted.values())) < 2
            or extras[0] != extras[1]
            or extras[0].bit_count() != 1
            or not all(position.candidates[cell] >> wanted[cell] - 1 & 1 for cell in open_cells)
        ):
            continue
        extra = extras[0].bit_length()
        reach = tables.seen_by_all(corners.mask & position.empty)
        if removed := position.in_cells(reach, extra):
            yield Step(
                "avoidable-rectangle-2",
                eliminations=removed,
                marks=(
                    *_filled(position, corners),
                    *(Mark(cell, digit, "roof") for cell, digit in wanted.items()),
                    *(Mark(cell, extra, "extra") for cell in open_cells),
                ),
            )


def bug_plus_1(position: Position) -> Iterator[Step]:
    """All empty cells have two candidates but one, which has three.

    Without the third, every digit would have two places in every house that
    lacks it: then the cells could be filled in several ways or not at all. The
    third is the digit with three places in each house of its cell.
    """
    two, three = position.cells_with(2), position.cells_with(3)
    if three.bit_count() != 1 or two | three != position.empty or not position.is_unique:
        return
    cell = three.bit_length() - 1
    extra = next((d for d in digits(position.candidates[cell]) if _is_bug(position, cell, d)), None)
    if extra is not None:
        yield Step(
            "bug-plus-1",
            placements=(Candidate(cell, extra),),
            marks=(
                Mark(cell, extra, "bug"),
                *(
                    Mark(other, digit, "bivalue")
                    for other in bits(two)
                    for digit in digits(position.candidates[other])
                ),
            ),
            houses=tuple(house for house, _ in position.tables.houses_around[cell]),
        )


def _is_bug(position: Position, cell: int, extra: int) -> bool:
    """Whether, but for one candidate, every digit has two places wherever it has any."""
    around = [mask for _, mask in position.tables.houses_around[cell]]
    if any((position.places[extra] & mask).bit_count() != 3 for mask in around):
        return False
    for digit in position.all_digits:
        places = position.places[digit] & (~(1 << cell) if digit == extra else -1)
        if any((places & mask).bit_count() not in (0, 2) for _, mask in position.tables.by_clarity):
            return False
    return True
