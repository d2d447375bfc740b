"""How often the coach was asked about something, counted as the entries of a log are written."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, takewhile
from operator import itemgetter

from tutor.games.asked import UNCHANGED, Asked
from tutor.games.edit_history import is_own_work, standing
from tutor.games.entries import TOLD, AnyEntry, Telling
from tutor.store.rows import Row, whole

_IS_CHANGE = f"kind NOT IN ({', '.join(map(repr, UNCHANGED))})"
_IS_TOLD = f"kind IN ({', '.join(map(repr, TOLD))})"

Rows = Callable[[str], Iterable[Row]]
"""What a query finds."""


def _telling(note: str) -> Telling:
    """What an entry in which the coach helped says, as text that can be stored."""
    return Telling.of(note.encode("utf-8", "replace").decode())


def _written(text: object) -> Telling | None:
    """What a written entry says; None if it cannot be read."""
    try:
        return _telling(str(json.loads(str(text)).get("note", "")))
    except (AttributeError, TypeError, ValueError, RecursionError):
        return None


# Writing, always inside a transaction


def count(
    connection: sqlite3.Connection, table: str, game: int, start: int, entries: Sequence[AnyEntry]
) -> None:
    """Count the hints among entries that follow the first ``start`` of a log."""
    if any(entry.kind in TOLD for entry in entries):
        asked = _so_far(connection, table, game, start)
        for entry in entries:
            asked.add(entry.kind, _telling(entry.note) if entry.kind in TOLD else None)
        _keep(connection, table, asked)


def _so_far(connection: sqlite3.Connection, table: str, game: int, start: int) -> Asked:
    """Go on from a log: what was told since the board changed last is not counted again."""
    rows = connection.execute(
        f"SELECT kind, entry FROM {table} WHERE game = ? AND number < ? AND {_IS_CHANGE}"
        " ORDER BY number DESC",
        (game, start),
    )
    asked = Asked()
    for kind, text in takewhile(lambda row: row[0] in TOLD, rows):
        asked.add(kind, _written(text))
    asked.hints.clear()
    asked.told.clear()
    return asked


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
        asked.add(str(kind), _written(text) if kind in TOLD else None)
    return asked


def helped(rows: Rows, table: str, games: Iterable[object] | None = None) -> set[int]:
    """The games of which the coach did most, by the logs of a table; of all, or of some."""
    among = ""
    if games is not None:
        among = f" AND game IN ({', '.join(str(whole(game)) for game in games)})"
    found = rows(
        f"SELECT game, kind FROM {table} WHERE {_IS_CHANGE}{among}"
        f" AND game IN (SELECT game FROM {table} WHERE kind = 'apply'{among}) ORDER BY game, number"
    )
    return {
        whole(game)
        for game, entries in groupby(found, key=itemgetter(0))
        if not is_own_work(standing(str(kind) for _, kind in entries))
    }
