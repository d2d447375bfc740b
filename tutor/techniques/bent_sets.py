"""WXYZ-Wing and VWXYZ-Wing: as many digits as cells, only one of which can be there twice.

Of all digits but z the places in the cells all see one another, so each of them is there once
at most. The cells need one more: z, which has places that do not see each other, is there at
least once, and what sees all its places loses it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.sudoku.geometry import bits, digits, union
from tutor.techniques import board_sizes
from tutor.techniques.position import Position, remembered
from tutor.techniques.step import Candidate, Mark, Step

_count = int.bit_count
_LARGEST = 5
"""So many cells at the most."""


def wxyz_wing(position: Position) -> Iterator[Step]:
    """Every such four cells."""
    return _wings(position, "wxyz-wing", 4)


def vwxyz_wing(position: Position) -> Iterator[Step]:
    """Every such five cells."""
    return _wings(position, "vwxyz-wing", _LARGEST)


def _wings(position: Position, technique: str, size: int) -> Iterator[Step]:
    """For each conclusion the first cells that prove it."""
    if position.geometry.n > board_sizes.BENT_SETS:
        return
    best: dict[tuple[Candidate, ...], tuple[int, ...]] = {}
    if not (changed := position.changed_since(technique)):
        return
    for cells, z in _Search(position, size, changed).found():
        holding = sum([1 << cell for cell in cells]) & position.places[z]
        removed = position.in_cells(position.tables.seen_by_all(holding), z)
        if removed not in best or cells < best[removed]:
            best[removed] = cells
    if not best:
        position.looked_in_vain(technique)
    for removed, cells in best.items():
        yield Step(
            technique,
            eliminations=removed,
            marks=tuple(
                Mark(cell, digit, "shared" if digit == removed[0].digit else "restricted")
                for cell in cells
                for digit in digits(position.candidates[cell])
            ),
        )


class _Part(NamedTuple):
    """Some of the cells, what they hold, and what may lose z."""

    cells: int
    held: int
    victims: int


class _Fits(NamedTuple):
    """Which cells can be together in such a pattern, whatever its size."""

    cells: dict[int, int]
    """By cell: those that see it, or have no digit in common with it."""
    with_z: dict[int, dict[int, int]]
    """By digit and cell: those out of sight that have just this digit in common with it."""


@remembered
def _fits(position: Position) -> _Fits:
    peers, candidates, places = position.tables.peers, position.candidates, position.places
    some = _of_size(position, _LARGEST)
    fits = _Fits({}, {digit: {} for digit in position.all_digits})
    met: dict[int, tuple[int, int]] = {}
    """By digits: the cells that have any of them, and those that have several."""
    for cell in bits(some):
        mask = candidates[cell]
        if mask not in met:
            once = twice = 0
            for digit in digits(mask):
                twice |= once & places[digit]
                once |= places[digit]
            met[mask] = once, twice
        once, twice = met[mask]
        fits.cells[cell] = some & (peers[cell] | ~once)
        apart = some & ~peers[cell] & ~twice & ~(1 << cell)
        for digit in digits(mask):
            if alone := places[digit] & apart:
                fits.with_z[digit][cell] = alone
    return fits


def _of_size(position: Position, most: int) -> int:
    """The cells with two candidates, or so many at the most."""
    at_least = position.with_at_least(most + 1)
    return at_least[2] & ~at_least[most + 1]


class _Roomy(dict[int, int]):
    """By digits: the small cells with which they are not too many."""

    def __init__(self, position: Position, size: int, small: int) -> None:
        super().__init__()
        self._all_digits, self._places = position.geometry.all_digits, tuple(position.places)
        self._size, self._small = size, small

    def __missing__(self, held: int) -> int:
        more = self._size - _count(held)
        """So many digits besides are not too many."""
        some = two = three = four = 0
        """The cells that have a digit besides, more than one, more than two, than three."""
        places, others = self._places, digits(self._all_digits & ~held)
        if not more:
            for digit in others:
                some |= places[digit]
        elif more == 1:
            for digit in others:
                here = places[digit]
                two |= some & here
                some |= here
        else:
            for digit in others:
                here = places[digit]
                four |= three & here
                three |= two & here
                two |= some & here
                some |= here
        found = self[held] = self._small & ~(some, two, three, four)[more]
        return found


class _Search:
    """Looks for so many cells with as many digits, some of those that changed among them."""

    def __init__(self, position: Position, size: int, changed: int) -> None:
        self._position = position
        self._size = size
        self._small = _of_size(position, size)
        self._changed = changed & self._small

    def found(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """The cells, in order, and z."""
        peers, candidates = self._position.tables.peers, self._position.candidates
        missing, small, changed = self._size - 2, self._small, self._changed
        if not changed:
            return
        fits = _fits(self._position)
        roomy = self._roomy = _Roomy(self._position, self._size, small)
        for z, apart in fits.with_z.items():
            self._position.pulse()
            places = self._position.places[z]
            fitting = fits.cells | {cell: fits.cells[cell] | more for cell, more in apart.items()}
            near = changed | union([fitting[cell] for cell in bits(changed)]) & small
            known: set[int] = set()
            for one, tips in apart.items():
                if not near >> one & 1:
                    continue
                held_by_one = candidates[one]
                tips &= (-1 << one + 1) & near
                if tips:
                    tips &= roomy[held_by_one]
                if not tips:
                    continue
                from_one, seen = fitting[one], peers[one] & places
                for other in bits(tips):
                    victims = seen & peers[other]
                    pool = from_one & fitting[other]
                    if not victims or _count(pool) < missing:
                        continue
                    held = held_by_one | candidates[other]
                    pool &= roomy[held]
                    start = 1 << one | 1 << other
                    if _count(pool) >= missing and (start | pool) & changed:
                        part = _Part(start, held, victims)
                        for cells in self._grown(part, pool, missing, places, fitting):
                            if cells not in known:
                                known.add(cells)
                                yield tuple(bits(cells)), z

    def _grown(
        self, part: _Part, pool: int, missing: int, places: int, fitting: dict[int, int]
    ) -> Iterator[int]:
        """Some cells with so many more of a pool that fit each of them."""
        peers, candidates = self._position.tables.peers, self._position.candidates
        cells, held, victims = part
        is_new = bool(cells & self._changed)
        if missing == 1 and not is_new:
            pool &= self._changed
        while _count(pool) >= missing and (is_new or pool & self._changed):
            cell = pool.bit_length() - 1
            pool ^= 1 << cell
            more = held | candidates[cell]
            left = victims & peers[cell] if places >> cell & 1 else victims & ~(1 << cell)
            if not left:
                continue
            if missing == 1:
                if _count(more) == self._size:
                    yield cells | 1 << cell
                continue
            rest = pool & fitting[cell]
            if _count(rest) >= missing - 1:
                rest &= self._roomy[more]
                if _count(rest) >= missing - 1:
                    larger = _Part(cells | 1 << cell, more, left)
                    yield from self._grown(larger, rest, missing - 1, places, fitting)
