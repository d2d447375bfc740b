"""Exercises on nonograms judge the reasoning, on lines and boards that follow from a seed."""

from datetime import UTC, datetime

import pytest

from tutor.base.events import HINT_CREDIT
from tutor.games.nonogram.coach import Light
from tutor.games.nonogram.making import puzzle_for
from tutor.language import LANGUAGES
from tutor.learn.attempt import Attempt
from tutor.learn.course import COURSES, TRIALS, Kind, exercise, kinds_of, lesson_tasks, review_tasks
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.picture import Colours, MarkCells, PictureExercise, PictureSpotTrial
from tutor.learn.exercises.picture_kinds import PictureJudge
from tutor.nonogram.explain import only_solution, path
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.rules.ladder import RULES, rule_of

LESSONS, ORDER = COURSES["nonogram"].lessons, COURSES["nonogram"].order

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
TASKS: list[tuple[str, Kind]] = [
    (task.lesson, task.kind) for id_ in LESSONS for task in lesson_tasks(id_)
]
each_task = pytest.mark.parametrize(("lesson", "kind"), TASKS)


def nonogram(lesson: str, kind: Kind, seed: int | str) -> PictureExercise:
    found = exercise(lesson, kind, seed)
    assert isinstance(found, PictureExercise)
    return found


def marked(settled: Colours) -> Answer:
    black = frozenset(cell for cell, colour in settled if colour == BLACK)
    white = frozenset(cell for cell, colour in settled if colour == WHITE)
    return Answer(black=black, white=white)


def right_answer(found: PictureExercise) -> Answer:
    """What somebody answers who has understood."""
    if isinstance(found, PictureJudge):
        return Answer(is_one=found.is_one)
    assert isinstance(found, MarkCells)
    return marked(found.wanted)


# Every exercise of every lesson


@each_task
def test_right_answers_get_full_credit_and_wrong_ones_none(lesson: str, kind: Kind) -> None:
    found, again = nonogram(lesson, kind, 5), nonogram(lesson, kind, 5)
    assert (again.position.written(), again.puzzle) == (found.position.written(), found.puzzle)
    assert again.step == found.step
    assert nonogram(lesson, kind, 6).puzzle != found.puzzle
    right = right_answer(found)
    assert found.is_possible(right)
    for language in LANGUAGES:
        assert found.question(language)[0]
        outcome = found.check(right, language)
        assert outcome.is_right
        assert outcome.sentences[1:]
        assert found.solution(language).sentences
    if isinstance(found, PictureJudge):
        assert found.check(Answer(is_one=not found.is_one), "en").credit == 0
        assert found.check(Answer(), "fr").sentences == ("Oui ou non\u00a0?",)
        return
    wrong = Answer(black=right.white, white=right.black)
    outcome = found.check(wrong, "en")
    assert outcome.credit == 0
    refused = {"spot": "no line by itself makes", "trial": "leads to no contradiction"}
    way = "trial" if isinstance(found, PictureSpotTrial) else kind
    assert refused.get(way, " makes ") in " ".join(outcome.sentences)
    assert isinstance(outcome.light, Light)
    assert set(outcome.light.wrong) & (wrong.black | wrong.white)
    assert found.check(Answer(), "en").credit == 0
    known = next((c for c, colour in enumerate(found.position.cells) if colour != UNKNOWN), None)
    if known is not None:
        assert found.refusal(known, "en")
        assert not found.is_possible(Answer(black=frozenset({known})))


@each_task
def test_hints_say_more_and_more_and_are_worth_less(lesson: str, kind: Kind) -> None:
    attempt = Attempt(lesson, kind, "hints")
    told = []
    while not attempt.is_over:
        told.append(attempt.hint("en").sentences)
    assert len(set(told)) == len(told)
    assert told[-1] == attempt.exercise.solution("en").sentences
    worth = [attempt.exercise.worth(1.0, rung, 1) for rung in range(attempt.exercise.last_rung + 1)]
    assert worth == sorted(worth, reverse=True)
    assert (worth[0], worth[1]) == (1.0, HINT_CREDIT[1])
    event = attempt.event(NOW)
    if lesson in (LESSONS[0], LESSONS[-1]):
        assert event is None
    else:
        assert event is not None
        assert event.credit == 0


# Partly right, and more than right


def test_part_of_what_follows_is_part_of_the_credit() -> None:
    found = nonogram("nonogram-full-line", "line", 1)
    assert isinstance(found, MarkCells)
    first = frozenset(sorted(found.wanted)[:1])
    outcome = found.check(marked(first), "en")
    assert outcome.credit == 1 / len(found.wanted)
    assert "more cells" in outcome.sentences[0]


