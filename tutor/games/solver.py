"""A puzzle solved step by step, or in several ways: each game has a solver of its own."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Generic, Protocol, TypeVar

from tutor.base.language import Language
from tutor.games.told import AnyLight, Told
from tutor.games.watching import Watch
from tutor.language import Speaker


@dataclass(frozen=True)
class Snapshot:
    """What is known of a puzzle at one point of the way."""

    known: int
    """How many cells."""
    is_full: bool
    show: Callable[[], None]
    """Puts it before whoever watches."""


@dataclass(frozen=True)
class Stage:
    """One step on the way, and the board after it."""

    technique: str
    rating: float | None
    """How hard it is for people."""
    after: Snapshot
    light: AnyLight
    """Where it was, on the board after it."""
    is_basic: bool
    """Whether it is one of those that everybody begins with."""
    result: Callable[[Language], str]
    """What it concludes, in few characters."""
    house: Callable[[Language], str]
    """Where it argues, in few words."""
    tell: Callable[[Language], Told]
    """The step with its reason."""
    lines: Callable[[Language], list[str]]
    """The same in lines of plain text."""
    changes: Callable[[Speaker], list[str]]
    """What becomes of the marks, a line for each cell."""
    called: Callable[[Language], str] | None = None
    """What a list calls it, where that is not its technique."""
    depth: int | None = None
    """On how many choices it rests, where a search is watched."""
    is_solution: bool = False
    """Whether it is a solution that a search found, rather than a step."""

    @property
    def is_step(self) -> bool:
        """Whether it is argued from the board before it; else only what comes of it is shown."""
        return self.depth is None and not self.is_solution


class Solver(Protocol):
    """Solves one puzzle, once."""

    ladder: tuple[str, ...]
    """All that may be used, the simplest first."""
    search: str
    """What is used where all that is not enough."""
    order: tuple[str, ...]
    """All that there is, in order."""
    cell_count: int

    @property
    def now(self) -> Snapshot:
        """The board as far as it is solved."""

    def refusal(self, watch: Watch) -> Callable[[Language], tuple[str, ...]] | None:
        """Why it cannot be solved; None if it can."""

    def steps(self, used: tuple[str, ...], watch: Watch) -> Iterator[Stage]:
        """The steps that these give; each is taken when the next one is asked for."""

    def give_up(self) -> None:
        """Nothing but a search leads further: remember how much there is to search."""
        return

    def several(self, watch: Watch) -> Iterator[Stage]:
        """The solutions of what is left, where there are several; none if nobody can count them."""

    def tree(self, watch: Watch) -> Iterator[Stage]:
        """A search from the start, told choice by choice; nothing where nobody tells it."""
        return iter(())

    def rate(self, watch: Watch) -> None:
        """Once it is solved with the whole ladder: find out how hard that was."""

    def name(self, technique: str, language: Language) -> str:
        """A technique, at the start of a line."""

    def called(self, technique: str, language: Language) -> str:
        """A technique, within a sentence."""

    def title(self, token: str, speaker: Speaker, *, is_solved: bool) -> str:
        """What the puzzle is called."""

    def tell_stuck(self, speaker: Speaker) -> str:
        """That nothing but a search leads further."""

    def tell_searched(self, speaker: Speaker, first: int) -> list[str]:
        """From which step on a search was needed, where that is worth a word."""
        return []

    def tell_rating(self, speaker: Speaker) -> list[str]:
        """How hard it was, if that is known."""

    def tell_outcome(self, speaker: Speaker) -> str:
        """How it ended."""

    def tell_search(self, speaker: Speaker) -> list[str]:
        """What a search told choice by choice came to."""
        return []

    def tell_figures(self, speaker: Speaker) -> list[str]:
        """How many solutions there are, or why nobody knows; and how many candidate grids."""


T = TypeVar("T")
MOST_COUNTED = 1000
"""Nobody needs to know more exactly how many solutions there are."""
_MOST_SHOWN = 20


@dataclass(frozen=True)
class Counted(Generic[T]):
    """How many solutions there are, and the first of them."""

    first: tuple[T, ...]
    count: int
    is_all: bool
    """Whether there are no more than were counted."""

    @classmethod
    def of(cls, solutions: Iterator[T]) -> "Counted[T]":
        """Count them, as far as anybody wants to know."""
        first = tuple(islice(solutions, _MOST_SHOWN))
        more = sum(1 for _ in islice(solutions, MOST_COUNTED - len(first)))
        return cls(first, len(first) + more, next(solutions, None) is None)

    def tell(self, speaker: Speaker) -> str:
        """That logic cannot choose between so many."""
        message = "walk-several" if self.is_all else "walk-many"
        return speaker.say(message, count=speaker.number(self.count))

    def tell_count(self, speaker: Speaker) -> str:
        """How many, in a line."""
        message = "walk-solutions" if self.is_all else "walk-more-solutions"
        return speaker.say(message, count=self.count, number=speaker.number(self.count))

    def stages(self, after: Sequence[Snapshot], search: str) -> Iterator[Stage]:
        """The first of them, each with its board."""
        for number, snapshot in enumerate(after, start=1):
            yield self._stage(number, snapshot, search)

    def _stage(self, number: int, after: Snapshot, search: str) -> Stage:
        return Stage(
            technique=search,
            rating=None,
            after=after,
            light=AnyLight(),
            is_basic=False,
            result=lambda language: "✓",
            house=lambda language: "",
            tell=lambda language: Told((self._sentence(number, language),), parts=("so",)),
            lines=lambda language: [self._sentence(number, language)],
            changes=lambda speaker: [],
            called=lambda language: f"{Speaker(language).say('trace-solution')} {number}",
            is_solution=True,
        )

    def _sentence(self, number: int, language: Language) -> str:
        speaker = Speaker(language)
        message = "walk-solution" if self.is_all else "walk-solution-of-many"
        return speaker.say(message, number=number, count=speaker.number(self.count))
