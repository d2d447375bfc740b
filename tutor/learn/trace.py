"""What the evidence about one lesson has come to: all that has to be kept to go on from it.

A life of exercises is long, and what they come to is short. A trace takes events in the order
of :func:`in_order`, one at a time or many, and says how the learner stands after them; it
can be written down and read again without any difference.
"""

import hashlib
import math
from collections.abc import Iterable
from copy import copy
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

from tutor.base.document import bounded, read_amount, read_flag, read_list, read_whole
from tutor.base.events import Event, Source
from tutor.learn.taught import families

if TYPE_CHECKING:
    from fsrs import Card, Rating, Scheduler

SITTING = timedelta(hours=6)
"""What follows the last exercise sooner than this belongs to the same sitting."""
LEARNING_STEPS = (timedelta(days=1), timedelta(days=2))
RELEARNING_STEPS = (timedelta(days=1),)
LONGEST_INTERVAL = 365
"""Days after which even the best known technique comes back."""
GOOD = 0.8
"""The least credit of a technique that was recalled with ease."""
STAR = 0.7
"""The least credit of an exercise that went well: it earns the star of its kind."""
POOR = 0.5
"""Below this credit it was not recalled at all."""

PATIENCE = 3
"""After so many sittings that went well with effort, one more counts as recalled.

Else whoever always gets seven parts of ten right would be learning forever.
"""

_SOONEST = 0.5
"""The share of a learning step after which it counts that the technique was recalled."""
_SAMPLE_MOMENT = datetime(2026, 1, 1, tzinfo=UTC)
"""When the reviews began that tell schedulers apart; any moment would do."""


