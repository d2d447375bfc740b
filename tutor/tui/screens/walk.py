"""Pas à pas: any grid solved step by step, back and forth."""

from collections.abc import Iterable
from typing import ClassVar

from textual.widgets import OptionList

from tutor import narrate
from tutor.play.coach import Light, tell_step
from tutor.play.walking import Walk
from tutor.techniques.ladder import LADDER, TECHNIQUES, Technique
from tutor.tui.commands import WALK, Command
from tutor.tui.screens.walk_view import WalkView

_SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds a step, to choose from."""


class WalkScreen(WalkView):
    """A grid, its steps, and what can be done with them."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = WALK

    def do_next(self) -> None:
        """The next step."""
        if self._problem:
            return
        if self.index == 0 and not self._has_begun:
            self.go_to(0)
        elif self.index < len(self.walk.stages) or self.walk.end is None:
            self.go_to(self.index + 1)
        if self._timer is not None and self._is_stop():
            self._stop_playing()

    @property
    def _has_begun(self) -> bool:
        """Whether the first step has been told, rather than only the board shown."""
        return self._told_on is not None or self.index > 0

    def _is_stop(self) -> bool:
        stages = self.walk.stages
        return self.index < len(stages) and stages[self.index].step.technique == self.stop_at

    @property
    def _at_end(self) -> bool:
        """Whether there is no step to come."""
        return self.walk.end is not None and self.index >= len(self.walk.stages)

    def do_previous(self) -> None:
        """The step before."""
        if self.index == 0:
            self._show_index(0)
        else:
            self.go_to(self.index - 1)

    def do_first(self) -> None:
        """The first step."""
        self.go_to(0)

    def do_last(self) -> None:
        """The end, as soon as it is known."""
        if self.walk.end is not None:
            self.go_to(len(self.walk.stages))
        elif not self._problem:
            self._wanted = 10**9
            self.say("walk-finding")

    def do_list(self) -> None:
        """Jump to a step of the list."""
        lines = [self._line(stage.step, index) for index, stage in enumerate(self.walk.stages)]
        if self.walk.end is not None:
            lines.append(self.speaker.say("walk-end"))
        self.choose_step(self.speaker.say("choose-step"), lines)

    def do_auto(self) -> None:
        """Play, or stop playing."""
        if self._timer is not None:
            self._stop_playing()
        elif not self._problem and not self._at_end:
            self._timer = self.set_interval(self.settings.play_speed, self.do_next)
            self.do_next()
        self.show_status()

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
            self._stop_playing()
            self._timer = self.set_interval(self.settings.play_speed, self.do_next)
        self.show_status()
        seconds = self.speaker.decimal(_SPEEDS[index])
        self.tutor.tell(self.speaker.say("walk-playing", seconds=seconds), seconds=2)

    def do_filter(self) -> None:
        """Stop at a technique, or only use those up to one."""
        say = self.speaker.say
        choices = [("stop", say("filter-stop")), ("up-to", say("filter-up-to"))]
        if self.stop_at or len(self.walk.techniques) < len(LADDER):
            choices.append(("none", say("filter-none")))

        def chosen(answer: str | None) -> None:
            if answer == "none":
                self.stop_at = None
                self._restart(LADDER)
            elif answer is not None:
                self._choose_technique(answer)

        self.tutor.choose(say("filter-title"), choices, chosen)

    def _choose_technique(self, kind: str) -> None:
        language = self.speaker.language
        offered: Iterable[Technique] = LADDER
        if kind == "stop" and self.walk.end is not None:
            offered = [TECHNIQUES[id] for id in self.walk.counts()]
        choices = [(t.id, narrate.name(t.id, language)) for t in offered]

        def chosen(id: str | None) -> None:
            if id is None:
                return
            if kind == "up-to":
                last = LADDER.index(TECHNIQUES[id])
                self._restart(LADDER[: last + 1])
            else:
                self.stop_at = id
                self._to_stop()

        self.tutor.choose(self.speaker.say(f"filter-{kind}"), choices, chosen)

    def _to_stop(self) -> None:
        """Go to the next step of the technique to stop at."""
        assert self.stop_at is not None
        start = self.index if self._has_begun else -1
        found = self.walk.next_of(self.stop_at, start)
        if found is not None:
            self.go_to(found)
        else:
            name = narrate.called(self.stop_at, self.speaker.language)
            self.say("filter-not-found", name=name)
        self.show_status()

    def _restart(self, techniques: tuple[Technique, ...]) -> None:
        """The same grid with other techniques."""
        self._stop_playing()
        self.walk = Walk(self.walk.grid, techniques)
        self.query_one("#steps", OptionList).clear_options()
        self.coach.forget()
        self.begin()

    def do_candidates(self) -> None:
        """The board before the step, or after it."""
        if self.index >= len(self.walk.stages):
            return
        stage = self.walk.stages[self.index]
        self.is_after = not self.is_after
        if self.is_after:
            self._set_board(self.walk.board(self.index + 1))
            self.light_up(Light(houses=stage.step.houses))
        else:
            self._set_board(stage.before)
            told = tell_step(stage.step, narrate.REASON, self.geometry, self.speaker.language)
            self.light_up(told.light, told.legend)
        shown = "walk-after" if self.is_after else "walk-before"
        self.tutor.tell(self.speaker.say(shown), seconds=2)

    def do_play_it(self) -> None:
        """Play this grid yourself."""
        if not self.tutor.go_back_to_game(self.walk.grid):
            self.tutor.open_game(self.walk.grid, self._title or "pasted")
