"""Spot it: point at the cells of the pattern."""

from dataclasses import replace

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.lookalike import faults, is_woven
from tutor.explain.lookalike.fault import Fault
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.sudoku.coach import Light, Told, tell_step
from tutor.learn.exercises.exercise import Answer, Outcome
from tutor.learn.exercises.grid import GridExercise
from tutor.narrate.sudoku.digits_and_houses import Cells, say
from tutor.narrate.sudoku.grid_teller import tell_fault
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step

_MOST_FOR_PART = 0.7
"""The most that an answer is worth which is not the pattern."""


class Spot(GridExercise):
    """A board with the pattern somewhere on it."""

    kind = "spot"
    answers_with = "cells"
    answer_rung = narrate.PATTERN

    def __init__(self, technique: str, grid: Grid, step: Step) -> None:
        super().__init__(technique, grid, step)
        finder = TECHNIQUES[technique].finder
        self.steps = {pattern_cells(step): step}
        """The patterns of the board that the finder tells of, by their cells: any is right."""
        for found in finder(Position(grid)):
            self.steps.setdefault(pattern_cells(found), found)

    def question(self, language: Language) -> tuple[str, ...]:
        """Which pattern to look for."""
        name = narrate.called(self.technique, language)
        count = len(next(iter(self.steps)))
        same = len({len(cells) for cells in self.steps}) == 1 and not is_woven(self.technique)
        return (say(language, "exercise-spot", name=name, count=count if same else 0),)

    def hint(self, rung: int, language: Language) -> Told:
        """The technique's name is known: it is not said again with the pattern."""
        told = super().hint(rung, language)
        if rung != narrate.PATTERN or self.step is None:
            return told
        what = narrate.narrate(self.step, self.geometry, language).what
        return replace(told, sentences=(what,)) if what else told

    def check(self, answer: Answer, language: Language) -> Outcome:
        """Right if the cells are a pattern; else what is right about them, and what is not."""
        if not answer.cells:
            return Outcome(0.0, (say(language, "exercise-no-cells"),))
        step = self.steps.get(answer.cells)
        right = say(language, "exercise-right")
        if step is not None:
            told = tell_step(step, narrate.REASON, self.geometry, language)
            return Outcome.about(1.0, told, right)
        wrong = faults(Position(self.grid), self.technique, answer.cells)
        if not wrong:
            # Of all patterns with one conclusion the finder tells only the clearest.
            another = say(language, "spot-another")
            return Outcome.about(1.0, self.solution(language), right, another)
        return self._partly(answer.cells, wrong, language)

    def _partly(
        self, cells: frozenset[int], wrong: tuple[Fault, ...], language: Language
    ) -> Outcome:
        nearest = max(self.steps, key=lambda pattern: (_share(cells, pattern), -min(pattern)))
        right = cells & nearest
        sentences = [tell_fault(fault, self.geometry, language) for fault in wrong]
        others = {cell for fault in wrong for cell in fault.others}
        credit = _MOST_FOR_PART * _share(cells, nearest)
        if len(right) * 2 >= len(nearest):
            shown = Cells(self.geometry, tuple(sorted(right)))
            part = say(language, "exercise-partly", cells=shown, needed=len(nearest))
            sentences.insert(0, part)
        else:
            credit = 0.0
            sentences.insert(0, say(language, "exercise-wrong"))
        return Outcome(credit, tuple(sentences), Light(wrong=tuple(sorted(others))))

    def solution(self, language: Language) -> Told:
        """The clearest pattern, told in full."""
        assert self.step is not None
        return tell_step(self.step, narrate.REASON, self.geometry, language)


def _share(cells: frozenset[int], pattern: frozenset[int]) -> float:
    """How much two sets of cells have in common, from 0 to 1."""
    return len(cells & pattern) / len(cells | pattern)
