"""Games and their logs in the tables of the learner's file."""

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from tutor.play.board import Board
from tutor.play.game import DRAFT
from tutor.play.log import Entry
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

COLUMNS = "id, box, givens, title, created, updated, elapsed, filled, is_solved, is_aside"
NOT_YET = 0
"""The number of a game that has not been written down."""


def is_won(title: str, board: Board) -> bool:
    """Whether a game has come to its end; a grid being typed in never does."""
    return title != DRAFT and board.is_solved


@dataclass(frozen=True)
class GameRecord:
    """What is known of a game without reading its log."""

    id: int
    """0 as long as it could not be written down."""
    puzzle: Grid
    """The givens only."""
    title: str
    created: datetime
    updated: datetime
    elapsed: float
    """Seconds of play."""
    filled: int
    """How many cells hold a digit now, givens included."""
    is_solved: bool
    is_open: bool
    """Whether it waits to be continued: neither solved nor set aside."""


# Values as text


def now() -> datetime:
    """This moment, in universal time."""
    return datetime.now(UTC)


def stamp(moment: datetime) -> str:
    """A moment as text that sorts by time."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def read_stamp(text: str) -> datetime:
    """The moment that was written so.

    Raises:
        TypeError, ValueError, OverflowError: it was not.
    """
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError("no time zone")
    return moment.astimezone(UTC)


def box_text(grid: Grid) -> str:
    """The shape of the boxes: ``3x3``."""
    return f"{grid.geometry.box_rows}x{grid.geometry.box_cols}"


def givens_text(grid: Grid) -> str:
    """The givens as numbers, row by row, 0 for a cell without one."""
    return " ".join(
        str(value if grid.is_given(cell) else 0) for cell, value in enumerate(grid.values)
    )


def read_box(text: str) -> Geometry:
    """The board with such boxes.

    Raises:
        TypeError, ValueError: there is none.
    """
    shape = re.fullmatch(r"([0-9]{1,2})x([0-9]{1,2})", text)
    if shape is None:
        raise ValueError(text)
    return Geometry.of(int(shape[1]), int(shape[2]))


def read_givens(text: str, geometry: Geometry) -> Grid:
    """The puzzle with these givens.

    Raises:
        TypeError, ValueError: they are none of such a board.
    """
    if not re.fullmatch(r"[0-9]{1,3}(?: [0-9]{1,3})*", text):
        raise ValueError(text)
    return Grid(geometry, [int(number) for number in text.split()])


def entry_text(entry: Entry) -> str:
    """An entry of a log; equal entries give equal texts."""
    return json.dumps(entry.as_json(), separators=(",", ":"))


# Reading


def record_of(row: Sequence[Any]) -> GameRecord:
    """The game a row of the table tells of.

    Raises:
        TypeError, ValueError, OverflowError: it makes no sense.
    """
    number, box, givens, title, created, updated, elapsed, filled, is_solved, is_aside = row
    return GameRecord(
        int(number),
        read_givens(givens, read_box(box)),
        str(title),
        read_stamp(created),
        read_stamp(updated),
        float(elapsed),
        int(filled),
        bool(is_solved),
        not is_solved and not is_aside,
    )


def readable(rows: Iterable[Sequence[Any]]) -> Iterator[GameRecord]:
    """The games among some rows; a row that makes no sense is passed over."""
    for row in rows:
        try:
            yield record_of(row)
        except (TypeError, ValueError, OverflowError):
            continue


def log_of(rows: Iterable[tuple[str]]) -> list[Entry]:
    """A log as far as it can be read."""
    log = []
    for (text,) in rows:
        try:
            log.append(Entry.from_json(json.loads(text)))
        except (TypeError, ValueError, KeyError, OverflowError, RecursionError):
            break
    return log


def entry_count(connection: sqlite3.Connection, game: int) -> int | None:
    """How long the log of a game is; None if there is no such game."""
    row = connection.execute(
        "SELECT (SELECT max(number) FROM entries WHERE game = id) FROM games WHERE id = ?", (game,)
    ).fetchone()
    return None if row is None else 0 if row[0] is None else row[0] + 1


def birth(created: datetime, puzzle: Grid) -> tuple[str, str, str]:
    """What tells a game from others wherever it is written: its moment, boxes and givens."""
    return stamp(created), box_text(puzzle), givens_text(puzzle)


def twins(connection: sqlite3.Connection, created: datetime, puzzle: Grid) -> list[int]:
    """The games begun at that moment with these givens."""
    found = connection.execute(
        "SELECT id FROM games WHERE created = ? AND box = ? AND givens = ? ORDER BY id",
        birth(created, puzzle),
    )
    return [number for (number,) in found]


# Writing, always inside a transaction


def insert(
    connection: sqlite3.Connection, game: GameRecord, log: Iterable[Entry], *, aside: bool = False
) -> int:
    """Write a new game down with its log; its number."""
    cursor = connection.execute(
        "INSERT INTO games (box, givens, title, created, updated, elapsed, filled, is_solved,"
        " is_aside) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            box_text(game.puzzle),
            givens_text(game.puzzle),
            game.title,
            stamp(game.created),
            stamp(game.updated),
            game.elapsed,
            game.filled,
            game.is_solved,
            aside,
        ),
    )
    assert cursor.lastrowid is not None
    append(connection, cursor.lastrowid, 0, log)
    return cursor.lastrowid


def append(connection: sqlite3.Connection, game: int, start: int, entries: Iterable[Entry]) -> None:
    """Add entries to a log that has ``start`` of them."""
    connection.executemany(
        "INSERT INTO entries (game, number, kind, entry) VALUES (?, ?, ?, ?)",
        (
            (game, number, entry.kind, entry_text(entry))
            for number, entry in enumerate(entries, start)
        ),
    )


def update(connection: sqlite3.Connection, game: GameRecord, *, played: bool) -> None:
    """Bring what is known of a game up to date; time never runs backwards.

    Args:
        connection: inside a transaction.
        game: what is known now.
        played: whether there was a move, which takes up again a game that was set aside.
    """
    connection.execute(
        "UPDATE games SET updated = max(updated, ?), elapsed = max(elapsed, ?), filled = ?,"
        " is_solved = ?, is_aside = is_aside AND NOT ? WHERE id = ?",
        (stamp(game.updated), game.elapsed, game.filled, game.is_solved, played, game.id),
    )
