"""The small windows an application opens: choose, wait, copy, save."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from textual.notifications import SeverityLevel

from tutor.base.shown import printable
from tutor.tui.saving import problem_of_saving
from tutor.tui.screens.dialogs import ChoiceDialog, PromptDialog, WorkDialog
from tutor.tui.widgets.speech import broken

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp
    from tutor.tui.screens.base import TutorScreen


class Windows:
    """Windows on top of the present screen; a part of the application."""

    @property
    def _app(self) -> "TutorApp":
        return cast("TutorApp", self)

    def tell(self, text: str, *, seconds: float = 5, is_warning: bool = False) -> None:
        """Show a sentence in the corner for a while, as it is: brackets are no markup."""
        severity: SeverityLevel = "warning" if is_warning else "information"
        lines = broken(text, min(self._app.size.width // 2, 60) - 4, words=False)
        self._app.notify("\n".join(lines), severity=severity, timeout=seconds, markup=False)

    def choose(
        self,
        title: str,
        choices: list[tuple[str, str]],
        then: Callable[[str | None], None],
        text: str = "",
        at: str | None = None,
    ) -> None:
        """Let the learner choose from a list; it may begin at one of its answers."""
        keys = self._app.speaker.say("keys-choice")
        self._app.push_screen(ChoiceDialog(title, text, choices, keys, at), then)

    def open_palette(self, screen: "TutorScreen") -> None:
        """Find a command of a screen by its name."""
        from tutor.tui.screens.palette import Palette

        def chosen(id: str | None) -> None:
            if id is not None and screen.is_there:
                screen.run_command(id)

        self._app.push_screen(Palette(screen), chosen)

    def work(
        self,
        title: str,
        job: Callable[[Callable[[str, float | None], None]], Any],
        then: Callable[[Any], None],
    ) -> None:
        """Do something that may take a while, and go on with what comes of it."""
        keys = self._app.speaker.say("keys-work")
        self._app.push_screen(WorkDialog(title, keys, job), then)

    def hand_over(self, text: str, name: str | None) -> None:
        """Save a text to a file, first called so, or copy it if there is no name."""
        if name is not None:
            self._save(text, name)
        else:
            self._app.copy_to_clipboard(text)
            self.tell(self._app.speaker.say("copied"), seconds=4)

    def _save(self, text: str, name: str) -> None:
        say = self._app.speaker.say

        def problem(path: str) -> str | None:
            return problem_of_saving(path, lambda file: write_new(file, text), self._app.speaker)

        def saved(path: str | None) -> None:
            if path is not None:
                self.tell(say("saved", name=printable(path, 200)))

        first = os.path.join(os.getcwd(), name)
        self._app.push_screen(
            PromptDialog(say("save-name"), first, say("keys-prompt"), problem), saved
        )

    def tell_failure(self, answer: object) -> None:
        """Say so if a job failed; it may also have been stopped, which needs no word."""
        if isinstance(answer, Exception):
            self._app.log.error(answer)
            self.tell(self._app.speaker.say("work-failed"), is_warning=True)


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet; none is left behind if that fails."""
    with path.open("x", encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            path.unlink()
            raise
