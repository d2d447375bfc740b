"""Everything a day has in store for one learner: the puzzles of the day, the goal, what is due."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property

from tutor.games.both import GAMES
from tutor.games.game import Daily, Game
from tutor.learn.course import level_of_learner
from tutor.learn.diary import WANTED, Day, Diary, recent_diary
from tutor.learn.kept_speed import kept_speed
from tutor.learn.mastery import Mastery, Standing, mastery_in
from tutor.learn.path import Stop, lessons_ahead
from tutor.learn.progress import LessonProgress
from tutor.rating.levels import LEVELS
from tutor.store import Store, timestamps
from tutor.store.settings import Goal

_AHEAD = 4
"""How many lessons can be seen coming."""


@dataclass(frozen=True)
class DailyPuzzle:
    """The puzzle of the day of one game."""

    game: Game
    puzzle: Daily
    solved: str | None
    """What the game that solved it is called; None as long as there is none."""
    own_minutes: int | None
    """How long it takes this learner; None as long as nobody can tell."""

    @property
    def is_done(self) -> bool:
        """Whether it is solved."""
        return self.solved is not None


class Today:
    """One day of a learner; what nobody asks for is not found out."""

    def __init__(self, store: Store, now: datetime, games: Sequence[Game] = GAMES) -> None:
        """Read the learner's file.

        Args:
            store: the file.
            now: the moment, with the learner's time zone.
            games: what they came for, the first ones first.
        """
        self._store, self.now, self._games = store, now, games
        self.mastery: Mastery = mastery_in(store, now.replace(second=0, microsecond=0))

    @cached_property
    def due(self) -> list[Standing]:
        """What to come back to, the most forgotten first."""
        return self.mastery.due_today()

    @cached_property
    def lessons(self) -> list[str]:
        """The next lesson, and some that may follow it."""
        return lessons_ahead(self._store, self.mastery, _AHEAD, self._games)

    @property
    def lesson(self) -> str | None:
        """The next lesson."""
        return next(iter(self.lessons), None)

    @property
    def reached(self) -> LessonProgress:
        """How far the learner is in the next lesson."""
        return LessonProgress.of(self.lesson or "", self._store.course())

    @property
    def stop(self) -> Stop | None:
        """The next lesson, from there on."""
        return None if self.lesson is None else Stop.at(self.lesson, self._store)

    @cached_property
    def diary(self) -> Diary:
        """What was finished on which day, not long ago."""
        return recent_diary(self._store, self.now)

    @property
    def day(self) -> Day:
        """What was finished today."""
        return self.diary.of(self.diary.today)

    @cached_property
    def dailies(self) -> tuple[DailyPuzzle, ...]:
        """The puzzles of the day."""
        return tuple(map(self._daily, self._games))

    def _daily(self, game: Game) -> DailyPuzzle:
        """One is done once a game on it is solved, whatever level it was.

        One that was begun stays the one of its day, whatever has been learnt since.
        """
        day, lately = self.now.date(), timestamps.stamp(self.now - timedelta(days=2))
        name = f"daily:{day}/"
        kind = next(kind for kind in self._store.kinds if kind.name == game.name)
        done = [one.title for one in kind.finished(lately) if one.title.startswith(name)]
        begun = kind.begun_titles(name)
        of_day = (game.daily(day, level) for level in LEVELS) if begun else ()
        puzzle = next((one for one in of_day if one.source.title in begun), None)
        puzzle = puzzle or game.daily(day, level_of_learner(game.name, self.mastery))
        speed = kept_speed(self._store.course(), game.name)
        own = None if speed is None else max(round(speed * puzzle.minutes), 1)
        return DailyPuzzle(game, puzzle, next(iter(done), None), own)

    @property
    def has_daily(self) -> bool:
        """Whether a puzzle of the day is still to be solved."""
        return any(not daily.is_done for daily in self.dailies)

    def done_of(self, goal: Goal) -> tuple[int, int]:
        """How much of a goal is done today, of how much."""
        return self.day.done_of(goal), WANTED[goal]
