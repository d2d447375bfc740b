"""What was kept in memory goes over to the learner's file."""

import sqlite3

from tutor.store import exam_rows
from tutor.store.games import COLUMNS

_PLAIN = {
    "settings": ("name", "value"),
    "course": ("name", "value"),
    "events": ("technique", "at", "credit", "source"),
    "read_games": ("created", "box", "givens"),
}
"""The tables whose rows mean the same in every file, with their columns."""


def copy_all(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Add everything in one store to another, in one transaction."""
    names = COLUMNS.removeprefix("id, ")
    target.execute("BEGIN IMMEDIATE")
    try:
        for table, columns in _PLAIN.items():
            listed, marks = ", ".join(columns), ", ".join("?" * len(columns))
            target.executemany(
                f"INSERT OR REPLACE INTO {table} ({listed}) VALUES ({marks})",
                source.execute(f"SELECT {listed} FROM {table}"),
            )
        for number, *values in source.execute(f"SELECT {COLUMNS} FROM games ORDER BY id"):
            marks = ", ".join("?" * len(values))
            cursor = target.execute(f"INSERT INTO games ({names}) VALUES ({marks})", values)
            target.executemany(
                "INSERT INTO entries (game, number, kind, entry) VALUES (?, ?, ?, ?)",
                source.execute(
                    "SELECT ?, number, kind, entry FROM entries WHERE game = ?",
                    (cursor.lastrowid, number),
                ),
            )
        for exam in exam_rows.all_of(source):
            exam_rows.merge(target, exam, newer=True)
        target.execute("COMMIT")
    finally:
        if target.in_transaction:
            target.execute("ROLLBACK")
