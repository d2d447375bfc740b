"""The keys that lead through steps, back and forth: of a solution, or of a game read back."""

from collections.abc import Iterable
from typing import Protocol

from tutor.activity.said import Reply
from tutor.language import Speaker
from tutor.tui.widgets.coach import CoachPanel


class Stepped(Protocol):
    """An activity that goes step by step."""

    is_after: bool
    """Whether the board is shown after the step, rather than before it."""

    def go_to(self, index: int) -> Reply:
        """Show a step."""

    def next(self) -> Reply:
        """The next step."""

    def previous(self) -> Reply:
        """The step before."""

    def last(self) -> Reply:
        """The last step."""

    def turn(self) -> Reply:
        """The board after the step, or before it."""

    def lines(self) -> list[str]:
        """All steps in a line each."""


class StepsHost(Protocol):
    """The screen that shows them."""

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for this game."""

    @property
    def coach(self) -> CoachPanel:
        """The coach's panel."""

    def show(self, reply: Reply) -> None:
        """Show where one is, and say what is said."""

    def choose_step(self, title: str, lines: Iterable[str]) -> None:
        """Let the learner jump to a step."""

    def tell_side(self, words: str) -> None:
        """Say which side of a step is shown."""


class Stepping:
    """Carries out the commands of steps for a screen."""

    def __init__(
        self, stepped: Stepped, host: StepsHost, *, title: str, before: str, after: str
    ) -> None:
        """Steps to go through.

        Args:
            stepped: the activity.
            host: the screen.
            title: the message above the list to jump to one.
            before: the message that the board is shown before the step.
            after: the message that it is shown after it.
        """
        self._stepped, self._host, self._title = stepped, host, title
        self._before, self._after = before, after

    def do_next(self) -> None:
        """The next step."""
        self._host.show(self._stepped.next())

    def do_read_on(self) -> None:
        """Read on; at the end of the text, the next step."""
        if self._host.coach.has_more:
            self._host.coach.page()
        else:
            self.do_next()

    def do_previous(self) -> None:
        """The step before."""
        self._host.show(self._stepped.previous())

    def do_first(self) -> None:
        """The first one."""
        self._host.show(self._stepped.go_to(0))

    def do_last(self) -> None:
        """The last one, as soon as it is known."""
        self._host.show(self._stepped.last())

    def do_list(self) -> None:
        """Jump to one of the list."""
        self._host.choose_step(self._host.speaker.say(self._title), self._stepped.lines())

    def do_candidates(self) -> None:
        """The board before the step, or after it."""
        reply = self._stepped.turn()
        if reply.is_new:
            self._host.show(reply)
            side = self._after if self._stepped.is_after else self._before
            self._host.tell_side(self._host.speaker.say(side))
