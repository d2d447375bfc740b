"""The learner's file while the program runs: it may vanish, fill up, or come back."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tutor.store import games
from tutor.store.opening import identity, open_file, open_memory
from tutor.store.problem import Problem, Unwritten, problem_of

OPENING_WAIT = 2.0
WRITING_WAIT = 1.0
RETRY_WAIT = 0.1
"""Seconds; somebody is waiting for the board to answer."""


class Database:
    """One connection at a time: to the file, or to memory while there is no way to the file."""

    def __init__(self, path: Path) -> None:
        """Open the file; if that fails, memory takes its place."""
        self.path = path
        self.problems: list[Problem] = []
        """What happened when opening, now or later."""
        self.problem: Problem | None = None
        """Why what is written does not last."""
        self.in_memory = False
        self.generation = 0
        """Counts connections: the numbers of games hold for one of them only."""
        self._is_suspect = False
        self._connection: sqlite3.Connection
        try:
            opened = open_file(path, OPENING_WAIT)
        except Unwritten as failure:
            self.in_memory = True
            self.problem = failure.problem
            self._connection = open_memory()
        else:
            self.problem = opened.problem
            self.problems += opened.damage
            self._use(opened.connection)
        if self.problem is not None:
            self.problems.append(self.problem)

    def _use(self, connection: sqlite3.Connection) -> None:
        connection.execute(f"PRAGMA busy_timeout = {int(WRITING_WAIT * 1000)}")
        self._connection = connection
        self._identity = identity(self.path)
        self._is_suspect = False
        self.generation += 1

    def close(self) -> None:
        """Nothing can be read or written any more."""
        self._connection.close()

    def rows(self, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        """What a query finds; nothing, and a problem, if the file cannot be read."""
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.ProgrammingError:
            raise
        except sqlite3.Error as error:
            self.problems.append(self._noticed(error))
            return []

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is written, or nothing.

        Raises:
            Unwritten: nothing was; it can be tried again later.
        """
        if self._is_worth_opening_again():
            self._open_again()
        if self.problem is not None and not self.in_memory:
            raise Unwritten(self.problem)
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
        except sqlite3.ProgrammingError:
            raise
        except sqlite3.Error as error:
            raise Unwritten(self._noticed(error)) from error
        finally:
            if connection.in_transaction:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")

    def _noticed(self, error: sqlite3.Error) -> Problem:
        problem = problem_of(error, self.path)
        self._is_suspect |= problem.kind == "damaged"
        return problem

    def _is_worth_opening_again(self) -> bool:
        if self.problem is not None:
            return self.problem.kind != "newer"
        return self._is_suspect or identity(self.path) != self._identity

    def _open_again(self) -> None:
        """Go over to the file as it is now, with what was kept in memory meanwhile."""
        try:
            opened = open_file(self.path, RETRY_WAIT)
        except Unwritten as failure:
            self.problem = failure.problem
            return
        self.problems += opened.damage
        if opened.problem is not None:
            opened.connection.close()
            self.problem = opened.problem
            return
        if self.in_memory:
            try:
                games.copy_all(self._connection, opened.connection)
            except sqlite3.Error as error:
                opened.connection.close()
                self.problem = problem_of(error, self.path)
                return
        self._connection.close()
        self.in_memory = False
        self.problem = None
        self._use(opened.connection)
