"""How near a near miss is: the cells have the shape of the pattern, and one condition fails.

Four cells that are no rectangle fool nobody. What teaches is a pattern that would be there
but for a candidate too many in one cell, a place too many in one house, or one other thing.
"""

from collections.abc import Callable

from tutor.explain.lookalike import faults
from tutor.explain.lookalike.fault import HARMLESS, Fault, between, sees
from tutor.explain.lookalike.mending import edits, is_mended
from tutor.sudoku.geometry import digits
from tutor.techniques.position import Position

_ALONE = frozenset(
    {
        "pivot-unseen",
        "tip-shares-none",
        "tips-share-alike",
        "pincers-differ",
        "pincers-equal",
        "pincers-together",
        "not-in-pivot",
        "uneven",
    }
)
"""What is one condition by itself, if nothing else is told of the cells."""
_FAR = HARMLESS | {"lacks-digit", "no-pattern", "too-few", "too-many", "at-least"}
"""What is wrong with cells that nobody takes for the pattern, or with nothing at all."""
_NAKED = ("naked-pair", "naked-triple", "naked-quad")


def is_near(position: Position, technique: str, cells: tuple[int, ...]) -> bool:
    """Whether one condition alone keeps cells from being the pattern."""
    if technique in _SINGLES:
        is_plain = not any(position.grid().removed_candidates())
        return is_plain and _SINGLES[technique](position, cells[0]) == 2
    found = faults(position, technique, cells)
    told = [fault for fault in found if not fault.kind.startswith("is-")]
    if any(fault.kind in _FAR for fault in told):
        return False
    if len(told) == 1 and _is_one_thing(position, technique, cells, told[0]):
        return True
    return any(is_mended(position, technique, cells, edit) for edit in edits(position, cells))


def _empty_in_fullest(position: Position, cell: int) -> int:
    """How many cells are empty in the fullest house of a cell."""
    around = position.tables.houses_around[cell]
    return min((position.empty & house).bit_count() for _, house in around)


def _fewest_places(position: Position, cell: int) -> int:
    """In how many cells of a house a digit of the cell can go, at the least."""
    return min(
        (position.places[digit] & house).bit_count()
        for digit in digits(position.candidates[cell])
        for _, house in position.tables.houses_around[cell]
    )


_SINGLES: dict[str, Callable[[Position, int], int]] = {
    "full-house": _empty_in_fullest,
    "hidden-single": _fewest_places,
    "naked-single": lambda position, cell: position.candidates[cell].bit_count(),
}
"""Of what there has to be one: of what looks like a single, there are two."""


def _is_one_thing(position: Position, technique: str, cells: tuple[int, ...], fault: Fault) -> bool:
    """Whether a fault that is told alone is but one condition that fails."""
    if fault.kind == "pivot-unseen":
        return len(fault.others) == 1
    if fault.kind == "link-unseen":
        return any(sees(position, one, end) for one in fault.others for end in fault.cells)
    if fault.kind == "others-not-two":
        return fault.number == 1
    if fault.kind == "filled-count":
        return abs(len(fault.cells) - fault.number) == 1
    if fault.kind == "no-common-house" and technique in _NAKED:
        return between(position, cells).bit_count() == len(cells)
    return fault.kind in _ALONE
