"""Six boards that find a level: right goes up two rungs, a miss down one, two misses end it.

One miss may be a slip: whoever misses the lowest rung is asked about it once more.
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
        """Up or down; what was asked already is not asked again, but for a slip at the bottom."""
        (self.passed if is_right else self.missed).add(self.rung)
        self.misses += not is_right
        if is_right:
            self.missed.discard(self.rung)
        top = len(RUNGS[self.game]) - 1
        wanted = min(self.rung + _UP, top) if is_right else self.rung - _DOWN
        asked = self.passed | self.missed
        while wanted in asked:
            wanted += 1 if is_right else -1
        if wanted < 0 and self.missed:
            wanted = min(self.missed)
        self.is_over = self.misses >= _MISSES or not 0 <= wanted <= top
        if not self.is_over:
            self.rung = wanted


class Placement:
    """The boards one after the other; with both games they take turns."""

    def __init__(self, games: Sequence[GameName], experience: Experience) -> None:
        self._experience = experience
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
        said = self._experience
        return [start_of(one.game, one.passed, one.missed, said) for one in self._climbs]

    def signs(self, *, is_asked: bool) -> str:
        """The boards so far, the one that is asked now if one is, and those to come."""
        done = [sign for _, sign in self.trail]
        now = "▸" if is_asked else "○"
        return " ".join([*done, now, *"○" * BOARDS][:BOARDS])
