"""The measures of a board as a picture: where its cells, digits and candidates are."""

from typing import NamedTuple

from tutor.sudoku.geometry import Geometry, House

MARGIN = 25.0
"""Left and above, for the numbers of rows and columns."""
_BORDER = 3.0
"""Right and below."""
_SLOT = 18.0
"""The room of a candidate."""
_PADDING = 7.0
"""Around the candidates of a cell, for frames and signs."""
_WIDEST = 640.0
"""What fits a printed page: a larger board is shown smaller."""


class Spot(NamedTuple):
    """Where a digit stands, and how large."""

    x: float
    y: float
    radius: float
    """Of the circle around it."""
    font: float
    is_large: bool
    """Whether it is the digit of its cell, not one of its candidates."""


class Area(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    width: float
    height: float


class _Fonts(NamedTuple):
    """How large digits are."""

    digit: float
    """As a share of their cell."""
    candidate: float


_USUAL, _LARGE_PRINT = _Fonts(0.55, 12), _Fonts(0.85, 17)


class PictureLayout:
    """The measures of a board of some shape."""

    def __init__(self, geometry: Geometry, beyond: float = 0, *, is_large: bool = False) -> None:
        """The measures of a board.

        Args:
            geometry: its shape.
            beyond: the room right of it and below it, for what stands at its margins.
            is_large: whether its digits are as large as its cells allow.
        """
        self.geometry, self.beyond = geometry, beyond
        self._fonts = _LARGE_PRINT if is_large else _USUAL
        self.side = _SLOT * max(geometry.box_rows, geometry.box_cols) + 2 * _PADDING
        self.end = self.rule(geometry.n)
        self.size = self.end + max(_BORDER, beyond)
        self.shown = min(self.size, _WIDEST)
        self._squeeze = 2 / (len(geometry.digit_name(geometry.n)) + 1)

    def rule(self, index: int) -> float:
        """Where a row or a column begins."""
        return MARGIN + index * self.side

    def cell(self, cell: int) -> Area:
        """The square of a cell."""
        row, column = divmod(cell, self.geometry.n)
        return Area(self.rule(column), self.rule(row), self.side, self.side)

    def house(self, house: House) -> Area:
        """The rectangle of a house."""
        first, last = self.cell(min(house.cells)), self.cell(max(house.cells))
        return Area(first.x, first.y, last.x + self.side - first.x, last.y + self.side - first.y)

    def large(self, cell: int) -> Spot:
        """The place of the digit of a cell."""
        x, y, side, _ = self.cell(cell)
        font = self._fonts.digit * side * self._squeeze
        return Spot(x + side / 2, y + side / 2, 0.34 * side, font, is_large=True)

    def small(self, cell: int, digit: int) -> Spot:
        """The place of a candidate, always the same, with room for a letter right above it."""
        x, y, side, _ = self.cell(cell)
        rows, columns = self.geometry.box_rows, self.geometry.box_cols
        row, column = divmod(digit - 1, columns)
        room = side - 2 * _PADDING
        x += _PADDING + (column + 0.5) * room / columns - 1
        y += _PADDING + (row + 0.5) * room / rows + 1
        return Spot(x, y, 7, self._fonts.candidate * self._squeeze, is_large=False)
