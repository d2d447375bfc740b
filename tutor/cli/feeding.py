"""Games feed mastery, also where there is no screen: solved games are read once."""

import time

from tutor.learn.feeding import shown_by
from tutor.play.stopped import Stopped
from tutor.store import Store
from tutor.store.replay import sound_part

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
        log = sound_part(game.puzzle, store.log(game.id))
        try:
            events = shown_by(game.puzzle, log, game.title, game.updated, pulse)
        except Stopped:
            return
        except Exception:  # one that cannot be read must not disturb anybody
            continue
        store.add_events(events, of=game)