class Trace:
    """The sittings on one lesson so far, the last of which may still go on."""

    def __init__(self) -> None:
        """Nothing was shown yet."""
        self.sittings = 0
        self.is_used = False
        """Whether a puzzle that needed the technique went well enough at least once."""
        self._card: Card | None = None
        """How firmly it sat before the last sitting."""
        self._end: datetime | None = None
        """The last moment of the last sitting."""
        self._events = 0
        self._credit = 0.0
        self._last_credit = 0.0
        self._least_credit = 1.0
        self._is_test = False
        """What the last sitting was like: how many events, their credit, whether one was a test."""
        self._is_play = True
        """Whether nothing but games was part of the last sitting."""
        self._efforts = 0
        """How many sittings before the last one took effort, since it was last forgotten."""

    def add(self, events: Iterable[Event], now: datetime) -> None:
        """Go on with events that come after all so far; what the future holds happens now."""
        for event in events:
            credit = _credit(event)
            self.is_used |= event.source == "use" and credit >= STAR
            if event.source == "test" and credit < GOOD:
                continue  # nobody is worse off for having tried to skip ahead
            if not self.sittings and event.source == "game" and credit < GOOD:
                continue  # only met, and not learnt: a hint on it in some game
            at = min(within(event.at), now)
            if self._end is None or at - self._end >= SITTING:
                self._begin_sitting()
            self._end = at
            self._events += 1
            self._credit += credit
            self._last_credit = credit
            self._least_credit = min(self._least_credit, credit)
            self._is_test |= event.source in ("test", "placement")
            self._is_play &= event.source == "game"

    def _begin_sitting(self) -> None:
        self._efforts = self._efforts_so_far()
        self._card = self.card
        self.sittings += 1
        self._events, self._credit, self._least_credit = 0, 0.0, 1.0
        self._is_test, self._is_play = False, True

    @property
    def card(self) -> "Card | None":
        """How firmly it sits after all sittings; None if there was none."""
        from fsrs import Card, Rating, State

        if self._end is None:
            return None
        card, rating = self._card, self._rating()
        if self._took_effort and self._efforts >= PATIENCE:
            rating = Rating.Good
        if card is None:
            card = Card(card_id=0, due=self._end)
        elif rating == Rating.Again and self._was_known and self._is_play:
            # A hint in a game says little: nothing changes but the day of the next review.
            return _sooner(card, self._end)
        elif rating == Rating.Good and card.state != State.Review and _is_early(card, self._end):
            return card
        if self._is_test and rating == Rating.Again:
            # What a test has shown at the same sitting stays shown.
            known = _scheduler().review_card(card, Rating.Easy, self._end)[0]
            return _sooner(known, self._end)
        found = _scheduler().review_card(card, rating, self._end)[0]
        if is_known(found) and POOR <= self._sitting_credit < GOOD:
            return self._no_later(found, card)
        return found

    def _no_later(self, found: "Card", before: "Card") -> "Card":
        """After a sitting that went half well: back no later than planned, and rather sooner."""
        assert self._end is not None
        if self._least_credit < POOR:
            return _sooner(found, self._end)
        if not is_known(before):
            before = found
        if (ahead := before.due - self._end) <= timedelta(0):
            return found
        found = copy(found)
        found.due = min(found.due, before.due)
        if not self._is_play:
            found.due = min(found.due, self._end + max(ahead / 2, RELEARNING_STEPS[0]))
        return found

    @property
    def is_known(self) -> bool:
        """Whether it was learnt: once it was, it stays so, and poor answers bring it back."""
        return is_known(self.card)

    @property
    def has_slipped(self) -> bool:
        """Whether it is known, but the last sitting went badly."""
        return bool(self._events) and self._sitting_credit < POOR and self.is_known

    @property
    def _was_known(self) -> bool:
        """Whether it was known before the last sitting."""
        return is_known(self._card)

    def _efforts_so_far(self) -> int:
        """The efforts with the last sitting: none any more once it is known, or forgotten."""
        if not self._events or self._was_known or self._sitting_credit < POOR:
            return 0
        return self._efforts + self._took_effort

    @property
    def _sitting_credit(self) -> float:
        """What the last sitting was worth: as a whole, and no more than at the end."""
        return round(min(self._credit / self._events, self._last_credit), 6)

    @property
    def _took_effort(self) -> bool:
        """Whether the last sitting went well, but not with ease."""
        return STAR <= self._sitting_credit < GOOD

    def _rating(self) -> "Rating":
        """How well it was recalled last."""
        from fsrs import Rating

        credit = self._sitting_credit
        if credit < POOR:
            return Rating.Again
        if self._is_test:  # it says that the technique was known before
            return Rating.Easy
        return Rating.Hard if credit < GOOD else Rating.Good

    def copy(self) -> "Trace":
        """One that goes its own way; cards are never changed."""
        return copy(self)

    # In words and numbers that last

    def as_json(self) -> list[object]:
        """All of it; two traces that say the same are written the same."""
        card = self._card
        last: list[object] | None = None
        if self._end is not None:
            stamp = self._end.isoformat()
            last = [stamp, self._events, self._credit, self._last_credit]
            last += [self._least_credit, self._is_test, self._is_play]
        written = None if card is None else _written(card)
        return [self.sittings, self.is_used, last, written, self._efforts]

    @staticmethod
    def from_json(data: object) -> "Trace":
        """The trace that was written so.

        Raises:
            TypeError, ValueError, OverflowError: it was not.
        """
        trace = Trace()
        sittings, is_used, last, card, efforts = read_list(data)
        trace.sittings, trace.is_used = read_whole(sittings), read_flag(is_used)
        trace._efforts = read_whole(efforts)
        if last is not None:
            end, events, credit, last_credit, least, is_test, is_play = read_list(last)
            trace._end = _moment(end)
            trace._events, trace._credit = read_whole(events), read_amount(credit)
            trace._last_credit, trace._is_test = read_amount(last_credit), read_flag(is_test)
            trace._least_credit, trace._is_play = read_amount(least), read_flag(is_play)
        if card is not None:
            trace._card = _read(card)
        if (trace.sittings > 0) != (trace._events > 0):
            raise ValueError(data)
        return trace


