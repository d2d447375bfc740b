"""Rectangles that would give a puzzle two solutions."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku import search
from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques import deadly
from tutor.techniques.deadly import Deadly
from tutor.techniques.position import Position, Tables
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


def _rectangles(position: Position) -> tuple[Deadly, ...]:
    """Every rectangle of empty cells that two digits could still fill.

    At least one corner has just these two candidates.
    """
    if not search.is_quick(position.geometry):
        return ()
    return _deadly(position.tables, tuple(position.candidates), tuple(position.places))


@lru_cache(maxsize=64)
def _deadly(
    tables: Tables, candidates: tuple[int, ...], places: tuple[int, ...]
) -> tuple[Deadly, ...]:
    corners, around = all_corners(tables), _corners_around(tables)
    found: set[tuple[int, int]] = set()
    for cell, pair in enumerate(candidates):
        if pair.bit_count() == 2:
            one, other = digits(pair)
            outside = ~(places[one] | places[other])
            found.update([(number, pair) for mask, number in around[cell] if not mask & outside])
    return tuple(
        [
            deadly.among(*corners[number], pair, tuple([candidates[c] for c in corners[number][0]]))
            for number, pair in sorted(found)
        ]
    )


class _ByRoof(NamedTuple):
    """Rectangles by the corners that have further candidates."""

    one: tuple[Deadly, ...]
    """Those with a single one."""
    beside: tuple[Deadly, ...]
    """With two side by side."""
    others: tuple[Deadly, ...]
    """With two opposite ones, or more, or none."""


def _by_roof(position: Position) -> _ByRoof:
    """The same rectangles, sorted once for all types."""
    if not search.is_quick(position.geometry):
        return _ByRoof((), (), ())
    return _sorted(position.tables, tuple(position.candidates), tuple(position.places))


@lru_cache(maxsize=64)
def _sorted(tables: Tables, candidates: tuple[int, ...], places: tuple[int, ...]) -> _ByRoof:
    one, beside, others = [], [], []
    for rectangle in _deadly(tables, candidates, places):
        if len(rectangle.roof) == 1:
            one.append(rectangle)
        elif len(rectangle.roof) == 2 and tables.shared_houses(deadly.roof_mask(rectangle)):
            beside.append(rectangle)
        else:
            others.append(rectangle)
    return _ByRoof(tuple(one), tuple(beside), tuple(others))


@cache
def _corners_around(tables: Tables) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each cell: the rectangles that have it as a corner, with their numbers."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(tables.geometry.cell_count)]
    for number, corners in enumerate(all_corners(tables)):
        for cell in corners.cells:
            found[cell].append((corners.mask, number))
    return tuple(map(tuple, found))


def type_1(position: Position) -> Iterator[Step]:
    """Three corners with the two digits alone: the fourth holds neither."""
    return deadly.type_1(_by_roof(position).one, position, "unique-rectangle-1")


def type_2(position: Position) -> Iterator[Step]:
    """Two corners side by side with one and the same further digit."""
    return deadly.type_2(_by_roof(position).beside, position, "unique-rectangle-2")


def type_5(position: Position) -> Iterator[Step]:
    """Two opposite corners, or three, with one and the same further digit."""
    return deadly.type_2(_by_roof(position).others, position, "unique-rectangle-5")


def type_3(position: Position) -> Iterator[Step]:
    """The further digits of two corners make a naked subset with cells of their house."""
    return deadly.type_3(_by_roof(position).beside, position, "unique-rectangle-3")


def type_4(position: Position) -> Iterator[Step]:
    """In a house of two corners one digit has no other place: they lose the other."""
    return deadly.type_4(_by_roof(position).beside, position, "unique-rectangle-4")


def type_6(position: Position) -> Iterator[Step]:
    """Opposite corners with further digits, and one digit confined to the four in both lines."""
    tables = position.tables
    for rectangle in _by_roof(position).others:
        if len(rectangle.roof) != 2:
            continue
        for digit in digits(rectangle.digits):
            places = position.places[digit]
            for lines in _line_pairs(tables, rectangle):
                mask = lines[0][1] | lines[1][1]
                if places & mask == rectangle.mask:
                    roof = sum(1 << cell for cell in rectangle.roof)
                    yield deadly.step_of(
                        rectangle,
                        position,
                        "unique-rectangle-6",
                        position.in_cells(roof, digit),
                        houses=(lines[0][0], lines[1][0]),
                    )


def _line_pairs(tables: Tables, rectangle: Deadly) -> Iterator[tuple[tuple[House, int], ...]]:
    """The two rows of a rectangle, then its two columns."""
    first, second, third, _ = rectangle.cells
    around = tables.houses_around
    yield around[first][1], around[third][1]
    yield around[first][2], around[second][2]


def hidden_rectangle(position: Position) -> Iterator[Step]:
    """Opposite a corner with the two digits alone, one digit is forced on both sides."""
    tables = position.tables
    for rectangle in _rectangles(position):
        if not 2 <= len(rectangle.roof) <= 3:
            continue
        cells = rectangle.cells
        for start in rectangle.floor:
            if position.candidates[start] != rectangle.digits:
                continue
            corner = cells[3 - cells.index(start)]
            _, row, column = tables.houses_around[corner]
            lines = row[1] | column[1]
            on_lines = rectangle.mask & lines
            for digit in digits(rectangle.digits):
                if position.places[digit] & lines != on_lines:
                    continue
                other = (rectangle.digits & ~(1 << digit - 1)).bit_length()
                if position.candidates[corner] >> other - 1 & 1:
                    yield deadly.step_of(
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


def _corners_without_givens(position: Position, filled: int) -> Sequence[Corners]:
    """The rectangles with no given and so many filled corners."""
    if not search.is_quick(position.geometry):
        return ()
    by_filled = _by_filled_corners(position.tables, position.givens, position.empty)
    return by_filled.get(filled, ())


@lru_cache(maxsize=64)
def _by_filled_corners(tables: Tables, givens: int, empty: int) -> dict[int, list[Corners]]:
    """The rectangles with no given, by how many corners are filled."""
    found: dict[int, list[Corners]] = {}
    for corners in [corners for corners in all_corners(tables) if not corners.mask & givens]:
        found.setdefault((corners.mask & ~empty).bit_count(), []).append(corners)
    return found


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
