"""The clock of a game: it runs while somebody looks, and is saved now and then."""

from collections.abc import Callable
from typing import Protocol

from tutor.games.sheet import Sheet
from tutor.store import Problem, Record

_SAVE_EVERY = 10.0
"""Seconds; every move saves the clock too."""
LONGEST_THOUGHT = 180.0
"""Seconds after which somebody who does nothing is not there, as far as a game's time goes."""


class Keeper(Protocol):
    """Whoever writes a game down as it is played."""

    @property
    def problem(self) -> Problem | None:
        """Why the last write failed, if it did."""

    @property
    def record(self) -> Record[object]:
        """What is known of the game."""

    def tick(self, elapsed: float) -> None:
        """Save the clock between moves."""


class GameClock:
    """Counts the time of one game."""

    def __init__(
        self, sheet: Sheet, keeper: Keeper, now: Callable[[], float], runs: Callable[[], bool]
    ) -> None:
        """A clock that nobody looks at yet.

        Args:
            sheet: the game, which bears its time.
            keeper: writes it down.
            now: tells the time in seconds.
            runs: whether time counts, as long as somebody looks.
        """
        self._sheet, self._keeper, self._now, self._runs = sheet, keeper, now, runs
        self._since: float | None = None
        self._touched: float | None = None
        """When somebody did something last; None where nobody can tell."""
        self.away = 0.0
        """Seconds that were not counted, as nobody seemed to be there."""

    def sync(self) -> None:
        """Bring the game's time up to date."""
        now = self._now()
        if self._since is not None and self._runs():
            until = now if self._touched is None else min(now, self._touched + LONGEST_THOUGHT)
            counted = max(until - self._since, 0.0)
            self._sheet.elapsed += counted
            self.away += max(now - self._since - counted, 0.0)
        self._since = now

    def touch(self) -> None:
        """Somebody does something: who has thought so long, or was away, is here now."""
        self.sync()
        self._touched = self._now()

    @property
    def stands(self) -> bool:
        """Whether it has stopped by itself, as nobody seems to be there."""
        is_late = self._touched is not None and self._now() > self._touched + LONGEST_THOUGHT
        return is_late and self._since is not None and self._runs()

    def look(self) -> None:
        """Somebody looks from now on."""
        self._since = self._now()
        if self._touched is not None:
            self._touched = self._since

    def look_away(self) -> None:
        """Time does not count while nobody looks."""
        if self._since is not None:
            self.sync()
        self._since = None

    def tick(self) -> None:
        """Some time has passed: save it now and then."""
        self.sync()
        if self._runs() and self._sheet.elapsed >= self._keeper.record.elapsed + _SAVE_EVERY:
            self.save()

    def save(self) -> None:
        """Save the time."""
        self.sync()
        self._keeper.tick(self._sheet.elapsed)

    @property
    def time(self) -> str:
        """The time played, as clocks show it."""
        minutes, seconds = divmod(int(self._sheet.elapsed), 60)
        return f"{minutes}:{seconds:02d}"
