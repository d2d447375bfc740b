"""What a placement comes to: where somebody starts, and what counts as known from then on."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Literal

from tutor.base.events import Event
from tutor.games.both import GAMES
from tutor.games.game import Game, GameName
from tutor.learn.course import COURSES
from tutor.store import Store, timestamps

PLACE = "placement"
"""The name among the places of the course."""
_FROM_RULES = "from_rules"
_SKIPPED = "skipped"
_INTRODUCED = "introduced"
Experience = Literal["never", "little", "often", "seriously"]
"""What somebody says of having solved before."""

RUNGS: dict[GameName, tuple[str, ...]] = {
    "sudoku": (
        *("full-house", "hidden-single", "naked-single", "pointing", "naked-pair"),
        *("hidden-pair", "naked-triple", "x-wing", "skyscraper", "xy-wing", "swordfish"),
        *("unique-rectangle-1", "finned-x-wing", "simple-colors"),
        *("x-chain", "xy-chain", "aic", "als-xz"),
    ),
    "nonogram": (
        *("nonogram-full-line", "nonogram-overlap", "nonogram-punctuation"),
        *("nonogram-out-of-reach", "nonogram-block-range", "nonogram-glue"),
        *("nonogram-mercury", "nonogram-forcing", "nonogram-joining", "nonogram-complete-line"),
    ),
}
"""What is asked about, in the order of the course."""
FIRST: dict[GameName, dict[Experience, int]] = {
    "sudoku": {"never": 0, "little": 0, "often": 3, "seriously": 8},
    "nonogram": {"never": 0, "little": 0, "often": 2, "seriously": 5},
}
"""The rung of the first board."""
_FIRST_REVIEW, _LAST_REVIEW, _INTERVAL = 2, 7, 8
"""Days until the first and the last of what counts as known comes back; and the days after
which what was tested once would."""


@dataclass(frozen=True)
class Start:
    """Where somebody starts in one game."""

    game: GameName
    known: tuple[str, ...]
    """The lessons on techniques that count as known."""

    @property
    def counted(self) -> tuple[str, ...]:
        """All that counts as known: who knows a technique has no need of the introductions."""
        return (*COURSES[self.game].introductions, *self.known) if self.known else ()

    @property
    def lesson(self) -> str | None:
        """The lesson to start with; None if nothing is left to learn."""
        course = COURSES[self.game]
        if not self.known:
            return course.lessons[0]
        return next((id_ for id_ in course.order if id_ not in self.known), None)


def start_of(game: GameName, passed: Collection[int], missed: Collection[int]) -> Start:
    """Where to start after some rungs were passed and others missed.

    What lies below a rung that was passed is known, unless something there was missed. What
    somebody only says counts for nothing: it chooses the first board.
    """
    sound = [rung for rung in passed if all(rung < other for other in missed)]
    if not sound:
        return Start(game, ())
    order = COURSES[game].order
    return Start(game, order[: order.index(RUNGS[game][max(sound)]) + 1])


def events_of(start: Start, now: datetime) -> list[Event]:
    """What is known, as evidence that brings all of it back within a week.

    Not all on one day: what was just reached comes first.
    """
    days = _LAST_REVIEW - _FIRST_REVIEW
    last = max(len(start.known) - 1, 1)
    return [
        Event(id_, _tested(now, _FIRST_REVIEW + round(days * rank / last)), 1.0, "placement")
        for rank, id_ in enumerate(reversed(start.known))
    ]


def _tested(now: datetime, days: int) -> datetime:
    """When something would have been tested that comes back in so many days."""
    return (now - timedelta(days=_INTERVAL - days)).astimezone(UTC)


def keep(store: Store, starts: Sequence[Start], now: datetime, *, skipped: bool = False) -> None:
    """Write down what was found; without anything, that nobody has to be asked again."""
    events = [event for start in starts for event in events_of(start, now)]
    before = _named(store.course(), _INTRODUCED)
    found = [start.game for start in starts if start.known]
    place: dict[str, object] = {
        "at": timestamps.stamp(now),
        "games": [start.game for start in starts],
        _INTRODUCED: list(dict.fromkeys((*before, *found))),
    }
    if skipped:
        place[_SKIPPED] = True
    store.add_events(events, course={PLACE: place})


def is_placed(course: Mapping[str, object]) -> bool:
    """Whether somebody has said or shown where they start, and not put it off."""
    kept = course.get(PLACE)
    return isinstance(kept, dict) and not kept.get(_SKIPPED)


def begin_at_the_rules(store: Store, game: GameName) -> None:
    """Somebody wants the course on a game from its first page, whatever they seem to know."""
    course = store.course()
    kept = course.get(PLACE)
    place = dict(kept) if isinstance(kept, dict) else {}
    store.save_course(PLACE, {**place, _FROM_RULES: [*_named(course, _FROM_RULES), game]})


def begins_at_the_rules(game: GameName, course: Mapping[str, object]) -> bool:
    """Whether somebody wished for that: then a placement spares them no lesson."""
    return game in _named(course, _FROM_RULES)


def needs_no_introductions(game: GameName, course: Mapping[str, object]) -> bool:
    """Whether a placement has found techniques known: that counts the introductions as known."""
    return game in _named(course, _INTRODUCED)


def is_first_start(store: Store) -> bool:
    """Whether somebody is here for the first time: nothing was done, and nobody was asked."""
    if store.in_memory or store.problems or store.course() or store.exams.has_open():
        return False
    games = any(kind.last_open() or kind.finished() for kind in store.kinds)
    return not games and not store.events()


def wished_games(course: Mapping[str, object]) -> tuple[GameName, ...]:
    """The games somebody came for, by their names; none if nobody was asked."""
    return _named(course, "games")


def chosen_games(course: Mapping[str, object]) -> tuple[Game, ...]:
    """The games somebody came for, then the others."""
    wished = wished_games(course)
    return tuple(sorted(GAMES, key=lambda game: game.name not in wished))


def _named(course: Mapping[str, object], kind: str) -> tuple[GameName, ...]:
    """The games that a placement names for something, each once."""
    kept = course.get(PLACE)
    names = kept.get(kind) if isinstance(kept, dict) else None
    return tuple(game.name for game in GAMES if isinstance(names, list) and game.name in names)
