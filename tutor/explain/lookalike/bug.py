"""A cell that is said to be the one with three candidates of a BUG + 1."""

from tutor.explain.lookalike.fault import Fault, Reading
from tutor.explain.lookalike.rectangles import uniqueness
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position


def bug_plus_1(position: Position, cells: tuple[int, ...]) -> Reading:
    """A cell without three candidates, other cells without two, or digits with other places."""
    (cell,) = cells
    found: list[Fault] = []
    held = digits(position.candidates[cell])
    if len(held) != 3:
        found.append(Fault("candidate-count", cells, held, number=3))
    others = tuple(
        other
        for other in bits(position.empty & ~(1 << cell))
        if position.candidates[other].bit_count() != 2
    )
    if others:
        found.append(Fault("others-not-two", cells, others=others, number=len(others)))
    if found:
        return tuple(found)
    extra = max(held, key=lambda digit: _crowded(position, cell, digit))
    return _uneven(position, cell, extra) or uniqueness(position)


def _crowded(position: Position, cell: int, digit: int) -> int:
    """In how many houses of the cell a digit has three places, as the third candidate has."""
    houses = position.tables.houses_around[cell]
    return sum((position.places[digit] & mask).bit_count() == 3 for _, mask in houses)


def _uneven(position: Position, cell: int, extra: int) -> Reading:
    """A house in which, but for the third candidate, a digit has not two places."""
    around = {house for house, _ in position.tables.houses_around[cell]}
    for digit in position.all_digits:
        for house, mask in position.tables.by_clarity:
            places = position.places[digit] & mask
            wanted = 3 if digit == extra and house in around else 2
            if places.bit_count() != wanted and (places or wanted == 3):
                return (Fault("uneven", tuple(bits(places)), (digit,), (house,), number=wanted),)
    return ()
