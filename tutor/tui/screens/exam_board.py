"""A question that is answered on a board, whatever the game: edits, and the way back and forth."""

from collections.abc import Callable, Sequence
from typing import Any

from tutor.tui.screens.coached import CoachedScreen
from tutor.tui.screens.exam_frame import ExamFrame


class ExamBoard(ExamFrame, CoachedScreen):
    """What is written on a board is the answer, with nobody to ask; put before its screen."""

    def edit_done(self) -> None:
        """The board has changed, and is to be written down where that was not done by itself."""

    # Showing

    def show_title(self, words: str | None = None) -> None:
        """The title is that of the question, told with what can be done now."""

    def show_now(self) -> None:
        """Nobody can be asked about the board: what can be done does not depend on it."""

    # Writing

    def edited(self, edit: Callable[[], object]) -> bool:
        """Change the board, write it down, and show what has changed."""
        self.spend()
        if self.is_left:
            return False
        self.game.elapsed = self.exam.sheet.seconds
        if not edit():
            return False
        self.edit_done()
        self.board_changed()
        self.answer_changed()
        return True

    def do_undo(self) -> None:
        """Take the last edit back."""
        self._step_in_history(self.game.undo, "nothing-to-undo")

    def do_redo(self) -> None:
        """Do it again."""
        self._step_in_history(self.game.redo, "nothing-to-redo")

    def _step_in_history(self, go: Callable[[], Sequence[Any] | None], nothing: str) -> None:
        changes: Sequence[Any] = ()

        def step() -> bool:
            nonlocal changes
            found = go()
            changes = found or ()
            return found is not None

        if self.edited(step):
            if len(changes) == 1:
                self.move_to(changes[0].cell)
        elif not self.is_left:
            self.say(nothing)

    def do_bookmark(self) -> None:
        """Remember the board, to try something."""
        self.spend()
        if not self.is_left:
            self.game.bookmark()
            self.edit_done()
            self.say("coach-bookmark")
            self.show_status()

    def do_bookmark_back(self) -> None:
        """Back to the board remembered last."""
        if self.edited(self.game.back):
            self.say("coach-bookmark-back")
        elif not self.is_left:
            self.say("no-bookmark")
