"""Where the cells of a nonogram and its clues are, in columns and lines of a terminal."""

from dataclasses import dataclass, replace
from functools import cached_property

from textual.geometry import Size

from tutor.nonogram.puzzle import Clue, Puzzle
from tutor.tui.board.places import Places, Zoom

EVERY = 5
"""So many cells lie between two rules."""
ZOOMS: tuple[Zoom, ...] = ("medium", "small")
"""From the largest: cells of two lines, and of one."""
_SHARE = 3
"""Where not everything fits, clues get one part in so many of the room: the largest part
that a clue can have of a line with its clue."""


def numbers_of(clue: Clue) -> Clue:
    """What is written for a clue: a line without blocks has a zero."""
    return clue or (0,)


def clue_length(clue: Clue) -> int:
    """How many columns a row's clue takes, with a blank between numbers."""
    return len(" ".join(map(str, numbers_of(clue))))


def left_out(clue: Clue, room: int) -> int:
    """How many of the first numbers of a row's clue have no room; dots stand for them."""
    if clue_length(clue) <= room:
        return 0
    fits = (k for k in range(1, len(clue)) if clue_length(clue[k:]) + len("… ") <= room)
    return next(fits, len(clue))


@dataclass(frozen=True)
class Layout(Places):
    """A board of some shape at some size.

    The rows' clues stand left of the cells and the columns' clues above them, with a frame
    between. Thin rules set five cells apart from the next five; they bear the numbers of
    rows and columns. When the board scrolls, clues and frame stay.
    """

    width: int
    """Columns of cells."""
    height: int
    """Rows of cells."""
    zoom: Zoom
    clue_width: int
    """Columns left of the frame."""
    clue_height: int
    """Lines above it."""
    number_width: int
    """Columns that the numbers above the cells need."""
    has_bottom: bool = True
    """Whether there is a frame below the last row."""

    @property
    def cell_width(self) -> int:
        """Columns of a cell."""
        return max(4 if self.zoom == "medium" else 2, self.number_width)

    @property
    def cell_height(self) -> int:
        """Lines of a cell."""
        return 2 if self.zoom == "medium" else 1

    @property
    def left(self) -> int:
        """Columns that stay when the board scrolls: clues and frame."""
        return self.clue_width + 1

    @property
    def top(self) -> int:
        """Lines that stay when the board scrolls: clues and frame."""
        return self.clue_height + 1

    @cached_property
    def lefts(self) -> tuple[int, ...]:
        """The first column of each column of cells."""
        return tuple(self.left + c * self.cell_width + c // EVERY for c in range(self.width))

    @cached_property
    def tops(self) -> tuple[int, ...]:
        """The first line of each row of cells."""
        return tuple(self.top + r * self.cell_height + r // EVERY for r in range(self.height))

    @cached_property
    def size(self) -> Size:
        """The whole board, clues and frame included."""
        bottom = self.tops[-1] + self.cell_height
        return Size(self.lefts[-1] + self.cell_width + 1, bottom + self.has_bottom)

    @property
    def across(self) -> int:
        """How many cells a row has."""
        return self.width

    def whole(self, first: int, last: int) -> tuple[int, int]:
        """The part of a stretch of columns that has whole cells only."""
        begun = [left for left in self.lefts if left >= first]
        ended = [left + self.cell_width for left in self.lefts if left + self.cell_width <= last]
        start = begun[0] if begun else last
        # What follows the last column of cells is the frame.
        end = last if ended and ended[-1] == self.size.width - 1 else ended[-1] if ended else first
        return start, max(start, end)


def natural_layout(puzzle: Puzzle, zoom: Zoom, spaced: bool = False) -> Layout:
    """The layout in which everything can be seen at once.

    Args:
        puzzle: the clues.
        zoom: the size of its cells.
        spaced: whether clues of neighbouring columns cannot be told apart by shading.
    """
    largest = max((block for clue in puzzle.columns for block in clue), default=0)
    digits = len(str(largest))
    return Layout(
        puzzle.width,
        puzzle.height,
        zoom,
        max(map(clue_length, puzzle.rows)),
        0 if puzzle.is_line else max(len(numbers_of(clue)) for clue in puzzle.columns),
        digits + (spaced and digits > 1),
    )


def best_layout(
    puzzle: Puzzle, room: Size, zoom: Zoom | None = None, spaced: bool = False
) -> Layout:
    """The largest size that fits, or the one that was chosen.

    What does not fit scrolls, and clues are cut down to their share of the room.
    """
    layouts = [natural_layout(puzzle, z, spaced) for z in ((zoom,) if zoom else ZOOMS)]
    for layout in layouts:
        for candidate in (layout, replace(layout, has_bottom=False)):
            if candidate.size.width <= room.width and candidate.size.height <= room.height:
                return candidate
    layout = layouts[-1]
    return replace(
        layout,
        clue_width=min(layout.clue_width, room.width // _SHARE),
        clue_height=min(layout.clue_height, room.height // _SHARE),
        has_bottom=False,
    )
