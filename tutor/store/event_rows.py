"""What the learner has shown in the tables of the learner's file, and what it came to.

Beside the events stands, for each lesson, what they came to: its trace. It is brought up to
date in the transaction that writes an event. Triggers count the events, whoever writes them;
a trace that does not cover as many, or that other rules led to, is made again.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, NamedTuple, get_args

from tutor.learn.document import bounded, read_share
from tutor.learn.events import Event, Source
from tutor.learn.mastery import Known
from tutor.learn.taught import lesson_of
from tutor.learn.trace import Trace, edition, in_order, within
from tutor.store import moments

SOURCES: tuple[Source, ...] = get_args(Source)

EventRow = tuple[str, str, float, str]
Rows = Callable[[str, tuple[object, ...]], list[Any]]
"""What a query with some values finds."""

_UNCOUNTED = -(1 << 40)

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


def readable(rows: Iterable[Sequence[Any]]) -> Iterator[Event]:
    """The events among some rows; a row that makes no sense is passed over."""
    for technique, at, credit, source in rows:
        try:
            moment = bounded(moments.read_stamp(at))
            yield Event(str(technique), moment, read_share(credit), read_source(source))
        except (TypeError, ValueError, OverflowError):
            continue


# Writing, always inside a transaction


def insert_events(connection: sqlite3.Connection, rows: Iterable[EventRow]) -> int:
    """Write events down, and what they come to; how many were new here."""
    shown = list(rows)
    new = connection.executemany(
        "INSERT OR IGNORE INTO events (technique, at, credit, source) VALUES (?, ?, ?, ?)", shown
    ).rowcount
    if new > 0:
        follow(connection, moments.now(), {lesson_of(row[0]) for row in shown})
    return max(new, 0)


def follow(
    connection: sqlite3.Connection, now: datetime, lessons: Iterable[str] | None = None
) -> dict[str, Known]:
    """Bring the traces of some lessons, or of all, up to date; what is known of those."""
    ledger = Ledger(lambda query, values: connection.execute(query, values).fetchall(), now)
    known = {}
    for lesson in list(ledger.lessons) if lessons is None else lessons:
        found = ledger.followed(lesson)
        known[lesson] = found.known
        if found.is_anew:
            connection.executemany(
                "UPDATE shown SET events = (SELECT count(*) FROM events WHERE technique = ?1)"
                " WHERE technique = ?1",
                [(technique,) for technique in ledger.lessons.get(lesson, ())],
            )
        if found.page is not None:
            connection.execute(
                "INSERT OR REPLACE INTO traces (lesson, edition, events, until, trace)"
                " VALUES (?, ?, ?, ?, ?)",
                (lesson, edition(), *found.page),
            )
    return known


# Reading


def is_behind(rows: Rows) -> bool:
    """Whether there is anything that the traces do not tell; seldom true, and quickly told."""
    query = "SELECT (SELECT total(events) FROM shown), total(events) FROM traces WHERE edition = ?"
    return any(shown != traced for shown, traced in rows(query, (edition(),)))


class _Page(NamedTuple):
    """A trace as it is written: of so many events, until the moment of the last of them."""

    events: int
    until: str
    trace: str


class _Found(NamedTuple):
    """What is known of a lesson."""

    known: Known
    page: _Page | None = None
    """What is to be written down of it, if there is news."""
    is_anew: bool = False
    """Whether all of its events were read."""


class Ledger:
    """How many events there are of each lesson, and the traces that were written down."""

    def __init__(self, rows: Rows, now: datetime) -> None:
        """Read both, for what is known at a moment."""
        self._rows = rows
        self._now = within(now)
        self._limit = moments.stamp(self._now)
        self.lessons: dict[str, list[str]] = {}
        """Those of which something was shown, each with the techniques that events name."""
        self._counts: Counter[str] = Counter()
        for technique, events in rows("SELECT technique, events FROM shown", ()):
            lesson = lesson_of(str(technique))
            self.lessons.setdefault(lesson, []).append(technique)
            # No trace covers a count that is none: the events are read instead.
            self._counts[lesson] += events if isinstance(events, int) else _UNCOUNTED
        query = "SELECT lesson, events, until, trace FROM traces WHERE edition = ?"
        self._pages = {
            lesson: _Page(events, until, trace)
            for lesson, events, until, trace in rows(query, (edition(),))
            if isinstance(events, int) and isinstance(until, str) and isinstance(trace, str)
        }

    def known(self) -> dict[str, Known]:
        """What is known of each lesson."""
        return {lesson: self.followed(lesson).known for lesson in self.lessons}

    def followed(self, lesson: str) -> _Found:
        """What is known of a lesson: read on from its trace if that fits, else all anew."""
        page = self._pages.get(lesson)
        # A trace that goes beyond this moment is of no use: the clock was set back.
        if page is not None and page.until <= self._limit and page.events <= self._counts[lesson]:
            missing = self._counts[lesson] - page.events
            rows = self._found(lesson, "AND at > ?", page.until) if missing else []
            trace = _read(page.trace)
            if trace is not None and len(rows) == missing and _are_plain(rows):
                return self._gone_on(trace, page, rows)
        rows = self._found(lesson)
        if not _are_plain(rows):
            return _Found(Known(Trace(), tuple(readable(rows))), is_anew=True)
        return self._gone_on(Trace(), _Page(0, "", ""), rows)._replace(is_anew=True)

    def _gone_on(self, trace: Trace, page: _Page, rows: list[Any]) -> _Found:
        """Add rows to a trace that has what comes before them; what is to come stays beside it."""
        past = [row for row in rows if row[1] <= self._limit]
        later = tuple(readable(row for row in rows if row[1] > self._limit))
        if not past:
            return _Found(Known(trace, later))
        trace.add(in_order(readable(past)), self._now)
        text = json.dumps(trace.as_json(), separators=(",", ":"))
        news = _Page(page.events + len(past), max(row[1] for row in past), text)
        return _Found(Known(trace, later), news)

    def events_of(self, lesson: str) -> list[Event]:
        """Everything shown of a lesson, in any order."""
        return list(readable(self._found(lesson)))

    def _found(self, lesson: str, more: str = "", *values: str) -> list[Any]:
        techniques = self.lessons.get(lesson, [])
        return self._rows(
            "SELECT technique, at, credit, source FROM events"
            f" WHERE technique IN ({', '.join('?' * len(techniques))}) {more}",
            (*techniques, *values),
        )


def _read(text: str) -> Trace | None:
    try:
        return Trace.from_json(json.loads(text))
    except (TypeError, ValueError, OverflowError, RecursionError):
        return None


def _are_plain(rows: Iterable[Sequence[Any]]) -> bool:
    """Whether all moments are written the way we write them, so that their texts sort by time."""
    try:
        for row in rows:
            moment = moments.read_stamp(row[1])
            if moments.stamp(moment) != row[1] or within(moment) != moment:
                return False
    except (TypeError, ValueError, OverflowError):
        return False
    return True
