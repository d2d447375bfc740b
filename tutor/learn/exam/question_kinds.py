"""Which questions about a technique have one clear answer.

Up to expert, every question can be asked about every technique. A chain can be laid in so
many ways that nobody can be asked for one, or for all: but which technique is the simplest
on a board is clear. Sets and the larger fish can be listed, and so all that they remove.
About nets nothing can be asked that takes minutes, and not hours.
"""

from tutor.games.both import NONOGRAM, SUDOKU, game_of
from tutor.games.sudoku.collections import TECHNIQUE_PREFIX, shipped_file
from tutor.learn.course import is_supposition
from tutor.learn.exam.questions.base import GridKind
from tutor.learn.exam.techniques import tier_of
from tutor.techniques.ladder import LAST_TIER, TECHNIQUES

_OF_PATTERNS: tuple[GridKind, ...] = ("next", "every", "simplest", "judge")
_OF_SETS: tuple[GridKind, ...] = ("every", "simplest")
_OF_CHAINS: tuple[GridKind, ...] = ("simplest",)


def kinds_about(technique: str) -> tuple[GridKind, ...]:
    """The questions about one technique of Sudoku, apart from those about whole grids."""
    if tier_of(technique) <= LAST_TIER:
        return _OF_PATTERNS
    if is_supposition(technique):
        return ()
    is_laid_in_many_ways = technique == "als-chain" or TECHNIQUES[technique].family == "chains"
    return _OF_CHAINS if is_laid_in_many_ways else _OF_SETS


def is_beyond_patterns(techniques: tuple[str, ...]) -> bool:
    """Whether some of the techniques are chains or sets."""
    return any(tier_of(technique) > LAST_TIER for technique in techniques)


def can_be_examined(technique: str) -> bool:
    """Whether there can be an exam about a technique alone."""
    if game_of(technique) is NONOGRAM or tier_of(technique) <= LAST_TIER:
        return True
    is_met = technique in SUDOKU.techniques and bool(kinds_about(technique))
    return is_met and shipped_file(f"{TECHNIQUE_PREFIX}{technique}") is not None
