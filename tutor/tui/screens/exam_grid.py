"""A grid to finish in an exam: written on like any other, with nobody to ask."""

from dataclasses import replace
from typing import ClassVar

from textual.content import Content

from tutor.games.sudoku.game import Game
from tutor.games.sudoku.log import Entry
from tutor.games.sudoku.replay import sound_part
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import Finish
from tutor.store import Settings
from tutor.tui.commands import EXAM_GRID, Command
from tutor.tui.screens.board_with_coach import ROOMY
from tutor.tui.screens.exam_board import ExamBoard
from tutor.tui.screens.writing import WritingScreen

_RAISED = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")


class ExamGridScreen(ExamBoard, WritingScreen):
    """A question whose answer is what is written on a grid."""

    NAME = "exam-grid"
    COMMAND_SET: ClassVar[tuple[Command, ...]] = EXAM_GRID

    def __init__(self, exam: Exam) -> None:
        self.exam, self.question = exam, exam.question
        question = self.question
        assert isinstance(question, Finish)
        self._log = tuple(sound_part(question.grid, exam.sheet.answer.log))
        super().__init__(Game(question.grid, self._log, self._write_down))

    def _write_down(self, entry: Entry) -> None:
        """Everything that is done is part of the answer, at once."""
        self._log += (entry,)
        self.exam.answer(replace(self.exam.sheet.answer, log=self._log))
        self.save()

    # What is allowed

    @property
    def settings(self) -> Settings:
        """What the learner has chosen, but for what would judge or help by itself."""
        chosen = super().settings
        clean_marks = chosen.clean_marks and not self.exam.is_strict
        return replace(chosen, clean_marks=clean_marks, show_conflicts=False)

    def unused(self) -> frozenset[str]:
        """In a strict exam nobody writes the candidates for the learner."""
        helps = frozenset({"fill", "clean"}) if self.exam.is_strict else frozenset()
        return super().unused() | helps

    def how(self) -> str:
        """As on any board."""
        return self.speaker.say("sit-how-finish")

    def offers(self) -> list[str]:
        """What is written with."""
        return ["notes", "undo"]

    # Showing

    def status_parts(self) -> list[str]:
        """The mode comes first; how many of each digit are left comes before what is answered."""
        parts = super().status_parts()
        return [self.mode_text(), *(parts if self.app.size.width >= ROOMY else parts[:-1])]

    def digits_left(self) -> list[Content]:
        """How many of each digit are left, as ``1³2⁵``; a click on one types it."""
        links = [
            Content.from_markup(
                f"[@click=screen.type_digit({digit})]$text[/]",
                text=self.geometry.digit_name(digit) + str(left).translate(_RAISED),
            )
            for digit, left in enumerate(self.board.left(), start=1)
        ]
        return [Content("").join(links)]

    def action_type_digit(self, digit: int) -> None:
        """A digit of the top line was clicked."""
        self.write_or_choose(digit)

    def answer_words(self) -> str:
        """How much is filled in, which says nothing about what is right."""
        told = super().answer_words()
        return f"{told} {self.speaker.say('sit-full')}" if self.board.is_full else told

    def leave_something(self) -> bool:
        """The cells selected, before the exam."""
        if super().leave_something():
            return True
        if self.selected:
            self.selected.clear()
            self.show_board()
            return True
        return False
