"""Grids under a header: two numbers, the rows and columns of a box, then all the cells.

The header says how many cells follow, so neither blank lines nor the lengths of the rows matter.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from tutor.sudoku.formats.common import (
    LONGEST_LINE,
    BadGrid,
    Line,
    Lines,
    is_whole,
    value_of_number,
    wrong_cell_count,
)
from tutor.sudoku.geometry import LARGEST_BOX_SIDE, Geometry
from tutor.sudoku.grid import Grid

_MOST_BLANK = 1000
"""Lines that may stand between a header and its numbers."""
_MOST_LINES = 2 * LARGEST_BOX_SIDE**4
"""Lines that the cells of a grid may be spread over."""
_CELLS = re.compile(r"[\s0-9A-Z.*_?,-]*")
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
    if n == 2 or max(int(shape[1]), int(shape[2])) > LARGEST_BOX_SIDE:
        return False
    return len(following.tokens) in (n, n * n) or _comes_out(lines.ahead(), n)


def _comes_out(ahead: Iterator[Line], n: int) -> bool:
    """Whether the lines to come have n x n cells on them, not one more or less."""
    words = signs = 0
    for line in islice(ahead, _MOST_LINES):
        if len(line.text) > LONGEST_LINE or not _CELLS.fullmatch(line.text):
            return False
        words += len(line.tokens)
        signs += len(line.signs)
        if n * n in (words, signs):
            return True
        if words > n * n:
            return False
    return False


def read(header: Line, lines: Lines, box: Geometry | None) -> Grid:
    """The grid that a header announces; its lines are used up, and no others."""
    shape = _HEADER.fullmatch(header.text)
    assert shape is not None
    rows, columns = int(shape[1]), int(shape[2])
    n = rows * columns
    sides = range(1, LARGEST_BOX_SIDE + 1)
    is_box = rows in sides and columns in sides
    data = _data_lines(lines, header.text, n if is_box else LARGEST_BOX_SIDE**2)
    if not is_box:
        raise BadGrid("bad-box", header.number, found=f"{rows} {columns}")
    if box is not None and n != box.n:
        raise BadGrid("wrong-size", header.number, found=n, expected=box.n)
    if data and len(data[-1].text) > LONGEST_LINE:
        raise wrong_cell_count(_least_cells(data), n, data[-1].number, 1)
    tokens = [(line, token) for line in map(unbroken, data) for token in line.tokens]
    if len(tokens) != n * n:
        # Commas at the ends of lines may also stand beside empty cells.
        as_rows = [(line, token) for line in data for token in line.tokens]
        tokens = as_rows if len(as_rows) == n * n else tokens
    if data and _in_runs(data[0], n):
        tokens = [(line, sign) for line in data for sign in line.signs]
    values = [value_of_number(token.text, n, line.number, token.column) for line, token in tokens]
    if len(values) > n * n:
        line, token = tokens[n * n]
        raise wrong_cell_count(len(values), n, line.number, token.column)
    if len(values) < n * n:
        end = len(data[-1].text.rstrip()) + 1
        raise wrong_cell_count(len(values), n, data[-1].number, end)
    return Grid(box or Geometry.of(rows, columns), values)


def unbroken(line: Line) -> Line:
    """The line without a comma at either end, where it was broken."""
    text = line.text.rstrip().removesuffix(",")
    if text.lstrip().startswith(","):
        text = text.replace(",", " ", 1)
    return replace(line, text=text)


def _data_lines(lines: Lines, header: str, n: int) -> list[Line]:
    """The lines of numbers: up to n x n of them, and no further than they go on."""
    data: list[Line] = []
    count = 0
    apart = False
    while count < n * n and (ahead := lines.peek()) is not None:
        if not ahead.text.strip():
            apart = apart or not ahead.comment
            lines.next()
            continue
        line = replace(ahead, separator="," if "," in ahead.text else None)
        if data and not (_goes_on(line, data[0]) and (not apart or _is_more(line, header))):
            break
        lines.next()
        data.append(line)
        if len(line.text) > LONGEST_LINE:
            break
        count += len(line.signs if _in_runs(data[0], n) else unbroken(line).tokens)
    return data


def _in_runs(line: Line, n: int) -> bool:
    """Whether its cells are signs that touch each other, not numbers."""
    return not line.separator and any(len(token.text) > len(str(n)) for token in line.tokens)


def _is_more(line: Line, header: str) -> bool:
    """Whether a line after a blank one is more cells, and not the next grid's header."""
    return line.text.split() != header.split() and _CELLS.fullmatch(line.text) is not None


def _least_cells(data: list[Line]) -> int:
    """How many cells there are at least, on lines that are too long to be taken apart."""
    return sum(unbroken(line).text.count(",") + 1 for line in data)


def _goes_on(line: Line, first: Line) -> bool:
    """Whether a line belongs to the numbers that began with another one."""
    if line.separator or not first.separator:
        return line.separator == first.separator and not is_whole(line)
    return re.fullmatch(r"\s*(\d{1,3}|\S)\s*", line.text) is not None
