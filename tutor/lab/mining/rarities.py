"""Grids of rare techniques that are no pattern of the hardest puzzles: carved around one, too.

A firework of four digits, or a loop of two digits with two roof cells, is laid into a full board:
the cells in which its digits would spoil it are emptied first.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from tutor.base.dice import Dice
from tutor.lab.mining.carving import Carver, Plan
from tutor.sudoku.geometry import Geometry, bits, union
from tutor.techniques.fireworks import quad_stands
from tutor.techniques.loops import loops_with_roof
from tutor.techniques.position import Position, Tables

_MOST_STRAY = 6
"""How many candidates may be in the way at the start: what is simpler removes some."""
_LARGEST_LOOP = 10
_LOOPS_OF_PAIR = 4
"""How many loops of two digits are tried on one board."""


@dataclass(frozen=True)
class _Quad(Plan):
    """Two opposite corners of a rectangle over four boxes, each with its two digits."""

    crossings: tuple[int, int]
    wings: tuple[int, int]
    wanted: tuple[int, int]

    @property
    def pattern(self) -> int:
        """The four corners."""
        return _mask(*self.crossings, *self.wings)

    def stands(self, position: Position) -> bool:
        return quad_stands(position, self.crossings, self.wings, self.wanted)


@dataclass(frozen=True)
class _Loop(Plan):
    """A loop of two digits; its roof and a cell beside it share two more."""

    floor: int
    roof: int
    beside: int
    pair: int
    extras: int

    @property
    def pattern(self) -> int:
        """The cells of the loop."""
        return self.floor | self.roof

    def stands(self, position: Position) -> bool:
        held = position.candidates
        allowed = (
            (self.floor, self.pair),
            (self.roof, self.pair | self.extras),
            (self.beside, self.extras),
        )
        stray = sum(
            (held[cell] & ~mask).bit_count() for cells, mask in allowed for cell in bits(cells)
        )
        roof = union(held[cell] for cell in bits(self.roof))
        return (
            stray <= _MOST_STRAY
            and all(held[cell] & self.pair == self.pair for cell in bits(self.pattern))
            and all(
                mask & self.extras == self.extras
                for mask in (roof, held[self.beside.bit_length() - 1])
            )
        )


def _quads(geometry: Geometry, solution: list[int], dice: Dice) -> Iterator[Plan]:
    """Rectangles with four digits: each crossing has one of its own, and a wing the other."""
    n, tables = geometry.n, Tables.of(geometry)
    lines = [
        (one, other)
        for one, other in combinations(range(n), 2)
        if one // geometry.box_rows != other // geometry.box_rows
    ]
    rectangles = [(rows, columns) for rows in lines for columns in lines]
    dice.shuffle(rectangles)
    for (top, bottom), (left, right) in rectangles:
        falling = top * n + left, bottom * n + right
        rising = top * n + right, bottom * n + left
        for crossings, wings in ((falling, rising), (rising, falling)):
            held = [solution[cell] for cell in (*crossings, *wings)]
            if len(set(held)) < len(held):
                continue
            corners = _mask(*crossings, *wings)
            around = union(tables.peers[cell] for cell in crossings) & ~corners
            four = _cells_with(solution, held)
            for third, fourth in (held[2:], held[:1:-1]):
                wanted = _mask(held[0] - 1, third - 1), _mask(held[1] - 1, fourth - 1)
                cells = corners | four & around
                yield _Quad(cells, 0, around & ~four, crossings, wings, wanted)


def _loops(geometry: Geometry, solution: list[int], dice: Dice) -> Iterator[Plan]:
    """Loops that all but one cell hold the two digits of; that one and another are the roof."""
    tables = Tables.of(geometry)
    pairs = list(combinations(range(1, geometry.n + 1), 2))
    dice.shuffle(pairs)
    for pair in pairs:
        floor = _cells_with(solution, pair)
        others = list(bits(tables.everywhere & ~floor))
        dice.shuffle(others)
        told = 0
        for odd in others:
            plan = _loop_with(tables, solution, dice, pair, odd)
            if plan is not None:
                yield plan
                told += 1
            if told == _LOOPS_OF_PAIR:
                break


def _loop_with(
    tables: Tables, solution: list[int], dice: Dice, pair: tuple[int, int], odd: int
) -> Plan | None:
    """A loop through one cell that holds neither of the two digits."""
    held = _cells_with(solution, pair)
    found = (
        cells
        for cells in loops_with_roof(tables, held, 1 << odd)
        if cells.bit_count() <= _LARGEST_LOOP
    )
    loop = next(found, None)
    if loop is None:
        return None
    near = list(bits(loop & held & tables.peers[odd]))
    other = near[dice.below(len(near))]
    roof = _mask(odd, other)
    houses = tables.shared_houses(roof)
    house, _ = houses[dice.below(len(houses))]
    free = [cell for cell in house.cells if not (held | roof) >> cell & 1]
    beside = free[dice.below(len(free))]
    extras = solution[odd], solution[beside]
    further = _cells_with(solution, extras)
    seen = tables.peers[odd] | tables.peers[other]
    cells = loop | 1 << beside | (held | further) & seen | further & tables.peers[beside]
    around = tables.peers[beside] | union(tables.peers[cell] for cell in bits(loop))
    return _Loop(
        cells,
        0,
        around & ~(held | further),
        loop & ~roof,
        roof,
        1 << beside,
        _mask(*(digit - 1 for digit in pair)),
        _mask(*(digit - 1 for digit in extras)),
    )


def _mask(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def _cells_with(solution: list[int], held: tuple[int, ...] | list[int]) -> int:
    return sum(1 << cell for cell, digit in enumerate(solution) if digit in held)


class Quads(Carver):
    """Around a firework of four digits."""

    plans = staticmethod(_quads)


class Loops(Carver):
    """Around a loop of two digits."""

    plans = staticmethod(_loops)


RARITIES: dict[str, type[Carver]] = {"firework-quad": Quads, "unique-loop-3": Loops}
"""How their grids are made."""
