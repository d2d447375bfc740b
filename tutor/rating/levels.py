"""The seven levels that people read, the same for both games.

A level names the highest tier of techniques that a puzzle needs, so that nobody
who knows the tiers below is surprised. Where singles are enough, openness tells
the grids for beginners: there is always something in sight. Of nonograms, size
matters more to people than the rule up to the second tier: there, pictures that
are small and open are one level lower.
"""

from typing import Literal, get_args

from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import RULES
from tutor.rating.profile import Profile, Sight
from tutor.rating.sweeps import SweepProfile
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import TECHNIQUES

Level = Literal["beginner", "easy", "medium", "hard", "expert", "master", "diabolical"]
LEVELS: tuple[Level, ...] = get_args(Level)

TIER_OF_LEVEL: dict[Level, int] = {
    "beginner": 1,
    "easy": 1,
    "medium": 2,
    "hard": 3,
    "expert": 4,
    "master": 5,
    "diabolical": 6,
}
"""The tier of the hardest techniques that a level needs."""

FOR_BEGINNERS = frozenset({"full-house", "hidden-single"})
"""What a beginner finds by looking for places, without listing the digits of a cell."""

OPEN_FOR_BEGINNERS = 2 / 9
"""The most cells that a beginner should have to look at for one opening, on average, in
proportion to the side of the board: 2 on 9 x 9 (boards below 4 x 4 count as 4 x 4)."""

SMALL_PICTURE = 144
"""The most cells of a small picture: 12 x 12."""
OPEN_PICTURE = 6
"""The most sweeps over an open one."""
_LOWER: dict[Level, Level] = {"easy": "beginner", "medium": "easy"}

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


def levels_of_rule(rule: str) -> tuple[Level, ...]:
    """The levels that a nonogram can have whose hardest rule is this one, the lowest first."""
    level = LEVEL_OF_TIER[RULES[rule].tier]
    return (_LOWER[level], level) if level in _LOWER else (level,)


def level_of_picture(profile: SweepProfile, puzzle: Puzzle) -> Level:
    """The level of a nonogram with this profile."""
    is_small_and_open = puzzle.cell_count <= SMALL_PICTURE and profile.sweeps <= OPEN_PICTURE
    return levels_of_rule(profile.hardest)[0 if is_small_and_open else -1]
