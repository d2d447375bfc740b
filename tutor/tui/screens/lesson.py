"""A lesson on Sudoku: its pages, and their boards."""

from typing import ClassVar

from tutor.base.language import Language
from tutor.games.sudoku.board import Board, board_of
from tutor.learn.course import Lesson
from tutor.learn.pages import Page, pages
from tutor.tui.board.look import Scene
from tutor.tui.commands import LESSON, Command
from tutor.tui.screens.board_screen import BoardScreen
from tutor.tui.screens.reading import ReadingScreen


class LessonScreen(ReadingScreen, BoardScreen):
    """The same board and coach as everywhere."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = LESSON
    MORE_HELP = ("help-chains",)
    lesson: Lesson
    pages: tuple[Page, ...]

    def __init__(self, lesson: Lesson, pages_: tuple[Page, ...], index: int = 0) -> None:
        super().__init__(Board(pages_[0].grid))
        self.lesson = lesson
        self.pages = pages_
        self.index = min(index, len(pages_) - 1)
        self.is_marked = lesson.shows_candidates
        """Whether candidates are shown."""

    def pages_in(self, language: Language) -> tuple[Page, ...]:
        """The whole lesson in a language."""
        return pages(self.lesson, language)

    def set_board(self) -> None:
        """The board of the page, with the cells it points at marked A."""
        shown = board_of(self.page.grid, is_marked=self.is_marked)
        self.board.cells, self.board.givens = shown.cells, shown.givens
        for cell in self.page.pointed:
            self.board.cells[cell] = self.board.cells[cell]._replace(colour=1)

    def scene(self) -> Scene:
        """The board, with nobody's cursor on it."""
        scene = super().scene()
        scene.show_conflicts = False
        return scene

    def do_marks(self) -> None:
        """Show or hide the candidates."""
        self.is_marked = not self.is_marked
        self.set_board()
        self.show_board()
