"""What the learner knows by now, and when to come back to it, from what they have shown.

A technique is reviewed the way a flashcard is: the FSRS scheduler says after each review
how firmly it sits, and when the chance to recall it will have sunk to nine in ten. What is
done at one sitting is one review, however many exercises there were.

What is known stays known: whoever practises, asks for hints or guesses loses nothing. Poor
answers bring it back for review the next day, and with it the aids.

For each lesson the learner's file holds the trace of its events, beside how many there are.
A trace that does not cover as many, or that other rules led to, is made again.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import TYPE_CHECKING, Literal, NamedTuple

from tutor.base.events import Event
from tutor.games.both import game_of
from tutor.games.game import GameName
from tutor.learn.taught import ORDER, lesson_of
from tutor.learn.trace import (
    GOOD,
    POOR,
    STAR,
    Trace,
    edition,
    in_order,
    is_known,
    recall,
    sittings_to_go,
    within,
)
from tutor.nonogram.rules.ladder import TECHNIQUES as RULES_OF_NONOGRAMS
from tutor.store import Store, timestamps
from tutor.store.event_rows import News, Page, Shown, readable
from tutor.store.rows import Row

if TYPE_CHECKING:
    from fsrs import Card

__all__ = ["GOOD", "POOR", "STAR", "Known", "Mastery", "Standing", "State"]

State = Literal["new", "learning", "known", "due"]

_TAUGHT = frozenset([*ORDER, *RULES_OF_NONOGRAMS])


@dataclass(frozen=True)
class Standing:
    """How the learner stands with one technique."""

    technique: str
    """Of techniques that share a lesson, the one that it is named after."""
    state: State
    due: datetime | None = None
    """When to come back to it, in universal time; None for what is new."""
    stability: float = 0.0
    """Days until the chance to recall it has sunk to nine in ten."""
    reviews: int = 0
    """How many sittings it was part of."""
    last: datetime | None = None
    """The end of the last of them."""
    recall: float | None = None
    """The chance to recall it now."""
    has_slipped: bool = False
    """Whether it is known, but went badly last: it stays known, and comes back soon."""
    to_go: int = 0
    """While it is being learnt: how many times it has to go well, each when it is due."""


class Known(NamedTuple):
    """What was shown of a lesson: what it came to, and what is still to be added to that."""

    trace: Trace
    later: Sequence[Event] = ()
    """What comes after all that the trace has taken, such as what the future holds."""


class Mastery:
    """The learner's knowledge at one moment."""

    def __init__(self, events: Iterable[Event], now: datetime) -> None:
        """Read the events, in any order; a clock that was set back does no harm."""
        shown: defaultdict[str, list[Event]] = defaultdict(list)
        for event in events:
            shown[lesson_of(event.technique)].append(event)
        self._read({lesson: Known(Trace(), found) for lesson, found in shown.items()}, now)

    @classmethod
    def of_known(cls, known: Mapping[str, Known], now: datetime) -> "Mastery":
        """Go on from what is known by lesson, without the events that led to it."""
        mastery = cls.__new__(cls)
        mastery._read(known, now)
        return mastery

    def _read(self, known: Mapping[str, Known], now: datetime) -> None:
        self.now = within(now)
        self._standings: dict[str, Standing] = {}
        self._used: set[str] = set()
        for lesson, (trace, later) in known.items():
            if later:
                trace = trace.copy()
                trace.add(in_order(later), self.now)
            if trace.is_used:
                self._used.add(lesson)
            if (card := trace.card) is not None:
                self._standings[lesson] = self._standing(lesson, trace, card)

    def of(self, technique: str) -> Standing:
        """How the learner stands with a technique, and with all that its lesson teaches."""
        lesson = lesson_of(technique)
        return self._standings.get(lesson) or Standing(lesson, "new")

    def begun(self, game: GameName | None = None) -> list[Standing]:
        """Every technique that is not new, of one game or of both, the most forgotten first."""
        found = [
            s
            for s in self._standings.values()
            if s.technique in _TAUGHT and game in (None, game_of(s.technique).name)
        ]
        return sorted(found, key=lambda s: (s.recall or 0.0, s.due or self.now, s.technique))

    def due_today(self, game: GameName | None = None) -> list[Standing]:
        """What to come back to before the learner's day ends, the most forgotten first."""
        tomorrow = self.now.astimezone().date() + timedelta(days=1)
        midnight = datetime.combine(tomorrow, time.min).astimezone()
        return [
            standing for standing in self.begun(game) if standing.due and standing.due < midnight
        ]

    def knows(self, technique: str) -> bool:
        """Whether a technique was learnt, though it may be due again."""
        return self.of(technique).state in ("known", "due")

    @property
    def known(self) -> frozenset[str]:
        """Every technique that was learnt; of those that share a lesson, the one it names."""
        return frozenset(filter(self.knows, self._standings))

    def has_used(self, technique: str) -> bool:
        """Whether a puzzle that needed a technique went well enough at least once."""
        return lesson_of(technique) in self._used

    def slipped(self, techniques: Iterable[str]) -> list[Standing]:
        """Which of some techniques are known and went badly last, each lesson once."""
        lessons = dict.fromkeys(map(lesson_of, techniques))
        return [one for one in map(self.of, lessons) if one.has_slipped]

    def _standing(self, technique: str, trace: Trace, card: "Card") -> Standing:
        state: State = "learning"
        if is_known(card):
            state = "known" if self.now < card.due else "due"
        return Standing(
            technique,
            state,
            card.due,
            card.stability or 0.0,
            trace.sittings,
            card.last_review,
            recall(card, self.now),
            trace.has_slipped,
            sittings_to_go(card),
        )


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


# What helps the learner, and when it steps back

FIRM = 21.0
"""Days of stability from which the learner finds the candidates too."""
FADED = 0.8
"""The chance to recall a technique below which the aids come back, however firm it was."""


@dataclass(frozen=True)
class Aids:
    """The help an exercise or a grid begins with."""

    candidates: bool
    """Whether the candidates are filled in."""
    lighting: bool
    """Whether the pattern is lit before the conclusion is told."""


def aids_for(standing: Standing, fade: bool) -> Aids:
    """The aids for a technique; what is known needs fewer, unless they shall stay, or it fades."""
    has_faded = standing.recall is not None and standing.recall < FADED
    has_faded |= standing.has_slipped
    if not fade or has_faded or standing.state in ("new", "learning"):
        return Aids(candidates=True, lighting=True)
    return Aids(candidates=standing.stability < FIRM, lighting=False)
