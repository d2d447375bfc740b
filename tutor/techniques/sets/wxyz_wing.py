"""WXYZ-Wing: four cells with four digits, only one of which can be there twice.

Of each of three digits the places in the four cells all see one another, so each of them is
there once at most. Four cells need a fourth: z, which has places that do not see each other,
is there at least once, and what sees all its places loses it.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position
from tutor.techniques.step import Mark, Step

LARGEST_BOARD = 16
"""The largest n it is looked for on."""
_FOUR = 4


class _Tips(NamedTuple):
    """Two cells that do not see each other and share one digit, z."""

    cells: tuple[int, int]
    z: int
    digits: int
    victims: int
    """The cells that may hold z and see both."""


def wxyz_wing(position: Position) -> Iterator[Step]:
    """Every such four cells."""
    if position.geometry.n > LARGEST_BOARD:
        return
    found: set[int] = set()
    for tips in _tips(position):
        position.pulse()
        for cells in _completed(position, tips):
            key = sum(1 << cell for cell in cells)
            if key not in found:
                found.add(key)
                yield from _steps(position, sorted(cells), tips.z)


def _tips(position: Position) -> Iterator[_Tips]:
    """Where z is twice: in two cells with at most four digits, z alone in common."""
    peers, candidates = position.tables.peers, position.candidates
    small = {c: candidates[c] for c in bits(position.cells_with(2) | position.cells_with(3))}
    for (one, mask), (other, mask_2) in combinations(small.items(), 2):
        if peers[one] >> other & 1 or (mask & mask_2).bit_count() != 1:
            continue
        if (mask | mask_2).bit_count() <= _FOUR:
            z = (mask & mask_2).bit_length()
            if victims := peers[one] & peers[other] & position.places[z]:
                yield _Tips((one, other), z, mask | mask_2, victims)


def _completed(position: Position, tips: _Tips) -> Iterator[tuple[int, ...]]:
    """Two more cells, so that there are four digits and z alone has places out of sight."""
    peers, candidates = position.tables.peers, position.candidates
    not_z = ~(1 << tips.z - 1)
    others: list[int] = []
    for cell in bits(position.empty & ~sum(1 << tip for tip in tips.cells)):
        mask = candidates[cell]
        if (
            mask.bit_count() > 1
            and (mask | tips.digits).bit_count() <= _FOUR
            and not (mask & ~not_z and not peers[cell] & tips.victims)
            and all(
                peers[cell] >> tip & 1 or not mask & candidates[tip] & not_z for tip in tips.cells
            )
        ):
            others.append(cell)
    for one, other in combinations(others, 2):
        mask, mask_2 = candidates[one], candidates[other]
        if (mask | mask_2 | tips.digits).bit_count() == _FOUR and (
            peers[one] >> other & 1 or not mask & mask_2 & not_z
        ):
            yield (*tips.cells, one, other)


def _steps(position: Position, cells: list[int], z: int) -> Iterator[Step]:
    holding = sum(1 << cell for cell in cells) & position.places[z]
    if removed := position.in_cells(position.tables.seen_by_all(holding), z):
        yield Step(
            "wxyz-wing",
            eliminations=removed,
            marks=tuple(
                Mark(cell, digit, "shared" if digit == z else "restricted")
                for cell in cells
                for digit in digits(position.candidates[cell])
            ),
        )
