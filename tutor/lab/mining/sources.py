"""Where the boards of a technique are looked for."""

from collections.abc import Iterator

from tutor.games.sudoku.collections import (
    LEVEL_PREFIX,
    TECHNIQUE_PREFIX,
    collection,
    collections,
    shipped_file,
)
from tutor.lab.mining.clarity import is_deep
from tutor.learn.taught import family_of
from tutor.rating.levels import TIER_OF_LEVEL
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, LAST_TIER, TECHNIQUES

_RANK = {technique.id: rank for rank, technique in enumerate(LADDER)}
_MOST_OTHERS = 250
"""How many grids that were not made for a deep technique are walked: each takes a second."""
_TIERS = {f"{LEVEL_PREFIX}{level}": tier for level, tier in TIER_OF_LEVEL.items()} | {
    f"{TECHNIQUE_PREFIX}{id_}": technique.tier for id_, technique in TECHNIQUES.items()
}
"""How hard the grids of a collection are."""


def sources(technique: str) -> Iterator[Grid]:
    """The grids to look through: those made for the technique, then others.

    Techniques that can be seen at a glance are looked for in all grids that need no more than
    that; chains, sets and nets in those grids that are hard enough to need them.
    """
    own = [f"{TECHNIQUE_PREFIX}{id_}" for id_ in family_of(technique)]
    for id_ in own:
        if (found := collection(id_)) is not None:
            yield from found.grids()
    others = [found.id for found in collections() if found.id in _TIERS and found.id not in own]
    if is_deep(technique):
        yield from _hard_enough(technique, [id_ for id_ in others if _TIERS[id_] > LAST_TIER])
        return
    for found in collections():
        if found.id in others and _TIERS[found.id] <= LAST_TIER:
            yield from found.grids()


def _hard_enough(technique: str, ids: list[str]) -> Iterator[Grid]:
    """The grids of some collections whose hardest technique is this one or a later one.

    If no walk ever needs it, as with templates, all of them will do, the easiest first.
    """
    files = [file for id_ in ids if (file := shipped_file(id_)) is not None]
    ranked = [
        (_RANK.get(file.hardest(index), 0), number, index)
        for number, file in enumerate(files)
        for index in range(len(file))
    ]
    enough = [found for found in ranked if found[0] >= _RANK[technique]]
    for _, number, index in sorted(enough or ranked)[:_MOST_OTHERS]:
        yield files[number].grid(index)
