"""What the learner's file comes to: times by level, and what was right the first time."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.learn.exams import paper_of, right_answer
from tutor.base.events import Event, Source
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.result import result_of
from tutor.learn.statistics import RightFirst, by_level, right_first
from tutor.learn.times import Times
from tutor.rating.levels import Level
from tutor.store.games import SolvedGame

NOW = datetime(2026, 3, 12, 12, tzinfo=UTC)


def solved(seconds: float, level: Level | None = "medium") -> SolvedGame:
    return SolvedGame("sudoku", level, NOW, seconds)


def test_games_are_told_by_level_and_pictures_as_a_whole() -> None:
    games = [
        *(solved(seconds) for seconds in (900.0, 700.0, 800.0, 600.0)),
        solved(3000.0, "hard"),
        solved(10.0, None),
        SolvedGame("nonogram", "easy", NOW, 300.0),
        SolvedGame("nonogram", None, NOW, 500.0),
    ]
    medium, hard, pictures = by_level(games)
    assert (medium.level, medium.last, medium.times) == ("medium", 600.0, Times(600, 750, 900))
    assert medium.trend(3) == pytest.approx([700 - 450, 800 - 450, 600 - 450])
    assert (hard.level, hard.times, hard.trend(3)) == ("hard", None, [])
    assert (pictures.game, pictures.seconds) == ("nonogram", (300.0, 500.0))
    assert by_level([]) == []


def event(credit: float, source: Source = "spot", days: int = 1) -> Event:
    return Event("naked-pair", NOW - timedelta(days=days), credit, source)


def test_right_first_time_is_without_hint_and_within_a_month() -> None:
    events = [
        *(event(credit) for credit in (1.0, 1.0, 0.9, 0.0)),
        event(0.0, days=31),
        event(1.0, days=-1),
        event(1.0, "exam"),
        event(1.0, "game"),
    ]
    assert right_first(events, NOW) == [RightFirst("spot", 2, 4)]
    assert right_first(events, NOW)[0].share == 0.5


def test_every_question_of_an_exam_counts_answered_or_not() -> None:
    exam = Exam(paper_of("easy", questions=2))
    exam.answer(right_answer(exam.paper.questions[0]))
    result = result_of(exam, NOW)
    whole = right_first([], result.finished, [result])
    assert whole == [RightFirst("exam", 1, len(result.lines))]
