"""Strokes of the mouse over cells: along one line, or wherever the hand goes."""

from typing import Literal


class Drag:
    """The way of a drag from cell to cell.

    A hand that draws a row slips into the next one: so a drag stays in the row or the column
    into which it goes first, unless it is to be free.
    """

    def __init__(self, cell: int, width: int, *, is_free: bool = False) -> None:
        """It begins on a cell of a board so many cells wide."""
        self._start = self._last = cell
        self._width, self._is_free = width, is_free
        self._along: Literal["row", "column", ""] = ""

    def over(self, cell: int) -> list[int]:
        """The cells on the way to where the mouse is now, also those that it was too quick for.

        The last of them is where the stroke is: beside the mouse, if that has left its line.
        """
        there = self._kept_in_line(cell)
        cells = between(self._last, there, self._width)
        self._last = there
        return cells

    def _kept_in_line(self, cell: int) -> int:
        if self._is_free:
            return cell
        (row, column), (to_row, to_column) = (
            divmod(self._start, self._width),
            divmod(cell, self._width),
        )
        if not self._along and cell != self._start:
            is_across = abs(to_column - column) >= abs(to_row - row)
            self._along = "row" if is_across else "column"
        if self._along == "column":
            return to_row * self._width + column
        return row * self._width + to_column


def between(first: int, last: int, width: int) -> list[int]:
    """The cells on the straight way from one cell to another, both included."""
    (row, column), (last_row, last_column) = divmod(first, width), divmod(last, width)
    down, right = last_row - row, last_column - column
    steps = max(abs(down), abs(right))
    if not steps:
        return [first]
    return [
        (row + _rounded(down * step, steps)) * width + column + _rounded(right * step, steps)
        for step in range(steps + 1)
    ]


def _rounded(dividend: int, divisor: int) -> int:
    """A quotient, halves rounded up."""
    return (2 * dividend + divisor) // (2 * divisor)
