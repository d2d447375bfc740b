"""What the learner has shown, and where in the course they are, in the tables of the file."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args

from tutor.learn.document import bounded, parsed, read_share
from tutor.learn.events import Event, Source
from tutor.learn.progress import LessonProgress, name_of
from tutor.nonogram.puzzle import Puzzle
from tutor.play.game import DRAFT
from tutor.store import moments
from tutor.store.database import Database
from tutor.store.games import SUDOKU, GameRecord
from tutor.store.nonograms import NONOGRAMS, NonogramRecord
from tutor.store.problem import Problem, Unwritten
from tutor.store.record import Birth, E, G, P, Record
from tutor.store.shelf import Shelf
from tutor.store.unkept import Unkept

SOURCES: tuple[Source, ...] = get_args(Source)

EventRow = tuple[str, str, float, str]


# Values as they are written


def row_of(event: Event) -> EventRow:
    """An event as a row; a credit beyond its bounds is brought back to them."""
    credit = min(1.0, max(0.0, float(event.credit)))
    return event.technique, moments.stamp(event.at), credit, event.source


def read_source(value: object) -> Source:
    """A source from a row or a document.

    Raises:
        ValueError: there is none of that name.
    """
    for source in SOURCES:
        if source == value:
            return source
    raise ValueError(value)


def readable(rows: Iterable[Sequence[Any]]) -> Iterator[Event]:
    """The events among some rows; a row that makes no sense is passed over."""
    for technique, at, credit, source in rows:
        try:
            moment = bounded(moments.read_stamp(at))
            yield Event(str(technique), moment, read_share(credit), read_source(source))
        except (TypeError, ValueError, OverflowError):
            continue


# Writing, always inside a transaction


def insert_events(connection: sqlite3.Connection, rows: Iterable[EventRow]) -> None:
    """Write events down; those that are there already stay as they are."""
    connection.executemany(
        "INSERT OR IGNORE INTO events (technique, at, credit, source) VALUES (?, ?, ?, ?)", rows
    )


def mark_read(connection: sqlite3.Connection, births: Iterable[Birth]) -> None:
    """Remember that games have told what they show; one that is not written yet as well."""
    connection.executemany(
        "INSERT OR IGNORE INTO read_games (created, box, givens) VALUES (?, ?, ?)", births
    )


def save_places(connection: sqlite3.Connection, rows: Iterable[tuple[str, str]]) -> None:
    """Write places in the course down, instead of what is there."""
    connection.executemany("INSERT OR REPLACE INTO course (name, value) VALUES (?, ?)", rows)


def merge_course(connection: sqlite3.Connection, rows: Iterable[tuple[str, str]]) -> None:
    """Bring places in the course together with those that are there.

    What was read or done of a lesson in either place counts; of anything else what is
    here stays.
    """
    here = dict(connection.execute("SELECT name, value FROM course"))
    for name, theirs in rows:
        if name not in here:
            save_places(connection, [(name, theirs)])
        elif name.startswith(name_of("")):
            lesson = name.removeprefix(name_of(""))
            one, other = (
                LessonProgress.of(lesson, {name: _value(text)}) for text in (here[name], theirs)
            )
            save_places(connection, [(name, json.dumps(one.with_all_of(other).as_json()))])


def _value(text: str) -> Any:
    """What a place was written as; nothing if it cannot be read."""
    try:
        return parsed(text)
    except (TypeError, ValueError, RecursionError):
        return None


def _birth(record: GameRecord | NonogramRecord) -> Birth:
    """What tells a game of either kind from others."""
    if isinstance(record.puzzle, Puzzle):
        return NONOGRAMS.birth(record.created, record.puzzle)
    return SUDOKU.birth(record.created, record.puzzle)


class Learning:
    """The course in the learner's file.

    What the disk refuses waits here, counts as written for whoever asks, and goes into
    the file with the next write or when the store is closed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._events: list[EventRow] = []
        self._read: list[Birth] = []
        self._course: dict[str, str] = {}

    def events(self, more: Iterable[EventRow] = ()) -> list[Event]:
        """Everything the learner has shown, the oldest first; also what waits elsewhere."""
        rows = self._database.rows("SELECT technique, at, credit, source FROM events")
        unique = {*rows, *self._events, *more}
        return sorted(readable(unique), key=lambda e: (e.at, e.technique, e.source, e.credit))

    def add(
        self,
        events: Iterable[Event],
        of: GameRecord | NonogramRecord | None,
        course: Mapping[str, object],
    ) -> Problem | None:
        """Write events down, with the mark that a game has told them, and with places."""
        self._events += [row_of(event) for event in events]
        self._course |= {name: json.dumps(value) for name, value in course.items()}
        if of is not None:
            self._read.append(_birth(of))
        return self._write()

    def read_births(self) -> set[Birth]:
        """What tells the games that have been read from others."""
        rows = self._database.rows("SELECT created, box, givens FROM read_games")
        return {*rows, *self._read}

    def unread_games(self, shelf: Shelf[P, E, G]) -> list[Record[P]]:
        """The games of a kind that are solved and have not been read, the oldest first."""
        rows = self._database.rows(
            f"SELECT {shelf.columns} FROM {shelf.games} WHERE is_solved AND title != ?"
            " ORDER BY updated, id",
            (DRAFT,),
        )
        if not rows:
            return []
        read = self.read_births()
        return [
            game
            for game in shelf.readable(rows)
            if shelf.birth(game.created, game.puzzle) not in read
        ]

    def course(self) -> dict[str, Any]:
        """Where the learner is, by name."""
        rows = dict(self._database.rows("SELECT name, value FROM course"))
        found = {}
        for name, text in {**rows, **self._course}.items():
            value = _value(text)
            if value is not None and isinstance(name, str):
                found[name] = value
        return found

    def save_course(self, name: str, value: object) -> Problem | None:
        """Write a place down.

        None is written too, and read as nothing: so it also wins over what is in a file
        that is out of reach.
        """
        self._course[name] = json.dumps(value)
        return self._write()

    def flush(self) -> None:
        """Write what waits, if anything does."""
        if self._events or self._read or self._course:
            self._write()

    def put(self, connection: sqlite3.Connection) -> None:
        """Write what waits into a store, inside a transaction."""
        insert_events(connection, self._events)
        mark_read(connection, self._read)
        save_places(connection, self._course.items())

    def unkept(self) -> Unkept:
        """How much waits."""
        return Unkept(results=len(self._events), choices=len(self._course))

    def _write(self) -> Problem | None:
        try:
            with self._database.writing() as connection:
                self.put(connection)
        except Unwritten as failure:
            self._database.waiting.add(self)
            return failure.problem
        self._database.waiting.discard(self)
        self._events.clear()
        self._read.clear()
        self._course.clear()
        return self._database.problem
