"""What the learner knows by now, and when to come back to it, from what they have shown.

A technique is reviewed the way a flashcard is: the FSRS scheduler says after each review
how firmly it sits, and when the chance to recall it will have sunk to nine in ten. What is
done at one sitting is one review, however many exercises there were.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import TYPE_CHECKING, Literal, NamedTuple

from tutor.base.events import Event
from tutor.games.both import game_of
from tutor.games.game import GameName
from tutor.learn.taught import ORDER, lesson_of
from tutor.learn.trace import GOOD, POOR, Trace, in_order, recall, within
from tutor.nonogram.techniques import TECHNIQUES as RULES_OF_NONOGRAMS

if TYPE_CHECKING:
    from fsrs import Card

__all__ = ["GOOD", "POOR", "Known", "Mastery", "Standing", "State"]

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
                self._standings[lesson] = self._standing(lesson, trace.sittings, card)

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

    def _standing(self, technique: str, sittings: int, card: "Card") -> Standing:
        from fsrs import State as CardState

        state: State = "learning"
        if card.state == CardState.Review:
            state = "known" if self.now < card.due else "due"
        return Standing(
            technique,
            state,
            card.due,
            card.stability or 0.0,
            sittings,
            card.last_review,
            recall(card, self.now),
        )
