"""Questions about Sudoku grids: the board, its candidates, and the step that hints are about."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import ClassVar, Literal

from tutor import narrate
from tutor.base.document import Place, from_text
from tutor.base.language import Language
from tutor.explain.path import simplest
from tutor.games.sudoku.coach import Told, tell_step
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.kinds import GridKind
from tutor.learn.exam.questions.base import ExamQuestion
from tutor.learn.writing import grid_of, read_board, read_candidates, write_board, write_candidates
from tutor.narrate.sudoku.digits_and_houses import say
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Candidate, Step


class NotMarked(Exception):
    """A digit that cannot be put into an answer, and why."""

    def __init__(self, why: Literal["filled", "no-candidate", "not-asked"]) -> None:
        super().__init__(why)
        self.why = why


class GridQuestion(ExamQuestion):
    """One question about a grid."""

    kind: ClassVar[GridKind]

    def __init__(self, technique: str, grid: Grid, minutes: float) -> None:
        """Args:
        technique: what the question is about.
        grid: the board, with the candidates that are left.
        minutes: how long the rater expects it to take.
        """
        super().__init__(technique, minutes)
        self.grid = grid

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

    def check(self, cell: int, digit: int) -> None:
        """Make sure that a digit may be meant; a board that shows no candidates refuses none.

        Raises:
            NotMarked: the cell is filled, or the board shows that it cannot be.
        """
        if self.grid.values[cell]:
            raise NotMarked("filled")
        if self.is_marked and not self.grid.candidates[cell] >> digit - 1 & 1:
            raise NotMarked("no-candidate")

    def with_digit(self, answer: ExamAnswer, cell: int, digit: int) -> ExamAnswer:
        """The answer with a candidate marked; with one that is marked already, without it.

        Raises:
            NotMarked: there is no such answer.
        """
        self.check(cell, digit)
        return replace(answer, candidates=answer.candidates ^ {Candidate(cell, digit)})

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

    def board_in_words(self) -> Mapping[str, object]:
        """The board."""
        return written_board(self.grid)


class Unnamed(GridQuestion):
    """A board with a simplest step, and a list of techniques to choose from.

    Its technique is the answer, or a part of it.
    """

    def __init__(
        self, technique: str, grid: Grid, minutes: float, options: tuple[str, ...]
    ) -> None:
        super().__init__(technique, grid, minutes)
        self.options = options
        """The techniques to choose from."""

    @cached_property
    def step(self) -> Step:
        """The simplest step."""
        step = simplest(self.grid)
        assert step is not None
        return step

    @property
    def hinted(self) -> Step | None:
        """The simplest step."""
        return self.step

    @property
    def is_sound(self) -> bool:
        """Whether any technique applies."""
        return simplest(self.grid) is not None

    @property
    def _asked_about(self) -> tuple[str, ...]:
        """Any of those on the list."""
        return self.options

    def details(self) -> Mapping[str, object]:
        """The names to choose from."""
        return {"options": list(self.options)}


def written_board(grid: Grid) -> dict[str, str]:
    """A board in words."""
    givens = grid.given_values
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
    givens = place.of("givens", from_text(read_board))
    board = place.maybe("board", from_text(read_board), givens)
    crossed = place.maybe("crossed", from_text(read_candidates), ())
    return place.of_itself(lambda _: grid_of(givens, board, crossed))
