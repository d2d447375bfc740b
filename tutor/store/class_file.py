"""The file of a class: who is in it, what they are asked to do, what they have done so far.

Only commands and the server open it; pupils' processes never do. Rows in, rows out: what they
mean is decided elsewhere.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from tutor.store.opening import begin_private, make_private
from tutor.store.problem import STORE_ERRORS

CLASS_FILE = "class.db"
_MARK = int.from_bytes(b"PaPC")
_WAIT = 10.0
"""Seconds to wait for a command that is writing."""
_MIGRATIONS: tuple[Sequence[str], ...] = (
    (
        "CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        # Numbers are never used again: a cookie of somebody who left opens nothing.
        """CREATE TABLE pupils (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL UNIQUE,
            code TEXT NOT NULL UNIQUE,
            pin TEXT NOT NULL,
            turn INTEGER NOT NULL DEFAULT 1
        )""",
        """CREATE TABLE tasks (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            spec TEXT NOT NULL
        )""",
        """CREATE TABLE papers (
            pupil INTEGER NOT NULL REFERENCES pupils (id) ON DELETE CASCADE,
            task INTEGER NOT NULL REFERENCES tasks (id) ON DELETE CASCADE,
            result TEXT NOT NULL,
            PRIMARY KEY (pupil, task)
        ) WITHOUT ROWID""",
        """CREATE TABLE summaries (
            pupil INTEGER PRIMARY KEY REFERENCES pupils (id) ON DELETE CASCADE,
            summary TEXT NOT NULL
        )""",
    ),
)

TroubleKind = Literal["missing", "exists", "foreign", "newer", "unreadable"]


class ClassTrouble(Exception):
    """The file of a class cannot be used; why."""

    def __init__(self, kind: TroubleKind, path: Path, reason: str = "") -> None:
        super().__init__(kind)
        self.kind: TroubleKind = kind
        self.path, self.reason = path, reason


class PupilRow(NamedTuple):
    """Somebody in the class."""

    id: int
    name: str
    code: str
    pin: str
    """What tells whether a PIN is right, and nothing else of it."""
    turn: int
    """Links and cookies of earlier turns count no more."""


class ClassFile:
    """The file, open until it is closed; every change is a transaction."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        """Use :meth:`begin` or :meth:`open`."""
        self._connection, self._path = connection, path

    @classmethod
    def begin(cls, folder: Path) -> "ClassFile":
        """Make the file of a new class.

        Raises:
            ClassTrouble: there is one already, or it cannot be made.
        """
        path = folder / CLASS_FILE
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if path.exists():
                raise ClassTrouble("exists", path)
            begin_private(path)
        except (OSError, ValueError) as error:
            raise _unreadable(path, error) from error
        return cls._opened(path, is_new=True)

    @classmethod
    def open(cls, folder: Path) -> "ClassFile":
        """Open the file of a class.

        Raises:
            ClassTrouble: there is none, or it cannot be used.
        """
        path = folder / CLASS_FILE
        try:
            is_there = path.is_file()
        except (OSError, ValueError) as error:
            raise _unreadable(path, error) from error
        if not is_there:
            raise ClassTrouble("missing", path)
        return cls._opened(path, is_new=False)

    @classmethod
    def _opened(cls, path: Path, *, is_new: bool) -> "ClassFile":
        try:
            # The server uses it in one thread after another, never in two at once.
            connection = sqlite3.connect(
                path, timeout=_WAIT, isolation_level=None, check_same_thread=False
            )
        except STORE_ERRORS as error:
            raise ClassTrouble("unreadable", path, str(error)) from error
        try:
            ((mark,),) = connection.execute("PRAGMA application_id")
            ((version,),) = connection.execute("PRAGMA user_version")
            if not is_new and mark != _MARK:
                raise ClassTrouble("foreign", path)
            if version > len(_MIGRATIONS):
                raise ClassTrouble("newer", path)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("PRAGMA foreign_keys = ON")
            # What was deleted is not to be found in free pages.
            connection.execute("PRAGMA secure_delete = ON")
            found = cls(connection, path)
            found._migrate(version)
        except STORE_ERRORS as error:
            connection.close()
            raise ClassTrouble("unreadable", path, str(error)) from error
        except ClassTrouble:
            connection.close()
            raise
        for companion in ("", "-wal", "-shm"):
            make_private(Path(f"{path}{companion}"))
        return found

    def _migrate(self, version: int) -> None:
        with self._writing() as connection:
            for number in range(version, len(_MIGRATIONS)):
                for statement in _MIGRATIONS[number]:
                    connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {_MARK}")
            connection.execute(f"PRAGMA user_version = {len(_MIGRATIONS)}")

    def close(self) -> None:
        """Let the file go."""
        self._connection.close()

    @property
    def changes(self) -> int:
        """Another number whenever somebody else has written."""
        return _whole(self._rows("PRAGMA data_version")[0][0])

    # Reading and writing

    def _rows(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
        try:
            return self._connection.execute(query, values).fetchall()
        except STORE_ERRORS as error:
            raise ClassTrouble("unreadable", self._path, str(error)) from error

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            yield self._connection
            self._connection.execute("COMMIT")
        except BaseException as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            if isinstance(error, STORE_ERRORS) and not isinstance(error, sqlite3.IntegrityError):
                raise ClassTrouble("unreadable", self._path, str(error)) from error
            raise

    def about(self, name: str) -> str | None:
        """Something about the class as a whole."""
        rows = self._rows("SELECT value FROM about WHERE name = ?", (name,))
        return str(rows[0][0]) if rows else None

    def set_about(self, name: str, value: str) -> None:
        """Write it down."""
        with self._writing() as connection:
            connection.execute("INSERT OR REPLACE INTO about VALUES (?, ?)", (name, value))

    # Who is in it

    def pupils(self) -> list[PupilRow]:
        """Everybody, in the order in which they came."""
        rows = self._rows("SELECT id, name, code, pin, turn FROM pupils ORDER BY id")
        return [
            PupilRow(_whole(id_), str(name), str(code), str(pin), _whole(turn))
            for id_, name, code, pin, turn in rows
        ]

    def add_pupils(self, pupils: Sequence[tuple[str, str, str]]) -> None:
        """Write down new ones, by name, code and what tells their PIN: all of them, or none."""
        with self._writing() as connection:
            connection.executemany("INSERT INTO pupils (name, code, pin) VALUES (?, ?, ?)", pupils)

    def set_pin(self, pupil: int, pin: str) -> None:
        """Give somebody another PIN: what let them in before does so no more."""
        with self._writing() as connection:
            connection.execute(
                "UPDATE pupils SET pin = ?, turn = turn + 1 WHERE id = ?", (pin, pupil)
            )

    def delete_pupil(self, pupil: int) -> None:
        """Forget somebody, and all that is known of them."""
        with self._writing() as connection:
            connection.execute("DELETE FROM pupils WHERE id = ?", (pupil,))
        self._rows("PRAGMA wal_checkpoint(TRUNCATE)")  # nor in the log

    # What they are asked to do

    def tasks(self) -> list[tuple[int, str]]:
        """The number of each task, and what it is, in the order in which they were set."""
        return [(_whole(id_), str(spec)) for id_, spec in self._rows("SELECT * FROM tasks")]

    def add_task(self, spec: str) -> int:
        """Set one; its number."""
        with self._writing() as connection:
            made = connection.execute("INSERT INTO tasks (spec) VALUES (?)", (spec,))
            return int(made.lastrowid or 0)

    def delete_task(self, task: int) -> None:
        """Take one back."""
        with self._writing() as connection:
            connection.execute("DELETE FROM tasks WHERE id = ?", (task,))

    # What was done

    def papers(self) -> dict[tuple[int, int], str]:
        """The results of exams on paper, by pupil and task."""
        rows = self._rows("SELECT pupil, task, result FROM papers")
        return {(_whole(pupil), _whole(task)): str(result) for pupil, task, result in rows}

    def set_paper(self, pupil: int, task: int, result: str) -> None:
        """Write one down, in the place of what was there."""
        with self._writing() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO papers VALUES (?, ?, ?)", (pupil, task, result)
            )

    def summaries(self) -> dict[int, str]:
        """What was known of each pupil last."""
        rows = self._rows("SELECT pupil, summary FROM summaries")
        return {_whole(pupil): str(summary) for pupil, summary in rows}

    def set_summary(self, pupil: int, summary: str) -> None:
        """Write it down, unless the pupil is not in the class any more."""
        with self._writing() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO summaries SELECT id, ? FROM pupils WHERE id = ?",
                (summary, pupil),
            )


def _unreadable(path: Path, error: OSError | ValueError) -> ClassTrouble:
    return ClassTrouble("unreadable", path, getattr(error, "strerror", None) or str(error))


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
