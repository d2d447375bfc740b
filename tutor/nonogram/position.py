"""What is known of a picture: each cell black, white or not known yet.

Where there are several inks, a cell that has one of them counts as black, and which one it
has is known beside.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import repeat
from operator import and_, rshift

from tutor.base.watch import Pulse, no_pulse
from tutor.nonogram.inks import BLACK as BLACK
from tutor.nonogram.inks import SIGNS as SIGNS
from tutor.nonogram.inks import UNKNOWN as UNKNOWN
from tutor.nonogram.inks import WHITE as WHITE
from tutor.nonogram.inks import Clue, colour_of_ink, gap_after, ink_number, ink_of_colour
from tutor.nonogram.inks import Colour as Colour
from tutor.nonogram.puzzle import Line, Puzzle


def bits(mask: int) -> Iterator[int]:
    """The places of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@dataclass(frozen=True)
class LineView:
    """One line with its clue and what is known of it; bit i is its cell i."""

    line: Line
    clue: Clue
    length: int
    black: int
    white: int
    inks: tuple[int, ...] = ()
    """Of each ink its black cells, where there are several."""
    crossing: tuple[int, ...] = ()
    """For each of them, the cells in whose other line there is no block of it."""

    @property
    def full(self) -> int:
        """Every cell of the line."""
        return (1 << self.length) - 1

    @property
    def unknown(self) -> int:
        """The cells that are neither black nor white yet."""
        return self.full & ~self.black & ~self.white

    @cached_property
    def runs(self) -> tuple[tuple[int, int], ...]:
        """The first and last cell of each stretch of black cells, each of one ink."""
        if self.inks:
            return tuple(sorted(run for mask in self.inks for run in stretches(mask)))
        return stretches(self.black)

    @cached_property
    def gaps(self) -> tuple[tuple[int, int], ...]:
        """The first and last cell of each stretch without white cells."""
        return stretches(self.full & ~self.white)

    def mirrored(self) -> "LineView":
        """The same line read from its other end."""
        return LineView(
            self.line,
            self.clue[::-1],
            self.length,
            mirrored(self.black, self.length),
            mirrored(self.white, self.length),
            _each(mirrored, self.inks, self.length),
            _each(mirrored, self.crossing, self.length),
        )

    def after(self, first: int, block: int) -> "LineView":
        """What is left of the line without its first cells and blocks."""
        return LineView(
            self.line,
            self.clue[block:],
            self.length - first,
            self.black >> first,
            self.white >> first,
            _each(rshift, self.inks, first),
            _each(rshift, self.crossing, first),
        )

    def keeping(self, known: int) -> "LineView":
        """The same line if only some of its cells are known."""
        return LineView(
            self.line,
            self.clue,
            self.length,
            self.black & known,
            self.white & known,
            _each(and_, self.inks, known),
            self.crossing,
        )

    def with_colour(self, place: int, colour: Colour) -> "LineView":
        """The same line with one more cell known."""
        cell = 1 << place
        if colour == WHITE:
            return replace(self, white=self.white | cell)
        inks = tuple(
            mask | cell if colour_of_ink(ink) == colour else mask
            for ink, mask in enumerate(self.inks, start=1)
        )
        return replace(self, black=self.black | cell, inks=inks)

    def uncrossed(self) -> "LineView":
        """The same line if nothing were known of the clues of its crossing lines."""
        return replace(self, crossing=(0,) * len(self.crossing)) if self.crossing else self

    def own(self, block: int) -> int:
        """The black cells that may be a block's: of its ink."""
        return self.inks[ink_number(self.clue, block) - 1] if self.inks else self.black

    def closed(self, block: int) -> int:
        """The cells that a block cannot cover: white, of another ink, or in lines without it."""
        if not self.inks:
            return self.white
        ink = ink_number(self.clue, block) - 1
        return self.white | self.black & ~self.inks[ink] | self.crossing[ink]

    def gap(self, block: int) -> int:
        """How many white cells there are at least after a block."""
        if not self.inks:
            return int(block + 1 < len(self.clue))
        return gap_after(self.clue, block)

    def is_ended(self, block: int, way: int = 1) -> bool:
        """Whether a white cell ends a block, or one begins it: no other ink comes next to it."""
        beside = block + way
        if not self.inks or not 0 <= beside < len(self.clue):
            return True
        return bool(self.gap(min(block, beside)))

    @property
    def crossed(self) -> int:
        """The cells in whose other line some colour of this one is missing."""
        found = 0
        for block in range(len(self.clue)) if self.inks else ():
            found |= self.crossing[ink_number(self.clue, block) - 1]
        return found

    def is_run_of(self, block: int, first: int) -> bool:
        """Whether a run that begins at a cell has the ink of a block."""
        return not self.inks or bool(self.own(block) >> first & 1)

    def inked(self, masks: Iterable[tuple[int, int]]) -> tuple[int, ...]:
        """Blocks with the cells that they cover, as the cells of each ink; nothing if it is one."""
        if not self.inks:
            return ()
        found = [0] * len(self.inks)
        for block, mask in masks:
            found[ink_number(self.clue, block) - 1] |= mask
        return tuple(found)

    @property
    def barred(self) -> tuple[int, ...]:
        """The cells that cannot be white, and of each ink those that cannot have it."""
        others = (
            self.white | self.black & ~mask | crossing
            for mask, crossing in zip(self.inks, self.crossing, strict=True)
        )
        return (self.black, *others) if self.inks else (self.black, self.white)


