"""What was kept in memory goes over to the learner's file."""

import sqlite3

from tutor.store import event_rows, exam_rows
from tutor.store.games import SUDOKU
from tutor.store.nonograms import NONOGRAMS

_PLAIN = {
    "settings": ("name", "value"),
    "course": ("name", "value"),
    "read_games": ("created", "box", "givens"),
}
"""The tables whose rows mean the same in every file, with their columns."""


def copy_all(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Add everything in one store to another, in one transaction."""
    target.execute("BEGIN IMMEDIATE")
    try:
        for table, columns in _PLAIN.items():
            listed, marks = ", ".join(columns), ", ".join("?" * len(columns))
            target.executemany(
                f"INSERT OR REPLACE INTO {table} ({listed}) VALUES ({marks})",
                source.execute(f"SELECT {listed} FROM {table}"),
            )
        event_rows.insert_events(
            target, source.execute("SELECT technique, at, credit, source FROM events")
        )
        SUDOKU.copy_all(source, target)
        NONOGRAMS.copy_all(source, target)
        for exam in exam_rows.all_of(source):
            exam_rows.merge(target, exam, newer=True)
        target.execute("COMMIT")
    finally:
        if target.in_transaction:
            target.execute("ROLLBACK")
