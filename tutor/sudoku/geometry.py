"""The shape of a board: cells, houses, peers and what they are called.

Cells are numbered 0 to n*n-1, row by row. Digits are 1 to n; a set of digits
is an int whose bit ``d - 1`` stands for digit d, a set of cells an int whose
bit ``c`` stands for cell c.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property, reduce
from operator import or_
from typing import Literal

from tutor.base.language import Language

HouseKind = Literal["row", "column", "box"]

LARGEST_BOX_SIDE = 10
SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""One character per digit, for boards small enough to be written that way."""

_HOUSE_NAMES: dict[Language, dict[HouseKind, str]] = {
    "en": {"row": "row", "column": "column", "box": "box"},
    "fr": {"row": "ligne", "column": "colonne", "box": "bloc"},
}
_CELL_NAMES: dict[Language, str] = {"en": "r{}c{}", "fr": "L{}C{}"}
_CELL_NAME = re.compile(r"r([0-9]{1,3})c([0-9]{1,3})")


@dataclass(frozen=True)
class House:
    """A row, a column or a box: n cells that hold every digit once."""

    kind: HouseKind
    index: int
    """Counted from 0 within its kind; boxes from the top left, row by row."""
    cells: tuple[int, ...]

    def name(self, language: Language = "en") -> str:
        """What people call it: ``row 4``, ``bloc 5``."""
        return f"{_HOUSE_NAMES[language][self.kind]} {self.index + 1}"


class _Bits(dict[int, tuple[int, ...]]):
    """By bit set, the positions of its ones.

    Of ten sets that techniques ask for, nine have been asked for before.
    """

    _MOST = 1 << 13
    _LONGEST = 256
    """Sets of the cells of a larger board would take much room."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        positions, left = [], mask
        while left:  # from the top: the highest one is told at once
            highest = left.bit_length() - 1
            positions.append(highest)
            left ^= 1 << highest
        found = tuple(positions[::-1])
        if mask.bit_length() <= self._LONGEST:
            if len(self) == self._MOST:
                self.clear()
            self[mask] = found
        return found


REMEMBERED_BITS = _Bits()
bits: Callable[[int], tuple[int, ...]] = REMEMBERED_BITS.__getitem__
"""The positions of the ones in a bit set, smallest first."""


def union(masks: Iterable[int]) -> int:
    """All of some bit sets together."""
    return reduce(or_, masks, 0)


def _digits(mask: int) -> tuple[int, ...]:
    return tuple(position + 1 for position in bits(mask))


_DIGITS_UP_TO_9 = tuple(map(_digits, range(1 << 9)))
"""Every set of digits of the usual board: techniques ask for little else."""


def digits(mask: int) -> tuple[int, ...]:
    """The digits of a set of digits, smallest first."""
    return _DIGITS_UP_TO_9[mask] if mask < 1 << 9 else _digits(mask)


class Geometry:
    """A board of n x n cells whose boxes have ``box_rows`` x ``box_cols`` cells.

    Make it with :meth:`of`, which computes each shape once and shares it.
    """

    def __init__(self, box_rows: int, box_cols: int) -> None:
        if not (1 <= box_rows <= LARGEST_BOX_SIDE and 1 <= box_cols <= LARGEST_BOX_SIDE):
            raise ValueError(f"no board has boxes of {box_rows}x{box_cols}")
        self.box_rows = box_rows
        self.box_cols = box_cols
        self.n = box_rows * box_cols
        self.cell_count = self.n * self.n
        self.all_digits = (1 << self.n) - 1

    @staticmethod
    def of(box_rows: int = 3, box_cols: int = 3) -> "Geometry":
        """The shared geometry of this box shape: always the same object."""
        return _shared(box_rows, box_cols)

    @staticmethod
    @cache
    def for_size(n: int) -> "Geometry | None":
        """The board of n x n cells whose boxes are nearest a square.

        Of two such shapes the one with fewer rows is taken: 6x6 has boxes of
        2 rows and 3 columns. None if no allowed box shape has n cells.
        """
        for box_rows in range(min(n, LARGEST_BOX_SIDE), 0, -1):
            box_cols, rest = divmod(n, box_rows)
            if rest == 0 and box_rows <= box_cols <= LARGEST_BOX_SIDE:
                return Geometry.of(box_rows, box_cols)
        return None

    def __repr__(self) -> str:
        return f"Geometry.of({self.box_rows}, {self.box_cols})"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return Geometry.of, (self.box_rows, self.box_cols)

    @cached_property
    def box_of(self) -> tuple[int, ...]:
        """The index of each cell's box."""
        return tuple(
            row // self.box_rows * self.box_rows + column // self.box_cols
            for row in range(self.n)
            for column in range(self.n)
        )

    @cached_property
    def rows(self) -> tuple[House, ...]:
        """The rows, from the top."""
        n = self.n
        return tuple(House("row", i, tuple(range(i * n, i * n + n))) for i in range(n))

    @cached_property
    def columns(self) -> tuple[House, ...]:
        """The columns, from the left."""
        n = self.n
        return tuple(House("column", i, tuple(range(i, n * n, n))) for i in range(n))

    @cached_property
    def boxes(self) -> tuple[House, ...]:
        """The boxes, from the top left, row by row."""
        members: list[list[int]] = [[] for _ in range(self.n)]
        for cell, box in enumerate(self.box_of):
            members[box].append(cell)
        return tuple(House("box", i, tuple(cells)) for i, cells in enumerate(members))

    @cached_property
    def houses(self) -> tuple[House, ...]:
        """All rows, then all columns, then all boxes."""
        return self.rows + self.columns + self.boxes

    def houses_of(self, cell: int) -> tuple[House, House, House]:
        """The row, the column and the box of a cell."""
        row, column = divmod(cell, self.n)
        return self.rows[row], self.columns[column], self.boxes[self.box_of[cell]]

    @cached_property
    def _peers(self) -> dict[int, tuple[int, ...]]:
        return {}

    def peers(self, cell: int) -> tuple[int, ...]:
        """The other cells that share a house with this one, in order.

        Worked out when first asked for: a 100 x 100 board has millions.
        """
        found = self._peers.get(cell)
        if found is None:
            seen = {other for house in self.houses_of(cell) for other in house.cells}
            seen.discard(cell)
            found = self._peers[cell] = tuple(sorted(seen))
        return found

    def cell_name(self, cell: int, language: Language = "en") -> str:
        """``r4c7``, or ``L4C7`` in French."""
        row, column = divmod(cell, self.n)
        return _CELL_NAMES[language].format(row + 1, column + 1)

    def cell_named(self, name: str) -> int:
        """The cell of a name like ``r4c7``.

        Raises:
            ValueError: there is none.
        """
        found = _CELL_NAME.fullmatch(name)
        if found is None or not all(1 <= int(number) <= self.n for number in found.groups()):
            raise ValueError(f"{name[:20]!r} is no cell of a {self.name} grid")
        return (int(found[1]) - 1) * self.n + int(found[2]) - 1

    def digit_name(self, digit: int) -> str:
        """How a digit is written: a letter from 10 on, a number above 35."""
        return SYMBOLS[digit - 1] if self.n <= len(SYMBOLS) else str(digit)

    @property
    def name(self) -> str:
        """``9x9 (boxes 3x3)``."""
        return f"{self.n}x{self.n} (boxes {self.box_rows}x{self.box_cols})"


@cache
def _shared(box_rows: int, box_cols: int) -> Geometry:
    return Geometry(box_rows, box_cols)
