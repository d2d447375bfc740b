"""Everything the learner has done, behind one door."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tutor.learn.events import Event
from tutor.play.game import DRAFT
from tutor.play.log import Entry
from tutor.play.replay import Replay, sound_part
from tutor.store import games
from tutor.store.database import Database
from tutor.store.exams import Exams
from tutor.store.games import COLUMNS, NOT_YET, GameRecord
from tutor.store.keeper import Keeper
from tutor.store.learning import Learning
from tutor.store.place import FILE_NAME, data_folder
from tutor.store.problem import Problem, Unwritten
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
        """What happened when opening or reading, so far."""
        self._known: Settings | None = None
        """The choices last read or written here."""
        self._wanted: Settings | None = None
        """The choices that could not be written."""
        self.learning = Learning(database)
        self.exams = Exams(database)

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

    def new_problems(self) -> list[Problem]:
        """What went wrong when opening or reading since this was asked last."""
        return self.database.new_problems()

    def close(self) -> None:
        """Write what waits, as far as possible, and let the file go."""
        self.database.close()

    # Settings

    def settings(self) -> Settings:
        """The learner's choices."""
        self._known = from_rows(self.database.rows("SELECT name, value FROM settings"))
        return self._known

    def save_settings(self, settings: Settings) -> Problem | None:
        """Write the choices down; what prevents it, if anything does.

        Only what was changed here is written: the file may hold choices that were out of
        reach when this store read them.
        """
        known = [] if self._known is None else to_rows(self._known)
        changed = [row for row in to_rows(settings) if row not in known]
        try:
            with self.database.writing() as connection:
                connection.executemany(
                    "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", changed
                )
        except Unwritten as failure:
            self._wanted = settings
            self.database.waiting.add(self._save_wanted)
            return failure.problem
        self._known = settings
        self.database.waiting.discard(self._save_wanted)
        return self.database.problem

    def _save_wanted(self) -> None:
        if self._wanted is not None:
            self.save_settings(self._wanted)

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
        return Keeper(self.database, record, entries)

    def resume(self, game_id: int) -> Keeper:
        """Go on with the game that has a number now; see also :meth:`resume_record`.

        Raises:
            KeyError: there is none of that number that can be read.
        """
        rows = self.database.rows(f"SELECT {COLUMNS} FROM games WHERE id = ?", (game_id,))
        record = next(games.readable(rows), None)
        if record is None:
            raise KeyError(game_id)
        return self._resumed(record)

    def resume_record(self, record: GameRecord) -> Keeper:
        """Go on with a game seen earlier, whatever its number is by now.

        Raises:
            KeyError: it is not there any more, or cannot be read.
        """
        return self._resumed(self._there(record))

    def _there(self, record: GameRecord) -> GameRecord:
        """A game seen earlier, as the file has it now.

        Raises:
            KeyError: it is not there any more, or cannot be read.
        """
        rows = self.database.rows(
            f"SELECT {COLUMNS} FROM games WHERE created = ? AND box = ? AND givens = ?",
            games.birth(record.created, record.puzzle),
        )
        # Two histories of one game may have been brought together from elsewhere.
        found = sorted(games.readable(rows), key=lambda game: game.id != record.id)
        if not found:
            raise KeyError(record.id)
        return found[0]

    def _resumed(self, record: GameRecord) -> Keeper:
        return Keeper(self.database, record, sound_part(record.puzzle, self.log(record.id)))

    def log(self, game_id: int) -> list[Entry]:
        """Everything done in a game, in order."""
        return games.log_of(
            self.database.rows(
                "SELECT entry FROM entries WHERE game = ? ORDER BY number", (game_id,)
            )
        )

    def log_of(self, record: GameRecord) -> list[Entry]:
        """Everything done in a game seen earlier that can have happened, in order.

        Its number may be another by now; nothing if it is not there any more.
        """
        try:
            found = self._there(record)
        except KeyError:
            return []
        return sound_part(found.puzzle, self.log(found.id))

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
        """The game to continue: the last one played that is neither solved nor set aside.

        A grid being typed in is one, as soon as a digit is written.
        """
        rows = self.database.rows(
            f"SELECT {COLUMNS} FROM games WHERE NOT is_solved AND NOT is_aside"
            " AND NOT (title = ? AND filled = 0) ORDER BY updated DESC, id DESC LIMIT 8",
            (DRAFT,),
        )
        return next(games.readable(rows), None)

    def set_aside(self, game_id: int) -> None:
        """Do not offer a game to be continued any more; playing on takes it up again."""
        try:
            with self.database.writing() as connection:
                connection.execute("UPDATE games SET is_aside = 1 WHERE id = ?", (game_id,))
        except Unwritten as failure:
            self.database.report(failure.problem)

    def totals(self) -> Totals:
        """What all games amount to."""
        return totals_of(self.database)

    # The course

    def events(self) -> list[Event]:
        """Everything the learner has shown of techniques, the oldest first."""
        return self.learning.events(self.exams.waiting_events())

    def add_events(
        self,
        events: Iterable[Event],
        of: GameRecord | None = None,
        course: Mapping[str, object] = MappingProxyType({}),
    ) -> Problem | None:
        """Write down what the learner has shown; what prevents it, if anything does.

        Events that are there already are not doubled. What cannot be written now waits.

        Args:
            events: what was shown.
            of: the game that was read to find them, which is then not read again.
            course: places in the course that change together with them.
        """
        return self.learning.add(events, of, course)

    def unread_games(self) -> list[GameRecord]:
        """The solved games that have not been read for what they show, the oldest first."""
        return self.learning.unread_games()

    def course(self) -> dict[str, Any]:
        """Where the learner is in the course, by the names it was saved under."""
        return self.learning.course()

    def save_course(self, name: str, value: object) -> Problem | None:
        """Write down where the learner is, as JSON; None forgets it.

        What prevents it, if anything does; then it waits.
        """
        return self.learning.save_course(name, value)
