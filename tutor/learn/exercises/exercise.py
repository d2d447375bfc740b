"""What an exercise of any game is: a question, an answer, and how it is judged.

An exercise follows from its lesson, its kind and its seed alone, so that one left half
answered is the same when the learner comes back. Answers are judged on the board, by the
reasons that hold there, never by comparing with a text.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Literal

from tutor import narrate
from tutor.base.events import HINT_CREDIT
from tutor.base.language import Language
from tutor.games.told import AnyLight, Argument, Told
from tutor.learn.course import Kind
from tutor.narrate.teller import LegendLine
from tutor.techniques.step import Candidate

RIGHT, CLOSE, WRONG = "✓", "≈", "✗"
"""The signs of answers."""
RETRY = 0.75
"""How much of its worth each further attempt keeps."""
AnswersWith = Literal["cells", "candidates", "verdict", "colours"]
"""What the learner puts together."""
AnswerForm = Literal["cells", "remove", "place", "colours", "verdict"]
"""The same as it is typed: candidates are removed, or one is placed."""


@dataclass(frozen=True)
class Answer:
    """What the learner has put together; each kind of exercise reads its own part."""

    cells: frozenset[int] = frozenset()
    """Cells that are pointed at."""
    candidates: frozenset[Candidate] = frozenset()
    """Candidates marked as removed, or the digit to place."""
    is_one: bool | None = None
    """For a look-alike: whether it is one."""
    black: frozenset[int] = frozenset()
    """Cells of a nonogram that are said to be black."""
    white: frozenset[int] = frozenset()

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been answered."""
        return self == _NOTHING


_NOTHING = Answer()


@dataclass(frozen=True)
class Judgement:
    """What an answer is worth, and what is to be said about it: first the verdict."""

    credit: float
    """From 0 to 1, before hints and further attempts are counted."""
    sentences: tuple[str, ...]
    light: AnyLight = AnyLight()  # noqa: RUF009 - it has no state
    legend: tuple[LegendLine, ...] = ()
    is_close: bool = False
    """Whether a part of the answer is right, though it may earn nothing."""
    is_try: bool = True
    """Whether it counts: what is true, but not what was meant, costs nothing."""
    arguments: tuple[Argument, ...] = ()
    """What of it can be read line by line."""
    is_part: bool = False
    """Whether nothing is wrong and only something is missing: to complete it costs nothing."""

    @staticmethod
    def about(credit: float, told: Told, *first: str) -> "Judgement":
        """What is told of the answer, after what is said first."""
        return Judgement(
            credit,
            (*first, *told.sentences),
            told.light,
            told.legend,
            arguments=told.arguments,
        )

    @property
    def is_right(self) -> bool:
        """Whether nothing is missing and nothing is wrong."""
        return self.credit >= 1

    @property
    def sign(self) -> str:
        """The verdict as one character."""
        if self.is_right:
            return RIGHT
        return CLOSE if self.is_close or self.credit > 0 else WRONG

    @property
    def told(self) -> Told:
        """What is said, with what is lit up."""
        return Told(self.sentences, self.light, self.legend, arguments=self.arguments)


def clause(sentence: str) -> str:
    """A sentence as it goes on after a colon; names such as L4C7 and X-Wing stay as they are."""
    first, rest = sentence[:1], sentence[1:]
    is_word = rest[:1].islower() or rest[:1] in (" ", "’")
    return first.lower() + rest if is_word else sentence


class Exercise(ABC):
    """One question about one board."""

    kind: ClassVar[Kind]
    answers_with: ClassVar[AnswersWith]
    last_rung: ClassVar[int] = narrate.REASON
    """The rung that gives the answer away."""
    answer_rung: ClassVar[int] = narrate.REASON
    """From this rung on the answer is in sight, and worth little."""
    technique: str

    @property
    def form(self) -> AnswerForm:
        """How an answer is typed."""
        return "remove" if self.answers_with == "candidates" else self.answers_with

    @property
    def pointed(self) -> frozenset[int]:
        """The cells the question is about, in sight from the beginning."""
        return frozenset()

    @property
    def asks_for_reason(self) -> bool:
        """Whether a cell may be to be shown with a no."""
        return False

    @property
    def has_spoiler(self) -> bool:
        """Whether it is none because of a cell, which is asked for then."""
        return False

    @property
    def takes_one_cell(self) -> bool:
        """Whether one cell is pointed at: another takes its place."""
        return False

    @property
    @abstractmethod
    def start(self) -> int:
        """The cell to begin at: on the question, and never on an answer to be found."""

    def lit(self, language: Language) -> Told:
        """What else is in sight from the beginning, with its legend."""
        return Told(())

    @abstractmethod
    def question(self, language: Language) -> tuple[str, ...]:
        """What is asked, and how to answer."""

    @abstractmethod
    def check(self, answer: Answer, language: Language) -> Judgement:
        """What an answer is worth, without giving the right one away."""

    @abstractmethod
    def solution(self, language: Language) -> Told:
        """The right answer, with its reason."""

    @abstractmethod
    def hint(self, rung: int, language: Language) -> Told:
        """The hint of a rung; the last one is the answer."""

    def nearest_to(self, answer: Answer) -> "Exercise":
        """The same exercise, with hints about what the answer comes nearest to, if any will do."""
        return self

    def adds_nothing(self, rung: int) -> bool:
        """Whether a rung says only what the question, or the rung before, says already."""
        return False

    @property
    def general_rung(self) -> int:
        """The rung that says only how to look, whatever the board; 0 if none does."""
        return 0

    @abstractmethod
    def echo(self, answer: Answer, language: Language) -> str:
        """The answer in words, without a word about whether it is right."""

    @abstractmethod
    def is_possible(self, answer: Answer) -> bool:
        """Whether an answer speaks of what is on this board."""

    def refusals(self, answer: Answer, language: Language) -> list[str]:
        """Why parts of an answer cannot even be marked."""
        return []

    def is_answered(self, answer: Answer) -> bool:
        """Whether the part of an answer that counts is there."""
        if self.answers_with == "verdict":
            return answer.is_one is not None
        if self.answers_with == "colours":
            return bool(answer.black or answer.white)
        return bool(answer.cells if self.answers_with == "cells" else answer.candidates)

    def worth(self, credit: float, rung: int, attempts: int) -> float:
        """The credit of an answer after hints and attempts before it.

        Args:
            credit: what the answer itself is worth.
            rung: the deepest hint asked for, 0 for none.
            attempts: how many answers were given, this one included.
        """
        limit = HINT_CREDIT[min(rung, narrate.APPLY)]
        if rung >= self.answer_rung:
            limit = min(limit, HINT_CREDIT[narrate.REASON])
        return credit * limit * RETRY ** max(attempts - 1, 0)


Verdict = Literal["yes", "no"]
VERDICTS: tuple[Verdict, ...] = ("yes", "no")


@dataclass(frozen=True)
class Trial:
    """Something lit on a board: what is it, or is it one?"""

    technique: str
    """What it shows something about."""
    exercise: Exercise
    """The board, and what is lit on it."""
    options: tuple[str, ...]
    """The techniques to choose from; yes and no where only one is asked about."""
    right: str
    facts: Callable[[Language], tuple[str, ...]] = lambda _: ()
    """What is lit, in words, where the board alone does not tell."""

    @property
    def asks_which(self) -> bool:
        """Whether there are techniques to choose from."""
        return self.options != VERDICTS

    def credit(self, share: float) -> float:
        """What a share of right answers is worth: guessing is worth nothing."""
        chance = 1 / len(self.options)
        return max((share - chance) / (1 - chance), 0.0)
