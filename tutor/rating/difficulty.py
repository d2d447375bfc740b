"""How hard a puzzle is, whatever the game: a level, minutes, and what they rest on."""

from dataclasses import dataclass
from typing import Generic, Literal, Protocol, TypeVar, get_args

from tutor.rating.levels import Level

Flaw = Literal["invalid", "none", "multiple", "stuck"]
"""Why a puzzle has no rating: it breaks a rule, has no solution or several, or is too large
for anybody to tell (which no nonogram is)."""
FLAWS: tuple[Flaw, ...] = get_args(Flaw)


class NotRated(Exception):
    """Only puzzles with exactly one solution have a difficulty."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


class Needs(Protocol):
    """What the walk of a puzzle needs."""

    @property
    def hardest(self) -> str:
        """The hardest technique or rule."""


Profile = TypeVar("Profile", bound=Needs, covariant=True)


@dataclass(frozen=True)
class Difficulty(Generic[Profile]):
    """How hard a puzzle is."""

    score: float
    """Predicted minutes."""
    level: Level
    profile: Profile

    @property
    def hardest(self) -> str:
        """The hardest technique or rule that is needed."""
        return self.profile.hardest

    @property
    def minutes(self) -> int:
        """The score for people: halves of minutes would promise too much."""
        return max(1, round(self.score))
