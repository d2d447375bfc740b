"""Where the cells of a nonogram and its clues are, in columns and lines of a terminal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from textual.geometry import Size

from tutor.nonogram.inks import Clue, block_words
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.board.places import Places, Zoom

EVERY = 5
"""So many cells lie between two rules, and on one ground."""
SCALES: dict[Zoom, tuple[int, ...]] = {
    "largest": (5, 4),
    "large": (3,),
    "medium": (2,),
    "small": (1,),
}
"""From the largest: how many lines a cell has at each size; it is twice as many columns wide."""
ZOOMS: tuple[Zoom, ...] = tuple(SCALES)
_SHARE = 3
"""Where not everything fits, clues get one part in so many of the room: the largest part
that a clue can have of a line with its clue."""


def words_of(clue: Clue) -> list[str]:
    """What is written for a clue, block by block; a line without blocks has a zero.

    Where there are several inks, each number has the letter of its own.
    """
    return block_words(clue) or ["0"]


def clue_length(clue: Clue) -> int:
    """How many columns a row's clue takes, with a blank between numbers."""
    return len(" ".join(words_of(clue)))


def left_out(clue: Clue, room: int) -> int:
    """How many of the first numbers of a row's clue have no room; dots stand for them."""
    if clue_length(clue) <= room:
        return 0
    fits = (k for k in range(1, len(clue)) if clue_length(clue[k:]) + len("… ") <= room)
    return next(fits, len(clue))


