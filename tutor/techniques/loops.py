"""Deadly patterns larger than a rectangle: unique loops and extended rectangles."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain, combinations, product
from typing import NamedTuple

from tutor.sudoku import search
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.deadly import TYPES, Deadly, among
from tutor.techniques.position import REMEMBERED, Position, Tables
from tutor.techniques.step import Step

# Unique loops: six cells or more, none or two of them in every row, column and box.
#
# Were they all to hold one of two digits, each house would have one of each, and
# exchanging them all would give a second solution. A cell may have lost one of the two.

_SMALLEST = 6
"""How many cells a loop has at least: four are a rectangle."""
_MOST_ROOFS = 2
"""With how many roof cells something follows whatever they have besides."""


def unique_loop(number: int, position: Position) -> Iterator[Step]:
    """What follows from unique loops by one of the types."""
    return TYPES[number - 1](unique_loops(position), position, f"unique-loop-{number}")


def unique_loops(position: Position) -> tuple[Deadly, ...]:
    """Every loop of empty cells with few roof cells, or with one further digit in all of them."""
    if not search.is_quick(position.geometry):
        return ()
    return _loops(position.tables, tuple(position.candidates), tuple(position.places))


@lru_cache(maxsize=64)
def _loops(
    tables: Tables, candidates: tuple[int, ...], places: tuple[int, ...]
) -> tuple[Deadly, ...]:
    found: dict[tuple[int, int], Deadly] = {}
    for pair in sorted({mask for mask in candidates if mask.bit_count() == 2}):
        for mask in _of_pair(tables, places, pair):
            cells = tuple(bits(mask))
            here = tuple([candidates[cell] for cell in cells])
            found.setdefault((mask, pair), among(cells, mask, pair, here))
    return tuple(found.values())


def _of_pair(tables: Tables, places: tuple[int, ...], pair: int) -> Iterator[int]:
    """The loops of two digits: with two roof cells at most, then with one digit besides."""
    one, other = digits(pair)
    either = places[one] | places[other]
    if either.bit_count() < _SMALLEST:
        return
    further = many = 0
    """The cells with a further digit, and with several."""
    for digit, here in enumerate(places):
        if digit not in (one, other):
            many |= further & here
            further |= here
    floor = either & ~further
    if floor.bit_count() + _MOST_ROOFS >= _SMALLEST:
        yield from _loops_among(tables, floor, either, _MOST_ROOFS)
    raised = either & further & ~many
    for reach in places[:one] + places[one + 1 : other] + places[other + 1 :]:
        roof = raised & reach
        if roof & roof - 1 and (floor | roof).bit_count() >= _SMALLEST:
            yield from _loops_among(tables, floor, floor | roof, reach=reach)


@lru_cache(maxsize=REMEMBERED)
def _loops_among(
    tables: Tables, floor: int, cells: int, most_roofs: int = 0, reach: int = -1
) -> tuple[int, ...]:
    return tuple(_Search(tables, floor, most_roofs, reach).among(cells))


def loops_with_roof(tables: Tables, floor: int, roof: int) -> Iterator[int]:
    """The loops of some cells and all of the roof."""
    for cells in _Search(tables, floor, roof.bit_count()).among(floor | roof):
        if not roof & ~cells:
            yield cells


def _with_partners(tables: Tables, cells: int) -> int:
    """The cells that have another one in each of their houses."""
    while True:
        alone = 0
        for mask in tables.houses:
            here = cells & mask
            if not here & here - 1:
                alone |= here
        if not alone:
            return cells
        cells ^= alone
        if cells.bit_count() < _SMALLEST:
            return 0


class _Growing(NamedTuple):
    """Part of a loop: its cells, the houses that want a second one, those that have two."""

    cells: int
    wanting: tuple[int, ...]
    full: int
    """The cells of all houses with two."""
    roofs: int
    reach: int
    """Where something can be removed: the places of the one further digit, seen by all roofs."""


class _Search:
    """Looks for the loops among some cells that have a floor cell."""

    def __init__(self, tables: Tables, floor: int, most_roofs: int = 0, reach: int = -1) -> None:
        self._tables = tables
        self._floor = floor
        self._most_roofs = most_roofs or tables.everywhere.bit_count()
        self._reach = reach

    def among(self, cells: int) -> Iterator[int]:
        """Every loop, once: first those with the first floor cell, then those without it."""
        cells = _with_partners(self._tables, cells)
        for start in bits(cells & self._floor):
            if cells.bit_count() < _SMALLEST:
                return
            nothing = _Growing(0, (), 0, 0, self._reach)
            for whole in self._closed(self._with_cell(nothing, start), cells):
                if whole.bit_count() >= _SMALLEST:
                    yield whole
            cells = _with_partners(self._tables, cells & ~(1 << start))

    def _with_cell(self, part: _Growing, cell: int) -> _Growing:
        wanting, full = list(part.wanting), part.full
        for _, mask in self._tables.houses_around[cell]:
            if mask in wanting:
                wanting.remove(mask)
                full |= mask
            else:
                wanting.append(mask)
        roofs, reach = part.roofs, part.reach
        if not self._floor >> cell & 1:
            roofs += 1
            reach &= self._tables.peers[cell]
        return _Growing(part.cells | 1 << cell, tuple(wanting), full, roofs, reach)

    def _closed(self, part: _Growing, cells: int) -> Iterator[int]:
        """The loops that a part grows into: the house with the fewest choices goes on."""
        if not part.wanting:
            yield part.cells
            return
        free = cells & ~part.full & ~part.cells
        if part.roofs == self._most_roofs:
            free &= self._floor
        for cell in bits(min([mask & free for mask in part.wanting], key=int.bit_count)):
            longer = self._with_cell(part, cell)
            if longer.reach:
                yield from self._closed(longer, cells)


# Extended rectangles: six cells that three digits could fill as two parallel triples.
#
# Either two lines of a band with three cells each, in three boxes; or three lines of a band
# with two cells each, in two boxes. The triples can be exchanged whole: rows, columns and
# boxes keep their digits. Lines of two bands, or two cells of a line in one box, would not do.


class _Six(NamedTuple):
    cells: tuple[int, ...]
    mask: int


@cache
def all_sixes(tables: Tables) -> tuple[_Six, ...]:
    """Every set of six such cells."""
    return tuple(six for _, sixes in _sixes_by_part(tables) for six in sixes)


@cache
def _sixes_by_part(tables: Tables) -> tuple[tuple[int, tuple[_Six, ...]], ...]:
    """The same, together with the others that have the first two or three cells in common."""
    geometry, n = tables.geometry, tables.n
    found: list[tuple[int, tuple[_Six, ...]]] = []
    bands = _parts(n, geometry.box_rows)
    stacks = _parts(n, geometry.box_cols)
    for lines, others, turned in ((bands, stacks, False), (stacks, bands, True)):
        for band, (count, across) in product(lines, ((2, 3), (3, 2))):
            for chosen, groups in product(combinations(band, count), combinations(others, across)):
                triples = [
                    [[o * n + line if turned else line * n + o for line in chosen] for o in group]
                    for group in groups
                ]
                for first in triples[0]:
                    sixes = [sorted([*first, *chain(*rest)]) for rest in product(*triples[1:])]
                    told = tuple(_Six(tuple(six), _mask(six)) for six in sixes)
                    found.append((_mask(first), told))
    return tuple(found)


def _mask(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def _parts(n: int, size: int) -> list[range]:
    """The bands or stacks: so many lines that are next to each other."""
    return [range(start, start + size) for start in range(0, n, size)]


def extended_rectangle(number: int, position: Position) -> Iterator[Step]:
    """What follows from extended rectangles by one of the types."""
    patterns = extended_rectangles(position)
    return TYPES[number - 1](patterns, position, f"extended-rectangle-{number}")


def extended_rectangles(position: Position) -> tuple[Deadly, ...]:
    """Every six empty cells that three digits could still fill."""
    if not search.is_quick(position.geometry):
        return ()
    return _triples(position.tables, tuple(position.candidates), tuple(position.places))


@lru_cache(maxsize=64)
def _triples(
    tables: Tables, candidates: tuple[int, ...], places: tuple[int, ...]
) -> tuple[Deadly, ...]:
    empty = roofs = large = two = three = 0
    for here in places:
        large |= roofs & here
        roofs |= three & here
        three |= two & here
        two |= empty & here
        empty |= here
    filled, found = ~empty, []
    some = [sixes for part, sixes in _sixes_by_part(tables) if not part & filled]
    for cells, six in [(cells, six) for cells, six in chain(*some) if not six & filled]:
        above = six & roofs
        if above.bit_count() > _MOST_ROOFS and (
            six & large or len({candidates[cell] for cell in bits(above)}) > 1
        ):
            continue
        masks = tuple([candidates[cell] for cell in cells])
        for held in _digits_of(tuple(sorted(masks))):
            pattern = among(cells, six, held, masks)
            if pattern.roof:
                found.append(pattern)
    return tuple(found)


@lru_cache(maxsize=REMEMBERED)
def _digits_of(masks: tuple[int, ...]) -> list[int]:
    """The three digits that some cells could be filled with, each of them with two at least.

    All cells but two have none besides; or all have the same one.
    """
    small = sorted([mask for mask in masks if mask.bit_count() < 4])
    found = set()
    if len(small) >= len(masks) - _MOST_ROOFS:
        unions = {one | other for one, other in combinations(small, 2)}
        found = {
            held
            for held in unions.union(small)
            if held.bit_count() == 3
            and sum([not mask & ~held for mask in masks]) >= len(masks) - _MOST_ROOFS
        }
    together = 0
    for mask in masks:
        together |= mask
    if together.bit_count() == 4:
        found |= {together & ~(1 << digit - 1) for digit in digits(together)}
    return [held for held in sorted(found) if all((mask & held).bit_count() > 1 for mask in masks)]
