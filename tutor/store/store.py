"""Everything the learner has done, behind one door."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from types import MappingProxyType

from tutor.base.events import Event
from tutor.base.home import FILE_NAME, data_folder
from tutor.games.file_codec import Codec, E, G, P
from tutor.store import timestamps
from tutor.store.database import Database
from tutor.store.event_rows import Shown
from tutor.store.exams import Exams
from tutor.store.game_rows import Birth, GameTable, Record
from tutor.store.games import Played
from tutor.store.learning import Learning
from tutor.store.problem import Problem, Unsaved
from tutor.store.rules import Rules
from tutor.store.settings import Choices, Settings


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
        self.kinds = [games(database) for games in database.rules.games]
        """The games of each kind, for what is done with all of them alike."""

    @classmethod
    def open(cls, rules: Rules, folder: Path | None = None) -> "Store":
        """Open the file in a folder, or in the usual one; begin it if there is none.

        Disk trouble is no error: the store is then in memory, and ``problems`` says why.
        """
        return cls(Database((folder or data_folder()) / FILE_NAME, rules))

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

    def unsaved(self) -> Unsaved:
        """How much is not in the file, and will not be: it is tried once more first."""
        self.database.write_waiting()
        return self.database.unsaved()

    # Settings

    def settings(self) -> Settings:
        """The learner's choices."""
        return self._choices.read()

    def save_settings(self, settings: Settings) -> Problem | None:
        """Write the choices down; what prevents it, if anything does."""
        return self._choices.save(settings)

    # Games

    def played(self, codec: Codec[P, E, G]) -> Played[P, E, G]:
        """The games of one kind."""
        return Played(self.database, codec)

    def unread(self, codec: Codec[P, E, G]) -> list[Record[P]]:
        """The solved games that have not been read for what they show, the oldest first."""
        return self.learning.unread_games(GameTable(codec))

    def last_played(self) -> str | None:
        """Of which kind the game to continue is that was played last; None if there is none.

        What is only being typed in comes after every game.
        """
        kinds = [kind for kind in self.kinds if kind.is_played]
        found = [(kind, game) for kind in kinds if (game := kind.last_open())]
        games = [one for one in found if one[1].title != one[0].draft] or found
        if not games:
            return None
        return max(reversed(games), key=lambda one: timestamps.order(one[1].updated))[0].name

    # The course

    def events(self) -> list[Event]:
        """Everything the learner has shown of techniques, the oldest first."""
        return self.learning.events(self.exams.waiting_events())

    def shown(self, now: datetime) -> Shown:
        """The events in the file, with what they came to by a moment."""
        return self.learning.shown(now)

    def waiting_events(self) -> list[Event]:
        """What the learner has shown that is not in the file yet."""
        return self.learning.waiting(self.exams.waiting_events())

    def add_events(
        self,
        events: Iterable[Event],
        of: Birth | None = None,
        course: Mapping[str, object] = MappingProxyType({}),
    ) -> Problem | None:
        """Write down what the learner has shown; what prevents it, if anything does.

        Events that are there already are not doubled. What cannot be written now waits.

        Args:
            events: what was shown.
            of: what tells the game that was read to find them, which is then not read again.
            course: places in the course that change together with them.
        """
        return self.learning.add(events, of, course)

    def course(self) -> dict[str, object]:
        """Where the learner is in the course, by the names it was saved under."""
        return self.learning.course()

    def save_course(self, name: str, value: object) -> Problem | None:
        """Write down where the learner is, as JSON; None forgets it.

        What prevents it, if anything does; then it waits.
        """
        return self.learning.save_course(name, value)
