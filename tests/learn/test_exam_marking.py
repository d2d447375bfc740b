"""Marking: partial answers earn a part, better ones never less, wrong ones nothing."""

import re
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import each_case
from tests.learn.exams import (
    evidence_of,
    game_of,
    missing_digits,
    on_grid,
    paper_of,
    right_answer,
    wrong_answer,
)
from tutor.base.document import BadDocument, Place
from tutor.base.language import Language
from tutor.games.sudoku.coach import Light
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.questions import Every, ExamQuestion, Finish, Judge, Next, Order, Simplest
from tutor.learn.exam.questions.judge import WITHOUT_REASON
from tutor.learn.exam.questions.next import DIGIT, EVIDENCE, NOT_YET, TECHNIQUE
from tutor.learn.exam.questions.simplest import APPLIES
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exercises.judge import GridJudge
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

LANGUAGES: tuple[Language, ...] = ("en", "fr")


@cache
def papers() -> tuple[Paper, ...]:
    return tuple(paper_of(level, "3") for level in ("beginner", "easy", "medium", "hard", "expert"))


@cache
def grids_to_order() -> tuple[Paper, ...]:
    return (make_paper(Syllabus("medium", questions=3, kinds=(("order", 1),)), "3"),)


def questions(kind: type[ExamQuestion]) -> list[ExamQuestion]:
    asked = (*papers(), *grids_to_order()) if kind is Order else papers()
    found = [one for paper in asked for one in paper.questions if isinstance(one, kind)]
    assert found
    return found


def one_about(kind: type[ExamQuestion], technique: str, seed: str = "4") -> ExamQuestion:
    """A question from the shortest paper that has one of its kind."""
    count = {Next: 1, Every: 2, Judge: 3, Simplest: 4}[kind]
    paper = make_paper(Syllabus(None, (technique,), questions=count), seed)
    return next(one for one in paper.questions if isinstance(one, kind))


def test_no_answer_is_worth_nothing_and_says_so() -> None:
    for paper in papers():
        for question in paper.questions:
            assert question.credit(NO_ANSWER) == 0
            assert not question.is_answered(NO_ANSWER)
            assert question.answered(NO_ANSWER, "en") == "No answer."
            assert question.remarks(NO_ANSWER, "en") == ()


def test_every_answer_can_be_told() -> None:
    """In both languages, right or wrong, with remarks that leave nothing open."""
    for paper in papers():
        for question in paper.questions:
            for language in LANGUAGES:
                right, wrong = right_answer(question), wrong_answer(question)
                told = question.remarks(right, language)
                assert told == ({"en": "Everything is right.", "fr": "Tout est juste."}[language],)
                assert question.answered(right, language)
                assert all(question.remarks(wrong, language))
                assert question.solution(language).sentences
                for rung in range(1, question.last_rung + 1):
                    assert question.hint(rung, NO_ANSWER, language).sentences


# Next


def test_a_digit_alone_earns_its_part() -> None:
    for question in questions(Next):
        assert isinstance(question, Next)
        right = right_answer(question)
        assert question.credit(ExamAnswer(placed=right.placed)) == pytest.approx(DIGIT)
        with_name = replace(right, cells=frozenset())
        assert question.credit(with_name) == pytest.approx(DIGIT + TECHNIQUE)
        assert right.placed is not None
        reasons = {step.technique for step in question._why(right.placed)}
        other = next((id_ for id_ in question.options if id_ not in reasons), None)
        if other is None:
            continue
        told = question.remarks(replace(right, technique=other), "en")
        assert question.credit(replace(right, technique=other)) < 1
        assert told[0].endswith("and you can prove it now.")
        assert "another one" in told[1]


def test_a_pattern_without_its_digit_earns_its_part() -> None:
    question = one_about(Next, "xy-wing")
    assert isinstance(question, Next)
    right = right_answer(question)
    assert question.credit(replace(right, placed=None)) == EVIDENCE
    assert question.credit(ExamAnswer(technique="xy-wing")) == 0
    assert question.credit(ExamAnswer(cells=right.cells)) == 0


