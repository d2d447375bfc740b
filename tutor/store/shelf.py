"""Games of one kind, and their logs, in their tables of the learner's file."""

import json
import math
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, ClassVar, Generic

from tutor.learn.document import LARGEST, LONGEST_TEXT, Place, bounded
from tutor.play.entries import AnyEntry
from tutor.play.following import AnyReplay
from tutor.store import hints
from tutor.store.moments import read_stamp, soon, stamp
from tutor.store.record import Birth, E, G, P, Record

_COLUMNS = ("title", "created", "updated", "elapsed", "filled", "is_solved", "is_aside")
"""The columns that every table of games has, after the number and the puzzle."""


def entry_text(entry: AnyEntry) -> str:
    """An entry of a log; equal entries give equal texts."""
    return json.dumps(entry.as_json(), separators=(",", ":"))


def sane_seconds(value: Any) -> float:
    """A time played as the file has it; one beyond all bounds is brought back to them.

    Raises:
        TypeError, ValueError, OverflowError: it is no number at all.
    """
    seconds = float(value)
    return 0.0 if math.isnan(seconds) else min(max(seconds, 0.0), float(LARGEST))


def _values(texts: list[str]) -> Iterator[Any]:
    """The values of some texts up to the first that is none; all at once is much quicker."""
    try:
        found = json.loads(f"[{','.join(texts)}]")
    except (TypeError, ValueError, RecursionError):
        found = []
    if len(found) == len(texts):
        yield from found
        return
    for text in texts:
        try:
            yield json.loads(text)
        except (TypeError, ValueError, RecursionError):
            return


