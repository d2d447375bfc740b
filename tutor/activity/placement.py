"""Six boards that find a level: right goes up two rungs, a miss down one, two misses end it.

One miss may be a slip: whoever misses the lowest rung is asked about it once more. And nothing
is found as long as nothing went well: then easier boards come, by larger steps.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tutor.games.game import GameName
from tutor.learn.attempt import Attempt
from tutor.learn.course import Kind, Task, kinds_of
from tutor.learn.mastery import GOOD
from tutor.learn.placement import FIRST, RUNGS, Experience, Start, start_of

BOARDS = 6
_MISSES = 2
_UP, _DOWN = 2, 1
_ASKED: tuple[Kind, ...] = ("conclude", "line")
"""One act each: say what follows."""


@dataclass
class _Climb:
    """How far somebody has come in one game."""

    game: GameName
    rung: int
    passed: set[int] = field(default_factory=set)
    missed: set[int] = field(default_factory=set)
    misses: int = 0
    is_over: bool = False

    @property
    def task(self) -> Task:
        lesson = RUNGS[self.game][self.rung]
        return Task(lesson, next(kind for kind in _ASKED if kind in kinds_of(lesson)))

    def step(self, *, is_right: bool) -> None:
        """Up or down; what was asked already is not asked again, but for a slip at the bottom.

        As long as nothing went well, misses end nothing: easier boards come, sooner and sooner.
        """
        (self.passed if is_right else self.missed).add(self.rung)
        self.misses += not is_right
        if is_right:
            self.missed.discard(self.rung)
        wanted = self._above() if is_right else self._below()
        is_decided = self.misses >= _MISSES and bool(self.passed) and not is_right
        self.is_over = is_decided or wanted is None
        if not self.is_over and wanted is not None:
            self.rung = wanted

    def _above(self) -> int | None:
        """The next harder rung; after two misses none beyond them."""
        top = len(RUNGS[self.game]) - 1
        if self.misses >= _MISSES and self.missed:
            top = min(self.missed) - 1
        free = [rung for rung in range(self.rung + 1, top + 1) if not self._is_asked(rung)]
        return next((rung for rung in free if rung >= self.rung + _UP), max(free, default=None))

    def _below(self) -> int | None:
        """The next easier rung; whoever misses the lowest at first is asked about it once more."""
        free = [rung for rung in range(self.rung) if not self._is_asked(rung)]
        if not free:
            return min(self.missed) if self.misses < _MISSES else None
        if self.passed or self.misses < _MISSES:
            return free[-1]
        return next(rung for rung in reversed(free) if rung <= self.rung // 2)

    def _is_asked(self, rung: int) -> bool:
        return rung in self.passed or rung in self.missed


class Placement:
    """The boards one after the other; with both games they take turns."""

    def __init__(self, games: Sequence[GameName], experience: Experience) -> None:
        self._climbs = [_Climb(game, FIRST[game][experience]) for game in games]
        self._turn = 0
        self.trail: list[tuple[str, str]] = []
        """What was asked so far, and the verdict on it as a sign."""

    @property
    def first(self) -> Task:
        """The first board."""
        return self._climbs[0].task

    def after(self, attempt: Attempt) -> Task | None:
        """The next board; None if it is over."""
        is_right = attempt.credit >= GOOD
        self.trail.append((attempt.lesson, attempt.sign))
        self._climbs[self._turn].step(is_right=is_right)
        if len(self.trail) >= BOARDS:
            return None
        for further in range(1, len(self._climbs) + 1):
            turn = (self._turn + further) % len(self._climbs)
            if not self._climbs[turn].is_over:
                self._turn = turn
                return self._climbs[turn].task
        return None

    @property
    def is_clear(self) -> bool:
        """Whether no further board is needed, though there could be some."""
        return len(self.trail) < BOARDS and all(climb.is_over for climb in self._climbs)

    @property
    def starts(self) -> list[Start]:
        """Where to start, as far as it is known."""
        return [start_of(one.game, one.passed, one.missed) for one in self._climbs]

    def signs(self, *, is_asked: bool) -> str:
        """The boards so far, the one that is asked now if one is, and those to come."""
        done = [sign for _, sign in self.trail]
        now = "▸" if is_asked else "○"
        return " ".join([*done, now, *"○" * BOARDS][:BOARDS])
