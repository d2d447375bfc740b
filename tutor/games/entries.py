"""How an entry of any game's log is written: as words that last."""

from collections.abc import Callable, Collection
from typing import Any, Protocol, TypeVar

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

    def as_json(self) -> dict[str, Any]:
        """The entry in words that last."""


def written(entry: AnyEntry, changes: list[list[Any]]) -> dict[str, Any]:
    """An entry with its changes as lists; what is empty is left out."""
    words: dict[str, Any] = {"kind": entry.kind, "elapsed": round(entry.elapsed, 3)}
    if changes:
        words["changes"] = changes
    if entry.note:
        words["note"] = entry.note
    return words


def read(
    data: dict[str, Any], kinds: Collection[K], change: Callable[[Any, Any, Any], C]
) -> tuple[K, float, tuple[C, ...], str]:
    """What was written so: the kind, the time, the changes and the note.

    Args:
        data: the words.
        kinds: those there are.
        change: reads a cell, what it was before and what it is after.

    Raises:
        KeyError, TypeError, ValueError: it was not written by us.
    """
    kind = data["kind"]
    if kind not in kinds:
        raise ValueError(f"no entry is of the kind {kind!r}")
    changes = tuple(change(cell, before, after) for cell, before, after in data.get("changes", ()))
    return kind, float(data["elapsed"]), changes, str(data.get("note", ""))
