"""Running the long thoughts of an activity in a thread: progress, cancel, and the answer."""

from collections.abc import Callable
from functools import partial

from textual.worker import Worker, WorkerState, get_current_worker

from tutor.activity.said import Reply, Thought
from tutor.base.watch import Stopped
from tutor.tui.pace import Pace
from tutor.tui.screens.guarded import Guarded

Answer = Callable[[], Reply]
"""Gives what was found, where the activity lives."""


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
