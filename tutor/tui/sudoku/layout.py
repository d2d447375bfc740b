"""Where the cells of a Sudoku and their marks are, in columns and lines of a terminal."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from textual.geometry import Size

from tutor.sudoku.geometry import SYMBOLS, Geometry
from tutor.tui.board.places import Places, Zoom

Cut = Literal["S", "M", "L-", "L", "XL-", "XL"]
"""How a board is cut, from the smallest:

S   one line a cell: its digit, or two marks, or a sign that there are more
M   two lines a cell with every mark, cells apart by a column, boxes by thin rules
L-  marks as a block with a sign beside each, boxes apart by heavy rules
L   the same, with a rule around every cell
XL- wide marks and big digits
XL  wider ones
"""
CUTS: dict[Zoom, tuple[Cut, ...]] = {
    "largest": ("XL", "XL-"),
    "large": ("L", "L-"),
    "medium": ("M",),
    "small": ("S",),
}
"""What each size can be, from the largest."""
_MOST_BIG = 9
"""Digits up to this can be drawn big."""
_FEET: dict[Cut, int] = {"S": 2}
"""Lines below a board, where it is not one: the digits left, and at S the marks spelled out."""


@dataclass(frozen=True)
class Layout(Places):
    """A board of some shape, cut in some way.

    Row numbers stand left of the cells, column numbers above them, both on the frame where
    there is one.
    """

    geometry: Geometry
    cut: Cut

    @cached_property
    def zoom(self) -> Zoom:
        """The size that this is a way of."""
        return next(zoom for zoom, cuts in CUTS.items() if self.cut in cuts)

    @property
    def is_framed(self) -> bool:
        """Whether there is a frame around the board."""
        return self.cut not in ("S", "M")

    @property
    def is_ruled(self) -> bool:
        """Whether there is a rule around every cell."""
        return self.cut in ("L", "XL-", "XL")

    @property
    def is_big(self) -> bool:
        """Whether digits are big figures."""
        return self.cut in ("XL-", "XL")

    @property
    def shows_marks(self) -> bool:
        """Whether every mark has a place; digits of several characters have no room for them."""
        return self.cut != "S"

    @cached_property
    def _step(self) -> tuple[int, int]:
        """Columns and lines from a mark to the next, where they form a block."""
        return {"XL": (4, 2), "XL-": (3, 2)}.get(self.cut, (2, 1))

    @cached_property
    def mark_columns(self) -> int:
        """How many marks stand beside each other in a cell."""
        return (self.geometry.n + 1) // 2 if self.cut == "M" else self.geometry.box_cols

    @cached_property
    def cell_width(self) -> int:
        """Columns of a cell."""
        n = self.geometry.n
        if self.cut == "S":
            return len(self.geometry.digit_name(n)) + 2
        if self.cut == "M":
            return n // 2 + 1
        step, _ = self._step
        return step * (self.mark_columns - 1) + 3

    @cached_property
    def cell_height(self) -> int:
        """Lines of a cell."""
        _, step = self._step
        return {"S": 1, "M": 2}.get(self.cut, step * (self.geometry.box_rows - 1) + 1)

    @property
    def digit_line(self) -> int:
        """The line of a cell that its digit stands on, unless it is big."""
        return (self.cell_height - 1) // 2

    @cached_property
    def margin(self) -> int:
        """Columns left of the cells: the largest row number, or the frame it stands on.

        It is set apart from marks, which it could be taken for.
        """
        return len(str(self.geometry.n)) + (self.cut == "M")

    @property
    def _gap(self) -> int:
        """Columns between cells: blank ones, or rules."""
        return 1 if self.cut == "M" or self.is_ruled else 0

    @cached_property
    def lefts(self) -> tuple[int, ...]:
        """The first column of each column of cells."""
        pitch, box = self.cell_width + self._gap, self.geometry.box_cols
        rules = [0 if self._gap else column // box for column in range(self.geometry.n)]
        return tuple(self.margin + c * pitch + rule for c, rule in enumerate(rules))

    @cached_property
    def tops(self) -> tuple[int, ...]:
        """The first line of each row of cells."""
        pitch, box = self.cell_height + self.is_ruled, self.geometry.box_rows
        rules = [0 if self.is_ruled else row // box for row in range(self.geometry.n)]
        return tuple(1 + row * pitch + rule for row, rule in enumerate(rules))

    @cached_property
    def size(self) -> Size:
        """The whole board, frame included."""
        width, height = self.lefts[-1] + self.cell_width, self.tops[-1] + self.cell_height
        return Size(width + self.is_framed, height + self.is_framed)

    def column_room(self, column: int) -> int:
        """Columns for a note beside the number of a column; beyond the last there is no gap."""
        if self.cut == "S":
            return 0
        is_last = column == self.geometry.n - 1
        return self.cell_width - len(str(column + 1)) - 1 + (0 if is_last else self._gap)

    @property
    def most_marks(self) -> int:
        """How many marks a cell shows: of a single line, with digits of one character, two."""
        if self.shows_marks:
            return self.geometry.n
        return 2 if len(self.geometry.digit_name(self.geometry.n)) == 1 else 0

    @property
    def foot(self) -> int:
        """How many lines there are below the board."""
        return _FEET.get(self.cut, 1)

    @property
    def across(self) -> int:
        """How many cells a row has."""
        return self.geometry.n

    def fits(self, room: Size) -> bool:
        """Whether board and foot can be seen at once."""
        width, height = self.size
        return width <= room.width and height + self.foot <= room.height

    def place_of_mark(self, digit: int) -> tuple[int, int]:
        """Column and line of a digit's mark within its cell: always the same."""
        line, column = divmod(digit - 1, self.mark_columns)
        if self.cut == "M":
            return column, line
        across, down = self._step
        return across * column + 1, down * line

    def mark_at(self, x: int, y: int) -> int | None:
        """The digit whose mark has its place here, or beside it where marks are a block."""
        cell = self.cell_at(x, y)
        if cell is None or not self.shows_marks:
            return None
        region = self.region(cell)
        inside = x - region.x, y - region.y
        return self._mark_inside.get(inside)

    @cached_property
    def _mark_inside(self) -> dict[tuple[int, int], int]:
        """For each place of a cell, the mark that a mouse there means."""
        places = {self.place_of_mark(d): d for d in range(1, self.geometry.n + 1)}
        sides = (-1, 1) if self.is_big else (1,) if self.is_framed else ()
        beside = {(x + side, y): d for (x, y), d in places.items() for side in sides}
        return {**beside, **places}


def layouts_of(geometry: Geometry, zoom: Zoom | None = None) -> list[Layout]:
    """The ways to cut a board, from the largest; of one size, if one is asked for.

    Marks need digits of one character, big digits are those from 1 to 9.
    """
    zooms = possible_zooms(geometry)
    chosen = [zoom] if zoom in zooms and zoom is not None else zooms
    return [Layout(geometry, cut) for each in chosen for cut in CUTS[each]]


def possible_zooms(geometry: Geometry) -> tuple[Zoom, ...]:
    """The sizes a board can have, from the largest."""
    if geometry.n > len(SYMBOLS):
        return ("small",)
    return tuple(zoom for zoom in CUTS if zoom != "largest" or geometry.n <= _MOST_BIG)


def best_layout(geometry: Geometry, room: Size, zoom: Zoom | None = None) -> Layout:
    """The largest that fits, of the size asked for if there is one; else the smallest of them."""
    layouts = layouts_of(geometry, zoom)
    return next((layout for layout in layouts if layout.fits(room)), layouts[-1])
