"""A game read back: each move on the board as it was, with its reason."""

from collections.abc import Sequence
from typing import ClassVar

from textual.widgets import Static
from textual.worker import Worker, WorkerState, get_current_worker

from tutor import narrate
from tutor.learn.review import Move, Review, review
from tutor.narrate.hints import Legend, legend_of
from tutor.play.board import Board, Cell, board_of
from tutor.play.coach import Light, Told, light_of
from tutor.play.log import Entry
from tutor.play.stopped import Stopped
from tutor.sudoku.grid import Grid
from tutor.tui.commands import REVIEW, Command
from tutor.tui.screens import review_words as words
from tutor.tui.screens.board_screen import BoardScreen
from tutor.tui.screens.listed import PagedScreen
from tutor.tui.screens.titles import title_of
from tutor.tui.widgets.status import StatusLine


class ReviewScreen(PagedScreen, BoardScreen):
    """The summary of a game first, then its moves."""

    NAME = "review"
    COACH_FIRST = True
    COMMAND_SET: ClassVar[tuple[Command, ...]] = REVIEW

    def __init__(self, puzzle: Grid, log: Sequence[Entry], title: str = "") -> None:
        super().__init__(Board(puzzle))
        self.index = 0
        """The page shown: 0 is the summary, others are moves."""
        self.review: Review | None = None
        """What the game comes to; None while it is being read."""
        self._puzzle = puzzle
        self._log = tuple(log)
        self._title = title
        self._told_on: Static | None = None
        self._told_in = ""

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
            found = review(self._puzzle, self._log, pulse, watch, self._title)
            self.app.call_from_thread(self._found, found)
        except Stopped:
            return

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Say so if a game cannot be read back."""
        if event.state == WorkerState.ERROR:
            self._show_title()
            self.say("review-failed")
            self.app.log.error(event.worker.error)

    def _show_title(self, share: float | None = None) -> None:
        """The title of the panel: how far the reading is, or whose panel it is."""
        if not self.is_attached:
            return
        say = self.speaker.say
        if share is None:
            self.coach.title(say("coach-title"))
        else:
            self.coach.title(say("coach-thinking", percent=round(100 * share)))

    def _found(self, found: Review) -> None:
        """Everything is known: show the summary."""
        if self.is_attached:
            self.review = found
            self._show_title()
            self.fill_list()
            self.show_index(0)

    @property
    def _moves(self) -> tuple[Move, ...]:
        return () if self.review is None else self.review.moves

    def lines(self) -> list[str]:
        """The pages: the summary, then every move."""
        moves = [words.line(move, self.geometry, self.speaker) for move in self._moves]
        return [self.speaker.say("review-summary-line"), *moves]

    # Showing

    def show_status(self) -> None:
        """Which game, and where in it we are."""
        say, count = self.speaker.say, len(self._moves)
        title = title_of(self._title, self.geometry, self.speaker) if self._title else ""
        move = self._move
        self.query_one(StatusLine).show(
            " · ".join(filter(None, (say("screen-review"), title))),
            f"{self.index}/{count}" if count else "",
            "" if move is None else words.clock(move.elapsed),
            "" if move is None else words.short(move, self.speaker),
        )

    @property
    def _move(self) -> Move | None:
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
        assert self.review is not None
        instead_of = self._told_on
        self._told_in = self.speaker.language
        move = self._move
        if move is None:
            self.board.cells = board_of(self.review.end, is_marked=False).cells
            self._told_on = self.tell(Told(self._summary()), instead_of=instead_of)
            return
        board = board_of(move.before)
        for cell, digit in move.wrong_then:
            board.cells[cell] = Cell(digit)
        self.board.cells = board.cells
        light, legend = self._light(move)
        told = Told(self._sentences(move), light, legend)
        self._told_on = self.tell(told, instead_of=instead_of)

    def _summary(self) -> tuple[str, ...]:
        """How it went, what to review, and the way on."""
        assert self.review is not None
        topics = "\n".join(words.topics(self.review, self.speaker))
        return (
            *words.summary(self.review, self.speaker),
            f"{self.speaker.say('review-next')}{self.speaker.say('colon')}\n{topics}",
            self.speaker.say("review-welcome" if self._moves else "review-empty"),
        )

    def _sentences(self, move: Move) -> tuple[str, ...]:
        geometry, speaker = self.geometry, self.speaker
        return (
            words.headline(move, geometry, speaker),
            *words.verdict(move, geometry, speaker),
            *words.reasons(move, geometry, speaker.language),
            *words.instead(move, geometry, speaker),
        )

    def _light(self, move: Move) -> tuple[Light, tuple[Legend, ...]]:
        """The last step of a proof; without one, what was done."""
        wrong = tuple(cell for cell, _ in move.wrong_then)
        if move.is_proved:
            light = light_of(move.steps[-1], narrate.REASON)
            legend = legend_of(light.marks, self.geometry, self.speaker.language)
            return Light(
                light.marks, light.houses, light.placements, light.eliminations, wrong
            ), legend
        if move.justification == "wrong":
            done = tuple(cell for cell, _ in move.placements + move.eliminations)
            return Light(wrong=(*wrong, *done)), ()
        return Light(placements=move.placements, eliminations=move.eliminations, wrong=wrong), ()

    def retell(self) -> None:
        """The page and the list are in the learner's language too."""
        super().retell()
        if self.is_mounted and self.review is not None and self._told_in != self.speaker.language:
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
