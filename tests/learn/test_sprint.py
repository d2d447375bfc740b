"""Sprints: what is asked has one right answer, and what it comes to is fair."""

from datetime import UTC, datetime

import pytest

from tests.cases import each_case
from tutor.base.events import Event
from tutor.explain.lookalike import faults
from tutor.games.nonogram.lines import steps_in
from tutor.learn.course import ALL_LESSONS, COURSES
from tutor.learn.exercises.exercise import VERDICTS, Trial
from tutor.learn.exercises.grid import GridExercise
from tutor.learn.exercises.judge import GridJudge
from tutor.learn.exercises.picture import PictureExercise
from tutor.learn.mastery import Mastery
from tutor.learn.progress import best_sprint, merged, sprint_name
from tutor.learn.sprint import (
    SIMILAR,
    Tally,
    Trials,
    can_be_sprinted,
    game_to_sprint,
    similar_to,
    techniques_of,
)
from tutor.nonogram.rules.ladder import rule_of
from tutor.techniques.position import Position

NOW = datetime(2026, 3, 12, 12, tzinfo=UTC)
QUICK = [lesson for lesson in ALL_LESSONS if can_be_sprinted(lesson)]


def is_there(option: str, trial: Trial) -> bool:
    """Whether what is lit is this technique, by the rules alone."""
    exercise = trial.exercise
    if isinstance(exercise, GridExercise):
        return not faults(Position(exercise.grid), option, exercise.pointed)
    assert isinstance(exercise, PictureExercise)
    steps = steps_in(rule_of(option), exercise.position)
    if not trial.asks_which:
        return bool(steps)
    told = {cell for step in steps for cell in step.concluded}
    return set(exercise.step.concluded) <= told


@pytest.mark.parametrize("lesson", QUICK)
def test_one_answer_is_right_and_no_other(lesson: str) -> None:
    for techniques in ((lesson,), similar_to(lesson)):
        trials = Trials(techniques, f"{lesson} {len(techniques)}")
        for _ in range(4):
            trial = trials.next()
            assert trial.right in trial.options
            assert 2 <= len(trial.options) <= 4
            if trial.asks_which:
                assert [one for one in trial.options if is_there(one, trial)] == [trial.right]
            else:
                verdict = "yes" if is_there(trial.technique, trial) else "no"
                assert trial.right == verdict


def test_nothing_lit_gives_a_verdict_away() -> None:
    """Where the question is whether a rule applies, what it would tell is not lit."""
    trials = Trials(("nonogram-overlap",), "1")
    lights = set()
    for _ in range(12):
        trial = trials.next()
        lights.add((trial.right, trial.exercise.lit("en").light))
    assert {right for right, _ in lights} == set(VERDICTS)
    assert len({light for _, light in lights}) == 1


def test_the_similar_is_mixed_with_the_similar() -> None:
    known = ("skyscraper", "two-string-kite", "naked-pair", "hidden-pair", "swordfish")
    trials = Trials(known, "runs")
    groups = [similar_to(trials.next().technique) for _ in range(24)]
    for first in range(0, 24, 4):
        assert len(set(groups[first : first + 4])) == 1
    assert len(set(groups)) > 1


def test_only_what_the_learner_has_met_is_offered() -> None:
    trials = Trials(("skyscraper", "two-string-kite", "xy-wing"), "3")
    for _ in range(20):
        trial = trials.next()
        assert set(trial.options) <= {"skyscraper", "two-string-kite", *VERDICTS}


def test_groups_name_lessons_of_one_game_each_once() -> None:
    named = [one for group in SIMILAR for one in group]
    assert len(named) == len(set(named))
    for group in SIMILAR:
        assert any(set(group) <= set(course.lessons) for course in COURSES.values())
        assert all(map(can_be_sprinted, group))


def test_the_same_seed_gives_the_same_trials() -> None:
    one, other = (Trials(("x-wing", "finned-x-wing"), "7") for _ in range(2))
    for _ in range(5):
        a, b = one.next(), other.next()
        assert (a.technique, a.options, a.right) == (b.technique, b.options, b.right)
        assert isinstance(a.exercise, GridJudge)
        assert isinstance(b.exercise, GridJudge)
        assert a.exercise.grid == b.exercise.grid


# What it comes to


def tally(*answers: bool, options: int = 2) -> Tally:
    trial = Trials(("naked-pair",), "1").next()
    trial = Trial(trial.technique, trial.exercise, tuple("abcd"[:options]), "a")
    return Tally([(trial, is_right) for is_right in answers])


def test_streaks() -> None:
    assert (tally().streak, tally().longest) == (0, 0)
    mixed = tally(True, True, False, True, True, True, False, True)
    assert (mixed.right, mixed.streak, mixed.longest) == (6, 1, 3)
    assert tally(True, True).longest == 2


@each_case(
    ("answers", "options", "credit"),
    [
        ((True, True, True), 2, 1.0),
        ((True, False), 2, 0.0),
        ((False, False, False, True), 4, 0.0),
        ((True, True, True, False), 2, 0.5),
        ((True, True, True, False), 4, 0.667),
    ],
)
def test_guessing_is_worth_nothing(answers: tuple[bool, ...], options: int, credit: float) -> None:
    (event,) = tally(*answers, options=options).events(NOW)
    assert (event.technique, event.source, event.credit) == ("naked-pair", "sprint", credit)


def test_a_single_answer_says_nothing_yet() -> None:
    assert tally(True).events(NOW) == []


def test_what_a_sprint_may_be_about() -> None:
    nothing = Mastery([], NOW)
    assert techniques_of("sudoku", nothing) == "sprint-unknown"
    assert techniques_of("contradiction-chain", nothing) == "sprint-too-slow"
    assert techniques_of("x-wing", nothing) == ("x-wing",)
    known = Mastery(tally(True, True).events(NOW), NOW)
    assert techniques_of("sudoku", known) == ("naked-pair",)
    assert techniques_of("nonogram", known) == "sprint-unknown"


def test_of_two_bests_the_better_is_kept() -> None:
    name = sprint_name("x-wing")
    assert merged(name, {"best": 7}, {"best": 9}) == {"best": 9}
    assert merged(name, "?", {"best": 3}) == {"best": 3}
    assert best_sprint("x-wing", {name: {"best": "many"}}) == 0


def test_a_sprint_that_nobody_chose_is_about_a_game_that_was_begun() -> None:
    now = datetime(2026, 3, 2, tzinfo=UTC)
    placed = Mastery([Event("nonogram-overlap", now, 1.0, "placement")], now)
    assert game_to_sprint("sudoku", placed) == "nonogram"
    assert game_to_sprint("sudoku", Mastery([], now)) == "sudoku"
