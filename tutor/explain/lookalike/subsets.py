"""Cells that are said to be a naked, locked or hidden subset."""

from functools import partial

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.view import between, further_place, mask_of
from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.position import Position


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
