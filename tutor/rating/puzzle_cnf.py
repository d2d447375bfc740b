"""A nonogram as a formula, in the same words as a Sudoku grid: see ``tutor.rating.cnf``.

The clauses are those of ``tutor.nonogram.sat``. One variable for each cell, true when it is
black. And for each block of each line, one for each place but the first at which it may
start, true when it starts there or after it. A picture decides where its blocks are, so
the formula has exactly as many models as the puzzle has solutions.

Following unit clauses then means narrowing the *ranges* of the blocks: of each, the first
and the last start that are still possible. What lies between the last start and the first
end is black, what no range reaches is white; a white cell, a black one that no other block
can explain, and the range of a neighbour move the ends of a range. That is what people do
up to the second tier of rules, roughly. It is not all that a line says: gaps inside a range
are not seen, so complete lines may take a disjunction, and trials do.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from tutor.base.sat import TooLarge
from tutor.base.watch import Pulse, no_pulse
from tutor.nonogram import sat
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.rating.cnf import Clause, Cnf
from tutor.rating.quine import CLAUSES_PER_PULSE

MOST_CLAUSES = 100_000
"""Boards of about 55 x 55, half of them black; of 80 x 80, three quarters."""


@dataclass(frozen=True)
class PuzzleCnf:
    """The formula of a puzzle, and what its variables mean."""

    cnf: Cnf
    puzzle: Puzzle

    def comments(self) -> Iterator[str]:
        """What each variable means, for a DIMACS text: ``1 = r1c1 is black``."""
        for cell in range(self.puzzle.cell_count):
            yield f"{cell + 1} = {self.puzzle.cell_name(cell)} is black"
        if next(self.puzzle.faults(), None) is not None:
            return
        for line, blocks in sat.starts(self.puzzle):
            cells = self.puzzle.cells_of(line)
            for number, block in enumerate(blocks, 1):
                for place in range(block.earliest + 1, block.latest + 1):
                    start = self.puzzle.cell_name(cells[place])
                    variable = block.from_(place)
                    yield f"{variable} = {line.name}: block {number} starts at {start} or after"

    def position_of(self, assignment: Iterable[int]) -> Position:
        """The board under these literals; cells that none is about are not known."""
        position = Position(self.puzzle)
        for literal in assignment:
            if abs(literal) <= self.puzzle.cell_count:
                position.set(abs(literal) - 1, BLACK if literal > 0 else WHITE)
        return position


def cnf_of(puzzle: Puzzle, pulse: Pulse = no_pulse) -> PuzzleCnf:
    """The formula of a puzzle. Clues that cannot be give the empty clause.

    Raises:
        TooLarge: there would be more than ``MOST_CLAUSES`` clauses.
    """
    if next(puzzle.faults(), None) is not None:
        return PuzzleCnf(Cnf(((),)), puzzle)
    clauses: list[Clause] = []
    for clause in islice(sat.clauses(puzzle), MOST_CLAUSES + 1):
        if len(clauses) % CLAUSES_PER_PULSE == 0:
            pulse()
        clauses.append(tuple(clause))
    if len(clauses) > MOST_CLAUSES:
        raise TooLarge
    return PuzzleCnf(Cnf(tuple(clauses)), puzzle)
