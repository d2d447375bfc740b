"""A window to find a file in: by its name, or in the tree of folders."""

from collections.abc import Callable, Iterable
from pathlib import Path

from rich.text import Text, TextType
from textual import on
from textual.app import ComposeResult
from textual.widgets import DirectoryTree, Input, Static

from tutor.activity.entry import Found
from tutor.base.shown import printable
from tutor.language import Speaker
from tutor.tui.screens.dialogs import Dialog, Window
from tutor.tui.widgets.speech import Prose


class FileTree(DirectoryTree):
    """The files of a folder, each on one line, whatever its name."""

    ICON_NODE, ICON_NODE_EXPANDED, ICON_FILE = "▸ ", "▾ ", "  "

    def filter_paths(self, paths: Iterable[Path]) -> Iterable[Path]:
        """What is hidden stays so; its path can be typed."""
        return (path for path in paths if not path.name.startswith("."))

    def process_label(self, label: TextType) -> Text:
        """A name as it may be shown; it is no markup."""
        return Text(printable(str(label), 200))


class BrowseDialog(Dialog[Found]):
    """A path to type, or a tree to walk; the puzzles of a file are the answer."""

    def __init__(self, speaker: Speaker, read: Callable[[Path], Found | str]) -> None:
        """Files are read by a function that says what is wrong, if something is."""
        super().__init__()
        self._speaker, self._read = speaker, read

    def compose(self) -> ComposeResult:
        """A title, the path, the tree, what is wrong, the keys."""
        say = self._speaker.say
        with Window(say("browse-title"), say("keys-browse")):
            yield Input(placeholder=say("browse-path"))
            yield FileTree(Path.cwd(), id="tree")
            yield Static("", classes="problem")

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        """A path was typed: a folder is shown, a file opened."""
        if not event.value.strip() or not self.is_there:
            return
        path = Path(event.value.strip())
        try:
            path = path.expanduser()
            is_folder = path.is_dir()
        except (OSError, ValueError, RuntimeError):  # no such user, or no possible name
            is_folder = False
        if is_folder:
            tree = self.query_one(DirectoryTree)
            tree.path = path
            tree.focus()
        else:
            self._open(path)

    @on(DirectoryTree.FileSelected)
    def selected(self, event: DirectoryTree.FileSelected) -> None:
        """A file of the tree."""
        if self.is_there:
            self._open(event.path)

    def _open(self, path: Path) -> None:
        found = self._read(path)
        if isinstance(found, str):
            self.query_one(".problem", Static).update(Prose(found))
        else:
            self.dismiss(found)
