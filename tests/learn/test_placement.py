"""Finding a level: up two rungs, down one, and what counts as known afterwards."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from tutor.activity.exercise import Exercises
from tutor.activity.placement import BOARDS, Placement
from tutor.base.events import Event
from tutor.games.both import GAMES
from tutor.games.game import GameName
from tutor.language import Speaker
from tutor.learn.attempt import Attempt
from tutor.learn.course import COURSES, exercise
from tutor.learn.course_map import Counts, stages
from tutor.learn.diary import diary_in
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.learner import open_store
from tutor.learn.mastery import Aids, mastery_in
from tutor.learn.placement import (
    FIRST,
    RUNGS,
    Experience,
    Start,
    begin_at_the_rules,
    chosen_games,
    is_first_start,
    keep,
    start_of,
)
from tutor.learn.progress import LessonProgress, LessonStanding, name_of, next_after
from tutor.learn.today import Today
from tutor.store import Store

NOW = datetime(2026, 3, 12, 9, 0, tzinfo=UTC)
GAME_NAMES: tuple[GameName, ...] = ("sudoku", "nonogram")


def placed(
    store: Store,
    answers: str,
    games: tuple[GameName, ...] = ("sudoku",),
    experience: Experience = "little",
) -> Placement:
    """A placement with some boards solved, and others not."""
    placement = Placement(games, experience)
    exercises = Exercises(
        (placement.first,),
        "placement",
        store,
        lambda: Speaker("en", "screens", "commands", "nonogram"),
        lambda problem: None,
        lambda lesson: Aids(candidates=True, lighting=True),
        placement=placement,
    )
    for number, answer in enumerate(answers):
        assert exercises.place == f"{number + 1}/{BOARDS}"
        if answer == "+":
            exercises.attempt.credit, exercises.attempt.sign = 1.0, "✓"  # as if answered
        exercises.give_up()
        if number + 1 < len(answers):
            assert exercises.go_on().is_new
    assert not exercises.has_more
    return placement


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_rung_is_a_lesson_in_the_order_of_the_course(game: GameName) -> None:
    order = [COURSES[game].order.index(id_) for id_ in RUNGS[game]]
    assert order == sorted(order)
    assert all(rung < len(RUNGS[game]) for rung in FIRST[game].values())
    for rung in range(len(RUNGS[game])):
        climb = Placement((game,), "little")._climbs[0]
        climb.rung = rung
        assert exercise(climb.task.lesson, climb.task.kind, "seed").question("en")


def test_right_goes_up_two_rungs_and_a_miss_down_one(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    placement = placed(store, "++-+-")
    assert [id_ for id_, _ in placement.trail] == [
        *("full-house", "naked-single", "naked-pair", "pointing", "hidden-pair")
    ]
    (start,) = placement.starts
    assert start.known == COURSES["sudoku"].order[:4]
    assert start.lesson == "claiming"
    assert placed(store, "++++++").starts[0].known[-1] == "swordfish"
    assert placed(store, "--").starts[0].lesson == "rules"
    assert store.events() == [], "boards count only when all of it is kept"
    store.close()


@pytest.mark.parametrize(
    ("experience", "asked"), [("often", (3, 2, 1, 0)), ("seriously", (8, 7, 3, 1, 0))]
)
def test_nothing_right_makes_nothing_known_whatever_somebody_says(
    tmp_path: Path, experience: Experience, asked: tuple[int, ...]
) -> None:
    store = open_store(tmp_path)
    placement = placed(store, "-" * len(asked), experience=experience)
    assert [id_ for id_, _ in placement.trail] == [RUNGS["sudoku"][rung] for rung in asked]
    (start,) = placement.starts
    assert (start.counted, start.lesson) == ((), "rules")
    store.close()


def test_who_misses_two_hard_boards_is_asked_what_is_easier(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    placement = placed(store, "--++-", experience="seriously")
    rungs = [RUNGS["sudoku"].index(id_) for id_, _ in placement.trail]
    assert rungs == [8, 7, 3, 5, 6], "up again, but not beyond what was missed"
    assert placement.starts[0].known[-1] == RUNGS["sudoku"][5]
    assert placed(store, "-+-", experience="often").starts[0].known[-1] == "naked-single"
    store.close()


def test_one_slip_on_the_lowest_rung_ends_nothing(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    placement = placed(store, "-+++-")
    assert [id_ for id_, _ in placement.trail] == [
        *("full-house", "full-house", "naked-single", "naked-pair", "naked-triple")
    ]
    assert placement.starts[0].known[-1] == "naked-pair"
    assert placement.signs(is_asked=False) == "✗ ✓ ✓ ✓ ✗ ○"
    store.close()


def test_an_answer_half_right_has_one_sign_everywhere() -> None:
    placement = Placement(("sudoku",), "seriously")
    attempt = Attempt(placement.first.lesson, placement.first.kind, "seed")
    assert isinstance(attempt.exercise, GridConclude)
    right = sorted(attempt.exercise.wanted)
    attempt.answer = Answer(candidates=frozenset(right[:1]))
    judged = attempt.check("en")
    placement.after(attempt)
    assert judged.sign == "≈"
    assert placement.signs(is_asked=False).startswith("≈ ○")


def test_with_both_games_they_take_turns(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    placement = placed(store, "++++++", GAME_NAMES)
    assert [id_.startswith("nonogram-") for id_, _ in placement.trail] == [False, True] * 3
    assert placement.signs(is_asked=False) == "✓ ✓ ✓ ✓ ✓ ✓"
    assert [bool(start.known) for start in placement.starts] == [True, True]
    store.close()


def test_what_counts_as_known_comes_back_within_a_week(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    assert is_first_start(store)
    start = start_of("sudoku", {0, 2, 4}, {6})
    assert start.lesson == "locked-pair"
    keep(store, [start], NOW)
    assert not is_first_start(store)
    mastery = mastery_in(store, NOW)
    for id_ in start.known:
        standing = mastery.of(id_)
        assert standing.state == "known"
        assert standing.due is not None
        assert timedelta(days=1) < standing.due - NOW <= timedelta(days=7)
    today = Today(store, NOW, chosen_games(store.course()))
    assert today.due == []
    assert today.lesson == "locked-pair"
    assert diary_in(store, NOW).streak.best == 0, "nothing was finished by it"
    store.close()


def test_the_lessons_that_count_as_known_are_those_counted_everywhere(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    starts = [start_of("sudoku", [4], [6]), start_of("nonogram", [1], [3])]
    keep(store, starts, NOW)
    counts = Counts.of(stages(store.course(), mastery_in(store, NOW)))
    assert counts.known == sum(len(start.counted) for start in starts)
    assert counts.learning == 0
    later = mastery_in(store, NOW + timedelta(days=30))
    assert Counts.of(stages(store.course(), later)).known == counts.known, "due, and still known"
    store.close()


def test_who_was_asked_is_not_asked_again(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    keep(store, [Start("nonogram", ())], NOW)
    assert not is_first_start(store)
    games = chosen_games(store.course())
    assert [game.name for game in games] == ["nonogram", "sudoku"]
    assert chosen_games({}) == GAMES
    assert chosen_games({"placement": 3}) == GAMES
    store.close()


def test_who_begins_at_the_rules_takes_one_lesson_after_the_other(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    keep(store, [start_of("sudoku", {3}, ())], NOW)
    order = COURSES["sudoku"].lessons
    assert LessonStanding.of(order[0], store.course(), mastery_in(store, NOW)).state == "known"
    begin_at_the_rules(store, "sudoku")
    assert LessonStanding.of(order[0], store.course(), mastery_in(store, NOW)).state == "known", (
        "what was found is not taken away"
    )
    assert chosen_games(store.course())[0].name == "sudoku", "nothing else is forgotten"
    for lesson, following in pairwise(order[:6]):
        read = LessonProgress(is_read=True).as_json()
        store.save_course(name_of(lesson), read)
        mastery = mastery_in(store, NOW)
        assert next_after(lesson, mastery, store.course()) == following
    store.add_events([Event(following, NOW, 1.0, "test")])
    mastery = mastery_in(store, NOW)
    assert next_after(order[4], mastery, store.course()) == order[6], "shown since"
