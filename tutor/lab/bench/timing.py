"""Timing engines fairly on machines that are doing other things too."""

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

ROUNDS = 3
"""Engines take turns so many times, so that a busy moment hits them all."""


class _TimeIsUp(Exception):
    pass


@dataclass
class Tally:
    """How far an engine came."""

    seconds: float = 0.0
    done: int = 0
    wrong: int = 0

    @property
    def per_second(self) -> float:
        """Puzzles per second; of an engine that finished none, a bound from above."""
        return max(self.done, 1) / self.seconds

    @property
    def is_bound(self) -> bool:
        """Whether not one puzzle was finished."""
        return self.done == 0


@contextmanager
def _deadline(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer, where the system has an alarm clock."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    armed = True

    def ring(number: int, frame: FrameType | None) -> None:
        if armed:
            raise _TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except _TimeIsUp:
        pass
    finally:
        armed = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def take_turn(
    tally: Tally, ask: Callable[[str], object], puzzles: Sequence[str], right: Sequence[object],
    seconds: float,
) -> None:  # fmt: skip
    """Let an engine work for so long, going on where it stopped."""
    start = time.perf_counter()
    with _deadline(1.2 * seconds + 0.05):
        while time.perf_counter() - start < seconds:
            index = tally.done % len(puzzles)
            answer = ask(puzzles[index])
            tally.done += 1
            tally.wrong += answer != right[index]
    tally.seconds += time.perf_counter() - start
