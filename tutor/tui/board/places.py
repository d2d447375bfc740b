"""Where the cells of a board are, whatever the game, in columns and lines of a terminal."""

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Literal

from textual.geometry import Region, Size

Zoom = Literal["small", "medium", "large", "largest"]
"""How large a board can be drawn; each game says what that means."""


class Places(ABC):
    """Cells in rows and columns; a game says where each row and each column begins."""

    @property
    @abstractmethod
    def across(self) -> int:
        """How many cells a row has."""

    @property
    @abstractmethod
    def size(self) -> Size:
        """The whole board, with all that stands around its cells."""

    @property
    @abstractmethod
    def cell_width(self) -> int:
        """Columns of a cell."""

    @property
    @abstractmethod
    def cell_height(self) -> int:
        """Lines of a cell."""

    @property
    @abstractmethod
    def lefts(self) -> tuple[int, ...]:
        """The first column of each column of cells."""

    @property
    @abstractmethod
    def tops(self) -> tuple[int, ...]:
        """The first line of each row of cells."""

    def region(self, cell: int) -> Region:
        """Where a cell is drawn."""
        row, column = divmod(cell, self.across)
        return Region(self.lefts[column], self.tops[row], self.cell_width, self.cell_height)

    @cached_property
    def row_at(self) -> dict[int, tuple[int, int]]:
        """For each line within cells, their row and which of its lines it is."""
        return {
            top + inner: (row, inner)
            for row, top in enumerate(self.tops)
            for inner in range(self.cell_height)
        }

    @cached_property
    def _column_at(self) -> dict[int, int]:
        return {
            left + inner: column
            for column, left in enumerate(self.lefts)
            for inner in range(self.cell_width)
        }

    def cell_at(self, x: int, y: int) -> int | None:
        """The cell drawn at a place, None where there is none."""
        if y not in self.row_at or x not in self._column_at:
            return None
        return self.row_at[y][0] * self.across + self._column_at[x]

    def cell_near(self, x: int, y: int) -> int | None:
        """The cell at a place, or the one before it where the place is between cells."""
        places = ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1))
        return next((c for place in places if (c := self.cell_at(*place)) is not None), None)
