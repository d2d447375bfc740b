"""The eight ways to look at a board: turned over its diagonal, and from either side."""

from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle

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
