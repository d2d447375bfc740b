"""The one idea behind subsets and fish: k sets that fit into k places."""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple, TypeVar

from tutor.sudoku.geometry import Geometry, HouseKind, bits
from tutor.techniques.position import REMEMBERED, Tables

T = TypeVar("T")
LARGEST = 8
"""No person looks for larger subsets and fish, whatever the size of the board."""


def largest(n: int) -> int:
    """Up to which size subsets and fish are looked for on a board of n x n cells.

    Beyond half of a house, the cells or lines that are left out make a smaller pattern.
    """
    return min(n // 2, LARGEST)


def coverings(lines: tuple[int, ...], k: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every choice of k lines that together have exactly k bits: (their indices, the bits).

    Lines with one bit only are left aside: they are patterns by themselves.
    """
    if k == 2:
        pairs = [line for line in lines if line.bit_count() == 2]
        if len(set(pairs)) == len(pairs):
            return ()
    usable = [(i, line) for i, line in enumerate(lines) if 2 <= line.bit_count() <= k]
    if len(usable) < k:
        return ()
    if k == 2:
        return tuple(
            ((i, j), line) for (i, line), (j, other) in combinations(usable, 2) if line == other
        )
    found: list[tuple[tuple[int, ...], int]] = []

    def extend(start: int, chosen: tuple[int, ...], union: int) -> None:
        for position in range(start, len(usable) - (k - len(chosen)) + 1):
            index, line = usable[position]
            joined = union | line
            if joined.bit_count() <= k:
                if len(chosen) + 1 < k:
                    extend(position + 1, (*chosen, index), joined)
                elif joined.bit_count() == k:
                    found.append(((*chosen, index), joined))

    extend(0, (), 0)
    return tuple(found)


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

    def of(self, first: HouseKind, second: HouseKind) -> Lines:
        """The crossings of two kinds of houses."""
        lines: Lines = getattr(self, f"{first}_{second}{'es' if second == 'box' else 's'}")
        return lines


class _Patterns:
    """What the patterns of a line mean on one board, looked up where there are few."""

    def __init__(self, geometry: Geometry) -> None:
        n, high, wide = geometry.n, geometry.box_rows, geometry.box_cols
        self.bands = tuple(((1 << high) - 1) << top for top in range(0, n, high))
        """The rows of each band of boxes."""
        self.stacks = tuple(((1 << wide) - 1) << left for left in range(0, n, wide))
        """The columns of each stack of boxes."""

        def boxes_of_row(pattern: int) -> int:
            return sum(1 << i for i, columns in enumerate(self.stacks) if pattern & columns)

        def boxes_of_column(pattern: int) -> int:
            return sum(1 << i * high for i, rows in enumerate(self.bands) if pattern & rows)

        self.apart = apart(n)
        """The columns of a row, each one row apart."""
        self.boxes_of_row = looked_up(boxes_of_row, n)
        """The boxes that the columns of a row meet, in the first band."""
        self.boxes_of_column = looked_up(boxes_of_column, n)
        """The boxes that the rows of a column meet, in the first stack."""


def looked_up(meaning: Callable[[int], T], n: int) -> Callable[[int], T]:
    """The meaning of every set of up to n, looked up where there are few."""
    return tuple(map(meaning, range(1 << n))).__getitem__ if n <= 9 else meaning


@cache
def apart(n: int) -> Callable[[int], int]:
    """What sets the bits of a line n places apart: side by side, lines so become columns."""
    return looked_up(lambda pattern: sum(1 << index * n for index in bits(pattern)), n)


@cache
def _patterns(geometry: Geometry) -> _Patterns:
    return _Patterns(geometry)


@lru_cache(maxsize=REMEMBERED)
def crossings(tables: Tables, places: int) -> Crossings:
    """All crossings of a digit's places."""
    n, geometry = tables.n, tables.geometry
    all_cells, high, wide = geometry.all_digits, geometry.box_rows, geometry.box_cols
    patterns = _patterns(geometry)
    rows = [places >> start & all_cells for start in range(0, n * n, n)]
    turned = 0
    for row, line in enumerate(rows):
        if line:
            turned |= patterns.apart(line) << row
    columns = [turned >> start & all_cells for start in range(0, n * n, n)]
    in_band = [_union(rows[top : top + high]) for top in range(0, n, high)]
    in_stack = [_union(columns[left : left + wide]) for left in range(0, n, wide)]
    return Crossings(
        tuple(rows),
        tuple(columns),
        tuple([patterns.boxes_of_row(line) << i // high * high for i, line in enumerate(rows)]),
        tuple([patterns.boxes_of_column(line) << i // wide for i, line in enumerate(columns)]),
        tuple([rows_met & band for band in patterns.bands for rows_met in in_stack]),
        tuple([met & stack for met in in_band for stack in patterns.stacks]),
    )


def _union(lines: list[int]) -> int:
    union = 0
    for line in lines:
        union |= line
    return union


@lru_cache(maxsize=REMEMBERED)
def cells_in_boxes(tables: Tables, places: int) -> Lines:
    """For every box, the indexes of its cells that are places of a digit."""
    high, wide = tables.geometry.box_rows, tables.geometry.box_cols
    rows, one_row = crossings(tables, places).row_columns, (1 << wide) - 1
    found = []
    for box in range(tables.n):
        top, left = box // high * high, box % high * wide
        cells = 0
        for row in range(high):
            cells |= (rows[top + row] >> left & one_row) << row * wide
        found.append(cells)
    return tuple(found)
