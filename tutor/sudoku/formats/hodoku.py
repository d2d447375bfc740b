"""Lines of a HoDoKu library: ``:code:digits:cells:removed:eliminations:placements:extra``.

Cells are written one after the other, a placed digit behind a ``+``; removed
candidates as digit, row, column: ``436`` is digit 4 in r3c6. The fields after
that describe a step and are not part of the position.
"""

import re

from tutor.sudoku.formats.common import (
    BadGrid,
    nearest_size,
    size_of_line,
    value_of_symbol,
    wrong_cell_count,
)
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

LARGEST_N = 9
_LINE = re.compile(r":[0-9A-Za-z][0-9A-Za-z-]*:[^:]*:")


def is_library_line(text: str) -> bool:
    """Whether a line belongs to a HoDoKu library."""
    return _LINE.match(text.lstrip()) is not None


def read(text: str, line: int, box: Geometry | None) -> Grid:
    """The position of a library line."""
    fields = text.rstrip().split(":")
    cells_column = sum(len(field) + 1 for field in fields[:3]) + 1
    cells, removed = fields[3], fields[4] if len(fields) > 4 else ""
    count = len(cells.replace("+", ""))
    n = box.n if box else size_of_line(count)
    if n is None or n > LARGEST_N or n * n != count:
        wanted = n if n and n <= LARGEST_N else min(nearest_size(count), LARGEST_N)
        raise wrong_cell_count(count, wanted, line, cells_column)
    geometry = box or Geometry.for_size(n)
    assert geometry is not None
    grid = _placed(geometry, cells, line, cells_column)
    column = cells_column + len(cells) + 1
    for token in re.finditer(r"\S+", removed):
        digit, cell = _candidate(token.group(), n, line, column + token.start())
        if not grid.values[cell]:
            grid.eliminate(cell, digit)
    return grid


def _placed(geometry: Geometry, cells: str, line: int, column: int) -> Grid:
    values: list[int] = []
    placed = 0
    plus = False
    for offset, symbol in enumerate(cells):
        if symbol == "+" and not plus:
            plus = True
            continue
        value = value_of_symbol(symbol, geometry.n, line, column + offset)
        if plus and value:
            placed |= 1 << len(values)
        values.append(value)
        plus = False
    grid = Grid(geometry, values)
    grid.givens &= ~placed
    return grid


def _candidate(token: str, n: int, line: int, column: int) -> tuple[int, int]:
    """(digit, cell) of a triple such as ``436``."""
    parts = [int(sign) for sign in token if "1" <= sign <= str(n)]
    if len(token) != 3 or len(parts) != 3:
        raise BadGrid("bad-triple", line, column, found=token[:20], largest=n)
    digit, row, col = parts
    return digit, (row - 1) * n + col - 1


def write(grid: Grid) -> str:
    """A library line without a step."""
    cells = "".join(
        "." if not value else f"{value}" if grid.is_given(cell) else f"+{value}"
        for cell, value in enumerate(grid.values)
    )
    removed = " ".join(
        f"{digit}{cell // grid.geometry.n + 1}{cell % grid.geometry.n + 1}"
        for cell, digit in sorted(grid.removed_candidates(), key=lambda found: found[::-1])
    )
    return f":0000:x:{cells}:{removed}:::"
