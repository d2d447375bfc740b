"""The board of the solver: of every line, the cells that cannot have a colour.

A line is solved again when another one has changed it, until nothing changes any more.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import and_, or_
from typing import cast

from tutor.base.watch import PULSE_EVERY, Pulse, no_pulse
from tutor.nonogram.inks import WHITE, ink_of_colour
from tutor.nonogram.line import solve_in_inks, solve_line
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle

State = list[list[int]]
"""For each colour, the cells of every line that cannot have it, white first.

With one ink, that is the black cells and the white ones.
"""


class Contradiction(Exception):
    """A line that nothing fits."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Board:
    """The colours that cells of every line cannot have, rows first, then columns."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.height, self.width = puzzle.height, puzzle.width
        self.clues = (*puzzle.rows, *puzzle.columns)
        self.lengths = [self.width] * self.height + [self.height] * self.width
        self.colours = puzzle.colours
        self.barred: State = [[0] * len(self.clues) for _ in self.colours]
        self._places = {one: 0 if one == WHITE else ink_of_colour(one) for one in self.colours}
        # With one ink what it says of inks comes third, and is never looked at.
        solve = solve_in_inks if puzzle.inks else solve_line
        self._solve = cast("Callable[..., tuple[int, ...] | None]", solve)
        self.solved_lines = 0
        self.seen = bytearray(len(self.clues))
        """Of each line, whether what was supposed last has come to it: 2 if it was solved."""
        self.pulse: Pulse = no_pulse
        """Called now and then while lines are solved; may raise to stop that."""

    @staticmethod
    def of(position: Position) -> "Board":
        """The board with what is known of a position."""
        board = Board(position.puzzle)
        black = position.row_black + position.column_black
        white = position.row_white + position.column_white
        if not position.row_inks:
            board.barred = [black, white]
            return board
        board.barred = [black]
        for rows, columns in zip(position.row_inks, position.column_inks, strict=True):
            own = rows + columns
            others = zip(black, white, own, strict=True)
            board.barred.append([w | b & ~o for b, w, o in others])
        return board

    def state(self) -> State:
        """All there is to come back to."""
        return [masks[:] for masks in self.barred]

    def restore(self, state: State) -> None:
        """Come back to a state."""
        self.barred = [masks[:] for masks in state]

    def open_in(self, line: int) -> int:
        """The cells of a line that may have more than one colour."""
        barred, full = self.barred, (1 << self.lengths[line]) - 1
        if len(barred) == 2:
            return full & ~(barred[0][line] | barred[1][line])
        once = twice = 0
        for masks in barred:
            possible = full & ~masks[line]
            twice |= once & possible
            once |= possible
        return twice

    @property
    def open_cells(self) -> int:
        """How many cells are not known."""
        if len(self.barred) == 2:
            known = map(or_, self.barred[0][: self.height], self.barred[1])
            return self.height * self.width - sum(map(int.bit_count, known))
        return sum(self.open_in(row).bit_count() for row in range(self.height))

    def told(self, colour: int) -> list[int]:
        """The cells of each row that can only have a colour."""
        own = self.barred[self._places[colour]]
        if len(self.barred) == 2:
            return self.barred[0 if own is self.barred[1] else 1][: self.height]
        others = [masks[: self.height] for masks in self.barred if masks is not own]
        return [reduce(and_, masks) for masks in zip(*others, strict=True)]

    def can_be(self, row: int, column: int, colour: int) -> bool:
        """Whether a cell may have a colour."""
        return not self.barred[self._places[colour]][row] >> column & 1

    def bar(self, row: int, column: int, colour: int) -> None:
        """Say that a cell does not have a colour."""
        masks = self.barred[self._places[colour]]
        masks[row] |= 1 << column
        masks[self.height + column] |= 1 << row

    def set(self, row: int, column: int, colour: int) -> None:
        """Give a cell a colour."""
        row_bit, column_bit, column = 1 << column, 1 << row, self.height + column
        own = self.barred[self._places[colour]]
        for masks in self.barred:
            if masks is not own:
                masks[row] |= row_bit
                masks[column] |= column_bit

    def propagate(self, lines: Iterable[int]) -> None:
        """Solve these lines, and all that they change, until nothing changes any more.

        Raises:
            Contradiction: nothing fits some line.
        """
        barred, solve, height = self.barred, self._solve, self.height
        one, other, is_plain = *barred[:2], len(barred) == 2
        clues, lengths = self.clues, self.lengths
        queue = deque(lines)
        seen = self.seen = bytearray(len(clues))
        for line in queue:
            seen[line] = 1
        while queue:
            line = queue.popleft()
            seen[line] = 2
            if is_plain:
                implied = solve(clues[line], lengths[line], one[line], other[line])
            else:
                implied = solve(clues[line], lengths[line], *[masks[line] for masks in barred])
            self.solved_lines += 1
            if self.solved_lines % PULSE_EVERY == 0:
                self.pulse()
            if implied is None:
                raise Contradiction(line)
            first, bit = (height, 1 << line) if line < height else (0, 1 << line - height)
            for masks, after in zip(barred, implied, strict=False):
                new = after ^ masks[line]
                if new:
                    masks[line] = after
                while new:
                    low = new & -new
                    new ^= low
                    across = first + low.bit_length() - 1
                    masks[across] |= bit
                    if seen[across] != 1:
                        seen[across] = 1
                        queue.append(across)

    def suppose(self, row: int, column: int, colour: int) -> bool:
        """Give a cell a colour and follow it; False if that leads to a contradiction."""
        self.set(row, column, colour)
        return self._is_sound_at(row, column)

    def exclude(self, row: int, column: int, colour: int) -> bool:
        """Say that a cell does not have a colour, and follow that; False likewise."""
        self.bar(row, column, colour)
        return self._is_sound_at(row, column)

    def _is_sound_at(self, row: int, column: int) -> bool:
        try:
            self.propagate((row, self.height + column))
        except Contradiction:
            return False
        return True

    def keep_common(self, states: Sequence[State]) -> bool:
        """Keep what holds in all of some states that follow from this one; whether it is more.

        Raises:
            Contradiction: nothing fits some line.
        """
        common = states[0]
        for state in states[1:]:
            common = [
                list(map(and_, masks, others)) for masks, others in zip(common, state, strict=True)
            ]
        if common == self.barred:
            return False
        changed = {
            line
            for masks, before in zip(common, self.barred, strict=True)
            for line, (now, then) in enumerate(zip(masks, before, strict=True))
            if now != then
        }
        self.restore(common)
        self.propagate(sorted(changed))
        return True