@dataclass(frozen=True)
class Layout(Places):
    """A board of some shape at some size.

    The rows' clues stand left of the cells and the columns' clues above them. Five cells are
    set apart from the next five by their ground and by rules; where there is room or no colour,
    these are thin and bear the numbers of rows and columns. When the board scrolls, clues stay.
    """

    width: int
    """Columns of cells."""
    height: int
    """Rows of cells."""
    scale: int
    """Lines of a cell."""
    clue_width: int
    """Columns for the rows' clues."""
    clue_height: int
    """Lines for the columns' clues."""
    number_width: int
    """Columns that the numbers above the cells need."""
    is_ruled: bool = True
    """Whether upright rules have columns of their own, and there is a frame beside the cells;
    else the gap after a fifth column is one."""
    has_lines: bool = True
    """Whether rules across have lines of their own; else the gap below a fifth row is one."""
    has_bottom: bool = True
    """Whether the frame is closed below the last row."""
    plain: bool = False
    """Whether cells have no grounds."""
    levels: tuple[tuple[int, ...], ...] = ()
    """How many lines above the frame each number of a column stands, the last number first; where
    nothing is said, one number stands right above the other."""

    def number_at(self, column: int, count: int, level: int) -> int | None:
        """Which of a column's numbers, of so many, stands so many lines above the frame."""
        levels = self.levels[column] if self.levels else range(count)
        return count - 1 - levels.index(level) if level in levels else None

    def reaches(self, column: int, count: int) -> int:
        """How many lines a column's numbers take."""
        return self.levels[column][-1] + 1 if self.levels else count

    @property
    def zoom(self) -> Zoom:
        """What its size is called."""
        return next(zoom for zoom, scales in SCALES.items() if self.scale in scales)

    @property
    def cell_width(self) -> int:
        """Columns of a cell."""
        return max(2 * self.scale, self.number_width)

    @property
    def cell_height(self) -> int:
        """Lines of a cell."""
        return self.scale

    @property
    def middle(self) -> int:
        """The line of a cell that its row's clue stands on."""
        return (self.scale - 1) // 2

    @property
    def left(self) -> int:
        """Columns that stay when the board scrolls: clues, and what is said of their lines."""
        return self.clue_width + 1

    @property
    def top(self) -> int:
        """Lines that stay when the board scrolls: clues and frame."""
        return self.clue_height + self._is_lined

    @cached_property
    def lefts(self) -> tuple[int, ...]:
        """The first column of each column of cells."""
        rules = [c // EVERY if self.is_ruled else 0 for c in range(self.width)]
        return tuple(self.left + c * self.cell_width + rule for c, rule in enumerate(rules))

    @cached_property
    def tops(self) -> tuple[int, ...]:
        """The first line of each row of cells."""
        rules = [r // EVERY if self._is_lined else 0 for r in range(self.height)]
        return tuple(self.top + r * self.cell_height + rule for r, rule in enumerate(rules))

    @property
    def _is_lined(self) -> bool:
        """Whether rules across take lines."""
        return self.is_ruled and self.has_lines

    @property
    def is_closed(self) -> bool:
        """Whether there is a line of the frame below the last row."""
        return self._is_lined and self.has_bottom

    def is_rule(self, row: int, inner: int) -> bool:
        """Whether the gap on a line of a row is the rule below it."""
        is_gap = self.scale > 1 and inner == self.scale - 1
        is_last = row + 1 == self.height
        is_fifth = self.is_ruled if is_last else (row + 1) % EVERY == 0
        return not self._is_lined and is_gap and is_fifth

    def is_upright(self, column: int) -> bool:
        """Whether the gap of a column is the rule after it."""
        is_inner = column + 1 < self.width
        return not self.is_ruled and is_inner and (column + 1) % EVERY == 0

    @cached_property
    def size(self) -> Size:
        """The whole board, clues and frame included."""
        bottom = self.tops[-1] + self.cell_height
        return Size(
            self.lefts[-1] + self.cell_width + self.is_ruled,
            bottom + self.is_closed,
        )

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
        is_last = bool(ended) and ended[-1] == self.size.width - self.is_ruled
        end = last if is_last else ended[-1] if ended else first
        return start, max(start, end)


def natural_layout(
    puzzle: Puzzle, scale: int, *, plain: bool = False, apart: bool = False, is_ruled: bool = True
) -> Layout:
    """The layout in which everything can be seen at once.

    Args:
        puzzle: the clues.
        scale: the size of its cells.
        plain: whether neighbours cannot be told apart by their ground.
        apart: whether cells are a column wider than numbers in any case; else numbers that would
            touch stand on different lines.
        is_ruled: whether there are columns for rules.
    """
    digits = max(len(word) for clue in puzzle.columns for word in words_of(clue))
    number_width = digits + ((plain or apart) and digits > 1)
    levels: tuple[tuple[int, ...], ...] = ()
    if number_width == digits >= 2 * scale and not puzzle.is_line:
        levels = _staggered(puzzle.columns, digits, is_ruled=is_ruled)
    lines = [one[-1] + 1 for one in levels] or [len(words_of(clue)) for clue in puzzle.columns]
    return Layout(
        puzzle.width,
        puzzle.height,
        scale,
        max(map(clue_length, puzzle.rows)),
        0 if puzzle.is_line else max(lines),
        number_width,
        is_ruled=is_ruled,
        plain=plain,
        levels=levels,
    )


def _staggered(
    columns: Sequence[Clue], width: int, *, is_ruled: bool
) -> tuple[tuple[int, ...], ...]:
    """Where numbers stand above cells no wider than the longest, so that none touches another.

    One that fills its cell is moved up where the column before has a number beside it.
    """
    found: list[tuple[int, ...]] = []
    for column, clue in enumerate(columns):
        before = found[-1] if column and not (is_ruled and column % EVERY == 0) else ()
        levels, level = list[int](), 0
        for word in reversed(words_of(clue)):
            while len(word) == width and level in before:
                level += 1
            levels.append(level)
            level += 1
        found.append(tuple(levels))
    return tuple(found)


def reach_of(columns: Sequence[Clue]) -> int:
    """How many lines the columns' clues take at most, in cells of whatever width."""
    digits = max(len(word) for clue in columns for word in words_of(clue))
    levels = _staggered(columns, max(digits, 2), is_ruled=False)
    return max(one[-1] + 1 for one in levels)


def fitted_to(layout: Layout, puzzle: Puzzle) -> Layout:
    """A layout that was made for other clues, with the numbers of these where none touches."""
    if not layout.levels and layout.number_width < layout.cell_width:
        return layout
    digits = max(len(word) for clue in puzzle.columns for word in words_of(clue))
    is_close = digits >= layout.cell_width
    levels = _staggered(puzzle.columns, digits, is_ruled=layout.is_ruled) if is_close else ()
    return replace(layout, levels=levels)


def best_layout(
    puzzle: Puzzle, room: Size, zoom: Zoom | None = None, *, plain: bool = False
) -> Layout:
    """The largest size that fits, with rules if they do; or the size that was chosen.

    What does not fit scrolls, and clues are cut down to their share of the room.
    """
    scales = [scale for one in ((zoom,) if zoom else ZOOMS) for scale in SCALES[one]]
    for scale in scales:
        for layout in _forms(puzzle, scale, plain=plain):
            if layout.size.width <= room.width and layout.size.height <= room.height:
                return layout
    layout = natural_layout(puzzle, scales[-1], plain=plain)
    return replace(
        layout,
        clue_width=min(layout.clue_width, room.width // _SHARE),
        clue_height=min(layout.clue_height, room.height // _SHARE),
        has_lines=plain,
        has_bottom=False,
    )


def _forms(puzzle: Puzzle, scale: int, *, plain: bool) -> Iterator[Layout]:
    """The ways to draw a size, from the clearest: what costs room is left out bit by bit."""
    apart = natural_layout(puzzle, scale, plain=plain, apart=True)
    close = natural_layout(puzzle, scale, plain=plain)
    for layout in (apart, close):
        yield layout
        yield replace(layout, has_bottom=False)
    if not plain:
        for layout in (apart, close):
            yield replace(layout, has_lines=False)
        yield natural_layout(puzzle, scale, is_ruled=False)
