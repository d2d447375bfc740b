"""The small windows an application opens: choose, wait, copy, save."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from textual.notifications import SeverityLevel

from tutor.sudoku.formats import FORMATS, write
from tutor.sudoku.grid import Grid
from tutor.tui.screens.dialogs import ChoiceDialog, PromptDialog, WorkDialog

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp

_ENDINGS = {"opensudoku": "opensudoku", "sdk": "sdk", "sdm": "sdm", "ss": "ss"}


def printable(path: Path | str) -> str:
    """A name, safe to show."""
    return repr(str(path))[1:-1]


class Windows:
    """Windows on top of the present screen; a part of the application."""

    @property
    def _app(self) -> "TutorApp":
        return cast("TutorApp", self)

    def tell(self, text: str, *, seconds: float = 5, is_warning: bool = False) -> None:
        """Show a sentence in the corner for a while, as it is: brackets are no markup."""
        severity: SeverityLevel = "warning" if is_warning else "information"
        self._app.notify(text, severity=severity, timeout=seconds, markup=False)

    def choose(
        self,
        title: str,
        choices: list[tuple[str, str]],
        then: Callable[[str | None], None],
        text: str = "",
    ) -> None:
        """Let the learner choose from a list."""
        keys = self._app.speaker.say("keys-choice")
        self._app.push_screen(ChoiceDialog(title, text, choices, keys), then)

    def work(
        self,
        title: str,
        job: Callable[[Callable[[str, float | None], None]], Any],
        then: Callable[[Any], None],
    ) -> None:
        """Do something that may take a while, and go on with what comes of it."""
        keys = self._app.speaker.say("keys-work")
        self._app.push_screen(WorkDialog(title, keys, job), then)

    def export(self, grid: Grid, *, to_file: bool) -> None:
        """Copy a grid or save it, in a format to choose."""
        say = self._app.speaker.say
        choices = [
            (name, say(f"format-{name}"))
            for name, form in FORMATS.items()
            if grid.geometry.n <= form.largest
        ]

        def chosen(name: str | None) -> None:
            if name is None:
                return
            text = write([grid], FORMATS[name])
            if to_file:
                self._save(text, name)
            else:
                self._app.copy_to_clipboard(text)
                self.tell(say("copied"), seconds=4)

        self.choose(say("save-title" if to_file else "copy-title"), choices, chosen)

    def _save(self, text: str, form: str) -> None:
        say = self._app.speaker.say

        def problem(path: str) -> str | None:
            target = Path(path).expanduser()
            if not path.strip():
                return say("save-no-name")
            try:
                with target.open("x", encoding="utf-8") as file:
                    file.write(text)
            except FileExistsError:
                return say("save-exists", name=printable(target))
            except OSError as failure:
                return say("save-failed", name=printable(target), reason=failure.strerror or "?")
            except ValueError:
                return say("save-failed", name=printable(target), reason="?")
            return None

        def saved(path: str | None) -> None:
            if path is not None:
                self.tell(say("saved", name=printable(Path(path).expanduser())), seconds=6)

        ending = _ENDINGS.get(form, "txt")
        first = os.path.join(os.getcwd(), f"sudoku.{ending}")
        self._app.push_screen(
            PromptDialog(say("save-name"), first, say("keys-prompt"), problem), saved
        )
