"""The history of a game: what was done, undone and done again."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Generic, NamedTuple, Protocol, TypeVar, get_args

from tutor.games.entries import (
    AnyEdit,
    AsideKind,
    C,
    DrawingEdit,
    Entry,
    EntryKind,
    GridEdit,
    PictureEdit,
)

E = TypeVar("E")
M = TypeVar("M")
E_contra = TypeVar("E_contra", contravariant=True)
_EDITS = frozenset(
    kind for edits in (GridEdit, PictureEdit, DrawingEdit, AnyEdit) for kind in get_args(edits)
)

_EVERYWHERE = ("fill", "clean", "back")
"""The edits that are about no cell in particular."""
_WRITTEN = ("place", "paint", "cross", "apply")
"""The edits that lead to the end of a game."""


class AnyReplay(Protocol[E_contra]):
    """A board that follows a log, to know what an entry leads to before it is played."""

    @property
    def filled(self) -> int:
        """How many cells are done."""

    @property
    def is_solved(self) -> bool:
        """Whether the board is as it has to be."""

    def fits(self, entry: E_contra) -> bool:
        """Whether an entry can come next."""

    def add(self, entry: E_contra) -> None:
        """Follow one more entry."""


def followed(replay: AnyReplay[E], log: Iterable[E]) -> list[E]:
    """A log up to the first entry that cannot have happened, which the board follows."""
    sound = []
    for entry in log:
        if not replay.fits(entry):
            break
        replay.add(entry)
        sound.append(entry)
    return sound


def standing(kinds: Iterable[str]) -> list[str]:
    """The edits of a log that were not taken back, by their kinds."""
    done: list[str] = []
    undone: list[str] = []
    for kind in kinds:
        if kind == "undo" and done:
            undone.append(done.pop())
        elif kind == "redo" and undone:
            done.append(undone.pop())
        elif kind in _EDITS:
            undone.clear()
            done += [] if kind == "extend" and done else [kind]
    return done


def is_own_work(edits: Iterable[str]) -> bool:
    """Whether the learner, and not the coach, made most of the edits that stand."""
    written = [kind for kind in edits if kind in _WRITTEN]
    return not written or 2 * written.count("apply") < len(written)


class Edit(NamedTuple, Generic[C]):
    """What is undone at once: an entry, or a stroke with all that extended it."""

    kind: EntryKind
    changes: tuple[C, ...]


class EditHistory(ABC, Generic[C, M]):
    """How a board came about; every edit can be undone."""

    def __init__(
        self, log: Iterable[Entry[C]] = (), record: Callable[[Entry[C]], None] | None = None
    ) -> None:
        """The game that this log tells, from its beginning; the board is there already.

        Args:
            log: what has been done so far.
            record: told of every entry from now on, before anything else happens.
        """
        self.elapsed = 0.0
        """Seconds of play so far; whoever runs the clock keeps it up to date."""
        self.start: tuple[C, ...] = ()
        """What was on the board when it was opened."""
        self.done: list[Edit[C]] = []
        self.undone: list[Edit[C]] = []
        self.journal: list[Entry[C]] = []
        """All that was done and asked; to an undo belongs what it took back."""
        for entry in log:
            self._replay(entry)
        self._record = record

    @abstractmethod
    def _apply(self, changes: Iterable[C]) -> None:
        """Do what an edit does."""

    @abstractmethod
    def _revert(self, changes: Sequence[C]) -> None:
        """Undo what an edit did."""

    def _replay(self, entry: Entry[C]) -> None:
        self.elapsed = max(self.elapsed, entry.elapsed)
        self.journal.append(self._with_changes(entry))
        if entry.kind == "start":
            self._apply(entry.changes)
            self.start += entry.changes
        elif entry.kind == "undo" and self.done:
            self.undone.append(self.done.pop())
            self._revert(self.undone[-1].changes)
        elif entry.kind == "redo" and self.undone:
            self.done.append(self.undone.pop())
            self._apply(self.done[-1].changes)
        elif entry.kind in _EDITS:
            self._apply(entry.changes)
            self.undone.clear()
            if entry.kind == "extend" and self.done:
                kind, changes = self.done.pop()
                self.done.append(Edit(kind, changes + entry.changes))
            else:
                self.done.append(Edit(entry.kind, entry.changes))

    def _with_changes(self, entry: Entry[C]) -> Entry[C]:
        """An entry with what it is about: the log does not repeat what was undone or done again."""
        edits = {"undo": self.done, "redo": self.undone}.get(entry.kind)
        return replace(entry, changes=edits[-1].changes) if edits else entry

    def _add(self, kind: EntryKind, changes: tuple[C, ...] = (), note: str = "") -> None:
        """Write an entry down, and follow it."""
        entry = Entry(kind, self.elapsed, changes, note)
        if self._record is not None:
            self._record(entry)
        self._replay(entry)

    def note(self, kind: AsideKind, note: str = "") -> None:
        """Write down something that changes nothing on the board, such as a hint."""
        self._add(kind, note=note)

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return bool(self.undone)

    @property
    def last_cell(self) -> int | None:
        """Where the last edit was that was about some cells, and not about all; None without."""
        edits = (one for one in reversed(self.done) if one.kind not in _EVERYWHERE)
        return next((one.changes[0].cell for one in edits if one.changes), None)

    @property
    def moves_made(self) -> int:
        """How many edits stand."""
        return len(self.done)

    @property
    def is_own_work(self) -> bool:
        """Whether most of what stands was written by the learner, and not by the coach."""
        return is_own_work(edit.kind for edit in self.done)

    def undo(self) -> tuple[C, ...] | None:
        """Take the last edit back; what it had changed, or None if there was none."""
        if not self.done:
            return None
        changes = self.done[-1].changes
        self._add("undo")
        return changes

    def redo(self) -> tuple[C, ...] | None:
        """Do the edit undone last again; what it changes, or None if there is none."""
        if not self.undone:
            return None
        changes = self.undone[-1].changes
        self._add("redo")
        return changes

    def _since_last(self, makes: Callable[[C], bool]) -> int:
        """How many edits there are from the last one with such a change on; 0 if there is none."""
        for count, edit in enumerate(reversed(self.done), start=1):
            if any(makes(change) for change in edit.changes):
                return count
        return 0

    def _since_sound(self, count: int, wrong: Iterable[int], was_wrong: Callable[[C], bool]) -> int:
        """How many edits there are since nothing wrong stood on the board.

        What stood before an edit may have been wrong already, in the same cell or elsewhere.

        Args:
            count: how many edits have to be taken back anyway.
            wrong: the cells that are wrong now.
            was_wrong: whether a cell was wrong before a change.

        Returns:
            As many or more; as many, if something was wrong from the start.
        """
        standing = set(wrong)
        for number, edit in enumerate(reversed(self.done), start=1):
            for change in reversed(edit.changes):
                (standing.add if was_wrong(change) else standing.discard)(change.cell)
            if number >= count and not standing:
                return number
        return count

    @abstractmethod
    def edits_since(self, move: M) -> int:
        """How many edits would be undone to take a wrong move back, to a board that is sound."""

    def undo_before(self, move: M) -> int:
        """Undo until a wrong move is off the board, and no other one is back on it.

        The edit that made it is the last one whose changes brought it about; a move that
        was on the board from the start cannot be undone, and nothing is.

        Returns:
            How many edits were taken back.
        """
        count = self.edits_since(move)
        for _ in range(count):
            self.undo()
        return count

    # Bookmarks

    @property
    def bookmarks(self) -> int:
        """How many bookmarks there are to come back to."""
        return len(self._open_bookmarks())

    def _open_bookmarks(self) -> list[int]:
        """After how many edits each bookmark was set that has not been used."""
        places: list[int] = []
        for count, edit in enumerate(self.done):
            if edit.kind == "bookmark":
                places.append(count)
            elif edit.kind == "back" and places:
                places.pop()
        return places

    def bookmark(self) -> None:
        """Remember the board as it is, to try something."""
        self._add("bookmark")

    def back(self) -> bool:
        """Back to the last bookmark, as one edit; False if there is none."""
        places = self._open_bookmarks()
        if places:
            self._add("back", self._changes_back(self.done[places[-1] :]))
        return bool(places)

    @abstractmethod
    def _changes_back(self, edits: Sequence[Edit[C]]) -> tuple[C, ...]:
        """What takes the last edits back, as one edit."""
