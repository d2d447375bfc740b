"""Which questions about a technique have one clear answer.

Up to expert, every question can be asked about every technique. A chain can be laid in so
many ways that nobody can be asked for one, or for all: but which technique is the simplest
on a board is clear. Sets and the larger fish can be listed, and so all that they remove.
About nets nothing can be asked that takes minutes, and not hours.
"""

from tutor.games.both import NONOGRAM, SUDOKU, game_of, tier_of
from tutor.games.sudoku.collections import TECHNIQUE_PREFIX, shipped_file
from tutor.learn.course import TRIALS, is_exotic, is_supposition
from tutor.learn.exam.kinds import ALL_KINDS, KINDS, NONOGRAM_KINDS, GridKind, Kind
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.taught import lesson_of
from tutor.rating.levels import TIER_OF_LEVEL
from tutor.techniques.ladder import LAST_TIER, TECHNIQUES

_OF_PATTERNS: tuple[GridKind, ...] = ("next", "every", "simplest", "judge")
_OF_SETS: tuple[GridKind, ...] = ("every", "simplest")
_OF_CHAINS: tuple[GridKind, ...] = ("simplest",)

_OF_EXOTICS: tuple[GridKind, ...] = ("judge",)
"""Large patterns are rare, and many lie on one board: it is clear whether cells are one."""


def kinds_about(technique: str) -> tuple[GridKind, ...]:
    """The questions about one technique of Sudoku, apart from those about whole grids."""
    if tier_of(technique) <= LAST_TIER:
        return _OF_PATTERNS
    if is_supposition(technique):
        return ()
    if is_exotic(technique):
        return _OF_EXOTICS if lesson_of(technique) == technique else ()
    is_laid_in_many_ways = technique == "als-chain" or TECHNIQUES[technique].family == "chains"
    return _OF_CHAINS if is_laid_in_many_ways else _OF_SETS


def is_beyond_patterns(techniques: tuple[str, ...]) -> bool:
    """Whether some of the techniques are chains or sets."""
    return any(tier_of(technique) > LAST_TIER for technique in techniques)


def kinds_for(syllabus: Syllabus) -> tuple[Kind, ...]:
    """The kinds of questions that an exam on these terms can ask."""
    found: set[Kind] = set()
    for game in syllabus.games:
        part = syllabus.part(game)
        found |= set(_on_grids(part) if game == SUDOKU.name else _on_pictures(part))
    return tuple(kind for kind in ALL_KINDS if kind in found)


def _on_grids(syllabus: Syllabus) -> tuple[Kind, ...]:
    """On singles alone there are no grids to order: the ladder has too few rungs for that."""
    kinds: tuple[Kind, ...] = KINDS
    if is_beyond_patterns(syllabus.techniques):
        asked = {kind for technique in syllabus.techniques for kind in kinds_about(technique)}
        kinds = tuple(kind for kind in KINDS if kind in asked or kind == "order")
    has_rungs = TIER_OF_LEVEL[syllabus.grid_level] > 1
    return tuple(kind for kind in kinds if kind != "order" or has_rungs)


def _on_pictures(syllabus: Syllabus) -> tuple[Kind, ...]:
    has_lines = not set(syllabus.techniques) <= set(TRIALS)
    return tuple(kind for kind in NONOGRAM_KINDS if kind != "line" or has_lines)


def can_be_examined(technique: str) -> bool:
    """Whether there can be an exam about a technique alone."""
    if game_of(technique) is NONOGRAM or tier_of(technique) <= LAST_TIER:
        return True
    is_met = technique in SUDOKU.techniques and bool(kinds_about(technique))
    return is_met and shipped_file(f"{TECHNIQUE_PREFIX}{technique}") is not None
