"""How long work may take: so many seconds, or until somebody says stop."""

from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import TypeVar

from tutor.base.watch import Pulse, Stopped, TimeUp, no_pulse

Stop = Callable[[], bool]
"""Asked often by long work, such as the ``is_set`` of a ``threading.Event``."""
T = TypeVar("T")


class Limits:
    """A clock that runs while there is work, and somebody who may stop it."""

    def __init__(self, seconds: float | None, stop: Stop | None) -> None:
        self._seconds, self._stop = seconds, stop
        self._end = 0.0
        self.pulse: Pulse = no_pulse if seconds is None and stop is None else self._pulse
        """What long work calls; raises when it is to end."""
        self.begin()

    def begin(self) -> None:
        """The clock begins again."""
        if self._seconds is not None:
            self._end = monotonic() + self._seconds

    def _pulse(self) -> None:
        if self._stop is not None and self._stop():
            raise Stopped("the work was stopped")
        if self._seconds is not None and monotonic() > self._end:
            raise TimeUp(f"the work took longer than {self._seconds:g} seconds")

    def each(self, found: Iterable[T]) -> Iterator[T]:
        """What is found one by one: the clock does not run while nobody asks for the next."""
        self.begin()
        for one in found:
            yield one
            self.begin()
