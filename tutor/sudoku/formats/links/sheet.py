"""What a link tells of a board, cell by cell, and the grid it makes."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from tutor.sudoku.formats.common import BadGrid, nearest_size, size_of_line, symbol_values
from tutor.sudoku.geometry import LARGEST_BOX_SIDE, Geometry
from tutor.sudoku.grid import Grid

LARGEST_N = LARGEST_BOX_SIDE**2
_SMALLEST_N = 4
"""Fewer digits are none."""
REGIONS = "regions"
"""The rule that boxes which are no rectangles make."""


@dataclass
class Sheet:
    """Digits, candidates and regions, as a link tells them."""

    n: int
    values: list[int]
    own: set[int] = field(default_factory=set)
    """The cells whose digit somebody placed."""
    marks: dict[int, int] = field(default_factory=dict)
    """By cell, the only candidates, as a set of digits."""
    regions: Sequence[Hashable] | None = None
    """The region of each cell, if they are named."""

    @classmethod
    def empty(cls, n: int) -> "Sheet":
        """A board without a digit."""
        return cls(n, [0] * (n * n))

    def mark(self, cell: int, mask: int) -> None:
        """Only these candidates are left; no candidate at all says nothing."""
        if mask:
            self.marks[cell] = self.marks.get(cell, mask) & mask

    def grid(self, box: Geometry | None) -> Grid:
        """The grid; boxes of a named shape win over those of the link, if they are boxes at all."""
        if box is not None and box.n != self.n:
            raise BadGrid("wrong-size", found=self.n, expected=box.n)
        usual = Geometry.for_size(self.n)
        if self.regions is not None:
            usual = shape_of(self.regions, self.n)
            if usual is None:
                raise BadGrid("link-variant", rules=REGIONS)
        geometry = box or usual
        if geometry is None:
            raise BadGrid("link-size", found=self.n)
        grid = Grid(geometry, self.values)
        for cell in self.own:
            grid.givens &= ~(1 << cell)
        for cell, mask in self.marks.items():
            grid.restrict(cell, mask)
        return grid


def shape_of(regions: Sequence[Hashable], n: int) -> Geometry | None:
    """The shape of boxes that the regions are; None if they are no boxes."""
    if len(set(regions)) != n:
        return None
    for rows in range(1, LARGEST_BOX_SIDE + 1):
        columns, rest = divmod(n, rows)
        if rest == 0 and columns <= LARGEST_BOX_SIDE:
            shape = Geometry.of(rows, columns)
            if len(set(zip(shape.box_of, regions, strict=True))) == n:
                return shape
    return None


def digit_of(value: object, cell: int, n: int) -> int:
    """A digit of an n x n board, written as a number or a text; 0 for an empty cell."""
    if value is None or value is False:
        return 0
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= n:
        return value
    if isinstance(value, str):
        bare = value.strip()
        if not bare:
            return 0
        if bare.isascii() and bare.isdigit() and len(bare) <= 4 and int(bare) <= n:
            return int(bare)
        if (known := symbol_values(n).get(bare)) is not None:
            return known
    row, col = cell // n + 1, cell % n + 1
    raise BadGrid("link-cell", row=row, col=col, found=str(value)[:20], largest=n)


def mask_of(values: object, cell: int, n: int) -> int:
    """A list of candidates, or a text of them, as a set of digits."""
    mask = 0
    for value in values if isinstance(values, list | str) else []:
        digit = digit_of(value, cell, n)
        mask |= 1 << digit - 1 if digit else 0
    return mask


def sheet_of_signs(signs: str) -> Sheet:
    """A board written with one sign for each cell, whatever blanks stand among them."""
    signs = "".join(signs.replace("+", " ").split())
    n = size_of_line(len(signs))
    if n is None or n < _SMALLEST_N:
        size = nearest_size(len(signs))
        raise BadGrid("wrong-cell-count", found=len(signs), expected=size * size, size=size)
    return Sheet(n, [digit_of(sign, cell, n) for cell, sign in enumerate(signs)])
