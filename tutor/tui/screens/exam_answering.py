"""Putting an answer to a question of an exam together; the same again takes a part back."""

from dataclasses import replace

from tutor import narrate
from tutor.games.sudoku.board import Board
from tutor.learn.exam.answer import NO_ANSWER, Answer
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import (
    Finish,
    GridKind,
    GridQuestion,
    Next,
    Order,
    Question,
    Simplest,
)
from tutor.techniques.step import Candidate
from tutor.tui.screens.cursor import CursorScreen
from tutor.tui.screens.exam_frame import ExamFrame

OWN_COMMANDS: dict[GridKind, frozenset[str]] = {
    "next": frozenset({"answer-digit", "technique", "point"}),
    "every": frozenset({"answer-digit"}),
    "simplest": frozenset({"technique"}),
    "judge": frozenset({"yes", "no", "answer-digit", "point"}),
    "order": frozenset({"next-grid", "previous-grid", "answer-digit"}),
}
"""The commands that only some kinds of questions have."""


def is_for_this(question: Question) -> bool:
    """Whether a question is about a grid that is not written on."""
    return isinstance(question, GridQuestion) and not isinstance(question, Finish)


class ExamAnswering(ExamFrame, CursorScreen):
    """A board with a question, and what is answered so far."""

    question: GridQuestion

    def __init__(self, exam: Exam) -> None:
        self.exam, self.question = exam, self.on_grid(exam)
        super().__init__(Board(self.question.grid))
        self.shown = 0
        """Which of several grids is in front."""

    @staticmethod
    def on_grid(exam: Exam) -> GridQuestion:
        """The question that is open, which is about a grid."""
        question = exam.question
        assert isinstance(question, GridQuestion)
        return question

    @property
    def answer(self) -> Answer:
        """The answer so far."""
        return self.exam.sheet.answer

    @property
    def points(self) -> bool:
        """Whether cells are part of the answer."""
        return "point" in OWN_COMMANDS[self.question.kind]

    def do_point(self) -> None:
        """Point at the cell, or take it back."""
        self.point({self.cursor})

    def point(self, cells: set[int]) -> None:
        """Point at cells, and take those back that are pointed at."""
        self.give(replace(self.answer, cells=self.answer.cells ^ cells))

    def do_answer_digit(self) -> None:
        """Digits answer: said, for whoever finds the command by its name."""
        self.remind()

    def take_digit(self, cell: int, digit: int) -> None:
        """A digit placed, a candidate marked, or the place of a grid; again, taken back."""
        answer, found = self.answer, Candidate(cell, digit)
        if isinstance(self.question, Order):
            self._rank(digit)
        elif isinstance(self.question, Simplest):
            self.remind()
        elif self.question.grid.values[cell]:
            self.say("sit-filled", cell=self.cell_name(cell))
        elif not self._is_there(cell, digit):
            name = self.geometry.digit_name(digit)
            self.say("sit-no-candidate", cell=self.cell_name(cell), digit=name)
        elif isinstance(self.question, Next):
            self.give(replace(answer, placed=None if answer.placed == found else found))
        else:
            self.give(replace(answer, candidates=answer.candidates ^ {found}))

    def _is_there(self, cell: int, digit: int) -> bool:
        """Whether the board shows such a candidate; one that shows none refuses nothing."""
        candidates = self.question.grid.candidates[cell]
        return not self.question.is_marked or bool(candidates >> digit - 1 & 1)

    def _rank(self, place: int) -> None:
        """Give the grid in front its place; whichever had it has none."""
        assert isinstance(self.question, Order)
        count = len(self.question.grids)
        if place > count:
            self.remind()
            return
        ranks = [0 if rank == place else rank for rank in self.answer.ranks or (0,) * count]
        if not self.answer.ranks or self.answer.ranks[self.shown] != place:
            ranks[self.shown] = place
        self.give(replace(self.answer, ranks=tuple(ranks)))

    def do_technique(self) -> None:
        """Choose the technique from a list."""
        question, language = self.question, self.speaker.language
        assert isinstance(question, Next | Simplest)
        choices = [(id_, narrate.name(id_, language)) for id_ in question.options]

        def chosen(id_: str | None) -> None:
            if id_ is not None and self.question is question:
                self.give(replace(self.answer, technique=id_))

        self.tutor.choose(self.speaker.say("sit-choose-technique"), choices, chosen)

    def do_yes(self) -> None:
        """It is one."""
        self._judge(is_one=True)

    def do_no(self) -> None:
        """It is none."""
        self._judge(is_one=False)

    def _judge(self, *, is_one: bool) -> None:
        taken_back = self.answer.is_one is is_one
        self.give(replace(self.answer, is_one=None if taken_back else is_one))

    def do_unmark(self) -> None:
        """Take the whole answer back."""
        self.give(NO_ANSWER)
