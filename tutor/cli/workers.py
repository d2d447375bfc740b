"""Work handed to others in parts: to processes of this machine, or to those of a cluster.

Whoever takes part gets a function and what it is to be called with; what comes back is handed on
in order, or as it comes. No more parts are on their way than keep everybody busy, so that
millions of puzzles need no more memory than some.
"""

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from threading import Lock, Thread
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from tutor.base.shown import printable
from tutor.base.watch import Pulse, no_pulse
from tutor.cli.run import Refused, Run

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

Part = TypeVar("Part")
Done = TypeVar("Done")
Found = TypeVar("Found", covariant=True)

_WAITING = 3
"""Parts on their way for each process."""
_BLINK = 0.2
"""Seconds between two looks at a process that takes long."""
_GLANCE = 0.01
"""The same where any of many may be done."""
_MOST_PROCESSES = 61
"""More cannot be waited for on every system."""
MOST_AHEAD = 256
"""So many parts are begun at most after one that is not done."""
_LARGEST_PART = 500
"""Puzzles."""
MOST_PUZZLES_AHEAD = MOST_AHEAD * _LARGEST_PART
"""No result comes more than so many before its turn, where order does not matter."""
_PART_SECONDS = 0.4
"""What a part should take: long beside the way to a worker, short for whoever waits for it."""

_ALONE = Lock()
"""Threads of a worker would share what is remembered of boards, and be no quicker together."""


class Pending(Protocol[Found]):
    """What somebody is working on."""

    def done(self) -> bool:
        """Whether it has come to an end, well or not."""

    def result(self, timeout: float | None = None) -> Found:
        """What came of it.

        Raises:
            TimeoutError: nothing yet.
        """


class Crew(Protocol):
    """Those who work."""

    @property
    def size(self) -> int:
        """How many there are now."""

    def submit(self, work: Callable[[Part], Done], part: Part) -> Pending[Done]:
        """Have something done."""

    def watched(self) -> AbstractContextManager[None]:
        """In here, what keeps the work from being done is said in words.

        Raises:
            Refused: the work cannot go on.
        """


def spread(
    crew: Crew,
    work: Callable[[Part], Done],
    parts: Iterable[Part],
    pulse: Pulse = no_pulse,
    *,
    in_order: bool = True,
) -> Iterator[Done]:
    """What comes of every part.

    When Ctrl-C comes, what is done already (in order, if asked for, without a gap) still comes
    before the interrupt.

    Raises:
        Refused: the work cannot go on.
    """
    waiting: _Waiting[Done] = _Waiting(pulse, in_order=in_order)
    try:
        with crew.watched():
            for part in parts:
                waiting.add(crew.submit(work, part))
                while waiting.is_ready or waiting.count >= _WAITING * crew.size or waiting.is_far:
                    yield waiting.take()
            while waiting.count:
                yield waiting.take()
    except KeyboardInterrupt:
        yield from waiting.all_done()
        raise


class _Waiting(Generic[Done]):
    """What is on its way, the oldest first."""

    def __init__(self, pulse: Pulse, *, in_order: bool) -> None:
        self._pulse, self._in_order = pulse, in_order
        self._parts: deque[tuple[int, Pending[Done]]] = deque()
        self._begun = 0

    def add(self, pending: Pending[Done]) -> None:
        """One more."""
        self._parts.append((self._begun, pending))
        self._begun += 1

    @property
    def count(self) -> int:
        """How many."""
        return len(self._parts)

    @property
    def is_far(self) -> bool:
        """Whether the oldest one holds up everybody."""
        return bool(self._parts) and self._begun - self._parts[0][0] >= MOST_AHEAD

    @property
    def _ready(self) -> int | None:
        """Which may be handed on."""
        may = islice(self._parts, 1 if self._in_order else None)
        return next((at for at, (_, pending) in enumerate(may) if pending.done()), None)

    @property
    def is_ready(self) -> bool:
        """Whether one may be handed on."""
        return self._ready is not None

    def take(self) -> Done:
        """The next one; it stays in line until it is there."""
        while (at := self._ready) is None:
            try:
                self._parts[0][1].result(_BLINK if self._in_order else _GLANCE)
            except TimeoutError:
                self._pulse()
        done = self._parts[at][1].result()
        del self._parts[at]
        return done

    def all_done(self) -> Iterator[Done]:
        """Those that are there, without waiting; what went wrong is let go."""
        while (at := self._ready) is not None:
            pending = self._parts[at][1]
            del self._parts[at]
            try:
                yield pending.result()
            except Exception:  # the interrupt is what matters
                return


class Pace:
    """How many puzzles make a part: more as soon as it is known how quick they are."""

    def __init__(self, first: int) -> None:
        self.size = first
        self._least = min(first, 2)

    def took(self, seconds: float, puzzles: int) -> None:
        """Learn from a part that is done."""
        wanted = int(_PART_SECONDS * puzzles / max(seconds, 1e-6))
        # Neighbours in a list may be of any kind: never far at once.
        self.size = max(self._least, min(wanted, 2 * self.size, _LARGEST_PART))

    def parts(self, puzzles: Iterable[Part]) -> Iterator[list[Part]]:
        """Puzzles in parts."""
        source = iter(puzzles)
        while part := list(islice(source, self.size)):
            yield part


# Processes of this machine


class _Processes:
    """Processes that this one has begun."""

    def __init__(self, pool: "ProcessPoolExecutor", size: int) -> None:
        self._pool, self.size = pool, size

    def submit(self, work: Callable[[Part], Done], part: Part) -> "Future[Done]":
        with unheard_by_others():
            return self._pool.submit(work, part)

    @contextmanager
    def watched(self) -> Iterator[None]:
        from concurrent.futures.process import BrokenProcessPool

        try:
            yield
        except (BrokenProcessPool, OSError) as error:  # one was lost, or cannot be started
            if isinstance(error, TimeoutError):
                raise
            raise Refused("work-process-lost") from error


@contextmanager
def processes(jobs: int) -> Iterator[Crew]:
    """So many processes, gone afterwards."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    jobs = min(jobs, _MOST_PROCESSES)
    # A process of its own from the start: forking would copy the threads of a progress bar.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _end_with_parent)
    try:
        yield _Processes(pool, jobs)
    finally:
        for process in active_children():
            process.terminate()
        pool.shutdown(cancel_futures=True)


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
def unheard_by_others() -> Iterator[None]:
    """Processes that begin in here never hear Ctrl-C: this one does, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def crew_of(run: Run, jobs: int, cluster: str | None) -> Iterator[Crew | None]:
    """Those who work for this process; None where it does all by itself."""
    run.at_least("--jobs", jobs, 1)
    if cluster is not None:
        from tutor.cli.cluster import LOCAL, workers_at  # few have its package

        if cluster != LOCAL and jobs != 1:
            run.refuse("option-clash", one=f"--cluster {printable(cluster)}", other="--jobs")
        with workers_at(cluster, 0 if jobs == 1 else jobs) as crew:
            yield crew
    elif jobs > 1:
        with processes(jobs) as crew:
            yield crew
    else:
        yield None


def timed(work: Callable[[Part], Done], part: Part) -> tuple[float, Done]:
    """How long something took, and what came of it."""
    with _ALONE:
        started = time.perf_counter()
        done = work(part)
        return time.perf_counter() - started, done
