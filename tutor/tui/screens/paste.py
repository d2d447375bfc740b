"""A window to paste a puzzle into, in any format."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static, TextArea

from tutor.activity.entry import Found
from tutor.language import Speaker
from tutor.tui.screens.dialogs import Dialog, Window


class PasteDialog(Dialog[Found]):
    """Text of any format; what is wrong with it is said, and it stays to be mended."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False, priority=True),
        Binding("ctrl+s,f10", "open", show=False, priority=True),
    ]

    def __init__(self, speaker: Speaker, text: str, read: Callable[[str], Found | str]) -> None:
        """Room for a text, and somebody who reads it or says what is wrong with it."""
        super().__init__()
        self._speaker, self._first, self._read = speaker, text, read

    def compose(self) -> ComposeResult:
        """A title, room for the text, what is wrong with it, the keys."""
        say = self._speaker.say
        keys = Content.from_markup("[@click=screen.open()]$keys[/]", keys=say("keys-paste"))
        with Window(say("paste-title"), keys):
            yield TextArea(self._first, id="paste-text")
            yield Static("", classes="problem")

    def action_open(self) -> None:
        """Open what was pasted, if it can be read."""
        if not self.is_there:
            return
        found = self._read(self.query_one(TextArea).text)
        if isinstance(found, str):
            self.query_one(".problem", Static).update(Content(found))
        else:
            self.dismiss(found)
