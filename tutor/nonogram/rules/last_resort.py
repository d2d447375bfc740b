"""Exhaustive search, for when no rule helps: it finds out, it does not explain."""

from collections.abc import Iterator
from itertools import islice

from tutor.base.watch import Watch
from tutor.nonogram.position import BLACK, UNKNOWN, Position
from tutor.nonogram.rules.step import Mark, Step
from tutor.nonogram.solver import solutions


def exhaustive_search(position: Position) -> Iterator[Step]:
    """The colour of the first open cell, if there is exactly one solution."""
    watch = Watch(pulse=position.pulse)
    found = list(islice(solutions(position, watch), 2))
    if len(found) != 1:
        return
    for cell, colour in enumerate(position.cells):
        if colour == UNKNOWN:
            row, _ = position.puzzle.lines_of(cell)
            is_black = found[0].colour(cell) == BLACK
            black, white = ((cell,), ()) if is_black else ((), (cell,))
            yield Step("search", row, black, white, marks=(Mark(cell, "assumed"),))
            return