@pytest.mark.parametrize("technique", ["xy-wing", "naked-single"])
def test_of_the_cells_shown_those_are_named_that_nothing_rests_on(technique: str) -> None:
    question = one_about(Next, technique)
    assert isinstance(question, Next)
    right = right_answer(question)
    if technique == "naked-single":
        assert right.placed is not None
        seen = {*question.geometry.peers(right.placed.cell)}
        beside = next(cell for cell in question.grid.empty_cells() if cell not in seen)
    else:
        others = set(range(81)) - right.cells - {one.cell for one in question.step.eliminations}
        beside = min(others)
    told = question.shortcomings(replace(right, cells=right.cells | {beside}), "en")
    name = question.geometry.cell_name(beside)
    assert told[-1] == f"It has no use for {name}."


def test_a_digit_that_no_step_proves_yet_earns_little() -> None:
    question = one_about(Next, "naked-pair")
    assert isinstance(question, Next)
    now = question.led_to
    solved = question._solved
    assert solved is not None
    later = [
        Candidate(cell, solved[cell])
        for cell in question.grid.empty_cells()
        if not question._why(Candidate(cell, solved[cell]))
    ]
    assert later
    assert now not in later
    for placed in later[:5]:
        answer = ExamAnswer(placed=placed, technique="naked-pair")
        assert question.credit(answer) == NOT_YET
        assert "no single step up to Expert proves it yet" in question.remarks(answer, "en")[0]


def test_evidence_counts_by_its_share() -> None:
    for technique in ("hidden-single", "naked-single", "skyscraper"):
        question = one_about(Next, technique)
        assert isinstance(question, Next)
        right = right_answer(question)
        cells = sorted(evidence_of(question.step))
        credits = [
            question.credit(replace(right, cells=frozenset(cells[:count])))
            for count in range(len(cells) + 1)
        ]
        assert credits == sorted(credits)
        assert credits[0] == pytest.approx(DIGIT + TECHNIQUE)
        assert credits[-1] == 1
        beside = next(
            cell
            for cell in question.grid.empty_cells()
            if cell not in right.cells and right.placed and cell != right.placed.cell
        )
        assert question.credit(replace(right, cells=right.cells | {beside})) < 1


def test_any_cells_of_a_full_house_will_do() -> None:
    question = one_about(Next, "full-house")
    assert isinstance(question, Next)
    right = right_answer(question)
    for cell in right.cells:
        assert question.credit(replace(right, cells=frozenset({cell}))) == 1
    assert question.credit(replace(right, cells=frozenset())) == pytest.approx(DIGIT + TECHNIQUE)


def test_a_digit_on_a_given_is_wrong() -> None:
    question = on_grid(questions(Next)[0])
    cell = next(cell for cell, value in enumerate(question.grid.values) if value)
    assert question.credit(ExamAnswer(placed=Candidate(cell, question.grid.values[cell]))) == 0


# Every


@given(st.data())
def test_finding_more_never_costs_anything(data: st.DataObject) -> None:
    question = data.draw(st.sampled_from(questions(Every)))
    assert isinstance(question, Every)
    everything = [
        Candidate(cell, digit)
        for cell in question.grid.empty_cells()
        for digit in range(1, 10)
        if question.grid.candidates[cell] >> digit - 1 & 1
    ]
    found = data.draw(st.frozensets(st.sampled_from(everything), max_size=12))
    credit = question.credit(ExamAnswer(candidates=found))
    assert 0 <= credit <= 1
    more = data.draw(st.sampled_from(sorted(question.wanted)))
    assert question.credit(ExamAnswer(candidates=found | {more})) >= credit
    if wrong := [one for one in everything if one not in question.allowed]:
        worse = data.draw(st.sampled_from(wrong))
        assert question.credit(ExamAnswer(candidates=found | {worse})) <= credit
    assert (credit == 1) == (question.wanted <= found <= question.allowed)


def test_whatever_is_found_counts_beside_what_is_wrong() -> None:
    """As the terms say: right ones, as a share of all there are and of those that do not follow."""
    for question in questions(Every):
        assert isinstance(question, Every)
        one = frozenset(sorted(question.wanted)[:1])
        wrong = wrong_answer(question).candidates
        credit = question.credit(ExamAnswer(candidates=one | wrong))
        assert credit == pytest.approx(1 / (len(question.wanted) + len(wrong)))


