"""The solver: lines to a fixed point, then probing, then search, and SAT for what resists.

When no line says more, cells are probed: one that leads to a contradiction in one colour has
another, and what all its colours lead to holds. What is still open is searched, on the cell whose
probing told most. A search that goes on for long without a solution is left to SAT, where its
package is installed.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Literal, NamedTuple

from tutor.base.watch import Watch
from tutor.nonogram import sat
from tutor.nonogram.board import Board, Contradiction, State
from tutor.nonogram.line import known_of
from tutor.nonogram.position import Position, bits
from tutor.nonogram.puzzle import Puzzle

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
