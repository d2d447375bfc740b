"""A day of a learner: what comes first, the puzzles of the day, the goal, the streak."""

from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tutor.base.events import Event, Source
from tutor.base.language import Language
from tutor.games.both import GAMES, NONOGRAM, SUDOKU
from tutor.games.game import Game
from tutor.games.sudoku.codec import GRIDS
from tutor.language import LANGUAGES, Speaker
from tutor.learn.course import COURSES, level_of_learner
from tutor.learn.diary import Diary, Streak, diary_of
from tutor.learn.kept_speed import keep_speed
from tutor.learn.learner import open_store
from tutor.learn.mastery import Mastery
from tutor.learn.path import head_of, lessons_ahead, minutes_for_lesson, minutes_for_reviews
from tutor.learn.progress import LessonProgress, day_name, days_in, merged, name_of
from tutor.learn.today import Today
from tutor.rating.levels import LEVELS
from tutor.store.games import Finished
from tutor.tui.present import Present

EAST = timezone(timedelta(hours=9))
NOW = datetime(2026, 3, 12, 8, 0, tzinfo=EAST)
TODAY = date(2026, 3, 12)


def event(technique: str, at: datetime, source: Source = "spot") -> Event:
    return Event(technique, at.astimezone(UTC), 1.0, source)


def series(technique: str, at: datetime, credit: float = 1.0) -> list[Event]:
    """All exercises that its lesson sets, but for the puzzle at its end."""
    kinds: tuple[Source, ...] = ("spot", "conclude", "judge")
    return [Event(technique, at.astimezone(UTC), credit, kind) for kind in kinds]


def solved(at: datetime, seconds: float = 600.0, title: str = "level:easy") -> Finished:
    return Finished("sudoku", title, at.astimezone(UTC), seconds)


def days_ago(*numbers: int) -> Diary:
    games = [solved(NOW - timedelta(days=number)) for number in numbers]
    return diary_of([], games, {}, NOW)


# The path


def test_what_comes_first() -> None:
    rest = {"has_exam": True, "has_game": True, "has_daily": True}
    assert head_of(**rest, due=2, lesson="rules") == "exam"
    rest["has_exam"] = False
    assert head_of(**rest, due=2, lesson="rules") == "game"
    rest["has_game"] = False
    assert head_of(**rest, due=2, lesson="rules") == "review"
    assert head_of(**rest, due=0, lesson="rules") == "lesson"
    assert head_of(**rest, due=0, lesson=None) == "daily"
    rest["has_daily"] = False
    assert head_of(**rest, due=0, lesson=None) == "practise"


def test_day_one_begins_with_the_rules(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    assert Today(store, NOW).lesson == "rules"
    assert Today(store, NOW, (NONOGRAM, SUDOKU)).lesson == "nonogram-rules"
    assert lessons_ahead(store, Mastery([], NOW), 3) == ["rules", "notation", "full-house"]
    store.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_start_promises_what_the_lesson_takes(language: Language) -> None:
    told = Speaker(language, "screens").say("start-never-about")
    assert {str(minutes_for_lesson(COURSES[game.name].lessons[0])) for game in GAMES} == {
        word for word in told.split() if word.isdigit()
    }


def test_minutes_are_told_beforehand() -> None:
    assert 2 <= minutes_for_lesson("rules") <= 6
    assert all(2 <= minutes_for_lesson(id_) <= 12 for id_ in COURSES["nonogram"].lessons)
    assert (minutes_for_reviews(1), minutes_for_reviews(3)) == (1, 4)


# The puzzles of the day


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_puzzle_of_a_day_follows_from_date_and_level(game: Game) -> None:
    for level in LEVELS:
        daily = game.daily(TODAY, level)
        assert daily.source.read().key == game.daily(TODAY, level).source.read().key
        assert daily.minutes >= 1
        later = game.daily(TODAY + timedelta(days=1), level)
        assert later.source.title != daily.source.title
        assert later.source.read().key != daily.source.read().key


def test_a_puzzle_of_the_day_is_ticked_once_it_is_solved(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    today = Today(store, NOW)
    assert [daily.is_done for daily in today.dailies] == [False, False]
    title = today.dailies[0].puzzle.source.title
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), title)
    for cell, digit in enumerate(CLASSIC_SOLUTION):
        if not keeper.game.board.cells[cell].value:
            keeper.game.place([cell], int(digit))
    assert [daily.is_done for daily in Today(store, NOW).dailies] == [True, False]
    tomorrow = Today(store, NOW + timedelta(days=1))
    assert [daily.is_done for daily in tomorrow.dailies] == [False, False]
    store.close()


