"""What is known of a picture: each cell black, white or not known yet."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from tutor.base.watch import Pulse, no_pulse
from tutor.nonogram.puzzle import Clue, Line, Puzzle

Colour = Literal[0, 1, 2]
UNKNOWN: Colour = 0
BLACK: Colour = 1
WHITE: Colour = 2
SIGNS = "?#."
"""How programs write the three."""


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
        """The first and last cell of each stretch of black cells."""
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
        )


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
    return sum(1 << length - 1 - place for place in bits(mask))


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
        for cell, colour in enumerate(cells):
            if colour != UNKNOWN:
                self.set(cell, colour)

    def copy(self) -> "Position":
        """The same once more."""
        new = Position.__new__(Position)
        new.puzzle, new.pulse = self.puzzle, self.pulse
        new.row_black, new.row_white = self.row_black[:], self.row_white[:]
        new.column_black, new.column_white = self.column_black[:], self.column_white[:]
        return new

    def set(self, cell: int, colour: int) -> None:
        """Make a cell black, white or unknown."""
        row, column = divmod(cell, self.puzzle.width)
        row_bit, column_bit = 1 << column, 1 << row
        self.row_black[row] &= ~row_bit
        self.row_white[row] &= ~row_bit
        self.column_black[column] &= ~column_bit
        self.column_white[column] &= ~column_bit
        if colour == BLACK:
            self.row_black[row] |= row_bit
            self.column_black[column] |= column_bit
        elif colour == WHITE:
            self.row_white[row] |= row_bit
            self.column_white[column] |= column_bit

    def apply(self, black: Iterable[int], white: Iterable[int]) -> None:
        """Make cells black and others white."""
        for cell in black:
            self.set(cell, BLACK)
        for cell in white:
            self.set(cell, WHITE)

    def colour(self, cell: int) -> Colour:
        """What is known of a cell."""
        row, column = divmod(cell, self.puzzle.width)
        if self.row_black[row] >> column & 1:
            return BLACK
        return WHITE if self.row_white[row] >> column & 1 else UNKNOWN

    @property
    def cells(self) -> list[Colour]:
        """Every cell, row by row."""
        return [
            BLACK if black >> column & 1 else WHITE if white >> column & 1 else UNKNOWN
            for black, white in zip(self.row_black, self.row_white, strict=True)
            for column in range(self.puzzle.width)
        ]

    def view(self, line: Line) -> LineView:
        """One line."""
        puzzle, index = self.puzzle, line.index
        if line.axis == "row":
            black, white = self.row_black[index], self.row_white[index]
        else:
            black, white = self.column_black[index], self.column_white[index]
        return LineView(line, puzzle.clue(line), puzzle.length(line), black, white)

    def lines_known(self) -> Iterator[tuple[Clue, int, int, int]]:
        """Of each line its clue, its length, and its black and white cells."""
        puzzle = self.puzzle
        rows = zip(puzzle.rows, self.row_black, self.row_white, strict=True)
        yield from ((clue, puzzle.width, black, white) for clue, black, white in rows)
        columns = zip(puzzle.columns, self.column_black, self.column_white, strict=True)
        yield from ((clue, puzzle.height, black, white) for clue, black, white in columns)

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
        signs = "".join(SIGNS[colour] for colour in self.cells)
        return tuple(signs[start : start + width] for start in range(0, len(signs), width))

    @staticmethod
    def of(puzzle: Puzzle, rows: Sequence[str]) -> "Position":
        """The board that was written in signs."""
        return Position(puzzle, [SIGNS.index(sign) for row in rows for sign in row])


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
    return Position.of(Puzzle(row_clues, column_clues), rows)
