"""Exercises judge the reasoning: right answers, partly right ones, and named misconceptions."""

from dataclasses import replace
from datetime import UTC, datetime
from itertools import combinations

import pytest

from tests.cases import each_case
from tests.techniques.exotic_boards import TRIDAGON
from tests.techniques.sketch import board, steps
from tutor import narrate
from tutor.base.events import HINT_CREDIT
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.sudoku.coach import Light
from tutor.language import LANGUAGES
from tutor.learn.attempt import Attempt
from tutor.learn.course import (
    COURSES,
    KINDS,
    Kind,
    is_supposition,
    kinds_of,
    lesson_tasks,
    review_tasks,
)
from tutor.learn.course import exercise as any_exercise
from tutor.learn.exercises.exercise import RETRY, Answer, Exercise, clause
from tutor.learn.exercises.first_steps import FindClash, FindPlace
from tutor.learn.exercises.grid import GridExercise, GridSpot
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.exercises.judge import GridJudge
from tutor.learn.grid_lessons import lesson
from tutor.learn.mastery import Aids
from tutor.learn.taught import ORDER
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LAST_TIER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate

INTRODUCTIONS, LESSONS = COURSES["sudoku"].introductions, COURSES["sudoku"].lessons

ON_A_BOARD: tuple[Kind, ...] = ("spot", "conclude", "judge")
SEEDS = ("1", "2")
NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
each_technique = each_case("technique", ORDER)
each_pattern = each_case("technique", [id_ for id_ in ORDER if TECHNIQUES[id_].tier <= LAST_TIER])


def exercise(lesson_id: str, kind: Kind, seed: int | str) -> GridExercise:
    """An exercise on Sudoku."""
    found = any_exercise(lesson_id, kind, seed)
    assert isinstance(found, GridExercise)
    return found


def exercise_of(attempt: Attempt) -> GridExercise:
    assert isinstance(attempt.exercise, GridExercise)
    return attempt.exercise


def right_answer(found: Exercise) -> Answer:
    """What somebody answers who has understood."""
    if isinstance(found, GridSpot):
        assert found.step is not None
        return Answer(cells=pattern_cells(found.step))
    if isinstance(found, GridConclude):
        return Answer(candidates=found.wanted)
    if isinstance(found, GridJudge):
        return Answer(is_one=found.is_one, cells=frozenset() if found.is_one else found.culprits)
    if isinstance(found, FindClash):
        return Answer(cells=frozenset(next(found.grid.duplicates()).cells))
    assert isinstance(found, FindPlace)
    return Answer(cells=found.wanted)


def judge_of(technique: str, *, is_one: bool) -> GridJudge:
    for seed in range(50):
        found = exercise(technique, "judge", seed)
        if isinstance(found, GridJudge) and found.is_one == is_one:
            return found
    raise AssertionError("both kinds should turn up")


# Every exercise of every lesson


@pytest.mark.slow
@pytest.mark.parametrize("id_", LESSONS)
def test_understanding_earns_full_credit_in_every_exercise(id_: str) -> None:
    for kind in kinds_of(id_):
        for seed in SEEDS if kind != "use" else ():
            found = exercise(id_, kind, seed)
            for language in LANGUAGES:
                assert all(found.question(language))
                outcome = found.check(right_answer(found), language)
                assert outcome.is_right, outcome.sentences
                assert found.check(Answer(), language).credit == 0
                assert found.solution(language).sentences


@each_technique
def test_conclusions_agree_with_the_solution(technique: str) -> None:
    for kind in ON_A_BOARD:
        if kind not in kinds_of(technique):
            continue
        found = exercise(technique, kind, "sound")
        if found.step is None:
            continue
        givens = [v if found.grid.is_given(c) else 0 for c, v in enumerate(found.grid.values)]
        solution = search.solve(Grid(found.grid.geometry, givens))
        assert solution is not None
        assert all(solution[cell] == digit for cell, digit in found.step.placements)
        assert all(solution[cell] != digit for cell, digit in found.step.eliminations)


