"""Games of one kind, and their logs, in their tables of the learner's file."""

import json
import math
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Generic, TypeVar

from tutor.base.document import LARGEST, LONGEST_TEXT, bounded
from tutor.games.edit_history import AnyReplay
from tutor.games.entries import AnyEntry
from tutor.games.file_codec import Codec, E, G, P
from tutor.store import hints
from tutor.store.rows import Row, number, text, whole
from tutor.store.timestamps import read_stamp, soon, stamp

NOT_YET = 0
"""The number of a game that has not been written down."""
Birth = tuple[str, str, str]
"""What tells a game from others wherever it is written: its moment, and its puzzle."""

P_co = TypeVar("P_co", covariant=True)


@dataclass(frozen=True)
class Record(Generic[P_co]):
    """What is known of a game without reading its log."""

    id: int
    """0 as long as it could not be written down."""
    puzzle: P_co
    """The puzzle only, without what was done to it."""
    title: str
    created: datetime
    updated: datetime
    elapsed: float
    """Seconds of play."""
    filled: int
    """How many cells are done now, givens included."""
    is_solved: bool
    is_open: bool
    """Whether it waits to be continued: neither solved nor set aside."""


_COLUMNS = ("title", "created", "updated", "elapsed", "filled", "is_solved", "is_aside")
"""The columns that every table of games has, after the number and the puzzle."""
_UNREADABLE = (TypeError, ValueError, OverflowError, KeyError, RecursionError)
"""What is raised where something makes no sense."""


def entry_text(entry: AnyEntry) -> str:
    """An entry of a log; equal entries give equal texts."""
    return json.dumps(entry.as_json(), separators=(",", ":"))


def sane_seconds(value: object) -> float:
    """A time played as the file has it; one beyond all bounds is brought back to them.

    Raises:
        TypeError, ValueError, OverflowError: it is no number at all.
    """
    seconds = number(value)
    return 0.0 if math.isnan(seconds) else min(max(seconds, 0.0), float(LARGEST))


def _values(texts: Sequence[object]) -> Iterator[object]:
    """The values of some texts up to the first that is none; all at once is much quicker."""
    try:
        found = json.loads(f"[{','.join(map(text, texts))}]")
    except (TypeError, ValueError, RecursionError):
        found = []
    if len(found) == len(texts):
        yield from found
        return
    for one in texts:
        try:
            yield json.loads(text(one))
        except (TypeError, ValueError, RecursionError):
            return


