"""The keys of a screen, and how to read a board."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tutor.tui.commands import GROUPS, Command
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.dialogs import Window
from tutor.tui.screens.guarded import Guarded
from tutor.tui.widgets.speech import Prose


class HelpScreen(ModalScreen[None], Guarded[None]):
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
        title = say("help-title", screen=say(f"screen-{self._about.help_name}"))
        window = Window(title, say("keys-help"), ("page", "leave"), id="help")
        with window, VerticalScroll(id="help-text"):
            yield Static(self._text())

    def opened(self) -> None:
        """Let the keys scroll."""
        self.query_one(VerticalScroll).focus()

    def _text(self) -> Group:
        """The commands by group, then how to read the board."""
        screen = self._about
        say = screen.speaker.say
        parts: list[RenderableType] = []
        commands = screen.commands()
        for group in GROUPS:
            inside = [command for command in commands if command.group == group and command.keys]
            if inside:
                heading = Text(say(f"group-{group}"), style="bold")
                parts += [heading, Padding(self._table(inside), (0, 0, 0, 2)), ""]
        if screen.speaker.knows(f"help-{screen.help_name}"):
            azerty = "yes" if screen.tutor.azerty else "no"
            parts.append(Prose(say(f"help-{screen.help_name}", azerty=azerty)))
        for message in screen.MORE_HELP:
            parts += ["", Prose(say(message))]
        return Group(*parts)

    def _table(self, commands: list[Command]) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", width=15)
        table.add_column()
        for command in commands:
            keys = " ".join(self._about.key_name(key) for key in command.keys)
            table.add_row(keys, self._about.command_about(command))
        return table

    def action_leave(self) -> None:
        """Back to the screen."""
        self.dismiss()

    def action_page(self) -> None:
        """Scroll by a page."""
        if self.is_there:
            self.query_one(VerticalScroll).scroll_page_down(animate=False)
