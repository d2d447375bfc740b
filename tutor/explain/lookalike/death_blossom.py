"""Cells that are said to be a Death Blossom: a stem, and a petal for each of its candidates."""

from collections.abc import Iterator

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.set_parts import (
    Budget,
    Part,
    almost_locked,
    miscounted,
    part_of,
    unshared,
)
from tutor.explain.lookalike.view import mask_of
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position

_FEWEST_PETALS = 2


def death_blossom(position: Position, cells: tuple[int, ...]) -> Reading:
    """Each cell in turn as the stem, those with few candidates first."""
    stems = sorted(cells, key=lambda cell: position.candidates[cell].bit_count())
    buds = [Bud(position, cells, stem) for stem in stems]
    if any(True for bud in buds for _ in bud.blossoms()):
        return ()
    if any(bud.is_cut_short for bud in buds):
        return (Fault("unclear", cells),)
    return plainest(bud.wrong() for bud in buds)


class Bud:
    """A stem, and what may be its petals among the other cells."""

    def __init__(self, position: Position, cells: tuple[int, ...], stem: int) -> None:
        self._position = position
        self._stem = stem
        self._all = cells
        self._others = mask_of(cells) & ~(1 << stem)
        sets = almost_locked(position, self._others)
        sight = position.tables.peers[stem]
        self._petals = {
            digit: [
                part
                for part in sets
                if (here := position.places[digit] & part.cells) and not here & ~sight
            ]
            for digit in digits(position.candidates[stem])
        }
        """For each candidate of the stem, the sets that would lose it."""
        self._budget = Budget()

    @property
    def is_cut_short(self) -> bool:
        """Whether not all petals were tried."""
        return self._budget.is_spent

    def blossoms(self) -> Iterator[list[Part]]:
        """The petals of blossoms that remove something and take all the cells."""
        for petals in self._grown(list(self._petals.values()), []):
            if not self._idle(petals):
                yield petals

    def _grown(self, left: list[list[Part]], chosen: list[Part]) -> Iterator[list[Part]]:
        """The ways to choose a petal for each candidate that use all the cells."""
        if not self._budget.spend():
            return
        if left:
            for petal in left[0]:
                yield from self._grown(left[1:], [*chosen, petal])
        elif len(set(chosen)) >= _FEWEST_PETALS and _cells(chosen) == self._others:
            yield chosen

    def _idle(self, petals: list[Part]) -> Reading:
        stem = self._position.candidates[self._stem]
        return unshared(self._position, petals, stem, "petals-share-none")

    def wrong(self) -> Reading:
        """What keeps the cells from being a blossom on this stem."""
        lacking = tuple(digit for digit, petals in self._petals.items() if not petals)
        if lacking:
            return self._spoilt(lacking) or (Fault("no-petal", (self._stem,), lacking),)
        for petals in self._grown(list(self._petals.values()), []):
            return self._idle(petals)
        spare = self._others & ~_cells([p for petals in self._petals.values() for p in petals])
        if spare:
            return (Fault("no-part-of-petal", tuple(bits(spare)), others=(self._stem,)),)
        return (Fault("no-pattern", self._all),)

    def _spoilt(self, lacking: tuple[int, ...]) -> Reading:
        """The one petal that is missing, if the cells left over for it have a wrong count."""
        if len(lacking) > 1:
            return ()
        others = [petals for petals in self._petals.values() if petals]
        for chosen in self._some(others, []):
            rest = self._others & ~_cells(chosen)
            if rest and self._position.tables.shared_houses(rest):
                part = part_of(self._position, rest)
                if part.digits >> lacking[0] - 1 & 1 and (wrong := miscounted(part)):
                    return wrong
        return ()

    def _some(self, left: list[list[Part]], chosen: list[Part]) -> Iterator[list[Part]]:
        """The ways to choose petals for the candidates that have any."""
        if not self._budget.spend():
            return
        if not left:
            yield chosen
        for petal in left[0] if left else ():
            yield from self._some(left[1:], [*chosen, petal])


def _cells(parts: list[Part]) -> int:
    found = 0
    for part in parts:
        found |= part.cells
    return found
