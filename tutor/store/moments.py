"""Moments as text."""

from datetime import UTC, datetime


def now() -> datetime:
    """This moment, in universal time."""
    return datetime.now(UTC)


def stamp(moment: datetime) -> str:
    """A moment as text that sorts by time."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def read_stamp(text: str) -> datetime:
    """The moment that was written so.

    Raises:
        TypeError, ValueError, OverflowError: it was not.
    """
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError("no time zone")
    return moment.astimezone(UTC)
