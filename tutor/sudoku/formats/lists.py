"""Grids as lists of a programming language: JSON, Python, JavaScript, numpy.

``[[5,3,0,…],…]``, ``[5,3,0,…]`` with every cell in one list, rows or whole grids as texts, lists
of grids; a list in a cell holds its candidates. An empty cell is 0, null, None, "" or any sign
for one.
"""

import re
from collections.abc import Iterator
from typing import TypeAlias

from tutor.sudoku.formats import pencilmarks
from tutor.sudoku.formats.common import (
    LONGEST_TEXT,
    BadGrid,
    Line,
    Lines,
    Sign,
    attempt,
    size_of_line,
    value_of_number,
)
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

Result = tuple[int, Grid | BadGrid]
_List: TypeAlias = list["str | _List"]
"""Words and lists."""

_MOST_LINES = 25_200
_BEGIN = re.compile(
    r"""\s*(?:["'\w. ]{1,40}[=:]\s*)?(?:(?:np|numpy)\.)?(?:array\()?"""
    r"""\[\s*(?:\[|["']|$|[\w.]+\s*(?:[,\s]|$))"""
)
_PARTS = re.compile(r"""[\[\]]|"[^"]*"|'[^']*'|,|[^\s,;\[\]"'()]+""")
_END = re.compile(r"[\s,;)\]}]*")
_EMPTY = {"null", "none", "undefined", "false", "nan", "nil", ""}
_DEEPEST = 5
_SMALLEST_TEXT = 4
"""Cells on a line that is a text."""


def begins(line: Line) -> bool:
    """Whether a list may begin on a line."""
    return "[" in line.text and _BEGIN.match(line.text) is not None


def read(first: Line, lines: Lines, box: Geometry | None) -> Iterator[Result] | None:
    """The grids of a list that begins on a line; its lines are used up. None if it is no list.

    Rows that are lists by themselves make a grid as soon as there are enough.
    """
    count, text = _text_from(first, lines)
    values = _parsed(text) if text is not None else None
    if not values:
        if not count:
            return None  # one line may be something else
        values = []
    if values and _is_row(values) and count == 0:
        # Rows, each a list on a line of its own.
        n = len(values)
        rows: list[_List] = [values]
        for line in lines.ahead():
            row = _parsed(line.text) if begins(line) else None
            if len(rows) == n or row is None or not _is_row(row) or len(row) != n:
                break
            rows.append(row)
        if len(rows) == n and not _is_whole(values, box):
            count, values = n - 1, [*rows]
    for _ in range(count):
        lines.next()
    found = _grids(values, first.number, box) if values else [BadGrid("list-open", first.number)]
    return iter([(first.number, grid) for grid in found])


def _text_from(first: Line, lines: Lines) -> tuple[int, str | None]:
    """How many further lines a list takes, and its text; None if it breaks off or goes on."""
    depth, size = 0, 0
    taken: list[str] = []
    ahead = lines.ahead()
    line: Line | None = first
    while line is not None and len(taken) < _MOST_LINES and size < LONGEST_TEXT:
        text = line.text
        for part in _PARTS.finditer(text):
            depth += (part[0] == "[") - (part[0] == "]")
            if not depth and part[0] == "]":
                taken.append(text[: part.end()])
                is_all = _END.fullmatch(text, part.end()) is not None
                return len(taken) - 1, "\n".join(taken) if is_all else None
        taken.append(text)
        size += len(text)
        line = next(ahead, None)
    return len(taken) - 1, None  # it is never closed


def _parsed(text: str) -> _List | None:
    """The outermost list of a text; None if its commas or brackets are out of place."""
    stack: list[_List] = [[]]
    comma = True
    """Whether a cell that is left out would stand here."""
    for found in _PARTS.finditer(text, text.index("[")):
        part = found[0]
        if part == "[":
            if len(stack) > _DEEPEST:
                return None
            inner: _List = []
            stack[-1].append(inner)
            stack.append(inner)
            comma = True
        elif part == "]":
            if len(stack) == 1:
                return None
            stack.pop()
            comma = False
        elif part == ",":
            if comma and len(stack) > 1:
                stack[-1].append("")
            comma = True
        else:
            bare = part[1:-1].strip() if part[0] in "\"'" else part
            stack[-1].append("" if bare.lower() in _EMPTY else bare.removesuffix(".0"))
            comma = False
    whole = stack[0][0] if stack[0] else None
    return whole if isinstance(whole, list) else None


def _is_row(values: _List) -> bool:
    return all(isinstance(value, str) for value in values)


def _is_whole(values: _List, box: Geometry | None) -> bool:
    """Whether a list of words can be all the cells of a grid: none is too large."""
    n = box.n if box else size_of_line(len(values))
    if n is None or n * n != len(values) or n < 4:
        return False
    words = [word for word in values if isinstance(word, str)]
    return all(not word.isdigit() or int(word[:4]) <= n for word in words)


def _grids(values: _List, line: int, box: Geometry | None) -> Iterator[Grid | BadGrid]:
    """Every grid of a list."""
    words = [value for value in values if isinstance(value, str)]
    lists = [value for value in values if isinstance(value, list)]
    if len(words) == len(values):
        longest = max(map(len, words))
        if longest >= _SMALLEST_TEXT and len(values) == longest:
            yield attempt(_grid, [[*word] for word in words], line, box)
        elif longest >= _SMALLEST_TEXT**2:
            for word in words:
                yield attempt(_grid, [*word], line, box)
        else:
            yield attempt(_grid, [*words], line, box)
    elif len(lists) == len(values) and _are_grids(lists):
        for one in lists:
            yield from _grids(one, line, box)
    else:
        yield attempt(_grid, values, line, box)


def _are_grids(lists: "list[_List]") -> bool:
    """Whether lists are grids, and not the rows of one, whose lists are candidates."""
    if all(map(_is_row, lists)):
        width = len(lists[0])
        return (
            width != len(lists) and size_of_line(width) is not None and width >= _SMALLEST_TEXT**2
        )
    return all(
        isinstance(row, list) and _is_row(row) and len(row) == len(one)
        for one in lists
        for row in one
    )


def _grid(values: _List, line: int, box: Geometry | None) -> Grid:
    """One grid: rows, or cells in one list."""
    is_flat = all(isinstance(value, str) for value in values)
    n = box.n if box else size_of_line(len(values)) if is_flat else len(values)
    if not is_flat:
        for value in values:
            if not isinstance(value, list) or len(value) != n:
                found = len(value) if isinstance(value, list) else 1
                raise BadGrid("list-row", line, found=found, expected=n or 0)
    cells = values if is_flat else [cell for row in values for cell in row]
    geometry = box or (Geometry.for_size(n) if n else None)
    if n is None or geometry is None or len(cells) != n * n:
        raise BadGrid("list-shape", line, found=len(cells))
    if any(isinstance(cell, list) for cell in cells):
        signs = [(line, Sign(_candidates(cell), 1)) for cell in cells]
        return pencilmarks.from_tokens(signs, geometry)
    digits: list[int] = []
    for cell, word in enumerate(cells):
        assert isinstance(word, str)
        try:
            digits.append(value_of_number(word or ".", n, line, 1))
        except BadGrid as problem:
            place = {"row": cell // n + 1, "col": cell % n + 1}
            raise BadGrid("list-cell", line, found=word[:20], largest=n, **place) from problem
    return Grid(geometry, digits)


def _candidates(cell: "str | _List") -> str:
    if isinstance(cell, str):
        return cell or "."
    words = [word for word in cell if isinstance(word, str) and word]
    return "{" + ",".join(words) + "}" if words else "."
