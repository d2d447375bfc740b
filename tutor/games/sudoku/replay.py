"""A board that follows a log, to know what an entry leads to before it is played."""

from collections.abc import Iterable

from tutor.games.following import followed
from tutor.games.sudoku.board import COLOURS, Board, Change
from tutor.games.sudoku.log import EDITS, Entry
from tutor.sudoku.grid import Grid


def sound_part(puzzle: Grid, log: Iterable[Entry]) -> list[Entry]:
    """A log up to the first entry that cannot have happened."""
    return followed(Replay(puzzle), log)


class Replay:
    """The board after each entry of a log.

    A game tells its entries before it follows them, so its own board is one behind
    when they are written down.
    """

    def __init__(self, puzzle: Grid, log: Iterable[Entry] = ()) -> None:
        """The board at the end of a log."""
        self.board = Board(puzzle)
        self._done: list[tuple[Change, ...]] = []
        self._undone: list[tuple[Change, ...]] = []
        for entry in log:
            self.add(entry)

    @property
    def filled(self) -> int:
        """How many cells hold a digit."""
        return sum(1 for cell in self.board.cells if cell.value)

    @property
    def is_solved(self) -> bool:
        """Whether the board is full and breaks no rule."""
        return self.board.is_solved

    def fits(self, entry: Entry) -> bool:
        """Whether an entry can come next: on this board, and on these cells as they are."""
        return all(self._is_possible(change) for change in entry.changes)

    def _is_possible(self, change: Change) -> bool:
        geometry, after = self.board.geometry, change.after
        if not 0 <= change.cell < geometry.cell_count:
            return False
        now = self.board.cells[change.cell]
        masks = (after.centre, after.corner, *after.tints)
        return (
            change.before == now
            and after.value <= geometry.n
            and max(masks) <= geometry.all_digits
            and after.colour <= len(COLOURS)
            and (after.value == now.value or not self.board.is_given(change.cell))
        )

    def add(self, entry: Entry) -> None:
        """Follow one more entry."""
        if entry.kind == "undo" and self._done:
            self._undone.append(self._done.pop())
            self.board.revert(self._undone[-1])
        elif entry.kind == "redo" and self._undone:
            self._done.append(self._undone.pop())
            self.board.apply(self._done[-1])
        elif entry.kind in EDITS or entry.kind == "start":
            self.board.apply(entry.changes)
            if entry.kind != "start":
                self._done.append(entry.changes)
                self._undone.clear()
