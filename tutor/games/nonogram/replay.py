"""A board that follows a log, to know what an entry leads to before it is played."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tutor.games.following import followed, open_bookmarks
from tutor.games.nonogram.lines import is_solved
from tutor.games.nonogram.log import EDITS, Change, Entry, EntryKind
from tutor.nonogram.position import Colour, Position
from tutor.nonogram.puzzle import Puzzle


def sound_part(puzzle: Puzzle, log: Iterable[Entry]) -> list[Entry]:
    """A log up to the first entry that cannot have happened."""
    return followed(Replay(puzzle), log)


class Edit(NamedTuple):
    """What is undone at once: an entry, or a stroke with all that extended it."""

    kind: EntryKind
    changes: tuple[Change, ...]


def changes_to(position: Position, colours: Iterable[tuple[int, Colour]]) -> tuple[Change, ...]:
    """The changes that give cells these colours; those that have them are left out."""
    return tuple(
        Change(cell, position.colour(cell), colour)
        for cell, colour in dict(colours).items()
        if position.colour(cell) != colour
    )


def apply_changes(position: Position, changes: Iterable[Change]) -> None:
    """Do what an edit does."""
    for change in changes:
        position.set(change.cell, change.after)


def revert_changes(position: Position, changes: Sequence[Change]) -> None:
    """Undo what an edit did; a stroke may have come to a cell more than once."""
    for change in reversed(changes):
        position.set(change.cell, change.before)


class Replay:
    """The board after each entry of a log, and what of it can be undone and done again."""

    def __init__(self, puzzle: Puzzle, log: Iterable[Entry] = ()) -> None:
        """The board at the end of a log."""
        self.position = Position(puzzle)
        self.start: tuple[Change, ...] = ()
        """What was on the board when it was opened."""
        self.done: list[Edit] = []
        self.undone: list[Edit] = []
        self._can_extend = False
        for entry in log:
            self.add(entry)

    @property
    def filled(self) -> int:
        """How many cells are black or white."""
        return self.position.known

    @property
    def is_solved(self) -> bool:
        """Whether every line has its clue."""
        return is_solved(self.position)

    def fits(self, entry: Entry) -> bool:
        """Whether an entry can come next: on this board, and on these cells as they are."""
        if entry.kind == "extend" and not self._can_extend:
            return False
        cells = {change.cell for change in entry.changes}
        return len(cells) == len(entry.changes) and all(
            0 <= change.cell < self.position.puzzle.cell_count
            and change.before == self.position.colour(change.cell)
            for change in entry.changes
        )

    def add(self, entry: Entry) -> None:
        """Follow one more entry."""
        self._can_extend = entry.kind in ("paint", "extend")
        if entry.kind == "undo" and self.done:
            last = self.done.pop()
            revert_changes(self.position, last.changes)
            self.undone.append(last)
        elif entry.kind == "redo" and self.undone:
            again = self.undone.pop()
            apply_changes(self.position, again.changes)
            self.done.append(again)
        elif entry.kind == "start":
            apply_changes(self.position, entry.changes)
            self.start += entry.changes
        elif entry.kind in EDITS:
            apply_changes(self.position, entry.changes)
            if entry.kind == "extend" and self.done:
                kind, changes = self.done.pop()
                self.done.append(Edit(kind, changes + entry.changes))
            else:
                self.done.append(Edit(entry.kind, entry.changes))
            self.undone.clear()

    def open_bookmarks(self) -> list[int]:
        """After how many edits each bookmark was set that has not been used."""
        return open_bookmarks(edit.kind for edit in self.done)

    def after(self, count: int) -> Position:
        """The board as it was after so many edits."""
        then = self.position.copy()
        for edit in reversed(self.done[count:]):
            revert_changes(then, edit.changes)
        return then
