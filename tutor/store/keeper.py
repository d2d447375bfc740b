"""Writes one game down as it is played."""

import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from typing import Generic

from tutor.games.file_codec import E, G, P
from tutor.store import timestamps
from tutor.store.database import Database
from tutor.store.game_rows import NOT_YET, GameTable, Record
from tutor.store.problem import Problem, Unsaved, Unwritten


class Keeper(Generic[P, E, G]):
    """Each entry is in the file before the game goes on.

    When that fails the game goes on all the same: the entry waits here, and is written
    with the next one, with the clock, or when the store is closed.
    """

    def __init__(
        self, database: Database, table: GameTable[P, E, G], record: Record[P], log: Iterable[E]
    ) -> None:
        """Keep a game; one without a number is written down at once.

        Args:
            database: where.
            table: what kind of game it is.
            record: what is known of it.
            log: what has been done so far.
        """
        self._database = database
        self._table = table
        self._generation = database.generation
        self._log = list(log)
        self._written = 0 if record.id == NOT_YET else len(self._log)
        self._replay = table.replay(record.puzzle, self._log)
        self.game = table.codec.game(record.puzzle, self._log, self._keep)
        self.game.elapsed = max(self.game.elapsed, record.elapsed)
        self.record = record
        """What is known of the game; its number changes if it goes on as a copy."""
        self.problem: Problem | None = database.problem
        """Why the last write failed or does not last; None once writing works again.

        ``elsewhere`` is told once, with the write that made the copy.
        """
        if record.id == NOT_YET:
            self.flush()

    def _keep(self, entry: E) -> None:
        self._log.append(entry)
        self._replay.add(entry)
        self._save(entry.elapsed, played=True)

    @property
    def log(self) -> tuple[E, ...]:
        """Everything done in the game, also what waits to be written."""
        return tuple(self._log)

    def tick(self, elapsed: float) -> None:
        """Save the clock between moves."""
        self._save(elapsed, played=False)

    def flush(self) -> None:
        """Write what waits, if anything does."""
        if self._is_waiting:
            self._write()

    @property
    def _is_waiting(self) -> bool:
        return self._written < len(self._log) or self.record.id == NOT_YET

    def _save(self, elapsed: float, *, played: bool) -> None:
        is_solved = self._table.is_won(self.record.title, self._replay)
        self.record = replace(
            self.record,
            updated=timestamps.now(),
            elapsed=max(self.record.elapsed, elapsed),
            filled=self._replay.filled,
            is_solved=is_solved,
            is_open=not is_solved and (played or self.record.is_open),
        )
        self._write()

    def unsaved(self) -> Unsaved:
        """How many moves wait."""
        moves = len(self._log) - self._written
        return Unsaved(games=bool(moves), moves=moves)

    def put(self, connection: sqlite3.Connection) -> tuple[Record[P], bool] | None:
        """Write what waits into a store, inside a transaction.

        Returns:
            What is known of the game there, and whether it goes on as a copy because it was
            played on elsewhere; None if it was, and there is nothing to add to it.
        """
        waiting = self._log[self._written :]
        count = self._count(connection)
        if count not in (None, self._written) and not waiting:
            return None
        if count is None or count != self._written:
            is_elsewhere = count is not None
            return self._copy(connection, is_elsewhere), is_elsewhere
        self._table.append(connection, self.record.id, self._written, waiting)
        self._table.update(connection, self.record, played=bool(waiting))
        return self.record, False

    def _write(self) -> None:
        try:
            with self._database.writing() as connection:
                put = self.put(connection)
        except Unwritten as failure:
            self.problem = failure.problem
            if self._is_waiting:
                self._database.waiting.add(self)
            return
        if put is None:
            self.problem = self._database.problem
            return
        self._database.waiting.discard(self)
        self.record, is_elsewhere = put
        self._written = len(self._log)
        self._generation = self._database.generation
        self.problem = self._database.problem
        if is_elsewhere:
            self.problem = Problem("elsewhere", self._database.path)

    def _count(self, connection: sqlite3.Connection) -> int | None:
        """How long the log in the file is; None if the game is not there."""
        if self.record.id != NOT_YET and self._generation != self._database.generation:
            # Another file, or the same one again: the game may have another number.
            there = self._table.twins(connection, self.record.created, self.record.puzzle)
            counts = {number: self._table.entry_count(connection, number) for number in there}
            same = [number for number, count in counts.items() if count == self._written]
            self.record = replace(self.record, id=same[0] if same else NOT_YET)
        return self._table.entry_count(connection, self.record.id)

    def _copy(self, connection: sqlite3.Connection, is_elsewhere: bool) -> Record[P]:
        """Write the whole game down as a new one."""
        record = replace(self.record, created=timestamps.now()) if is_elsewhere else self.record
        return replace(record, id=self._table.insert(connection, record, self._log))
