"""The level of a nonogram: the same seven names as for Sudoku.

A level names the highest tier of rules that a picture needs, so that nobody who knows the
tiers below is surprised. Up to the second tier, size matters more to people than which rule
it is: there, pictures that are small and open are one level lower.
"""

from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import RULES
from tutor.rating.levels import LEVEL_OF_TIER, Level
from tutor.rating.nonogram.profile import Profile

SMALL = 144
"""The most cells of a small picture: 12 x 12."""
OPEN = 6
"""The most sweeps over an open one."""
_LOWER: dict[Level, Level] = {"easy": "beginner", "medium": "easy"}


def levels_of(rule: str) -> tuple[Level, ...]:
    """The levels that a puzzle can have whose hardest rule is this one, the lowest first."""
    level = LEVEL_OF_TIER[RULES[rule].tier]
    return (_LOWER[level], level) if level in _LOWER else (level,)


def level_of(profile: Profile, puzzle: Puzzle) -> Level:
    """The level of a puzzle with this profile."""
    is_small_and_open = puzzle.cell_count <= SMALL and profile.sweeps <= OPEN
    return levels_of(profile.hardest)[0 if is_small_and_open else -1]
