"""Everything the learner has done, behind one door."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from tutor.learn.events import Event
from tutor.learn.mastery import Mastery
from tutor.play.log import Entry
from tutor.store import moments
from tutor.store.choices import Choices
from tutor.store.database import Database
from tutor.store.exams import Exams
from tutor.store.games import SUDOKU, GameRecord
from tutor.store.keeper import Keeper
from tutor.store.learning import Learning
from tutor.store.nonograms import NONOGRAMS, NonogramRecord
from tutor.store.place import FILE_NAME, data_folder
from tutor.store.played import Played
from tutor.store.problem import Problem
from tutor.store.settings import Settings
from tutor.store.totals import Totals
from tutor.store.unkept import Unkept
from tutor.sudoku.grid import Grid

__all__ = ["Keeper", "Problem", "Store", "Totals"]


class Store:
    """The learner's file; whatever the disk does, play goes on."""

    def __init__(self, database: Database) -> None:
        """Use :meth:`open`."""
        self.database = database
        self.problems = database.problems
        """What happened when opening or reading, so far."""
        self._choices = Choices(database)
        self.learning = Learning(database)
        self.exams = Exams(database)
        self.sudokus = Played(database, SUDOKU)
        self.nonograms = Played(database, NONOGRAMS)

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

    def unkept(self) -> Unkept:
        """How much is not in the file, and will not be: it is tried once more first."""
        self.database.write_waiting()
        return self.database.unkept()

    # Settings

    def settings(self) -> Settings:
        """The learner's choices."""
        return self._choices.read()

    def save_settings(self, settings: Settings) -> Problem | None:
        """Write the choices down; what prevents it, if anything does."""
        return self._choices.save(settings)

    # Sudoku games; nonograms have the same verbs under ``nonograms``

    def new_game(self, puzzle: Grid, title: str, log: Iterable[Entry] = ()) -> Keeper:
        """Begin a game, and write it down from now on."""
        givens = [v if puzzle.is_given(cell) else 0 for cell, v in enumerate(puzzle.values)]
        return self.sudokus.new_game(Grid(puzzle.geometry, givens), title, log)

    def resume(self, game_id: int) -> Keeper:
        """Go on with the game that has a number now; see also :meth:`resume_record`.

        Raises:
            KeyError: there is none of that number that can be read.
        """
        return self.sudokus.resume(game_id)

    def resume_record(self, record: GameRecord) -> Keeper:
        """Go on with a game seen earlier, whatever its number is by now.

        Raises:
            KeyError: it is not there any more, or cannot be read.
        """
        return self.sudokus.resume_record(record)

    def log(self, game_id: int) -> list[Entry]:
        """Everything done in a game, in order."""
        return self.sudokus.log(game_id)

    def log_of(self, record: GameRecord) -> list[Entry]:
        """Everything done in a game seen earlier that can have happened, in order.

        Its number may be another by now; nothing if it is not there any more.
        """
        return self.sudokus.log_of(record)

    def games(self, limit: int | None = None) -> list[GameRecord]:
        """The games, the one played last first."""
        return self.sudokus.games(limit)

    def last_open(self) -> GameRecord | None:
        """The game to continue: the last one played that is neither solved nor set aside.

        A grid being typed in is one, as soon as a digit is written.
        """
        return self.sudokus.last_open()

    def set_aside(self, game_id: int) -> None:
        """Do not offer a game to be continued any more; playing on takes it up again."""
        self.sudokus.set_aside(game_id)

    def totals(self) -> Totals:
        """What all games amount to."""
        return self.sudokus.totals()

    def last_played(self) -> Literal["sudoku", "nonogram"] | None:
        """Of which kind the game to continue is that was played last; None if there is none."""
        sudoku, nonogram = self.last_open(), self.nonograms.last_open()
        if nonogram is None:
            return None if sudoku is None else "sudoku"
        if sudoku is None:
            return "nonogram"
        is_later = moments.order(sudoku.updated) > moments.order(nonogram.updated)
        return "sudoku" if is_later else "nonogram"

    # The course

    def events(self) -> list[Event]:
        """Everything the learner has shown of techniques, the oldest first."""
        return self.learning.events(self.exams.waiting_events())

    def mastery(self, now: datetime | None = None) -> Mastery:
        """What the learner knows now, or knew or will know at another moment."""
        moment = moments.now() if now is None else now
        known = self.learning.known(moment, self.exams.waiting_events())
        return Mastery.of_known(known, moment)

    def add_events(
        self,
        events: Iterable[Event],
        of: GameRecord | NonogramRecord | None = None,
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
        return self.learning.unread_games(SUDOKU)

    def unread_nonograms(self) -> list[NonogramRecord]:
        """The solved nonograms that have not been read for what they show, the oldest first."""
        return self.learning.unread_games(NONOGRAMS)

    def course(self) -> dict[str, Any]:
        """Where the learner is in the course, by the names it was saved under."""
        return self.learning.course()

    def save_course(self, name: str, value: object) -> Problem | None:
        """Write down where the learner is, as JSON; None forgets it.

        What prevents it, if anything does; then it waits.
        """
        return self.learning.save_course(name, value)
