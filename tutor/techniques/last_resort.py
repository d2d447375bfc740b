"""Exhaustive search, for when no technique helps: it finds out, it does not explain."""

from collections.abc import Iterator

from tutor.sudoku.geometry import digits
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Mark, Step


def exhaustive_search(position: Position) -> Iterator[Step]:
    """A digit for a cell with the fewest candidates, if there is exactly one solution."""
    if not position.empty or (solution := position.only_solution()) is None:
        return
    _, cell = min((mask.bit_count(), c) for c, mask in enumerate(position.candidates) if mask)
    yield Step(
        "search",
        placements=(Candidate(cell, solution[cell]),),
        marks=tuple(Mark(cell, digit, "tried") for digit in digits(position.candidates[cell])),
    )
