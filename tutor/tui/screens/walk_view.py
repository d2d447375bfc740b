"""The steps of a puzzle, whatever the game: found in the background, shown one at a time."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from tutor.base.stopped import Stopped
from tutor.base.watch import Pulse
from tutor.games.told import Told
from tutor.tui.navigation import Purpose
from tutor.tui.pace import Pace
from tutor.tui.screens.step_list import StepListScreen
from tutor.tui.widgets.status import KeyBar, StatusLine


class WalkView(StepListScreen):
    """Finds the steps of a puzzle, and shows one of them with its reason.

    Put before the screen of the game's board.
    """

    NAME = "walk"
    walk: Any
    """The steps as far as they are known, and the boards between them."""
    index = 0
    """The step shown; one more than the last is the end."""
    is_after = False
    """Whether the board is shown after the step, rather than before it."""
    stop_at: str | None = None
    _title = ""
    _wanted: int | None = None
    """The step that is waited for."""
    _seeks = False
    """Whether the next step of the technique to stop at is waited for."""
    _timer: Timer | None = None
    _problem = False
    _told_on: Static | None = None
    """Where the step shown is told."""
    _told_in = ""

    # What depends on the game

    @property
    def ladder(self) -> Sequence[Any]:
        """All that may be used, the simplest first."""
        raise NotImplementedError

    @property
    def used(self) -> Sequence[Any]:
        """What this walk may use."""
        raise NotImplementedError

    def name_of(self, id: str) -> str:
        """A technique or rule, at the start of a line."""
        raise NotImplementedError

    def called(self, id: str) -> str:
        """A technique or rule, within a sentence."""
        raise NotImplementedError

    def refusal(self, walk: Any, pulse: Pulse) -> tuple[str, ...]:
        """Why a puzzle cannot be solved; nothing if it can."""
        raise NotImplementedError

    def place_of(self, step: Any) -> str:
        """Where a step concludes something, in few characters."""
        raise NotImplementedError

    def rating_of(self, step: Any) -> float | None:
        """How hard a step is for people."""
        raise NotImplementedError

    def set_board(self, board: Any) -> None:
        """Put another board on the screen."""
        raise NotImplementedError

    def told_stage(self, stage: Any) -> Told:
        """A step with its reason."""
        raise NotImplementedError

    def told_end(self) -> Told:
        """What it took."""
        raise NotImplementedError

    def filled(self) -> str:
        """How much of the board is known."""
        raise NotImplementedError

    def title_text(self) -> str:
        """What the puzzle is called."""
        raise NotImplementedError

    # Finding the steps

    def opened(self) -> None:
        """Begin to look for steps."""
        super().opened()
        self.begin()

    def begin(self) -> None:
        """Look for the steps of the puzzle, unless it cannot be solved."""
        self._wanted, self._seeks = None, False
        self._show_index(0)
        self.run_worker(self._find, thread=True, exclusive=True, group="walk", exit_on_error=False)

    def _find(self) -> None:
        worker = get_current_worker()
        walk = self.walk

        def watch(share: float) -> None:
            if worker.is_cancelled:
                raise Stopped
            pace(share)

        show = partial(self.app.call_from_thread, self._show_waiting, walk)
        pace = Pace(show, by_share=False)
        try:
            if refusal := self.refusal(walk, lambda: watch(0)):
                self.app.call_from_thread(self._refuse, refusal)
                return
            self.app.call_from_thread(self._say_welcome)
            for _ in walk.find(watch):
                self.app.call_from_thread(self._found, walk)
                pace.begin()
            self.app.call_from_thread(self._found, walk)
        except Stopped:
            return

    def _say_welcome(self) -> None:
        if self.is_there:
            self.coach.say(self.speaker.say("walk-welcome"))

    def _refuse(self, sentences: tuple[str, ...]) -> None:
        """The puzzle cannot be solved: say why."""
        self._problem = True
        if self.is_there:
            self.coach.say(*sentences)

    def _show_waiting(self, walk: Any, share: float, seconds: int) -> None:
        """How far the next step is, for somebody who waits for it."""
        if walk is self.walk and self.is_there and self._is_waiting:
            percent = round(100 * share)
            self.coach.title(self.speaker.say("walk-waiting", percent=percent, seconds=seconds))

    @property
    def _is_waiting(self) -> bool:
        """Whether somebody waits for a step that is not known yet."""
        return self._seeks or self._wanted is not None

    def _wait(self, wanted: int | None = None, *, seeks: bool = False) -> None:
        """Wait for a step, and say so at once."""
        was_waiting = self._is_waiting
        self._wanted, self._seeks = wanted, seeks
        if not was_waiting:
            self._show_waiting(self.walk, 0, 0)
            self.open_drawer()

    def _stop_waiting(self) -> None:
        """No step is waited for any more."""
        if self._is_waiting:
            self._wanted, self._seeks = None, False
            self.coach.title(self.speaker.say("coach-title"))

    def _found(self, walk: Any) -> None:
        """Another step is known, or all of them are."""
        if walk is not self.walk or not self.is_there:
            return
        self._extend_list()
        count = len(walk.stages)
        if self._wanted is not None and (count > self._wanted or walk.end is not None):
            self.go_to(min(self._wanted, count))
        self.show_status()

    def _extend_list(self) -> None:
        """Add the steps that the list does not show yet."""
        self.steps.add_options(self._lines(self.steps.option_count))

    def _lines(self, first: int = 0) -> list[Option]:
        """The steps as lines of the list, and the end after the last."""
        stages = self.walk.stages
        lines = [self._line(stages[n].step, n) for n in range(first, len(stages))]
        if self.walk.end is not None and first <= len(stages):
            lines.append(self.speaker.say("walk-end"))
        return [Option(Content(line), id=str(first + n)) for n, line in enumerate(lines)]

    def _line(self, step: Any, index: int) -> str:
        """A step in the list: its number, technique, place and rating."""
        rating = self.rating_of(step)
        told = "" if rating is None else f" ({self.speaker.decimal(rating)})"
        return f"{index + 1}. {self.name_of(step.technique)} {self.place_of(step)}{told}"

    # Showing

    @property
    def purpose(self) -> Purpose:
        """What is pasted here is to be watched too."""
        return "walk"

    def show_status(self) -> None:
        """Where in the walk we are."""
        say = self.speaker.say
        count = len(self.walk.stages)
        known = f"{count}" if self.walk.end is not None else f"{count}+"
        self.query_one(StatusLine).show(
            " · ".join(filter(None, (say("screen-walk"), self.title_text()))),
            say("walk-step", step=min(self.index + 1, count), count=known) if count else "",
            self.filled(),
            say("walk-playing", seconds=self.speaker.decimal(self.settings.play_speed))
            if self._timer
            else "",
            *self._filters(),
        )

    def _filters(self) -> Iterable[str]:
        """What is left out, and where playing stops."""
        say, ladder = self.speaker.say, tuple(self.ladder)
        if self.stop_at:
            yield say("walk-stops-at", name=self.called(self.stop_at))
        used = tuple(self.used)
        if used and used != ladder:
            name = self.called(used[-1].id)
            is_beginning = used == ladder[: len(used)]
            yield (
                say("walk-up-to", name=name) if is_beginning else say("walk-only", count=len(used))
            )

    def show_keys(self) -> None:
        """The keys of a walk."""
        ids = self.footer_ids()
        self.query_one(KeyBar).show(self.offered(*ids))

    def go_to(self, index: int) -> None:
        """Show a step; one past the last is the end."""
        count = len(self.walk.stages)
        if index > count or (index == count and self.walk.end is None):
            self._wait(index)
            return
        index = max(index, 0)
        moved = index != self.index or not self.coach.said
        self._show_index(index, tell=True)
        if moved and self.walk.end is not None and index == count:
            self._stop_playing()

    def _show_index(self, index: int, *, tell: bool = False) -> None:
        self._stop_waiting()
        self.index, self.is_after, self._told_on = index, False, None
        steps = self.steps
        if index < steps.option_count:
            steps.highlighted = index
        if index < len(self.walk.stages):
            stage = self.walk.stages[index]
            self.set_board(stage.before)
            if tell:
                self._tell_stage(stage)
            else:
                self.darken()
        else:
            self.set_board(self.walk.board(index))
            self.darken()
            if tell and self.walk.end is not None:
                self._tell_end()
        self.show_status()

    def _tell_stage(self, stage: Any, instead_of: Static | None = None) -> None:
        self._told_in = self.speaker.language
        self._told_on = self.tell(self.told_stage(stage), instead_of=instead_of)

    def _tell_end(self) -> None:
        """What it took."""
        self.tell(self.told_end())

    def on_screen_suspend(self) -> None:
        """Nobody looks: stop playing."""
        self._stop_playing()

    def _stop_playing(self) -> None:
        """Let the learner take the next step."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self.show_status()

    def retell(self) -> None:
        """The list is in the learner's language too."""
        super().retell()
        if self.is_there:
            if not self._is_waiting:
                self.coach.title(self.speaker.say("coach-title"))
            if self._told_on is not None and self._told_in != self.speaker.language:
                self._tell_stage(self.walk.stages[self.index], self._told_on)
            self.steps.show(self._lines())
