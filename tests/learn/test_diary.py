"""Reading the last days alone tells of them what reading a whole life tells."""

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tutor.base.events import Event
from tutor.learn.diary import diary_in, recent_diary
from tutor.learn.learner import open_store

NOW = datetime(2026, 3, 12, 18, tzinfo=UTC)


@pytest.mark.parametrize("seed", range(4))
def test_recent_days_are_as_in_the_whole_diary(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    every = dice.choice((1, 2, 9))
    days = [ago for ago in range(420) if ago % every == 0 or dice.random() < 0.2]
    events = [
        Event(
            dice.choice(("x-wing", "naked-pair", "skyscraper")),
            NOW - timedelta(days=ago, minutes=dice.randint(0, 600)),
            0.8,
            dice.choice(("spot", "judge", "exam", "game")),
        )
        for ago in days
        for _ in range(dice.randint(1, 3))
    ]
    store = open_store(tmp_path)
    store.add_events(events)
    whole, recent = diary_in(store, NOW), recent_diary(store, NOW, days=40)
    for day in whole.last(30):
        one, other = whole.of(day), recent.of(day)
        assert (one.lessons, one.reviews, one.has_exam) == (
            other.lessons,
            other.reviews,
            other.has_exam,
        )
    assert recent.streak.days == whole.streak.days
    store.close()


def test_a_long_streak_is_counted_to_its_beginning(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.add_events(
        [Event("x-wing", NOW - timedelta(days=ago), 1.0, "exam") for ago in range(333)]
    )
    assert recent_diary(store, NOW).streak.days == 333
    store.close()
