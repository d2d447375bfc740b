"""What all questions of an exam share.

A question is its board and what is asked about it; nothing in it depends on who answers, or
when. Answers are marked on the board, by the reasons that hold there.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Literal, get_args

from tutor import narrate
from tutor.learn.document import Place, read_amount, read_text
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.score import left_by_hint, points_for
from tutor.learn.writing import grid_of, read_board, read_candidates, write_board, write_candidates
from tutor.narrate.narration import say
from tutor.play.coach import Told, tell_step
from tutor.sudoku.geometry import Geometry, Language
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Step

Kind = Literal["next", "every", "simplest", "judge", "order", "finish"]
"""Place the next digit and say why; find all that a technique concludes; which technique is
the simplest; is it one?; order grids by difficulty; finish a grid."""
KINDS: tuple[Kind, ...] = get_args(Kind)


class Question(ABC):
    """One question about a board."""

    kind: ClassVar[Kind]
    last_rung: ClassVar[int] = narrate.REASON
    """The hint that tells the answer."""

    def __init__(self, technique: str, grid: Grid, minutes: float) -> None:
        """Args:
        technique: what the question is about.
        grid: the board, with the candidates that are left.
        minutes: how long the rater expects it to take.
        """
        self.technique = technique
        self.grid = grid
        self.minutes = round(minutes, 3)

    @property
    def points(self) -> int:
        """What it is worth."""
        return points_for(self.minutes)

    @property
    def subject(self) -> str:
        """The technique that an answer says something about; nothing if it says none."""
        return self.technique

    @property
    def geometry(self) -> Geometry:
        """The shape of the board."""
        return self.grid.geometry

    @property
    def is_marked(self) -> bool:
        """Whether the candidates are on the board.

        Where only singles are in question they are not: to see them is the point. They are
        where one was crossed out that the digits leave open.
        """
        crossed = next(self.grid.removed_candidates(), None)
        return crossed is not None or max(TECHNIQUES[id_].tier for id_ in self._asked_about) > 1

    @property
    def _asked_about(self) -> tuple[str, ...]:
        """The techniques that may be the answer."""
        return (self.technique,)

    @property
    def pointed(self) -> frozenset[int]:
        """The cells the question is about."""
        return frozenset()

    @property
    def places(self) -> bool:
        """Whether digits in the answer are placed, rather than removed."""
        return False

    @property
    def is_sound(self) -> bool:
        """Whether there is an answer: papers that came from elsewhere are looked through."""
        return True

    # In words

    @abstractmethod
    def ask(self, language: Language) -> tuple[str, ...]:
        """What is asked; how to answer depends on where it is answered."""

    @abstractmethod
    def is_answered(self, answer: Answer) -> bool:
        """Whether there is anything of an answer."""

    def answered(self, answer: Answer, language: Language) -> str:
        """The answer in words."""
        if not self.is_answered(answer):
            return say(language, "exam-no-answer")
        return self.in_words(answer, language)

    @abstractmethod
    def in_words(self, answer: Answer, language: Language) -> str:
        """An answer that is there, in words."""

    @abstractmethod
    def credit(self, answer: Answer) -> float:
        """How much of an answer is right, from 0 to 1."""

    def remarks(self, answer: Answer, language: Language) -> tuple[str, ...]:
        """What is right about an answer, and what is not; for afterwards."""
        if not self.is_answered(answer):
            return ()
        credit = self.credit(answer)
        if credit >= 1:
            return (say(language, "exam-right"),)
        return self.shortcomings(answer, language)

    @abstractmethod
    def shortcomings(self, answer: Answer, language: Language) -> tuple[str, ...]:
        """What is missing or wrong in an answer that is not all right."""

    @abstractmethod
    def solution(self, language: Language) -> Told:
        """The simplest right answer, told."""

    # Hints

    def hint(self, rung: int, answer: Answer, language: Language) -> Told:
        """A hint, by the same ladder as on any board; the last one tells the answer."""
        if rung >= self.last_rung:
            return self.solution(language)
        return self.nudge(rung, language)

    def nudge(self, rung: int, language: Language) -> Told:
        """A hint before the last."""
        step = self.hinted
        assert step is not None
        if step.technique == "naked-single" and rung < narrate.PATTERN:
            # Where candidates are written, to name its cell would be to tell the digit.
            kind = "exam-hint-naked" if rung == narrate.NUDGE else "exam-answer-technique"
            name = narrate.called(step.technique, language)
            return Told((say(language, kind, name=name),), rung=rung)
        return tell_step(step, rung, self.geometry, language)

    @property
    def hinted(self) -> Step | None:
        """The step that hints are about."""
        return None

    def left_by(self, rungs: tuple[int, ...]) -> float:
        """What hints leave of it: the deepest one counts."""
        return left_by_hint(max(rungs, default=0), self.last_rung)

    # Keeping

    def as_json(self) -> dict[str, Any]:
        """The question in words and numbers that last, whatever the next version would ask."""
        return {
            "kind": self.kind,
            "technique": self.technique,
            "minutes": self.minutes,
            **written_board(self.grid),
            **self.details(),
        }

    def details(self) -> Mapping[str, Any]:
        """What only this kind of question has."""
        return {}


def written_board(grid: Grid) -> dict[str, str]:
    """A board in words."""
    givens = [value if grid.is_given(cell) else 0 for cell, value in enumerate(grid.values)]
    written = {"givens": write_board(givens)}
    if givens != grid.values:
        written["board"] = write_board(grid.values)
    if crossed := write_candidates(grid.removed_candidates()):
        written["crossed"] = crossed
    return written


def read_written(place: Place) -> Grid:
    """The board that was written so.

    Raises:
        BadDocument: it makes no sense.
    """
    givens = place.of("givens", read_board)
    board = place.of("board", read_board) if place.has("board") else givens
    crossed = place.of("crossed", read_candidates) if place.has("crossed") else ()
    return place.of_itself(lambda _: grid_of(givens, board, crossed))


def read_technique(value: object) -> str:
    """The id of a technique.

    Raises:
        KeyError: there is none.
    """
    return TECHNIQUES[read_text(value)].id


def read_minutes(value: object) -> float:
    """What the rater expects.

    Raises:
        TypeError, ValueError: nobody would.
    """
    if (found := read_amount(value)) > _MOST_MINUTES:
        raise ValueError(value)
    return found


_MOST_MINUTES = 100_000