@each_pattern
def test_a_part_of_the_pattern_is_worth_a_part_and_the_fault_is_named(technique: str) -> None:
    found = exercise(technique, "spot", "part")
    assert isinstance(found, GridSpot)
    assert found.step is not None
    pattern = pattern_cells(found.step)
    stranger = next(c for c in found.grid.empty_cells() if not any(c in p for p in found.steps))
    wrong = frozenset(sorted(pattern)[1:]) | {stranger}
    outcome = found.check(Answer(cells=wrong), "en")
    assert 0 <= outcome.credit < 1
    assert len(outcome.sentences[0]) > len("Not this one:")
    assert isinstance(outcome.light, Light)
    assert not outcome.light.marks, "the answer is not given away"
    if len(pattern) >= 4:
        assert outcome.credit > 0


@each_pattern
def test_real_ones_and_near_misses_both_come_up(technique: str) -> None:
    real, miss = judge_of(technique, is_one=True), judge_of(technique, is_one=False)
    assert real.check(Answer(is_one=False), "en").credit == 0
    assert miss.check(Answer(is_one=True), "en").credit == 0
    asks = miss.asks_for_reason
    assert asks == real.asks_for_reason == (len(miss.pointed) > 1), "a cell has none beside it"
    told = miss.check(Answer(is_one=False), "en")
    assert (told.credit < 1) == miss.has_spoiler, "what is no cell's fault needs none shown"
    assert not real.has_spoiler
    assert next(TECHNIQUES[technique].finder(Position(miss.grid)), None) is None
    far = next(c for c in range(81) if not miss.spoils(c))
    assert (miss.check(Answer(is_one=False, cells=frozenset({far})), "en").credit < 1) == asks
    assert miss.check(Answer(is_one=False, cells=miss.culprits), "en").credit == 1


def test_only_the_cell_that_has_too_much_spoils_a_pair() -> None:
    grid = Grid(lesson("naked-pair").data.examples[0].grid.geometry)
    grid.restrict(0, 0b11)
    grid.restrict(1, 0b111)
    found = GridJudge("naked-pair", grid, None, frozenset({0, 1}))
    assert found.culprits == {1}
    innocent = Answer(is_one=False, cells=frozenset({0}))
    assert found.check(innocent, "en").credit < 1
    assert found.check(Answer(is_one=False, cells=frozenset({1})), "en").credit == 1


@pytest.mark.slow
@pytest.mark.parametrize("technique", ["pointing", "claiming", "x-wing", "hidden-pair"])
def test_only_cells_that_have_to_do_with_it_spoil_a_pattern(technique: str) -> None:
    """Outside the cells: only places for a digit of theirs, in a house that should hold none."""
    for miss in lesson(technique).exercises.near_misses:
        found = GridJudge(technique, miss.grid, None, frozenset(miss.cells))
        for cell in range(81):
            if cell in miss.cells or not found.spoils(cell):
                continue
            held = miss.grid.candidates[cell]
            near = [lit for lit in miss.cells if lit in miss.grid.geometry.peers(cell)]
            assert not miss.grid.values[cell]
            assert any(held & miss.grid.candidates[lit] for lit in near)
            if technique == "pointing":
                box_of = miss.grid.geometry.box_of
                assert box_of[cell] == box_of[miss.cells[0]]


def test_what_follows_too_is_said_to_follow() -> None:
    for seed in range(60):
        found = exercise("naked-triple", "conclude", seed)
        assert isinstance(found, GridConclude)
        if more := found.allowed - found.wanted:
            told = found.check(Answer(candidates=more), "en")
            assert told.credit == 0
            assert any("Also right" in sentence for sentence in told.sentences)
            return
    raise AssertionError("some triples prove more than their step")


def test_a_digit_of_the_pattern_is_never_said_to_be_no_concern_of_it() -> None:
    found = exercise("hidden-pair", "conclude", "adv0")
    assert isinstance(found, GridConclude)
    assert found.step is not None
    own = {mark.digit for mark in found.step.marks}
    for cell in found.grid.empty_cells():
        for digit in own:
            candidate = Candidate(cell, digit)
            if found.grid.candidates[cell] >> digit - 1 & 1 and candidate not in found.allowed:
                told = found.check(Answer(candidates=frozenset({candidate})), "en").sentences
                assert not any("nothing about" in sentence for sentence in told)


# Fresh boards


def test_the_same_seed_gives_the_same_exercise_and_others_other_boards() -> None:
    for kind in ON_A_BOARD:
        one, same = (exercise("x-wing", kind, "seed") for _ in range(2))
        assert (one.grid, one.step, one.pointed) == (same.grid, same.step, same.pointed)
        boards = {tuple(exercise("x-wing", kind, seed).grid.values) for seed in range(60)}
        assert len(boards) == 60, "more boards than are shipped: they are never used up"