def in_order(events: Iterable[Event]) -> list[Event]:
    """Events of one lesson in the order in which a trace takes them, each once."""
    return sorted(set(events), key=lambda e: (within(e.at), e.source, _credit(e)))


def within(moment: datetime) -> datetime:
    """A moment in universal time, far enough from where the calendar ends."""
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return bounded(moment).astimezone(UTC)


def is_known(card: "Card | None") -> bool:
    """Whether what sits so firmly was learnt: to be forgotten, something has to be known."""
    from fsrs import State

    return card is not None and card.state != State.Learning


def sittings_to_go(card: "Card") -> int:
    """How many more sittings with ease, each when it is due, it takes until it is known."""
    return 0 if is_known(card) else len(LEARNING_STEPS) - (card.step or 0)


def _sooner(card: "Card", end: datetime) -> "Card":
    """The same, but it comes back on the next day."""
    found = copy(card)
    found.due = min(found.due, end + RELEARNING_STEPS[0])
    return found


def recall(card: "Card", now: datetime) -> float:
    """The chance to recall what sits so firmly."""
    return _scheduler().get_card_retrievability(card, now)


@cache
def edition() -> str:
    """What tells traces apart that other rules, or another scheduler, have led to.

    What a scheduler does is told by what it makes of a few reviews, well or badly recalled.
    """
    sample = Trace()
    moment = _SAMPLE_MOMENT
    for number, credit in enumerate((1.0, 0.6, 1.0, 1.0, 0.0, 1.0, 0.9, 1.0)):
        moment += timedelta(days=1 + number * number)
        source: Source = "test" if number == 6 else "spot"
        sample.add([Event("", moment, credit, source)], moment)
    for source in ("game", "spot", "test"):
        moment += timedelta(days=1)
        slip = Event("", moment + timedelta(hours=1), 0.0, "game" if source == "game" else "spot")
        sample.add([Event("", moment, 1.0 - (source == "game"), source), slip], slip.at)
    sample.add([Event("", moment + timedelta(days=2), 1.0, "spot")], moment + timedelta(days=2))
    rules = (
        sample.as_json(),
        sorted(_scheduler().to_dict().items()),
        (SITTING, GOOD, STAR, POOR, PATIENCE, _SOONEST),
        sorted(families().items()),
    )
    return hashlib.sha256(repr(rules).encode()).hexdigest()[:16]


def _credit(event: Event) -> float:
    return 0.0 if math.isnan(event.credit) else min(max(event.credit, 0.0), 1.0)


def _is_early(card: "Card", end: datetime) -> bool:
    """Whether what is being learnt has not lasted for a while yet: once more shows nothing."""
    if card.last_review is None:
        return False
    return end - card.last_review < _SOONEST * (card.due - card.last_review)


def _written(card: "Card") -> list[object]:
    last = None if card.last_review is None else card.last_review.isoformat()
    strength = [card.stability, card.difficulty]
    return [card.state.value, card.step, *strength, card.due.isoformat(), last]


def _read(data: object) -> "Card":
    from fsrs import Card, State

    state, step, stability, difficulty, due, last = read_list(data)
    return Card(
        card_id=0,
        state=State(read_whole(state)),
        step=None if step is None else read_whole(step),
        stability=read_amount(stability),
        difficulty=read_amount(difficulty),
        due=_moment(due),
        last_review=_moment(last),
    )


def _moment(value: object) -> datetime:
    if not isinstance(value, str):
        raise TypeError(value)
    moment = datetime.fromisoformat(value)
    if moment.tzinfo is None:
        raise ValueError(value)
    return moment.astimezone(UTC)


@cache
def _scheduler() -> "Scheduler":
    from fsrs import Scheduler

    return Scheduler(
        learning_steps=LEARNING_STEPS,
        relearning_steps=RELEARNING_STEPS,
        maximum_interval=LONGEST_INTERVAL,
        enable_fuzzing=False,
    )
