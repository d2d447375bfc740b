"""Conclude: the pattern is lit up; mark every candidate it removes, or place its digit."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.consequences import consequences
from tutor.games.sudoku.coach import Told, tell_step
from tutor.learn.exercises.exercise import Answer, AnswerForm, Outcome
from tutor.learn.exercises.grid import GridExercise
from tutor.narrate.sudoku.digits_and_houses import Candidates, Cells, Digits, say
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate


class Conclude(GridExercise):
    """A board with the pattern in sight."""

    kind = "conclude"
    answers_with = "candidates"

    @property
    def places(self) -> bool:
        """Whether the pattern places a digit, rather than removing candidates."""
        assert self.step is not None
        return bool(self.step.placements)

    @property
    def form(self) -> AnswerForm:
        """How an answer is typed."""
        return "place" if self.places else "remove"

    @property
    def wanted(self) -> frozenset[Candidate]:
        """All that the step concludes."""
        assert self.step is not None
        return frozenset(self.step.placements or self.step.eliminations)

    @cached_property
    def allowed(self) -> frozenset[Candidate]:
        """All that follows from the cells: whoever sees more than the step is right too."""
        assert self.step is not None
        if self.places:
            return self.wanted
        return self.wanted | consequences(Position(self.grid), self.step)

    def lit(self, language: Language) -> Told:
        """The pattern; for a single, its houses and what is in the way."""
        assert self.step is not None
        told = tell_step(self.step, narrate.PATTERN, self.geometry, language)
        return Told((), told.light, told.legend)

    @property
    def pointed(self) -> frozenset[int]:
        """The cell that a digit goes into: of a single there is no other pattern."""
        assert self.step is not None
        return frozenset(cell for cell, _ in self.step.placements)

    def question(self, language: Language) -> tuple[str, ...]:
        """What to conclude from."""
        name = narrate.called(self.technique, language)
        kind = "exercise-conclude-place" if self.places else "exercise-conclude"
        return (say(language, kind, name=name),)

    def hint(self, rung: int, language: Language) -> Told:
        """The pattern in words, its reason, how much follows; it is lit up already."""
        assert self.step is not None
        if rung >= self.last_rung:
            return self.solution(language)
        told = narrate.narrate(self.step, self.geometry, language)
        count = say(language, "conclude-count", count=len(self.wanted))
        sentences = {1: (told.what or told.where,), 2: told.reasons}.get(rung, (count,))
        return Told(sentences, rung=rung)

    def check(self, answer: Answer, language: Language) -> Outcome:
        """Right if everything that follows is marked and nothing else."""
        found = answer.candidates
        if not found:
            return Outcome(0.0, (say(language, "exercise-no-candidates"),))
        if self.wanted <= found <= self.allowed:
            return Outcome.about(1.0, self.solution(language), say(language, "exercise-right"))
        right, wrong = found & self.wanted, found - self.allowed
        credit = max(len(right) - len(wrong), 0) / len(self.wanted) if right else 0.0
        lit = self.lit(language)
        light = replace(lit.light, wrong=_cells(wrong))
        remarks = tuple(self._remarks(found, language))
        return Outcome(credit, remarks, light, lit.legend)

    def _remarks(self, found: frozenset[Candidate], language: Language) -> Iterator[str]:
        """What was right, what is missing, and why each of the others does not follow."""
        right, more = found & self.wanted, found & self.allowed - self.wanted
        if right:
            yield say(language, "exercise-removed-right", removed=self._candidates(right))
        else:
            yield say(language, "exercise-wrong")
        if more:
            yield say(language, "exercise-more", removed=self._candidates(more))
        if right and (missing := len(self.wanted - right)):
            yield say(language, "exercise-missing", count=missing)
        told = set()
        for candidate in sorted(found - self.allowed):
            remark = self._misread(candidate, language)
            if remark not in told:
                told.add(remark)
                yield remark

    def _misread(self, candidate: Candidate, language: Language) -> str:
        """Why a candidate is not concerned."""
        cell, digit = candidate
        step, geometry = self.step, self.geometry
        assert step is not None
        if (refusal := self.refusal(candidate, language)) is not None:
            return refusal
        values = {"cells": Cells(geometry, (cell,)), "digits": Digits(geometry, (digit,))}
        if self.places:
            wanted = step.placements[0]
            kind = "misread-digit" if wanted.cell == cell else "misread-cell"
            return say(language, kind, **values)
        if (cell, digit) in {(mark.cell, mark.digit) for mark in step.marks}:
            return say(language, "misread-own", **values)
        concerned = {mark.digit for mark in step.marks} | {d for _, d in step.eliminations}
        if digit not in concerned:
            return say(language, "misread-other-digit", **values)
        return say(language, "misread-unseen", **values)

    def _candidates(self, found: frozenset[Candidate]) -> Candidates:
        return Candidates(self.geometry, tuple(sorted(found)))

    def solution(self, language: Language) -> Told:
        """The step, told in full."""
        assert self.step is not None
        return tell_step(self.step, narrate.REASON, self.geometry, language)


def _cells(candidates: frozenset[Candidate]) -> tuple[int, ...]:
    return tuple(sorted({candidate.cell for candidate in candidates}))
