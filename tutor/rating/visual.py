"""What the eye sees of a grid before anybody solves it."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import pstdev

from tutor.sudoku.geometry import House
from tutor.sudoku.grid import Grid


@dataclass(frozen=True)
class Visual:
    """The givens and how evenly they are spread. Each spread is a standard deviation."""

    givens: int
    candidates: int
    """Over all empty cells."""
    spread_rows: float
    spread_columns: float
    spread_boxes: float
    spread_values: float

    @property
    def spread(self) -> float:
        """How unevenly the givens lie on the board."""
        return self.spread_rows + self.spread_columns + self.spread_boxes

    @property
    def mix(self) -> float:
        """One figure of them all."""
        return 1.5 * self.spread - self.spread_values - 0.8 * self.givens + 20


def visual_of(grid: Grid) -> Visual:
    """The visual criteria of a grid; digits already placed count as given."""
    geometry = grid.geometry
    values = [value for value in grid.values if value]

    def spread(houses: Iterable[House]) -> float:
        return pstdev(sum(1 for cell in house.cells if grid.values[cell]) for house in houses)

    return Visual(
        givens=len(values),
        candidates=sum(grid.candidates[cell].bit_count() for cell in grid.empty_cells()),
        spread_rows=spread(geometry.rows),
        spread_columns=spread(geometry.columns),
        spread_boxes=spread(geometry.boxes),
        spread_values=pstdev(values.count(digit) for digit in range(1, geometry.n + 1)),
    )
