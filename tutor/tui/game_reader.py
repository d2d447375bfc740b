"""Games feed mastery: each solved game is read once, in the background."""

import asyncio
import threading
from typing import TYPE_CHECKING

from textual.worker import Worker

from tutor.base.watch import Pulse, Stopped
from tutor.learn.learner import Unread, unread
from tutor.store.game_rows import Birth
from tutor.tui.screens.base import TutorScreen

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


class GameReader:
    """Reads the games that have not been read, one after the other.

    Thinking happens in a thread, the learner's file is touched in the foreground only.
    Leaving the application stops it; what was not read is read the next time.
    """

    def __init__(self, app: "TutorApp") -> None:
        self._app = app
        self._tried: set[Birth] = set()
        """Games read since the start, in vain or not."""
        self._worker: Worker[None] | None = None

    def read_all(self) -> None:
        """See to it that every solved game gets read."""
        if self._worker is None or self._worker.is_finished:
            self._worker = self._app.run_worker(
                self._read_unread(), group="reading games", exit_on_error=False
            )

    async def _read_unread(self) -> None:
        stopped = threading.Event()

        def pulse() -> None:
            if stopped.is_set():
                raise Stopped

        try:
            while waiting := self._unread():
                for game in waiting:
                    await self._read(game, pulse)
        finally:
            stopped.set()

    def _unread(self) -> list[Unread]:
        return [game for game in unread(self._app.store) if game.birth not in self._tried]

    async def _read(self, game: Unread, pulse: Pulse) -> None:
        """Read a game and write down what it shows; one that cannot be read is left alone."""
        self._tried.add(game.birth)
        read = game.open()
        try:
            events = await asyncio.to_thread(read, pulse)
        except Exception as problem:  # reading must not disturb whoever is playing
            self._app.log.error(problem)
            return
        self._app.warn(self._app.store.add_events(events, of=game.birth))
        screen = self._app.screen
        if events and isinstance(screen, TutorScreen) and screen.TELLS_OF_GAMES:
            screen.retell()
