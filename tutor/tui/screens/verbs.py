"""Commands that are verbs of an activity: what it answers is shown."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from tutor.activity.play import Play
from tutor.activity.said import Reply

if TYPE_CHECKING:
    from tutor.activity.review import Review
    from tutor.activity.walk import Walk
    from tutor.tui.screens.review import ReviewScreen
    from tutor.tui.screens.walk import WalkScreen

A = TypeVar("A")


class Verbs(Generic[A]):
    """Carries out commands of an activity for a screen."""

    def __init__(self, activity: A, show: Callable[[Reply], object]) -> None:
        self.activity, self.show = activity, show


def shown(verb: Callable[[A], Reply]) -> Callable[[Verbs[A]], None]:
    """A command that shows what a verb answers."""

    def do(verbs: Verbs[A]) -> None:
        verbs.show(verb(verbs.activity))

    return do


class PlayVerbs(Verbs[Play]):
    """What is asked of a game in play, whatever the game."""

    do_hint = shown(Play.hint)
    do_explain = shown(Play.explain)
    do_apply = shown(Play.apply)
    do_check = shown(Play.check)
    do_before_mistake = shown(Play.before_mistake)
    do_mend = shown(Play.mend)
    do_undo = shown(Play.undo)
    do_redo = shown(Play.redo)
    do_bookmark = shown(Play.bookmark)
    do_bookmark_back = shown(Play.bookmark_back)


class Stepping:
    """Leads through steps, back and forth: of a solution, or of a game read back."""

    def __init__(
        self,
        steps: "Walk | Review",
        screen: "WalkScreen | ReviewScreen",
        *,
        title: str,
        before: str,
        after: str,
    ) -> None:
        """Steps to go through.

        Args:
            steps: the activity.
            screen: where they are shown.
            title: the message above the list to jump to one.
            before: the message that the board is shown before the step.
            after: the message that it is shown after it.
        """
        self._steps, self._screen, self._title = steps, screen, title
        self._before, self._after = before, after

    def do_next(self) -> None:
        """The next step; the next line, where one plays by itself while it is read."""
        if self._screen.reading.is_open:
            self._screen.reading.do_line_on()
        else:
            self._screen.show(self._steps.next())

    def do_read_on(self) -> None:
        """Read on; at the end of the text, the next step."""
        if self._screen.coach.has_more:
            self._screen.coach.page()
        else:
            self.do_next()

    def do_previous(self) -> None:
        """The step before."""
        self._screen.show(self._steps.previous())

    def do_first(self) -> None:
        """The first one."""
        self._screen.go_to(0)

    def do_last(self) -> None:
        """The last one, as soon as it is known."""
        self._screen.show(self._steps.last())

    def do_list(self) -> None:
        """Jump to one of the list."""
        self._screen.choose_step(self._screen.speaker.say(self._title), self._steps.lines())

    def do_candidates(self) -> None:
        """The board before the step, or after it."""
        reply = self._steps.turn()
        if reply.is_new:
            self._screen.show(reply)
            side = self._after if self._steps.is_after else self._before
            self._screen.tutor.tell(self._screen.speaker.say(side), seconds=2)
