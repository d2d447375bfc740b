"""The learner's file while the program runs: it may vanish, fill up, or come back."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tutor.store import event_rows, exam_rows, hints
from tutor.store.opening import identity, open_file, open_memory
from tutor.store.problem import (
    STORE_ERRORS,
    Problem,
    StoreError,
    Unsaved,
    Unwritten,
    Waiter,
    problem_of,
    unsaved_in,
)
from tutor.store.rows import Row, rows_of
from tutor.store.rules import Rules
from tutor.store.schema import COLUMNS, LOGS

OPENING_WAIT = 2.0
WRITING_WAIT = 0.25
RETRY_WAIT = 0.01
"""Seconds; somebody is waiting for the board to answer.

Whoever held the file a moment ago is likely to hold it still: then only the last wait is left.
"""
CLOSING_WAIT = 1.0
"""The last chance to write is worth a little more."""


class Database:
    """One connection at a time: to the file, or to memory while there is no way to the file."""

    def __init__(self, path: Path, rules: Rules, copy: sqlite3.Connection | None = None) -> None:
        """Open the file; if that fails, memory takes its place.

        Args:
            path: the file.
            rules: what its rows mean.
            copy: what to use instead, without a look at the file.
        """
        self.path = path
        self.rules = rules
        self.problems: list[Problem] = []
        """What happened when opening or reading, so far."""
        self._told = 0
        self.problem: Problem | None = None
        """Why what is written does not last."""
        self.in_memory = False
        self.generation = 0
        """Counts connections: the numbers of games hold for one of them only."""
        self.waiting: set[Waiter] = set()
        """Who holds games and choices that could not be written yet."""
        self.trouble: Problem | None = None
        """Why writing failed last; by now it may work again."""
        self._is_suspect = False
        self._is_closed = False
        self._wait = WRITING_WAIT
        self._connection: sqlite3.Connection
        if copy is not None:
            self._use(copy)
            return
        try:
            opened = open_file(path, OPENING_WAIT)
        except Unwritten as failure:
            self.in_memory = True
            self.problem = failure.problem
            self._connection = open_memory()
            self._wait = RETRY_WAIT
        else:
            self.problem = opened.problem
            self.problems += opened.damage
            self._use(opened.connection)
        if self.problem is not None:
            self.report(self.problem)

    def _use(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.wait_for(WRITING_WAIT)
        self._identity = identity(self.path)
        self._is_suspect = False
        self.generation += 1

    def wait_for(self, seconds: float) -> None:
        """Wait at most so long for another program that is writing."""
        self._wait = seconds
        self._connection.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")

    def close(self) -> None:
        """Write what waits, as far as possible; nothing can be read or written any more."""
        if self._is_closed:
            return
        self.write_waiting()
        self.waiting.clear()
        self._connection.close()
        self._is_closed = True

    def write_waiting(self) -> None:
        """Write what waits, as far as possible."""
        if self.waiting or self.in_memory:
            self.wait_for(CLOSING_WAIT)
            for waiter in list(self.waiting):
                waiter.flush()
            with suppress(Unwritten), self.writing():
                pass  # what is in memory goes over, if the file is back

    def unsaved(self) -> Unsaved:
        """How much is not in the file now."""
        found = unsaved_in(self._connection) if self.in_memory else Unsaved()
        return sum((waiter.unsaved() for waiter in self.waiting), found)

    def with_waiting(self) -> "Database":
        """Everything, also what waits, in memory: a copy that has no file."""
        copy = sqlite3.connect(":memory:", isolation_level=None)
        try:
            self._connection.backup(copy)
            self._put_waiting(copy)
        except STORE_ERRORS:  # what waits is sound, whatever the file has become
            copy.close()
            copy = open_memory()
            self._put_waiting(copy)
        return Database(self.path, self.rules, copy)

    def _put_waiting(self, copy: sqlite3.Connection) -> None:
        copy.execute("BEGIN")
        for waiter in self.waiting:
            waiter.put(copy)
        copy.execute("COMMIT")

    def report(self, problem: Problem) -> None:
        """Remember what went wrong, once for whoever has not heard it yet."""
        if problem not in self.problems[self._told :]:
            self.problems.append(problem)

    def new_problems(self) -> list[Problem]:
        """What went wrong since this was asked last."""
        new = self.problems[self._told :]
        self._told = len(self.problems)
        return new

    def rows(self, query: str, values: tuple[object, ...] = ()) -> list[Row]:
        """What a query finds; nothing, and a problem, if the file cannot be read."""
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.ProgrammingError:
            raise
        except STORE_ERRORS as error:
            self.report(self._noticed(error))
            return []

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is written, or nothing.

        Raises:
            Unwritten: nothing was; it can be tried again later.
        """
        if self._is_worth_opening_again():
            self._open_again()
        self.trouble = self.problem or self.trouble
        if self.problem is not None and not self.in_memory:
            raise Unwritten(self.problem)
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
            if not self.in_memory and self._wait != WRITING_WAIT:
                self.wait_for(WRITING_WAIT)
        except sqlite3.ProgrammingError:
            raise
        except STORE_ERRORS as error:
            self.trouble = self._noticed(error)
            raise Unwritten(self.trouble) from error
        finally:
            if connection.in_transaction:
                with suppress(*STORE_ERRORS):
                    connection.execute("ROLLBACK")

    def _noticed(self, error: StoreError) -> Problem:
        problem = problem_of(error, self.path)
        self._is_suspect |= problem.kind == "damaged"
        if problem.kind == "locked":
            self.wait_for(RETRY_WAIT)
        return problem

    def _is_worth_opening_again(self) -> bool:
        if self.problem is not None:
            return self.problem.kind not in ("newer", "foreign")
        return self._is_suspect or identity(self.path) != self._identity

    def _open_again(self) -> None:
        """Go over to the file as it is now, with what was kept in memory meanwhile."""
        try:
            opened = open_file(self.path, self._wait)
        except Unwritten as failure:
            self.problem = failure.problem
            self._wait = RETRY_WAIT
            return
        for damage in opened.damage:
            self.report(damage)
        if opened.problem is not None:
            opened.connection.close()
            self.problem = opened.problem
            return
        if self.in_memory:
            try:
                copy_all(self._connection, opened.connection, self.rules)
            except STORE_ERRORS as error:
                opened.connection.close()
                self.problem = problem_of(error, self.path)
                return
        self._connection.close()
        self.in_memory = False
        self.problem = None
        self._use(opened.connection)