class Shelf(ABC, Generic[P, E, G]):
    """One kind of game: its tables, and how its puzzles and entries are written."""

    games: ClassVar[str]
    """The table of its games."""
    entries: ClassVar[str]
    """The table of their logs."""
    key: ClassVar[tuple[str, ...]]
    """The columns that tell two puzzles apart."""
    more: ClassVar[tuple[str, ...]] = ()
    """The columns that tell what else is known of a puzzle."""

    # What differs from kind to kind

    @abstractmethod
    def written(self, puzzle: P) -> tuple[str, ...]:
        """A puzzle as the texts of its columns."""

    @abstractmethod
    def read(self, texts: Sequence[str]) -> P:
        """The puzzle of these texts.

        Raises:
            TypeError, ValueError, KeyError, RecursionError: they are none of a puzzle.
        """

    @abstractmethod
    def birth(self, created: datetime, puzzle: P) -> Birth:
        """What tells a game from others wherever it is written."""

    @abstractmethod
    def read_entry(self, data: dict[str, Any]) -> E:
        """The entry that was written so.

        Raises:
            KeyError, TypeError, ValueError: it was not written by us.
        """

    @abstractmethod
    def timed(self, entry: E, elapsed: float) -> E:
        """An entry with another time."""

    @abstractmethod
    def replay(self, puzzle: P, log: Iterable[E] = ()) -> AnyReplay[E]:
        """The board at the end of a log."""

    @abstractmethod
    def game(self, puzzle: P, log: Iterable[E], record: Callable[[E], None]) -> G:
        """The game that a log tells, which tells what is done from now on."""

    @abstractmethod
    def as_json(self, puzzle: P) -> dict[str, Any]:
        """A puzzle as members of an object in a document."""

    @abstractmethod
    def from_document(self, place: Place) -> P:
        """The puzzle of such an object.

        Raises:
            BadDocument: it makes no sense.
        """

    # Reading

    @property
    def columns(self) -> str:
        """Every column, in the order of :meth:`record_of`."""
        return ", ".join(("id", *self.key, *self.more, *_COLUMNS))

    def record_of(self, row: Sequence[Any]) -> Record[P]:
        """The game a row of the table tells of.

        Raises:
            TypeError, ValueError, OverflowError, KeyError, RecursionError: it makes no sense.
        """
        number, *puzzle = row[: -len(_COLUMNS)]
        title, created, updated, elapsed, filled, is_solved, is_aside = row[-len(_COLUMNS) :]
        return Record(
            int(number),
            self.read(puzzle),
            str(title)[:LONGEST_TEXT],
            read_stamp(created),
            bounded(read_stamp(updated)),
            sane_seconds(elapsed),
            min(max(int(filled), 0), LARGEST),
            bool(is_solved),
            not is_solved and not is_aside,
        )

    def readable(self, rows: Iterable[Sequence[Any]]) -> Iterator[Record[P]]:
        """The games among some rows; a row that makes no sense is passed over."""
        for row in rows:
            try:
                yield self.record_of(row)
            except (TypeError, ValueError, OverflowError, KeyError, RecursionError):
                continue

    def log_of(self, rows: Iterable[tuple[str]]) -> list[E]:
        """A log as far as it can be read."""
        return [entry for _, entry in self.words_of(rows)]

    def words_of(self, rows: Iterable[tuple[str]]) -> Iterator[tuple[dict[str, Any], E]]:
        """The entries of a log as far as it can be read, each with the words it is written in."""
        for words in _values([text for (text,) in rows]):
            try:
                entry = self.read_entry(words)
                seconds = sane_seconds(entry.elapsed)
            except (TypeError, ValueError, KeyError, OverflowError, RecursionError):
                break
            if seconds != entry.elapsed:
                entry = self.timed(entry, seconds)
                words = entry.as_json()
            yield words, entry

    def entry_count(self, connection: sqlite3.Connection, game: int) -> int | None:
        """How long the log of a game is; None if there is no such game.

        Where it ends in something that is no number of an entry, that is -1.
        """
        row = connection.execute(
            f"SELECT (SELECT max(number) FROM {self.entries} WHERE game = id)"
            f" FROM {self.games} WHERE id = ?",
            (game,),
        ).fetchone()
        if row is None:
            return None
        last = -1 if row[0] is None else row[0]
        return last + 1 if isinstance(last, int) else -1

    def same(self, created: datetime, puzzle: P) -> tuple[str, tuple[str, ...]]:
        """The condition that holds for a game begun at that moment with that puzzle."""
        condition = " AND ".join(f"{column} = ?" for column in ("created", *self.key))
        return condition, (stamp(created), *self.written(puzzle)[: len(self.key)])

    def twins(self, connection: sqlite3.Connection, created: datetime, puzzle: P) -> list[int]:
        """The games begun at that moment with that puzzle."""
        condition, values = self.same(created, puzzle)
        query = f"SELECT id FROM {self.games} WHERE {condition} ORDER BY id"
        return [number for (number,) in connection.execute(query, values)]

    # Writing, always inside a transaction

    def insert(
        self,
        connection: sqlite3.Connection,
        game: Record[P],
        log: Iterable[E],
        *,
        aside: bool = False,
    ) -> int:
        """Write a new game down with its log; its number."""
        values = (
            *self.written(game.puzzle),
            game.title[:LONGEST_TEXT],
            stamp(game.created),
            stamp(game.updated),
            game.elapsed,
            game.filled,
            game.is_solved,
            aside,
        )
        number = self._insert(connection, values)
        self.append(connection, number, 0, log)
        return number

    def _insert(self, connection: sqlite3.Connection, values: Sequence[object]) -> int:
        """Write a new row of the table; its number."""
        columns, marks = self.columns.removeprefix("id, "), ", ".join("?" * len(values))
        cursor = connection.execute(
            f"INSERT INTO {self.games} ({columns}) VALUES ({marks})", values
        )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def append(
        self, connection: sqlite3.Connection, game: int, start: int, entries: Iterable[E]
    ) -> None:
        """Add entries to a log that has ``start`` of them."""
        new = list(entries)
        connection.executemany(
            f"INSERT INTO {self.entries} (game, number, kind, entry) VALUES (?, ?, ?, ?)",
            (
                (game, number, entry.kind, entry_text(entry))
                for number, entry in enumerate(new, start)
            ),
        )
        hints.count(connection, self.entries, game, start, new)

    def update(self, connection: sqlite3.Connection, game: Record[P], *, played: bool) -> None:
        """Bring what is known of a game up to date; time never runs backwards.

        But a moment that is still to come was written by a clock that was ahead.

        Args:
            connection: inside a transaction.
            game: what is known now.
            played: whether there was a move, which takes up again a game that was set aside.
        """
        connection.execute(
            f"UPDATE {self.games} SET"
            " updated = CASE WHEN updated > ? THEN ? ELSE max(updated, ?) END,"
            " elapsed = min(max(elapsed, ?), ?),"
            " filled = ?, is_solved = ?, is_aside = is_aside AND NOT ? WHERE id = ?",
            (
                *(soon(), stamp(game.updated), stamp(game.updated)),
                *(game.elapsed, LARGEST),
                *(game.filled, game.is_solved, played, game.id),
            ),
        )

    def copy_all(self, source: sqlite3.Connection, target: sqlite3.Connection) -> None:
        """Add every game of one store to another, readable or not."""
        query = f"SELECT {self.columns} FROM {self.games} ORDER BY id"
        hints.copy(source, target, self.entries)
        for number, *values in source.execute(query):
            target.executemany(
                f"INSERT INTO {self.entries} (game, number, kind, entry) VALUES (?, ?, ?, ?)",
                source.execute(
                    f"SELECT ?, number, kind, entry FROM {self.entries} WHERE game = ?",
                    (self._insert(target, values), number),
                ),
            )
