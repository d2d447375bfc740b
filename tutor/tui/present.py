"""How long somebody is here today: keys and clicks tell, and a long silence counts as little."""

from collections.abc import Callable
from datetime import datetime

from tutor.learn.progress import day_as_json, day_name, seconds_in
from tutor.store import Problem, Store

_SILENCE = 120.0
"""Seconds of thinking that count as being here."""
_EVERY = 60.0
"""Seconds after which what was counted is written down."""


class Present:
    """Counts the time of a day, and keeps it."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        now: Callable[[], datetime],
        warn: Callable[[Problem | None], None],
    ) -> None:
        """Begin to count.

        Args:
            store: the learner's file.
            clock: tells the time in seconds.
            now: tells the moment where the learner is.
            warn: told if it cannot be kept.
        """
        self._store, self._clock, self._now, self._warn = store, clock, now, warn
        self._last = clock()
        self._waiting = 0.0

    def seen(self) -> None:
        """Somebody did something."""
        now = self._clock()
        self._waiting += min(max(now - self._last, 0.0), _SILENCE)
        self._last = now
        if self._waiting >= _EVERY:
            self.keep()

    def keep(self) -> None:
        """Write down what was counted; less than a second is not worth it."""
        if self._waiting < 1:
            return
        name = day_name(self._now().date())
        seconds = seconds_in(self._store.course().get(name)) + self._waiting
        self._waiting = 0.0
        self._warn(self._store.save_course(name, day_as_json(seconds)))
