"""What was kept in memory goes over to the learner's file."""

import sqlite3

from tutor.store import event_rows, exam_rows, hints
from tutor.store.rows import rows_of
from tutor.store.rules import Rules
from tutor.store.schema import COLUMNS, LOGS

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