def test_a_shuffled_board_keeps_its_givens_and_what_was_crossed_out() -> None:
    sources = lesson("x-wing").exercises.instances
    kept = {
        (grid.given_count, grid.filled_count, len(list(grid.removed_candidates())))
        for grid in sources
    }
    for seed in range(10):
        grid = exercise("x-wing", "spot", seed).grid
        crossed = len(list(grid.removed_candidates()))
        assert (grid.given_count, grid.filled_count, crossed) in kept


def test_there_is_no_such_exercise() -> None:
    for id_, kind in (("x-wing", "use"), ("x-wing", "cell"), ("rules", "spot")):
        with pytest.raises(KeyError):
            exercise(id_, kind, "1")  # type: ignore[arg-type]


# Fair questions


@pytest.mark.parametrize("technique", ["full-house", "hidden-single", "naked-single", "naked-pair"])
def test_the_cursor_starts_on_the_question_and_never_on_the_answer(technique: str) -> None:
    for seed in range(12):
        spot = exercise(technique, "spot", seed)
        assert isinstance(spot, GridSpot)
        assert not any(spot.start in cells for cells in spot.steps)
        assert spot.takes_one_cell == (technique != "naked-pair")
        conclude = exercise(technique, "conclude", seed)
        assert conclude.step is not None
        assert conclude.start in (conclude.pointed or pattern_cells(conclude.step))
        judge = exercise(technique, "judge", seed)
        assert judge.start in judge.pointed


def test_singles_show_no_candidates() -> None:
    for technique in COURSES["sudoku"].order:
        if is_supposition(technique):
            continue
        found = exercise(technique, "conclude", "aids")
        is_single = TECHNIQUES[technique].tier == 1
        assert found.shows_candidates(Aids(candidates=True, lighting=True)) != is_single
        assert found.may_show_candidates != is_single


def test_a_reason_goes_on_after_a_colon() -> None:
    assert clause("The pattern takes two cells.") == "the pattern takes two cells."
    assert clause("À elle seule, L1 ne suffit pas.") == "à elle seule, L1 ne suffit pas."
    assert clause("L’un des deux reste.") == "l’un des deux reste."
    for name in ("r4c7 has three candidates.", "L4C7 a trois candidats.", "X-Wing.", ""):
        assert clause(name) == name


# What wrong conclusions are told


def test_what_is_missing_is_counted_and_what_is_wrong_has_its_reason() -> None:
    found = next(
        e
        for seed in range(50)
        if isinstance(e := exercise("naked-pair", "conclude", seed), GridConclude)
        and len(e.wanted) > 2
    )
    assert found.step is not None
    own = Candidate(found.step.marks[0].cell, found.step.marks[0].digit)
    filled = next(cell for cell, value in enumerate(found.grid.values) if value)
    right = next(iter(found.wanted))
    outcome = found.check(Answer(candidates=frozenset({right})), "en")
    assert outcome.credit == pytest.approx(1 / len(found.wanted))
    assert "more to remove" in " ".join(outcome.sentences)
    told = " ".join(found.check(Answer(candidates=found.wanted | {own}), "en").sentences)
    assert "is part of the pattern" in told
    told = " ".join(
        found.check(Answer(candidates=frozenset({Candidate(filled, 1)})), "en").sentences
    )
    assert "already holds a digit" in told
    reached = {cell for cell, _ in found.wanted} | pattern_cells(found.step)
    concerned = {digit for _, digit in found.wanted}
    for cell in found.grid.empty_cells():
        for digit in range(1, 10):
            is_open = found.grid.candidates[cell] >> digit - 1 & 1
            outcome = found.check(Answer(candidates=frozenset({Candidate(cell, digit)})), "en")
            told = " ".join(outcome.sentences)
            if not is_open:
                assert "can’t be" in told
            elif digit not in concerned and cell not in reached:
                assert "nothing about" in told


def test_a_single_is_placed() -> None:
    found = exercise("hidden-single", "conclude", "1")
    assert isinstance(found, GridConclude)
    ((cell, digit),) = found.wanted
    assert found.pointed == {cell}
    assert found.check(Answer(candidates=frozenset({Candidate(cell, digit)})), "fr").is_right
    for other in range(1, 10):
        if other != digit:
            answer = Answer(candidates=frozenset({Candidate(cell, other)}))
            assert found.check(answer, "en").credit == 0


