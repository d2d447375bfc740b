"""Full house, hidden single, naked single: the steps that place a digit."""

from collections.abc import Iterator
from functools import lru_cache

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.position import REMEMBERED, Position, Tables
from tutor.techniques.step import Candidate, Mark, Step


def full_house(position: Position) -> Iterator[Step]:
    """The last empty cell of a house."""
    empty = position.empty
    seen = 0
    for house, mask in position.tables.by_clarity:
        left = empty & mask
        if left and not left & (left - 1) and not left & seen:
            cell = left.bit_length() - 1
            digit = _last_digit(position, house)
            if digit and position.candidates[cell] >> digit - 1 & 1:
                seen |= left
                yield Step(
                    "full-house",
                    placements=(Candidate(cell, digit),),
                    marks=(Mark(cell, digit, "single"),),
                    houses=(house,),
                )


def _last_digit(position: Position, house: House) -> int:
    """The one digit a house lacks; 0 if a mistake makes it lack more."""
    lacking = position.geometry.all_digits
    for cell in house.cells:
        if value := position.values[cell]:
            lacking &= ~(1 << value - 1)
    return lacking.bit_length() if lacking.bit_count() == 1 else 0


def hidden_single(position: Position) -> Iterator[Step]:
    """A digit with one place left in a house: boxes first, then rows, then columns."""
    tables = position.tables
    found = [
        (order, digit, cell)
        for digit in position.all_digits
        for order, cell in _lone_places(tables, position.places[digit])
        if not position.standing[digit] & tables.by_clarity[order][1]
    ]
    for order, digit, cell in sorted(found):
        house, mask = tables.by_clarity[order]
        others = position.empty & mask & ~(1 << cell)
        yield Step(
            "hidden-single",
            placements=(Candidate(cell, digit),),
            marks=(Mark(cell, digit, "single"), *_blockers(position, others, digit)),
            houses=(house,),
            variant="box" if house.kind == "box" else "line",
        )


@lru_cache(maxsize=REMEMBERED)
def _lone_places(tables: Tables, places: int) -> tuple[tuple[int, int], ...]:
    """(house, cell) where a house has one place left, each cell in its clearest house."""
    found: dict[int, int] = {}
    for order, (_, mask) in enumerate(tables.by_clarity):
        here = places & mask
        if here and not here & (here - 1):
            found.setdefault(here.bit_length() - 1, order)
    return tuple((order, cell) for cell, order in found.items())


def _blockers(position: Position, cells: int, digit: int) -> Iterator[Mark]:
    """Why these cells cannot hold the digit: as few placed digits as do it, then the rest."""
    peers = position.tables.peers
    standing = position.standing[digit]
    while cells:
        seen = [(-(cells & peers[blocker]).bit_count(), blocker) for blocker in bits(standing)]
        best, blocker = min(seen, default=(0, 0))
        if not best:
            break
        cells &= ~peers[blocker]
        yield Mark(blocker, digit, "blocker")
    for cell in bits(cells):
        yield Mark(cell, digit, "excluded")


def naked_single(position: Position) -> Iterator[Step]:
    """A cell with one candidate left."""
    for cell, mask in enumerate(position.candidates):
        if mask and not mask & (mask - 1):
            digit = mask.bit_length()
            yield Step(
                "naked-single",
                placements=(Candidate(cell, digit),),
                marks=(Mark(cell, digit, "single"), *_all_others_seen(position, cell, digit)),
            )


def _all_others_seen(position: Position, cell: int, digit: int) -> Iterator[Mark]:
    """For every other digit, where it stands in sight of the cell, box before row before column."""
    others = position.geometry.all_digits & ~(1 << digit - 1)
    houses = position.tables.houses_around[cell]
    for other in digits(others):
        standing = position.standing[other]
        for _, mask in houses:
            if seen := standing & mask:
                yield Mark((seen & -seen).bit_length() - 1, other, "blocker")
                break
        else:
            yield Mark(cell, other, "excluded")
