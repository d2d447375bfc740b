"""How far up the ladder everything can be seen at a glance.

Up to a tier all steps that a board has are listed in the time of a thought. Beyond it a
walk still finds its next step quickly, but to list every chain, set or net takes seconds:
nobody does that for each move of a game or each line of a proof.
"""

from collections.abc import Iterable

from tutor.techniques.ladder import LADDER, Technique

LAST_TIER = 4
"""The last tier whose steps can all be listed at once."""


def at_a_glance(techniques: Iterable[Technique]) -> tuple[Technique, ...]:
    """Those of some techniques whose steps can all be listed at once."""
    return tuple(technique for technique in techniques if technique.tier <= LAST_TIER)


AT_A_GLANCE = at_a_glance(LADDER)
"""Those of the ladder."""
