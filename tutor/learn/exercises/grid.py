"""Exercises on a grid: find a place or a clash, spot a pattern, say what follows from it."""

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.consequences import consequences
from tutor.explain.lookalike import faults, is_woven
from tutor.explain.lookalike.fault import Fault
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.sudoku.coach import Light, Told, tell_step
from tutor.learn.exercises.exercise import Answer, AnswerForm, Exercise, Judgement
from tutor.learn.mastery import Aids
from tutor.narrate.sudoku.digits_and_houses import Candidates, Cells, Digits, Houses, say
from tutor.narrate.sudoku.grid_teller import tell_fault
from tutor.sudoku.geometry import Geometry, House
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
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


class _FirstStep(GridExercise):
    """An exercise for somebody who has not heard of candidates yet."""

    def shows_candidates(self, aids: Aids) -> bool:
        """Never."""
        return False


class FindPlace(_FirstStep):
    """A cell or a house is named: point at it."""

    kind = "cell"
    answers_with = "cells"
    last_rung = answer_rung = 1

    def __init__(self, lesson: str, grid: Grid, cell: int, house: House | None) -> None:
        super().__init__(lesson, grid)
        self._cell = cell
        self._house = house

    @property
    def wanted(self) -> frozenset[int]:
        """The cells of the place."""
        return frozenset((self._cell,) if self._house is None else self._house.cells)

    def question(self, language: Language) -> tuple[str, ...]:
        """The name."""
        if self._house is not None:
            return (say(language, "exercise-house", houses=Houses((self._house,))),)
        return (say(language, "exercise-cell", cells=Cells(self.geometry, (self._cell,))),)

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right if it is that place; else where the cells really are."""
        if answer.cells == self.wanted:
            return Judgement(1.0, (say(language, "exercise-right"),))
        if not answer.cells:
            return Judgement(0.0, (say(language, "exercise-no-cells"),))
        shown = Cells(self.geometry, tuple(sorted(answer.cells)))
        sentences = (say(language, "exercise-wrong"), say(language, "cell-read", cells=shown))
        share = len(answer.cells & self.wanted) / len(answer.cells | self.wanted)
        return Judgement(_MOST_FOR_PART * share, sentences)

    def solution(self, language: Language) -> Told:
        """The place, lit up."""
        houses = self.geometry.houses_of(self._cell)[:2] if self._house is None else (self._house,)
        told = say(language, "cell-here", houses=Houses(tuple(houses)))
        return Told((told,), Light(houses=tuple(houses)))


class FindClash(_FirstStep):
    """A digit stands twice in a house: point at the cells."""

    kind = "clash"
    answers_with = "cells"
    last_rung = answer_rung = 2

    @property
    def _clashes(self) -> set[frozenset[int]]:
        return {frozenset(clash.cells) for clash in self.grid.duplicates()}

    def question(self, language: Language) -> tuple[str, ...]:
        """What to look for."""
        return (say(language, "exercise-clash"),)

    def hint(self, rung: int, language: Language) -> Told:
        """First the house, then the cells."""
        if rung >= self.last_rung:
            return self.solution(language)
        clash = next(self.grid.duplicates())
        assert clash.house is not None
        return Told((say(language, "clash-hint", houses=Houses((clash.house,))),), rung=rung)

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right if they are two equal digits of one house."""
        if answer.cells in self._clashes:
            told = self.solution(language)
            return Judgement(1.0, (say(language, "exercise-right"), *told.sentences), told.light)
        if not answer.cells:
            return Judgement(0.0, (say(language, "exercise-no-cells"),))
        values = {self.grid.values[cell] for cell in answer.cells}
        are_equal = len(values) == 1 and 0 not in values and len(answer.cells) > 1
        kind = "clash-no-house" if are_equal else "clash-differ"
        shared = any(answer.cells & clash for clash in self._clashes)
        credit = _MOST_FOR_PART / 2 if shared else 0.0
        shown = Cells(self.geometry, tuple(sorted(answer.cells)))
        return Judgement(
            credit, (say(language, "exercise-wrong"), say(language, kind, cells=shown))
        )

    def solution(self, language: Language) -> Told:
        """The cells and their house."""
        clash = next(self.grid.duplicates())
        assert clash.house is not None
        told = say(
            language,
            "clash-here",
            cells=Cells(self.geometry, clash.cells),
            digits=Digits(self.geometry, (clash.digit,)),
            houses=Houses((clash.house,)),
        )
        return Told((told,), Light(houses=(clash.house,), wrong=clash.cells))


_MOST_FOR_PART = 0.7
"""The most that an answer is worth which is not the pattern."""


class GridSpot(GridExercise):
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

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right if the cells are a pattern; else what is right about them, and what is not."""
        if not answer.cells:
            return Judgement(0.0, (say(language, "exercise-no-cells"),))
        step = self.steps.get(answer.cells)
        right = say(language, "exercise-right")
        if step is not None:
            told = tell_step(step, narrate.REASON, self.geometry, language)
            return Judgement.about(1.0, told, right)
        wrong = faults(Position(self.grid), self.technique, answer.cells)
        if not wrong:
            # Of all patterns with one conclusion the finder tells only the clearest.
            another = say(language, "spot-another")
            return Judgement.about(1.0, self.solution(language), right, another)
        return self._partly(answer.cells, wrong, language)

    def _partly(
        self, cells: frozenset[int], wrong: tuple[Fault, ...], language: Language
    ) -> Judgement:
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
        return Judgement(credit, tuple(sentences), Light(wrong=tuple(sorted(others))))

    def solution(self, language: Language) -> Told:
        """The clearest pattern, told in full."""
        assert self.step is not None
        return tell_step(self.step, narrate.REASON, self.geometry, language)


def _share(cells: frozenset[int], pattern: frozenset[int]) -> float:
    """How much two sets of cells have in common, from 0 to 1."""
    return len(cells & pattern) / len(cells | pattern)


class GridConclude(GridExercise):
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

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right if everything that follows is marked and nothing else."""
        found = answer.candidates
        if not found:
            return Judgement(0.0, (say(language, "exercise-no-candidates"),))
        if self.wanted <= found <= self.allowed:
            return Judgement.about(1.0, self.solution(language), say(language, "exercise-right"))
        right, wrong = found & self.wanted, found - self.allowed
        credit = max(len(right) - len(wrong), 0) / len(self.wanted) if right else 0.0
        lit = self.lit(language)
        light = replace(lit.light, wrong=_cells(wrong))
        remarks = tuple(self._remarks(found, language))
        return Judgement(credit, remarks, light, lit.legend)

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
