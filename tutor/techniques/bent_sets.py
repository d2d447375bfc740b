"""WXYZ-Wing and VWXYZ-Wing: as many digits as cells, only one of which can be there twice.

Of all digits but z the places in the cells all see one another, so each of them is there once
at most. The cells need one more: z, which has places that do not see each other, is there at
least once, and what sees all its places loses it.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Mark, Step

LARGEST_BOARD = 16
"""The largest n for which they are looked for."""


def wxyz_wing(position: Position) -> Iterator[Step]:
    """Every such four cells."""
    return _wings(position, "wxyz-wing", 4)


def vwxyz_wing(position: Position) -> Iterator[Step]:
    """Every such five cells."""
    return _wings(position, "vwxyz-wing", 5)


def _wings(position: Position, technique: str, size: int) -> Iterator[Step]:
    """For each conclusion the first cells that prove it."""
    if position.geometry.n > LARGEST_BOARD:
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
        peers, candidates = position.tables.peers, position.candidates
        small = [c for c in bits(position.empty) if 2 <= candidates[c].bit_count() <= size]
        self._with = dict.fromkeys(small, 0)
        """By cell: the cells that see it, or have no digit in common with it."""
        self._with_z: dict[int, dict[int, int]] = {}
        """By digit and cell: the cells out of sight that have just this digit in common with it."""
        for one, other in combinations(small, 2):
            common = candidates[one] & candidates[other]
            if peers[one] >> other & 1 or not common:
                self._with[one] |= 1 << other
                self._with[other] |= 1 << one
            elif not common & common - 1:
                here = self._with_z.setdefault(common.bit_length(), {})
                here[one] = here.get(one, 0) | 1 << other
                here[other] = here.get(other, 0) | 1 << one

    def found(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """The cells, in order, and z."""
        peers, candidates = self._position.tables.peers, self._position.candidates
        for z, apart in self._with_z.items():
            self._position.pulse()
            places = self._position.places[z]
            fitting = self._with | {cell: self._with[cell] | more for cell, more in apart.items()}
            known: set[int] = set()
            for one, tips in apart.items():
                for other in bits(tips & (-1 << one + 1)):
                    held = candidates[one] | candidates[other]
                    victims = peers[one] & peers[other] & places
                    if victims and held.bit_count() <= self._size:
                        pool = bits(fitting[one] & fitting[other])
                        start = _Part(1 << one | 1 << other, held, victims)
                        for cells in self._grown(start, list(pool), z, fitting):
                            if cells not in known:
                                known.add(cells)
                                yield tuple(bits(cells)), z

    def _grown(
        self, part: _Part, pool: list[int], z: int, fitting: dict[int, int]
    ) -> Iterator[int]:
        """Some cells with cells of a pool that fit each of them, until there are enough."""
        missing = self._size - part.cells.bit_count()
        if not missing:
            if part.held.bit_count() == self._size:
                yield part.cells
            return
        peers, candidates = self._position.tables.peers, self._position.candidates
        larger = []
        for cell in pool:
            held = part.held | candidates[cell]
            if held.bit_count() <= self._size:
                seen = peers[cell] if candidates[cell] >> z - 1 & 1 else ~(1 << cell)
                if victims := part.victims & seen:
                    larger.append((cell, _Part(part.cells | 1 << cell, held, victims)))
        while len(larger) >= missing:
            cell, more = larger.pop()
            fits = fitting[cell]
            yield from self._grown(more, [c for c, _ in larger if fits >> c & 1], z, fitting)
