"""Rating many puzzles: one after another or in several processes, always in their order."""

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from typing import TYPE_CHECKING

from tutor.base.watch import Pulse, no_pulse
from tutor.rating.record import Record, Wanted

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

    from tutor.cli.game_commands import InputPuzzle

CHUNK = 16
"""Puzzles handed to a process at once, where nothing else is said: enough to be worth the way."""
_WAITING = 3
"""Chunks per process that are on their way."""
_BLINK = 0.2
"""Seconds between two looks at a process that takes long."""
_MOST_PROCESSES = 61
"""More cannot be waited for on every system."""

Waiting = deque["Future[list[Record]]"]


class ProcessLost(Exception):
    """A process ended before its time: killed, or out of memory."""


def records(
    puzzles: Iterable["InputPuzzle"],
    wanted: Wanted,
    jobs: int,
    pulse: Pulse = no_pulse,
    at_once: int = CHUNK,
) -> Iterator[Record]:
    """The record of every puzzle, in order; so many at once are handed to a process.

    When Ctrl-C comes while other processes are waited for, what they have finished
    without a gap still comes before the interrupt.
    """
    if jobs == 1:
        for puzzle in puzzles:
            yield puzzle.rate(wanted, pulse)
        return
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children, get_context

    jobs = min(jobs, _MOST_PROCESSES)
    # A process of its own from the start: forking would copy the threads of a progress bar.
    workers = ProcessPoolExecutor(jobs, get_context("spawn"), _end_with_parent)
    waiting: Waiting = deque()
    try:
        yield from _spread(_chunks(puzzles, at_once), wanted, workers, waiting, jobs, pulse)
    except KeyboardInterrupt:
        while waiting and waiting[0].done() and waiting[0].exception() is None:
            yield from waiting.popleft().result()
        raise
    except BrokenProcessPool as error:
        raise ProcessLost from error
    finally:
        for process in active_children():
            process.terminate()
        workers.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """In a new process: when nobody is there to take results any more, be gone."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


@contextmanager
def _unheard_by_others() -> Iterator[None]:
    """Processes that begin in here never hear Ctrl-C: this one does, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _chunks(puzzles: Iterable["InputPuzzle"], size: int) -> Iterator[list["InputPuzzle"]]:
    source = iter(puzzles)
    while chunk := list(islice(source, size)):
        yield chunk


def _spread(
    chunks: Iterable[list["InputPuzzle"]],
    wanted: Wanted,
    workers: "ProcessPoolExecutor",
    waiting: Waiting,
    jobs: int,
    pulse: Pulse,
) -> Iterator[Record]:
    """Hand out chunks and collect them in order."""
    for chunk in chunks:
        try:
            with _unheard_by_others():
                waiting.append(workers.submit(_rate_all, wanted, chunk))
        except OSError as error:  # one cannot be started, or all are just being given up
            raise ProcessLost from error
        while waiting and (waiting[0].done() or len(waiting) >= _WAITING * jobs):
            yield from _next(waiting, pulse)
    while waiting:
        yield from _next(waiting, pulse)


def _next(waiting: Waiting, pulse: Pulse) -> list[Record]:
    """The oldest chunk; it stays in line until it is there."""
    while True:
        try:
            done = waiting[0].result(_BLINK)
        except TimeoutError:
            pulse()
        else:
            waiting.popleft()
            return done


def _rate_all(wanted: Wanted, puzzles: list["InputPuzzle"]) -> list[Record]:
    return [puzzle.rate(wanted) for puzzle in puzzles]
