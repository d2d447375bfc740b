"""Whatever the lit cells prove by the technique that was asked for is right, by whomever seen."""

import re
from itertools import permutations

import pytest

from tests.cases import each_case
from tutor.explain.instances import digits_unsaid
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.sudoku.coach import Light
from tutor.language import LANGUAGES
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions.judge import Judge
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.exercises.grid_kinds import clearest
from tutor.learn.exercises.judge import GridJudge
from tutor.learn.grid_lessons import lesson
from tutor.learn.taught import ORDER
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LAST_TIER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate

ALL = ("box", "row", "column")
REMOVING = [id_ for id_ in ORDER if TECHNIQUES[id_].tier > 1]


def exercises(technique: str, most: int | None = None) -> list[GridConclude]:
    """One on each board of a lesson that has something to cross out."""
    found = [
        GridConclude(technique, grid, clearest(technique, grid))
        for grid in lesson(technique).exercises.instances[:most]
    ]
    return [one for one in found if not one.places]


@each_case("technique", REMOVING)
def test_no_instance_on_the_lit_cells_is_judged_wrong(technique: str) -> None:
    is_long = TECHNIQUES[technique].tier > LAST_TIER
    for asked in exercises(technique, 5 if is_long else None):
        cells, position = pattern_cells(asked.step), Position(asked.grid)
        for step in TECHNIQUES[technique].find(position):
            if not step.eliminations:
                continue
            found = Answer(candidates=frozenset(step.eliminations))
            if pattern_cells(step) == cells:
                assert asked.check(found, "en").credit == 1
            elif pattern_cells(step) < cells:
                both = Answer(candidates=found.candidates | asked.wanted)
                assert asked.check(both, "en").credit == 1


def removed_by_locking(
    grid: Grid, cells: frozenset[int], digit: int, kinds: tuple[str, ...]
) -> frozenset[Candidate]:
    """What a digit removes whose places in a house of a kind are these cells; told by hand."""
    bit, found = 1 << digit - 1, set[Candidate]()
    around = [
        (house.kind, {one for one in house.cells if grid.candidates[one] & bit})
        for house in grid.geometry.houses
        if cells <= set(house.cells)
    ]
    for (kind, places), (_, others) in permutations(around, 2):
        if kind in kinds and places and places <= cells:
            found |= {Candidate(cell, digit) for cell in others - places}
    return frozenset(found)


@pytest.mark.parametrize(
    ("technique", "kinds"), [("pointing", ("box",)), ("claiming", ("row", "column"))]
)
def test_every_digit_that_is_locked_in_the_cells_may_be_told(
    technique: str, kinds: tuple[str, ...]
) -> None:
    several = 0
    for asked in exercises(technique):
        cells = pattern_cells(asked.step)
        proved = {
            digit: removed
            for digit in range(1, 10)
            if (removed := removed_by_locking(asked.grid, cells, digit, kinds))
        }
        assert asked.step.digits()[0] in proved
        several += len(proved) > 1
        for removed in proved.values():
            judged = asked.check(Answer(candidates=removed), "en")
            assert judged.credit == 1, judged.sentences
            assert judged.sentences[0] == "Right."
        everything = frozenset[Candidate]().union(*proved.values())
        assert asked.check(Answer(candidates=everything), "en").credit == 1
        for digit in range(1, 10):
            assert removed_by_locking(asked.grid, cells, digit, ALL) <= asked.allowed
    assert several, "the boards of the lessons should have some"


def test_an_answer_that_is_right_is_told_by_its_own_digit() -> None:
    for asked in exercises("pointing"):
        others = [
            step for step in asked.steps[1:] if pattern_cells(step) == pattern_cells(asked.step)
        ]
        for step in others:
            judged = asked.check(Answer(candidates=frozenset(step.eliminations)), "en")
            assert isinstance(judged.light, Light)
            assert judged.light.eliminations == step.eliminations
        if others:
            return
    raise AssertionError("one of the boards has two")


@pytest.mark.parametrize("language", LANGUAGES)
@each_case("technique", REMOVING)
def test_the_question_names_the_digits_that_the_cells_leave_open(
    technique: str, language: str
) -> None:
    for asked in exercises(technique, 3):
        (question,) = asked.question("fr" if language == "fr" else "en")
        unsaid = digits_unsaid(Position(asked.grid), asked.step)
        if unsaid:
            assert all(str(digit) in question for digit in unsaid)
        elif not asked.step.is_chain:
            held = {
                digit
                for cell in pattern_cells(asked.step)
                for digit in digits(asked.grid.candidates[cell])
            }
            assert held <= {mark.digit for mark in asked.step.marks}


def test_a_locked_digit_and_a_fish_are_named() -> None:
    (asked, *_) = exercises("pointing")
    digit = asked.step.digits()[0]
    assert f", on {digit}. " in asked.question("en")[0]
    assert f", sur le {digit}. " in asked.question("fr")[0]


def test_nothing_else_is_right() -> None:
    for asked in exercises("x-wing") + exercises("forcing-chain"):
        wrong = next(
            Candidate(cell, digit)
            for cell in asked.grid.empty_cells()
            for digit in digits(asked.grid.candidates[cell])
            if Candidate(cell, digit) not in asked.allowed
        )
        assert asked.check(Answer(candidates=frozenset({wrong})), "en").credit == 0
        with_it = Answer(candidates=asked.wanted | {wrong})
        assert asked.check(with_it, "en").credit < 1


@pytest.mark.parametrize("technique", ["pointing", "claiming"])
def test_who_saw_another_digit_break_in_is_told_that_reason(technique: str) -> None:
    """A near miss may be read on two digits: the one the learner meant is told too."""
    told = 0
    for miss in lesson(technique).exercises.near_misses:
        asked = GridJudge(technique, miss.grid, None, frozenset(miss.cells))
        question = Judge(technique, miss.grid, 1.0, frozenset(miss.cells))
        for cell in set(miss.grid.empty_cells()) - asked.culprits:
            if not asked.spoils(cell):
                continue
            own = asked.own_reasons({cell}, "en")
            judged = asked.check(Answer(cells=frozenset({cell}), is_one=False), "en")
            assert judged.sentences[:2] == ("Right.", *own)
            answer = ExamAnswer(cells=frozenset({cell}), is_one=False)
            assert question.remarks(answer, "en") == ("Everything is right.", *own)
            name = miss.grid.geometry.cell_name(cell)
            found = re.fullmatch(rf"\w+ \d has another place for (\d), {name}\.", own[0])
            assert found is not None
            assert miss.grid.candidates[cell] >> int(found[1]) - 1 & 1
            assert all(miss.grid.candidates[one] >> int(found[1]) - 1 & 1 for one in miss.cells)
            told += 1
        for cell in asked.culprits:
            answer = ExamAnswer(cells=frozenset({cell}), is_one=False)
            assert question.remarks(answer, "en") == ("Everything is right.",)
    assert told
