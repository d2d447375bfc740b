"""What can go wrong with the learner's file, and what is not in it then, told as values."""

import errno
import sqlite3
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Literal, Protocol

from tutor.store.schema import LOGS

ProblemKind = Literal["damaged", "newer", "foreign", "unwritable", "full", "locked", "elsewhere"]
StoreError = sqlite3.Error | UnicodeDecodeError
"""What a damaged file makes SQLite raise: its own complaints, also those that quote a byte
that is no text."""
STORE_ERRORS = (sqlite3.Error, UnicodeDecodeError)


@dataclass(frozen=True)
class Problem:
    """Something went wrong with the file.

    - ``damaged``: it could not be read; it was set aside and a new one begun;
    - ``newer``: a later version of the program wrote it, so it was left alone;
    - ``foreign``: it belongs to another program, so it was left alone;
    - ``unwritable``, ``full``, ``locked``: nothing can be written for now;
    - ``elsewhere``: the same game was played on in another window, so this one goes on
      as a game of its own.
    """

    kind: ProblemKind
    path: Path
    """Where a damaged file was set aside; else the file itself."""
    reason: str = ""


class Unwritten(Exception):
    """Nothing was written, or the file could not be opened at all."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.reason)
        self.problem = problem


_KINDS: dict[int, ProblemKind] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_ERROR: "damaged",  # a table or a column is not there
}
_TRUNCATED = sqlite3.SQLITE_IOERR_SHORT_READ


def problem_of(error: StoreError | OSError, path: Path) -> Problem:
    """What an error means for the learner.

    Only what is surely damage is called so: a damaged file is moved out of the way.
    """
    if isinstance(error, OSError):
        is_full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        return Problem("full" if is_full else "unwritable", path, error.strerror or str(error))
    if isinstance(error, UnicodeDecodeError):
        return Problem("damaged", path, "malformed text")
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    kind = "damaged" if code == _TRUNCATED else _KINDS.get(code & 0xFF, "unwritable")
    return Problem(kind, path, str(error))


@dataclass(frozen=True)
class Unsaved:
    """How much of what is not kept; nothing of it is false in a condition."""

    games: int = 0
    """Games with moves that are not kept."""
    moves: int = 0
    results: int = 0
    """What was shown of techniques."""
    exams: int = 0
    choices: int = 0
    """Settings, and places in the course."""

    def __add__(self, other: "Unsaved") -> "Unsaved":
        return Unsaved(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    def __bool__(self) -> bool:
        return any(astuple(self))


class Waiter(Protocol):
    """Something that holds what the disk has refused."""

    def flush(self) -> None:
        """Write what waits, if anything does."""

    def put(self, connection: sqlite3.Connection) -> object:
        """Write what waits into another store, which has everything else, inside a transaction."""

    def unsaved(self) -> Unsaved:
        """How much waits."""


def unsaved_in(memory: sqlite3.Connection) -> Unsaved:
    """How much a store holds that has no file."""

    def count(what: str, *tables: str) -> int:
        query = " + ".join(f"(SELECT count({what}) FROM {table})" for table in tables)
        return int(memory.execute(f"SELECT {query}").fetchone()[0])

    return Unsaved(
        count("DISTINCT game", *LOGS.values()),
        count("*", *LOGS.values()),
        count("*", "events"),
        count("*", "exams"),
        count("*", "settings", "course"),
    )