def test_a_digit_that_another_single_proves_costs_nothing() -> None:
    asked = (one_about(Every, "hidden-single", str(seed)) for seed in range(9))
    question = next(q for q in asked if isinstance(q, Every) and q.allowed - q.wanted)
    harmless = question.allowed - question.wanted
    assert question.credit(ExamAnswer(candidates=question.wanted | harmless)) == 1
    assert question.credit(ExamAnswer(candidates=harmless)) == 0


@pytest.mark.parametrize("technique", ["x-wing", "hidden-single"])
def test_a_hint_says_where_to_look_and_not_the_verdict(technique: str) -> None:
    for seed in range(4):
        judge = one_about(Judge, technique, str(seed))
        assert isinstance(judge, Judge)
        for rung in (1, 2):
            (hint,) = judge.nudge(rung, "en").sentences
            assert re.search(r"(row|column|box) \d|r\dc\d", hint), "a place is named"
            assert "It is one" not in hint
            assert "only looks" not in hint


def test_where_one_thing_is_asked_for_a_second_choice_replaces_the_first() -> None:
    judge = one_about(Judge, "x-wing")
    assert isinstance(judge, Judge)
    answer = judge.with_cell(judge.with_cell(NO_ANSWER, 3), 5)
    assert answer.cells == {5}
    assert judge.with_cell(answer, 5).cells == frozenset()
    first, second = list(judge.grid.empty_cells())[:2]
    for cell in (first, second):
        digit = judge.grid.candidates[cell].bit_length()
        answer = judge.with_digit(answer, cell, digit)
    assert {one.cell for one in answer.candidates} == {second}
    assert judge.with_verdict(answer, is_one=True).cells == frozenset()
    assert judge.with_verdict(answer, is_one=False).candidates == frozenset()
    every = one_about(Every, "hidden-single")
    assert isinstance(every, Every)
    cell = next(every.grid.empty_cells())
    answer = every.with_digit(every.with_digit(NO_ANSWER, cell, 1), cell, 2)
    assert answer.candidates == {Candidate(cell, 2)}


def test_a_pattern_of_one_cell_asks_for_no_spoiler() -> None:
    """Digits go to the cell in question, and no is enough."""
    seen = set()
    for seed in range(10):
        judge = one_about(Judge, "hidden-single", str(seed))
        assert isinstance(judge, Judge)
        (cell,) = judge.pointed
        assert not judge.asks_for_spoiler
        assert "spoil" not in " ".join(judge.ask("en"))
        other = next(one for one in judge.grid.empty_cells() if one != cell)
        assert judge.with_digit(NO_ANSWER, other, 1).candidates == {Candidate(cell, 1)}
        bare = ExamAnswer(is_one=judge.is_one)
        assert judge.credit(bare) == (WITHOUT_REASON if judge.is_one else 1)
        if judge.is_one:
            right = next(iter(right_answer(judge).candidates)).digit
            wrong = judge.with_digit(bare, cell, right % 9 + 1)
            told = f"places {right} in r{cell // 9 + 1}c{cell % 9 + 1}, not {right % 9 + 1}"
            assert told in judge.remarks(wrong, "en")[0]
        seen.add(judge.is_one)
    assert seen == {True, False}


def test_a_missed_elimination_leaves_the_rest() -> None:
    found = [one for one in questions(Every) if isinstance(one, Every) and len(one.wanted) > 1]
    assert found
    for question in found:
        all_but_one = frozenset(sorted(question.wanted)[1:])
        credit = question.credit(ExamAnswer(candidates=all_but_one))
        assert credit == pytest.approx(1 - 1 / len(question.wanted))
        told = question.remarks(ExamAnswer(candidates=all_but_one), "en")
        assert "right" in told[0]
        assert "missing" in told[1]


# Simplest, judge, order, finish


def test_a_technique_that_applies_too_earns_a_part() -> None:
    question = on_grid(one_about(Every, "pointing"))
    wide, narrow = (
        Simplest("pointing", question.grid, 1.0, Syllabus(level).options)
        for level in ("expert", "easy")
    )
    applying = [id_ for id_ in wide.options if wide._applies(id_)]
    assert applying[0] == "pointing"
    assert len(applying) > 1
    answer = ExamAnswer(technique=applying[-1])
    assert wide.credit(answer) == APPLIES
    assert "a simpler one does too" in wide.remarks(answer, "en")[0]
    assert narrow.credit(answer) == 0  # it is not on the list


