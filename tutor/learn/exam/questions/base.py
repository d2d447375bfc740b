"""What all questions of an exam share, whatever the game.

A question is its board and what is asked about it; nothing in it depends on who answers, or
when. Answers are marked on the board, by the reasons that hold there.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from tutor import narrate
from tutor.base.document import between, read_amount, read_whole
from tutor.base.language import Language
from tutor.games.told import Told
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.kinds import Kind
from tutor.learn.exam.score import left_by_hint, points_for
from tutor.narrate.sudoku.digits_and_houses import say

_ASKED = "question"
"""What hints are about where they are about the question."""


class ExamQuestion(ABC):
    """One question about a board."""

    kind: ClassVar[Kind]
    last_rung: ClassVar[int] = narrate.REASON
    """The hint that tells the answer."""
    options: tuple[str, ...] = ()
    """The techniques to choose from, where one is to be named."""

    def __init__(self, technique: str, minutes: float) -> None:
        """Args:
        technique: what the question is about.
        minutes: how long the rater expects it to take.
        """
        self.technique = technique
        self.minutes = round(minutes, 3)
        self.points = points_for(self.minutes)
        """What it is worth: by itself, until the paper it is on says otherwise."""

    @property
    def subject(self) -> str:
        """The technique that an answer says something about; nothing if it says none."""
        return self.technique

    @property
    def is_sound(self) -> bool:
        """Whether there is an answer: papers that came from elsewhere are looked through."""
        return True

    # In words

    @abstractmethod
    def ask(self, language: Language) -> tuple[str, ...]:
        """What is asked; how to answer depends on where it is answered."""

    @abstractmethod
    def is_answered(self, answer: ExamAnswer) -> bool:
        """Whether there is anything of an answer."""

    def is_whole(self, answer: ExamAnswer) -> bool:
        """Whether nothing of an answer is still missing, right or wrong."""
        return self.is_answered(answer)

    def answered(self, answer: ExamAnswer, language: Language) -> str:
        """The answer in words."""
        if not self.is_answered(answer):
            return say(language, "exam-no-answer")
        return self.in_words(answer, language)

    @abstractmethod
    def in_words(self, answer: ExamAnswer, language: Language) -> str:
        """An answer that is there, in words."""

    @abstractmethod
    def credit(self, answer: ExamAnswer) -> float:
        """How much of an answer is right, from 0 to 1."""

    def remarks(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """What is right about an answer, and what is not; for afterwards."""
        if not self.is_answered(answer):
            return ()
        credit = self.credit(answer)
        if credit >= 1:
            return (say(language, "exam-right"),)
        return self.shortcomings(answer, language)

    @abstractmethod
    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """What is missing or wrong in an answer that is not all right."""

    @abstractmethod
    def solution(self, language: Language) -> Told:
        """The simplest right answer, as the game's own coach tells it."""

    def solution_for(self, answer: ExamAnswer, language: Language) -> Told:
        """The solution as it is told to whoever gave this answer."""
        return self.solution(language)

    # Hints

    def hint(self, rung: int, answer: ExamAnswer, language: Language) -> Told:
        """A hint, by the same ladder as on any board; the last one tells the answer."""
        if rung >= self.last_rung:
            return self.solution(language)
        return self.nudge(rung, language)

    def nudge(self, rung: int, language: Language) -> Told:
        """A hint before the last; without one, and on boards to finish, there is only the last."""
        return self.solution(language)

    def hint_about(self, answer: ExamAnswer) -> str:
        """What a hint would be about, as a word: the question, or the next step of a board."""
        return _ASKED

    def is_done(self, answer: ExamAnswer) -> bool:
        """Whether nothing is left that a hint could be about."""
        return False

    def left_by(self, rungs: tuple[int, ...]) -> float:
        """What hints leave of it: the deepest one counts."""
        return left_by_hint(max(rungs, default=0), self.last_rung)

    # Keeping

    def as_json(self) -> dict[str, object]:
        """The question in words and numbers that last, whatever the next version would ask."""
        return {
            "kind": self.kind,
            "technique": self.technique,
            "minutes": self.minutes,
            **({} if self.points == points_for(self.minutes) else {"points": self.points}),
            **self.board_in_words(),
            **self.details(),
        }

    @abstractmethod
    def board_in_words(self) -> Mapping[str, object]:
        """The board."""

    def details(self) -> Mapping[str, object]:
        """What only this kind of question has."""
        return {}


read_minutes = between(0, 100_000, read_amount)
"""What the rater expects."""
read_points = between(1, 10_000, read_whole)
"""What a question is worth."""
