"""Is it one? Cells are pointed at: a pattern, or a near miss, which is none."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.sudoku.coach import Told
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions.grid import GridQuestion
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.exercises.judge import GridJudge as Exercise
from tutor.learn.writing import write_cells
from tutor.narrate.sudoku.digits_and_houses import Candidates, Cells, say
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

WITHOUT_REASON = 0.4
"""What a right yes or no is worth without its reason."""


class Judge(GridQuestion):
    """A board with cells that are, or are not, the pattern."""

    kind = "judge"
    last_rung = narrate.PATTERN

    def __init__(self, technique: str, grid: Grid, minutes: float, cells: frozenset[int]) -> None:
        super().__init__(technique, grid, minutes)
        self._cells = cells

    @cached_property
    def _step(self) -> Step | None:
        """The step on these cells; None for a near miss."""
        found = TECHNIQUES[self.technique].finder(Position(self.grid))
        return next((step for step in found if pattern_cells(step) == self._cells), None)

    @cached_property
    def _exercise(self) -> Exercise:
        return Exercise(self.technique, self.grid, self._step, self._cells)

    @property
    def is_one(self) -> bool:
        """Whether it is the pattern."""
        return self._step is not None

    @property
    def pointed(self) -> frozenset[int]:
        """The cells in question."""
        return self._cells

    @property
    def places(self) -> bool:
        """Whether the technique places digits, if it is there."""
        return TECHNIQUES[self.technique].tier == 1

    @property
    def asks_for_spoiler(self) -> bool:
        """Whether a near miss is to be shown; a pattern of one cell has nothing but itself."""
        return len(self._cells) > 1

    def ask(self, language: Language) -> tuple[str, ...]:
        """Whether it is one, and what shows it."""
        name = narrate.called(self.technique, language)
        kind = "exam-judge"
        if not self.asks_for_spoiler:
            kind = "exam-judge-cell" if self.places else "exam-judge-cell-removes"
        return (say(language, kind, name=name),)

    def with_digit(self, answer: ExamAnswer, cell: int, digit: int) -> ExamAnswer:
        """The answer with this candidate instead of another; where one cell is asked about, there.

        Whoever shows what follows, before saying anything else, says that it is one.

        Raises:
            NotMarked: there is no such answer.
        """
        cell = cell if self.asks_for_spoiler else min(self._cells)
        self.check(cell, digit)
        found = frozenset({Candidate(cell, digit)})
        if answer.candidates == found:
            return replace(answer, candidates=frozenset())
        return replace(answer, candidates=found, is_one=answer.is_one is not False)

    def with_cell(self, answer: ExamAnswer, cell: int) -> ExamAnswer:
        """The answer with this cell as what spoils it, instead of another; again, without it."""
        found = frozenset({cell})
        return replace(answer, cells=frozenset() if answer.cells == found else found)

    def with_verdict(self, answer: ExamAnswer, *, is_one: bool | None) -> ExamAnswer:
        """The answer with this verdict; the reason for the other one goes with that."""
        return replace(
            answer,
            is_one=is_one,
            cells=frozenset() if is_one else answer.cells,
            candidates=frozenset() if is_one is False else answer.candidates,
        )

    def is_answered(self, answer: ExamAnswer) -> bool:
        """Whether it was said."""
        return answer.is_one is not None

    def in_words(self, answer: ExamAnswer, language: Language) -> str:
        """Yes or no, with the reason given."""
        if answer.is_one:
            marked = Candidates(self.geometry, tuple(sorted(answer.candidates)))
            kind = "exam-answer-yes" if self.places else "exam-answer-yes-removed"
            return say(language, kind, found=marked, count=len(answer.candidates))
        cells = Cells(self.geometry, tuple(sorted(answer.cells)))
        return say(language, "exam-answer-no", cells=cells, count=len(answer.cells))

    def credit(self, answer: ExamAnswer) -> float:
        """All with the reason, a part without, nothing for the wrong verdict."""
        if answer.is_one is None or answer.is_one != self.is_one:
            return 0.0
        return 1.0 if self._has_reason(answer) else WITHOUT_REASON

    def _has_reason(self, answer: ExamAnswer) -> bool:
        """Whether what follows, or what spoils it, is shown too."""
        if self._step is None:
            if not self.asks_for_spoiler:
                return True
            return self._exercise.has_reason(answer.cells)
        return bool(answer.candidates) and answer.candidates <= self._allowed(self._step)

    def _allowed(self, step: Step) -> frozenset[Candidate]:
        """What follows from the pattern."""
        return GridConclude(self.technique, self.grid, step).allowed

    def remarks(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """A right answer whose reason is not the one that the solution tells has it told too."""
        told = super().remarks(answer, language)
        if self.is_one or not self._has_reason(answer) or answer.is_one is not False:
            return told
        return (*told, *self._exercise.own_reasons(answer.cells, language))

    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """The wrong verdict, or the right one without its reason."""
        name = narrate.called(self.technique, language)
        if answer.is_one != self.is_one:
            return (say(language, "judge-it-is" if self.is_one else "judge-it-is-not", name=name),)
        if self._step is not None:
            if answer.candidates:
                return (self._not_this(self._step, answer.candidates, language),)
            kind = "exam-judge-no-digit-is" if self.places else "exam-judge-no-reason-is"
        elif answer.cells:
            kind = "exam-judge-other-reason-is-not"
        else:
            kind = "exam-judge-no-reason-is-not"
        return (say(language, kind),)

    def _not_this(self, step: Step, found: frozenset[Candidate], language: Language) -> str:
        """What does not follow from the pattern; of a digit, which one does."""
        wrong = Candidates(self.geometry, tuple(sorted(found - self._allowed(step))))
        right = Candidates(self.geometry, step.placements)
        kind = "exam-judge-other-digit" if self.places else "exam-judge-other-reason-is"
        return say(language, kind, found=wrong, right=right)

    def nudge(self, rung: int, language: Language) -> Told:
        """What the pattern needs."""
        return self._exercise.hint(rung, language)

    def solution(self, language: Language) -> Told:
        """Whether it is one, and why."""
        return self._exercise.solution(language)

    def details(self) -> Mapping[str, object]:
        """The cells in question."""
        return {"cells": write_cells(sorted(self._cells))}
