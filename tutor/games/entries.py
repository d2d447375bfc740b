"""The log of a game: what was done, in order, never rewritten.

Undo and redo are entries like any other, so that writing a game down is only ever
appending to it, and nothing that was tried is lost to whoever reads the game back.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar, get_args

from tutor.base.document import JsonObject, JsonValue
from tutor.base.language import Language

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
DrawingEdit = Literal["size"]
"""A drawing got another size."""
AnyEdit = Literal[
    "apply",  # a step of the coach
    "bookmark",  # nothing changes: the place to come back to
    "back",  # back to the last bookmark
]
AsideKind = Literal["hint", "explain", "why", "check", "solved", "title", "author", "inks"]
"""What is written down that changes nothing on the board."""
EntryKind = (
    Literal["start", "undo", "redo"] | GridEdit | PictureEdit | DrawingEdit | AnyEdit | AsideKind
)


class AnyChange(Protocol):
    """What an edit did to one cell."""

    @property
    def cell(self) -> int:
        """Which."""

    def as_json(self) -> list[JsonValue]:
        """The cell, what it was before and what it is after, in numbers that last."""


C = TypeVar("C", bound=AnyChange)
C_co = TypeVar("C_co", bound=AnyChange, covariant=True)


@dataclass(frozen=True)
class Entry(Generic[C_co]):
    """One line of the log.

    ``start`` comes first, if at all: what was on the board when it was opened.
    """

    kind: EntryKind
    elapsed: float = 0.0
    """Seconds of play until then, pauses left out."""
    changes: tuple[C_co, ...] = ()
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


AnyEntry = Entry[AnyChange]
"""One line of a log, whatever the game."""


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


MISTAKE = "mistake"
"""What a hint is about that is about no technique."""
TOLD = ("hint", "explain")
"""The entries in which the coach told something of what is to be found."""
RIGHT, SLIP = "right", "slip"
"""What the log says of a check."""


class Telling(NamedTuple):
    """What the log says of a hint, such as ``x-wing 3`` or ``naked-single 4 r1c7=8``."""

    subject: str
    """The technique, or that it was a mistake."""
    rung: int = 0
    """How far it went; 0 if that cannot be read."""
    claims: tuple[str, ...] = ()
    """What a reason told of open cells, where somebody asked about a cell or a mistake."""

    @staticmethod
    def of(note: str) -> "Telling":
        """Read the note of an entry."""
        subject, _, rest = note.partition(" ")
        rung, *claims = rest.split(" ")
        return Telling(subject, int(rung[:4]) if rung.isdecimal() else 0, tuple(claims))

    @property
    def is_hint(self) -> bool:
        """Whether it counts: where a mistake is, is no hint; what belongs there instead is one."""
        return self.subject != MISTAKE or bool(self.claims)

    @property
    def is_answer(self) -> bool:
        """Whether it answers what somebody asked about a cell."""
        return self.subject != MISTAKE and bool(self.claims)


_TAKEN_BACK = ("undo", "redo")
_ASKED = ("why", "check")
_WRITTEN = ("place", "erase")
_CELL = re.compile(r"\br(\d+)c(\d+)")


@dataclass(frozen=True)
class Deed:
    """One step of a game that is worth a line."""

    kind: EntryKind
    what: Callable[[Language], str]
    """An edit in few characters, or the name of the technique."""
    about: str = ""
    """What a hint was about, or what was asked."""
    rung: int = 0
    """How far up its ladder a hint was told."""
    name: Callable[[Language], str] = lambda language: ""
    """The technique of a step that was done for the learner, if that is known."""


def deeds_of(
    journal: Iterable[Entry[C]],
    in_words: Callable[[tuple[C, ...], Language], str],
    cell_name: Callable[[int, Language], str],
    name: Callable[[str, Language], str],
    is_told: Callable[[tuple[C, ...]], bool],
) -> Iterator[Deed]:
    """The deeds of a journal, in order.

    Args:
        journal: what was done; to an undo belongs what it took back, to a redo what it did again.
        in_words: what an edit wrote; empty where that is not worth a line.
        cell_name: names a cell.
        name: names a technique.
        is_told: whether it is worth a line that an edit was taken back.
    """
    for entry in journal:
        kind, changes, note = entry.kind, entry.changes, entry.note
        if kind in _TAKEN_BACK and is_told(changes):
            yield Deed(kind, partial(cell_name, changes[0].cell))
        elif kind in TOLD:
            if not (told := Telling.of(note)).is_answer:  # the question has its own line
                yield Deed(kind, partial(name, told.subject), told.subject, told.rung)
        elif kind in _ASKED:
            yield Deed(kind, partial(asked_in, note), note)
        elif kind == "apply" or (kind in _WRITTEN and in_words(changes, "en")):
            yield Deed(kind, partial(in_words, changes))


def asked_in(note: str, language: Language) -> str:
    """A question as the log writes it, its cell named as the learner's language does."""
    return note if language == "en" else _CELL.sub(r"L\1C\2", note)
