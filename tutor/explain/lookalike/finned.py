"""Cells that are said to be a fish with fins."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.fish import base_faults, houses_through
from tutor.explain.lookalike.view import digits_by_use, lacking, mask_of
from tutor.sudoku.geometry import HouseKind, bits
from tutor.techniques.finned import MOST_CHOICES
from tutor.techniques.position import Position
from tutor.techniques.tables import Houses

_LINES: tuple[tuple[HouseKind, HouseKind], ...] = (("row", "column"), ("column", "row"))


@dataclass(frozen=True)
class Finned:
    """The analysis of one technique, as a function of position and cells."""

    size: int
    sashimi: bool

    def __call__(self, position: Position, cells: tuple[int, ...]) -> Reading:
        """What is wrong with the cells."""
        if comb(position.geometry.n, self.size) > MOST_CHOICES:
            return ()
        return plainest(self._readings(position, cells))

    def _readings(self, position: Position, cells: tuple[int, ...]) -> Iterator[Reading]:
        for digit in digits_by_use(position, cells):
            lacks = lacking(position, cells, digit)
            mask = mask_of(cells) & position.places[digit]
            for base, cover in _LINES:
                bases = houses_through(position, mask, base)
                found = tuple(base_faults(position, bases, digit, mask, self.size))
                if not lacks and not found:
                    covers = houses_through(position, mask, cover)
                    found = self._covered(position, bases, covers, digit, mask)
                yield lacks + found

    def _covered(
        self, position: Position, bases: Houses, covers: Houses, digit: int, cells: int
    ) -> Reading:
        """The base lines are right: what is wrong with every choice of covers."""
        if len(covers) <= self.size:
            houses = tuple(house for house, _ in covers)
            return (Fault("no-fin", tuple(bits(cells)), (digit,), houses),)
        choices = [
            (chosen, fins)
            for chosen in combinations(covers, self.size)
            if _in_one_box(position, fins := cells & ~_union(chosen))
        ]
        if not choices:
            kind = "fins-apart"
            houses = tuple(house for house, _ in covers)
            return (Fault(kind, tuple(bits(cells)), (digit,), houses, number=self.size),)
        return plainest(
            self._with_fins(position, bases, chosen, digit, cells & ~fins, fins)
            for chosen, fins in choices
            if all(cells & mask & ~fins for _, mask in bases)
        )

    def _with_fins(
        self,
        position: Position,
        bases: Houses,
        covers: Houses,
        digit: int,
        body: int,
        fins: int,
    ) -> Reading:
        """One choice of covers, with its fins in one box."""
        fin_cells = tuple(bits(fins))
        seen = position.tables.seen_by_all(fins) & _union(covers) & ~body
        if not position.places[digit] & seen:
            houses = tuple(house for house, _ in covers)
            return (Fault("fin-removes-nothing", fin_cells, (digit,), houses),)
        thin = tuple(house for house, mask in bases if (body & mask).bit_count() < 2)
        if thin and not self.sashimi:
            return (Fault("thin-line", fin_cells, (digit,), thin[:1]),)
        if not thin and self.sashimi:
            houses = tuple(house for house, _ in bases)
            return (Fault("no-thin-line", fin_cells, (digit,), houses),)
        return ()


def _union(houses: Houses) -> int:
    union = 0
    for _, mask in houses:
        union |= mask
    return union


def _in_one_box(position: Position, cells: int) -> bool:
    return any(house.kind == "box" for house, _ in position.tables.shared_houses(cells))
