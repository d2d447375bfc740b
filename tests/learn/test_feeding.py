"""A solved game feeds mastery."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest

from tests.learn.test_review import X_WING, solved_by_logic
from tutor.base.events import Event
from tutor.base.watch import Pulse, Stopped, no_pulse
from tutor.games.sudoku.history import Entry
from tutor.learn.mastery import Mastery
from tutor.learn.review.grid_review import review
from tutor.sudoku.grid import Grid

AT = datetime(2026, 3, 2, 12, tzinfo=UTC)


def shown_by(
    puzzle: Grid, log: Sequence[Entry], title: str, at: datetime, pulse: Pulse = no_pulse
) -> list[Event]:
    return review(puzzle, log, pulse, title=title).events(at)


def test_a_game_shows_what_its_learner_knows() -> None:
    played = solved_by_logic(X_WING)
    events = shown_by(played.grid, played.log, "technique:x-wing", AT)
    found = {event.technique: event for event in events}
    assert (found["x-wing"].source, found["x-wing"].credit) == ("use", 1.0)
    assert {event.at for event in events} == {AT}
    mastery = Mastery(events, AT + timedelta(days=1))
    assert mastery.of("x-wing").state == "learning"
    assert {one.technique for one in mastery.begun()} == found.keys()
    sources = {event.source for event in shown_by(played.grid, played.log, "level:hard", AT)}
    assert sources == {"game"}


def test_a_game_that_is_not_solved_shows_nothing() -> None:
    played = solved_by_logic(X_WING)
    assert shown_by(played.grid, played.log[:-1], "level:hard", AT) == []


def test_reading_can_be_stopped() -> None:
    def stop() -> None:
        raise Stopped

    played = solved_by_logic(X_WING)
    with pytest.raises(Stopped):
        shown_by(played.grid, played.log, "level:hard", AT, stop)