def test_a_game_of_the_day_is_called_by_its_date() -> None:
    grid = grid_of(CLASSIC)
    title = f"daily:{TODAY}/medium"
    names = [GRIDS.called(title, grid, Speaker(one, "screens"), False) for one in LANGUAGES]
    assert names == ["Daily Sudoku · 12 March", "Sudoku du jour · 12 mars"]
    assert GRIDS.called("daily:nonsense", grid, Speaker("en", "screens"), False) == "daily:nonsense"


# The level


def known(*techniques: str) -> Mastery:
    return Mastery([event(id_, NOW - timedelta(hours=1), "test") for id_ in techniques], NOW)


def test_the_level_of_a_learner() -> None:
    order = COURSES["sudoku"].order
    assert level_of_learner("sudoku", known()) == "beginner"
    assert level_of_learner("sudoku", known(*order[:2])) == "beginner"
    assert level_of_learner("sudoku", known(*order[:3])) == "easy"
    assert level_of_learner("sudoku", known(*order[:5])) == "medium"
    assert level_of_learner("sudoku", known(*order)) == "diabolical"
    assert level_of_learner("sudoku", known("x-wing", "skyscraper", "w-wing")) == "beginner"
    assert level_of_learner("nonogram", known(*order)) == "beginner"


def test_a_puzzle_of_the_day_that_was_begun_stays_the_one_of_its_day(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    first = Today(store, NOW).dailies[0]
    assert (first.puzzle.level, first.is_done) == ("beginner", False)
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), first.puzzle.source.title)
    keeper.game.place([2], 4)
    order = COURSES["sudoku"].order
    store.add_events(event(id_, NOW - timedelta(days=1), "placement") for id_ in order[:5])
    assert Today(store, NOW).dailies[0].puzzle.level == "beginner"
    assert Today(store, NOW + timedelta(days=1)).dailies[0].puzzle.level == "medium"
    store.add_events(Event(id_, NOW.astimezone(UTC), 0.0, "spot") for id_ in order[:5])
    tomorrow = Today(store, NOW + timedelta(days=1)).dailies[0]
    assert tomorrow.puzzle.level == "medium", "what went badly takes no level away"
    store.close()


# Days


def test_a_streak_counts_days_with_anything_finished() -> None:
    assert days_ago().streak == Streak(0, 0)
    assert days_ago(0).streak == Streak(1, 1)
    assert days_ago(1, 2, 3).streak == Streak(3, 3), "today may still count"
    assert days_ago(0, 1, 3, 4, 5).streak == Streak(2, 3)
    broken = days_ago(2, 3).streak
    assert broken == Streak(0, 2)
    assert broken.is_new_start
    assert not days_ago().streak.is_new_start


def test_all_that_counts_for_a_goal_is_told() -> None:
    events = [*series("naked-pair", NOW), event("x-wing", NOW, "exam")]
    diary = diary_of(events, [solved(NOW, 90.0), solved(NOW, 100.0)], {}, NOW)
    day = diary.of(NOW.date())
    assert day.counts == {"lesson": 1, "reviews": 0, "grid": 2, "exam": 1}
    assert (day.things, day.done_of("things"), day.meets("things")) == (4, 4, True)
    assert day.minutes == diary.minutes() == diary.minutes(diary.last(7)) == 3


def test_what_was_not_finished_or_not_done_by_oneself_counts_for_no_goal() -> None:
    wrong = series("naked-pair", NOW, 0.0)
    begun = series("x-wing", NOW)[:2]
    came_back = Event("pointing", NOW.astimezone(UTC), 0.0, "spot")
    events = [*wrong, *begun, event("pointing", NOW - timedelta(days=2)), came_back]
    blank = Event("swordfish", NOW.astimezone(UTC), 0.0, "exam")
    failed = Event("skyscraper", NOW.astimezone(UTC), 0.7, "test")
    by_the_coach = solved(NOW)._replace(is_own_work=False)
    day = diary_of([*events, blank, failed], [by_the_coach], {}, NOW).of(TODAY)
    assert day.counts == {"lesson": 0, "reviews": 0, "grid": 0, "exam": 0}
    assert day.minutes == 10, "time was spent all the same"
    passed = diary_of([event("skyscraper", NOW, "test")], [], {}, NOW).of(TODAY)
    assert passed.lessons == {"skyscraper"}


