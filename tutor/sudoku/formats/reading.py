"""How a paragraph is to be read: by signs or by tokens, as rows or as whole lines.

Each way to read it is tried on the paragraph as a whole; the first that works
out is believed.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tutor.sudoku.formats import pencilmarks
from tutor.sudoku.formats.common import EMPTY_SIGNS, size_of_line, size_of_sukaku, symbol_values
from tutor.sudoku.formats.layout import Line, Sign
from tutor.sudoku.geometry import SYMBOLS, Geometry


@dataclass(frozen=True)
class Reading:
    """One way to read a paragraph, and whether it works out."""

    by_token: bool
    n: int
    one_line: bool
    """Every line is a whole grid; else n lines make one."""
    fits: bool
    """The paragraph divides into grids, and nearly every sign is known at this size."""
    unknown: int
    """How many signs mean nothing at this size."""

    @property
    def is_perfect(self) -> bool:
        """Whether it could be nothing else: as many rows as columns, all of them known."""
        return self.fits and not self.one_line and self.n > 1 and not self.unknown

    def cells(self, line: Line) -> list[Sign]:
        """The cells of a line."""
        return line.cells(self.by_token)


def best_reading(rows: list[Line], box: Geometry | None) -> Reading | None:
    """The first reading that works out, else the first that makes some sense."""
    by_token = list(_readings(rows, True, box))
    by_sign = [] if rows[0].separator else list(_readings(rows, False, box))
    in_runs = any(line.has_gaps for line in rows) or all(line.is_even for line in rows)
    if in_runs and not any(reading.is_perfect for reading in by_token):
        readings = by_sign + by_token
    else:
        readings = by_token + by_sign
    return next((reading for reading in readings if reading.fits), next(iter(readings), None))


def _readings(rows: list[Line], by_token: bool, box: Geometry | None) -> Iterator[Reading]:
    """As rows and as whole lines, in the order in which they should be believed."""
    cells = [line.cells(by_token) for line in rows]
    width = Counter(map(len, cells)).most_common(1)[0][0]
    n, sukaku = line_sizes(width, by_token, box)
    found = []
    if is_allowed(width, box) and (len(rows) > 1 or width == 1):
        sense = sense_of(cells, width, by_token)
        if sense is not None:
            fits = sense[0] and len(rows) % width == 0
            found.append(Reading(by_token, width, False, fits, sense[1]))
    if n or sukaku:
        sense = sense_of(cells, max(n or 0, sukaku or 0), by_token)
        if sense is not None:
            found.append(Reading(by_token, n or sukaku or 0, True, *sense))
    if len(found) == 2:
        if any(line.has_bars for line in rows):
            del found[1]
        elif n in (4, 6) and found[1].unknown <= found[0].unknown and _any_filled(cells):
            # Sixteen lines of sixteen signs, none above 4: sixteen small grids.
            found.reverse()
    yield from found


def _any_filled(cells: list[list[Sign]]) -> bool:
    return any(sign.text not in EMPTY_SIGNS for row in cells for sign in row)


def is_allowed(n: int, box: Geometry | None) -> bool:
    """Whether there are boards of n x n cells, and the box shape asked for is not another."""
    return n == box.n if box else n > 0 and Geometry.for_size(n) is not None


def sense_of(cells: list[list[Sign]], n: int, by_token: bool) -> tuple[bool, int] | None:
    """Whether nearly all cells mean something on an n x n board, and how many do not.

    A few mistyped signs must not change what the paragraph is taken for. None
    if most of them make no sense.
    """
    known = symbol_values(n)
    total = unknown = 0
    for row in cells:
        for sign in row:
            total += 1
            if by_token:
                unknown += not pencilmarks.is_cell(sign.text, n)
            else:
                unknown += sign.text not in known
    if 2 * unknown > total or (n > len(SYMBOLS) and not by_token):
        return None
    return unknown * 20 <= total or (unknown == 1 and total >= 16), unknown


def line_sizes(count: int, by_token: bool, box: Geometry | None) -> tuple[int | None, int | None]:
    """What n can be if so many cells make a whole grid, and if they make a Sukaku."""
    n = size_of_line(count)
    if n is not None and (not is_allowed(n, box) or not (by_token or n <= len(SYMBOLS))):
        n = None
    sukaku = None if by_token else size_of_sukaku(count)
    if sukaku is not None and not is_allowed(sukaku, box):
        sukaku = None
    return n, sukaku
