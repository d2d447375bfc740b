"""Pages of a result about Sudoku."""

from typing import Any

from tutor.games.sudoku.board import Board
from tutor.games.sudoku.coach import Light, Told
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.questions import GridQuestion, Question
from tutor.learn.exam.result import Result
from tutor.learn.writing import GEOMETRY
from tutor.sudoku.grid import Grid
from tutor.tui.board.look import Scene
from tutor.tui.screens.board_screen import BoardScreen
from tutor.tui.screens.exam_result import ExamResultScreen
from tutor.tui.screens.exam_result_boards import Face, faces


class GridResultScreen(ExamResultScreen, BoardScreen):
    """The board is a grid."""

    def __init__(self, result: Result, index: int = 0) -> None:
        super().__init__(Board(Grid(GEOMETRY)))
        self.result, self.index = result, index

    def can_show(self, question: Question) -> bool:
        """Whether a question is about a grid."""
        return isinstance(question, GridQuestion)

    def faces_of(self, question: Question, answer: Answer, light: Light) -> tuple[Face, ...]:
        """The boards of a question."""
        assert isinstance(question, GridQuestion)
        return faces(question, answer, light)

    def blank(self) -> Face:
        """An empty grid."""
        return Face("", Board(Grid(self.geometry)))

    def spoken(self, sentences: tuple[str, ...]) -> Told:
        """Something said that lights nothing up."""
        return Told(sentences)

    def show_face(self, face: Any) -> None:
        """Show one of the boards, lit as the solution has it."""
        self.board.cells, self.board.givens = face.board.cells, face.board.givens
        self.light = face.light
        self.show_board()

    def scene(self) -> Scene:
        """The cells that the learner pointed at; what is wrong is known, so clashes are not lit."""
        scene = super().scene()
        scene.show_conflicts = False
        line = self._line
        if line is not None:
            scene.selected = set(line.sheet.answer.cells)
        return scene