def test_whoever_sees_more_than_the_rule_says_is_right_too() -> None:
    for seed in range(40):
        found = nonogram("nonogram-overlap", "line", seed)
        assert isinstance(found, MarkCells)
        if found.wanted < found.allowed:
            assert found.check(marked(found.allowed), "en").is_right
            only = found.check(marked(found.allowed - found.wanted), "en")
            assert only.credit == 0
            assert any("though not asked for" in sentence for sentence in only.sentences)
            return
    raise AssertionError("some line says more by itself")


def test_what_another_line_makes_true_is_not_called_false() -> None:
    for seed in range(30):
        found = nonogram("nonogram-overlap", "conclude", seed)
        assert isinstance(found, MarkCells)
        solution = only_solution(found.puzzle)
        other = [c for c in range(found.puzzle.cell_count) if found.is_open(c)]
        other = [c for c in other if c not in found.puzzle.cells_of(found.step.line)]
        if solution is not None and other:
            outcome = found.check(marked(frozenset({(other[0], solution.colour(other[0]))})), "en")
            line = found.step.line.name
            assert outcome.sentences[0].startswith(f"Not this one: {line} by itself doesn’t make")
            return
    raise AssertionError("some board has one solution")


def test_true_cells_of_another_rule_are_not_this_one() -> None:
    for seed in range(30):
        found = nonogram("nonogram-glue", "spot", seed)
        assert isinstance(found, MarkCells)
        others = found.allowed - {cell for step in _steps(found) for cell in step}
        if others:
            outcome = found.check(marked(frozenset([min(others)])), "en")
            assert outcome.credit == 0
            assert "glue isn’t what shows it" in outcome.sentences[0]
            return
    raise AssertionError("on some board another rule says something too")


def _steps(found: PictureExercise) -> list[set[tuple[int, int]]]:
    colours = {BLACK: "black", WHITE: "white"}
    return [
        {(cell, colour) for colour, name in colours.items() for cell in getattr(step, name)}
        for step in found.rule.find(found.position)
    ]


@pytest.mark.parametrize("technique", TRIALS)
def test_a_supposition_is_refuted_or_true(technique: str) -> None:
    seen = set()
    for seed in range(8):
        found = nonogram(technique, "judge", seed)
        assert isinstance(found, PictureJudge)
        solution = only_solution(found.puzzle)
        assert solution is not None
        assert (solution.colour(found.cell) != found.colour) == found.is_one
        seen.add(found.is_one)
    assert seen == {True, False}


@pytest.mark.parametrize("technique", TRIALS)
def test_any_cell_that_a_trial_settles_is_right(technique: str) -> None:
    found = nonogram(technique, "spot", 2)
    steps = list(found.rule.find(found.position))
    other = steps[-1]
    outcome = found.check(Answer(frozenset(), black=frozenset(other.black)), "en")
    if other.white:
        outcome = found.check(Answer(white=frozenset(other.white)), "en")
    assert outcome.is_right


# Attempts and sittings


def test_an_attempt_is_written_and_read() -> None:
    attempt = Attempt("nonogram-overlap", "line", "json")
    attempt.hint("en")
    found = attempt.exercise
    assert isinstance(found, PictureExercise)
    attempt.answer = right_answer(found)
    attempt.check("en")
    data = attempt.as_json()
    back = Attempt.from_json(data)
    assert back is not None
    for name in ("lesson", "kind", "seed", "answer", "rung", "attempts", "credit", "is_over"):
        assert getattr(back, name) == getattr(attempt, name)
    assert attempt.credit == HINT_CREDIT[1]
    assert attempt.event(NOW) is not None
    assert Attempt.from_json({**data, "black": [999]}) is None
    assert Attempt.from_json({**data, "black": [0], "white": [0]}) is None
    assert Attempt.from_json({**data, "kind": "judge"}) is None


def test_reviews_set_only_what_a_lesson_has() -> None:
    tasks = [task for seed in range(20) for task in review_tasks([*ORDER, "x-wing"], str(seed))]
    assert all(task.kind in kinds_of(task.lesson) and task.kind != "use" for task in tasks)
    assert {task.kind for task in tasks if task.lesson == ORDER[0]} == {"line", "conclude", "spot"}
    assert {task.kind for task in tasks if task.lesson == ORDER[-1]} == {"judge", "spot"}


# Nonograms to use a rule on


@pytest.mark.parametrize("technique", ["nonogram-full-line", "nonogram-glue"])
def test_a_nonogram_needs_its_rule_and_nothing_harder(technique: str) -> None:
    rule = rule_of(technique)
    puzzle = puzzle_for(rule, 3)
    assert puzzle is not None
    assert puzzle == puzzle_for(rule, 3)
    walked = path(Position(puzzle))
    assert walked.is_complete
    used = {step.technique for step in walked.steps}
    assert rule.id in used
    assert max(RULES[id_].tier for id_ in used) == rule.tier
