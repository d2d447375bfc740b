"""How quick a learner is, kept where the first screen finds it: it rates no games by itself."""

from collections.abc import Mapping

from tutor.games.game import GameName
from tutor.store import Store

_PLACE = "speed"
"""Kept in the course under this name, by game."""
_SLOWEST = 100.0


def keep_speed(store: Store, game: GameName, speed: float) -> None:
    """Write down what the learner's minutes are of the usual ones."""
    store.save_course(_PLACE, {**_kept(store.course()), game: round(speed, 3)})


def kept_speed(course: Mapping[str, object], game: GameName) -> float | None:
    """What was kept so; None where it is nothing that could be."""
    found = _kept(course).get(game)
    return found if isinstance(found, float) and 0 < found < _SLOWEST else None


def _kept(course: Mapping[str, object]) -> dict[str, object]:
    found = course.get(_PLACE)
    return found if isinstance(found, dict) else {}
