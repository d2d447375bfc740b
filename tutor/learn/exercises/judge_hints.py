"""Where to look when some cells are, or are not, a pattern: the hints before the answer.

They follow from the evidence: the steps of a pattern, or what keeps cells from being one. Both
are asked about in the same words, so that no hint gives the verdict away.
"""

from dataclasses import dataclass

from tutor.base.language import Language
from tutor.explain.lookalike.fault import Fault
from tutor.narrate.sudoku.digits_and_houses import Cells, Digits, Houses, say
from tutor.sudoku.geometry import House, digits, union
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Step


@dataclass(frozen=True)
class Focus:
    """What decides whether some cells are the pattern."""

    cells: tuple[int, ...]
    house: House | None = None
    digit: int | None = None

    @staticmethod
    def of(cells: frozenset[int], step: Step | None, faults: tuple[Fault, ...]) -> "Focus":
        """A digit in a house where that is what counts, else the cells themselves.

        Of a pattern of one cell the digit is the answer: it is never told.
        """
        if step is not None:
            found = [(step.houses, step.digits())]
        else:
            found = [(fault.houses, fault.digits) for fault in faults]
        lit = tuple(sorted(cells))
        if len(lit) == 1:
            houses = next((houses for houses, _ in found if houses), ())
            return Focus(lit, houses[0] if houses else None)
        is_of_cells = step is not None and len(step.digits()) > 1 and not _is_hidden(step)
        for houses, named in found:
            if houses and named and not is_of_cells:
                return Focus(lit, houses[0], named[0])
        return Focus(lit)

    def tell(self, rung: int, grid: Grid, language: Language) -> str:
        """First where to look, then what is to be seen there."""
        geometry, shown = grid.geometry, self.cells
        between = digits(union(grid.candidates[cell] for cell in shown))
        if self.house is None:
            kind = "cell" if len(shown) == 1 else "cells"
        else:
            kind = "house" if self.digit is None else "places"
        if self.house is not None and self.digit is not None:
            between = (self.digit,)
            bit = 1 << self.digit - 1
            shown = tuple(cell for cell in self.house.cells if grid.candidates[cell] & bit)
        return say(
            language,
            f"judge-hint-{kind}-{rung}",
            cells=Cells(geometry, shown),
            digits=Digits(geometry, tuple(between)),
            houses=Houses(() if self.house is None else (self.house,)),
        )


def _is_hidden(step: Step) -> bool:
    return step.technique.startswith("hidden-")
