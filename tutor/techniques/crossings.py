"""Which houses meet in the places of a digit: what fish and locked candidates are made of."""

from functools import lru_cache
from typing import NamedTuple

from tutor.sudoku.geometry import HouseKind, digits
from tutor.techniques.tables import REMEMBERED, Tables

Lines = tuple[int, ...]
"""For every house of a kind, a set of houses of another kind, as bits of their indexes."""


class Crossings(NamedTuple):
    """For every house of the first kind, those of the second where it has places of a digit."""

    row_columns: Lines
    column_rows: Lines
    row_boxes: Lines
    column_boxes: Lines
    box_rows: Lines
    box_columns: Lines
    box_cells: Lines
    """For every box, the indexes of its cells with a place."""

    def of(self, first: HouseKind, second: HouseKind) -> Lines:
        """The crossings of two kinds of houses."""
        lines: Lines = getattr(self, f"{first}_{second}{'es' if second == 'box' else 's'}")
        return lines


@lru_cache(maxsize=REMEMBERED)
def crossings(tables: Tables, places: int) -> Crossings:
    """All crossings of a digit's places."""
    n, all_columns = tables.n, tables.geometry.all_digits
    high, wide = tables.geometry.box_rows, tables.geometry.box_cols
    row_columns = [places >> row * n & all_columns for row in range(n)]
    column_rows = [0] * n
    for row, columns in enumerate(row_columns):
        bit = 1 << row
        for column in digits(columns):
            column_rows[column - 1] |= bit
    row_boxes, column_boxes = [0] * n, [0] * n
    box_rows, box_columns, box_cells = [0] * n, [0] * n, [0] * n
    one_row, one_column = (1 << wide) - 1, (1 << high) - 1
    for box in range(n):
        top, left = box // high * high, box % high * wide
        bit, cells = 1 << box, 0
        for row in range(top, top + high):
            if here := row_columns[row] >> left & one_row:
                row_boxes[row] |= bit
                box_rows[box] |= 1 << row
                box_columns[box] |= here << left
                cells |= here << (row - top) * wide
        if cells:
            box_cells[box] = cells
            for column in range(left, left + wide):
                if column_rows[column] >> top & one_column:
                    column_boxes[column] |= bit
    return Crossings(
        tuple(row_columns),
        tuple(column_rows),
        tuple(row_boxes),
        tuple(column_boxes),
        tuple(box_rows),
        tuple(box_columns),
        tuple(box_cells),
    )
