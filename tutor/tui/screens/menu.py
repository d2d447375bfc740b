"""A screen that is a list: choose a line, or go back."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tutor.tui.commands import MENU, Command
from tutor.tui.parts.thumbnail import Thumbnail
from tutor.tui.screens.base import TutorScreen
from tutor.tui.widgets.choices import Choices
from tutor.tui.widgets.speech import Prose

HEADING = ""
"""The answer of a line that only says what comes below it."""
_LIST = 58
"""Columns that a list needs; beside it there may be something to see."""
_SMALLEST, _LARGEST = 19, Size(54, 27)
"""Columns that a board in small needs, and the most room that it gets."""


class Menu(Choices):
    """A list that is smaller where more is said about a line: that one stays in sight."""

    def on_resize(self) -> None:
        """Find the highlighted line again."""
        self.scroll_to_highlight()


class MenuScreen(TutorScreen):
    """A title, a list, and a line about what is highlighted."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = MENU

    def content(self) -> ComposeResult:
        """The list and what is said about it."""
        with Vertical(classes="page"):
            yield Static(id="page-title", classes="page-title")
            with Horizontal(id="page-middle"):
                yield Menu(id="menu")
                yield Static(id="page-small", classes="hidden")
            yield Static(id="page-about", classes="about")

    @abstractmethod
    def choices(self) -> Sequence[tuple[str, str | Content] | None]:
        """(answer, name) of each line; None is a rule between groups."""

    def about(self, answer: str) -> str:
        """What is to be said about a line."""
        return ""

    def thumbnail(self, answer: str) -> Thumbnail | None:
        """The board in small that a line is about."""
        return None

    @abstractmethod
    def chosen(self, answer: str) -> None:
        """Do what a line stands for."""

    @property
    def menu(self) -> Choices:
        """The list."""
        return self.query_one("#menu", Choices)

    def opened(self) -> None:
        """Fill the list and give it the keys."""
        super().opened()
        self.menu.focus()

    def retell(self) -> None:
        """Write the list again, keeping the place."""
        super().retell()
        if not self.is_there:
            return
        self.query_one("#page-title", Static).update(Content(self.title_text()))
        self.menu.show(
            None
            if line is None
            else Option(_content(line[1]), id=line[0] or None, disabled=line[0] == HEADING)
            for line in self.choices()
        )

    def title_text(self) -> str:
        """What stands above the list."""
        return self.speaker.say(f"screen-{self.NAME}")

    @on(OptionList.OptionHighlighted, "#menu")
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say something about the line."""
        if self.is_there:
            text = self.about(event.option.id or "")
            self.query_one("#page-about", Static).update(Prose(text))
            self._show_small(event.option.id or "")

    def _show_small(self, answer: str) -> None:
        """Show the board of a line, where there is room beside the list."""
        small = self.query_one("#page-small", Static)
        width = min(self.size.width - _LIST, _LARGEST.width)
        thumbnail = self.thumbnail(answer) if width >= _SMALLEST else None
        small.set_class(thumbnail is None, "hidden")
        if thumbnail is not None:
            small.styles.width = width + 2
            height = max(self.query_one("#page-middle").size.height, 1)
            room = Size(width, min(height, _LARGEST.height))
            small.update(thumbnail(room, plain=self.tutor.is_spaced))

    @on(OptionList.OptionSelected, "#menu")
    def selected_line(self, event: OptionList.OptionSelected) -> None:
        """Do what the line stands for."""
        if event.option.id and self.is_there:
            self.chosen(event.option.id)

    def do_choose_line(self) -> None:
        """Do what the highlighted line stands for."""
        self.menu.action_select()


def _content(line: str | Content) -> Content:
    return line if isinstance(line, Content) else Content(line)
