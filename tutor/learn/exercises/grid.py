"""Exercises on a grid: what they have in common, and spotting a pattern."""

import re
from collections import Counter
from collections.abc import Iterable
from copy import copy
from dataclasses import replace

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.lookalike import faults, is_woven
from tutor.explain.lookalike.fault import Fault
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.sudoku.coach import Light, Told, tell_step
from tutor.learn.exercises.exercise import Answer, Exercise, Judgement, clause
from tutor.learn.mastery import Aids
from tutor.narrate.sudoku.digits_and_houses import Cells, Digits, Houses, say
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

    @property
    def may_show_candidates(self) -> bool:
        """Whether candidates help without giving the answer away: of a single they are it."""
        return TECHNIQUES[self.technique].tier > 1

    def shows_candidates(self, aids: Aids) -> bool:
        """Whether the candidates are written on the board.

        They may be left out only where the digits say as much: where none was crossed out.
        """
        if not self.may_show_candidates:
            return False
        return aids.candidates or next(self.grid.removed_candidates(), None) is not None

    @property
    def start(self) -> int:
        """The first of the cells in question; else one that answers nothing, empty if there is."""
        if self.pointed:
            return min(self.pointed)
        cells = set(range(self.geometry.cell_count)) - self.answers
        return min(cells & set(self.grid.empty_cells()) or cells)

    @property
    def answers(self) -> frozenset[int]:
        """The cells that answer the question, or are a part of an answer."""
        return frozenset()

    def echo(self, answer: Answer, language: Language) -> str:
        """The cells."""
        return say(language, "answer-cells", cells=self.named(answer.cells))

    def named(self, cells: Iterable[int]) -> Cells:
        """Cells as messages speak of them."""
        return Cells(self.geometry, tuple(sorted(cells)))

    def not_this(self, language: Language, why: str) -> str:
        """The verdict on a wrong answer, with its plainest reason."""
        return say(language, "exercise-not", why=clause(why))

    def refusal(self, candidate: Candidate, language: Language) -> str | None:
        """Why a candidate cannot even be marked; None if it is there."""
        cell, digit = candidate
        cells, digits = self.named([cell]), Digits(self.geometry, (digit,))
        if self.grid.values[cell]:
            return say(language, "misread-filled", cells=cells)
        if self.grid.candidates[cell] >> digit - 1 & 1:
            return None
        values = self.grid.values
        for house in self.geometry.houses_of(cell):
            if any(values[other] == digit for other in house.cells):
                seen = Houses((house,))
                return say(language, "misread-seen", cells=cells, digits=digits, houses=seen)
        return say(language, "misread-no-candidate", cells=cells, digits=digits)

    def refusal_of_cell(self, cell: int, language: Language) -> str | None:
        """Why a cell cannot even be pointed at; None if it can."""
        return None

    def is_possible(self, answer: Answer) -> bool:
        """Whether cells and digits are those of the grid."""
        count, digits = self.geometry.cell_count, range(1, self.geometry.n + 1)
        return all(0 <= cell < count for cell in answer.cells) and all(
            0 <= cell < count and digit in digits for cell, digit in answer.candidates
        )

    def solution(self, language: Language) -> Told:
        """The step, told in full."""
        assert self.step is not None
        return tell_step(self.step, narrate.REASON, self.geometry, language)

    def hint(self, rung: int, language: Language) -> Told:
        """The hint of a rung, by the same ladder as on any board."""
        if rung >= self.last_rung or self.step is None:
            return self.solution(language)
        return tell_step(self.step, rung, self.geometry, language)


MOST_FOR_PART = 0.7
"""The most that an answer is worth which is not the pattern."""
_NUMBER = re.compile(r"\d+")
_FRUITLESS = frozenset(
    {"nothing-to-remove", "nothing-sees", "colours-unseen", "fin-removes-nothing"}
)
"""What is said of a pattern that is there, but from which nothing follows."""
_MISCOUNTED = frozenset({"too-many", "too-few", "at-least"})
"""Faults that the verdict on a part of a pattern tells already."""


