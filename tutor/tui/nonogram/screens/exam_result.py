"""Pages of a result about nonograms: the learner's board, and what is right."""

from typing import Any, NamedTuple

from tutor.games.nonogram.coach import DARK, Light, Told
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.questions import NonogramQuestion, OnLine, Picture, Question
from tutor.learn.exam.result import Result
from tutor.nonogram.position import UNKNOWN, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.nonogram.screens.board_screen import NonogramScreen
from tutor.tui.screens.exam_result import ExamResultScreen

_BLANK = Position(Puzzle(((),) * 5, ((),) * 5))
"""What is behind the summary, and never seen."""


class Face(NamedTuple):
    """One of the boards of a question."""

    name: str
    """``yours`` or ``solution``; nothing where there is only one."""
    position: Position
    light: Light = DARK


def faces(question: NonogramQuestion, answer: Answer, light: Light) -> tuple[Face, ...]:
    """The boards to look at: the learner's, and the solution where that differs.

    Args:
        question: what was asked.
        answer: what was answered.
        light: what the solution lights up.
    """
    solution = Face("solution", question.position, light)
    if isinstance(question, Picture):
        board, wrong = question.board(answer), question.wrong(answer)
        black, white = (
            tuple(cell for cell in cells if board.colour(cell) == UNKNOWN)
            for cells in (light.black, light.white)
        )
        yours = Face("yours", board, Light(black=black, white=white, wrong=tuple(wrong)))
        return (yours, solution) if wrong else (yours,)
    if isinstance(question, OnLine) and question.is_answered(answer):
        light = Light(wrong=tuple(question.wrong(answer)))
        return Face("yours", question.board(answer), light), solution
    return (solution,)


class NonogramResultScreen(ExamResultScreen, NonogramScreen):
    """The board is a nonogram."""

    def __init__(self, result: Result, index: int = 0) -> None:
        super().__init__(_BLANK)
        self.result, self.index = result, index

    def can_show(self, question: Question) -> bool:
        """Whether a question is about a nonogram."""
        return isinstance(question, NonogramQuestion)

    def faces_of(self, question: Question, answer: Answer, light: Light) -> tuple[Face, ...]:
        """The boards of a question."""
        assert isinstance(question, NonogramQuestion)
        return faces(question, answer, light)

    def blank(self) -> Face:
        """An empty board."""
        return Face("", _BLANK)

    def spoken(self, sentences: tuple[str, ...]) -> Told:
        """Something said that lights nothing up."""
        return Told(sentences)

    def show_face(self, face: Any) -> None:
        """Show one of the boards, lit as the solution has it."""
        self.position, self.light = face.position, face.light
        self.show_board()
