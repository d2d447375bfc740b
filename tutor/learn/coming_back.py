"""What went badly and is known: it stays known, comes back for review soon, and that is said."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from tutor.language import Speaker
from tutor.learn.mastery import Mastery, Standing, mastery_in
from tutor.narrate.names import called
from tutor.store import Store

_MOST_NAMES = 3
"""More are counted, and not named."""


def told_back(slipped: Sequence[Standing], now: datetime, speaker: Speaker) -> tuple[str, ...]:
    """That some techniques come back, and when; nothing if none does."""
    if not slipped:
        return ()
    names = [called(one.technique, speaker.language).partition(" (")[0] for one in slipped]
    listed = speaker.listed(names[:_MOST_NAMES])
    days = {one.due.astimezone().date() for one in slipped if one.due is not None}
    is_today = all(day <= now.astimezone().date() for day in days)
    return (
        speaker.say(
            "back-for-review",
            names=listed[:1].upper() + listed[1:],
            count=len(slipped),
            told="named" if len(slipped) <= _MOST_NAMES else "counted",
            when="today" if is_today else "tomorrow",
        ),
    )


def told_back_in(store: Store, techniques: Iterable[str], speaker: Speaker) -> tuple[str, ...]:
    """Which of some techniques come back, as the learner's file has it now."""
    mastery = mastery_in(store)
    return told_back(mastery.slipped(techniques), mastery.now, speaker)


def told_since(before: Mastery, after: Mastery, speaker: Speaker) -> tuple[str, ...]:
    """What has gone badly meanwhile."""
    found = after.slipped(one.technique for one in after.begun())
    slipped = [one for one in found if not before.of(one.technique).has_slipped]
    return told_back(slipped, after.now, speaker)
