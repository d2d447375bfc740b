"""A lesson on nonograms: its pages, and their lines and boards."""

from typing import ClassVar

from tutor.base.language import Language
from tutor.learn.nonogram.course import NonogramLesson
from tutor.learn.nonogram.pages import NonogramPage, nonogram_pages
from tutor.tui.commands import Command
from tutor.tui.nonogram.commands import LESSON
from tutor.tui.nonogram.screens.board_screen import NonogramScreen
from tutor.tui.screens.reading import ReadingScreen


class NonogramLessonScreen(ReadingScreen, NonogramScreen):
    """The same board and coach as everywhere."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = LESSON
    lesson: NonogramLesson
    pages: tuple[NonogramPage, ...]

    def __init__(
        self, lesson: NonogramLesson, pages: tuple[NonogramPage, ...], index: int = 0
    ) -> None:
        super().__init__(pages[0].shown.position)
        self.lesson = lesson
        self.pages = pages
        self.index = min(index, len(pages) - 1)

    def pages_in(self, language: Language) -> tuple[NonogramPage, ...]:
        """The whole lesson in a language."""
        return nonogram_pages(self.lesson, language)

    def set_board(self) -> None:
        """The line or the board of the page."""
        self.position = self.page.shown.position
