"""The history of a game: what was done, undone and done again."""

from collections.abc import Callable, Iterable

from tutor.explain.diagnose import Move
from tutor.games.following import open_bookmarks
from tutor.games.sudoku.board import Board, Change
from tutor.games.sudoku.log import EDITS, AsideKind, Entry
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid

Record = Callable[[Entry], None]
"""Told of every entry as it is made, before anything else happens."""


class History:
    """A board and how it came about; every edit can be undone, marks and colours included."""

    def __init__(
        self, puzzle: Grid, log: Iterable[Entry] = (), record: Record | None = None
    ) -> None:
        """The game that this log tells, from its beginning.

        Args:
            puzzle: the givens.
            log: what has been done so far.
            record: where to write what is done from now on.
        """
        self.puzzle = puzzle
        self.geometry = puzzle.geometry
        self.board = Board(puzzle)
        self.elapsed = 0.0
        """Seconds of play so far; whoever runs the clock keeps it up to date."""
        self._start: tuple[Change, ...] = ()
        self._done: list[Entry] = []
        self._undone: list[Entry] = []
        self._record: Record | None = None
        for entry in log:
            self._replay(entry)
        self._record = record

    def _replay(self, entry: Entry) -> None:
        self.elapsed = max(self.elapsed, entry.elapsed)
        if entry.kind == "start":
            self.board.apply(entry.changes)
            self._start += entry.changes
        elif entry.kind == "undo" and self._done:
            last = self._done.pop()
            self.board.revert(last.changes)
            self._undone.append(last)
        elif entry.kind == "redo" and self._undone:
            again = self._undone.pop()
            self.board.apply(again.changes)
            self._done.append(again)
        elif entry.kind in EDITS:
            self.board.apply(entry.changes)
            self._done.append(entry)
            self._undone.clear()

    def _add(self, entry: Entry) -> None:
        if self._record is not None:
            self._record(entry)
        self._replay(entry)

    @property
    def is_solved(self) -> bool:
        """Whether the board is full and breaks no rule."""
        return self.board.is_solved

    @property
    def is_full(self) -> bool:
        """Whether every cell holds a digit, rightly or not."""
        return self.board.is_full

    def beginning(self) -> Grid:
        """The grid as it was opened: givens, and what else was on its board."""
        board = Board(self.puzzle)
        board.apply(self._start)
        return board.noted_grid()

    def note(self, kind: AsideKind, note: str = "") -> None:
        """Write down something that changes nothing on the board, such as a hint."""
        self._add(Entry(kind, self.elapsed, (), note))

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return bool(self._undone)

    @property
    def moves_made(self) -> int:
        """How many edits stand."""
        return len(self._done)

    def undo(self) -> tuple[Change, ...] | None:
        """Take the last edit back; what it had changed, or None if there was none."""
        if not self._done:
            return None
        changes = self._done[-1].changes
        self._add(Entry("undo", self.elapsed))
        return changes

    def redo(self) -> tuple[Change, ...] | None:
        """Do the edit undone last again; what it changes, or None if there is none."""
        if not self._undone:
            return None
        changes = self._undone[-1].changes
        self._add(Entry("redo", self.elapsed))
        return changes

    @property
    def bookmarks(self) -> int:
        """How many bookmarks there are to come back to."""
        return len(self._open_bookmarks())

    def _open_bookmarks(self) -> list[int]:
        """After how many edits each bookmark was set that has not been used."""
        return open_bookmarks(entry.kind for entry in self._done)

    def bookmark(self) -> None:
        """Remember the board as it is, to try something."""
        self._add(Entry("bookmark", self.elapsed))

    def back(self) -> bool:
        """Back to the last bookmark, as one edit; False if there is none."""
        places = self._open_bookmarks()
        if not places:
            return False
        then = Board(self.puzzle)
        then.cells = self.board.cells.copy()
        for entry in reversed(self._done[places[-1] :]):
            then.revert(entry.changes)
        changes = self.board.changes_to(enumerate(then.cells))
        self._add(Entry("back", self.elapsed, changes))
        return True

    def changes_with(self, cell: int, digit: int) -> tuple[Change, ...]:
        """All that the last edit did that put a digit in a cell; nothing if none did."""
        for entry in reversed(self._done):
            if any(_makes(change, Move(cell, digit)) for change in entry.changes):
                return entry.changes
        return ()

    def moves(self) -> list[Move]:
        """What stands of the learner's moves, in order, for whoever looks for a mistake."""
        found: list[Move] = []
        for change in (*self._start, *(c for entry in self._done for c in entry.changes)):
            if change.after.value and change.after.value != change.before.value:
                found.append(Move(change.cell, change.after.value))
            elif not change.after.value and change.after.centre:
                gone = change.before.centre & ~change.after.centre
                found += [Move(change.cell, digit, places=False) for digit in digits(gone)]
        return found

    def candidates_left(self) -> list[int]:
        """What the learner's marks leave open in each cell; 0 for a cell without any.

        Somebody who has begun to mark a cell has crossed nothing out yet: a digit counts as
        gone only if its mark stood there once, or if all candidates were written at once.
        """
        every = self.geometry.all_digits
        written = [0] * self.geometry.cell_count
        for change in self._start:
            written[change.cell] = every
        for entry in self._done:
            at_once = entry.kind in ("fill", "apply")
            for cell, _, after in entry.changes:
                seen = every if at_once else written[cell] | after.centre
                written[cell] = seen if after.centre else 0
        still_open = self.board.grid().candidates
        return [
            state.centre | still_open[cell] & ~written[cell]
            if state.centre and not state.value
            else 0
            for cell, state in enumerate(self.board.cells)
        ]

    def undo_before(self, move: Move) -> int:
        """Undo until a move is no longer on the board; how many edits were taken back.

        The edit that made it is the last one whose changes brought it about; a move that
        was on the board from the start cannot be undone, and nothing is.
        """
        wanted = next(
            (
                index
                for index in range(len(self._done) - 1, -1, -1)
                if any(_makes(change, move) for change in self._done[index].changes)
            ),
            None,
        )
        if wanted is None:
            return 0
        count = len(self._done) - wanted
        for _ in range(count):
            self.undo()
        return count


def _makes(change: Change, move: Move) -> bool:
    """Whether a change of a cell is a move: its digit placed, or its mark gone or never set."""
    if change.cell != move.cell:
        return False
    if move.places:
        return change.after.value == move.digit and change.before.value != move.digit
    bit = 1 << move.digit - 1
    marked, was_marked = change.after.centre, change.before.centre
    return bool(marked) and not marked & bit and (bool(was_marked & bit) or not was_marked)
