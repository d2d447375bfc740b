"""WXYZ-Wing and VWXYZ-Wing: as many digits as cells, only one of which can be there twice.

Of all digits but z the places in the cells all see one another, so each of them is there once
at most. The cells need one more: z, which has places that do not see each other, is there at
least once, and what sees all its places loses it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.sudoku.geometry import bits, digits
from tutor.techniques import board_sizes
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Mark, Step

_count = int.bit_count


def wxyz_wing(position: Position) -> Iterator[Step]:
    """Every such four cells."""
    return _wings(position, "wxyz-wing", 4)


def vwxyz_wing(position: Position) -> Iterator[Step]:
    """Every such five cells."""
    return _wings(position, "vwxyz-wing", 5)


def _wings(position: Position, technique: str, size: int) -> Iterator[Step]:
    """For each conclusion the first cells that prove it."""
    if position.geometry.n > board_sizes.BENT_SETS:
        return
    best: dict[tuple[Candidate, ...], tuple[int, ...]] = {}
    for cells, z in _Search(position, size).found():
        holding = sum([1 << cell for cell in cells]) & position.places[z]
        removed = position.in_cells(position.tables.seen_by_all(holding), z)
        if removed not in best or cells < best[removed]:
            best[removed] = cells
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


class _Search:
    """Looks for so many cells with as many digits."""

    def __init__(self, position: Position, size: int) -> None:
        self._position = position
        self._size = size
        peers, candidates, places = position.tables.peers, position.candidates, position.places
        small = sum([1 << c for c in bits(position.empty) if 2 <= _count(candidates[c]) <= size])
        self._small = small
        self._digits = (1 << position.geometry.n) - 1
        self._with_room: dict[int, int] = {}
        """By digits: the cells with which they are not too many."""
        self._with: dict[int, int] = {}
        """By cell: the cells that see it, or have no digit in common with it."""
        self._with_z: dict[int, dict[int, int]] = {}
        """By digit and cell: the cells out of sight that have just this digit in common with it."""
        for cell in bits(small):
            apart = small & ~peers[cell] & ~(1 << cell)
            once = twice = 0
            for digit in digits(candidates[cell]):
                here = places[digit] & apart
                twice |= once & here
                once |= here
            self._with[cell] = small & peers[cell] | apart & ~once
            for digit in digits(candidates[cell]):
                if alone := places[digit] & apart & ~twice:
                    self._with_z.setdefault(digit, {})[cell] = alone

    def found(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """The cells, in order, and z."""
        peers, candidates = self._position.tables.peers, self._position.candidates
        missing = self._size - 2
        for z, apart in self._with_z.items():
            self._position.pulse()
            places = self._position.places[z]
            fitting = self._with | {cell: self._with[cell] | more for cell, more in apart.items()}
            known: set[int] = set()
            for one, tips in apart.items():
                from_one, held_by_one, seen = fitting[one], candidates[one], peers[one] & places
                for other in bits(tips & (-1 << one + 1) & self._roomy(held_by_one)):
                    victims = seen & peers[other]
                    pool = from_one & fitting[other]
                    if not victims or _count(pool) < missing:
                        continue
                    held = held_by_one | candidates[other]
                    pool &= self._roomy(held)
                    if _count(pool) >= missing:
                        start = _Part(1 << one | 1 << other, held, victims)
                        for cells in self._grown(start, pool, missing, places, fitting):
                            if cells not in known:
                                known.add(cells)
                                yield tuple(bits(cells)), z

    def _grown(
        self, part: _Part, pool: int, missing: int, places: int, fitting: dict[int, int]
    ) -> Iterator[int]:
        """Some cells with so many more of a pool that fit each of them."""
        peers, candidates = self._position.tables.peers, self._position.candidates
        cells, held, victims = part
        while _count(pool) >= missing:
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
                rest &= self._roomy(more)
                if _count(rest) >= missing - 1:
                    larger = _Part(cells | 1 << cell, more, left)
                    yield from self._grown(larger, rest, missing - 1, places, fitting)

    def _roomy(self, held: int) -> int:
        found = self._with_room.get(held)
        if found is None:
            position = self._position
            room = self._size - _count(held)
            # of the digits besides, those cells have one more than so many
            more = [0] * (room + 1)
            for digit in digits(self._digits & ~held):
                places = position.places[digit]
                for count in range(room, 0, -1):
                    more[count] |= more[count - 1] & places
                more[0] |= places
            found = self._with_room[held] = self._small & ~more[room]
        return found
