"""What the learner knows by now, for screens that show it or help accordingly."""

from datetime import UTC, datetime
from functools import lru_cache

from tutor.learn.aids import Aids, aids_for
from tutor.learn.events import Event
from tutor.learn.mastery import Mastery
from tutor.store import Settings, Store


def mastery_of(store: Store) -> Mastery:
    """The learner's knowledge now, to the minute; asking again soon costs next to nothing."""
    minute = datetime.now(UTC).replace(second=0, microsecond=0)
    return _mastery(tuple(store.events()), minute)


@lru_cache(maxsize=1)
def _mastery(events: tuple[Event, ...], now: datetime) -> Mastery:
    return Mastery(events, now)


def aids_of(technique: str, store: Store, settings: Settings) -> Aids:
    """The help with a technique that this learner needs by now."""
    return aids_for(mastery_of(store).of(technique), settings.fade_aids)
