"""The seven levels that people read, the same for both games.

A level names the highest tier of techniques that a puzzle needs, so that nobody
who knows the tiers below is surprised. Where singles are enough, openness tells
the grids for beginners: there is always something in sight.
"""

from dataclasses import dataclass
from typing import Generic, Literal, Protocol, TypeVar, get_args

from tutor.rating.profile import Profile, Sight
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import TECHNIQUES

Level = Literal["beginner", "easy", "medium", "hard", "expert", "master", "diabolical"]
LEVELS: tuple[Level, ...] = get_args(Level)

TIER_OF_LEVEL: dict[Level, int] = dict(zip(LEVELS, (1, 1, 2, 3, 4, 5, 6), strict=True))
"""The tier of the hardest techniques that a level needs."""

FOR_BEGINNERS = frozenset({"full-house", "hidden-single"})
"""What a beginner finds by looking for places, without listing the digits of a cell."""

OPEN_FOR_BEGINNERS = 2 / 9
"""The most cells that a beginner should have to look at for one opening, on average, in
proportion to the side of the board: 2 on 9 x 9 (boards below 4 x 4 count as 4 x 4)."""

LEVEL_OF_TIER = {tier: level for level, tier in TIER_OF_LEVEL.items()}
"""The level of each tier; that of the first is told apart by openness."""


def level_of(profile: Profile, geometry: Geometry) -> Level:
    """The level of a grid whose profile has its openness."""
    level = LEVEL_OF_TIER[TECHNIQUES[profile.hardest].tier]
    if level == "easy" and FOR_BEGINNERS.issuperset(profile.counts):
        assert profile.openness is not None
        # Levels mean the same whatever the rating is calibrated on.
        cells = profile.openness.cells_per_opening(Sight())
        if cells <= OPEN_FOR_BEGINNERS * max(geometry.n, 4):
            return "beginner"
    return level


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


N = TypeVar("N", bound=Needs, covariant=True)


@dataclass(frozen=True)
class Difficulty(Generic[N]):
    """How hard a puzzle is."""

    score: float
    """Predicted minutes."""
    level: Level
    profile: N

    @property
    def hardest(self) -> str:
        """The hardest technique or rule that is needed."""
        return self.profile.hardest

    @property
    def minutes(self) -> int:
        """The score for people: halves of minutes would promise too much."""
        return max(1, round(self.score))
