"""The lines that somebody types in an exam, while the clock runs."""

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic

from tutor.activity.exam import LONGEST_TICK

_SLICE = 1.0
"""Seconds between two looks at the clock."""
_PROMPT = "> "

Tick = Callable[[float], bool]
"""Looks at the clock, which shows so many seconds; False when the time is up."""


def timed_lines(tick: Tick) -> Iterator[str]:
    """Line after line, until there are no more or the time is up, whoever is still typing."""
    if sys.stdin is None:
        return
    is_watched = sys.stdin.isatty() and sys.stdout.isatty()
    descriptor = _descriptor()
    lines = _read(tick) if descriptor is None else _waited_for(descriptor, tick)
    while True:
        if is_watched:
            print(end=_PROMPT)
        sys.stdout.flush()
        line = next(lines, None)
        if line is None:
            break
        yield line
    if is_watched:
        print()


def _descriptor() -> int | None:
    """What can be waited for; None where lines can only be read."""
    try:
        return sys.stdin.fileno() if os.name == "posix" else None
    except (AttributeError, OSError, ValueError):
        return None


def _read(tick: Tick) -> Iterator[str]:
    """Lines that nobody can look at the clock before: the time until they came counts in full."""
    looked = monotonic()
    while True:
        try:
            line = sys.stdin.readline()
        finally:
            now, goes_on = monotonic(), True
            while goes_on and looked < now:
                looked = min(looked + LONGEST_TICK, now)
                goes_on = tick(looked)
        if not line or not goes_on:
            return
        yield line


def _waited_for(descriptor: int, tick: Tick) -> Iterator[str]:
    typed = b""
    while tick(monotonic()):
        line, end, rest = typed.partition(b"\n")
        if end:
            typed = rest
            yield line.decode(sys.stdin.encoding, "replace")
        elif select.select([descriptor], [], [], _SLICE)[0]:
            more = os.read(descriptor, 65536)
            if not more:
                if typed:
                    yield typed.decode(sys.stdin.encoding, "replace")
                return
            typed += more


def drop_half_a_line() -> None:
    """What somebody was typing when it was over is not meant for the next program."""
    if sys.stdin is None or not sys.stdin.isatty():
        return
    with suppress(ImportError, OSError, ValueError):
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
