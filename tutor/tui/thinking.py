"""Running the long thoughts of an activity in a thread: progress, cancel, and the answer."""

import time
from collections.abc import Callable
from functools import partial

from textual.worker import Worker, WorkerState, get_current_worker

from tutor.activity.said import Reply, Thought
from tutor.base.watch import Stopped
from tutor.tui.screens.guarded import Guarded

_STEP = 0.1
"""The share of the work after which it is worth a word."""

Tell = Callable[[float, int], None]
"""Told how far the work is, from 0 to 1, and how many seconds it has taken."""
Answer = Callable[[], Reply]
"""Gives what was found, where the activity lives."""


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


class Thinker:
    """One thought at a time: a new one takes the place of the one before."""

    def __init__(
        self,
        screen: Guarded[None],
        show: Callable[[float, int], None],
        done: Callable[[Reply], None],
        failed: Callable[[], None],
    ) -> None:
        """Somebody who thinks for a screen.

        Args:
            screen: it is there as long as somebody waits.
            show: told how far the thinking is, and, when it takes a while, for how many seconds.
            done: told the answer.
            failed: told that there is none, because of a mistake of ours.
        """
        self._screen, self._show, self._done, self._failed = screen, show, done, failed
        self._worker: Worker[Answer] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return self._worker is not None

    def think(self, thought: Thought) -> None:
        """Think in the background."""
        self.stop()
        screen = self._screen

        def job() -> Answer:
            worker = get_current_worker()
            pace = Pace(partial(screen.app.call_from_thread, self._progress, worker))

            def watch(share: float) -> None:
                if worker.is_cancelled:
                    raise Stopped
                pace(share)

            return thought.run(watch)

        self._worker = screen.run_worker(
            job, thread=True, exclusive=True, group="coach", exit_on_error=False
        )

    def _progress(self, worker: object, share: float, seconds: int) -> None:
        if worker is self._worker and self._screen.is_there:
            self._show(share, seconds)

    def stop(self) -> bool:
        """Stop waiting for an answer; False if nobody was."""
        if self._worker is None:
            return False
        self._worker.cancel()
        self._worker = None
        return True

    def changed(self, event: Worker.StateChanged) -> None:
        """The state of some worker has changed: take the answer if it is ours."""
        worker = self._worker
        if worker is None or event.worker is not worker or not self._screen.is_there:
            return
        if event.state == WorkerState.SUCCESS:
            self._worker = None
            answer = worker.result
            assert answer is not None
            self._done(answer())
        elif event.state == WorkerState.ERROR:
            self._worker = None
            self._failed()
            self._screen.app.log.error(worker.error)
