"""What can go wrong with the learner's file, told as values."""

import errno
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

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
