"""What the learner has shown, and where in the course they are, in the tables of the file."""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from tutor.learn.document import parsed
from tutor.learn.events import Event
from tutor.learn.mastery import Known
from tutor.learn.progress import LessonProgress, name_of
from tutor.learn.taught import lesson_of
from tutor.learn.trace import Trace
from tutor.nonogram.puzzle import Puzzle
from tutor.play.game import DRAFT
from tutor.store import event_rows
from tutor.store.database import Database
from tutor.store.event_rows import EventRow
from tutor.store.games import SUDOKU, GameRecord
from tutor.store.nonograms import NONOGRAMS, NonogramRecord
from tutor.store.problem import Problem, Unwritten
from tutor.store.record import Birth, E, G, P, Record
from tutor.store.shelf import Shelf
from tutor.store.unkept import Unkept

# Writing, always inside a transaction


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
        found = event_rows.readable({*rows, *self._events, *more})
        return sorted(found, key=lambda e: (e.at, e.technique, e.source, e.credit))

    def known(self, now: datetime, more: Iterable[EventRow] = ()) -> dict[str, Known]:
        """What all of that came to by lesson, at a moment; events are read only where they must."""
        known = self._followed(now)
        if waiting := list(event_rows.readable({*self._events, *more})):
            ledger = event_rows.Ledger(self._database.rows, now)
            for lesson in {lesson_of(event.technique) for event in waiting}:
                new = [event for event in waiting if lesson_of(event.technique) == lesson]
                known[lesson] = Known(Trace(), (*ledger.events_of(lesson), *new))
        return known

    def _followed(self, now: datetime) -> dict[str, Known]:
        can_write = self._database.problem is None or self._database.in_memory
        if can_write and event_rows.is_behind(self._database.rows):
            try:
                with self._database.writing() as connection:
                    return event_rows.follow(connection, now)
            except Unwritten:
                pass  # somebody else is writing: it costs more time, and that is all
        return event_rows.Ledger(self._database.rows, now).known()

    def add(
        self,
        events: Iterable[Event],
        of: GameRecord | NonogramRecord | None,
        course: Mapping[str, object],
    ) -> Problem | None:
        """Write events down, with the mark that a game has told them, and with places."""
        self._events += [event_rows.row_of(event) for event in events]
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
            f"SELECT {shelf.columns} FROM {shelf.games}"
            " WHERE is_solved AND NOT is_read AND title != ? ORDER BY updated, id",
            (DRAFT,),
        )
        births = ((game, shelf.birth(game.created, game.puzzle)) for game in shelf.readable(rows))
        return [game for game, birth in births if not self._is_read(birth)]

    def _is_read(self, birth: Birth) -> bool:
        """Whether a game has told what it shows, however its row was written."""
        query = "SELECT 1 FROM read_games WHERE created = ? AND box = ? AND givens = ?"
        return birth in self._read or bool(self._database.rows(query, birth))

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
        if self._events:
            event_rows.insert_events(connection, self._events)
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
