"""``r c`` on a line, then n x n numbers separated by commas, lines broken anywhere."""

import re
from dataclasses import replace
from itertools import islice

from tutor.sudoku.formats.cells import value_of_number
from tutor.sudoku.formats.errors import BadGrid, wrong_cell_count
from tutor.sudoku.formats.layout import Line
from tutor.sudoku.formats.lines import LONGEST_LINE, Lines, is_whole
from tutor.sudoku.geometry import LARGEST_BOX_SIDE, Geometry
from tutor.sudoku.grid import Grid

_MOST_BLANK = 1000
"""Lines that may stand between a header and its numbers."""
_HEADER = re.compile(r"\s*(\d{1,3})(?:\s+|\s*[x×]\s*)(\d{1,3})\s*")


def begins(header: Line, lines: Lines) -> bool:
    """Whether two numbers alone on a line are the box shape of what follows."""
    shape = _HEADER.fullmatch(header.text)
    if shape is None:
        return False
    ahead = islice(lines.ahead(), _MOST_BLANK)
    following = next((line for line in ahead if line.text.strip()), None)
    if following is None:
        return False
    if "," in following.text:
        return True
    if len(following.text) > LONGEST_LINE:
        return False
    n = int(shape[1]) * int(shape[2])
    return n != 2 and len(following.tokens) in (n, n * n)


def read(header: Line, lines: Lines, box: Geometry | None) -> Grid:
    """The grid that a header announces; its lines are used up, and no others."""
    shape = _HEADER.fullmatch(header.text)
    assert shape is not None
    rows, columns = int(shape[1]), int(shape[2])
    n = rows * columns
    sides = range(1, LARGEST_BOX_SIDE + 1)
    is_box = rows in sides and columns in sides
    data = _data_lines(lines, n * n if is_box else LARGEST_BOX_SIDE**4)
    if not is_box:
        raise BadGrid("bad-box", header.number, found=f"{rows} {columns}")
    if box is not None and n != box.n:
        raise BadGrid("wrong-size", header.number, found=n, expected=box.n)
    if data and len(data[-1].text) > LONGEST_LINE:
        raise wrong_cell_count(_least_cells(data), n, data[-1].number, 1)
    tokens = [(line, token) for line in map(_unbroken, data) for token in line.tokens]
    if len(tokens) != n * n:
        # Commas at the ends of lines may also stand beside empty cells.
        as_rows = [(line, token) for line in data for token in line.tokens]
        tokens = as_rows if len(as_rows) == n * n else tokens
    values = [value_of_number(token.text, n, line.number, token.column) for line, token in tokens]
    if len(values) > n * n:
        line, token = tokens[n * n]
        raise wrong_cell_count(len(values), n, line.number, token.column)
    if len(values) < n * n:
        end = len(data[-1].text.rstrip()) + 1
        raise wrong_cell_count(len(values), n, data[-1].number, end)
    return Grid(box or Geometry.of(rows, columns), values)


def _unbroken(line: Line) -> Line:
    """The line without a comma at either end, where it was broken."""
    text = line.text.rstrip().removesuffix(",")
    if text.lstrip().startswith(","):
        text = text.replace(",", " ", 1)
    return replace(line, text=text)


def _data_lines(lines: Lines, wanted: int) -> list[Line]:
    """The lines of numbers: up to so many, and no further than they go on."""
    data: list[Line] = []
    count = 0
    while count < wanted and (ahead := lines.peek()) is not None:
        if not ahead.text.strip():
            if data and not ahead.comment:
                break
            lines.next()
            continue
        line = replace(ahead, separator="," if "," in ahead.text else None)
        if data and not _goes_on(line, data[0]):
            break
        lines.next()
        data.append(line)
        if len(line.text) > LONGEST_LINE:
            break
        count += len(_unbroken(line).tokens)
    return data


def _least_cells(data: list[Line]) -> int:
    """How many cells there are at least, on lines that are too long to be taken apart."""
    return sum(_unbroken(line).text.count(",") + 1 for line in data)


def _goes_on(line: Line, first: Line) -> bool:
    """Whether a line belongs to the numbers that began with another one."""
    if line.separator or not first.separator:
        return line.separator == first.separator and not is_whole(line)
    return re.fullmatch(r"\s*(\d{1,3}|\S)\s*", line.text) is not None
