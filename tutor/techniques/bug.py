"""BUG + 1: one candidate keeps the grid from having several solutions or none."""

from collections.abc import Iterator

from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Mark, Step


def bug_plus_1(position: Position) -> Iterator[Step]:
    """All empty cells have two candidates but one, which has three.

    Without the third, every digit would have two places in every house that
    lacks it: then the cells could be filled in several ways or not at all. The
    third is the digit with three places in each house of its cell.
    """
    two, three = position.cells_with(2), position.cells_with(3)
    if three.bit_count() != 1 or two | three != position.empty or not position.is_unique:
        return
    cell = three.bit_length() - 1
    extra = next((d for d in digits(position.candidates[cell]) if _is_bug(position, cell, d)), None)
    if extra is not None:
        yield Step(
            "bug-plus-1",
            placements=(Candidate(cell, extra),),
            marks=(
                Mark(cell, extra, "bug"),
                *(
                    Mark(other, digit, "bivalue")
                    for other in bits(two)
                    for digit in digits(position.candidates[other])
                ),
            ),
            houses=tuple(house for house, _ in position.tables.houses_around[cell]),
        )


def _is_bug(position: Position, cell: int, extra: int) -> bool:
    """Whether, but for one candidate, every digit has two places wherever it has any."""
    around = [mask for _, mask in position.tables.houses_around[cell]]
    if any((position.places[extra] & mask).bit_count() != 3 for mask in around):
        return False
    for digit in position.all_digits:
        places = position.places[digit]
        if digit == extra:
            places &= ~(1 << cell)
        for _, mask in position.tables.by_clarity:
            if (places & mask).bit_count() not in (0, 2):
                return False
    return True
