"""Whose the learner's file is: it carries our mark, and nobody but its owner can read it."""

import os
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

OUR_MARK = int.from_bytes(b"PaP1")
"""Stands in the header of the file, where SQLite leaves room for it."""
_FIRST_TABLES = frozenset({"settings", "games", "entries"})
"""What every file of ours has had from the beginning, also before it carried a mark."""
_FEW = 2
"""So many of them are enough: a file that lost one is damaged, and ours all the same."""


def is_foreign(connection: sqlite3.Connection) -> bool:
    """Whether a database is somebody else's; an empty one without a mark is nobody's."""
    ((mark,),) = connection.execute("PRAGMA application_id").fetchall()
    if mark == OUR_MARK:
        return False
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    return bool(mark or names) and len(names & _FIRST_TABLES) < _FEW


def mark_as_ours(connection: sqlite3.Connection) -> None:
    """Put our mark on a file; one that cannot be written now gets it another time."""
    ((mark,),) = connection.execute("PRAGMA application_id").fetchall()
    if mark != OUR_MARK:
        with suppress(sqlite3.OperationalError):
            connection.execute(f"PRAGMA application_id = {OUR_MARK}")


def begin_private(path: Path) -> None:
    """Begin a file for its owner alone, if there is none.

    SQLite would let everybody read it; what it keeps beside a file has the same rights.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def make_private(path: Path) -> None:
    """Take the rights of everybody but the owner away; whoever does not own it cannot."""
    with suppress(OSError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            path.chmod(mode & ~0o077)
