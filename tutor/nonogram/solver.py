"""The solver: lines to a fixed point, then probing, then search.

A line is solved again when another one has changed it. When no
line says more, cells are probed: one that leads to a contradiction in one colour has the
other. What is still open is searched, on the cell whose probing told most.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Literal, NamedTuple

from tutor.nonogram.line import solve_line
from tutor.nonogram.position import BLACK, WHITE, Position, bits
from tutor.nonogram.puzzle import Puzzle
from tutor.sudoku.watch import Watch

Status = Literal["solved", "multiple", "none"]


class Effort(NamedTuple):
    """What a solution took."""

    lines: int
    """How many lines were solved."""
    probes: int
    """How many cells were tried in one colour to see where it leads."""
    branches: int
    """How many cells were guessed."""


class Contradiction(Exception):
    """A line that nothing fits."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Board:
    """Black and white cells of every line, rows first, then columns; for the solver alone."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.height, self.width = puzzle.height, puzzle.width
        self.clues = (*puzzle.rows, *puzzle.columns)
        self.lengths = [self.width] * self.height + [self.height] * self.width
        self.black = [0] * len(self.clues)
        self.white = [0] * len(self.clues)
        self.solved_lines = 0

    @staticmethod
    def of(position: Position) -> "Board":
        """The board with what is known of a position."""
        board = Board(position.puzzle)
        board.black = position.row_black + position.column_black
        board.white = position.row_white + position.column_white
        return board

    def state(self) -> tuple[list[int], list[int]]:
        """All there is to come back to."""
        return self.black[:], self.white[:]

    def restore(self, state: tuple[list[int], list[int]]) -> None:
        """Come back to a state."""
        self.black, self.white = state[0][:], state[1][:]

    @property
    def open_cells(self) -> int:
        """How many cells are not known."""
        rows = zip(self.black[: self.height], self.white[: self.height], strict=True)
        return self.height * self.width - sum((b | w).bit_count() for b, w in rows)

    def set(self, row: int, column: int, colour: int) -> None:
        """Give a cell a colour."""
        masks = self.black if colour == BLACK else self.white
        masks[row] |= 1 << column
        masks[self.height + column] |= 1 << row

    def propagate(self, lines: Iterable[int]) -> None:
        """Solve these lines, and all that they change, until nothing changes any more.

        Raises:
            Contradiction: nothing fits some line.
        """
        black, white, height = self.black, self.white, self.height
        clues, lengths = self.clues, self.lengths
        queue = deque(lines)
        is_waiting = bytearray(len(clues))
        for line in queue:
            is_waiting[line] = 1
        while queue:
            line = queue.popleft()
            is_waiting[line] = 0
            had_black, had_white = black[line], white[line]
            implied = solve_line(clues[line], lengths[line], had_black, had_white)
            self.solved_lines += 1
            if implied is None:
                raise Contradiction(line)
            is_black, is_white = implied
            first, bit = (height, 1 << line) if line < height else (0, 1 << line - height)
            black[line], white[line] = implied
            for masks, new in ((black, is_black ^ had_black), (white, is_white ^ had_white)):
                while new:
                    low = new & -new
                    new ^= low
                    other = first + low.bit_length() - 1
                    masks[other] |= bit
                    if not is_waiting[other]:
                        is_waiting[other] = 1
                        queue.append(other)

    def suppose(self, row: int, column: int, colour: int) -> bool:
        """Give a cell a colour and follow it; False if that leads to a contradiction."""
        self.set(row, column, colour)
        try:
            self.propagate((row, self.height + column))
        except Contradiction:
            return False
        return True


class Search:
    """One search for solutions, with the work it has done so far."""

    def __init__(self, position: Position, watch: Watch | None = None) -> None:
        self.board = Board.of(position)
        self.puzzle = position.puzzle
        self.watch = watch or Watch()
        self.probes = 0
        self.branches = 0

    @property
    def effort(self) -> Effort:
        """What it took so far."""
        return Effort(self.board.solved_lines, self.probes, self.branches)

    def solutions(self) -> Iterator[Position]:
        """Every solution; each once."""
        board = self.board
        if next(self.puzzle.faults(), None) is not None:
            return
        try:
            board.propagate(range(len(board.clues)))
        except Contradiction:
            return
        stack: list[tuple[tuple[list[int], list[int]], int, int, int]] = []
        is_sound = True
        while True:
            choice = self._probe() if is_sound else None
            if choice is not None:
                row, column, colour = choice
                self.branches += 1
                stack.append((board.state(), row, column, BLACK + WHITE - colour))
                is_sound = board.suppose(row, column, colour)
                continue
            if is_sound and self._is_sound:
                yield self.position()
            if not stack:
                return
            state, row, column, colour = stack.pop()
            board.restore(state)
            is_sound = board.suppose(row, column, colour)

    def _probe(self) -> tuple[int, int, int] | None:
        """Try open cells in both colours until none is refuted; the best cell to guess on.

        None if there is nothing left to guess, for better or worse.
        """
        board = self.board
        self._is_sound = True
        refuted = True
        while refuted:
            refuted, best, best_gain = False, None, -1
            for row, column in self._open_cells():
                self.watch.branch()
                bit = 1 << column
                if (board.black[row] | board.white[row]) & bit:
                    continue
                state, gains = board.state(), []
                open_before = board.open_cells
                for colour in (BLACK, WHITE):
                    self.probes += 1
                    if not board.suppose(row, column, colour):
                        board.restore(state)
                        refuted = True
                        if not board.suppose(row, column, BLACK + WHITE - colour):
                            self._is_sound = False
                            return None
                        break
                    gains.append(open_before - board.open_cells)
                    if board.open_cells == 0:
                        # A solution is as good a guess as there can be.
                        board.restore(state)
                        return row, column, colour
                    board.restore(state)
                else:
                    gain = min(gains) * 1000 + sum(gains)
                    if gain > best_gain:
                        colour = BLACK if gains[0] >= gains[1] else WHITE
                        best, best_gain = (row, column, colour), gain
        return best

    def _open_cells(self) -> list[tuple[int, int]]:
        """The open cells, those in the lines with the fewest others first."""
        board = self.board
        left = [
            length - (black | white).bit_count()
            for length, black, white in zip(board.lengths, board.black, board.white, strict=True)
        ]
        full = (1 << board.width) - 1
        found = [
            (left[row] + left[board.height + column], row, column)
            for row in range(board.height)
            for column in bits(full & ~(board.black[row] | board.white[row]))
        ]
        return [(row, column) for _, row, column in sorted(found)]

    def position(self) -> Position:
        """The board as a position."""
        position, board = Position(self.puzzle), self.board
        height = board.height
        position.row_black, position.column_black = board.black[:height], board.black[height:]
        position.row_white, position.column_white = board.white[:height], board.white[height:]
        return position


@dataclass(frozen=True)
class Solved:
    """What became of a puzzle."""

    status: Status
    solution: Position | None
    """The first solution found."""
    effort: Effort


def by_lines(position: Position) -> Position | None:
    """A position after solving lines as far as that leads; None if it cannot be solved."""
    search = Search(position)
    try:
        search.board.propagate(range(len(search.board.clues)))
    except Contradiction:
        return None
    return search.position()


def solutions(position: Position, watch: Watch | None = None) -> Iterator[Position]:
    """Every solution, each once."""
    return Search(position, watch).solutions()


def solve(puzzle: Puzzle, watch: Watch | None = None) -> Solved:
    """The solution, and whether it is the only one."""
    search = Search(Position(puzzle), watch)
    found = list(islice(search.solutions(), 2))
    statuses: tuple[Status, ...] = ("none", "solved", "multiple")
    return Solved(statuses[len(found)], found[0] if found else None, search.effort)


def count(puzzle: Puzzle, limit: int | None = None, watch: Watch | None = None) -> int:
    """How many solutions there are, counted up to a limit."""
    return sum(1 for _ in islice(Search(Position(puzzle), watch).solutions(), limit))
