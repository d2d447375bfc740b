"""The clock of an exam: it runs while somebody can work, and stands still else."""

LONGEST_TICK = 15.0
"""Whoever looks at the clock looks more often than that: a longer gap was an interruption.

A closed lid, a stopped process or a machine put to sleep takes no time away.
"""


class Clock:
    """Counts the seconds between one look and the next."""

    def __init__(self, now: float) -> None:
        self._last = now

    def tick(self, now: float) -> float | None:
        """The seconds since the last look; None if there was an interruption between."""
        passed, self._last = now - self._last, now
        return passed if 0 <= passed <= LONGEST_TICK else None
