"""Several solutions: how many there are, and the first of them as stages of a walk."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

from tutor.base.language import Language
from tutor.games.solver import Snapshot, Stage
from tutor.games.told import AnyLight, Told
from tutor.language import Speaker

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
