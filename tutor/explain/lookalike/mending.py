"""What would have to go for cells to be the pattern: the one thing that spoils a near miss."""

from collections.abc import Iterator
from itertools import combinations

from tutor.explain.lookalike import faults
from tutor.explain.lookalike.fault import HARMLESS, Fault
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position

_MOST = 2
"""How many candidates of one cell, or places in one house, may be too many."""

Edit = dict[int, int]
"""Candidates, as bits, that cells would have to lose."""


def edits(position: Position, cells: tuple[int, ...]) -> Iterator[Edit]:
    """Every single thing that may be too much: in one cell, or in one house."""
    for cell in cells:
        held = digits(position.candidates[cell])
        for count in range(1, min(_MOST, len(held) - 1) + 1):
            for surplus in combinations(held, count):
                yield {cell: sum(1 << digit - 1 for digit in surplus)}
    lit = sum(1 << cell for cell in cells)
    houses = {house for cell in cells for house in position.tables.houses_around[cell]}
    for _, house in sorted(houses, key=lambda named: named[1]):
        for digit in position.all_digits:
            outside = position.places[digit] & house & ~lit
            if outside and outside.bit_count() <= _MOST:
                yield dict.fromkeys(bits(outside), 1 << digit - 1)


def is_mended(position: Position, technique: str, cells: tuple[int, ...], edit: Edit) -> bool:
    """Whether nothing is wrong with cells any more without some candidates."""
    grid = position.grid()
    for cell, surplus in edit.items():
        left = grid.candidates[cell] & ~surplus
        if not left:
            return False
        grid.restrict(cell, left)
    return is_there(faults(Position(grid), technique, cells))


def is_there(found: tuple[Fault, ...]) -> bool:
    """Whether nothing is wrong with a pattern, though it may have nothing to remove."""
    return all(fault.kind in HARMLESS for fault in found)
