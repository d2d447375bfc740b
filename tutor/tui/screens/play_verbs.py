"""What is asked of a game in play, whatever the game: each command is a verb of the activity."""

from collections.abc import Callable

from tutor.activity.play import Play
from tutor.activity.said import Reply


class PlayVerbs:
    """Carries out the commands of the coach and of the history."""

    def __init__(self, play: Play, show: Callable[[Reply], object]) -> None:
        self._play, self._show = play, show

    def do_hint(self) -> None:
        """One rung further."""
        self._show(self._play.hint())

    def do_explain(self) -> None:
        """The whole step."""
        self._show(self._play.explain())

    def do_apply(self) -> None:
        """Do what the step says."""
        self._show(self._play.apply())

    def do_check(self) -> None:
        """Whether everything is right so far."""
        self._show(self._play.check())

    def do_before_mistake(self) -> None:
        """Back to the board before the first mistake."""
        self._show(self._play.before_mistake())

    def do_mend(self) -> None:
        """Take only what is wrong off the board."""
        self._show(self._play.mend())

    def do_undo(self) -> None:
        """Take the last edit back."""
        self._show(self._play.undo())

    def do_redo(self) -> None:
        """Do it again."""
        self._show(self._play.redo())

    def do_bookmark(self) -> None:
        """Remember the board, to try something."""
        self._show(self._play.bookmark())

    def do_bookmark_back(self) -> None:
        """Back to the board remembered last."""
        self._show(self._play.bookmark_back())
