"""Everything the learner has done, behind one door."""

from collections.abc import Iterable
from pathlib import Path
from weakref import WeakSet

from tutor.play.log import Entry
from tutor.store import games
from tutor.store.database import Database
from tutor.store.games import COLUMNS, NOT_YET, GameRecord
from tutor.store.keeper import Keeper
from tutor.store.place import FILE_NAME, data_folder
from tutor.store.problem import Problem, Unwritten
from tutor.store.replay import Replay, sound_part
from tutor.store.settings import Settings, from_rows, to_rows
from tutor.store.totals import Totals, totals_of
from tutor.sudoku.grid import Grid

__all__ = ["Keeper", "Problem", "Store", "Totals"]


class Store:
    """The learner's file; whatever the disk does, play goes on."""

    def __init__(self, database: Database) -> None:
        """Use :meth:`open`."""
        self.database = database
        self.problems = database.problems
        """What happened when opening."""
        self._keepers: WeakSet[Keeper] = WeakSet()

    @classmethod
    def open(cls, folder: Path | None = None) -> "Store":
        """Open the file in a folder, or in the usual one; begin it if there is none.

        Disk trouble is no error: the store is then in memory, and ``problems`` says why.
        """
        return cls(Database((folder or data_folder()) / FILE_NAME))

    @property
    def in_memory(self) -> bool:
        """Whether there is no way to the file for now, so that its games are out of sight."""
        return self.database.in_memory

    def close(self) -> None:
        """Write what waits, as far as possible, and let the file go."""
        for keeper in self._keepers:
            keeper.flush()
        self.database.close()

    # Settings

    def settings(self) -> Settings:
        """The learner's choices."""
        return from_rows(self.database.rows("SELECT name, value FROM settings"))

    def save_settings(self, settings: Settings) -> Problem | None:
        """Write the choices down; what prevents it, if anything does."""
        try:
            with self.database.writing() as connection:
                connection.executemany(
                    "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)",
                    to_rows(settings),
                )
        except Unwritten as failure:
            return failure.problem
        return self.database.problem

    # Games

    def new_game(self, puzzle: Grid, title: str, log: Iterable[Entry] = ()) -> Keeper:
        """Begin a game, and write it down from now on."""
        entries = list(log)
        givens = [v if puzzle.is_given(cell) else 0 for cell, v in enumerate(puzzle.values)]
        puzzle = Grid(puzzle.geometry, givens)
        replay = Replay(puzzle, entries)
        moment = games.now()
        elapsed = max((entry.elapsed for entry in entries), default=0.0)
        is_solved = games.is_won(title, replay.board)
        record = GameRecord(
            NOT_YET,
            puzzle,
            title,
            moment,
            moment,
            elapsed,
            replay.filled,
            is_solved,
            not is_solved,
        )
        return self._kept(Keeper(self.database, record, entries))

    def resume(self, game_id: int) -> Keeper:
        """Go on with a game.

        Raises:
            KeyError: there is none of that number that can be read.
        """
        rows = self.database.rows(f"SELECT {COLUMNS} FROM games WHERE id = ?", (game_id,))
        record = next(games.readable(rows), None)
        if record is None:
            raise KeyError(game_id)
        log = sound_part(record.puzzle, self.log(game_id))
        return self._kept(Keeper(self.database, record, log))

    def _kept(self, keeper: Keeper) -> Keeper:
        self._keepers.add(keeper)
        return keeper

    def log(self, game_id: int) -> list[Entry]:
        """Everything done in a game, in order."""
        return games.log_of(
            self.database.rows(
                "SELECT entry FROM entries WHERE game = ? ORDER BY number", (game_id,)
            )
        )

    def games(self, limit: int | None = None) -> list[GameRecord]:
        """The games, the one played last first."""
        return list(
            games.readable(
                self.database.rows(
                    f"SELECT {COLUMNS} FROM games ORDER BY updated DESC, id DESC LIMIT ?",
                    (-1 if limit is None else limit,),
                )
            )
        )

    def last_open(self) -> GameRecord | None:
        """The game to continue: the last one played that is neither solved nor set aside."""
        rows = self.database.rows(
            f"SELECT {COLUMNS} FROM games WHERE NOT is_solved AND NOT is_aside"
            " ORDER BY updated DESC, id DESC LIMIT 8"
        )
        return next(games.readable(rows), None)

    def set_aside(self, game_id: int) -> None:
        """Do not offer a game to be continued any more; playing on takes it up again."""
        try:
            with self.database.writing() as connection:
                connection.execute("UPDATE games SET is_aside = 1 WHERE id = ?", (game_id,))
        except Unwritten as failure:
            self.problems.append(failure.problem)

    def totals(self) -> Totals:
        """What all games amount to."""
        return totals_of(self.database)
