"""The board the solver works on: lines solved again and again until none says more."""

from collections import deque
from collections.abc import Iterable

from tutor.base.watch import PULSE_EVERY, Pulse, no_pulse
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import BLACK, Position
from tutor.nonogram.puzzle import Puzzle

State = tuple[list[int], list[int]]
"""The black and the white cells of every line."""


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
        self.pulse: Pulse = no_pulse
        """Called now and then while lines are solved; may raise to stop that."""

    @staticmethod
    def of(position: Position) -> "Board":
        """The board with what is known of a position."""
        board = Board(position.puzzle)
        board.black = position.row_black + position.column_black
        board.white = position.row_white + position.column_white
        return board

    def state(self) -> State:
        """All there is to come back to."""
        return self.black[:], self.white[:]

    def restore(self, state: State) -> None:
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
            if self.solved_lines % PULSE_EVERY == 0:
                self.pulse()
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

    def keep_common(self, one: State, other: State) -> bool:
        """Keep what holds in both of two states that follow from this one; whether it is more.

        Raises:
            Contradiction: nothing fits some line.
        """
        black = [mask & same for mask, same in zip(one[0], other[0], strict=True)]
        white = [mask & same for mask, same in zip(one[1], other[1], strict=True)]
        changed = [
            line
            for line, (b, w) in enumerate(zip(black, white, strict=True))
            if b != self.black[line] or w != self.white[line]
        ]
        self.black, self.white = black, white
        self.propagate(changed)
        return bool(changed)
