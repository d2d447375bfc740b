"""The log of a nonogram being played: what was done, in order, never rewritten."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from tutor.base.document import JsonObject, JsonValue
from tutor.games import entries
from tutor.nonogram.position import SIGNS, Colour

EditKind = Literal[
    "paint",  # cells made black, white or unknown by the learner
    "extend",  # the stroke goes on: one edit with what it extends
    "cross",  # the rest of a finished line made white at once
    "apply",  # a step of the coach
    "bookmark",  # nothing changes: the place to come back to
    "back",  # back to the last bookmark
]
AsideKind = Literal["hint", "explain", "why", "check", "solved"]
EntryKind = Literal["start", "undo", "redo"] | EditKind | AsideKind

EDITS: frozenset[str] = frozenset(get_args(EditKind))


class Change(NamedTuple):
    """What an edit did to one cell."""

    cell: int
    before: Colour
    after: Colour


@dataclass(frozen=True)
class Entry:
    """One line of the log.

    ``start`` comes first, if at all: what was on the board when it was opened.
    """

    kind: EntryKind
    elapsed: float = 0.0
    """Seconds of play until then, pauses left out."""
    changes: tuple[Change, ...] = ()
    note: str = ""
    """For asides: what was asked or told, such as ``overlap 3`` for a hint's third rung."""

    def as_json(self) -> JsonObject:
        """The entry in words that last: lists and numbers."""
        return entries.written(self, [list(change) for change in self.changes])

    @staticmethod
    def from_json(data: JsonValue) -> "Entry":
        """The entry that was written so.

        Raises:
            KeyError, TypeError, ValueError: it was not written by us.
        """
        return Entry(*entries.read(data, _KINDS, _change))


_KINDS: dict[str, EntryKind] = {
    kind: kind for kind in ("start", "undo", "redo", *get_args(EditKind), *get_args(AsideKind))
}
_COLOURS: dict[object, Colour] = {colour: colour for colour in get_args(Colour)}


def _change(cell: int, before: JsonValue, after: JsonValue) -> Change:
    return Change(cell, _colour(before), _colour(after))


def _colour(number: object) -> Colour:
    if (colour := _COLOURS.get(number)) is None:
        raise ValueError(f"a cell is written in numbers from 0 to {len(SIGNS) - 1}")
    return colour
