"""A window to find a file in: by its name, or in the tree of folders."""

from collections.abc import Callable
from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import DirectoryTree, Input, Static

from tutor.language import Speaker
from tutor.tui.screens.dialogs import Dialog


class BrowseDialog(Dialog[None]):
    """A path to type, or a tree to walk; what is wrong with a file is said here."""

    def __init__(self, speaker: Speaker, open_file: Callable[[Path], str | None]) -> None:
        """Files are opened by a function that says what is wrong, if something is."""
        super().__init__()
        self._speaker, self._open_file = speaker, open_file

    def compose(self) -> ComposeResult:
        """A title, the path, the tree, what is wrong, the keys."""
        say = self._speaker.say
        with Vertical(classes="dialog"):
            yield Static(Content(say("browse-title")), classes="dialog-title")
            yield Input(placeholder=say("browse-path"))
            yield DirectoryTree(Path.cwd(), id="tree")
            yield Static("", classes="problem")
            yield Static(Content(say("keys-browse")), classes="dialog-keys")

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        """A path was typed: a folder is shown, a file opened."""
        if not event.value.strip() or "\0" in event.value:
            return
        path = Path(event.value.strip()).expanduser()
        if path.is_dir():
            tree = self.query_one(DirectoryTree)
            tree.path = path
            tree.focus()
        else:
            self._open(path)

    @on(DirectoryTree.FileSelected)
    def selected(self, event: DirectoryTree.FileSelected) -> None:
        """A file of the tree."""
        self._open(event.path)

    def _open(self, path: Path) -> None:
        if not path.exists():
            problem: str | None = self._speaker.say("browse-missing", name=repr(str(path))[1:-1])
        else:
            self.dismiss(None)
            problem = self._open_file(path)
            if problem is not None:
                self.app.notify(problem, severity="warning", timeout=15)
            return
        self.query_one(".problem", Static).update(Content(problem or ""))
