"""Cells that are said to be an XY-Wing, an XYZ-Wing or a W-Wing."""

from collections.abc import Iterator
from itertools import combinations

from tutor.explain.lookalike.fault import (
    Fault,
    Reading,
    between,
    lacking,
    mask_of,
    no_strong_link,
    nothing_sees,
    plainest,
    sees,
)
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position


def xy_wing(position: Position, cells: tuple[int, ...]) -> Reading:
    """Each cell in turn as the pivot of an XY-Wing."""
    return plainest(_xy(position, *parts) for parts in _pivots(cells))


def xyz_wing(position: Position, cells: tuple[int, ...]) -> Reading:
    """Each cell in turn as the pivot of an XYZ-Wing; those with three candidates if there are."""
    readings = {parts: _xyz(position, *parts) for parts in _pivots(cells)}
    likely = [reading for parts, reading in readings.items() if _has(position, parts[0], 3)]
    return plainest(likely or readings.values())


def _has(position: Position, cell: int, number: int) -> bool:
    return position.candidates[cell].bit_count() == number


def _pivots(cells: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    for pivot in cells:
        one, other = (cell for cell in cells if cell != pivot)
        yield pivot, one, other


def _counted(position: Position, cell: int, number: int) -> Reading:
    """A cell that should have so many candidates, and has more or fewer."""
    held = digits(position.candidates[cell])
    return () if len(held) == number else (Fault("candidate-count", (cell,), held, number=number),)


def _bent(
    position: Position, pivot: int, one: int, other: int, number: int
) -> tuple[list[Fault], bool]:
    """Wrong counts, and tips the pivot does not see; whether the counts are right."""
    found = [*_counted(position, pivot, number), *_counted(position, one, 2)]
    found += _counted(position, other, 2)
    is_counted = not found
    if tips := tuple(tip for tip in (one, other) if not sees(position, pivot, tip)):
        found.append(Fault("pivot-unseen", (pivot,), others=tips))
    return found, is_counted


def _xy(position: Position, pivot: int, one: int, other: int) -> Reading:
    found, is_counted = _bent(position, pivot, one, other, 2)
    if not is_counted:
        return tuple(found)
    middle, first, second = (position.candidates[cell] for cell in (pivot, one, other))
    z = first & second & ~middle
    for tip, mask in ((one, first), (other, second)):
        if not mask & middle:
            found.append(Fault("tip-shares-none", (pivot,), digits(middle), others=(tip,)))
        elif mask == middle:
            found.append(Fault("tip-shares-both", (pivot,), digits(middle), others=(tip,)))
    if not any(fault.kind.startswith("tip-") for fault in found):
        if first & middle == second & middle:
            alike = digits(first & middle)
            found.append(Fault("tips-share-alike", (pivot,), alike, others=(one, other)))
        elif not z:
            found.append(Fault("pincers-differ", (one, other)))
    return tuple(found) or nothing_sees(position, z.bit_length(), (one, other))


def _xyz(position: Position, pivot: int, one: int, other: int) -> Reading:
    found, is_counted = _bent(position, pivot, one, other, 3)
    if not is_counted:
        return tuple(found)
    middle, first, second = (position.candidates[cell] for cell in (pivot, one, other))
    for tip, mask in ((one, first), (other, second)):
        if mask & ~middle:
            foreign = digits(mask & ~middle)
            found.append(Fault("not-in-pivot", (pivot,), foreign, others=(tip,)))
    if first == second:
        found.append(Fault("pincers-equal", (one, other), digits(first)))
    elif not first & second:
        found.append(Fault("pincers-differ", (one, other)))
    z = (first & second).bit_length()
    return tuple(found) or nothing_sees(position, z, tuple(sorted((pivot, one, other))))


def w_wing(position: Position, cells: tuple[int, ...]) -> Reading:
    """Two cells with the same two candidates as the pincers, the others as the strong link."""
    ways = []
    for one, other in combinations(cells, 2):
        link = [cell for cell in cells if cell not in (one, other)]
        ways.append(((one, other), (link[0], link[1])))
    alike = [way for way in ways if _is_pair(position, *way[0])]
    if alike:
        return plainest(_w(position, *way) for way in alike)
    # A link that holds tells which two were meant as the pincers.
    linked = [way for way in ways if _has_link(position, *way)]
    return plainest(_unlike(position, *pincers) for pincers, _ in linked or ways)


def _has_link(position: Position, pincers: tuple[int, int], link: tuple[int, int]) -> bool:
    one, other = pincers
    common = position.candidates[one] & position.candidates[other]
    return any(not _linked(position, pincers, link, x) for x in digits(common))


def _is_pair(position: Position, one: int, other: int) -> bool:
    mask = position.candidates[one]
    return mask.bit_count() == 2 and mask == position.candidates[other]


def _unlike(position: Position, one: int, other: int) -> Reading:
    """Why two cells are not the pincers of a W-Wing."""
    found = _counted(position, one, 2) + _counted(position, other, 2)
    return found or (Fault("pairs-differ", (one, other)),)


def _w(position: Position, pincers: tuple[int, int], link: tuple[int, int]) -> Reading:
    """Two equal cells: every choice of the digit of the link."""
    one, other = pincers
    pair = position.candidates[one]
    if sees(position, one, other):
        return (Fault("pincers-together", pincers, digits(pair)),)
    return plainest(
        _linked(position, pincers, link, x)
        or nothing_sees(position, (pair & ~(1 << x - 1)).bit_length(), pincers)
        for x in digits(pair)
    )


def _linked(position: Position, pincers: tuple[int, int], link: tuple[int, int], x: int) -> Reading:
    found = lacking(position, link, x) or no_strong_link(position, x, *link)
    one, other = pincers
    ways = (link, link[::-1])
    if not any(sees(position, one, a) and sees(position, other, b) for a, b in ways):
        found += (Fault("link-unseen", link, (x,), others=pincers),)
    return found


_FOUR = 4


def wxyz_wing(position: Position, cells: tuple[int, ...]) -> Reading:
    """A wrong number of digits; then digits that can come twice, and what sees them."""
    known = tuple(cell for cell in cells if position.candidates[cell].bit_count() == 1)
    if known:
        return (Fault("one-candidate", known, digits(between(position, known))),)
    held = digits(between(position, cells))
    if len(held) > _FOUR:
        return (Fault("too-many-digits", cells, held, number=_FOUR),)
    if len(held) < _FOUR:
        return (Fault("too-few-digits", cells, held, number=_FOUR),)
    twice = tuple(digit for digit in held if _unseen_pairs(position, cells, digit))
    if not twice:
        return (Fault("none-twice", cells, held),)
    if len(twice) > 1:
        # The digit that is spoilt by the fewest cells is the one that should come once.
        digit = min(twice, key=lambda digit: len(_unseen_pairs(position, cells, digit)))
        return (Fault("several-twice", _unseen_pairs(position, cells, digit)[0], twice),)
    (z,) = twice
    return nothing_sees(position, z, tuple(bits(mask_of(cells) & position.places[z])))


def _unseen_pairs(position: Position, cells: tuple[int, ...], digit: int) -> list[tuple[int, int]]:
    """The cells that may both hold a digit, for they do not see each other."""
    holding = [cell for cell in cells if position.places[digit] >> cell & 1]
    return [pair for pair in combinations(holding, 2) if not sees(position, *pair)]
