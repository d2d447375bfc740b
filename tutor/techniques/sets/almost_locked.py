"""Almost locked sets: cells of one house with one digit more than they are.

Without any one of its digits such a set is locked: it holds all the others. That is what
every technique of this family argues with. Cells of which some are locked by themselves are
left out: once those are cleared (naked subsets come first), the others do as well alone.
"""

from functools import lru_cache
from typing import NamedTuple

from tutor.sudoku.geometry import House, digits
from tutor.techniques.position import Position
from tutor.techniques.tables import REMEMBERED, Tables

LARGEST_BOARD = 9
"""The largest n for which sets are looked for: a house of n cells has 2 ** n sets of cells."""


class AlmostLockedSet(NamedTuple):
    """Some empty cells of a house, and the digits they have: one more than cells."""

    cells: int
    digits: int
    places: tuple[int, ...]
    """By digit: the cells of the set that may hold it."""
    seen: tuple[int, ...]
    """By digit: the cells outside the set that see all of those; none for other digits."""
    house: House
    """A house that holds the set, a box if there is one."""


def almost_locked_sets(position: Position) -> tuple[AlmostLockedSet, ...]:
    """Every almost locked set of a position, the smallest first; none on large boards."""
    return sets_among(position.tables, tuple(position.candidates))


@lru_cache(maxsize=4)
def sets_among(tables: Tables, candidates: tuple[int, ...]) -> tuple[AlmostLockedSet, ...]:
    """The same, for the candidates of each cell."""
    if tables.n > LARGEST_BOARD:
        return ()
    found: dict[int, tuple[int, House]] = {}
    for house, _ in tables.by_clarity:
        for cells, held in _in_house([c for c in house.cells if candidates[c]], candidates):
            found.setdefault(cells, (held, house))
    by_size = sorted(found, key=lambda cells: (cells.bit_count(), cells))
    places = places_of(tables, candidates)
    return tuple([_with_sight(tables, places, cells, *found[cells]) for cells in by_size])


def places_of(tables: Tables, candidates: tuple[int, ...]) -> tuple[int, ...]:
    """By digit: the cells that may hold it."""
    places = [0] * (tables.n + 1)
    for cell, mask in enumerate(candidates):
        for digit in digits(mask):
            places[digit] |= 1 << cell
    return tuple(places)


def _in_house(cells: list[int], candidates: tuple[int, ...]) -> list[tuple[int, int]]:
    """The almost locked sets among some cells: which of them, and their digits."""
    almost: list[tuple[int, int]] = []
    locked: list[int] = []
    subsets = [(0, 0, 0)]
    for cell in cells:
        bit, mask = 1 << cell, candidates[cell]
        larger = [(chosen | bit, held | mask, size + 1) for chosen, held, size in subsets]
        for chosen, held, size in larger:
            surplus = held.bit_count() - size
            if surplus == 1:
                almost.append((chosen, held))
            elif surplus < 1:
                locked.append(chosen)
        subsets += larger
    return [found for found in almost if not any(part & found[0] == part for part in locked)]


def _with_sight(
    tables: Tables, everywhere: tuple[int, ...], cells: int, held: int, house: House
) -> AlmostLockedSet:
    places, seen = [0] * (tables.n + 1), [0] * (tables.n + 1)
    for digit in digits(held):
        places[digit] = here = everywhere[digit] & cells
        seen[digit] = seen_by_all(tables, here) & ~cells
    return AlmostLockedSet(cells, held, tuple(places), tuple(seen), house)


@lru_cache(maxsize=2 * REMEMBERED)
def seen_by_all(tables: Tables, cells: int) -> int:
    """The cells that see every cell of a set; remembered, as the same sets come up again."""
    return tables.seen_by_all(cells)
