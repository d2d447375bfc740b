"""One thing that is wrong with some cells, and the plainest of several readings of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.sudoku.geometry import House, bits, digits, union
from tutor.techniques.position import Position


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that keeps some cells from being a pattern."""

    kind: str
    """The message is ``fault-KIND``."""
    cells: tuple[int, ...] = ()
    """The cells it is about."""
    digits: tuple[int, ...] = ()
    houses: tuple[House, ...] = ()
    others: tuple[int, ...] = ()
    """Further cells, such as the third place of a digit."""
    number: int = 0
    """A count, such as how many cells are needed."""


Reading = tuple[Fault, ...]
"""What is wrong with some cells, once it is settled which part each of them is to play."""

HARMLESS = frozenset({"nothing-to-remove", "nothing-sees"})
"""What is said of a pattern that is there."""
_FREE = HARMLESS | {"thin-line", "no-thin-line"}
"""What is found only when the whole pattern is there."""
_EACH = frozenset({"lacks-digit", "not-the-pair", "unlinked", "pivot-unseen"})
"""What is wrong once for each cell."""
_VAGUE = frozenset({"no-pattern", "unclear"})
"""What is said only if nothing better is known."""
_FAR = 9


def weight(reading: Reading) -> tuple[int, int]:
    """How far a reading is from the pattern, then how much there is to say about it."""
    return sum(map(_weight, reading)), sum(len(fault.others) for fault in reading)


def _weight(fault: Fault) -> int:
    if fault.kind in _FREE:
        return 0
    if fault.kind in _VAGUE:
        return _FAR
    if fault.kind == "no-petal":
        return len(fault.digits)
    if fault.kind in _EACH:
        return len(fault.others if fault.kind == "pivot-unseen" else fault.cells)
    if fault.kind == "line-count":
        # What else would be wrong cannot be seen while the lines are not settled.
        return 3 * max(1, abs(len(fault.houses) - fault.number))
    return 2 if fault.kind == "no-common-house" else 1


def plainest(readings: Iterable[Reading]) -> Reading:
    """The reading with the least wrong in it; of equals the first."""
    return min(readings, key=weight, default=())


_LIKELY = 3
"""How many digits are tried where none fits all the cells."""


def mask_of(cells: Iterable[int]) -> int:
    """Cells as a bit set."""
    return sum(1 << cell for cell in cells)


def between(position: Position, cells: Iterable[int]) -> int:
    """The digits that some cells can hold between them."""
    return union(position.candidates[cell] for cell in cells)


def digits_by_use(position: Position, cells: tuple[int, ...]) -> list[int]:
    """The digits of some cells, the likeliest first.

    That is the one most of the cells can hold; then the one with most houses
    that have several places for it, all among the cells.
    """
    mask = mask_of(cells)
    around = {house for cell in cells for house in position.tables.houses_around[cell]}

    def closed(digit: int) -> int:
        return sum(
            (here := position.places[digit] & house) & mask == here and here.bit_count() > 1
            for _, house in around
        )

    return sorted(
        digits(between(position, cells)),
        key=lambda digit: (-(position.places[digit] & mask).bit_count(), -closed(digit)),
    )


def likely_digits(position: Position, cells: tuple[int, ...]) -> list[int]:
    """The digits that all of some cells can hold; if there is none, the likeliest."""
    found, mask = digits_by_use(position, cells), mask_of(cells)
    of_all = [digit for digit in found if not mask & ~position.places[digit]]
    return of_all or found[:_LIKELY]


def sees(position: Position, one: int, other: int) -> bool:
    """Whether two cells share a house."""
    return bool(position.tables.peers[one] >> other & 1)


def lacking(position: Position, cells: Iterable[int], digit: int) -> Reading:
    """The cells that cannot hold a digit they should."""
    without = tuple(cell for cell in cells if not position.places[digit] >> cell & 1)
    return (Fault("lacks-digit", without, (digit,)),) if without else ()


def further_place(
    position: Position, house: tuple[House, int], digit: int, cells: int, kind: str
) -> Reading:
    """The places of a digit in a house that are not among some cells."""
    here = position.places[digit] & house[1]
    if not here & ~cells:
        return ()
    return (
        Fault(kind, tuple(bits(here & cells)), (digit,), (house[0],), tuple(bits(here & ~cells))),
    )


def strong_houses(position: Position, digit: int, one: int, other: int) -> list[House]:
    """The houses in which a digit has these two places and no others."""
    pair = 1 << one | 1 << other
    shared = position.tables.shared_houses(pair)
    return [house for house, mask in shared if position.places[digit] & mask == pair]


def no_strong_link(position: Position, digit: int, one: int, other: int) -> Reading:
    """Why two places of a digit have no strong link; nothing if they have."""
    pair = 1 << one | 1 << other
    shared = position.tables.shared_houses(pair)
    if not shared:
        return (Fault("no-common-house", (one, other)),)
    found = [further_place(position, house, digit, pair, "third-place") for house in shared]
    return min(found, key=lambda reading: sum(len(fault.others) for fault in reading))


def nothing_sees(position: Position, digit: int, cells: tuple[int, ...], but: int = 0) -> Reading:
    """That no place of a digit sees all of some cells, apart from cells of the pattern."""
    seen = position.tables.seen_by_all(mask_of(cells)) & ~but
    return () if position.places[digit] & seen else (Fault("nothing-sees", cells, (digit,)),)


def apart(position: Position, cells: tuple[int, ...]) -> Reading:
    """That some of the cells see none of the others, whichever way they are joined."""
    everything, reached = mask_of(cells), 1 << cells[0]
    fresh = reached
    while fresh:
        seen = union(position.tables.peers[cell] for cell in bits(fresh))
        fresh = seen & everything & ~reached
        reached |= fresh
    if not (others := everything & ~reached):
        return ()
    return (Fault("chain-broken", tuple(bits(reached)), others=tuple(bits(others))),)


def houses_apart(position: Position, cells: tuple[int, ...], number: int) -> Reading:
    """That so many houses do not hold all of some cells."""

    def fit(left: int, houses: int) -> bool:
        if not left:
            return True
        around = position.tables.houses_around[(left & -left).bit_length() - 1]
        return houses > 0 and any(fit(left & ~mask, houses - 1) for _, mask in around)

    return () if fit(mask_of(cells), number) else (Fault("houses-apart", cells, number=number),)
