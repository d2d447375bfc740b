"""Games feed mastery, also where there is no screen: solved games are read once."""

import time

from tutor.base.watch import Stopped
from tutor.learn.learner import unread
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

    for game in sorted(unread(store), key=lambda game: game.cells):
        read = game.open()
        try:
            events = read(pulse)
        except Stopped:
            return
        except Exception:  # one that cannot be read must not disturb anybody
            continue
        store.add_events(events, of=game.birth)
