"""The steps of a grid: found in the background, shown one at a time."""

from collections.abc import Iterable

from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from tutor import narrate
from tutor.explain.diagnose import Diagnosis, diagnose
from tutor.play.board import board_of
from tutor.play.coach import DARK, Told, tell_step
from tutor.play.stopped import Stopped
from tutor.play.walking import Stage, Walk
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES, Technique
from tutor.techniques.step import Step
from tutor.tui.navigation import Purpose
from tutor.tui.screens.board_screen import BoardScreen
from tutor.tui.screens.listed import ListedScreen
from tutor.tui.screens.titles import title_of
from tutor.tui.screens.walk_summary import summary
from tutor.tui.widgets.status import KeyBar, StatusLine


class WalkView(ListedScreen, BoardScreen):
    """Finds the steps of a grid, and shows one of them with its reason."""

    NAME = "walk"

    def __init__(
        self, grid: Grid, title: str = "", techniques: tuple[Technique, ...] = LADDER
    ) -> None:
        super().__init__(board_of(grid))
        self.walk = Walk(grid, techniques)
        self.index = 0
        """The step shown; one more than the last is the end."""
        self.is_after = False
        """Whether the board is shown after the step, rather than before it."""
        self.stop_at: str | None = None
        self._title = title
        self._wanted: int | None = None
        self._timer: Timer | None = None
        self._problem = False
        self._told_on: Static | None = None
        """Where the step shown is told."""
        self._told_in = ""

    # Finding the steps

    def opened(self) -> None:
        """Begin to look for steps."""
        super().opened()
        self.begin()

    def begin(self) -> None:
        """Look for the steps of the grid, unless it cannot be solved."""
        self._wanted = None
        self._show_index(0)
        self.run_worker(self._find, thread=True, exclusive=True, group="walk", exit_on_error=False)

    def _find(self) -> None:
        worker = get_current_worker()
        walk = self.walk

        def watch(_: float) -> None:
            if worker.is_cancelled:
                raise Stopped

        try:
            diagnosis = diagnose(walk.grid, pulse=lambda: watch(0))
            if diagnosis.mistake is not None:
                self.app.call_from_thread(self._refuse, diagnosis)
                return
            walk.grid = diagnosis.board
            self.app.call_from_thread(self.coach.say, self.speaker.say("walk-welcome"))
            for _ in walk.find(watch):
                self.app.call_from_thread(self._found, walk)
            self.app.call_from_thread(self._found, walk)
        except Stopped:
            return

    def _refuse(self, diagnosis: Diagnosis) -> None:
        """The grid cannot be solved: say why."""
        self._problem = True
        self.coach.say(*narrate.tell_diagnosis(diagnosis, self.geometry, self.speaker.language))

    def _found(self, walk: Walk) -> None:
        """Another step is known, or all of them are."""
        if walk is not self.walk or not self.is_attached:
            return
        self._extend_list()
        count = len(walk.stages)
        if self._wanted is not None and (count > self._wanted or walk.end is not None):
            wanted, self._wanted = self._wanted, None
            self.go_to(min(wanted, count))
        self.show_status()

    def _extend_list(self) -> None:
        """Add the steps that the list does not show yet."""
        steps = self.steps
        stages = self.walk.stages
        for index in range(steps.option_count, len(stages)):
            line = self._line(stages[index].step, index)
            steps.add_option(Option(Content(line), id=str(index)))
        if self.walk.end is not None and steps.option_count == len(stages):
            end = Content(self.speaker.say("walk-end"))
            steps.add_option(Option(end, id=str(len(stages))))

    def _line(self, step: Step, index: int) -> str:
        """A step in the list: its number, technique, place and rating."""
        geometry, language = self.geometry, self.speaker.language
        concluded = step.placements or step.eliminations
        place = geometry.cell_name(concluded[0].cell, language)
        if step.placements:
            place += f"={geometry.digit_name(concluded[0].digit)}"
        rating = TECHNIQUES[step.technique].rating_of(step)
        told = "" if rating is None else f" ({self.speaker.decimal(rating)})"
        return f"{index + 1}. {narrate.name(step.technique, language)} {place}{told}"

    # Showing

    @property
    def purpose(self) -> Purpose:
        """A grid pasted here is to be watched too."""
        return "walk"

    def show_status(self) -> None:
        """Where in the walk we are."""
        say = self.speaker.say
        count = len(self.walk.stages)
        known = f"{count}" if self.walk.end is not None else f"{count}+"
        filled = self.walk.board(self.index).filled_count
        title = title_of(self._title, self.geometry, self.speaker) if self._title else ""
        self.query_one(StatusLine).show(
            " · ".join(filter(None, (say("screen-walk"), title))),
            say("walk-step", step=min(self.index + 1, count), count=known) if count else "",
            f"{filled}/{self.geometry.cell_count}",
            say("walk-playing", seconds=self.speaker.decimal(self.settings.play_speed))
            if self._timer
            else "",
            *self._filters(),
        )

    def _filters(self) -> Iterable[str]:
        """What is left out, and where playing stops."""
        say, language = self.speaker.say, self.speaker.language
        if self.stop_at:
            yield say("walk-stops-at", name=narrate.called(self.stop_at, language))
        used = tuple(self.walk.techniques)
        if used and used != LADDER:
            name = narrate.called(used[-1].id, language)
            is_beginning = used == LADDER[: len(used)]
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
            self._wanted = index
            return
        index = max(index, 0)
        moved = index != self.index or not self.coach.said
        self._show_index(index, tell=True)
        if moved and self.walk.end is not None and index == count:
            self._stop_playing()

    def _show_index(self, index: int, *, tell: bool = False) -> None:
        self.index, self.is_after, self._told_on = index, False, None
        steps = self.steps
        if index < steps.option_count:
            steps.highlighted = index
        if index < len(self.walk.stages):
            stage = self.walk.stages[index]
            self._set_board(stage.before)
            if tell:
                self._tell_stage(stage)
            else:
                self.light_up(DARK)
        else:
            self._set_board(self.walk.board(index))
            self.light_up(DARK)
            if tell and self.walk.end is not None:
                self._tell_end()
        self.show_status()

    def _set_board(self, grid: Grid) -> None:
        self.board.cells = board_of(grid).cells

    def _tell_stage(self, stage: Stage, instead_of: Static | None = None) -> None:
        told = tell_step(stage.step, narrate.REASON, self.geometry, self.speaker.language)
        before = "\n".join(self._candidates_changed(stage))
        sentences = (*told.sentences, before) if before else told.sentences
        if self.walk.searched_from == self.index:
            left = self.speaker.number(self.walk.space_left)
            sentences = (self.speaker.say("walk-stuck", count=left), *sentences)
        self._told_in = self.speaker.language
        told = Told(sentences, told.light, told.legend)
        self._told_on = self.tell(told, instead_of=instead_of)

    def _candidates_changed(self, stage: Stage) -> Iterable[str]:
        """``r4c7: 1 5 9 → 1 9`` for each cell that loses candidates."""
        gone: dict[int, int] = {}
        for cell, digit in stage.step.eliminations:
            gone[cell] = gone.get(cell, 0) | 1 << digit - 1
        for cell, mask in gone.items():
            before = stage.before.candidates[cell]
            names = [
                " ".join(map(self.geometry.digit_name, digits(m))) for m in (before, before & ~mask)
            ]
            yield f"{self.cell_name(cell)}{self.speaker.say('colon')}{names[0]} → {names[1]}"

    def _tell_end(self) -> None:
        """What it took."""
        self.tell(Told((summary(self.walk, self.speaker),)))

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
        if self.is_mounted and self.query("#steps"):
            self.coach.title(self.speaker.say("coach-title"))
            if self._told_on is not None and self._told_in != self.speaker.language:
                self._tell_stage(self.walk.stages[self.index], self._told_on)
            steps = self.steps
            place = steps.highlighted
            steps.clear_options()
            self._extend_list()
            steps.highlighted = place
