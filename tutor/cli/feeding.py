"""Games feed mastery, also where there is no screen: solved games are read once."""

import time

from tutor.learn.review import review
from tutor.play.stopped import Stopped
from tutor.store import Store

_PATIENCE = 3.0
"""Seconds; what is not read by then is read another time."""


def feed(store: Store) -> None:
    """Read the solved games that have not been read, and write down what they show.

    Small boards come first: a huge one must not keep the others waiting for ever.
    """
    end = time.monotonic() + _PATIENCE

    def pulse() -> None:
        if time.monotonic() > end:
            raise Stopped

    for game in sorted(store.unread_games(), key=lambda game: game.puzzle.geometry.cell_count):
        log = store.log_of(game)
        try:
            read = review(game.puzzle, log, pulse, title=game.title)
        except Stopped:
            return
        except Exception:  # one that cannot be read must not disturb anybody
            continue
        store.add_events(read.events(game.updated), of=game)