def test_a_grid_that_the_coach_did_is_told_from_ones_own(tmp_path: Path) -> None:
    for applied in (False, True):
        with closing(open_store(tmp_path / str(applied))) as store:
            keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), "level:easy")
            for cell, digit in enumerate(CLASSIC_SOLUTION):
                if not keeper.game.board.cells[cell].value:
                    state = keeper.game.board.cells[cell]._replace(value=int(digit))
                    keeper.game.edit("apply" if applied else "place", [(cell, state)])
            assert [one.is_own_work for one in store.kinds[0].finished()] == [not applied]


def test_days_are_those_of_the_learners_clock() -> None:
    late = datetime(2026, 3, 11, 16, 0, tzinfo=UTC)  # one in the morning there
    diary = diary_of(series("x-wing", late), [], {}, NOW)
    assert diary.of(TODAY).lessons == {"x-wing"}


def test_what_comes_back_on_another_day_is_a_review() -> None:
    events = [
        event("x-wing", NOW - timedelta(days=2)),
        event("x-wing", NOW),
        event("x-wing", NOW + timedelta(minutes=5), "judge"),
        *series("swordfish", NOW),
        event("naked-pair", NOW, "game"),
    ]
    read = LessonProgress(3, is_read=True, tried=(2,), read_at="2026-03-11T22:00:00+00:00")
    leafed = replace(read, tried=())
    course = {name_of("rules"): read.as_json(), day_name(TODAY): {"seconds": 1500}}
    course[name_of("notation")] = leafed.as_json()
    day = diary_of(events, [solved(NOW, 300.0)], course, NOW).of(TODAY)
    assert day.reviews == {"x-wing"}
    assert day.lessons == {"swordfish", "rules"}
    assert (day.things, day.minutes) == (4, 25)
    assert [day.done_of(goal) for goal in ("lesson", "things", "minutes")] == [2, 4, 25]
    assert day.meets("things")
    assert not diary_of(events, [], {}, NOW).of(TODAY - timedelta(days=1)).meets("lesson")


def test_weeks_begin_on_monday() -> None:
    weeks = days_ago(0).weeks(2)
    assert [len(week) for week in weeks] == [7, 7]
    assert weeks[0][0] == date(2026, 3, 2)
    assert weeks[1][3:] == [TODAY, None, None, None]


# What is kept


def test_days_and_lessons_from_two_files_come_together() -> None:
    name = day_name(TODAY)
    assert merged(name, {"seconds": 60}, {"seconds": 90}) == {"seconds": 90}
    assert merged(name, {"seconds": "x"}, None) == {"seconds": 0}
    ours, theirs = ({"read": True, "read_at": at} for at in ("2026-03-12", "2026-03-10"))
    both = merged(name_of("rules"), ours, theirs)
    assert both is not None
    assert both["read_at"] == "2026-03-10"
    assert days_in({"day:2026-03-12": {"seconds": 7}, "day:x": {}, "other": 1}) == {TODAY: 7}


def test_time_counts_while_somebody_is_here(tmp_path: Path) -> None:
    store, clock = open_store(tmp_path), [0.0]
    present = Present(store, lambda: clock[0], lambda: NOW, lambda problem: None)
    for at in (30.0, 50.0, 70.0, 3600.0, 3600.5):
        clock[0] = at
        present.seen()
    present.keep()
    assert days_in(store.course()) == {TODAY: 190}, "a long silence counts as little"
    assert Today(store, NOW).day.minutes == 3
    store.close()


def test_the_puzzle_of_the_day_takes_this_learner_so_long(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as store:
        assert [one.own_minutes for one in Today(store, NOW).dailies] == [None, None]
        keep_speed(store, "sudoku", 2.0)
        sudoku, picture = Today(store, NOW).dailies
        assert (sudoku.own_minutes, picture.own_minutes) == (2 * sudoku.puzzle.minutes, None)
        for rubbish in ("x", {"sudoku": "x"}, {"sudoku": -1.0}, {"sudoku": 1e9}):
            store.save_course("speed", rubbish)
            assert Today(store, NOW).dailies[0].own_minutes is None
