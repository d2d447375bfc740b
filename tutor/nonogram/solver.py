"""The solver: lines to a fixed point, then probing, then search, and SAT for what resists.

A line is solved again when another one has changed it. When no line says more, cells are
probed: what leads to a contradiction in one colour has another, and what all its colours
lead to holds. What is still open is searched, on the cell whose probing told most. A search
that goes on for long without a solution is left to SAT, where its package is installed.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Literal, NamedTuple

from tutor.base.watch import PULSE_EVERY, Pulse, Watch, no_pulse
from tutor.nonogram import sat
from tutor.nonogram.inks import WHITE, ink_of_colour
from tutor.nonogram.line import known_of, solve_in_inks, solve_line
from tutor.nonogram.position import Position, bits
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
        self._solve: Callable[..., tuple[int, ...] | None] = solve_line
        if puzzle.inks:
            self._solve = solve_in_inks
        self.solved_lines = 0
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
            rows = zip(self.barred[0][: self.height], self.barred[1][: self.height], strict=True)
            return self.height * self.width - sum((b | w).bit_count() for b, w in rows)
        return sum(self.open_in(row).bit_count() for row in range(self.height))

    def can_be(self, row: int, column: int, colour: int) -> bool:
        """Whether a cell may have a colour."""
        return not self.barred[_place(colour)][row] >> column & 1

    def bar(self, row: int, column: int, colour: int) -> None:
        """Say that a cell does not have a colour."""
        masks = self.barred[_place(colour)]
        masks[row] |= 1 << column
        masks[self.height + column] |= 1 << row

    def set(self, row: int, column: int, colour: int) -> None:
        """Give a cell a colour."""
        row_bit, column_bit, own = 1 << column, 1 << row, self.barred[_place(colour)]
        for masks in self.barred:
            if masks is not own:
                masks[row] |= row_bit
                masks[self.height + column] |= column_bit

    def propagate(self, lines: Iterable[int]) -> None:
        """Solve these lines, and all that they change, until nothing changes any more.

        Raises:
            Contradiction: nothing fits some line.
        """
        barred, solve, height = self.barred, self._solve, self.height
        clues, lengths = self.clues, self.lengths
        queue = deque(lines)
        is_waiting = bytearray(len(clues))
        for line in queue:
            is_waiting[line] = 1
        while queue:
            line = queue.popleft()
            is_waiting[line] = 0
            had = [masks[line] for masks in barred]
            implied = solve(clues[line], lengths[line], *had)
            self.solved_lines += 1
            if self.solved_lines % PULSE_EVERY == 0:
                self.pulse()
            if implied is None:
                raise Contradiction(line)
            first, bit = (height, 1 << line) if line < height else (0, 1 << line - height)
            for masks, before, after in zip(barred, had, implied, strict=True):
                masks[line] = after
                new = after ^ before
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
                [mask & same for mask, same in zip(masks, others, strict=True)]
                for masks, others in zip(common, state, strict=True)
            ]
        changed = {
            line
            for masks, before in zip(common, self.barred, strict=True)
            for line, (now, then) in enumerate(zip(masks, before, strict=True))
            if now != then
        }
        self.restore(common)
        self.propagate(sorted(changed))
        return bool(changed)


def _place(colour: int) -> int:
    """Where a colour stands in a state."""
    return 0 if colour == WHITE else ink_of_colour(colour)


Status = Literal["solved", "multiple", "none"]
PATIENCE = 2_000
"""Probes without a solution after which SAT is asked: about a tenth of a second."""


class Effort(NamedTuple):
    """What a solution took."""

    lines: int
    """How many lines were solved."""
    probes: int
    """How many cells were tried in one colour to see where it leads."""
    branches: int
    """How many cells were guessed."""


class Resists(Exception):
    """The search has probed for long without finding anything."""


class Search:
    """One search for solutions, with the work it has done so far."""

    def __init__(
        self,
        position: Position,
        watch: Watch | None = None,
        patience: int | None = None,
        is_helped: Callable[[], bool] = lambda: True,
    ) -> None:
        """Begin at a position.

        Args:
            position: what is known.
            watch: counts cells probed, and may stop the search.
            patience: after so many probes in vain the search is given up.
            is_helped: whether somebody goes on then; asked at that moment only.
        """
        self.board = Board.of(position)
        self.puzzle = position.puzzle
        self.watch = watch or Watch()
        self.board.pulse = self.watch.listen
        self.patience = patience
        self.probes = 0
        self.branches = 0
        self._stack: list[tuple[State, int, int, int]] = []
        self._is_sound = True
        self._gives_up_at = patience
        self._is_helped = is_helped

    @property
    def effort(self) -> Effort:
        """What it took so far."""
        return Effort(self.board.solved_lines, self.probes, self.branches)

    def solutions(self) -> Iterator[Position]:
        """Every solution; each once.

        Raises:
            Resists: patience is over; what is left is in :meth:`rest`.
        """
        board, stack = self.board, self._stack
        if next(self.puzzle.faults(), None) is not None:
            return
        try:
            board.propagate(range(len(board.clues)))
        except Contradiction:
            return
        while True:
            choice = self._probe() if self._is_sound else None
            if choice is not None:
                row, column, colour = choice
                self.branches += 1
                stack.append((board.state(), row, column, colour))
                self._is_sound = board.suppose(row, column, colour)
                continue
            if self._is_sound:
                yield self.position()
                if self.patience is not None:
                    self._gives_up_at = self.probes + self.patience
            if not stack:
                return
            self._back()

    def _back(self) -> None:
        """The last guess was wrong, or is done with: the cell has another colour."""
        state, row, column, colour = self._stack.pop()
        self.board.restore(state)
        self._is_sound = self.board.exclude(row, column, colour)

    def rest(self) -> Iterator[Position]:
        """The positions that are still to be searched when patience is over."""
        while True:
            if self._is_sound:
                yield self.position()
            if not self._stack:
                return
            self._back()

    def _probe(self) -> tuple[int, int, int] | None:
        """Try open cells in all colours until nothing follows; the best cell to guess on.

        None if there is nothing left to guess, for better or worse.
        """
        board = self.board
        try:
            is_changed = True
            while is_changed:
                is_changed, best, best_gain = False, None, -1
                for row, column in self._open_cells():
                    if not board.open_in(row) >> column & 1:
                        continue
                    self._count_probe()
                    before = board.state()
                    open_before = board.open_cells
                    ends, gains = [], []
                    possible = [one for one in board.colours if board.can_be(row, column, one)]
                    for colour in possible:
                        if board.suppose(row, column, colour):
                            gains.append(open_before - board.open_cells)
                            if gains[-1] == open_before:
                                # A solution is as good a guess as there can be.
                                board.restore(before)
                                return row, column, colour
                            ends.append(board.state())
                        board.restore(before)
                    if not ends:
                        self._is_sound = False
                        return None
                    if board.keep_common(ends):
                        is_changed = True
                    elif (gain := min(gains) * 1000 + sum(gains)) > best_gain:
                        colour = possible[gains.index(max(gains))]
                        best, best_gain = (row, column, colour), gain
        except Contradiction:
            self._is_sound = False
            return None
        return best

    def _count_probe(self) -> None:
        self.watch.branch()
        if self._gives_up_at is not None and self.probes >= self._gives_up_at:
            if self._is_helped():
                raise Resists
            self.patience = self._gives_up_at = None
        self.probes += 2

    def _open_cells(self) -> list[tuple[int, int]]:
        """The open cells, those in the lines with the fewest others first."""
        board = self.board
        open_in = [board.open_in(line) for line in range(len(board.lengths))]
        left = [cells.bit_count() for cells in open_in]
        found = [
            (left[row] + left[board.height + column], row, column)
            for row in range(board.height)
            for column in bits(open_in[row])
        ]
        return [(row, column) for _, row, column in sorted(found)]

    def position(self) -> Position:
        """The board as a position."""
        position, board = Position(self.puzzle), self.board
        height = board.height
        black, white = board.barred[:2]
        if position.row_inks:
            told = [
                known_of(barred, (1 << length) - 1)
                for length, *barred in zip(board.lengths, *board.barred, strict=True)
            ]
            black, white = [one.black for one in told], [one.white for one in told]
            position.row_inks, position.column_inks = (
                [[one.inks[ink] for one in lines] for ink in range(len(self.puzzle.inks))]
                for lines in (told[:height], told[height:])
            )
        position.row_black, position.column_black = black[:height], black[height:]
        position.row_white, position.column_white = white[:height], white[height:]
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


def _all_solutions(search: Search) -> Iterator[Position]:
    """Every solution, with the help of SAT where the search resists."""
    try:
        yield from search.solutions()
    except Resists:
        with sat.Sat(search.puzzle, search.watch) as clauses:
            for position in search.rest():
                yield from clauses.solutions(position)


def _search(position: Position, watch: Watch | None) -> Search:
    return Search(position, watch, PATIENCE, partial(sat.can_help, position.puzzle))


def solutions(position: Position, watch: Watch | None = None) -> Iterator[Position]:
    """Every solution, each once."""
    return _all_solutions(_search(position, watch))


def solve(puzzle: Puzzle, watch: Watch | None = None) -> Solved:
    """The solution, and whether it is the only one."""
    search = _search(Position(puzzle), watch)
    found = list(islice(_all_solutions(search), 2))
    statuses: tuple[Status, ...] = ("none", "solved", "multiple")
    return Solved(statuses[len(found)], found[0] if found else None, search.effort)


def count(puzzle: Puzzle, limit: int | None = None, watch: Watch | None = None) -> int:
    """How many solutions there are, counted up to a limit."""
    return sum(1 for _ in islice(solutions(Position(puzzle), watch), limit))
