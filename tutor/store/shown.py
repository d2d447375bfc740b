"""The events of a store and what they came to, as rows.

Beside the events stands, for each lesson, what they came to: its page. Triggers count the
events, whoever writes them, so that a page that does not cover as many is found out.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.store.rows import Row, Rows


class Page(NamedTuple):
    """What so many events of a lesson came to, until the moment of the last of them."""

    events: int
    until: str
    trace: str


class News(NamedTuple):
    """What is to be written down after some events were read."""

    pages: dict[str, Page]
    """By lesson."""
    recounted: list[object]
    """The techniques all of whose events were read: they are counted again."""


class Shown:
    """Reads the tables."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    def counts(self) -> list[Row]:
        """Each technique of which something was shown, and how many events there are."""
        return self._rows("SELECT technique, events FROM shown", ())

    def pages(self, edition: str) -> dict[str, Page]:
        """What was written down under some rules, by lesson."""
        query = "SELECT lesson, events, until, trace FROM traces WHERE edition = ?"
        return {
            str(lesson): Page(events, until, trace)
            for lesson, events, until, trace in self._rows(query, (edition,))
            if isinstance(events, int) and isinstance(until, str) and isinstance(trace, str)
        }

    def events(self, techniques: Sequence[object], after: str | None = None) -> list[Row]:
        """The events of some techniques, all or those after a moment, in any order."""
        later, moment = ("", ()) if after is None else (" AND at > ?", (after,))
        return self._rows(
            "SELECT technique, at, credit, source FROM events"
            f" WHERE technique IN ({', '.join('?' * len(techniques))}){later}",
            (*techniques, *moment),
        )

    def is_behind(self, edition: str) -> bool:
        """Whether the pages do not tell all events; seldom true, and quickly told."""
        query = "SELECT (SELECT total(events) FROM shown), total(events) FROM traces"
        found = self._rows(f"{query} WHERE edition = ?", (edition,))
        return any(shown != written for shown, written in found)
