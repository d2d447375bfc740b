"""The level of a learner: what a puzzle of the day, or a paper, should ask for at first."""

from tutor.games.game import GameName
from tutor.learn.course import COURSES
from tutor.learn.mastery import Mastery
from tutor.rating.levels import LEVEL_OF_TIER, LEVELS, Level

_ENOUGH = 0.25
"""The part of a tier that somebody of its level knows."""


def level_of_learner(game: GameName, mastery: Mastery) -> Level:
    """The level of the hardest tier that is begun in earnest, as are all below it.

    Whoever does not know all of the first tier is a beginner.
    """
    course = COURSES[game]
    tiers: dict[int, list[bool]] = {}
    for technique in course.order:
        tiers.setdefault(course.tier(technique), []).append(mastery.knows(technique))
    reached: Level = LEVELS[0]
    for tier, known in sorted(tiers.items()):
        if sum(known) < (len(known) if tier == 1 else _ENOUGH * len(known)):
            break
        reached = LEVEL_OF_TIER[tier]
    return reached
