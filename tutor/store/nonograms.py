"""Nonograms being played in the tables of the learner's file."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from types import MappingProxyType
from typing import Any

from tutor.learn.document import (
    LONGEST_TEXT,
    BadDocument,
    Place,
    read_list,
    read_object,
    read_text,
    read_whole,
)
from tutor.nonogram.puzzle import LARGEST, Clue, Puzzle
from tutor.play.nonogram.game import NonogramGame
from tutor.play.nonogram.log import Entry
from tutor.play.nonogram.replay import Replay
from tutor.store.moments import stamp
from tutor.store.record import Birth, Record
from tutor.store.shelf import Shelf

NonogramRecord = Record[Puzzle]
"""What is known of a nonogram being played."""

_BOX = "nonogram"
"""What stands for the shape of the boxes where both games are told in one table."""


def clues_text(puzzle: Puzzle) -> str:
    """The clues of the rows, then of the columns; equal clues give equal texts."""
    return _json({"rows": puzzle.rows, "columns": puzzle.columns})


def about_text(puzzle: Puzzle) -> str:
    """What else is known of a puzzle: its picture, and its title in each language."""
    return _json(_about(puzzle))


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _about(puzzle: Puzzle) -> dict[str, Any]:
    goal = None if puzzle.goal is None else list(puzzle.goal)
    properties = {_cut(name): _cut(text) for name, text in puzzle.properties.items()}
    return {"title": _cut(puzzle.title), "goal": goal, "properties": properties}


def _cut(text: str) -> str:
    """As much of a text as is kept."""
    return text[:LONGEST_TEXT]


def _cut_text(value: Any) -> str:
    """A text of a file that may be older than the bound."""
    return read_text(_cut(value))


def _clues(value: object) -> tuple[Clue, ...]:
    """The clues of the rows, or of the columns.

    Raises:
        TypeError, ValueError: they are none.
    """
    clues = tuple(
        tuple(read_whole(block) for block in read_list(clue)) for clue in read_list(value)
    )
    blocks = [block for clue in clues for block in clue]
    if not 0 < len(clues) <= LARGEST or not all(0 < block <= LARGEST for block in blocks):
        raise ValueError(value)
    if any(len(clue) > LARGEST for clue in clues):
        raise ValueError(value)
    return clues


def _goal(value: object, width: int, height: int) -> tuple[str, ...] | None:
    """A picture of that size, in signs.

    Raises:
        TypeError, ValueError: it is none.
    """
    if value is None:
        return None
    rows = tuple(read_text(row) for row in read_list(value))
    if len(rows) != height or any(len(row) != width or set(row) - set("#.") for row in rows):
        raise ValueError(value)
    return rows


def _properties(value: object, text: Callable[[Any], str]) -> MappingProxyType[str, str]:
    members = read_object(value).items()
    return MappingProxyType({text(name): text(member) for name, member in members})


def _puzzle(clues: Place, about: Place, text: Callable[[Any], str] = read_text) -> Puzzle:
    """The puzzle of two objects: its clues, and what else is known of it.

    Args:
        clues: its clues.
        about: what else is known.
        text: reads its title and properties.

    Raises:
        BadDocument: they make no sense.
    """
    rows, columns = clues.of("rows", _clues), clues.of("columns", _clues)
    return Puzzle(
        rows,
        columns,
        about.of("title", text),
        about.of("goal", lambda value: _goal(value, len(columns), len(rows))),
        about.of("properties", lambda value: _properties(value, text)),
    )


class NonogramShelf(Shelf[Puzzle, Entry, NonogramGame]):
    """The tables of nonograms."""

    games = "nonograms"
    entries = "nonogram_entries"
    key = ("clues",)
    more = ("about",)

    def written(self, puzzle: Puzzle) -> tuple[str, ...]:
        """The clues, and what else is known."""
        return clues_text(puzzle), about_text(puzzle)

    def read(self, texts: Sequence[str]) -> Puzzle:
        """The puzzle with these clues."""
        clues, about = texts
        try:
            return _puzzle(Place(json.loads(clues)), Place(json.loads(about)), _cut_text)
        except BadDocument as bad:
            raise ValueError(bad.where) from None

    def birth(self, created: datetime, puzzle: Puzzle) -> Birth:
        """Its moment and clues."""
        return stamp(created), _BOX, clues_text(puzzle)

    def read_entry(self, data: dict[str, Any]) -> Entry:
        """The entry that was written so."""
        return Entry.from_json(data)

    def timed(self, entry: Entry, elapsed: float) -> Entry:
        """An entry with another time."""
        return replace(entry, elapsed=elapsed)

    def replay(self, puzzle: Puzzle, log: Iterable[Entry] = ()) -> Replay:
        """The board at the end of a log."""
        return Replay(puzzle, log)

    def game(
        self, puzzle: Puzzle, log: Iterable[Entry], record: Callable[[Entry], None]
    ) -> NonogramGame:
        """The game that a log tells."""
        return NonogramGame(puzzle, log, record)

    def as_json(self, puzzle: Puzzle) -> dict[str, Any]:
        """The clues as lists, and what else is known."""
        return {
            "rows": [list(clue) for clue in puzzle.rows],
            "columns": [list(clue) for clue in puzzle.columns],
            "picture": _about(puzzle),
        }

    def from_document(self, place: Place) -> Puzzle:
        """The puzzle with these clues."""
        return _puzzle(place, place.within("picture"))


NONOGRAMS = NonogramShelf()