class GridSpot(GridExercise):
    """A board with the pattern somewhere on it."""

    kind = "spot"
    answers_with = "cells"
    answer_rung = narrate.PATTERN
    step: Step

    def __init__(self, technique: str, grid: Grid, step: Step, *, is_asked: bool = False) -> None:
        """A board.

        Args:
            technique: what to find.
            grid: the board.
            step: one that is there, which hints are about.
            is_asked: whether somebody has asked for it already, with its digit and its house.
        """
        super().__init__(technique, grid, step)
        self._is_asked = is_asked and any(mark.role == "blocker" for mark in step.marks)
        """Where it is found by asking where its digit goes, a wrong cell is no place for that."""
        finder = TECHNIQUES[technique].finder
        self.steps = {pattern_cells(step): step}
        """The patterns of the board that the finder tells of, by their cells: any is right."""
        for found in finder(Position(grid)):
            self.steps.setdefault(pattern_cells(found), found)

    @property
    def answers(self) -> frozenset[int]:
        """The cells of every such pattern."""
        return frozenset().union(*self.steps)

    @property
    def _count(self) -> int:
        """How many cells every such pattern has; 0 if that differs."""
        sizes = {len(cells) for cells in self.steps}
        return sizes.pop() if len(sizes) == 1 and not is_woven(self.technique) else 0

    @property
    def takes_one_cell(self) -> bool:
        """Whether the pattern has one cell."""
        return self._count == 1

    def refusal_of_cell(self, cell: int, language: Language) -> str | None:
        """A cell with a digit is no part of a pattern, where none has one."""
        values = self.grid.values
        if not values[cell] or any(values[one] for one in self.answers):
            return None
        return say(language, "misread-filled", cells=self.named([cell]))

    def refusals(self, answer: Answer, language: Language) -> list[str]:
        """The cells that cannot be part of it."""
        told = (self.refusal_of_cell(cell, language) for cell in sorted(answer.cells))
        return [one for one in told if one is not None]

    def question(self, language: Language) -> tuple[str, ...]:
        """Which pattern to look for."""
        name = narrate.called(self.technique, language)
        return (say(language, "exercise-spot", name=name, count=self._count),)

    def adds_nothing(self, rung: int) -> bool:
        """Where to look may be known, and what can be said of a single is told with the nudge."""
        if rung == narrate.NUDGE:
            return self._is_asked
        if rung != narrate.NAME or self.step.placements:
            return rung == narrate.NAME
        nudge = " ".join(super().hint(narrate.NUDGE, "en").sentences)
        return Counter(_NUMBER.findall(self._narrower("en"))) <= Counter(_NUMBER.findall(nudge))

    def _narrower(self, language: Language) -> str:
        """What the pattern is about, and one of its houses."""
        cells = pattern_cells(self.step)
        about = {mark.digit for mark in self.step.marks if mark.cell in cells}
        facts = {
            "digits": Digits(self.geometry, tuple(sorted(about))),
            "houses": Houses(self.step.houses[:1]),
        }
        return say(language, "spot-narrower", **facts)

    def hint(self, rung: int, language: Language) -> Told:
        """The technique's name is known: it is not said again."""
        if rung == narrate.NAME and not self.step.placements:
            return Told((self._narrower(language),), rung=rung)
        if rung == narrate.NUDGE and self.technique == "naked-single":
            # To name its cell, as on any board, would be to tell the answer.
            return Told((say(language, "look-at", houses=Houses((self._fullest,))),), rung=rung)
        told = super().hint(rung, language)
        if rung != narrate.PATTERN:
            return told
        what = narrate.narrate(self.step, self.geometry, language).what
        return replace(told, sentences=(what,)) if what else told

    @property
    def _fullest(self) -> House:
        """Of the houses of a single, the one with the most digits."""
        (cell,), values = pattern_cells(self.step), self.grid.values
        houses = self.geometry.houses_of(cell)
        return max(houses, key=lambda house: sum(values[one] > 0 for one in house.cells))

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right if the cells are a pattern; else what is right about them, and what is not."""
        if not answer.cells:
            return Judgement(0.0, (say(language, "exercise-no-cells"),))
        step = self.steps.get(answer.cells)
        right = say(language, "exercise-right")
        if step is not None:
            told = tell_step(step, narrate.REASON, self.geometry, language)
            return Judgement.about(1.0, told, right)
        if (why := self._no_place(answer.cells, language)) is not None:
            wrong_cells = Light(wrong=tuple(sorted(answer.cells)))
            return Judgement(0.0, (self.not_this(language, why),), wrong_cells)
        wrong = faults(Position(self.grid), self.technique, answer.cells)
        if wrong and all(fault.kind in _FRUITLESS for fault in wrong):
            true = say(language, "spot-fruitless")
            return Judgement(0.0, (true,), is_close=True, is_try=False)
        if not wrong:
            # Of all patterns with one conclusion the finder tells only the clearest.
            another = say(language, "spot-another")
            return Judgement.about(1.0, self.solution(language), right, another)
        return self._partly(answer.cells, wrong, language)

    def _no_place(self, cells: frozenset[int], language: Language) -> str | None:
        """Why the digit that was asked for cannot go into a cell of its house."""
        if not self._is_asked or len(cells) != 1:
            return None
        ((_, digit),), (cell,) = self.step.placements, cells
        if all(cell not in house.cells for house in self.step.houses):
            return None
        return self.refusal(Candidate(cell, digit), language)

    def nearest_to(self, answer: Answer) -> GridExercise:
        """With hints about the pattern that most of the cells are of."""
        nearest = self._nearest(answer.cells)
        if not answer.cells & nearest:
            return self
        near = copy(self)
        near.step = self.steps[nearest]
        return near

    def _nearest(self, cells: frozenset[int]) -> frozenset[int]:
        """The pattern that has most in common with some cells: of equals, that of the hints."""
        told = pattern_cells(self.step)
        return max(self.steps, key=lambda one: (_share(cells, one), one == told, -min(one)))

    def _partly(
        self, cells: frozenset[int], wrong: tuple[Fault, ...], language: Language
    ) -> Judgement:
        nearest = self._nearest(cells)
        right = cells & nearest
        others = {cell for fault in wrong for cell in fault.others}
        credit, is_part = MOST_FOR_PART * _share(cells, nearest), len(right) * 2 >= len(nearest)
        if is_part:
            wrong = tuple(fault for fault in wrong if fault.kind not in _MISCOUNTED)
        sentences = [tell_fault(fault, self.geometry, language) for fault in wrong]
        if is_part:
            facts = {"needed": len(nearest), "picked": len(cells), "right": len(right)}
            facts |= {"missing": len(nearest - cells), "extra": len(cells - nearest)}
            part = say(language, "exercise-partly", cells=self.named(right), **facts)
            sentences.insert(0, part)
        else:
            credit = 0.0
            sentences[0] = self.not_this(language, sentences[0])
        return Judgement(credit, tuple(sentences), Light(wrong=tuple(sorted(others))))


def _share(cells: frozenset[int], pattern: frozenset[int]) -> float:
    """How much two sets of cells have in common, from 0 to 1."""
    return len(cells & pattern) / len(cells | pattern)