_PLAIN = ("settings", "course", "read_games")
"""The tables whose rows mean the same in every file."""


def copy_all(source: sqlite3.Connection, target: sqlite3.Connection, rules: Rules) -> None:
    """Add everything in one store to another, in one transaction."""
    target.execute("BEGIN IMMEDIATE")
    try:
        for table in _PLAIN:
            target.executemany(
                f"INSERT OR REPLACE INTO {table} ({COLUMNS[table]}) VALUES ({_marks(table)})",
                source.execute(f"SELECT {COLUMNS[table]} FROM {table}"),
            )
        event_rows.insert_events(
            target, source.execute(f"SELECT {COLUMNS['events']} FROM events"), rules
        )
        for games, entries in LOGS.items():
            hints.copy(source, target, entries)
            _copy_games(source, target, games, entries)
        for exam in exam_rows.written(rows_of(source)):
            exam_rows.merge(target, exam, newer=True)
        target.execute("COMMIT")
    finally:
        if target.in_transaction:
            target.execute("ROLLBACK")


def _marks(table: str) -> str:
    return ", ".join("?" for _ in COLUMNS[table].split(", "))


def _copy_games(
    source: sqlite3.Connection, target: sqlite3.Connection, games: str, entries: str
) -> None:
    """Add every game with its log, readable or not; each gets another number."""
    columns = COLUMNS[games]
    for number, *values in source.execute(f"SELECT {columns} FROM {games} ORDER BY id"):
        new = target.execute(
            f"INSERT INTO {games} ({columns}) VALUES ({_marks(games)})", (None, *values)
        ).lastrowid
        target.executemany(
            f"INSERT INTO {entries} ({COLUMNS[entries]}) VALUES ({_marks(entries)})",
            source.execute(
                f"SELECT ?, number, kind, entry FROM {entries} WHERE game = ?", (new, number)
            ),
        )
