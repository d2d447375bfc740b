"""What the learner's file comes to: times by level, and what was right the first time."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from tutor.base.events import Event, Source
from tutor.games.both import GAMES
from tutor.games.game import GameName
from tutor.learn.exam.result import Result
from tutor.learn.times import LEAST, Times, of_level
from tutor.rating.levels import LEVELS, Level
from tutor.store.games import SolvedGame

_MONTH = timedelta(days=30)
_KINDS: tuple[Source, ...] = ("spot", "conclude", "judge", "line", "use")
"""What is told apart, in the order in which lessons set it; exams come last.

A sprint has no second try, and a record of its own.
"""
_RIGHT = 0.999
_FLOOR = 0.75
"""The part of the best time from which a trend is drawn: from nothing on, all look alike."""


@dataclass(frozen=True)
class LevelTimes:
    """The games of one level, or of a game as a whole."""

    game: GameName
    level: Level | None
    seconds: tuple[float, ...]
    """The oldest first."""

    @property
    def last(self) -> float:
        """The time of the last one."""
        return self.seconds[-1]

    @property
    def times(self) -> Times | None:
        """What they come to; None if they are too few."""
        return Times.of(self.seconds)

    def trend(self, columns: int) -> list[float]:
        """How far the last times are above what none of them comes near; nothing of too few."""
        shown = self.seconds[-columns:] if len(self.seconds) >= LEAST else ()
        return [seconds - _FLOOR * min(shown) for seconds in shown]


def by_level(games: Sequence[SolvedGame]) -> list[LevelTimes]:
    """The solved games of the first game by level, those of each other as a whole.

    Only what was played is told.
    """
    first, *others = (game.name for game in GAMES)
    found = [
        LevelTimes(first, level, tuple(one.seconds for one in of_level(games, first, level)))
        for level in LEVELS
    ]
    for game in others:
        seconds = tuple(one.seconds for one in games if one.game == game and one.is_own_work)
        found.append(LevelTimes(game, None, seconds))
    return [one for one in found if one.seconds]


@dataclass(frozen=True)
class RightFirst:
    """How often something was right the first time, without a hint."""

    kind: Source
    right: int
    count: int

    @property
    def share(self) -> float:
        """That from 0 to 1."""
        return self.right / self.count


def right_first(
    events: Iterable[Event], now: datetime, exams: Iterable[Result] = ()
) -> list[RightFirst]:
    """The last thirty days by kind of exercise; kinds without any are left out.

    Args:
        events: what was shown.
        now: the end of those days.
        exams: those that are over; of each, every question counts, answered or not.
    """
    credits: dict[Source, list[float]] = {kind: [] for kind in _KINDS}
    credits["exam"] = []
    for event in events:
        if now - _MONTH <= event.at <= now and event.source in _KINDS:
            credits[event.source].append(event.credit)
    for exam in exams:
        if now - _MONTH <= exam.finished <= now:
            credits["exam"] += [line.earned / line.points for line in exam.lines]
    return [
        RightFirst(kind, sum(credit >= _RIGHT for credit in found), len(found))
        for kind, found in credits.items()
        if found
    ]
