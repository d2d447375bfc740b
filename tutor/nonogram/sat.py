"""Nonograms as clauses, for what resists the search, when ``python-sat`` is there.

Beside a variable per cell, each block has variables for where it starts: at a place or
after it. Such an order takes few clauses: later starts imply earlier ones, a block starts
after the end of the one before, the cells of a block are black, and those between two
blocks are white. The cells decide where the blocks are, so no picture comes twice.

The solver runs in slices of a few hundred conflicts: between two slices the watch is
told, and Ctrl-C is heard.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import pairwise

from tutor.base.sat import CONFLICTS_PER_SLICE, ENGINE, MOST_CLAUSES
from tutor.base.sat import SatMissing as SatMissing
from tutor.base.sat import TooLarge as TooLarge
from tutor.base.sat import available as available
from tutor.base.watch import Watch
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle, least_length

_CLAUSES_PER_PULSE = 10_000
"""About a fiftieth of a second."""
Literal = int | bool
"""A variable, its negation as a negative number, or something known beforehand."""


@dataclass(frozen=True)
class Starts:
    """Where a block may start, with a variable for each place but the first."""

    block: int
    earliest: int
    latest: int
    first_variable: int

    def from_(self, place: int) -> Literal:
        """Whether it starts at this place or after it."""
        if place <= self.earliest:
            return True
        return self.first_variable + place - self.earliest - 1 if place <= self.latest else False

    def before(self, place: int) -> Literal:
        """Whether it starts before this place."""
        later = self.from_(place)
        return not later if isinstance(later, bool) else -later

    def ends_before(self, place: int) -> Literal:
        """Whether all of it lies before this place."""
        return self.before(place - self.block + 1)


def starts(puzzle: Puzzle) -> Iterator[tuple[Line, list[Starts]]]:
    """The blocks of each line, with the variables of where they start."""
    first = puzzle.cell_count + 1
    for line in puzzle.lines:
        found, first = _starts(puzzle.clue(line), puzzle.length(line), first)
        yield line, found


def most_clauses(puzzle: Puzzle) -> int:
    """How many clauses there are at most, without making them."""
    total = 0
    for line in puzzle.lines:
        clue, length = puzzle.clue(line), puzzle.length(line)
        room = length - least_length(clue)
        total += length + sum(clue) + len(clue) * (3 * room + 1 + length)
    return total


def can_help(puzzle: Puzzle) -> bool:
    """Whether the package is installed, and the clauses fit into the memory; for one ink."""
    return not puzzle.inks and most_clauses(puzzle) <= MOST_CLAUSES and available()


def would_help(puzzle: Puzzle) -> bool:
    """Whether the clauses fit into the memory, and only the package is missing."""
    return not puzzle.inks and most_clauses(puzzle) <= MOST_CLAUSES and not available()


def clauses(puzzle: Puzzle) -> Iterator[list[int]]:
    """All clauses of a puzzle; cell c is variable c + 1, true when it is black."""
    for line, blocks in starts(puzzle):
        yield from _line_clauses([cell + 1 for cell in puzzle.cells_of(line)], blocks)


def _starts(clue: Clue, length: int, first: int) -> tuple[list[Starts], int]:
    """The blocks of a line, and the first variable that is still free after theirs."""
    room, earliest, starts = length - least_length(clue), 0, []
    for block in clue:
        starts.append(Starts(block, earliest, earliest + room, first))
        earliest += block + 1
        first += room
    return starts, first


def _line_clauses(cells: Sequence[int], starts: Sequence[Starts]) -> Iterator[list[int]]:
    """What the blocks of a line say of each other and of the cells."""
    found: list[tuple[Literal, ...]] = []
    for block in starts:
        for place in range(block.earliest, block.latest):
            found.append((block.before(place + 1), block.from_(place)))
        for place in range(block.earliest, block.latest + block.block):
            reaches = block.before(place - block.block + 1)
            found.append((reaches, block.from_(place + 1), cells[place]))
    for block, after in pairwise(starts):
        for place in range(block.earliest, block.latest + 1):
            found.append((block.before(place), after.from_(place + block.block + 1)))
    for number in range(len(starts) + 1):
        for place, cell in enumerate(cells):
            left = _negated(starts[number - 1].ends_before(place)) if number else False
            right = starts[number].before(place + 1) if number < len(starts) else False
            found.append((left, right, -cell))
    for literals in found:
        if not any(literal is True for literal in literals):
            yield [literal for literal in literals if literal is not False]


def _negated(literal: Literal) -> Literal:
    return not literal if isinstance(literal, bool) else -literal


class Sat:
    """A puzzle as clauses, asked for its solutions from one position or several.

    A solution that was found once is never found again, not from another position either.

    Raises:
        SatMissing: the package is not installed.
        TooLarge: the clauses would fill the memory.
    """

    def __init__(self, puzzle: Puzzle, watch: Watch | None = None) -> None:
        if not available():
            raise SatMissing
        if most_clauses(puzzle) > MOST_CLAUSES:
            raise TooLarge
        from pysat.solvers import Solver

        self._puzzle = puzzle
        self._watch = watch or Watch()
        self._stack = ExitStack()
        self._solver = self._stack.enter_context(Solver(name=ENGINE))
        # In the main thread the solver would take Ctrl-C for itself, and not survive it.
        self._thread = self._stack.enter_context(ThreadPoolExecutor(1))
        self._is_possible = next(puzzle.faults(), None) is None
        if self._is_possible:
            with ExitStack() as unless_all_is_told:
                unless_all_is_told.callback(self._stack.close)
                self._tell()
                unless_all_is_told.pop_all()

    def _tell(self) -> None:
        """Give the solver all clauses, which may be millions: now and then it is told."""
        for number, clause in enumerate(clauses(self._puzzle)):
            if number % _CLAUSES_PER_PULSE == 0:
                self._watch.listen()
            self._solver.add_clause(clause)

    def __enter__(self) -> "Sat":
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def solutions(self, position: Position) -> Iterator[Position]:
        """Every solution from a position that was not found before."""
        known = [
            cell + 1 if colour == BLACK else -cell - 1
            for cell, colour in enumerate(position.cells)
            if colour != UNKNOWN
        ]
        while self._is_possible and self._is_solved(known):
            model = self._solver.get_model()
            cells = [BLACK if model[cell] > 0 else WHITE for cell in range(self._puzzle.cell_count)]
            yield Position(self._puzzle, cells)
            # All solutions have the same number of black cells: none has all of these again.
            black = [-cell - 1 for cell, colour in enumerate(cells) if colour == BLACK]
            self._is_possible = bool(black)
            self._solver.add_clause(black)

    def _is_solved(self, known: list[int]) -> bool:
        """Whether there is another solution, looked for slice by slice."""
        while True:
            self._solver.conf_budget(CONFLICTS_PER_SLICE)
            answer = self._thread.submit(self._solver.solve_limited, known).result()
            self._watch.long_work()
            if answer is not None:
                return bool(answer)


def solutions(position: Position, watch: Watch | None = None) -> Iterator[Position]:
    """Every solution from a position, each once.

    Raises:
        SatMissing: the package is not installed.
        TooLarge: the clauses would fill the memory.
    """
    with Sat(position.puzzle, watch) as sat:
        yield from sat.solutions(position)
