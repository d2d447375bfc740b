"""Where the cells of a board and their marks are, in columns and lines of a terminal."""

from dataclasses import dataclass
from functools import cached_property

from textual.geometry import Size

from tutor.sudoku.geometry import SYMBOLS, Geometry
from tutor.tui.board.places import Places, Zoom

ZOOMS: tuple[Zoom, ...] = ("large", "medium", "small")
"""From the largest: marks as a block with a sign beside each; marks on two lines; no marks."""


@dataclass(frozen=True)
class Layout(Places):
    """A board of some shape at some size.

    Row numbers stand in the left frame, column numbers in the top one; boxes are set
    apart by rules, cells by shading, or by a blank column where there is no colour.
    """

    geometry: Geometry
    zoom: Zoom
    spaced: bool = False
    """Whether cells have a blank column between them."""

    @cached_property
    def mark_columns(self) -> int:
        """How many marks stand beside each other in a cell."""
        return self.geometry.box_cols if self.zoom == "large" else (self.geometry.n + 1) // 2

    @cached_property
    def cell_width(self) -> int:
        """Columns of a cell, the blank one included."""
        n = self.geometry.n
        if self.zoom == "small":
            return len(self.geometry.digit_name(n)) + 2
        if self.zoom == "medium":
            return n // 2 + 1 + self.spaced
        return 2 * self.mark_columns + 1

    @cached_property
    def cell_height(self) -> int:
        """Lines of a cell."""
        return {"small": 1, "medium": 2, "large": self.geometry.box_rows}[self.zoom]

    @property
    def shows_marks(self) -> bool:
        """Whether the marks can be seen; digits of several characters have no room for them."""
        return self.zoom != "small"

    @cached_property
    def frame(self) -> int:
        """Columns of the left frame: the largest row number, and a rule."""
        return len(str(self.geometry.n)) + 1

    @cached_property
    def lefts(self) -> tuple[int, ...]:
        """The first column of each column of cells."""
        rules = [column // self.geometry.box_cols for column in range(self.geometry.n)]
        return tuple(self.frame + c * self.cell_width + rule for c, rule in enumerate(rules))

    @cached_property
    def tops(self) -> tuple[int, ...]:
        """The first line of each row of cells."""
        rules = [row // self.geometry.box_rows for row in range(self.geometry.n)]
        return tuple(1 + row * self.cell_height + rule for row, rule in enumerate(rules))

    @cached_property
    def size(self) -> Size:
        """The whole board, frame included."""
        return Size(self.lefts[-1] + self.cell_width + 1, self.tops[-1] + self.cell_height + 1)

    @property
    def across(self) -> int:
        """How many cells a row has."""
        return self.geometry.n

    def place_of_mark(self, digit: int) -> tuple[int, int]:
        """Column and line of a digit's mark within its cell: always the same."""
        line, column = divmod(digit - 1, self.mark_columns)
        return (2 * column + 1 if self.zoom == "large" else column), line

    def mark_at(self, x: int, y: int) -> int | None:
        """The digit whose mark has its place here, None where none has."""
        cell = self.cell_at(x, y)
        if cell is None or not self.shows_marks:
            return None
        region = self.region(cell)
        inside = x - region.x, y - region.y
        for digit in range(1, self.geometry.n + 1):
            if self.place_of_mark(digit) == inside:
                return digit
        return None


def possible_zooms(geometry: Geometry) -> tuple[Zoom, ...]:
    """The sizes a board can have: marks need digits of one character."""
    return ZOOMS if geometry.n <= len(SYMBOLS) else ("small",)


def best_layout(geometry: Geometry, room: Size, spaced: bool = False) -> Layout:
    """The largest size that fits; if none does, the smallest that shows marks."""
    layouts = [
        Layout(geometry, zoom, spaced and zoom == "medium") for zoom in possible_zooms(geometry)
    ]
    fitting = [layout for layout in layouts if _fits(layout.size, room)]
    with_marks = [layout for layout in layouts if layout.shows_marks]
    shown = [layout for layout in fitting if layout.shows_marks]
    return (shown or with_marks[-1:] or fitting or layouts)[0]


def _fits(size: Size, room: Size) -> bool:
    return size.width <= room.width and size.height <= room.height
