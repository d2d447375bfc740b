"""What the events in the learner's file came to, read on from where that was written last.

For each lesson the file holds the trace of its events, beside how many there are. A trace
that does not cover as many, or that other rules led to, is made again.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterable
from datetime import datetime
from typing import NamedTuple

from tutor.base.events import Event
from tutor.learn.mastery import Known, Mastery
from tutor.learn.taught import lesson_of
from tutor.learn.trace import Trace, edition, in_order, within
from tutor.store import Store, timestamps
from tutor.store.event_rows import News, Page, Shown, readable
from tutor.store.rows import Row

_UNCOUNTED = -(1 << 40)


def mastery_in(store: Store, now: datetime | None = None) -> Mastery:
    """What the learner knows now, or knew or will know at another moment."""
    moment = timestamps.now() if now is None else now
    ledger = Ledger(store.shown(moment), moment)
    known = ledger.known()
    waiting: dict[str, list[Event]] = {}
    for event in store.waiting_events():
        waiting.setdefault(lesson_of(event.technique), []).append(event)
    for lesson, events in waiting.items():
        known[lesson] = Known(Trace(), (*ledger.events_of(lesson), *events))
    return Mastery.of_known(known, moment)


def summed(shown: Shown, now: datetime, techniques: Collection[str] | None) -> News:
    """What the file shall hold about the lessons of some techniques, or about all."""
    ledger = Ledger(shown, now)
    news = News({}, [])
    for lesson in list(ledger.lessons) if techniques is None else set(map(lesson_of, techniques)):
        found = ledger.followed(lesson)
        if found.is_anew:
            news.recounted.extend(ledger.lessons.get(lesson, ()))
        if found.page is not None:
            news.pages[lesson] = found.page
    return news


class _Found(NamedTuple):
    """What is known of a lesson."""

    known: Known
    page: Page | None = None
    """What is to be written down of it, if there is news."""
    is_anew: bool = False
    """Whether all of its events were read."""


class Ledger:
    """How many events there are of each lesson, and the traces that were written down."""

    def __init__(self, shown: Shown, now: datetime) -> None:
        """Read both, for what is known at a moment."""
        self._shown = shown
        self._now = within(now)
        self._limit = timestamps.stamp(self._now)
        self.lessons: dict[str, list[object]] = {}
        """Those of which something was shown, each with the techniques that events name."""
        self._counts: Counter[str] = Counter()
        for technique, events in shown.counts():
            lesson = lesson_of(str(technique))
            self.lessons.setdefault(lesson, []).append(technique)
            # No trace covers a count that is none: the events are read instead.
            self._counts[lesson] += events if isinstance(events, int) else _UNCOUNTED
        self._pages = shown.pages(edition())

    def known(self) -> dict[str, Known]:
        """What is known of each lesson."""
        return {lesson: self.followed(lesson).known for lesson in self.lessons}

    def followed(self, lesson: str) -> _Found:
        """What is known of a lesson: read on from its trace if that fits, else all anew."""
        page = self._pages.get(lesson)
        # A trace that goes beyond this moment is of no use: the clock was set back.
        if page is not None and page.until <= self._limit and page.events <= self._counts[lesson]:
            missing = self._counts[lesson] - page.events
            rows = self._dated(self._events(lesson, page.until) if missing else [])
            trace = _read(page.trace)
            if trace is not None and rows is not None and len(rows) == missing:
                return self._gone_on(trace, page, rows)
        found = self._events(lesson)
        if (rows := self._dated(found)) is None:
            return _Found(Known(Trace(), tuple(readable(found))), is_anew=True)
        return self._gone_on(Trace(), Page(0, "", ""), rows)._replace(is_anew=True)

    def _gone_on(self, trace: Trace, page: Page, rows: list[tuple[str, Row]]) -> _Found:
        """Add rows to a trace that has what comes before them; what is to come stays beside it."""
        past = [(at, row) for at, row in rows if at <= self._limit]
        later = tuple(readable(row for at, row in rows if at > self._limit))
        if not past:
            return _Found(Known(trace, later))
        trace.add(in_order(readable(row for _, row in past)), self._now)
        text = json.dumps(trace.as_json(), separators=(",", ":"))
        news = Page(page.events + len(past), max(at for at, _ in past), text)
        return _Found(Known(trace, later), news)

    def events_of(self, lesson: str) -> list[Event]:
        """Everything shown of a lesson, in any order."""
        return list(readable(self._events(lesson)))

    def _events(self, lesson: str, after: str | None = None) -> list[Row]:
        return self._shown.events(self.lessons.get(lesson, []), after)

    @staticmethod
    def _dated(rows: Iterable[Row]) -> list[tuple[str, Row]] | None:
        """Rows with their moments, if all are written our way, so that the texts sort by time."""
        found = []
        try:
            for row in rows:
                moment = timestamps.read_stamp(row[1])
                if (at := timestamps.stamp(moment)) != row[1] or within(moment) != moment:
                    return None
                found.append((at, row))
        except (TypeError, ValueError, OverflowError):
            return None
        return found


def _read(text: str) -> Trace | None:
    try:
        return Trace.from_json(json.loads(text))
    except (TypeError, ValueError, OverflowError, RecursionError):
        return None
