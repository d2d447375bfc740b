"""Near misses: boards on which cells look like a pattern, and one thing is wrong with them.

Some come from the board before a pattern was complete; others from the board after it has
done its work, with one of its cells exchanged for another. In both the technique finds
nothing at all.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.explain.lookalike import faults, kinds
from tutor.explain.lookalike.fault import Fault
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.explain.path import simplest_in
from tutor.sudoku.dice import Dice
from tutor.sudoku.geometry import bits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step

_VAGUE = frozenset(
    {"no-pattern", "nothing-to-remove", "nothing-sees", "too-few", "too-many", "at-least"}
)
"""Faults that teach little: other near misses come first."""
_MOST_FAULTS = 2
_FAR_ENOUGH = 12
"""How many boards before a pattern may still look like it."""
_SINGLES = tuple(technique for technique in LADDER if technique.tier == 1)


@dataclass(frozen=True)
class Miss:
    """A board on which it only looks so."""

    before: Grid
    cells: tuple[int, ...]
    faults: tuple[Fault, ...]
    has_single: bool
    """Whether a single stands open, which takes the eye off everything else."""

    @property
    def kind(self) -> str:
        """What is wrong, in the first place."""
        return self.faults[0].kind

    @property
    def is_vague(self) -> bool:
        """Whether what is wrong teaches little."""
        return any(fault.kind in _VAGUE for fault in self.faults)

    def rank(self, technique: str) -> tuple[int, ...]:
        """What teaches most comes first: telling faults, few of them, in few cells."""
        place = kinds(technique).index(self.kind)
        return self.is_vague, len(self.faults), place, len(self.cells)


def _miss(position: Position, technique: Technique, cells: Sequence[int]) -> Miss | None:
    """The near miss of some cells, unless too much is wrong with them."""
    found = faults(position, technique.id, cells)
    if not 1 <= len(found) <= _MOST_FAULTS:
        return None
    is_open = technique.tier > 1 and simplest_in(position, _SINGLES) is not None
    return Miss(position.grid(), tuple(sorted(cells)), found, is_open)


def incomplete(boards: Sequence[Position], technique: Technique, step: Step) -> Miss | None:
    """The last board before a step on which the technique found nothing."""
    cells = pattern_cells(step)
    empty = cells - frozenset(step.cells("rectangle"))
    for before in reversed(boards[-_FAR_ENOUGH:]):
        if any(before.values[cell] for cell in empty):
            return None
        if next(technique.finder(before), None) is None:
            miss = _miss(before, technique, sorted(cells))
            if miss is not None:
                return miss
    return None


def altered(position: Position, technique: Technique, step: Step, dice: Dice) -> Iterator[Miss]:
    """What a careless eye takes for the pattern after it has done its work.

    One cell of it is exchanged for one nearby that has a candidate in common with it, so
    that exactly one thing is wrong; each kind of fault comes once.
    """
    after = position.copy()
    after.apply(step)
    if next(technique.finder(after), None) is not None:
        return
    cells = pattern_cells(step)
    exchanges = [
        (cell, other)
        for cell in sorted(cells)
        if not after.values[cell]
        for other in bits(after.tables.peers[cell] & after.empty)
        if other not in cells and after.candidates[cell] & after.candidates[other]
    ]
    dice.shuffle(exchanges)
    seen: set[str] = set()
    for cell, other in exchanges:
        miss = _miss(after, technique, sorted(cells - {cell} | {other}))
        is_clear = miss is not None and len(miss.faults) == 1 and not miss.is_vague
        if miss is not None and is_clear and miss.kind not in seen:
            seen.add(miss.kind)
            yield miss


def varied(misses: Sequence[Miss], technique: str) -> list[Miss]:
    """The telling near misses, in an order in which the kinds of fault take turns."""
    clear = [miss for miss in misses if not miss.is_vague] or misses
    by_kind: dict[str, list[Miss]] = {}
    for miss in sorted(clear, key=lambda miss: (miss.has_single, *miss.rank(technique))):
        by_kind.setdefault(miss.kind, []).append(miss)
    order: list[Miss] = []
    while any(by_kind.values()):
        order += [found.pop(0) for found in by_kind.values() if found]
    return order
