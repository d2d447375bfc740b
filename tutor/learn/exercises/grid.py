"""What all exercises of Sudoku share: a grid, a step that hints are about, and its candidates."""

from abc import abstractmethod

from tutor.base.language import Language
from tutor.games.sudoku.coach import Told, tell_step
from tutor.learn.aids import Aids
from tutor.learn.exercises.exercise import Answer, Exercise
from tutor.narrate.sudoku.digits_and_houses import Cells, Digits, say
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate, Step


class GridExercise(Exercise):
    """One question about one grid."""

    def __init__(self, technique: str, grid: Grid, step: Step | None = None) -> None:
        self.technique = technique
        self.grid = grid
        self.step = step
        """The step that hints are about; None where there is nothing to find."""

    @property
    def geometry(self) -> Geometry:
        """The shape of the board."""
        return self.grid.geometry

    def shows_candidates(self, aids: Aids) -> bool:
        """Whether the candidates are written on the board.

        They may be left out only where the digits say as much: where none was crossed out.
        """
        return aids.candidates or next(self.grid.removed_candidates(), None) is not None

    def refusal(self, candidate: Candidate, language: Language) -> str | None:
        """Why a candidate cannot even be marked; None if it is there."""
        cell, digit = candidate
        values = {"cells": Cells(self.geometry, (cell,)), "digits": Digits(self.geometry, (digit,))}
        if self.grid.values[cell]:
            return say(language, "misread-filled", **values)
        if not self.grid.candidates[cell] >> digit - 1 & 1:
            return say(language, "misread-no-candidate", **values)
        return None

    def is_possible(self, answer: Answer) -> bool:
        """Whether cells and digits are those of the grid."""
        count, digits = self.geometry.cell_count, range(1, self.geometry.n + 1)
        return all(0 <= cell < count for cell in answer.cells) and all(
            0 <= cell < count and digit in digits for cell, digit in answer.candidates
        )

    @abstractmethod
    def solution(self, language: Language) -> Told:
        """The right answer, with its reason."""

    def hint(self, rung: int, language: Language) -> Told:
        """The hint of a rung, by the same ladder as on any board."""
        if rung >= self.last_rung or self.step is None:
            return self.solution(language)
        return tell_step(self.step, rung, self.geometry, language)
