"""A window to find a command in by its name: every command of the screen below."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.fuzzy import Matcher
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.dialogs import Dialog
from tutor.tui.widgets.choices import Choices

NOT_OFFERED = {"palette", "move", "extend", "click", "digit"}
"""Commands that are no more than a line in the help."""


class Palette(Dialog[str]):
    """Something to type, and the commands that match it, the best one first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+p", "leave", show=False),
        Binding("down,tab", "go('cursor_down')", show=False),
        Binding("up,shift+tab", "go('cursor_up')", show=False),
        Binding("pagedown", "go('page_down')", show=False),
        Binding("pageup", "go('page_up')", show=False),
    ]

    def __init__(self, screen: TutorScreen) -> None:
        """A window over a screen; its answer is the id of a command."""
        super().__init__()
        self._say = screen.speaker.say
        self._commands = [
            (command.id, screen.command_about(command), screen.command_keys(command))
            for command in screen.commands()
            if command.id not in NOT_OFFERED
        ]

    def compose(self) -> ComposeResult:
        """The line to type and the list."""
        with Vertical(classes="dialog"):
            yield Input(placeholder=self._say("palette-placeholder"))
            commands = Choices(*self._found(""))
            commands.can_focus = False  # what is typed goes into the line
            yield commands
            yield Static(Content(self._say("keys-choice")), classes="dialog-keys")

    def _found(self, text: str) -> list[Option]:
        """The commands that match, as lines: what each does, and its key."""
        lines = [(id, Content(about), key, 0.0) for id, about, key in self._commands]
        if text:
            matcher = Matcher(text)
            lines = [
                (id, matcher.highlight(about.plain), key, matcher.match(about.plain))
                for id, about, key, _ in lines
            ]
            lines = sorted((one for one in lines if one[3] > 0), key=lambda one: -one[3])
        return [
            Option(about + Content(f"  {key}").stylize("dim"), id=id) for id, about, key, _ in lines
        ]

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        """Show what matches, from the best one on."""
        if self.is_there:
            commands = self.query_one(Choices)
            commands.show(self._found(event.value.strip()))
            commands.highlighted = 0

    @on(Input.Submitted)
    def submitted(self) -> None:
        """Run the command that is highlighted."""
        if self.is_there:
            self.query_one(Choices).action_select()

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Answer with the command."""
        self.dismiss(event.option_id)

    async def action_go(self, action: str) -> None:
        """Go through the list while the line keeps the keys."""
        if self.is_there:
            await self.app.run_action(action, self.query_one(Choices))
