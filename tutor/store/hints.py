"""How often the coach was asked about something, counted as the entries of a log are written.

However far a hint goes, it is one while the board stays.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from tutor.games.entries import AnyEntry
from tutor.store.rows import Row

TOLD = ("hint", "explain")
"""The entries in which the coach helped."""
_UNCHANGED = ("why", "check", "solved", "bookmark", "colour")
"""The entries after which a hint goes on where it was."""

_IS_CHANGE = f"kind NOT IN ({', '.join(map(repr, _UNCHANGED))})"
_IS_TOLD = f"kind IN ({', '.join(map(repr, TOLD))})"

Rows = Callable[[str], Iterable[Row]]
"""What a query finds."""


class Asked:
    """Follows logs, and counts what the coach was asked about."""

    def __init__(self, last: str | None = None) -> None:
        """Go on from a log: what was asked about last, if nothing has changed since."""
        self._last = last
        self.hints: Counter[str] = Counter()
        """How many hints there were about each subject."""
        self.told: Counter[str] = Counter()
        """How many entries tell of it."""

    def begin(self) -> None:
        """The log of another game follows."""
        self._last = None

    def add(self, kind: str, subject: str | None) -> None:
        """Follow one entry; one in which the coach helped is passed over if it is unreadable."""
        if kind not in TOLD:
            self._last = self._last if kind in _UNCHANGED else None
            return
        self.told[subject or ""] += 1
        if subject is not None:
            self.hints[subject] += subject != self._last
            self._last = subject


def _subject_of(note: str) -> str:
    """What an entry in which the coach helped is about, as text that can be stored."""
    return note.partition(" ")[0].encode("utf-8", "replace").decode()


def _subject(text: object) -> str | None:
    """What a written entry is about; None if it cannot be read."""
    try:
        return _subject_of(str(json.loads(str(text)).get("note", "")))
    except (AttributeError, TypeError, ValueError, RecursionError):
        return None


# Writing, always inside a transaction


def count(
    connection: sqlite3.Connection, table: str, game: int, start: int, entries: Sequence[AnyEntry]
) -> None:
    """Count the hints among entries that follow the first ``start`` of a log."""
    if any(entry.kind in TOLD for entry in entries):
        asked = Asked(_last(connection, table, game, start))
        for entry in entries:
            asked.add(entry.kind, _subject_of(entry.note))
        _keep(connection, table, asked)


def _last(connection: sqlite3.Connection, table: str, game: int, start: int) -> str | None:
    """What was asked about last in a log so far, if nothing has changed since."""
    rows = connection.execute(
        f"SELECT kind, entry FROM {table} WHERE game = ? AND number < ? AND {_IS_CHANGE}"
        " ORDER BY number DESC",
        (game, start),
    )
    for kind, text in rows:
        if kind not in TOLD:
            return None
        if (subject := _subject(text)) is not None:
            return subject
    return None


def count_again(connection: sqlite3.Connection, table: str) -> None:
    """Count the hints in all logs of a table anew."""
    connection.execute("DELETE FROM hints WHERE log = ?", (table,))
    _keep(connection, table, read_all(connection.execute, table))


def copy(source: sqlite3.Connection, target: sqlite3.Connection, table: str) -> None:
    """Add what was counted in one store to another, to which the logs are copied."""
    query = "SELECT log, subject, hints, told FROM hints WHERE log = ?"
    _add(target, source.execute(query, (table,)))


def _keep(connection: sqlite3.Connection, table: str, asked: Asked) -> None:
    told = asked.told.items()
    _add(connection, [(table, subject, asked.hints[subject], times) for subject, times in told])


def _add(connection: sqlite3.Connection, rows: Iterable[tuple[object, ...]]) -> None:
    connection.executemany(
        "INSERT INTO hints (log, subject, hints, told) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (log, subject)"
        " DO UPDATE SET hints = hints + excluded.hints, told = told + excluded.told",
        rows,
    )


# Reading


def kept(rows: Rows, table: str) -> dict[str, int] | None:
    """How many hints there were about each subject; None if not all were counted."""
    counted, told = dict[str, int](), 0
    for subject, hints, times in rows(
        f"SELECT subject, hints, told FROM hints WHERE log = '{table}'"
    ):
        if not (isinstance(subject, str) and isinstance(hints, int) and isinstance(times, int)):
            return None
        counted[subject] = hints
        told += times
    (there,) = next(iter(rows(f"SELECT count(*) FROM {table} WHERE {_IS_TOLD}")), (0,))
    return counted if told == there else None


def read_all(rows: Rows, table: str) -> Asked:
    """Everything that was asked in the logs of a table, read from them."""
    asked, last = Asked(), None
    query = f"SELECT game, kind, CASE WHEN {_IS_TOLD} THEN entry END FROM {table}"
    for game, kind, text in rows(f"{query} WHERE {_IS_CHANGE} ORDER BY game, number"):
        if game != last:
            asked.begin()
            last = game
        asked.add(str(kind), _subject(text) if kind in TOLD else None)
    return asked
