"""A game read back, whatever the game: a summary, then its moves, one page for each."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.widgets import Static
from textual.worker import Worker, WorkerState, get_current_worker

from tutor.base.watch import Pulse, Stopped
from tutor.games.watching import Watch
from tutor.learn.read_back import ReadBack
from tutor.tui.commands import REVIEW, Command
from tutor.tui.screens import review_words as words
from tutor.tui.screens.step_list import PagedScreen
from tutor.tui.widgets.status import StatusLine


class ReviewingScreen(PagedScreen):
    """The summary of a game first, then its moves; put before the screen of a game."""

    NAME = "review"
    COACH_FIRST = True
    COMMAND_SET: ClassVar[tuple[Command, ...]] = REVIEW

    review: Any = None
    """What the game comes to; None while it is being read."""
    _told_on: Static | None = None
    _told_in = ""

    # What depends on the game

    def read(self, pulse: Pulse, watch: Watch) -> ReadBack:
        """Read the game back."""
        raise NotImplementedError

    def title_text(self) -> str:
        """What the game is called."""
        raise NotImplementedError

    def line(self, move: Any) -> str:
        """A move in the list."""
        raise NotImplementedError

    def short(self, move: Any) -> str:
        """The reason of a move in a few words."""
        raise NotImplementedError

    def topics(self) -> list[str]:
        """What to review next, a line for each technique."""
        raise NotImplementedError

    def show_end(self) -> None:
        """Put the board on the screen as it was left."""
        raise NotImplementedError

    def told_move(self, move: Any) -> Any:
        """Put the board on the screen as it was before a move; what is told of it."""
        raise NotImplementedError

    def told_summary(self, sentences: tuple[str, ...]) -> Any:
        """What is told on the first page."""
        raise NotImplementedError

    # Reading the game

    def opened(self) -> None:
        """Begin to read."""
        super().opened()
        self._show_title(0)
        self.run_worker(
            self._read, thread=True, exclusive=True, group="review", exit_on_error=False
        )

    def _read(self) -> None:
        worker = get_current_worker()
        shown = [0.0]

        def pulse() -> None:
            if worker.is_cancelled:
                raise Stopped

        def watch(share: float) -> None:
            pulse()
            if share > shown[0] + 0.1:
                shown[0] = share
                self.app.call_from_thread(self._show_title, share)

        try:
            found = self.read(pulse, watch)
            self.app.call_from_thread(self._found, found)
        except Stopped:
            return

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Say so if a game cannot be read back."""
        if event.state == WorkerState.ERROR and self.is_there:
            self._show_title()
            self.say("review-failed")
            self.app.log.error(event.worker.error)

    def _show_title(self, share: float | None = None) -> None:
        """The title of the panel: how far the reading is, or whose panel it is."""
        if not self.is_there:
            return
        say = self.speaker.say
        if share is None:
            self.coach.title(say("coach-title"))
        else:
            self.coach.title(say("coach-thinking", percent=round(100 * share)))

    def _found(self, found: ReadBack) -> None:
        """Everything is known: show the summary."""
        if self.is_there:
            self.review = found
            self._show_title()
            self.fill_list()
            self.show_index(0)

    @property
    def _moves(self) -> Sequence[Any]:
        return () if self.review is None else self.review.moves

    def lines(self) -> list[str]:
        """The pages: the summary, then every move."""
        return [self.speaker.say("review-summary-line"), *map(self.line, self._moves)]

    # Showing

    def show_status(self) -> None:
        """Which game, and where in it we are."""
        say, count = self.speaker.say, len(self._moves)
        move = self.move
        self.query_one(StatusLine).show(
            " · ".join(filter(None, (say("screen-review"), self.title_text()))),
            f"{self.index}/{count}" if count else "",
            "" if move is None else words.clock(move.elapsed),
            "" if move is None else self.short(move),
        )

    @property
    def move(self) -> Any:
        """The move shown; None on the summary."""
        return self._moves[self.index - 1] if self.index else None

    def show_index(self, index: int) -> None:
        """Show a page."""
        self.index = index
        steps = self.steps
        if index < steps.option_count:
            steps.highlighted = index
        self._show_page()
        self.coach.page(forward=False)
        self.show_status()

    def _show_page(self) -> None:
        self._told_in = self.speaker.language
        move = self.move
        if move is None:
            self.show_end()
            told = self.told_summary(self._summary())
        else:
            told = self.told_move(move)
        self._told_on = self.tell(told, instead_of=self._told_on)

    def _summary(self) -> tuple[str, ...]:
        """How it went, what to review, and the way on."""
        assert self.review is not None
        topics = "\n".join(self.topics())
        return (
            *words.summary(self.review, self.speaker),
            f"{self.speaker.say('review-next')}{self.speaker.say('colon')}\n{topics}",
            self.speaker.say("review-welcome" if self._moves else "review-empty"),
        )

    def retell(self) -> None:
        """The page and the list are in the learner's language too."""
        super().retell()
        if self.is_there and self.review is not None and self._told_in != self.speaker.language:
            self._show_title()
            self.fill_list()
            self._show_page()

    # Going back and forth

    @property
    def last_index(self) -> int:
        """The last move."""
        return len(self._moves)

    def do_list(self) -> None:
        """Jump to a move of the list."""
        self.choose_step(self.speaker.say("choose-move"), self.lines())
