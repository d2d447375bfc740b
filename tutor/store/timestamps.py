"""Moments as text."""

from datetime import UTC, datetime, timedelta

from tutor.base.document import bounded


def now() -> datetime:
    """This moment, in universal time; a clock beyond all reason stops at its bounds."""
    return bounded(datetime.now(UTC))


def soon() -> str:
    """A little later, as text: what is said to have happened after it did not.

    The clock was ahead then; or it has been set back, which cannot be told apart.
    """
    return stamp(now() + timedelta(days=1))


def order(moment: datetime) -> tuple[bool, datetime]:
    """What moments are ordered by: one still to come stands before all that have been."""
    return stamp(moment) <= soon(), moment


def stamp(moment: datetime) -> str:
    """A moment as text that sorts by time."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def read_stamp(text: object) -> datetime:
    """The moment that was written so, in a file of ours.

    Raises:
        TypeError, ValueError, OverflowError: it was not.
    """
    if not isinstance(text, str):
        raise TypeError(text)
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError("no time zone")
    return moment.astimezone(UTC)
