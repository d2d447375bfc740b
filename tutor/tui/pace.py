"""How often work in the background says how far it is: seldom enough to cost nothing."""

import time
from collections.abc import Callable

_STEP = 0.1
"""The share of the work after which it is worth a word."""

Tell = Callable[[float, int], None]
"""Told how far the work is, from 0 to 1, and how many seconds it has taken."""


class Pace:
    """Passes on how far work is after each tenth of it, and each second all the same.

    A single technique may take long: the seconds show that somebody is still at it.
    """

    def __init__(self, tell: Tell, *, by_share: bool = True) -> None:
        """Somebody to tell; by the second only, where shares come and go quickly."""
        self._tell = tell
        self._by_share = by_share
        self.begin()

    def begin(self) -> None:
        """The next piece of work begins."""
        self._begun = time.monotonic()
        self._share, self._seconds = 0.0, 0

    def __call__(self, share: float) -> None:
        """The work is so far."""
        seconds = int(time.monotonic() - self._begun)
        if seconds > self._seconds or (self._by_share and share > self._share + _STEP):
            self._share, self._seconds = share, seconds
            self._tell(share, seconds)
