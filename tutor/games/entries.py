"""How an entry of any game's log is written: as words that last."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from tutor.base.document import JsonObject, JsonValue

C = TypeVar("C")
K = TypeVar("K", bound=str)


class AnyEntry(Protocol):
    """One line of a log."""

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


def written(entry: AnyEntry, changes: Sequence[Sequence[JsonValue]]) -> JsonObject:
    """An entry with its changes as lists; what is empty is left out."""
    words: JsonObject = {"kind": entry.kind, "elapsed": round(entry.elapsed, 3)}
    if changes:
        words["changes"] = changes
    if entry.note:
        words["note"] = entry.note
    return words


def read(
    data: JsonValue, kinds: Mapping[str, K], change: Callable[[int, JsonValue, JsonValue], C]
) -> tuple[K, float, tuple[C, ...], str]:
    """What was written so: the kind, the time, the changes and the note.

    Args:
        data: the words.
        kinds: those there are.
        change: reads a cell, what it was before and what it is after.

    Raises:
        KeyError, TypeError, ValueError: it was not written by us.
    """
    if not isinstance(data, dict):
        raise TypeError(data)
    elapsed = data["elapsed"]
    if not isinstance(elapsed, int | float):
        raise TypeError(elapsed)
    changes = tuple(
        change(whole(cell), before, after) for cell, before, after in data.get("changes", ())
    )
    return kinds[data["kind"]], float(elapsed), changes, str(data.get("note", ""))


def whole(value: JsonValue) -> int:
    """A number of a log, however large.

    Raises:
        TypeError: it is none.
    """
    if not isinstance(value, int):
        raise TypeError(value)
    return value