def test_a_pattern_that_places_a_digit_is_no_single() -> None:
    """Its hints lead to the pattern, and a wrong digit is not said to fit elsewhere."""
    grid = board(*TRIDAGON.facts.values())
    (step,) = steps("tridagon", grid)
    found = GridConclude("tridagon", grid, step)
    assert found.check(Answer(candidates=found.wanted), "en").is_right
    told = found.hint(1, "en").sentences + found.hint(2, "en").sentences
    assert "Three cells in each of four boxes" in told[0]
    assert not any("Look along" in sentence for sentence in told)
    (cell,) = found.pointed
    wrong = Answer(candidates=frozenset({Candidate(cell, 1)}))
    assert found.check(wrong, "en").sentences == (
        "Not this one: the pattern doesn’t put 1 in r1c1.",
    )


# Hints and further attempts


def test_a_rung_that_adds_nothing_is_no_hint() -> None:
    attempt = Attempt("full-house", "spot", "hints")
    told = 0
    while not attempt.is_nearly_told:
        attempt.hint("en")
        told += 1
    assert attempt.rung > told, "the name of a single is no hint: the question says it"
    attempt.answer = right_answer(attempt.exercise)
    attempt.check("en")
    assert attempt.reason["hints"] == told


@pytest.mark.parametrize("technique", [id_ for id_ in ORDER if TECHNIQUES[id_].tier <= 2])
def test_the_first_hint_on_one_cell_does_not_name_it(technique: str) -> None:
    for seed in range(3):
        found = exercise(technique, "spot", seed)
        if found.takes_one_cell:
            told = " ".join(found.hint(narrate.NUDGE, "en").sentences)
            assert not [cell for cell in found.answers if found.geometry.cell_name(cell) in told]


@pytest.mark.parametrize("kind", ON_A_BOARD)
def test_each_rung_lowers_the_credit(kind: Kind) -> None:
    worth = []
    for rung in range(1, 4):
        attempt = Attempt("x-wing", kind, "hints")
        for _ in range(rung):
            if not attempt.is_over:
                attempt.hint("en")
        attempt.answer = right_answer(attempt.exercise)
        attempt.check("en")
        worth.append(attempt.credit)
    assert worth == sorted(worth, reverse=True)
    assert worth[0] == HINT_CREDIT[1]
    assert worth[-1] < worth[0]


def test_the_last_rung_tells_the_answer_and_ends_the_exercise() -> None:
    attempt = Attempt("x-wing", "spot", "told")
    told = [attempt.hint("en") for _ in range(4)]
    assert attempt.is_over
    assert attempt.credit == 0
    first, last = told[0].light, told[-1].light
    assert isinstance(first, Light)
    assert isinstance(last, Light)
    assert last.eliminations
    assert not first.marks
    event = attempt.event(NOW)
    assert event is not None
    assert (event.credit, event.source) == (0, "spot")


def test_a_second_attempt_is_worth_less_and_an_empty_one_nothing() -> None:
    attempt = Attempt("x-wing", "spot", "again")
    attempt.check("en")
    assert attempt.attempts == 0
    attempt.answer = Answer(cells=frozenset({0}))
    attempt.check("en")
    over = [attempt.is_over]
    attempt.answer = right_answer(attempt.exercise)
    attempt.check("en")
    assert [*over, attempt.is_over] == [False, True]
    assert attempt.credit == RETRY
    attempt.answer = Answer()
    attempt.check("en")
    assert attempt.credit == RETRY


def test_a_pattern_that_removes_nothing_is_no_try() -> None:
    def fruitless(found: GridExercise) -> frozenset[int] | None:
        """Two cells with the same two candidates in which no other cell of a house has any."""
        values, candidates = found.grid.values, found.grid.candidates
        for house in found.geometry.houses:
            empty = [cell for cell in house.cells if not values[cell]]
            for one, other in combinations(empty, 2):
                pair = candidates[one]
                if pair != candidates[other] or pair.bit_count() != 2:
                    continue
                seen = set(found.geometry.peers(one)) & set(found.geometry.peers(other))
                if not any(candidates[cell] & pair for cell in seen if not values[cell]):
                    return frozenset((one, other))
        return None

    attempts = (Attempt("naked-pair", "spot", str(seed)) for seed in range(40))
    found = ((one, fruitless(exercise_of(one))) for one in attempts)
    attempt, pair = next((one, pair) for one, pair in found if pair)
    attempt.answer = Answer(cells=pair)
    verdict = attempt.check("en")
    assert (attempt.attempts, attempt.is_over, verdict.sign) == (0, False, "≈")
    assert verdict.sentences[0].startswith("True, but nothing follows")


