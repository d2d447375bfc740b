"""Exercises of the introductions: find a place, find what breaks the rules, place a digit."""

from dataclasses import replace

from tutor.base.language import Language
from tutor.games.sudoku.coach import Light, Told
from tutor.learn.exercises.exercise import Answer, Judgement, clause
from tutor.learn.exercises.grid import MOST_FOR_PART, GridExercise
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.narrate.sudoku.digits_and_houses import Cells, Digits, Houses, Seen, say
from tutor.narrate.voice import listed
from tutor.sudoku.geometry import House
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate


class _FirstStep(GridExercise):
    """An exercise for somebody who has not heard of candidates yet."""

    @property
    def may_show_candidates(self) -> bool:
        """Never."""
        return False


class FindPlace(_FirstStep):
    """A cell or a house is named: point at it."""

    kind = "cell"
    answers_with = "cells"
    last_rung = answer_rung = 2

    def __init__(self, lesson: str, grid: Grid, cell: int, house: House | None) -> None:
        super().__init__(lesson, grid)
        self._cell = cell
        self._house = house

    @property
    def wanted(self) -> frozenset[int]:
        """The cells of the place."""
        return frozenset((self._cell,) if self._house is None else self._house.cells)

    @property
    def answers(self) -> frozenset[int]:
        """The place."""
        return self.wanted

    @property
    def takes_one_cell(self) -> bool:
        """Whether it is a cell that is named."""
        return self._house is None

    def question(self, language: Language) -> tuple[str, ...]:
        """The name."""
        if self._house is not None:
            return (say(language, "exercise-house", houses=Houses((self._house,))),)
        return (say(language, "exercise-cell", cells=Cells(self.geometry, (self._cell,))),)

    def hint(self, rung: int, language: Language) -> Told:
        """First how to read the name, then the place."""
        if rung >= self.last_rung:
            return self.solution(language)
        if self._house is not None:
            return Told((say(language, "house-hint", kind=self._house.kind),), rung=rung)
        return Told((say(language, "cell-hint"),), rung=rung)

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right if it is that place; else where the cells really are."""
        if answer.cells == self.wanted:
            return Judgement(1.0, (say(language, "exercise-right"),))
        if not answer.cells:
            return Judgement(0.0, (say(language, "exercise-no-cells"),))
        share = len(answer.cells & self.wanted) / len(answer.cells | self.wanted)
        if self._house is not None and share:
            missing, extra = len(self.wanted - answer.cells), len(answer.cells - self.wanted)
            verdict = say(language, "cell-almost", missing=missing, extra=extra)
        else:
            verdict = say(language, "cell-not")
        return Judgement(MOST_FOR_PART * share, (verdict,))

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

    @property
    def answers(self) -> frozenset[int]:
        """The cells that clash."""
        return frozenset().union(*self._clashes)

    def question(self, language: Language) -> tuple[str, ...]:
        """What to look for."""
        return (say(language, "exercise-clash"),)

    def hint(self, rung: int, language: Language) -> Told:
        """First the house, then the cells."""
        if rung >= self.last_rung:
            return self.solution(language)
        clash = next(self.grid.duplicates())
        assert clash.house is not None
        return Told((say(language, "look-at", houses=Houses((clash.house,))),), rung=rung)

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right if they are two equal digits of one house."""
        if answer.cells in self._clashes:
            told = self.solution(language)
            return Judgement(1.0, (say(language, "exercise-right"), *told.sentences), told.light)
        if not answer.cells:
            return Judgement(0.0, (say(language, "exercise-no-cells"),))
        if any(answer.cells & clash for clash in self._clashes):
            extra = len(answer.cells) - 1
            verdict = say(language, "clash-partly", extra=extra)
            return Judgement(MOST_FOR_PART / 2, (verdict,))
        values = {self.grid.values[cell] for cell in answer.cells}
        are_equal = len(values) == 1 and 0 not in values and len(answer.cells) > 1
        kind = "clash-no-house" if are_equal else "clash-differ"
        return Judgement(0.0, (self.not_this(language, say(language, kind)),))

    def echo(self, answer: Answer, language: Language) -> str:
        """The cells by their rows and columns: they have no names yet."""
        houses = [self.geometry.houses_of(cell)[:2] for cell in sorted(answer.cells)]
        facts = [{"row": Houses((row,)), "column": Houses((column,))} for row, column in houses]
        told = [clause(say(language, "cell-in-words", **one)) for one in facts]
        return say(language, "answer-words", cells=listed(told, language))

    def solution(self, language: Language) -> Told:
        """The cells and their house."""
        clash = next(self.grid.duplicates())
        assert clash.house is not None
        told = say(
            language,
            "clash-here",
            digits=Digits(self.geometry, (clash.digit,)),
            houses=Houses((clash.house,)),
        )
        return Told((told,), Light(houses=(clash.house,), wrong=clash.cells))


class PlaceDigit(GridConclude):
    """A cell that takes a digit, for somebody who knows the rules and no name of a cell yet."""

    last_rung = answer_rung = 3

    @property
    def may_show_candidates(self) -> bool:
        """Never."""
        return False

    def lit(self, language: Language) -> Told:
        """The houses of the cell; no legend, for its words are not taught yet."""
        return replace(super().lit(language), legend=())

    def question(self, language: Language) -> tuple[str, ...]:
        """Which digit."""
        return (say(language, "exercise-place"),)

    def echo(self, answer: Answer, language: Language) -> str:
        """The digit, without its cell."""
        digits = sorted(digit for _, digit in answer.candidates)
        return say(language, "answer-digit", digits=Digits(self.geometry, tuple(digits)))

    def hint(self, rung: int, language: Language) -> Told:
        """First where to look, then what is there."""
        if rung >= self.last_rung:
            return self.solution(language)
        told = say(language, "conclude-place-hint") if rung == 1 else self._there(language)
        return Told((told,), rung=rung)

    def refusal(self, candidate: Candidate, language: Language) -> str | None:
        """Which row, column or box has the digit already."""
        cell, digit = candidate
        if cell not in self.pointed:
            return say(language, "first-elsewhere")
        values, digits = self.grid.values, Digits(self.geometry, (digit,))
        lit = self.step.houses
        for house in sorted(self.geometry.houses_of(cell), key=lambda one: one not in lit):
            if any(values[other] == digit for other in house.cells):
                return say(language, "first-seen", digits=digits, houses=Houses((house,)))
        return None

    def _there(self, language: Language) -> str:
        """The digits that the cell can't take, each with the fullest house that has it."""
        (cell,) = self.pointed
        values, told = self.grid.values, dict[House, tuple[int, ...]]()
        named: set[int] = set()
        houses = self.geometry.houses_of(cell)
        for house in sorted(houses, key=lambda one: -sum(values[at] > 0 for at in one.cells)):
            found = {values[at] for at in house.cells} - {0} - named
            named |= found
            if found:
                told[house] = tuple(sorted(found))
        return say(language, "first-there", seen=Seen(self.geometry, tuple(told.items())))

    def solution(self, language: Language) -> Told:
        """What is there, and what is left."""
        (placed,) = self.step.placements
        left = say(language, "first-left", digits=Digits(self.geometry, (placed.digit,)))
        light = super().solution(language).light
        return Told((self._there(language), left), light)
