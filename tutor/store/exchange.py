"""Everything the learner has done as one document, to take along or to merge back in."""

import json
import math
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from tutor.learn.events import Event
from tutor.play.log import Entry
from tutor.store import games, learning
from tutor.store.games import NOT_YET, GameRecord
from tutor.store.replay import Replay
from tutor.store.settings import Settings, to_rows
from tutor.store.store import Store

FORMAT = "pas-a-pas learner"
VERSION = 1

_T = TypeVar("_T")


class BadExport(Exception):
    """A document that is none of ours, or was changed by hand for the worse."""

    def __init__(self, where: str) -> None:
        """Args: where: the place in the document, such as ``games[2].log[17]``."""
        super().__init__(where)
        self.where = where


@dataclass(frozen=True)
class Imported:
    """What came of merging a document in."""

    added: int
    """Games that were new here."""
    known: int
    """Games that were here already, those that grew included."""
    grown: int = 0
    """Games that were here, and went on in the document."""
    events: int = 0
    """Results of the course that were new here."""


def export(store: Store) -> dict[str, Any]:
    """The whole store, in words and numbers that JSON can hold."""
    read = store.learning.read_births()
    return {
        "format": FORMAT,
        "version": VERSION,
        "settings": store.settings().as_json(),
        "games": [
            _written(store, game, games.birth(game.created, game.puzzle) in read)
            for game in sorted(store.games(), key=lambda g: g.created)
        ],
        "events": [
            {
                "technique": event.technique,
                "at": games.stamp(event.at),
                "credit": event.credit,
                "source": event.source,
            }
            for event in store.events()
        ],
        "course": store.course(),
    }


def _written(store: Store, game: GameRecord, read: bool) -> dict[str, Any]:
    return {
        "title": game.title,
        "box": games.box_text(game.puzzle),
        "givens": games.givens_text(game.puzzle),
        "created": games.stamp(game.created),
        "updated": games.stamp(game.updated),
        "elapsed": round(game.elapsed, 3),
        "aside": not game.is_open and not game.is_solved,
        "read": read,
        "log": [entry.as_json() for entry in store.log_of(game)],
    }


def import_(store: Store, data: object) -> Imported:
    """Merge a document in: all of it, or nothing.

    Settings and half answers are taken only where there were never any here; of a lesson
    counts what was read or done in either place.

    Raises:
        BadExport: it makes no sense.
        Unwritten: the file cannot be written.
    """
    document = _Place(data, "")
    if document.of("format", _text) != FORMAT:
        raise BadExport("format")
    if document.of("version", _whole) != VERSION:
        raise BadExport("version")
    chosen = document.of("settings", _object)
    found = [_read(place) for place in document.items("games")]
    read = [
        games.birth(game.created, game.puzzle)
        for (game, _, _), place in zip(found, document.items("games"), strict=True)
        if place.has("read") and place.of("read", _flag)
    ]
    events: list[Event] = []
    if document.has("events"):
        events = [_event(place) for place in document.items("events")]
    course = document.of("course", _places) if document.has("course") else []
    outcomes = []
    with store.database.writing() as connection:
        connection.executemany(
            "INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)",
            [row for row in to_rows(Settings.from_json(chosen)) if row[0] in chosen],
        )
        for game, log, aside in found:
            outcomes.append(_merge(connection, game, log, aside=aside))
        before = connection.total_changes
        learning.insert_events(connection, map(learning.row_of, events))
        new_events = connection.total_changes - before
        learning.mark_read(connection, read)
        learning.merge_course(connection, course)
    return Imported(
        added=outcomes.count("added"),
        known=len(outcomes) - outcomes.count("added"),
        grown=outcomes.count("grown"),
        events=new_events,
    )


def _merge(
    connection: sqlite3.Connection, game: GameRecord, log: list[Entry], *, aside: bool
) -> str:
    """Add a game, unless it is here; one that went on in the document goes on here too."""
    theirs = [games.entry_text(entry) for entry in log]
    for number in games.twins(connection, game.created, game.puzzle):
        rows = connection.execute(
            "SELECT entry FROM entries WHERE game = ? ORDER BY number", (number,)
        )
        ours = [text for (text,) in rows]
        if ours[: len(theirs)] == theirs:
            return "known"
        if theirs[: len(ours)] == ours:
            games.append(connection, number, len(ours), log[len(ours) :])
            games.update(connection, replace(game, id=number), played=not aside)
            return "grown"
    games.insert(connection, game, log, aside=aside)
    return "added"


# Reading a document that anybody may have written


class _Place:
    """A value in the document, and the way to it."""

    def __init__(self, value: object, where: str) -> None:
        self.value = value
        self.where = where

    def of(self, name: str, read: Callable[[Any], _T]) -> _T:
        """A member of this object, read by a function that raises if it is not as it should."""
        where = f"{self.where}.{name}" if self.where else name
        if not isinstance(self.value, dict):
            raise BadExport(self.where or where)
        try:
            return read(self.value[name])
        except (KeyError, TypeError, ValueError, OverflowError, AttributeError):
            raise BadExport(where) from None

    def has(self, name: str) -> bool:
        """Whether this object has such a member: older documents lack some."""
        return isinstance(self.value, dict) and name in self.value

    def items(self, name: str) -> list["_Place"]:
        """The items of a list that is a member of this object."""
        where = f"{self.where}.{name}" if self.where else name
        found = self.of(name, _list)
        return [_Place(item, f"{where}[{index}]") for index, item in enumerate(found)]


def _read(place: _Place) -> tuple[GameRecord, list[Entry], bool]:
    """A game, its log, and whether it was set aside."""
    geometry = place.of("box", games.read_box)
    puzzle = place.of("givens", lambda text: games.read_givens(text, geometry))
    replay = Replay(puzzle)
    log: list[Entry] = []
    for item in place.items("log"):
        try:
            entry = Entry.from_json(_object(item.value))
        except (KeyError, TypeError, ValueError, OverflowError):
            raise BadExport(item.where) from None
        if not _is_time(entry.elapsed) or not replay.fits(entry):
            raise BadExport(item.where)
        replay.add(entry)
        log.append(entry)
    title, aside = place.of("title", _text), place.of("aside", _flag)
    is_solved = games.is_won(title, replay.board)
    game = GameRecord(
        NOT_YET,
        puzzle,
        title,
        place.of("created", games.read_stamp),
        place.of("updated", games.read_stamp),
        place.of("elapsed", _seconds),
        replay.filled,
        is_solved,
        not is_solved and not aside,
    )
    return game, log, aside


def _event(place: _Place) -> Event:
    return Event(
        place.of("technique", _text),
        place.of("at", games.read_stamp),
        place.of("credit", learning.read_credit),
        place.of("source", learning.read_source),
    )


def _places(value: object) -> list[tuple[str, str]]:
    """Places in the course as rows."""
    return [(_text(name), json.dumps(place)) for name, place in _object(value).items()]


def _is_time(value: float) -> bool:
    return math.isfinite(value) and value >= 0


def _seconds(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not _is_time(value):
        raise ValueError(value)
    return float(value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    value.encode()  # half a character cannot be stored
    return value


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(value)
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _object(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError(value)
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value