def test_half_of_a_clash_is_nearly_right() -> None:
    found = any_exercise("rules", "clash", "1")
    assert isinstance(found, FindClash)
    clash = next(found.grid.duplicates()).cells
    verdict = found.check(Answer(cells=frozenset(clash[:1])), "en")
    assert (verdict.sign, verdict.sentences[0].startswith("Almost")) == ("≈", True)
    assert found.check(Answer(cells=frozenset(clash)), "en").is_right


def test_a_verdict_is_final() -> None:
    attempt = Attempt("x-wing", "judge", "verdict")
    found = attempt.exercise
    assert isinstance(found, GridJudge)
    attempt.answer = Answer(is_one=not found.is_one)
    attempt.check("en")
    assert attempt.is_over
    assert attempt.credit == 0


# Leaving and coming back


def test_an_attempt_comes_back_as_it_was() -> None:
    attempt = Attempt("x-wing", "conclude", "kept")
    attempt.hint("en")
    attempt.answer = Answer(candidates=frozenset({Candidate(3, 4)}))
    attempt.check("en")
    back = Attempt.from_json(attempt.as_json())
    assert back is not None
    assert exercise_of(back).grid == exercise_of(attempt).grid
    for name in ("lesson", "kind", "seed", "answer", "rung", "attempts", "credit", "is_over"):
        assert getattr(back, name) == getattr(attempt, name)


@each_case(
    "change",
    [
        {"lesson": "no-such"},
        {"kind": "use"},
        {"kind": "cell"},
        {"cells": [81]},
        {"cells": "x"},
        {"candidates": [[0, 10]]},
        {"candidates": [[0]]},
        {"rung": None},
        {"credit": "a lot"},
        {"credit": float("nan")},
        {"rung": float("inf")},
        {"cells": [float("inf")]},
    ],
)
def test_a_kept_attempt_that_makes_no_sense_is_none(change: dict[str, object]) -> None:
    kept = Attempt("x-wing", "spot", "kept").as_json()
    assert Attempt.from_json(kept) is not None
    assert Attempt.from_json({**kept, **change}) is None
    assert Attempt.from_json(None) is None


@pytest.mark.parametrize("id_", INTRODUCTIONS)
def test_introductions_give_no_event(id_: str) -> None:
    for seed in range(25):
        attempt = Attempt(id_, kinds_of(id_)[0], str(seed))
        attempt.answer = right_answer(attempt.exercise)
        assert attempt.check("en").is_right
        assert attempt.event(NOW) is None


# Tasks


def test_a_lesson_sets_every_kind_and_a_review_one_of_each_technique() -> None:
    assert [task.kind for task in lesson_tasks("x-wing")] == [k for k in KINDS if k != "use"]
    tasks = review_tasks(["x-wing", "naked-pair"], "seed")
    assert [task.lesson for task in tasks] == ["x-wing", "naked-pair"]
    assert {t.kind for seed in range(20) for t in review_tasks(["x-wing"], str(seed))} == set(
        ON_A_BOARD
    )


def test_hints_of_an_exercise_climb_the_same_ladder() -> None:
    attempt = Attempt("naked-pair", "spot", "ladder")
    found = exercise_of(attempt)
    assert found.step is not None
    wanted = narrate.narrate(found.step, found.geometry, "en")
    assert attempt.hint("en").sentences == (wanted.where,)
    assert attempt.hint("en").sentences[0].startswith("It is about ")
    shown = attempt.hint("en")
    assert isinstance(shown.light, Light)
    assert shown.light.marks
    assert not shown.light.eliminations
    assert replace(shown.light, eliminations=()) == shown.light


def test_a_cell_with_a_digit_is_refused_where_no_pattern_has_one() -> None:
    found = exercise("x-wing", "spot", 1)
    assert isinstance(found, GridSpot)
    filled = next(cell for cell, value in enumerate(found.grid.values) if value)
    empty = next(iter(found.answers))
    assert found.refusals(Answer(frozenset({filled, empty})), "en") == [
        found.refusal_of_cell(filled, "en")
    ]
    assert found.refusal_of_cell(empty, "en") is None
