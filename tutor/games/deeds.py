"""What was done in a game and asked of its coach, step by step, as its log tells it."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from tutor.base.language import Language
from tutor.games.entries import C, Entry, EntryKind

MISTAKE = "mistake"
"""What a hint is about that is about no technique."""
_TAKEN_BACK = ("undo", "redo")
_TOLD = ("hint", "explain")
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
        elif kind in _TOLD:
            about, _, rung = note.partition(" ")
            told = int(rung[:4]) if rung.isdecimal() else 0
            yield Deed(kind, partial(name, about), about, told)
        elif kind in _ASKED:
            yield Deed(kind, partial(asked_in, note), note)
        elif kind == "apply" or (kind in _WRITTEN and in_words(changes, "en")):
            yield Deed(kind, partial(in_words, changes))


def asked_in(note: str, language: Language) -> str:
    """A question as the log writes it, its cell named as the learner's language does."""
    return note if language == "en" else _CELL.sub(r"L\1C\2", note)
