"""What the learner has shown, and where in the course they are, in the tables of the file."""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import datetime

from tutor.base.events import Event
from tutor.games.file_codec import E, G, P
from tutor.store import event_rows
from tutor.store.database import Database
from tutor.store.event_rows import EventRow, Shown
from tutor.store.game_rows import Birth, GameTable, Record
from tutor.store.problem import Problem, Unsaved, Unwritten
from tutor.store.rows import Row, json_of
from tutor.store.rules import Rules

# Writing, always inside a transaction


def mark_read(connection: sqlite3.Connection, births: Iterable[Birth]) -> None:
    """Remember that games have told what they show; one that is not written yet as well."""
    connection.executemany(
        "INSERT OR IGNORE INTO read_games (created, box, givens) VALUES (?, ?, ?)", births
    )


def save_places(connection: sqlite3.Connection, rows: Iterable[tuple[str, str]]) -> None:
    """Write places in the course down, instead of what is there."""
    connection.executemany("INSERT OR REPLACE INTO course (name, value) VALUES (?, ?)", rows)


def merge_course(
    connection: sqlite3.Connection, rows: Iterable[tuple[str, str]], rules: Rules
) -> None:
    """Bring places in the course together with those that are there."""
    here = dict(connection.execute("SELECT name, value FROM course"))
    for name, theirs in rows:
        if name not in here:
            save_places(connection, [(name, theirs)])
        elif (both := rules.merged(name, _value(here[name]), _value(theirs))) is not None:
            save_places(connection, [(name, json.dumps(both))])


def _value(text: object) -> object:
    """What a place was written as; nothing if it cannot be read."""
    try:
        return json_of(text)
    except (TypeError, ValueError, RecursionError):
        return None


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

    def waiting(self, more: Iterable[EventRow] = ()) -> list[Event]:
        """What of that is not in the file yet."""
        return list(event_rows.readable({*self._events, *more}))

    def shown(self, now: datetime) -> Shown:
        """The events in the file, with what they came to by a moment, if that can be written."""
        database = self._database
        shown = Shown(database.rows)
        can_write = database.problem is None or database.in_memory
        if can_write and shown.is_behind(database.rules.edition()):
            # Somebody else may be writing: then it costs more time, and that is all.
            with suppress(Unwritten), database.writing() as connection:
                event_rows.follow(connection, database.rules, now)
        return shown

    def add(
        self,
        events: Iterable[Event],
        of: Birth | None,
        course: Mapping[str, object],
    ) -> Problem | None:
        """Write events down, with the mark that a game has told them, and with places."""
        self._events += [event_rows.row_of(event) for event in events]
        self._course |= {name: json.dumps(value) for name, value in course.items()}
        if of is not None:
            self._read.append(of)
        return self._write()

    def read_births(self) -> set[Row]:
        """What tells the games that have been read from others."""
        rows = self._database.rows("SELECT created, box, givens FROM read_games")
        return {*rows, *self._read}

    def unread_games(self, table: GameTable[P, E, G]) -> list[Record[P]]:
        """The games of a kind that are solved and have not been read, the oldest first."""
        rows = self._database.rows(
            f"SELECT {table.columns} FROM {table.codec.games}"
            " WHERE is_solved AND NOT is_read AND title != ? ORDER BY updated, id",
            (table.codec.draft,),
        )
        births = ((game, table.birth(game.created, game.puzzle)) for game in table.readable(rows))
        return [game for game, birth in births if not self._is_read(birth)]

    def _is_read(self, birth: Birth) -> bool:
        """Whether a game has told what it shows, however its row was written."""
        query = "SELECT 1 FROM read_games WHERE created = ? AND box = ? AND givens = ?"
        return birth in self._read or bool(self._database.rows(query, birth))

    def course(self) -> dict[str, object]:
        """Where the learner is, by name."""
        rows = self._database.rows("SELECT name, value FROM course")
        found = {str(name): _value(text) for name, text in (*rows, *self._course.items())}
        return {name: value for name, value in found.items() if value is not None}

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
            event_rows.insert_events(connection, self._events, self._database.rules)
        mark_read(connection, self._read)
        save_places(connection, self._course.items())

    def unsaved(self) -> Unsaved:
        """How much waits."""
        return Unsaved(results=len(self._events), choices=len(self._course))

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