@pytest.mark.parametrize("kind", [Next, Simplest])
def test_a_rule_of_the_other_game_is_wrong(kind: type[ExamQuestion]) -> None:
    answer = ExamAnswer(technique="nonogram-overlap")
    for question in questions(kind):
        assert question.credit(answer) == 0
        assert question.remarks(answer, "en")


def test_a_verdict_without_a_reason_earns_a_part() -> None:
    seen = set()
    for seed in range(10):
        question = one_about(Judge, "naked-pair", str(seed))
        assert isinstance(question, Judge)
        seen.add(question.is_one)
        bare = ExamAnswer(is_one=question.is_one)
        exercise = GridJudge("naked-pair", question.grid, None, question.pointed)
        needs_reason = question.is_one or exercise.has_spoiler
        if not needs_reason:
            assert question.credit(bare) == 1, "no cell is to blame"
            continue
        assert question.credit(bare) == WITHOUT_REASON
        assert question.remarks(bare, "en")[0].startswith("Right, ")
        assert question.credit(right_answer(question)) == 1
        everywhere = ExamAnswer(
            is_one=question.is_one,
            cells=frozenset(range(81)),
            candidates=frozenset(Candidate(cell, 1) for cell in range(81)),
        )
        assert question.credit(everywhere) == WITHOUT_REASON
        assert question.remarks(everywhere, "en") != question.remarks(bare, "en")
    assert seen == {True, False}


def test_near_misses_are_none() -> None:
    """No cells that a paper calls none are the pattern, and the other way round."""
    for technique in ("x-wing", "hidden-pair", "unique-rectangle-1"):
        for seed in range(4):
            question = one_about(Judge, technique, str(seed))
            assert isinstance(question, Judge)
            told = " ".join(question.solution("en").sentences)
            assert told.startswith("It is a" if question.is_one else "It only looks like")


@given(st.permutations([1, 2, 3, 4]), st.integers(0, 2))
def test_order_counts_pairs(ranks: list[int], at: int) -> None:
    question = questions(Order)[2]
    assert isinstance(question, Order)
    credit = question.credit(ExamAnswer(ranks=tuple(ranks)))
    assert 0 <= credit <= 1
    assert (credit == 1) == (tuple(ranks) == question.ranks)
    # Two neighbours of the order exchanged so that they are right: never worse.
    one, other = ranks.index(at + 1), ranks.index(at + 2)
    if question.ranks[one] > question.ranks[other]:
        better = ranks.copy()
        better[one], better[other] = better[other], better[one]
        assert question.credit(ExamAnswer(ranks=tuple(better))) >= credit


def test_half_an_order_earns_a_part() -> None:
    question = questions(Order)[0]
    assert isinstance(question, Order)
    half = tuple(rank if rank < 3 else 0 for rank in question.ranks)
    assert question.credit(ExamAnswer(ranks=half)) == pytest.approx(1 / 6)
    assert "–" in question.answered(ExamAnswer(ranks=half), "en")
    assert question.credit(ExamAnswer(ranks=question.ranks[:2])) == 0


