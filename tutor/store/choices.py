"""The learner's choices in the file; those that the disk refuses wait."""

import sqlite3
from collections.abc import Iterable

from tutor.store.database import Database
from tutor.store.problem import Problem, Unwritten
from tutor.store.settings import Settings, from_rows, to_rows
from tutor.store.unkept import Unkept


class Choices:
    """Reads and writes the settings."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Settings | None = None
        """The choices last read or written here."""
        self._wanted: Settings | None = None
        """The choices that could not be written."""

    def read(self) -> Settings:
        """The learner's choices."""
        self._known = from_rows(self._database.rows("SELECT name, value FROM settings"))
        return self._known

    def save(self, settings: Settings) -> Problem | None:
        """Write the choices down; what prevents it, if anything does.

        Only what was changed here is written: the file may hold choices that were out of
        reach when this store read them.
        """
        try:
            with self._database.writing() as connection:
                _write(connection, self._changed(settings))
        except Unwritten as failure:
            self._wanted = settings
            self._database.waiting.add(self)
            return failure.problem
        self._known, self._wanted = settings, None
        self._database.waiting.discard(self)
        return self._database.problem

    def _changed(self, settings: Settings | None) -> list[tuple[str, str]]:
        known = [] if self._known is None else to_rows(self._known)
        return [] if settings is None else [row for row in to_rows(settings) if row not in known]

    def flush(self) -> None:
        """Write what waits, if anything does."""
        if self._wanted is not None:
            self.save(self._wanted)

    def put(self, connection: sqlite3.Connection) -> None:
        """Write what waits into another store."""
        _write(connection, self._changed(self._wanted))

    def unkept(self) -> Unkept:
        """How many choices wait."""
        return Unkept(choices=len(self._changed(self._wanted)))


def _write(connection: sqlite3.Connection, rows: Iterable[tuple[str, str]]) -> None:
    connection.executemany("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", rows)
