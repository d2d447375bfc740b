"""What the learner knows by now, and when to come back to it, from what they have shown.

A technique is reviewed the way a flashcard is: the FSRS scheduler says after each review
how firmly it sits, and when the chance to recall it will have sunk to nine in ten. What is
done at one sitting is one review, however many exercises there were.
"""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import cache
from itertools import dropwhile
from statistics import fmean
from typing import TYPE_CHECKING, Literal

from tutor.learn.events import Event
from tutor.learn.taught import ORDER, lesson_of
from tutor.nonogram.names import is_of_nonograms
from tutor.nonogram.techniques import TECHNIQUES as RULES_OF_NONOGRAMS

if TYPE_CHECKING:
    from fsrs import Card, Rating, Scheduler

State = Literal["new", "learning", "known", "due"]
Game = Literal["sudoku", "nonogram"]

SITTING = timedelta(hours=6)
"""What follows the last exercise sooner than this belongs to the same sitting."""
LEARNING_STEPS = (timedelta(days=1), timedelta(days=2))
RELEARNING_STEPS = (timedelta(days=1),)
LONGEST_INTERVAL = 365
"""Days after which even the best known technique comes back."""
GOOD = 0.8
"""The least credit of a technique that was recalled with ease."""
POOR = 0.5
"""Below this credit it was not recalled at all."""

_TAUGHT = frozenset([*ORDER, *RULES_OF_NONOGRAMS])
_SOONEST = 0.5
"""The share of a learning step after which it counts that the technique was recalled."""
_FIRST_MOMENT = datetime(1, 1, 3, tzinfo=UTC)
_LAST_MOMENT = datetime(9990, 1, 1, tzinfo=UTC)
"""Moments beyond these leave no room to count days from."""


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


class Mastery:
    """The learner's knowledge at one moment."""

    def __init__(self, events: Iterable[Event], now: datetime) -> None:
        """Read the events, in any order; a clock that was set back does no harm."""
        self.now = _within(now)
        shown: defaultdict[str, list[Event]] = defaultdict(list)
        for event in set(events):
            if not _is_failed_test(event):
                shown[lesson_of(event.technique)].append(event)
        self._standings = {
            technique: self._standing(technique, sittings)
            for technique, found in shown.items()
            if (sittings := self._sittings(found))
        }

    def of(self, technique: str) -> Standing:
        """How the learner stands with a technique, and with all that its lesson teaches."""
        lesson = lesson_of(technique)
        return self._standings.get(lesson) or Standing(lesson, "new")

    def begun(self, game: Game | None = None) -> list[Standing]:
        """Every technique that is not new, of one game or of both, the most forgotten first."""
        found = [
            s
            for s in self._standings.values()
            if s.technique in _TAUGHT and game in (None, game_of(s.technique))
        ]
        return sorted(found, key=lambda s: (s.recall or 0.0, s.due or self.now, s.technique))

    def due_today(self, game: Game | None = None) -> list[Standing]:
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

    def _standing(self, technique: str, sittings: list[tuple[datetime, list[Event]]]) -> Standing:
        from fsrs import Card, Rating
        from fsrs import State as CardState

        card = Card(card_id=0, due=self.now)
        for end, sitting in sittings:
            rating = _rating(sitting)
            is_learnt = card.state == CardState.Review
            if rating == Rating.Good and not is_learnt and _is_early(card, end):
                continue
            card, _ = _scheduler().review_card(card, rating, end)
        state: State = "learning"
        if card.state == CardState.Review:
            state = "known" if self.now < card.due else "due"
        return Standing(
            technique,
            state,
            card.due,
            card.stability or 0.0,
            len(sittings),
            card.last_review,
            _scheduler().get_card_retrievability(card, self.now),
        )

    def _sittings(self, events: list[Event]) -> list[tuple[datetime, list[Event]]]:
        """The events by sittings, each with its end; what the future holds happens now."""
        sittings: list[tuple[datetime, list[Event]]] = []
        ordered = sorted(events, key=lambda e: (_within(e.at), e.source, _credit(e)))
        for event in dropwhile(_is_chance, ordered):
            at = min(_within(event.at), self.now)
            together: list[Event] = []
            if sittings and at - sittings[-1][0] < SITTING:
                _, together = sittings.pop()
            together.append(event)
            sittings.append((at, together))
        return sittings


def game_of(technique: str) -> Game:
    """Which game a technique belongs to."""
    return "nonogram" if is_of_nonograms(technique) else "sudoku"


def _within(moment: datetime) -> datetime:
    """A moment in universal time, far enough from where the calendar ends."""
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return min(max(moment, _FIRST_MOMENT), _LAST_MOMENT).astimezone(UTC)


def _credit(event: Event) -> float:
    return 0.0 if math.isnan(event.credit) else min(max(event.credit, 0.0), 1.0)


def _is_chance(event: Event) -> bool:
    """Whether a technique was only met, and not learnt: a hint on it in some game."""
    return event.source == "game" and _credit(event) < GOOD


def _is_failed_test(event: Event) -> bool:
    """Nobody is worse off for having tried to skip ahead."""
    return event.source == "test" and _credit(event) < GOOD


def _is_early(card: "Card", end: datetime) -> bool:
    """Whether what is being learnt has not lasted for a while yet: once more shows nothing."""
    if card.last_review is None:
        return False
    return end - card.last_review < _SOONEST * (card.due - card.last_review)


def _rating(sitting: list[Event]) -> "Rating":
    """How well a technique was recalled: as a whole, and no better than at the end."""
    from fsrs import Rating

    credits = [_credit(event) for event in sitting]
    credit = round(min(fmean(credits), credits[-1]), 6)
    if credit < GOOD:
        return Rating.Again if credit < POOR else Rating.Hard
    # A test says that the technique was known before.
    return Rating.Easy if any(event.source == "test" for event in sitting) else Rating.Good


@cache
def _scheduler() -> "Scheduler":
    from fsrs import Scheduler

    return Scheduler(
        learning_steps=LEARNING_STEPS,
        relearning_steps=RELEARNING_STEPS,
        maximum_interval=LONGEST_INTERVAL,
        enable_fuzzing=False,
    )
