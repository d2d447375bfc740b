"""Games feed mastery: each solved game is read once, in the background."""

import asyncio
import threading
from typing import TYPE_CHECKING

from textual.worker import Worker

from tutor.play.stopped import Stopped
from tutor.store import GameRecord
from tutor.store.games import SUDOKU
from tutor.sudoku.watch import Pulse
from tutor.tui.screens.home import HomeScreen

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


class Feeder:
    """Reads the games that have not been read, one after the other.

    Thinking happens in a thread, the learner's file is touched in the foreground only.
    Leaving the application stops it; what was not read is read the next time.
    """

    def __init__(self, app: "TutorApp") -> None:
        self._app = app
        self._tried: set[tuple[str, str, str]] = set()
        """Games read since the start, in vain or not."""
        self._worker: Worker[None] | None = None

    def feed(self) -> None:
        """See to it that every solved game gets read."""
        if self._worker is None or self._worker.is_finished:
            self._worker = self._app.run_worker(
                self._read_all(), group="feeding", exit_on_error=False
            )

    async def _read_all(self) -> None:
        stopped = threading.Event()

        def pulse() -> None:
            if stopped.is_set():
                raise Stopped

        try:
            while unread := self._unread():
                for record in unread:
                    await self._read(record, pulse)
        finally:
            stopped.set()

    def _unread(self) -> list[GameRecord]:
        return [
            game
            for game in self._app.store.unread_games()
            if SUDOKU.birth(game.created, game.puzzle) not in self._tried
        ]

    async def _read(self, game: GameRecord, pulse: Pulse) -> None:
        """Read a game and write down what it shows; one that cannot be read is left alone."""
        # Loaded here: most of the time there is nothing to read.
        from tutor.learn.review import review

        store = self._app.store
        self._tried.add(SUDOKU.birth(game.created, game.puzzle))
        log = store.log_of(game)
        try:
            read = await asyncio.to_thread(review, game.puzzle, log, pulse, title=game.title)
        except Exception as problem:  # reading must not disturb whoever is playing
            self._app.log.error(problem)
            return
        events = read.events(game.updated)
        self._app.warn(store.add_events(events, of=game))
        if events and isinstance(self._app.screen, HomeScreen):
            self._app.screen.retell()
