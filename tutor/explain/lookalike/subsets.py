"""Cells that are said to be a single, locked candidates or a subset."""

from functools import partial

from tutor.explain.lookalike.fault import (
    Fault,
    Reading,
    between,
    digits_by_use,
    further_place,
    lacking,
    mask_of,
    plainest,
)
from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.position import Position


def full_house(position: Position, cells: tuple[int, ...]) -> Reading:
    """The house that is nearest to full has other empty cells."""
    (cell,) = cells
    readings = []
    for house, mask in position.tables.houses_around[cell]:
        others = tuple(bits(position.empty & mask & ~(1 << cell)))
        readings.append((Fault("other-empty", cells, houses=(house,), others=others),))
        if not others:
            return ()
    return plainest(readings)


def hidden_single(position: Position, cells: tuple[int, ...]) -> Reading:
    """Every digit of the cell has another place in each of its houses."""
    (cell,) = cells
    around = position.tables.houses_around[cell]
    held = digits(position.candidates[cell])
    readings = [
        further_place(position, house, digit, 1 << cell, "further-place")
        for digit in held
        for house in around
    ]
    if not all(readings):
        return ()
    nowhere = Fault("no-lone-place", cells, held, tuple(house for house, _ in around))
    return (*plainest(readings), nowhere)


def naked_single(position: Position, cells: tuple[int, ...]) -> Reading:
    """The cell can hold several digits."""
    (cell,) = cells
    return (Fault("several-candidates", cells, digits(position.candidates[cell])),)


def _locked(position: Position, cells: tuple[int, ...], *, by_box: bool) -> Reading:
    mask = mask_of(cells)
    shared = position.tables.shared_houses(mask)
    boxes = [house for house in shared if house[0].kind == "box"]
    lines = [house for house in shared if house[0].kind != "box"]
    if not boxes or not lines:
        return (Fault("not-in-crossing", cells),)
    readings = []
    for digit in digits_by_use(position, cells):
        for line in lines:
            confining, cleared = (boxes[0], line) if by_box else (line, boxes[0])
            reading = lacking(position, cells, digit)
            reading += further_place(position, confining, digit, mask, "further-place")
            if not reading and not position.places[digit] & cleared[1] & ~mask:
                reading = (Fault("nothing-to-remove", cells, (digit,)),)
            readings.append(reading)
    return plainest(readings)


pointing = partial(_locked, by_box=True)
claiming = partial(_locked, by_box=False)


def _naked(position: Position, cells: tuple[int, ...], *, in_crossing: bool) -> Reading:
    """No house in common, or too many digits; a locked subset lies in a box and a line."""
    mask = mask_of(cells)
    union = between(position, cells)
    shared = position.tables.shared_houses(mask)
    found: list[Fault] = []
    if not shared:
        found.append(Fault("no-common-house", cells))
    elif in_crossing and (len(shared) < 2 or shared[0][0].kind != "box"):
        found.append(Fault("not-in-crossing", cells))
    if union.bit_count() > len(cells):
        found.append(Fault("too-many-digits", cells, digits(union), number=len(cells)))
    if not found:
        found += _known(position, cells)
    if not found and not any(position.holding(union) & house & ~mask for _, house in shared):
        found.append(Fault("nothing-to-remove", cells, digits(union)))
    return tuple(found)


def _known(position: Position, cells: tuple[int, ...]) -> Reading:
    """Cells that need no subset: they have one candidate."""
    known = tuple(cell for cell in cells if position.candidates[cell].bit_count() == 1)
    return (Fault("one-candidate", known, digits(between(position, known))),) if known else ()


naked = partial(_naked, in_crossing=False)
locked = partial(_naked, in_crossing=True)


def hidden(position: Position, cells: tuple[int, ...]) -> Reading:
    """No house in common, or too few digits that a house keeps for these cells alone."""
    shared = position.tables.shared_houses(mask_of(cells))
    if not shared:
        return (Fault("no-common-house", cells),)
    return plainest(_hidden_in(position, house, cells) for house in shared)


def _hidden_in(position: Position, house: tuple[House, int], cells: tuple[int, ...]) -> Reading:
    mask, size = mask_of(cells), len(cells)
    inside = {
        digit: position.places[digit] & house[1] for digit in digits(between(position, cells))
    }
    confined = tuple(digit for digit, here in inside.items() if not here & ~mask)
    if len(confined) < size:
        few = Fault("few-confined", cells, confined, (house[0],), number=size)
        open_digits = [digit for digit in inside if digit not in confined]
        # The digit that comes nearest: several of the cells, few other places.
        nearest = sorted(
            open_digits,
            key=lambda digit: (
                (inside[digit] & mask).bit_count() < 2,
                (inside[digit] & ~mask).bit_count(),
            ),
        )[:1]
        more = [
            fault
            for digit in nearest
            for fault in further_place(position, house, digit, mask, "further-place")
        ]
        return (*more, few)
    for digit in confined:
        here = inside[digit]
        if here.bit_count() == 1:
            return (Fault("one-place", tuple(bits(here)), (digit,), (house[0],)),)
    if len(confined) == size and len(inside) == size:
        return (Fault("nothing-to-remove", cells, confined),)
    return ()
