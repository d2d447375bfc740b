"""The log of a game: what was done, in order, never rewritten.

Undo and redo are entries like any other, so that writing a game down is only ever
appending to it, and nothing that was tried is lost to whoever reads the game back.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, get_args

from tutor.base.document import JsonObject, JsonValue
from tutor.games import entries
from tutor.games.sudoku.board import NO_TINTS, Cell, Change

EditKind = Literal[
    "place",  # a digit by the learner
    "erase",
    "mark",  # candidates written or crossed out by the learner
    "corner",
    "fill",  # all candidates written at once
    "clean",  # marks that placed digits exclude crossed out at once
    "colour",
    "apply",  # a step of the coach
    "bookmark",  # nothing changes: the place to come back to
    "back",  # back to the last bookmark
]
AsideKind = Literal["hint", "explain", "why", "check", "solved"]
EntryKind = Literal["start", "undo", "redo"] | EditKind | AsideKind

EDITS: frozenset[str] = frozenset(get_args(EditKind))


@dataclass(frozen=True)
class Entry:
    """One line of the log.

    ``start`` comes first, if at all: what was on the board besides the givens.
    """

    kind: EntryKind
    elapsed: float = 0.0
    """Seconds of play until then, pauses left out."""
    changes: tuple[Change, ...] = ()
    note: str = ""
    """For asides: what was asked or told, such as ``x-wing 3`` for a hint's third rung."""

    def as_json(self) -> JsonObject:
        """The entry in words that last: lists and numbers."""
        changes = [
            [change.cell, _written(change.before), _written(change.after)]
            for change in self.changes
        ]
        return entries.written(self, changes)

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


def _change(cell: int, before: JsonValue, after: JsonValue) -> Change:
    return Change(cell, _read(before), _read(after))


def _written(cell: Cell) -> list[int]:
    """A cell as few numbers: zeros at the end are left out."""
    numbers = [cell.value, cell.centre, cell.corner, cell.colour, *cell.tints]
    while numbers and not numbers[-1]:
        numbers.pop()
    return numbers


def _read(numbers: JsonValue) -> Cell:
    if not isinstance(numbers, list):
        raise TypeError(numbers)
    return _cell(*map(entries.whole, numbers))


@lru_cache(maxsize=1 << 15)
def _cell(*numbers: int) -> Cell:
    """A cell from the numbers it is written in; few are written that were not written before."""
    padded = [*numbers] + [0] * (4 + len(NO_TINTS) - len(numbers))
    value, centre, corner, colour, a, b, c, d = padded
    if min(padded) < 0:
        raise ValueError("a cell is written in numbers from 0 on")
    return Cell(value, centre, corner, colour, (a, b, c, d))
