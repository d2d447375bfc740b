"""Cells that are said to be a WXYZ-Wing: four cells, four digits, one of which can come twice."""

from itertools import combinations

from tutor.explain.lookalike.fault import Fault, Reading
from tutor.explain.lookalike.view import between, mask_of, nothing_sees, sees
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position

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
    twice = tuple(digit for digit in held if _unseen(position, cells, digit))
    if not twice:
        return (Fault("none-twice", cells, held),)
    if len(twice) > 1:
        # The digit that is spoilt by the fewest cells is the one that should come once.
        digit = min(twice, key=lambda digit: len(_unseen(position, cells, digit)))
        return (Fault("several-twice", _unseen(position, cells, digit)[0], twice),)
    (z,) = twice
    return nothing_sees(position, z, tuple(bits(mask_of(cells) & position.places[z])))


def _unseen(position: Position, cells: tuple[int, ...], digit: int) -> list[tuple[int, int]]:
    """The cells that may both hold a digit, for they do not see each other."""
    holding = [cell for cell in cells if position.places[digit] >> cell & 1]
    return [pair for pair in combinations(holding, 2) if not sees(position, *pair)]
