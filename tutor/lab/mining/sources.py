"""Where the boards of a technique are looked for, and how plainly a step on them can be told."""

from collections.abc import Iterator

from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.sudoku.collections import (
    LEVEL_PREFIX,
    TECHNIQUE_PREFIX,
    collection,
    collections,
    shipped_file,
)
from tutor.learn.taught import family_of
from tutor.rating.levels import TIER_OF_LEVEL
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, LAST_TIER, TECHNIQUES
from tutor.techniques.step import Step

_MOST_LINKS = 8
"""A loop has an even number of them, another chain an odd one."""
_MOST_PAIRS = 6
"""How many cells an XY-chain has at most: it has a link inside each of them as well."""
_MOST_CONSEQUENCES = 8
_LARGEST_SET = 4
_MOST_CELLS = 10
_MOST_CASES = 3
_MOST_REMOVED = 4
MOST_PLACES = 14
"""How many places a digit has at most whose templates a person can list."""


def is_deep(technique: str) -> bool:
    """Whether a technique is one of chains, sets and nets, whose steps can be of any length."""
    return TECHNIQUES[technique].tier > LAST_TIER


def can_be_followed(step: Step) -> bool:
    """Whether a person can follow a step from beginning to end."""
    if not is_deep(step.technique):
        return True
    if step.is_net:
        is_short = step.variant != "nested" and length_of(step) <= _MOST_CONSEQUENCES
        return is_short and len(step.cases()) <= _MOST_CASES
    if step.technique == "template-delete":
        return len(pattern_cells(step)) <= MOST_PLACES and not step.variant
    if step.technique == "xy-chain":
        return len(pattern_cells(step)) <= _MOST_PAIRS
    if step.is_chain:
        return length_of(step) <= _MOST_LINKS and not any(link.by for link in step.links)
    is_small = len(pattern_cells(step)) <= _MOST_CELLS and _largest_set(step) <= _LARGEST_SET
    return is_small and len(step.eliminations) <= _MOST_REMOVED


def length_of(step: Step) -> int:
    """How much there is to tell: consequences of a net, links of a chain, else cells."""
    if step.is_net:
        starts = step.candidates("assumed") or step.cases()
        return len(step.nodes()) - len(starts)
    return len(step.links) if step.is_chain else len(pattern_cells(step))


def _largest_set(step: Step) -> int:
    """How many cells the largest almost locked set has."""
    return max((len(link.cells) for link in step.links if link.by), default=0)


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