@dataclass(frozen=True)
class GameTable(Generic[P, E, G]):
    """The tables of one kind of game."""

    codec: Codec[P, E, G]

    # Reading

    @property
    def columns(self) -> str:
        """Every column, in the order of :meth:`record_of`."""
        return ", ".join(("id", *self.codec.key, *self.codec.more, *_COLUMNS))

    def birth(self, created: datetime, puzzle: P) -> Birth:
        """What tells a game from others wherever it is written."""
        texts = self._key_texts(puzzle)
        # The table of births has two columns for a puzzle: where it needs one, its game is told.
        first, second = texts if len(texts) > 1 else (self.codec.name, *texts)
        return stamp(created), first, second

    def _key_texts(self, puzzle: P) -> tuple[str, ...]:
        return self.codec.written(puzzle)[: len(self.codec.key)]

    def replay(self, puzzle: P, log: Iterable[E] = ()) -> AnyReplay[E]:
        """The board at the end of a log."""
        replay = self.codec.replay(puzzle)
        for entry in log:
            replay.add(entry)
        return replay

    def is_won(self, title: str, replay: AnyReplay[E]) -> bool:
        """Whether a game has come to its end; a puzzle being typed in never does."""
        return title != self.codec.draft and replay.is_solved

    def record(
        self,
        puzzle: P,
        title: str,
        moments: tuple[datetime, datetime],
        elapsed: float,
        replay: AnyReplay[E],
        *,
        aside: bool = False,
    ) -> Record[P]:
        """What is known of a game that is not written down yet.

        Args:
            puzzle: the puzzle.
            title: what it is called.
            moments: when it was begun, and when it was played last.
            elapsed: seconds of play.
            replay: its board.
            aside: whether it was set aside.
        """
        is_solved = self.is_won(title, replay)
        is_open = not is_solved and not aside
        filled = replay.filled
        return Record(NOT_YET, puzzle, title, *moments, elapsed, filled, is_solved, is_open)

    def record_of(self, row: Row) -> Record[P]:
        """The game a row of the table tells of.

        Raises:
            TypeError, ValueError, OverflowError, KeyError, RecursionError: it makes no sense.
        """
        id_, *puzzle = row[: -len(_COLUMNS)]
        title, created, updated, elapsed, filled, is_solved, is_aside = row[-len(_COLUMNS) :]
        return Record(
            whole(id_),
            self.codec.read([text(value) for value in puzzle]),
            str(title)[:LONGEST_TEXT],
            read_stamp(created),
            bounded(read_stamp(updated)),
            sane_seconds(elapsed),
            min(max(whole(filled), 0), LARGEST),
            bool(is_solved),
            not is_solved and not is_aside,
        )

    def readable(self, rows: Iterable[Row]) -> Iterator[Record[P]]:
        """The games among some rows; a row that makes no sense is passed over."""
        for row in rows:
            try:
                yield self.record_of(row)
            except _UNREADABLE:
                continue

    def words_of(self, texts: Sequence[object]) -> Iterator[tuple[dict[str, object], E]]:
        """The entries of a log as far as it can be read, each with the words it is written in."""
        for words in _values(texts):
            if not isinstance(words, dict):
                break
            try:
                entry = self.codec.read_entry(words)
                if (seconds := sane_seconds(entry.elapsed)) != entry.elapsed:
                    entry = self.codec.read_entry({**words, "elapsed": seconds})
                    words = entry.as_json()
            except _UNREADABLE:
                break
            yield words, entry

    def entry_count(self, connection: sqlite3.Connection, game: int) -> int | None:
        """How long the log of a game is; None if there is no such game.

        Where it ends in something that is no number of an entry, that is -1.
        """
        row = connection.execute(
            f"SELECT (SELECT max(number) FROM {self.codec.entries} WHERE game = id)"
            f" FROM {self.codec.games} WHERE id = ?",
            (game,),
        ).fetchone()
        if row is None:
            return None
        last = -1 if row[0] is None else row[0]
        return last + 1 if isinstance(last, int) else -1

    def same(self, created: datetime, puzzle: P) -> tuple[str, tuple[str, ...]]:
        """The condition that holds for a game begun at that moment with that puzzle."""
        condition = " AND ".join(f"{column} = ?" for column in ("created", *self.codec.key))
        return condition, (stamp(created), *self._key_texts(puzzle))

    def twins(self, connection: sqlite3.Connection, created: datetime, puzzle: P) -> list[int]:
        """The games begun at that moment with that puzzle."""
        condition, values = self.same(created, puzzle)
        query = f"SELECT id FROM {self.codec.games} WHERE {condition} ORDER BY id"
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
            *self.codec.written(game.puzzle),
            game.title[:LONGEST_TEXT],
            stamp(game.created),
            stamp(game.updated),
            game.elapsed,
            game.filled,
            game.is_solved,
            aside,
        )
        columns, marks = self.columns.removeprefix("id, "), ", ".join("?" * len(values))
        number = connection.execute(
            f"INSERT INTO {self.codec.games} ({columns}) VALUES ({marks})", values
        ).lastrowid
        assert number is not None
        self.append(connection, number, 0, log)
        return number

    def append(
        self, connection: sqlite3.Connection, game: int, start: int, entries: Iterable[E]
    ) -> None:
        """Add entries to a log that has ``start`` of them."""
        new = list(entries)
        connection.executemany(
            f"INSERT INTO {self.codec.entries} (game, number, kind, entry) VALUES (?, ?, ?, ?)",
            (
                (game, number, entry.kind, entry_text(entry))
                for number, entry in enumerate(new, start)
            ),
        )
        hints.count(connection, self.codec.entries, game, start, new)

    def update(self, connection: sqlite3.Connection, game: Record[P], *, played: bool) -> None:
        """Bring what is known of a game up to date; time never runs backwards.

        But a moment that is still to come was written by a clock that was ahead.

        Args:
            connection: inside a transaction.
            game: what is known now.
            played: whether there was a move, which takes up again a game that was set aside.
        """
        connection.execute(
            f"UPDATE {self.codec.games} SET"
            " updated = CASE WHEN updated > ? THEN ? ELSE max(updated, ?) END,"
            " elapsed = min(max(elapsed, ?), ?),"
            " filled = ?, is_solved = ?, is_aside = is_aside AND NOT ? WHERE id = ?",
            (
                *(soon(), stamp(game.updated), stamp(game.updated)),
                *(game.elapsed, LARGEST),
                *(game.filled, game.is_solved, played, game.id),
            ),
        )
