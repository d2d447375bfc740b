"""Exercises on a grid with the pattern lit up: what follows from it?"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.consequences import consequences
from tutor.explain.instances import digits_unsaid, instances
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.sudoku.arguments import arguments_of
from tutor.games.sudoku.coach import Told, tell_step
from tutor.learn.exercises.exercise import Answer, AnswerForm, Judgement
from tutor.learn.exercises.grid import GridExercise
from tutor.narrate.sudoku.digits_and_houses import Candidates, Cells, Digits, say
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step


class GridConclude(GridExercise):
    """A board with the pattern in sight."""

    kind = "conclude"
    answers_with = "candidates"
    step: Step

    @property
    def places(self) -> bool:
        """Whether the pattern places a digit, rather than removing candidates."""
        return bool(self.step.placements)

    @property
    def _is_single(self) -> bool:
        """Whether the digit is the last one of its cell, or has no other place in a house."""
        return TECHNIQUES[self.technique].family == "singles"

    @property
    def form(self) -> AnswerForm:
        """How an answer is typed."""
        return "place" if self.places else "remove"

    @property
    def wanted(self) -> frozenset[Candidate]:
        """All that the step concludes."""
        return frozenset(self.step.placements or self.step.eliminations)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The step, and what else its technique proves with the same cells: all that is right."""
        if self.places:
            return (self.step,)
        return instances(Position(self.grid), self.step)

    @cached_property
    def allowed(self) -> frozenset[Candidate]:
        """All that follows from the cells: whoever sees more than the step is right too."""
        if self.places:
            return self.wanted
        position = Position(self.grid)
        told = (step.eliminations for step in self.steps)
        more = (consequences(position, step) for step in self.steps if not step.is_net)
        return self.wanted.union(*told, *more)

    def _seen_in(self, found: frozenset[Candidate]) -> Step | None:
        """The step that an answer concludes, of those with all the cells that are lit."""
        if self.wanted <= found:
            return self.step
        cells = pattern_cells(self.step)
        for step in self.steps:
            if step.eliminations and pattern_cells(step) == cells and found >= {*step.eliminations}:
                return step
        return None

    def lit(self, language: Language) -> Told:
        """The pattern; for a single, its houses and what is in the way."""
        told = tell_step(self.step, narrate.PATTERN, self.geometry, language)
        return Told((), told.light, told.legend)

    @property
    def pointed(self) -> frozenset[int]:
        """The cell that a digit goes into: of a single there is no other pattern."""
        return frozenset(cell for cell, _ in self.step.placements)

    @property
    def start(self) -> int:
        """The cell in question, or the first of the pattern that is lit."""
        return min(self.pointed or pattern_cells(self.step))

    def echo(self, answer: Answer, language: Language) -> str:
        """The digit, or what is marked."""
        kind = "answer-placed" if self.places else "answer-removed"
        return say(language, kind, found=self._candidates(answer.candidates))

    def question(self, language: Language) -> tuple[str, ...]:
        """What to conclude from."""
        name = narrate.called(self.technique, language)
        if self.places:
            return (say(language, "exercise-conclude-place", name=name),)
        unsaid = Digits(self.geometry, digits_unsaid(Position(self.grid), self.step))
        return (say(language, "exercise-conclude", name=name, digits=unsaid),)

    def hint(self, rung: int, language: Language) -> Told:
        """The pattern in words, its reason, how much follows; it is lit up already."""
        if rung >= self.last_rung:
            return self.solution(language)
        told = narrate.narrate(self.step, self.geometry, language)
        pattern, reasons = (told.what or told.where,), told.reasons
        if self.places and self._is_single:  # its pattern names its digit
            first = (say(language, "conclude-place-hint"),)
            return Told({1: first, 2: pattern}.get(rung, reasons), rung=rung)
        if self.places:
            return Told(pattern if rung == 1 else reasons, rung=rung)
        if rung == narrate.NAME:
            found = arguments_of(self.step, self.geometry, language)
            return Told(reasons, rung=rung, arguments=tuple(one.without_end() for one in found))
        count = say(language, "conclude-count", count=len(self.wanted))
        return Told(pattern if rung == narrate.NUDGE else (count,), rung=rung)

    @property
    def general_rung(self) -> int:
        """That of a single, whose pattern names its digit."""
        return narrate.NUDGE if self.places and self._is_single else 0

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right if everything that follows is marked and nothing else."""
        found = answer.candidates
        if not found:
            nothing = "exercise-no-digit" if self.places else "exercise-no-candidates"
            return Judgement(0.0, (say(language, nothing),))
        seen = self._seen_in(found)
        if seen is not None and found <= self.allowed:
            told = self.solution(language)
            if seen != self.step:
                told = tell_step(seen, narrate.REASON, self.geometry, language)
            return Judgement.about(1.0, told, say(language, "exercise-right"))
        right, wrong = found & self.wanted, found - self.allowed
        credit = max(len(right) - len(wrong), 0) / len(self.wanted) if right else 0.0
        lit = self.lit(language)
        light = replace(lit.light, wrong=_cells(wrong))
        remarks = tuple(self._remarks(found, language))
        is_close = bool(found & self.allowed)
        return Judgement(
            credit, remarks, light, lit.legend, is_close, is_part=is_close and not wrong
        )

    def _remarks(self, found: frozenset[Candidate], language: Language) -> Iterator[str]:
        """How near it is, and why what does not follow does not."""
        more, wrong = found & self.allowed - self.wanted, sorted(found - self.allowed)
        told = list(dict.fromkeys(self._misread(candidate, language) for candidate in wrong))
        if found & self.allowed:
            missing = len(self.wanted - found)
            yield say(language, "exercise-almost", missing=missing, wrong=len(wrong))
        else:
            yield self.not_this(language, told.pop(0))
        if more:
            yield say(language, "exercise-more", removed=self._candidates(more))
        yield from told

    def _misread(self, candidate: Candidate, language: Language) -> str:
        """Why a candidate is not concerned."""
        cell, digit = candidate
        step, geometry = self.step, self.geometry
        if (refusal := self.refusal(candidate, language)) is not None:
            return refusal
        values = {"cells": Cells(geometry, (cell,)), "digits": Digits(geometry, (digit,))}
        if self.places:
            asked = step.placements[0].cell
            if cell != asked:
                return say(language, "misread-cell", cells=self.named([asked]))
            kind = "misread-digit" if self._is_single else "misread-not-placed"
            return say(language, kind, **values)
        if (cell, digit) in {(mark.cell, mark.digit) for mark in step.marks}:
            return say(language, "misread-own", **values)
        concerned = {mark.digit for mark in step.marks} | {d for _, d in step.eliminations}
        if digit not in concerned:
            return say(language, "misread-other-digit", **values)
        return say(language, "misread-unseen", **values)

    def _candidates(self, found: frozenset[Candidate]) -> Candidates:
        return Candidates(self.geometry, tuple(sorted(found)))


def _cells(candidates: frozenset[Candidate]) -> tuple[int, ...]:
    return tuple(sorted({candidate.cell for candidate in candidates}))
