"""The keys of a screen, and how to read a board."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from tutor.tui.commands import GROUPS, Command
from tutor.tui.screens.base import TutorScreen


class HelpScreen(ModalScreen[None]):
    """Made from the commands themselves, so that it is never out of date."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,f1,enter", "leave", show=False),
        Binding("space", "page", show=False),
    ]

    def __init__(self, screen: TutorScreen) -> None:
        super().__init__()
        self._about = screen

    def compose(self) -> ComposeResult:
        """A title and a long text."""
        say = self._about.speaker.say
        title = say("help-title", screen=say(f"screen-{self._about.NAME}"))
        with Vertical(classes="dialog tall"):
            yield Static(Content(title), classes="dialog-title")
            with VerticalScroll(id="help-text"):
                yield Static(self._text())
            yield Static(Content(say("keys-help")), classes="dialog-keys")

    def on_mount(self) -> None:
        """Let the keys scroll."""
        self.query_one(VerticalScroll).focus()

    def _text(self) -> Content:
        screen = self._about
        say = screen.speaker.say
        parts: list[Content] = []
        commands = screen.commands()
        for group in GROUPS:
            inside = [c for c in commands if c.group == group and c.keys]
            if inside:
                parts.append(Content.from_markup("[b]$name[/b]", name=say(f"group-{group}")))
                parts += [self._line(command) for command in inside]
                parts.append(Content(""))
        if screen.NAME in ("play", "walk", "enter"):
            parts.append(Content(say(f"help-{screen.NAME}")))
        return Content("\n").join(parts)

    def _line(self, command: Command) -> Content:
        screen = self._about
        keys = " ".join(screen.key_name(key) for key in command.keys)
        return Content.from_markup(
            "  [b]$keys[/b]  $about", keys=keys.ljust(14), about=screen.command_about(command)
        )

    def action_leave(self) -> None:
        """Back to the screen."""
        self.dismiss()

    def action_page(self) -> None:
        """Scroll by a page."""
        self.query_one(VerticalScroll).scroll_page_down(animate=False)
