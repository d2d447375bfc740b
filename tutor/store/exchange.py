"""Everything the learner has done as one document, to take along or to merge back in."""

import json
import sqlite3
from dataclasses import dataclass, replace
from typing import Any

from tutor.learn.document import (
    BadDocument,
    Place,
    read_amount,
    read_flag,
    read_object,
    read_text,
    read_whole,
)
from tutor.learn.events import Event
from tutor.play.log import Entry
from tutor.play.replay import Replay
from tutor.store import exam_rows, exchange_exams, games, learning
from tutor.store.games import NOT_YET, GameRecord
from tutor.store.settings import Settings, to_rows
from tutor.store.store import Store

FORMAT = "pas-a-pas learner"
VERSION = 1

__all__ = ["FORMAT", "VERSION", "Imported", "export", "import_"]


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
    exams: int = 0
    """Exams that were new here."""


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
        "exams": exchange_exams.written(store.exams),
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
    counts what was read or done in either place. Exams are brought together.

    Raises:
        BadDocument: it makes no sense.
        Unwritten: the file cannot be written.
    """
    document = Place(data, "")
    if document.of("format", read_text) != FORMAT:
        raise BadDocument("format")
    if document.of("version", read_whole) != VERSION:
        raise BadDocument("version")
    chosen = document.of("settings", read_object)
    found = [_read(place) for place in document.items("games")]
    read = [
        games.birth(game.created, game.puzzle)
        for (game, _, _), place in zip(found, document.items("games"), strict=True)
        if place.has("read") and place.of("read", read_flag)
    ]
    events: list[Event] = []
    if document.has("events"):
        events = [_event(place) for place in document.items("events")]
    course = document.of("course", _places) if document.has("course") else []
    exams = exchange_exams.read(document)
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
        new_exams = sum([exam_rows.merge(connection, exam) for exam in exams])
    return Imported(
        added=outcomes.count("added"),
        known=len(outcomes) - outcomes.count("added"),
        grown=outcomes.count("grown"),
        events=new_events,
        exams=new_exams,
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


def _read(place: Place) -> tuple[GameRecord, list[Entry], bool]:
    """A game, its log, and whether it was set aside."""
    geometry = place.of("box", games.read_box)
    puzzle = place.of("givens", lambda text: games.read_givens(text, geometry))
    replay = Replay(puzzle)
    log: list[Entry] = []
    for item in place.items("log"):
        entry = item.of_itself(_entry)
        if not replay.fits(entry):
            raise BadDocument(item.where)
        replay.add(entry)
        log.append(entry)
    title, aside = place.of("title", read_text), place.of("aside", read_flag)
    is_solved = games.is_won(title, replay.board)
    game = GameRecord(
        NOT_YET,
        puzzle,
        title,
        place.of("created", games.read_stamp),
        place.of("updated", games.read_stamp),
        place.of("elapsed", read_amount),
        replay.filled,
        is_solved,
        not is_solved and not aside,
    )
    return game, log, aside


def _event(place: Place) -> Event:
    return Event(
        place.of("technique", read_text),
        place.of("at", games.read_stamp),
        place.of("credit", learning.read_credit),
        place.of("source", learning.read_source),
    )


def _places(value: object) -> list[tuple[str, str]]:
    """Places in the course as rows."""
    return [(read_text(name), json.dumps(place)) for name, place in read_object(value).items()]


def _entry(value: object) -> Entry:
    entry = Entry.from_json(read_object(value))
    read_amount(entry.elapsed)
    return entry
