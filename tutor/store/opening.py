"""Opening the learner's file, wherever it lives and whatever state it is in."""

import os
import sqlite3
import stat
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from tutor.store.problem import STORE_ERRORS, Problem, Unwritten, problem_of
from tutor.store.schema import MIGRATIONS, Migration, check_tables, migrate, version_of

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


_ATTEMPTS = 3
_COMPANIONS = ("", "-wal", "-shm")
"""What SQLite keeps beside a file belongs to it and goes where it goes."""


@dataclass
class Opened:
    """A file that can be read, and what happened on the way."""

    connection: sqlite3.Connection
    problem: Problem | None = None
    """Why it can only be read."""
    damage: list[Problem] = field(default_factory=list)
    """The files set aside before this one was begun."""


def identity(path: Path) -> tuple[int, int] | None:
    """Which file stands there now, None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def open_file(path: Path, wait: float, migrations: Sequence[Migration] = MIGRATIONS) -> Opened:
    """Open the file, or begin one; a damaged file is set aside first, a foreign one left alone.

    Args:
        path: the file.
        wait: seconds to wait for another window that is writing.
        migrations: what brings it up to date.

    Raises:
        Unwritten: there is no way to.
    """
    damage: list[Problem] = []
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        for _ in range(_ATTEMPTS):
            seen = identity(path)
            try:
                if (refusal := _refusal(path)) is not None:
                    return Opened(_look(path, refusal, migrations), refusal, damage)
                connection = _connect(path, wait, migrations)
            except STORE_ERRORS as error:
                problem = problem_of(error, path)
                if problem.kind != "damaged":
                    raise Unwritten(problem) from error
            else:
                return Opened(connection, _why_read_only(connection, path), damage)
            # Another window may have found the damage first, and begun a new file.
            if seen is not None and identity(path) == seen:
                damage.append(Problem("damaged", _move_aside(path), problem.reason))
    except OSError as error:
        raise Unwritten(problem_of(error, path)) from error
    raise Unwritten(problem)


def open_memory(migrations: Sequence[Migration] = MIGRATIONS) -> sqlite3.Connection:
    """A store that lasts as long as the program."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, migrations)
    return connection


def _connect(path: Path, wait: float, migrations: Sequence[Migration]) -> sqlite3.Connection:
    _check_first_page(path)
    begin_private(path)
    connection = sqlite3.connect(path, timeout=wait, isolation_level=None)
    connection.text_factory = _text
    try:
        _check(connection, path, migrations)
        for companion in _COMPANIONS:
            make_private(Path(f"{path}{companion}"))
        connection.execute("PRAGMA foreign_keys = ON")
        _use_log(connection, wait)
        connection.execute("PRAGMA synchronous = NORMAL")
        migrate(connection, migrations)
        check_tables(connection)
        mark_as_ours(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _refusal(path: Path) -> Problem | None:
    """Why the file may be read but not changed.

    SQLite must not even try then: what it leaves beside the file would have no more
    rights than the file, and would stand in the way once those are given back.
    """
    if not path.is_file() or _size(Path(f"{path}-wal")) or _may_write(path):
        return None
    try:
        with open(path, "r+b"):
            return None
    except OSError as error:
        return problem_of(error, path)


def _may_write(path: Path) -> bool:
    """Whether the rights allow it, without opening the file; see :func:`_check_first_page`."""
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _size(path: Path) -> int:
    """How long a file is; another window may take it away at any moment."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def _look(path: Path, refusal: Problem, migrations: Sequence[Migration]) -> sqlite3.Connection:
    """Open a file for reading only, without leaving a trace."""
    connection = _without_a_trace(path)
    try:
        _check(connection, path, migrations)
        if version_of(connection) < len(migrations):
            raise Unwritten(refusal)
        check_tables(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    """Refuse a file of another program, a newer one, or one that is damaged inside."""
    if is_foreign(connection):
        raise Unwritten(Problem("foreign", path))
    version = version_of(connection)
    if version < 0:
        raise sqlite3.DatabaseError(f"there is no version {version}")
    if version > len(migrations):
        raise Unwritten(Problem("newer", path, str(version)))
    if (found := connection.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
        raise sqlite3.DatabaseError(found)


def _without_a_trace(path: Path) -> sqlite3.Connection:
    """A connection that only looks: it takes no lock, and leaves alone what is beside the file."""
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    connection = sqlite3.connect(address, uri=True, isolation_level=None)
    connection.text_factory = _text
    return connection


def _check_first_page(path: Path) -> None:
    """Refuse what is no database before SQLite tidies up beside it.

    SQLite itself has to look: closing a file that was opened by any other means drops every
    lock that this process has on it, and then another process takes it for nobody's.
    """
    if not path.is_file():
        return
    with closing(_without_a_trace(path)) as connection:
        try:
            version_of(connection)
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_NOTADB:
                raise


def _text(data: bytes) -> str:
    """One bad byte in a text must not hide all the others."""
    return data.decode("utf-8", "replace")


def _use_log(connection: sqlite3.Connection, wait: float) -> None:
    """Write-ahead logging; SQLite itself does not wait for others when it is turned on."""
    end = time.monotonic() + wait
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return


def _why_read_only(connection: sqlite3.Connection, path: Path) -> Problem | None:
    """Why nothing can be written, if that is known already."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(f"PRAGMA user_version = {version_of(connection)}")
        finally:
            connection.execute("ROLLBACK")
    except STORE_ERRORS as error:
        problem = problem_of(error, path)
        return None if problem.kind == "locked" else problem
    return None


def _move_aside(path: Path) -> Path:
    """Keep a damaged file under a name that was free."""
    stamp = f"{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
    number = 1
    while True:
        more = f"-{number}" if number > 1 else ""
        aside = path.with_name(f"{path.stem}.damaged-{stamp}{more}{path.suffix}")
        if not any(os.path.lexists(f"{aside}{companion}") for companion in _COMPANIONS):
            break
        number += 1
    os.rename(path, aside)
    for companion in _COMPANIONS[1:]:
        with suppress(FileNotFoundError):
            os.rename(f"{path}{companion}", f"{aside}{companion}")
    for companion in _COMPANIONS:
        make_private(Path(f"{aside}{companion}"))
    return aside
