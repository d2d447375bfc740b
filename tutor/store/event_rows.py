"""What the learner has shown in the tables of the learner's file."""

import sqlite3
from collections.abc import Collection, Iterable, Iterator
from datetime import datetime
from typing import get_args

from tutor.base.document import bounded, read_share
from tutor.base.events import Event, Source
from tutor.store import moments
from tutor.store.rows import Row, rows_of
from tutor.store.rules import Rules
from tutor.store.shown import Shown

SOURCES: tuple[Source, ...] = get_args(Source)

EventRow = tuple[str, str, float, str]

# Values as they are written


def row_of(event: Event) -> EventRow:
    """An event as a row; a credit beyond its bounds is brought back to them."""
    credit = min(1.0, max(0.0, float(event.credit)))
    return event.technique, moments.stamp(event.at), credit, event.source


def read_source(value: object) -> Source:
    """A source from a row or a document.

    Raises:
        ValueError: there is none of that name.
    """
    for source in SOURCES:
        if source == value:
            return source
    raise ValueError(value)


def readable(rows: Iterable[Row]) -> Iterator[Event]:
    """The events among some rows; a row that makes no sense is passed over."""
    for technique, at, credit, source in rows:
        try:
            moment = bounded(moments.read_stamp(at))
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
        follow(connection, rules, moments.now(), {row[0] for row in shown})
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
