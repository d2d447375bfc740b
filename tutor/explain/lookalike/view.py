"""What several families ask of a board, and the faults they have in common."""

from collections.abc import Iterable

from tutor.explain.lookalike.fault import Fault, Reading
from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.position import Position

_LIKELY = 3
"""How many digits are tried where none fits all the cells."""


def mask_of(cells: Iterable[int]) -> int:
    """Cells as a bit set."""
    return sum(1 << cell for cell in cells)


def between(position: Position, cells: Iterable[int]) -> int:
    """The digits that some cells can hold between them."""
    union = 0
    for cell in cells:
        union |= position.candidates[cell]
    return union


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
        seen = 0
        for cell in bits(fresh):
            seen |= position.tables.peers[cell]
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
