"""A cell that is said to be a full house, a hidden single or a naked single."""

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.view import further_place
from tutor.sudoku.geometry import bits, digits
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
