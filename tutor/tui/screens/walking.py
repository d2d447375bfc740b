"""Going through the steps of a puzzle, whatever the game: back, forth, and by themselves."""

from collections.abc import Sequence
from typing import Any, ClassVar

from tutor.tui.commands import WALK, Command
from tutor.tui.screens.walk_view import WalkView

_SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds a step, to choose from."""


class WalkingScreen(WalkView):
    """The steps of a puzzle, and what can be done with them."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = WALK

    # What depends on the game

    def new_walk(self, used: Sequence[Any]) -> Any:
        """The same puzzle, for somebody who may use something else."""
        raise NotImplementedError

    def light_after(self, step: Any) -> None:
        """Show where a step was, on the board after it."""
        raise NotImplementedError

    # Back and forth

    def do_next(self) -> None:
        """The next step."""
        if self._problem:
            return
        if self.index == 0 and not self._has_begun:
            self.go_to(0)
        elif self.index < len(self.walk.stages) or self.walk.end is None:
            self.go_to(self.index + 1)

    def go_to(self, index: int) -> None:
        """Show a step, now or once it is found; playing ends where it is to stop."""
        super().go_to(index)
        if self._timer is not None and not self._is_waiting and self._is_stop():
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
            self._wait(10**9)
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
            self._timer = self.set_interval(self.settings.play_speed, self.if_there(self.do_next))
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
            self._timer = self.set_interval(self.settings.play_speed, self.if_there(self.do_next))
        self.show_status()
        seconds = self.speaker.decimal(_SPEEDS[index])
        self.tutor.tell(self.speaker.say("walk-playing", seconds=seconds), seconds=2)

    def do_filter(self) -> None:
        """Stop at a technique, or only use those up to one."""
        say = self.speaker.say
        choices = [("stop", say("filter-stop")), ("up-to", say("filter-up-to"))]
        if self.stop_at or len(self.used) < len(self.ladder):
            choices.append(("none", say("filter-none")))

        def chosen(answer: str | None) -> None:
            if answer == "none":
                self.stop_at = None
                self._restart(self.ladder)
            elif answer is not None:
                self._choose_technique(answer)

        self.tutor.choose(say("filter-title"), choices, chosen)

    def _choose_technique(self, kind: str) -> None:
        ids = [one.id for one in self.ladder]
        offered = ids
        if kind == "stop" and self.walk.end is not None:
            offered = list(self.walk.counts())
        choices = [(id, self.name_of(id)) for id in offered]

        def chosen(id: str | None) -> None:
            if id is None:
                return
            if kind == "up-to":
                self._restart(self.ladder[: ids.index(id) + 1])
            else:
                self.stop_at = id
                self._to_stop()

        self.tutor.choose(self.speaker.say(f"filter-{kind}"), choices, chosen)

    def _to_stop(self) -> None:
        """Go to the next step of the technique to stop at, as soon as it is known."""
        assert self.stop_at is not None
        start = self.index if self._has_begun else -1
        # Asked first: a step that is found meanwhile is not to be missed.
        is_known = self.walk.end is not None or self._problem
        found = self.walk.next_of(self.stop_at, start)
        if found is not None:
            self.go_to(found)
        elif not is_known:
            self._wait(seeks=True)
        else:
            self._stop_waiting()
            self.say("filter-not-found", name=self.called(self.stop_at))
        self.show_status()

    def _found(self, walk: Any) -> None:
        """Another step is known: it may be one to stop at."""
        super()._found(walk)
        if walk is self.walk and self.is_there and self._seeks:
            self._to_stop()

    def _restart(self, used: Sequence[Any]) -> None:
        """The same puzzle, solved with something else."""
        self._stop_playing()
        self.walk = self.new_walk(used)
        self.steps.clear_options()
        self.coach.forget()
        self.begin()

    def do_candidates(self) -> None:
        """The board before the step, or after it."""
        if self.index >= len(self.walk.stages):
            return
        stage = self.walk.stages[self.index]
        self.is_after = not self.is_after
        if self.is_after:
            self.set_board(self.walk.board(self.index + 1))
            self.light_after(stage.step)
        else:
            self.set_board(stage.before)
            told = self.told_stage(stage)
            self.light_up(told.light, told.legend)
        shown = "walk-after" if self.is_after else "walk-before"
        self.tutor.tell(self.speaker.say(shown), seconds=2)
