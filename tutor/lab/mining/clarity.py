"""How plainly a step can be told: what a person can follow comes first."""

from tutor.explain.lookalike.pattern import pattern_cells
from tutor.techniques.ladder import LAST_TIER, TECHNIQUES
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
        return is_short and len(step.candidates("case")) <= _MOST_CASES
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
        starts = step.candidates("assumed") or step.candidates("case")
        return len(step.nodes()) - len(starts)
    return len(step.links) if step.is_chain else len(pattern_cells(step))


def _largest_set(step: Step) -> int:
    """How many cells the largest almost locked set has."""
    return max((len(link.cells) for link in step.links if link.by), default=0)
