"""How files leave the tutor and come in: the one place where a screen touches any.

At a terminal they are files on the learner's disk. In a browser the disk is the server's, and
none of the learner's business: what is saved is a download, what is opened an upload.
"""

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tutor.base.shown import printable
from tutor.base.upload import AnyFile, Upload
from tutor.language import Speaker
from tutor.tui.leaving import RescueDialog, problem_of_saving, write_new

if TYPE_CHECKING:
    from tutor.activity.entry import Found
    from tutor.tui.app import TutorApp

Lines = tuple[str, ...]


class Files(Protocol):
    """What screens do with files."""

    def save(self, data: str | bytes, name: str) -> None:
        """Save a text or a picture, first called so."""

    def bring(
        self,
        speaker: Speaker,
        read: "Callable[[AnyFile], Found | str]",
        then: "Callable[[Found | None], None]",
    ) -> None:
        """Let the learner choose a file, which is read by a function that says what is wrong."""

    def ask_grids(
        self,
        speaker: Speaker,
        read: Callable[[str | Upload], Lines | str],
        then: Callable[[Lines], object],
    ) -> None:
        """Ask for own grids of an exam; what reads them says what is wrong."""

    def rescue(self, back: Callable[[], object]) -> None:
        """Save a copy of everything and leave; whoever gives that up goes back."""


class OnDisk:
    """Files of the learner's own disk."""

    def __init__(self, app: "TutorApp") -> None:
        self._app = app

    def save(self, data: str | bytes, name: str) -> None:
        """Ask for the name of the file."""
        say = self._app.speaker.say

        def problem(path: str) -> str | None:
            return problem_of_saving(path, lambda file: write_new(file, data), self._app.speaker)

        def saved(path: str) -> None:
            self._app.tell(say("saved", name=printable(path, 200)))

        self._app.ask(say("save-name"), os.path.join(os.getcwd(), name), problem, saved)

    def bring(
        self,
        speaker: Speaker,
        read: "Callable[[AnyFile], Found | str]",
        then: "Callable[[Found | None], None]",
    ) -> None:
        """Find it by its path, or in the tree of folders."""
        from tutor.tui.screens.bring_in import BrowseDialog

        self._app.push_screen(BrowseDialog(speaker, read), then)

    def ask_grids(
        self,
        speaker: Speaker,
        read: Callable[[str | Upload], Lines | str],
        then: Callable[[Lines], object],
    ) -> None:
        """The name of a file, or a grid."""

        def found(text: str) -> Lines | str:
            return read(os.path.expanduser(text.strip()))

        def problem(text: str) -> str | None:
            lines = found(text)
            return lines if isinstance(lines, str) else None

        def typed(text: str) -> None:
            if not isinstance(lines := found(text), str):
                then(lines)

        self._app.ask(speaker.say("exams-ask-grids"), "", problem, typed)

    def rescue(self, back: Callable[[], object]) -> None:
        """Ask for a place until a copy is saved there."""
        from tutor.store.exchange import save_elsewhere, suggested_place

        app, say = self._app, self._app.speaker.say

        def problem(name: str) -> str | None:
            return problem_of_saving(
                name, lambda file: save_elsewhere(app.store, file), app.speaker, 400
            )

        def saved(name: str | None) -> None:
            if name is None:
                back()
            else:
                path = Path(name).expanduser().absolute()
                app.exit(message=say("rescue-saved", name=printable(path, 400)))

        first = str(suggested_place())
        app.push_screen(RescueDialog(say("rescue-name"), first, say("rescue-keys"), problem), saved)


class ThroughBrowser:
    """Files of whoever sits before the browser; nothing here has a path."""

    def __init__(self, app: "TutorApp") -> None:
        self._app = app

    def save(self, data: str | bytes, name: str) -> None:
        """The browser keeps it among its downloads."""
        self._deliver(data, name)
        self._app.tell(self._app.speaker.say("downloaded", name=printable(name, 200)))

    def _deliver(self, data: str | bytes, name: str) -> None:
        from tutor.tui.browser import page_of

        if (page := page_of(self._app)) is not None:
            page.send_file(name, data.encode() if isinstance(data, str) else data)

    def bring(
        self,
        speaker: Speaker,
        read: "Callable[[AnyFile], Found | str]",
        then: "Callable[[Found | None], None]",
    ) -> None:
        """Have one sent, or a text pasted."""
        from tutor.tui.screens.bring_in import UploadDialog

        self._app.push_screen(UploadDialog(speaker, read), then)

    def ask_grids(
        self,
        speaker: Speaker,
        read: Callable[[str | Upload], Lines | str],
        then: Callable[[Lines], object],
    ) -> None:
        """The same, or none any more."""
        from tutor.tui.screens.bring_in import UploadDialog

        def found(lines: Lines | None) -> None:
            if lines is not None:
                then(lines)

        def chosen(answer: str) -> None:
            if answer == "none":
                then(())
            else:
                self._app.push_screen(UploadDialog[Lines](speaker, read), found)

        choices = [(answer, speaker.say(f"exams-grids-{answer}")) for answer in ("own", "none")]
        self._app.choose(speaker.say("exams-grids"), choices, chosen)

    def rescue(self, back: Callable[[], object]) -> None:
        """Everything is a download, too."""
        from tutor.store.exchange import everything

        self._deliver(everything(self._app.store), f"pas-a-pas-{datetime.now():%Y-%m-%d-%H%M}.json")
        self._app.exit()
