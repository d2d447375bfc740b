"""What the learner has shown, and what it came to, in the tables of the learner's file.

Beside the events stands, for each lesson, what they came to: its page. Triggers count the
events, whoever writes them, so that a page that does not cover as many is found out.
"""

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime
from typing import NamedTuple, get_args

from tutor.base.document import bounded, one_of, read_share
from tutor.base.events import Event, Source
from tutor.store import timestamps
from tutor.store.rows import Row, Rows, rows_of
from tutor.store.rules import Rules


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


SOURCES: tuple[Source, ...] = get_args(Source)
read_source = one_of(SOURCES)
"""A source from a row or a document."""

EventRow = tuple[str, str, float, str]

# Values as they are written


def row_of(event: Event) -> EventRow:
    """An event as a row; a credit beyond its bounds is brought back to them."""
    credit = min(1.0, max(0.0, float(event.credit)))
    return event.technique, timestamps.stamp(event.at), credit, event.source


def readable(rows: Iterable[Row]) -> Iterator[Event]:
    """The events among some rows; a row that makes no sense is passed over."""
    for technique, at, credit, source in rows:
        try:
            moment = bounded(timestamps.read_stamp(at))
            yield Event(str(technique), moment, read_share(credit), read_source(source))
        except (TypeError, ValueError, OverflowError):
            continue


# Writing, always inside a transaction


def insert_events(connection: sqlite3.Connection, rows: Iterable[EventRow], rules: Rules) -> int:
    """Write events down, and what they come to; how many were new here."""
    shown = list(rows)
    new = connection.executemany(
        "INSERT OR IGNORE INTO events (technique, at, credit, source) VALUES (?, ?, ?, ?)", shown
    ).rowcount
    if new > 0:
        follow(connection, rules, timestamps.now(), {row[0] for row in shown})
    return max(new, 0)


def follow(
    connection: sqlite3.Connection,
    rules: Rules,
    now: datetime,
    techniques: Collection[str] | None = None,
) -> None:
    """Bring what the events of some techniques, or of all, came to up to date."""
    pages, recounted = rules.summed(Shown(rows_of(connection)), now, techniques)
    connection.executemany(
        "UPDATE shown SET events = (SELECT count(*) FROM events WHERE technique = ?1)"
        " WHERE technique = ?1",
        [(technique,) for technique in recounted],
    )
    connection.executemany(
        "INSERT OR REPLACE INTO traces (lesson, edition, events, until, trace)"
        " VALUES (?, ?, ?, ?, ?)",
        [(lesson, rules.edition(), *page) for lesson, page in pages.items()],
    )
