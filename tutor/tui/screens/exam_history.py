"""Going back and forth in what was written on the board of a question."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.tui.screens.exam import ExamScreen


class ExamHistory:
    """Takes edits back for its learner; a part of the screen of an exam."""

    def __init__(self, screen: "ExamScreen") -> None:
        self._screen, self._session = screen, screen.session

    def do_undo(self) -> None:
        """Take the last edit back."""
        self._screen.show_reply(self._session.undo())

    def do_redo(self) -> None:
        """Do it again."""
        self._screen.show_reply(self._session.redo())

    def do_bookmark(self) -> None:
        """Remember the board, to try something."""
        self._screen.show_reply(self._session.bookmark())

    def do_bookmark_back(self) -> None:
        """Back to the board remembered last."""
        self._screen.show_reply(self._session.bookmark_back())
