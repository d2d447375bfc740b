"""Near misses: boards on which cells look like a pattern, and one thing is wrong with them.

Some come from the board before a pattern was complete; others from the board after it has
done its work, with one of its cells exchanged for another. In both the technique finds
nothing at all; of chains and sets, nothing in these cells. Where something is supposed,
they are other cells in which that leads nowhere.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from tutor.base.dice import Dice
from tutor.explain.lookalike import faults, is_pattern, is_woven, kinds
from tutor.explain.lookalike.fault import HARMLESS, Fault
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.explain.path import simplest_in
from tutor.lab.mining.near import is_near
from tutor.lab.mining.sources import MOST_PLACES
from tutor.sudoku.geometry import bits
from tutor.sudoku.grid import Grid
from tutor.techniques.forcing.telling import splits
from tutor.techniques.ladder import LADDER, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step

_VAGUE = frozenset(
    {"no-pattern", "nothing-to-remove", "nothing-sees", "too-few", "too-many", "at-least"}
)
"""Faults that teach little: other near misses come first."""
_REMOTE = frozenset(
    {
        *("unclear", "chain-broken", "no-partner", "houses-apart", "not-box-and-line"),
        *("lacks-digit", "not-four-boxes", "not-a-ring", "shares-uneven", "base-digits", "no-base"),
    }
)
"""Faults of cells that nobody takes for the pattern."""
_MOST_FAULTS = 2
_MOST_EXCHANGES = 60
"""How many cells of a chain or of sets are exchanged for others."""
_FAR_ENOUGH = 12
"""How many boards before a pattern may still look like it."""
_IN_VAIN = ("no-clash", "cell-cases-differ", "house-cases-differ", "all-in-templates")
"""What is said of suppositions that lead to nothing."""
_FEWEST_PLACES = 6
"""How many places a digit has at least that templates are about."""
_SINGLES = tuple(technique for technique in LADDER if technique.tier == 1)


@dataclass(frozen=True)
class Miss:
    """A board on which it only looks so."""

    technique: str
    before: Grid
    cells: tuple[int, ...]
    faults: tuple[Fault, ...]
    has_single: bool
    """Whether a single stands open, which takes the eye off everything else."""
    is_alone: bool = True
    """Whether the technique finds nothing at all on the board."""

    @property
    def kind(self) -> str:
        """What is wrong, in the first place."""
        return self.faults[0].kind

    @property
    def is_vague(self) -> bool:
        """Whether what is wrong teaches little."""
        vague = _VAGUE | _REMOTE if is_woven(self.technique) else _VAGUE
        return any(fault.kind in vague for fault in self.faults)

    def rank(self, technique: str) -> tuple[int, ...]:
        """What teaches most comes first: telling faults, few of them, in few cells."""
        place = kinds(technique).index(self.kind)
        return self.is_vague, not self.is_alone, len(self.faults), place, len(self.cells)


def miss_of(position: Position, technique: Technique, cells: Sequence[int]) -> Miss | None:
    """The near miss of some cells, unless too much is wrong with them."""
    found = faults(position, technique.id, cells)
    if not 1 <= len(found) <= _MOST_FAULTS:
        return None
    is_open = technique.tier > 1 and simplest_in(position, _SINGLES) is not None
    miss = Miss(technique.id, position.grid(), tuple(sorted(cells)), found, is_open)
    if not is_woven(technique.id):
        return miss if is_near(position, technique.id, miss.cells) else None
    if miss.is_vague or not _is_to_blame(position, miss):
        return None
    if next(technique.finder(position), None) is None:
        return miss
    return None if _has_pattern_within(position, miss) else replace(miss, is_alone=False)


def _is_to_blame(position: Position, miss: Miss) -> bool:
    """Whether the cells would be the pattern but for the fault that is told first.

    That can be found out of candidates too many: without them all is well, or there is more
    amiss than is told. A crossing with no cell at all was never seen as one.
    """
    fault = miss.faults[0]
    if fault.kind == "crossing-small":
        return bool(fault.cells)
    if fault.kind in ("third-place", "further-place"):
        told = sum(1 << digit - 1 for digit in fault.digits)
        return _is_mended(position, miss, dict.fromkeys(fault.others, told))
    if fault.kind != "candidate-count":
        return True
    return any(
        _is_mended(position, miss, {cell: sum(1 << bit for bit in surplus)})
        for cell in fault.cells
        for surplus in combinations(
            bits(position.candidates[cell]), position.candidates[cell].bit_count() - 2
        )
    )


def _is_mended(position: Position, miss: Miss, fewer: dict[int, int]) -> bool:
    """Whether the first fault is gone, and no other has come, without some candidates."""
    grid = position.grid()
    for cell, candidates in fewer.items():
        grid.restrict(cell, grid.candidates[cell] & ~candidates)
    known = HARMLESS | {fault.kind for fault in miss.faults[1:]}
    return all(fault.kind in known for fault in faults(Position(grid), miss.technique, miss.cells))


def _has_pattern_within(position: Position, miss: Miss) -> bool:
    """Whether some of the cells are the pattern without one or two of the others."""
    return any(
        is_pattern(position, miss.technique, tuple(c for c in miss.cells if c not in left_out))
        for count in (1, 2)
        for left_out in combinations(miss.cells, count)
        if len(miss.cells) > count
    )


def incomplete(boards: Sequence[Position], technique: Technique, step: Step) -> Miss | None:
    """The last board before a step on which the technique found nothing.

    Of chains and sets there are so many that only these cells count, not the whole board.
    """
    cells = pattern_cells(step)
    empty = cells - frozenset(step.cells("rectangle"))
    for before in reversed(boards[-_FAR_ENOUGH:]):
        if any(before.values[cell] for cell in empty):
            return None
        if is_woven(technique.id) or next(technique.finder(before), None) is None:
            miss = miss_of(before, technique, sorted(cells))
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
    if not is_woven(technique.id) and next(technique.finder(after), None) is not None:
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
    for cell, other in exchanges[:_MOST_EXCHANGES] if is_woven(technique.id) else exchanges:
        miss = miss_of(after, technique, sorted(cells - {cell} | {other}))
        is_clear = miss is not None and len(miss.faults) == 1 and not miss.is_vague
        if miss is not None and is_clear and miss.kind not in seen:
            seen.add(miss.kind)
            yield miss


def elsewhere(position: Position, technique: Technique, step: Step, dice: Dice) -> Iterator[Miss]:
    """Cells in which the same is supposed in vain, with as many cases as where it succeeds.

    Of templates, which are about a digit, it is the board after they have done their work.
    """
    board = position.copy()
    if not step.is_net:
        board.apply(step)
    chosen = _like(board, step)
    dice.shuffle(chosen)
    for cells in chosen:
        miss = miss_of(board, technique, cells)
        if miss is not None and len(miss.faults) == 1 and miss.kind.startswith(_IN_VAIN):
            yield miss
            return


def _like(position: Position, step: Step) -> list[tuple[int, ...]]:
    """The cells in which just as much could be supposed as in a step."""
    if not step.is_net:
        found = (position.places[digit] for digit in position.all_digits)
        return [
            tuple(bits(places))
            for places in found
            if _FEWEST_PLACES <= places.bit_count() <= MOST_PLACES
        ]
    cases = step.candidates("case")
    count = len(cases) or position.candidates[step.cells("assumed")[0]].bit_count()
    in_a_house = bool(cases and step.houses)
    supposed: dict[tuple[int, ...], set[tuple[int, ...]]] = {}
    for split in splits(position):
        if len(split.cases) == count and (split.house is not None) == in_a_house:
            cells = tuple(dict.fromkeys(case.cell for case in split.cases))
            supposed.setdefault(cells, set()).add(tuple(case.digit for case in split.cases))
    # Where two digits have the same places, the cells do not say which is meant.
    return [cells for cells, digits in supposed.items() if len(digits) == 1]


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