def _each(do: Callable[[int, int], int], masks: tuple[int, ...], by: int) -> tuple[int, ...]:
    """The same done to every mask; in black and white there is none."""
    return tuple([do(mask, by) for mask in masks]) if masks else ()


def stretches(mask: int) -> tuple[tuple[int, int], ...]:
    """The first and last place of each stretch of set bits."""
    found = []
    while mask:
        first = (mask & -mask).bit_length() - 1
        # Adding a bit to a stretch carries it to the first place after it.
        length = (~(mask >> first) & (mask >> first) + 1).bit_length() - 1
        found.append((first, first + length - 1))
        mask &= -1 << first + length
    return tuple(found)


def mirrored(mask: int, length: int) -> int:
    """A set of cells of a line, counted from its other end."""
    return int(f"{mask:0{length}b}"[::-1], 2) if mask else 0


Known = tuple[Clue, int, int, int] | tuple[Clue, int, int, int, tuple[int, ...], tuple[int, ...]]
"""What a line says depends on."""


class Position:
    """A puzzle and what is known of its cells, row by row and column by column at once."""

    def __init__(self, puzzle: Puzzle, cells: Iterable[int] = (), pulse: Pulse = no_pulse) -> None:
        """The empty board, or one with these cells, row by row."""
        self.puzzle = puzzle
        self.pulse = pulse
        """Called by whoever tries many things on this board; may raise to stop them."""
        self.row_black = [0] * puzzle.height
        self.row_white = [0] * puzzle.height
        self.column_black = [0] * puzzle.width
        self.column_white = [0] * puzzle.width
        self.row_inks = [[0] * puzzle.height for _ in puzzle.inks]
        """For each of several inks, its cells in every row."""
        self.column_inks = [[0] * puzzle.width for _ in puzzle.inks]
        for cell, colour in enumerate(cells):
            if colour != UNKNOWN:
                self.set(cell, colour)

    def copy(self) -> "Position":
        """The same once more."""
        new = Position.__new__(Position)
        new.puzzle, new.pulse = self.puzzle, self.pulse
        new.row_black, new.row_white = self.row_black[:], self.row_white[:]
        new.column_black, new.column_white = self.column_black[:], self.column_white[:]
        new.row_inks = [masks[:] for masks in self.row_inks]
        new.column_inks = [masks[:] for masks in self.column_inks]
        return new

    def set(self, cell: int, colour: int) -> None:
        """Make a cell black, white or unknown; or give it one of several inks."""
        row, column = divmod(cell, self.puzzle.width)
        row_bit, column_bit = 1 << column, 1 << row
        self.row_black[row] &= ~row_bit
        self.row_white[row] &= ~row_bit
        self.column_black[column] &= ~column_bit
        self.column_white[column] &= ~column_bit
        for rows, columns in zip(self.row_inks, self.column_inks, strict=True):
            rows[row] &= ~row_bit
            columns[column] &= ~column_bit
        if colour == WHITE:
            self.row_white[row] |= row_bit
            self.column_white[column] |= column_bit
        elif colour != UNKNOWN:
            self.row_black[row] |= row_bit
            self.column_black[column] |= column_bit
            if self.row_inks:
                ink = ink_of_colour(colour) - 1
                self.row_inks[ink][row] |= row_bit
                self.column_inks[ink][column] |= column_bit

    def apply(self, black: Iterable[int], white: Iterable[int]) -> None:
        """Make cells black and others white."""
        for cell in black:
            self.set(cell, BLACK)
        for cell in white:
            self.set(cell, WHITE)

    def paint(self, colours: Mapping[int, Colour]) -> None:
        """Give cells their colours."""
        for cell, colour in colours.items():
            self.set(cell, colour)

    def colour(self, cell: int) -> Colour:
        """What is known of a cell."""
        row, column = divmod(cell, self.puzzle.width)
        for number, masks in enumerate(self.row_inks, start=1):
            if masks[row] >> column & 1:
                return colour_of_ink(number)
        if self.row_black[row] >> column & 1:
            return BLACK
        return WHITE if self.row_white[row] >> column & 1 else UNKNOWN

    @property
    def cells(self) -> list[Colour]:
        """Every cell, row by row."""
        if self.row_inks:
            return [self.colour(cell) for cell in range(self.puzzle.cell_count)]
        return [
            BLACK if black >> column & 1 else WHITE if white >> column & 1 else UNKNOWN
            for black, white in zip(self.row_black, self.row_white, strict=True)
            for column in range(self.puzzle.width)
        ]

    def view(self, line: Line) -> LineView:
        """One line."""
        puzzle, index = self.puzzle, line.index
        if line.axis == "row":
            black, white, inks = self.row_black[index], self.row_white[index], self.row_inks
        else:
            black, white = self.column_black[index], self.column_white[index]
            inks = self.column_inks
        clue, length = puzzle.clue(line), puzzle.length(line)
        if not inks:
            return LineView(line, clue, length, black, white)
        known = tuple(masks[index] for masks in inks)
        return LineView(line, clue, length, black, white, known, puzzle.crossing(line))

    def lines_known(self) -> Iterator[Known]:
        """Of each line its clue, length, black and white cells; and inks, if there are several."""
        puzzle = self.puzzle
        if puzzle.inks:
            for line in puzzle.lines:
                view = self.view(line)
                yield view.clue, view.length, view.black, view.white, view.inks, view.crossing
            return
        widths, heights = repeat(puzzle.width, puzzle.height), repeat(puzzle.height, puzzle.width)
        yield from zip(puzzle.rows, widths, self.row_black, self.row_white, strict=True)
        yield from zip(puzzle.columns, heights, self.column_black, self.column_white, strict=True)

    @property
    def is_full(self) -> bool:
        """Whether every cell is black or white."""
        full = (1 << self.puzzle.width) - 1
        return all(
            black | white == full
            for black, white in zip(self.row_black, self.row_white, strict=True)
        )

    @property
    def known(self) -> int:
        """How many cells are black or white."""
        rows = zip(self.row_black, self.row_white, strict=True)
        return sum((black | white).bit_count() for black, white in rows)

    def written(self) -> tuple[str, ...]:
        """The rows in signs: ``##.?``."""
        width = self.puzzle.width
        names = self.puzzle.signs
        signs = "".join([names[colour] for colour in self.cells])
        return tuple(signs[start : start + width] for start in range(0, len(signs), width))

    @staticmethod
    def of(puzzle: Puzzle, rows: Sequence[str]) -> "Position":
        """The board that was written in signs."""
        return Position(puzzle, [puzzle.signs.index(sign) for row in rows for sign in row])


WAYS = 8


def turned(position: Position, way: int) -> Position:
    """The same board seen another way, from 0 (as it is) to 7.

    Args:
        position: the board.
        way: bit 0 mirrors it from left to right, bit 1 from top to bottom, and bit 2 makes
            columns of its rows.
    """
    rows = list(position.written())
    row_clues, column_clues = position.puzzle.rows, position.puzzle.columns
    if way & 1:
        rows = [row[::-1] for row in rows]
        row_clues, column_clues = tuple(clue[::-1] for clue in row_clues), column_clues[::-1]
    if way & 2:
        rows = rows[::-1]
        row_clues, column_clues = row_clues[::-1], tuple(clue[::-1] for clue in column_clues)
    if way & 4:
        rows = ["".join(column) for column in zip(*rows, strict=True)]
        row_clues, column_clues = column_clues, row_clues
    return Position.of(Puzzle(row_clues, column_clues, inks=position.puzzle.inks), rows)
