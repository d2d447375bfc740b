"""What all exercises share: a board, a question, an answer, and how it is judged.

An exercise follows from its technique, its kind and its seed alone, so that one left half
answered is the same when the learner comes back. Answers are judged on the board, by the
reasons that hold there, never by comparing with a text.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Literal

from tutor import narrate
from tutor.learn.aids import Aids
from tutor.learn.events import HINT_CREDIT
from tutor.learn.kinds import Kind
from tutor.narrate.hints import Legend
from tutor.narrate.narration import say
from tutor.narrate.words import Cells, Digits
from tutor.play.coach import DARK, Light, Told, tell_step
from tutor.sudoku.geometry import Geometry, Language
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate, Step

RETRY = 0.75
"""How much of its worth each further attempt keeps."""


@dataclass(frozen=True)
class Answer:
    """What the learner has put together; each kind of exercise reads its own part."""

    cells: frozenset[int] = frozenset()
    """Cells that are pointed at."""
    candidates: frozenset[Candidate] = frozenset()
    """Candidates marked as removed, or the digit to place."""
    is_one: bool | None = None
    """For a look-alike: whether it is one."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been answered."""
        return not self.cells and not self.candidates and self.is_one is None


@dataclass(frozen=True)
class Outcome:
    """What an answer is worth, and what is to be said about it."""

    credit: float
    """From 0 to 1, before hints and further attempts are counted."""
    sentences: tuple[str, ...]
    light: Light = DARK
    legend: tuple[Legend, ...] = ()

    @property
    def is_right(self) -> bool:
        """Whether nothing is missing and nothing is wrong."""
        return self.credit >= 1


class Exercise(ABC):
    """One question about one board."""

    kind: ClassVar[Kind]
    answers_with: ClassVar[Literal["cells", "candidates", "verdict"]]
    """What the learner puts together."""
    last_rung: ClassVar[int] = narrate.REASON
    """The rung that gives the answer away."""
    answer_rung: ClassVar[int] = narrate.REASON
    """From this rung on the answer is in sight, and worth little."""

    def __init__(self, technique: str, grid: Grid, step: Step | None = None) -> None:
        self.technique = technique
        self.grid = grid
        self.step = step
        """The step that hints are about; None where there is nothing to find."""

    @property
    def geometry(self) -> Geometry:
        """The shape of the board."""
        return self.grid.geometry

    @property
    def pointed(self) -> frozenset[int]:
        """The cells the question is about, in sight from the beginning."""
        return frozenset()

    def shows_candidates(self, aids: Aids) -> bool:
        """Whether the candidates are written on the board.

        They may be left out only where the digits say as much: where none was crossed out.
        """
        return aids.candidates or next(self.grid.removed_candidates(), None) is not None

    def lit(self, language: Language) -> Told:
        """What is in sight from the beginning, with its legend."""
        return Told((), DARK)

    def refusal(self, candidate: Candidate, language: Language) -> str | None:
        """Why a candidate cannot even be marked; None if it is there."""
        cell, digit = candidate
        values = {"cells": Cells(self.geometry, (cell,)), "digits": Digits(self.geometry, (digit,))}
        if self.grid.values[cell]:
            return say(language, "misread-filled", **values)
        if not self.grid.candidates[cell] >> digit - 1 & 1:
            return say(language, "misread-no-candidate", **values)
        return None

    @abstractmethod
    def question(self, language: Language) -> tuple[str, ...]:
        """What is asked, and how to answer."""

    @abstractmethod
    def check(self, answer: Answer, language: Language) -> Outcome:
        """What an answer is worth, without giving the right one away."""

    @abstractmethod
    def solution(self, language: Language) -> Told:
        """The right answer, with its reason."""

    def hint(self, rung: int, language: Language) -> Told:
        """The hint of a rung, by the same ladder as on any board."""
        if rung >= self.last_rung or self.step is None:
            return self.solution(language)
        return tell_step(self.step, rung, self.geometry, language)

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
