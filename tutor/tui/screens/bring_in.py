"""Windows to bring a puzzle in: a file of the disk or of a browser, or a text."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import ClassVar, TypeVar

from rich.text import Text, TextType
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Paste
from textual.widgets import DirectoryTree, Input, Static, TextArea

from tutor.activity.entry import Found
from tutor.base.shown import printable
from tutor.base.upload import Upload
from tutor.language import Speaker
from tutor.tui.browser import FileArrived, page_of
from tutor.tui.screens.dialogs import Dialog
from tutor.tui.widgets.speech import Prose

T = TypeVar("T")


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

    CLICKS = ("accept", "switch", "leave")

    def __init__(self, speaker: Speaker, read: Callable[[Path], Found | str]) -> None:
        """Files are read by a function that says what is wrong, if something is."""
        super().__init__(speaker.say("browse-title"), speaker.say("keys-browse"))
        self._path, self._read = speaker.say("browse-path"), read

    def inside(self) -> ComposeResult:
        """The path, the tree, and what is wrong."""
        yield Input(placeholder=self._path)
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

    async def action_accept(self) -> None:
        """Open what is typed, or what is highlighted in the tree."""
        if not self.is_there:
            return
        tree = self.query_one(DirectoryTree)
        if tree.has_focus:
            tree.action_select_cursor()
        else:
            await self.query_one(Input).action_submit()

    def action_switch(self) -> None:
        """Give the keys to the path, or to the tree."""
        if self.is_there:
            self.focus_next()

    def _open(self, path: Path) -> None:
        found = self._read(path)
        if isinstance(found, str):
            self.complain(found)
        else:
            self.dismiss(found)


class UploadDialog(Dialog[T]):
    """A file of whoever sits before a browser, or a text pasted here; what it holds is the answer.

    The page asks for the file, and may be asked to do so again.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "accept", show=False)]
    CLICKS = ("accept", "leave")

    def __init__(self, speaker: Speaker, read: Callable[[Upload], T | str]) -> None:
        """Files are read by a function that says what is wrong, if something is."""
        super().__init__(speaker.say("browse-title"), speaker.say("keys-upload"))
        self._speaker, self._read = speaker, read

    def inside(self) -> ComposeResult:
        """What to do, and what is wrong."""
        yield Static(Prose(self._speaker.say("upload-how")), classes="dialog-text")
        yield Static("", classes="problem")

    def opened(self) -> None:
        """Ask for the file at once."""
        self.action_accept()

    def action_accept(self) -> None:
        """Have the page ask for a file."""
        if self.is_there and (page := page_of(self.app)) is not None:
            page.ask_for_file()

    def on_file_arrived(self, event: FileArrived) -> None:
        """It was sent."""
        self._take(Upload(event.name, event.data))

    def on_paste(self, event: Paste) -> None:
        """A text will do as well."""
        event.stop()
        self._take(Upload(self._speaker.say("title-pasted"), event.text.encode(errors="replace")))

    def _take(self, file: Upload) -> None:
        if not self.is_there:
            return
        found = self._read(file)
        if isinstance(found, str):
            self.complain(found)
        else:
            self.dismiss(found)


class PasteDialog(Dialog[Found]):
    """Text of any format; what is wrong with it is said, and it stays to be mended."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False, priority=True),
        Binding("ctrl+s,f10", "open", show=False, priority=True),
    ]
    CLICKS = ("open", "leave")

    def __init__(self, speaker: Speaker, text: str, read: Callable[[str], Found | str]) -> None:
        """Room for a text, and somebody who reads it or says what is wrong with it.

        What was copied stands there only if it can be read: anything else would be in the way.
        """
        super().__init__(speaker.say("paste-title"), speaker.say("keys-paste"))
        self._first, self._read = "" if isinstance(read(text), str) else text, read

    def inside(self) -> ComposeResult:
        """Room for the text, and what is wrong with it."""
        area = TextArea(self._first, id="paste-text")
        area.select_all()  # a paste takes its place
        yield area
        yield Static("", classes="problem")

    def action_open(self) -> None:
        """Open what was pasted, if it can be read."""
        if not self.is_there:
            return
        found = self._read(self.query_one(TextArea).text)
        if isinstance(found, str):
            self.complain(found)
        else:
            self.dismiss(found)
