"""Almost locked sets among some cells, and what keeps two of them from working together."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.explain.lookalike.fault import Fault, Reading
from tutor.explain.lookalike.view import between
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position
from tutor.techniques.sets.almost_locked import LARGEST_BOARD

_MOST_TRIALS = 4_000
"""How many sets are tried to put a pattern together."""
_MOST_SHARES = 600
"""How many parts are tried to share out the cells."""


class Part(NamedTuple):
    """Some of the cells, all in one house, and the digits they have."""

    cells: int
    digits: int

    @property
    def is_almost_locked(self) -> bool:
        """Whether there is exactly one digit more than cells."""
        return self.digits.bit_count() == self.cells.bit_count() + 1


class Budget:
    """How many trials are left."""

    def __init__(self, trials: int = _MOST_TRIALS) -> None:
        self._left = trials

    def spend(self) -> bool:
        """Use one trial; False if there is none left."""
        self._left -= 1
        return self._left >= 0

    @property
    def is_spent(self) -> bool:
        """Whether something was left untried."""
        return self._left < 0


def part_of(position: Position, cells: int) -> Part:
    """Some cells with their digits."""
    return Part(cells, between(position, bits(cells)))


def almost_locked(position: Position, cells: int) -> list[Part]:
    """Every almost locked set among some cells, the smallest first; none on large boards."""
    found: dict[int, Part] = {}
    if position.geometry.n > LARGEST_BOARD:
        return []
    for _, house in position.tables.by_clarity:
        subsets = [Part(0, 0)]
        for cell in bits(cells & house):
            bit, mask = 1 << cell, position.candidates[cell]
            subsets += [Part(part.cells | bit, part.digits | mask) for part in subsets]
        found.update({part.cells: part for part in subsets if part.is_almost_locked})
    return sorted(found.values(), key=lambda part: (part.cells.bit_count(), part.cells))


def shares(position: Position, cells: int, sets: list[Part], most: int) -> Iterator[list[Part]]:
    """The ways to share out all cells among sets, of which one may not be almost locked.

    That one comes last: what the others leave over, all in one house.
    """
    budget = Budget(_MOST_SHARES)

    def fill(left: int, rest: int, parts: list[Part]) -> Iterator[list[Part]]:
        if not budget.spend():
            return
        if not left:
            if not rest:
                yield parts
            elif len(parts) < most and position.tables.shared_houses(rest):
                wrong = part_of(position, rest)
                if not wrong.is_almost_locked:
                    yield [*parts, wrong]
            return
        first = left & -left
        if len(parts) < most:
            for part in sets:
                if part.cells & first and not part.cells & ~left:
                    yield from fill(left & ~part.cells, rest, [*parts, part])
        if position.tables.shared_houses(rest | first):
            yield from fill(left & ~first, rest | first, parts)

    return fill(cells, 0, [])


def miscounted(part: Part) -> Reading:
    """That some cells have not one digit more than they are."""
    if part.is_almost_locked:
        return ()
    count = part.cells.bit_count() + 1
    return (Fault("set-digits", tuple(bits(part.cells)), digits(part.digits), number=count),)


def restricted(position: Position, one: Part, other: Part) -> int:
    """The digits of which all places in one set see all places in the other."""
    found = 0
    for digit in digits(one.digits & other.digits):
        here, there = (position.places[digit] & part.cells for part in (one, other))
        if not there & ~position.tables.seen_by_all(here):
            found |= 1 << digit - 1
    return found


def unrestricted(position: Position, one: Part, other: Part) -> Reading:
    """Why two sets have no restricted common digit."""
    common = one.digits & other.digits
    if not common:
        return (Fault("no-common-digit", tuple(bits(one.cells)), others=tuple(bits(other.cells))),)
    pairs = {
        digit: [
            (cell, far)
            for cell in bits(position.places[digit] & one.cells)
            for far in bits(position.places[digit] & other.cells & ~position.tables.peers[cell])
        ]
        for digit in digits(common)
    }
    digit = min(pairs, key=lambda digit: (len(pairs[digit]), digit))
    return (Fault("not-restricted", pairs[digit][0], (digit,)),)


def removed(position: Position, digit: int, parts: Iterable[Part]) -> int:
    """The places of a digit that see all its places in some sets."""
    held = 0
    for part in parts:
        held |= position.places[digit] & part.cells
    return position.places[digit] & position.tables.seen_by_all(held)


def unshared(
    position: Position, parts: list[Part], but: int, kind: str = "ends-share-none"
) -> Reading:
    """Why sets of which one holds their common digits remove nothing; nothing if they do.

    The digits that join them do not count.
    """
    common = ~but
    for part in parts:
        common &= part.digits
    shared = digits(common)
    if any(removed(position, digit, parts) for digit in shared):
        return ()
    cells = 0
    for part in parts:
        cells |= part.cells
    if not shared:
        return (Fault(kind, tuple(bits(cells)), digits(but)),)
    (digit, *_) = shared
    return (Fault("nothing-sees", tuple(bits(cells & position.places[digit])), (digit,)),)
