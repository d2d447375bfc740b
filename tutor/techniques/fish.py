"""Fish without fins: X-Wing, Swordfish, Jellyfish and larger.

Base houses confine a digit to as many cover houses; each base takes the digit
once, so the covers are used up and lose it elsewhere. Rows and columns serve
for every size; the X-Wing also comes with boxes as bases or covers.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits
from tutor.techniques.covering import coverings, largest
from tutor.techniques.crossings import Lines, crossings
from tutor.techniques.position import Position
from tutor.techniques.step import Mark, Step
from tutor.techniques.tables import REMEMBERED, Houses, Tables, houses_by_kind

NAMES = {2: "x-wing", 3: "swordfish", 4: "jellyfish"}


class _Fish(NamedTuple):
    """A fish in one digit's places."""

    base_cells: int
    eliminated: int
    bases: tuple[House, ...]
    covers: tuple[House, ...]


def x_wing(position: Position) -> Iterator[Step]:
    """Two base houses, two cover houses, in all six configurations."""
    return _steps(position, 2)


def swordfish(position: Position) -> Iterator[Step]:
    """Three base lines, three cover lines."""
    return _steps(position, 3)


def jellyfish(position: Position) -> Iterator[Step]:
    """Four base lines, four cover lines; more on larger boards."""
    for size in range(4, largest(position.geometry.n) + 1):
        yield from _steps(position, size)


def _steps(position: Position, size: int) -> Iterator[Step]:
    for digit in position.all_digits:
        for fish in _all_fish(position.tables, position.places[digit], size):
            yield Step(
                NAMES[min(size, 4)],
                eliminations=position.in_cells(fish.eliminated, digit),
                marks=tuple(Mark(cell, digit, "base") for cell in bits(fish.base_cells)),
                houses=fish.bases + fish.covers,
                variant=f"{fish.bases[0].kind}-{fish.covers[0].kind}",
            )


@lru_cache(maxsize=REMEMBERED)
def _all_fish(tables: Tables, places: int, size: int) -> tuple[_Fish, ...]:
    boxes, rows, columns = houses_by_kind(tables)
    configurations = [(rows, columns), (columns, rows)]
    if size == 2:
        configurations += [(rows, boxes), (columns, boxes), (boxes, rows), (boxes, columns)]
    crossed = crossings(tables, places)
    return tuple(
        fish
        for bases, covers in configurations
        for fish in _fish(
            places, bases, covers, crossed.of(bases[0][0].kind, covers[0][0].kind), size
        )
    )


def _fish(places: int, bases: Houses, covers: Houses, lines: Lines, size: int) -> Iterator[_Fish]:
    for indices, used in coverings(lines, size):
        base_mask = cover_mask = 0
        for index in indices:
            base_mask |= bases[index][1]
        for index in bits(used):
            cover_mask |= covers[index][1]
        if eliminated := places & cover_mask & ~base_mask:
            yield _Fish(
                places & base_mask,
                eliminated,
                tuple(bases[index][0] for index in indices),
                tuple(covers[index][0] for index in bits(used)),
            )
