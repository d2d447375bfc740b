"""From a game that was played to what it shows: how play of any kind feeds mastery."""

from collections.abc import Sequence
from datetime import datetime

from tutor.learn.events import Event
from tutor.learn.review import review
from tutor.play.log import Entry
from tutor.sudoku.grid import Grid
from tutor.sudoku.watch import Pulse, no_pulse


def shown_by(
    puzzle: Grid, log: Sequence[Entry], title: str, at: datetime, pulse: Pulse = no_pulse
) -> list[Event]:
    """What a solved game shows of techniques, at most one event for each.

    Args:
        puzzle: the givens.
        log: what was done, from the beginning, and what can have happened only.
        title: what the game is called, which tells whether it was an exercise.
        at: when the game was played last.
        pulse: called often; may stop the work.
    """
    return review(puzzle, log, pulse, title=title).events(at)
