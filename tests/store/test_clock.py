"""Clocks that are far ahead, or were set back, break nothing."""

import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.store.filled import fill, use
from tests.store.play import PUZZLE
from tests.store.play_nonogram import PUZZLE as PICTURE
from tutor.base.events import Event
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.learn.mastery import Mastery
from tutor.nonogram.position import BLACK
from tutor.store import timestamps

TODAY = datetime(2026, 3, 1, 12, tzinfo=UTC)
AHEAD = datetime(2999, 6, 1, tzinfo=UTC)
BACK = datetime(1970, 1, 1, 0, 5, tzinfo=UTC)
SetClock = Callable[[datetime], None]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Sets the clock that the learner's file is written by."""

    class Watch(datetime):
        @classmethod
        def now(cls, tz: object = None) -> "Watch":
            return cls.fromtimestamp(shown[0].timestamp(), UTC)

    shown = [TODAY]
    monkeypatch.setattr(timestamps, "datetime", Watch)

    def set_(moment: datetime) -> None:
        shown[0] = moment

    return set_


@pytest.mark.parametrize("wrong", [AHEAD, BACK, datetime(9999, 12, 31, 23, 59, tzinfo=UTC)])
def test_the_game_played_last_is_the_one_to_continue(
    tmp_path: Path, set_clock: SetClock, wrong: datetime
) -> None:
    store = open_store(tmp_path)
    set_clock(wrong)
    store.played(GRIDS).new_game(PUZZLE, "then").game.fill()
    store.played(PICTURES).new_game(PICTURE, "then").game.paint([1], BLACK)
    set_clock(TODAY)
    now = store.played(GRIDS).new_game(PUZZLE, "now")
    now.game.fill()
    assert [game.title for game in store.played(GRIDS).games()] == ["now", "then"]
    assert [game.title for game in store.played(GRIDS).games(1)] == ["now"]
    last = store.played(GRIDS).last_open()
    assert last is not None
    assert (last.title, store.last_played()) == ("now", "sudoku")
    set_clock(TODAY + timedelta(minutes=1))
    then = store.played(GRIDS).resume_record(store.played(GRIDS).games()[-1])
    then.game.undo()
    assert [game.title for game in store.played(GRIDS).games()] == ["then", "now"], (
        "and so when it is taken up"
    )
    assert store.played(GRIDS).games()[0].updated == TODAY + timedelta(minutes=1)


def test_a_clock_that_was_set_back_goes_on(tmp_path: Path, set_clock: SetClock) -> None:
    store = open_store(tmp_path)
    store.played(GRIDS).new_game(PUZZLE, "before").game.fill()
    set_clock(BACK)
    keeper = store.played(GRIDS).new_game(PUZZLE, "after")
    keeper.game.fill()
    assert [game.title for game in store.played(GRIDS).games()] == ["after", "before"]
    keeper.tick(-5)
    assert store.played(GRIDS).games()[0].elapsed == 0


@pytest.mark.skipif(sys.platform == "win32", reason="zones are another matter there")
@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
@pytest.mark.parametrize("wrong", [AHEAD, BACK])
def test_everything_opens_everywhere(
    tmp_path: Path,
    set_clock: SetClock,
    monkeypatch: pytest.MonkeyPatch,
    zone: str,
    wrong: datetime,
) -> None:
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", zone)
        time.tzset()
        set_clock(wrong)
        fill(tmp_path)
        assert use(tmp_path) == []
        set_clock(TODAY)
        assert use(tmp_path) == []
    time.tzset()


@pytest.mark.parametrize("now", [AHEAD, BACK, TODAY])
def test_what_was_shown_in_any_order_is_scheduled(now: datetime) -> None:
    days = [AHEAD, BACK, TODAY, TODAY - timedelta(days=400), TODAY + timedelta(days=1)]
    events = [Event("x-wing", day, 1.0, "spot") for day in days]
    standing = Mastery(events, now).of("x-wing")
    assert standing.due is not None
    assert standing.due < now + timedelta(days=366)
    assert standing.stability > 0
