"""Which technique is the simplest that applies here?"""

from tutor import narrate
from tutor.base.language import Language
from tutor.games.sudoku.coach import Told, tell_step
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions.grid import NotMarked, Unnamed
from tutor.narrate.sudoku.digits_and_houses import Houses, say
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position

APPLIES = 0.3
"""What a technique is worth that applies too, though a simpler one does."""


class Simplest(Unnamed):
    """A board, and a list of techniques to choose from."""

    kind = "simplest"
    last_rung = narrate.NAME

    def ask(self, language: Language) -> tuple[str, ...]:
        """Which one."""
        return (say(language, "exam-simplest"),)

    def is_answered(self, answer: ExamAnswer) -> bool:
        """Whether a technique is named."""
        return bool(answer.technique)

    def in_words(self, answer: ExamAnswer, language: Language) -> str:
        """Its name."""
        return f"{narrate.called(answer.technique, language)}."

    def with_digit(self, answer: ExamAnswer, cell: int, digit: int) -> ExamAnswer:
        """No digit answers it."""
        raise NotMarked("not-asked")

    def credit(self, answer: ExamAnswer) -> float:
        """All for the simplest, a part for another pattern that is there.

        A harder single is nearly always there too: to name one says nothing.
        """
        if answer.technique == self.step.technique:
            return 1.0
        # Only what is on the list is looked up: an answer may name a rule of another game.
        applies = self._applies(answer.technique) and TECHNIQUES[answer.technique].tier > 1
        return APPLIES if applies else 0.0

    def _applies(self, technique: str) -> bool:
        """Whether a technique of the list applies."""
        if technique not in self.options:
            return False
        return next(TECHNIQUES[technique].find(Position(self.grid)), None) is not None

    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """Whether it applies at all."""
        kind = "exam-simplest-wrong"
        if self._applies(answer.technique):
            is_single = TECHNIQUES[answer.technique].tier == 1
            kind = "exam-simplest-harder" if is_single else "exam-simplest-applies"
        return (say(language, kind, name=narrate.called(answer.technique, language)),)

    def nudge(self, rung: int, language: Language) -> Told:
        """Where to look, and no more: what is to be seen there would name the technique."""
        cell = (*self.step.placements, *self.step.eliminations)[0].cell
        box = self.geometry.houses_of(cell)[2]
        return Told((say(language, "look-at", houses=Houses((box,))),), rung=rung)

    def solution(self, language: Language) -> Told:
        """The simplest step."""
        return tell_step(self.step, narrate.REASON, self.geometry, language)
