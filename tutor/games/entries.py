"""The log of a game: what was done, in order, never rewritten.

Undo and redo are entries like any other, so that writing a game down is only ever
appending to it, and nothing that was tried is lost to whoever reads the game back.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Literal, Protocol, TypeVar, get_args

from tutor.base.document import JsonObject, JsonValue

GridEdit = Literal[
    "place",  # a digit by the learner
    "erase",
    "mark",  # candidates written or crossed out by the learner
    "corner",
    "fill",  # all candidates written at once
    "clean",  # marks that placed digits exclude crossed out at once
    "colour",
]
PictureEdit = Literal[
    "paint",  # cells made black, white or unknown by the learner
    "extend",  # the stroke goes on: one edit with what it extends
    "cross",  # the rest of a finished line made white at once
]
AnyEdit = Literal[
    "apply",  # a step of the coach
    "bookmark",  # nothing changes: the place to come back to
    "back",  # back to the last bookmark
]
AsideKind = Literal["hint", "explain", "why", "check", "solved"]
"""What is written down that changes nothing on the board."""
EntryKind = Literal["start", "undo", "redo"] | GridEdit | PictureEdit | AnyEdit | AsideKind


class AnyChange(Protocol):
    """What an edit did to one cell."""

    @property
    def cell(self) -> int:
        """Which."""

    def as_json(self) -> list[JsonValue]:
        """The cell, what it was before and what it is after, in numbers that last."""


class AnyEntry(Protocol):
    """One line of a log, whatever the game."""

    @property
    def kind(self) -> str:
        """What was done."""

    @property
    def elapsed(self) -> float:
        """Seconds of play until then, pauses left out."""

    @property
    def note(self) -> str:
        """What was asked or told."""

    def as_json(self) -> JsonObject:
        """The entry in words that last."""


C = TypeVar("C", bound=AnyChange)


@dataclass(frozen=True)
class Entry(Generic[C]):
    """One line of the log.

    ``start`` comes first, if at all: what was on the board when it was opened.
    """

    kind: EntryKind
    elapsed: float = 0.0
    """Seconds of play until then, pauses left out."""
    changes: tuple[C, ...] = ()
    note: str = ""
    """For asides: what was asked or told, such as ``x-wing 3`` for a hint's third rung."""

    def as_json(self) -> JsonObject:
        """The entry in words that last: lists and numbers; what is empty is left out."""
        words: JsonObject = {"kind": self.kind, "elapsed": round(self.elapsed, 3)}
        if self.changes:
            words["changes"] = [change.as_json() for change in self.changes]
        if self.note:
            words["note"] = self.note
        return words


def reader(
    edits: Iterable[EntryKind], change: Callable[[int, JsonValue, JsonValue], C]
) -> Callable[[JsonValue], Entry[C]]:
    """What reads the entries of a game; it raises KeyError, TypeError or ValueError.

    Args:
        edits: the kinds of edits that the game has.
        change: reads a cell, what it was before and what it is after.
    """
    kinds: dict[object, EntryKind] = {
        kind: kind for kind in ("start", "undo", "redo", *edits, *get_args(AsideKind))
    }

    def read(data: JsonValue) -> Entry[C]:
        if not isinstance(data, dict):
            raise TypeError(data)
        elapsed = data["elapsed"]
        if not isinstance(elapsed, int | float):
            raise TypeError(elapsed)
        changes = tuple(
            change(whole(cell), before, after) for cell, before, after in data.get("changes", ())
        )
        return Entry(kinds[data["kind"]], float(elapsed), changes, str(data.get("note", "")))

    return read


def whole(value: JsonValue) -> int:
    """A number of a log, however large.

    Raises:
        TypeError: it is none.
    """
    if not isinstance(value, int):
        raise TypeError(value)
    return value
