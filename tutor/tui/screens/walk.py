"""Pas à pas: any puzzle solved step by step, back and forth."""

from collections.abc import Callable
from functools import partial

from textual.content import Content
from textual.timer import Timer
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from tutor.activity.said import Reply, Said
from tutor.activity.walk import Walk
from tutor.activity.walk_words import StepRow
from tutor.base.watch import Stopped
from tutor.games.game import Way
from tutor.tui.board.table import WalkTable
from tutor.tui.commands import WALK, Command
from tutor.tui.parts.tables import abridged, fitted
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.screens.verbs import Stepping
from tutor.tui.thinking import Pace
from tutor.tui.watched import keep_watched
from tutor.tui.widgets.status import ROOMY, StatusLine
from tutor.tui.widgets.transcript import Entry

_RESULT, _SHORT_RESULT = 9, 7
"""Columns of what a step concludes, with room and with little."""
_SIGNS = 2
"""Columns that a list keeps for itself: its sign, and its bar."""
_AT_ONCE = 5
"""So many lines are read in a turn of the clock."""
_SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds a step, to choose from."""


class WalkScreen(BoardWithCoach):
    """A puzzle and its steps, found in the background and shown one at a time."""

    NAME = "walk"
    HAS_LIST = True
    MORE = "read-on"
    COMMAND_SET = WALK
    purpose = "walk"

    def __init__(
        self,
        set_table: Callable[[TutorScreen], WalkTable],
        used: tuple[str, ...] | None = None,
        way: Way | None = None,
    ) -> None:
        """A puzzle that may be solved with all techniques, or only with some of them.

        Who asked for a way to solve it sees first what came of that.
        """
        super().__init__()
        self.table = table = set_table(self)
        self.easel, self.MORE_HELP = table.easel, table.more_help
        self.walk = Walk(table.solver, lambda: self.speaker, title=table.title, used=used, way=way)
        self._stepping = Stepping(
            self.walk, self, title="choose-step", before="walk-before", after="walk-after"
        )
        self.begins_at = 0
        """The step to go to as soon as it is found."""
        self._shows_waiting = False
        self._step: Entry | None = None
        """The step on the card."""
        self._timer: Timer | None = None
        self._turns = 0
        """For how many turns of the clock the same lines have been in sight."""

    def parts(self) -> tuple[object, ...]:
        """The board can be copied and saved; and the keys of steps."""
        return self.easel, self._stepping

    # Finding the steps

    def opened(self) -> None:
        """Begin to look for steps."""
        super().opened()
        self._begin()
        if self.walk.way is not None:
            self.walk.last()
            self.show(Reply())
        elif self.begins_at:
            self.show(self.walk.go_to(self.begins_at))

    def keep(self) -> None:
        """The puzzle waits at its step."""
        keep_watched(self.tutor.store, self.walk, self.table.puzzle())

    def do_back(self) -> None:
        """Leave it there."""
        self.keep()
        super().do_back()

    def _begin(self) -> None:
        self.steps.clear_options()
        self.coach.forget()
        self.show(Reply(is_new=True))
        self.run_worker(self._find, thread=True, exclusive=True, group="walk", exit_on_error=False)

    def _find(self) -> None:
        worker = get_current_worker()
        pace = Pace(partial(self.app.call_from_thread, self._show_waiting), by_share=False)

        def watch(share: float) -> None:
            if worker.is_cancelled:
                raise Stopped
            pace(share)

        try:
            for answer in self.walk.find(watch):
                self.app.call_from_thread(self._found, answer)
                pace.begin()
        except Stopped:
            return

    def _found(self, answer: Callable[[], Reply]) -> None:
        """Another step is known, or something is to be said."""
        if self.is_there:
            reply = answer()
            self.steps.add_options(self._options(self.steps.option_count))
            if self.steps.highlighted is None and self.steps.option_count:
                self.steps.highlighted = self.walk.index
            self.show(reply, opens=any(isinstance(i, Said) and i.lights for i in reply.items))

    def _options(self, first: int) -> list[Option]:
        """The lines of the list, from one on."""
        rows = [Option(self._row(row), id=str(row.number - 1)) for row in self.walk.rows(first)]
        end, count = self.walk.end(), len(self.walk.stages)
        return [*rows, Option(f"   {end}", id=str(count))] if end and first <= count else rows

    def _row(self, row: StepRow) -> Content:
        """Number, result and technique; its house where there is room."""
        is_roomy = self.app.size.width >= ROOMY
        room = self.coach.room - (_SIGNS if is_roomy else 0)
        digits = len(str(len(self.walk.stages)))
        head = Content.assemble(
            (f"{row.number:>{max(digits, 2)}} ", "$muted"),
            fitted(row.result, _RESULT if is_roomy else min(len(row.result), _SHORT_RESULT)),
            " ",
        )
        line = head + Content.assemble(
            (
                abridged(row.name, room - head.cell_length, row.short),
                "$muted" if row.is_basic else "bold",
            ),
            (f"  {row.house}" if is_roomy else "", "$muted"),
        )
        return fitted(line, room)

    def _show_waiting(self, share: float = 0, seconds: int = 0) -> None:
        """How far the next step is, for somebody who waits for it."""
        if self.is_there and self.walk.is_waiting:
            percent = round(100 * share)
            self.coach.busy(self.speaker.say("walk-waiting", percent=percent, seconds=seconds))

    # Showing

    def show(self, reply: Reply, *, opens: bool = True) -> None:
        """Show where the walk is, and say what is said."""
        walk = self.walk
        if reply.is_new and reply.items and not walk.is_refused:
            self.coach.forget()
        if reply.is_new:
            self._turns = 0
            walk.board.show()
            if walk.index < self.steps.option_count:
                self.steps.highlighted = walk.index
            self.light_up(*walk.light)
        for item in reply.items:
            if isinstance(item, Said):
                self._say(item)
        if reply.items and opens:
            self.open_drawer()
        self._show_title()
        self._keep_time()
        self.show_status()
        self.show_keys()

    def command_name(self, command: Command) -> str:
        """What plays by itself can be stopped by the same key."""
        if command.id == "auto" and self.walk.is_playing:
            return self.speaker.say("walk-pause")
        return super().command_name(command)

    def _say(self, said: Said) -> None:
        if said.is_hint:
            self._step = self.coach.tell(
                said.told, instead_of=self._step if said.replaces else None
            )
        else:
            self.coach.say(*said.told.sentences)

    def _show_title(self) -> None:
        was_waiting, self._shows_waiting = self._shows_waiting, self.walk.is_waiting
        if not self._shows_waiting:
            ends = self.walk.is_known and self.walk.index == len(self.walk.stages)
            self.coach.title(self.speaker.say("walk-end" if ends else "coach-title"))
            self.coach.now(self.card_offers(*self.walk.offers))
        elif not was_waiting:
            self._show_waiting()
            self.open_drawer()

    def _keep_time(self) -> None:
        """Let the clock run as long as it plays."""
        if self._timer is not None and not self.walk.is_playing:
            self._timer.stop()
            self._timer = None
        elif self._timer is None and self.walk.is_playing:
            self._timer = self.set_interval(
                self.settings.play_speed, self.if_there(self._stepping.do_read_on)
            )

    def show_status(self) -> None:
        """Where in the walk we are."""
        self.query_one(StatusLine).show(*self.walk.status(self.settings.play_speed))

    def show_content(self) -> None:
        """The list and the step are in the learner's language too."""
        super().show_content()
        self.steps.show(self._options(0))
        self.show(self.walk.retell(), opens=False)

    def on_screen_suspend(self) -> None:
        """Nobody looks: stop playing."""
        self.walk.is_playing = False
        self._keep_time()

    # Back and forth

    def go_to(self, index: int) -> None:
        """Show a step."""
        self.show(self.walk.go_to(index))

    def beyond_lines(self, by: int) -> str:
        """The next step, or the one before."""
        return "next" if by > 0 else "previous"

    # Playing by itself

    def do_auto(self) -> None:
        """Play, or stop playing."""
        self.show(self.walk.play())

    def do_slower(self) -> None:
        """More time for each step."""
        self._change_speed(1)

    def do_faster(self) -> None:
        """Less time for each step."""
        self._change_speed(-1)

    def _change_speed(self, by: int) -> None:
        nearest = min(_SPEEDS, key=lambda speed: abs(speed - self.settings.play_speed))
        index = min(max(_SPEEDS.index(nearest) + by, 0), len(_SPEEDS) - 1)
        self.tutor.change(play_speed=_SPEEDS[index])
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self._keep_time()
        self.show_status()
        seconds = self.speaker.decimal(_SPEEDS[index])
        self.tutor.tell(self.speaker.say("walk-playing", seconds=seconds), seconds=2)

    # Where one can go from here

    def do_play_it(self) -> None:
        """Play this puzzle yourself."""
        self.tutor.puzzles.play_what_is_watched(self.table.puzzle(), self.table.title)

    def do_solve(self) -> None:
        """Have it solved, in another way."""
        self.tutor.puzzles.solve(self.table.puzzle(), self.table.title, replace=True)

    # Filters

    def do_filter(self) -> None:
        """Stop at a technique, or only use those up to one."""

        def chosen(kind: str) -> None:
            if kind != "none":
                self._choose_technique(kind)
                return
            self.walk.use_all()
            self._begin()

        self.tutor.choose(self.speaker.say("filter-title"), self.walk.filters(), chosen)

    def _choose_technique(self, kind: str) -> None:
        def chosen(id: str) -> None:
            if kind == "stop":
                self.show(self.walk.seek(id))
            else:
                self.walk.use_up_to(id)
                self._begin()

        title = self.speaker.say(f"filter-{kind}")
        self.tutor.choose(title, self.walk.techniques(kind), chosen)
