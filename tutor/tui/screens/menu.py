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
from tutor.tui.widgets.speech import Prose, broken

HEADING = ""
"""The answer of a line that only says what comes below it."""
_BARS = 2
"""The lines above and below."""
_AROUND = 8
"""Columns of the frame, of the sign of a line, and of a bar to scroll by."""
_ALONE, _WITH_SMALL = 78, 118
"""Columns of a frame at most, with a list alone, and with a board in small beside it."""
_LEAST = 4
"""Lines of a list, however few it has."""
_WORDS = 3
"""Lines at least for what is said about a line, and what parts them from the list."""
_FRAME = 4
"""Columns of the frame."""
_SHORT = 30
"""A list of no more lines is as high as all that is said about them needs."""
_LIST = 60
"""Columns that a list needs; beside it there may be something to see."""
_SMALLEST, _LARGEST = 19, Size(54, 27)
"""Columns that a board in small needs, and the most room that it gets."""


class MenuScreen(TutorScreen):
    """A titled frame with a list, and a line about what is highlighted."""

    COMMAND_SET: tuple[Command, ...] = MENU
    HAS_SHORT_WORDS: ClassVar[bool] = False
    """Whether all that is said about a line fits into the frame."""
    _is_tight = False
    """Whether words about a line only have room in the frame."""

    def content(self) -> ComposeResult:
        """The list and what is said about it."""
        with Vertical(id="page"), Vertical(id="page-box"):
            yield Static(id="page-summary", classes="hidden")
            with Horizontal(id="page-middle"):
                yield Choices(id="menu")
                yield Static(id="page-small", classes="hidden")
            yield Static(id="page-about", classes="about")

    @abstractmethod
    def choices(self) -> Sequence[tuple[str, str | Content] | None]:
        """(answer, name) of each line; None is a rule between groups."""

    def about(self, answer: str) -> str:
        """What is to be said about a line."""
        return ""

    def summary(self) -> str:
        """What is to be said about all of them."""
        return ""

    @property
    def has_thumbnails(self) -> bool:
        """Whether there may be a board in small beside the list."""
        return False

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

    def show_content(self) -> None:
        """Write the list again, keeping the place."""
        self.query_one("#page-box").border_title = Content(self.title_text())
        summary = self.summary()
        self.query_one("#page-summary", Static).update(Content(summary))
        self.query_one("#page-summary").set_class(not summary, "hidden")
        lines = self.choices()
        answers = [line[0] for line in lines if line is not None and line[0] != HEADING]
        told = map(self.about, answers) if len(answers) <= _SHORT else ()
        width = max(self._width - _FRAME, 1)
        words = max((len(broken(text, width)) for text in told), default=0)
        self._fit(len(lines), len(summary.splitlines()), max(words + 1, _WORDS))
        self.menu.show(
            None
            if line is None
            else Option(_content(line[1]), id=line[0] or None, disabled=line[0] == HEADING)
            for line in lines
        )

    def title_text(self) -> str:
        """What the frame is called."""
        return self.speaker.say(f"screen-{self.NAME}")

    def _fit(self, lines: int, summary: int, words: int) -> None:
        """Let the frame be as large as what is in it, and the words go where there is room."""
        box, height = self.query_one("#page-box"), self.app.size.height - _BARS
        if self.has_thumbnails:
            lines = max(lines, _LARGEST.height // 2)
        needed = max(lines, _LEAST) + (summary and summary + 1) + 2
        self._is_tight = self.HAS_SHORT_WORDS and needed <= height < needed + words - 1
        self.query_one("#page-about").set_class(self._is_tight, "hidden")
        box.styles.width = self._width
        box.styles.height = min(needed + (0 if self._is_tight else words), height)

    @property
    def _width(self) -> int:
        """Columns of the frame."""
        return min(self.app.size.width - 2, _WITH_SMALL if self.has_thumbnails else _ALONE)

    @on(OptionList.OptionHighlighted, "#menu")
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say something about the line."""
        if self.is_there:
            text = self.about(event.option.id or "")
            self.query_one("#page-about", Static).update(Prose(text))
            self.query_one("#page-box").border_subtitle = Content(text if self._is_tight else "")
            self._show_small(event.option.id or "")

    @property
    def line_length(self) -> int:
        """Columns that a line must have, if that is known."""
        return 0

    def _room_for_small(self) -> int:
        """Columns for a board in small; none where the list needs them."""
        needed = max(_LIST, self.line_length + _AROUND + 4)
        width = min(self.app.size.width - needed, _LARGEST.width)
        return width if self.has_thumbnails and width >= _SMALLEST else 0

    @property
    def room(self) -> int:
        """Columns for a line of the list."""
        small = self._room_for_small()
        return self._width - _AROUND - (small and small + 2)

    def _show_small(self, answer: str) -> None:
        """Show the board of a line, where there is room beside the list."""
        small = self.query_one("#page-small", Static)
        width = self._room_for_small()
        thumbnail = self.thumbnail(answer) if width else None
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