def test_a_grid_counts_by_its_digits() -> None:
    question = questions(Finish)[1]
    assert isinstance(question, Finish)
    missing = missing_digits(question)
    for count in (1, len(missing) // 2, len(missing)):
        answer = ExamAnswer(log=game_of(question, missing[:count]))
        assert question.credit(answer) == pytest.approx(count / len(missing))
    wrong = Candidate(missing[-1].cell, missing[-1].digit % 9 + 1)
    answer = ExamAnswer(log=game_of(question, [*missing[:3], wrong]))
    assert question.credit(answer) == pytest.approx(2 / len(missing))
    logs = [game_of(question, part) for part in (missing, missing[1:], [])]
    assert [question.is_whole(ExamAnswer(log=log)) for log in logs] == [True, False, False]
    told = question.remarks(answer, "en")
    assert told[0] == f"3 of {len(missing)} cells are right."
    assert question.geometry.cell_name(wrong.cell) in told[1]


def test_a_log_that_cannot_have_happened_ends_there() -> None:
    question = questions(Finish)[0]
    assert isinstance(question, Finish)
    log = list(game_of(question, missing_digits(question)))
    twice = [*log[:3], log[2], *log[3:]]
    assert question.credit(ExamAnswer(log=tuple(twice))) == pytest.approx(3 / len(log))


# Keeping answers


def test_answers_can_be_kept() -> None:
    for paper in papers():
        for question in paper.questions:
            for answer in (right_answer(question), wrong_answer(question), NO_ANSWER):
                assert ExamAnswer.from_json(Place(answer.as_json())) == answer


@each_case(
    ("data", "where"),
    [
        ([], "answer"),
        ({"placed": "r1c1=12"}, "answer.placed"),
        ({"placed": "r1c0=1"}, "answer.placed"),
        ({"technique": "magic"}, "answer.technique"),
        ({"cells": 5}, "answer.cells"),
        ({"candidates": "r1c1=5"}, "answer.candidates"),
        ({"is_one": "yes"}, "answer.is_one"),
        ({"ranks": [1, 99]}, "answer.ranks"),
        ({"log": [{"kind": "win"}]}, "answer.log"),
    ],
)
def test_a_damaged_answer_is_refused(data: object, where: str) -> None:
    with pytest.raises(BadDocument) as refused:
        ExamAnswer.from_json(Place(data, "answer"))
    assert refused.value.where == where


def test_who_shows_what_follows_says_that_it_is_one() -> None:
    judge = one_about(Judge, "hidden-single")
    assert isinstance(judge, Judge)
    (cell,) = judge.pointed
    digit = judge.grid.candidates[cell].bit_length()
    shown = judge.with_digit(ExamAnswer(), cell, digit)
    assert shown.is_one
    assert judge.is_answered(shown)
    said_no = judge.with_verdict(ExamAnswer(), is_one=False)
    assert judge.with_digit(said_no, cell, digit).is_one is False, "what was said stays"


def test_what_is_true_but_not_asked_for_is_said_to_be_so() -> None:
    asked = (one_about(Every, "full-house", str(seed)) for seed in range(40))
    question = next(one for one in asked if isinstance(one, Every) and one.allowed > one.wanted)
    found = frozenset([min(question.allowed - question.wanted)])
    told = " ".join(question.remarks(ExamAnswer(candidates=found), "en"))
    assert "Also right" in told
    assert "not follow" not in told


def test_a_right_digit_beside_the_solution_is_told_its_own_proof() -> None:
    question = one_about(Next, "hidden-single", "1")
    assert isinstance(question, Next)
    steps = (step for id_ in ("full-house", "hidden-single") for step in found_in(question, id_))
    other = next(step for step in steps if step.placements[0] != question.led_to)
    answer = ExamAnswer(
        placed=other.placements[0], technique=other.technique, cells=evidence_of(other)
    )
    assert question.credit(answer) == 1
    told = question.solution_for(replace(answer, technique="", cells=frozenset()), "en")
    assert isinstance(told.light, Light)
    assert told.light.placements == other.placements
    for wrong in (right_answer(question), ExamAnswer(), replace(answer, placed=_wrong(question))):
        assert question.solution_for(wrong, "en") == question.solution("en")


def _wrong(question: Next) -> Candidate:
    """A digit that does not belong where it is put."""
    cell = next(question.grid.empty_cells())
    return next(one for d in range(1, 10) if not question.is_right(one := Candidate(cell, d)))


def found_in(question: Next, technique: str) -> list[Step]:
    """Every step of a technique on the board of a question."""
    return list(TECHNIQUES[technique].find(Position(question.grid)))


@each_case("technique", ["hidden-single", "x-wing"])
def test_a_yes_without_its_reason_says_what_is_missing(technique: str) -> None:
    judges = (one_about(Judge, technique, str(seed)) for seed in range(20))
    judge = next(one for one in judges if isinstance(one, Judge) and one.is_one)
    (told,) = judge.remarks(ExamAnswer(is_one=True), "en")
    missing = "you wrote no digit" if judge.places else "you marked nothing that follows"
    assert missing in told
