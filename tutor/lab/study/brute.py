"""Brute force: every full grid is looked at, a million at a time.

A set of grids is one int with a bit for each of them, so that "the first row has its clue" is a
few operations on such ints, whatever the number of grids. The cells beyond the last twenty are
counted through one by one.
"""

from collections.abc import Iterator
from itertools import product

from tutor.base.watch import Watch
from tutor.lab.study.automata import ClueAutomaton
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Line, Puzzle

AT_ONCE = 20
"""The cells whose colours are the bits of one int: 2 to this power grids at once."""
_WAYS_PER_BRANCH = 1024
"""How many ways to colour a line are tried before whoever watches hears of it."""


class AllGrids:
    """The lines that have their clues, ready to be looked for among all full grids."""

    def __init__(self, puzzle: Puzzle, watch: Watch) -> None:
        self._puzzle = puzzle
        self._slow = max(0, puzzle.cell_count - AT_ONCE)
        self._watch = watch
        self._lines = {line: _fitting(puzzle, line, watch) for line in puzzle.lines}

    def grids(self) -> Iterator[Position]:
        """Every full grid that has all the clues; the first cell changes last, black first."""
        cells = self._puzzle.cell_count
        quick = cells - self._slow
        whites = [_white(quick, place) for place in range(quick)]
        everything = (1 << (1 << quick)) - 1
        for slow in product((BLACK, WHITE), repeat=self._slow):
            self._watch.branch()
            columns = [everything if colour == WHITE else 0 for colour in slow] + whites
            left = everything
            for line, patterns in self._lines.items():
                own = [columns[cell] for cell in self._puzzle.cells_of(line)]
                left &= _any_of(patterns, own, everything)
                if not left:
                    break
            while left:
                first = (left & -left).bit_length() - 1
                left &= left - 1
                rest = [
                    WHITE if first >> (quick - 1 - place) & 1 else BLACK for place in range(quick)
                ]
                yield Position(self._puzzle, [*slow, *rest])


def _fitting(puzzle: Puzzle, line: Line, watch: Watch) -> list[tuple[int, ...]]:
    """Every way to colour a line that its automaton accepts."""
    automaton = ClueAutomaton(puzzle.clue(line))
    found: list[tuple[int, ...]] = []
    for number, way in enumerate(product((BLACK, WHITE), repeat=puzzle.length(line)), 1):
        if number % _WAYS_PER_BRANCH == 0:
            watch.branch()
        if automaton.accepts(way):
            found.append(way)
    return found


def _white(cells: int, place: int) -> int:
    """Of all grids, those in which a cell is white: blocks of zeros and ones in turn."""
    half = 1 << (cells - 1 - place)
    block, width = ((1 << half) - 1) << half, 2 * half
    while width < 1 << cells:
        block |= block << width
        width *= 2
    return block


def _any_of(patterns: list[tuple[int, ...]], whites: list[int], everything: int) -> int:
    """The grids in which a line is coloured in one of these ways."""
    found = 0
    for pattern in patterns:
        grids = everything
        for colour, white in zip(pattern, whites, strict=True):
            grids &= white if colour == WHITE else ~white
            if not grids:
                break
        found |= grids
    return found
