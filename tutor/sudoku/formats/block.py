"""A paragraph of lines to the grids it holds.

Lines, rows over many lines, drawn grids, tables, pencil marks and Sukaku lines
all pass here. First the paragraph as a whole tells how it is to be read: by signs or by
tokens, as rows or as whole lines; the first way that works out is believed. Then it is cut
into grids, each read or refused by itself.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise

from tutor.sudoku.formats import pencilmarks
from tutor.sudoku.formats.common import (
    EMPTY_SIGNS,
    BadGrid,
    Line,
    Sign,
    attempt,
    beginning,
    expected_digits,
    is_prose,
    nearest_size,
    rows_of,
    size_of_line,
    size_of_sukaku,
    symbol_values,
    value_of_number,
    value_of_symbol,
    wrong_cell_count,
)
from tutor.sudoku.geometry import LARGEST_BOX_SIDE, SYMBOLS, Geometry
from tutor.sudoku.grid import Grid


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


_MOST_LOOKED_AT = 4 * LARGEST_BOX_SIDE**4
"""Cells that are looked at to tell what is wrong: those of four of the largest grids."""
Result = tuple[int, Grid | BadGrid]
"""The line on which a grid begins, and what came of it."""


def read_block(lines: Sequence[Line], box: Geometry | None) -> Iterator[Result]:
    """Every grid of a paragraph."""
    rows = rows_of(lines)
    if not rows:
        return
    if len(rows) > 1:
        rows = _without_words(rows)
    reading = best_reading(rows, box)
    if reading is None or not reading.fits:
        if len(rows) == 1 and (before := _before_words(rows[0], box)) is not None:
            yield rows[0].number, attempt(_one_line, before, Reading(False, 0, True, True, 0), box)
            return
        loose = read_loose(rows, box)
        if reading is None or isinstance(loose, Grid):
            yield rows[0].number, loose
            return
    if reading.one_line:
        for line in rows:
            yield line.number, attempt(_one_line, line, reading, box)
    else:
        if len(rows) % reading.n == 1 and _are_column_numbers(reading.cells(rows[0])):
            rows = rows[1:]
        drawn = box or _drawn_geometry(rows, reading.n)
        for group in _groups(rows, reading.n):
            geometry = drawn if box else _named_shape(group, reading.n) or drawn
            yield group[0].number, attempt(_rows, group, reading, geometry)


def rows_begun(lines: Sequence[Line], box: Geometry | None) -> tuple[int, int] | None:
    """(n, rows) of a paragraph that begins a grid of n rows but does not end it."""
    rows = rows_of(lines)
    if not rows or len(rows) > LARGEST_BOX_SIDE**2:
        return None
    for by_token in (False, True):
        widths = {len(line.cells(by_token)) for line in rows}
        n = widths.pop()
        if not widths and len(rows) < n and is_allowed(n, box):
            reading = best_reading(rows, box)
            return None if reading is not None and reading.fits else (n, len(rows))
    return None


def _without_words(rows: list[Line]) -> list[Line]:
    """Leave out headings and remarks: words on a line unlike the others."""
    cells = [line for line in rows if not line.is_words]
    if not cells:
        return rows
    signs = _usual(len(line.signs) for line in cells)
    tokens = _usual(len(line.tokens) for line in cells)
    return [
        line
        for line in rows
        if not line.is_words or len(line.signs) == signs or len(line.tokens) == tokens
    ]


def _before_words(line: Line, box: Geometry | None) -> Line | None:
    """A whole grid with a remark behind it on its line, without that; None if there is none."""
    first, *others = line.text.split()
    n = size_of_line(len(first))
    if n is None or not is_allowed(n, box) or not any(len(o) > 1 and o.isalpha() for o in others):
        return None
    is_grid = any(map(str.isdigit, first)) and all(sign in symbol_values(n) for sign in first)
    return replace(line, text=first) if is_grid else None


def _usual(counts: Iterable[int]) -> int | None:
    """What most of the counts are, if most of them agree."""
    counted = Counter(counts)
    count, times = counted.most_common(1)[0]
    return count if 2 * times > counted.total() else None


def _are_column_numbers(signs: list[Sign]) -> bool:
    """Whether a row only counts the columns, above the grid."""
    counting = [str(number) for number in range(1, len(signs) + 1)]
    return len(signs) > 1 and [sign.text for sign in signs] == counting


def _groups(rows: list[Line], n: int) -> Iterator[list[Line]]:
    """The rows in lots of n; the last lot may be short."""
    for start in range(0, len(rows), n):
        yield rows[start : start + n]


def _rows(group: list[Line], reading: Reading, geometry: Geometry) -> Grid:
    """A grid written row by row."""
    n = geometry.n
    for line in group:
        cells = reading.cells(line)
        if len(cells) != n:
            column = _odd_column(cells, n)
            raise BadGrid("wrong-row-length", line.number, column, found=len(cells), expected=n)
    if len(group) != n:
        raise BadGrid("wrong-row-count", group[-1].number, found=len(group), expected=n)
    placed = [(line.number, sign) for line in group for sign in reading.cells(line)]
    return (_tokens_to_grid if reading.by_token else _signs_to_grid)(placed, geometry)


def _one_line(line: Line, reading: Reading, box: Geometry | None) -> Grid:
    """A grid written on one line: one sign or token per cell, or a Sukaku."""
    signs = reading.cells(line)
    n, sukaku = line_sizes(len(signs), reading.by_token, box)
    if sukaku and (n is None or _is_sukaku(signs, sukaku)):
        board = box or line.shape(sukaku) or _geometry(sukaku)
        return pencilmarks.from_sukaku(signs, line.number, board)
    if n is None:
        n = box.n if box else reading.n
        raise wrong_cell_count(len(signs), n, line.number, _odd_column(signs, n * n))
    cells = [(line.number, sign) for sign in signs]
    board = box or line.shape(n) or _geometry(n)
    return (_tokens_to_grid if reading.by_token else _signs_to_grid)(cells, board)


def _is_sukaku(cells: list[Sign], n: int) -> bool:
    """Whether signs that could also be a grid of one sign per cell are candidates.

    Then each of them stands in its own place of its cell. 64 signs can also be
    an 8 x 8 grid, 729 a 27 x 27 one, where some fall in such a place by
    chance; but 729 signs without a letter are hardly 27 x 27.
    """
    filled = [
        (i, sign.text.upper()) for i, sign in enumerate(cells) if sign.text not in EMPTY_SIGNS
    ]
    in_place = sum(text == SYMBOLS[i % n] for i, text in filled)
    if n == 9:
        return in_place == len(filled) or not any(text.isalpha() for _, text in filled)
    return in_place == len(filled) >= n * n * 3 // 4


def _signs_to_grid(cells: list[tuple[int, Sign]], geometry: Geometry) -> Grid:
    """Cells written with one sign each."""
    return Grid(
        geometry,
        [value_of_symbol(sign.text, geometry.n, line, sign.column) for line, sign in cells],
    )


def _tokens_to_grid(cells: list[tuple[int, Sign]], geometry: Geometry) -> Grid:
    """Cells written as words: numbers, or the candidates of each cell."""
    texts = [sign.text for _, sign in cells]
    if pencilmarks.are_candidates(texts, geometry.n):
        return pencilmarks.from_tokens(cells, geometry)
    return Grid(
        geometry,
        [value_of_number(sign.text, geometry.n, line, sign.column) for line, sign in cells],
    )


def read_loose(rows: list[Line], box: Geometry | None) -> Grid | BadGrid:
    """Cells over any lines: only their number tells the size."""
    for by_token in (True, False):
        count = sum(len(line.cells(by_token)) for line in rows)
        n = box.n if box else size_of_line(count)
        if n is None or n * n != count:
            continue
        cells = [(line.number, sign) for line in rows for sign in line.cells(by_token)]
        if sense_of([[sign for _, sign in cells]], n, by_token) is None:
            continue
        geometry = box or _named_shape(rows, n) or _geometry(n)
        return attempt(_tokens_to_grid if by_token else _signs_to_grid, cells, geometry)
    return _what_is_wrong(rows, box)


def _what_is_wrong(rows: list[Line], box: Geometry | None) -> BadGrid:
    """The most helpful complaint about cells that make no grid."""
    table = any(line.separator for line in rows)
    count = sum(len(line.cells(by_token=table)) for line in rows)
    every = ((line.number, sign) for line in rows for sign in line.cells(by_token=table))
    cells = list(islice(every, _MOST_LOOKED_AT))
    n = box.n if box else nearest_size(count, (sign.text for _, sign in cells if sign.text))
    strange = [(line, sign) for line, sign in cells if not pencilmarks.is_cell(sign.text, n)]
    if 2 * len(strange) > len(cells):
        line, sign = strange[0]
        text = next(row.text for row in rows if row.number == line)
        found = beginning(text)
        if "://" in text:
            return BadGrid("link-unknown", line, sign.column, found=found)
        if is_prose(text) and " " in text.strip():
            return BadGrid("prose", line, sign.column, found=found)
        return BadGrid("not-a-grid", line, sign.column, found=found)
    line = rows[-1].number
    column = _odd_column(rows[-1].cells(by_token=table), n * n)
    never = [(number, sign) for number, sign in strange if not sign.text.isalnum()]
    if never and not table:
        line, sign = never[0]
        return BadGrid(
            "bad-symbol", line, sign.column, found=sign.text, expected=expected_digits(n)
        )
    return wrong_cell_count(count, n, line, column)


def _odd_column(signs: list[Sign], expected: int) -> int:
    """Where the first cell too many stands, or the first one missing should."""
    if len(signs) > expected:
        return signs[expected].column
    return signs[-1].column + len(signs[-1].text) if signs else 1


def _geometry(n: int) -> Geometry:
    geometry = Geometry.for_size(n)
    assert geometry is not None
    return geometry


def _named_shape(rows: list[Line], n: int) -> Geometry | None:
    """The shape of boxes that a comment beside one of the rows names."""
    return next((shape for line in rows if (shape := line.shape(n))), None)


def _drawn_geometry(rows: list[Line], n: int) -> Geometry:
    """The shape whose boxes the bars of a drawn grid show, else the usual one.

    Only bars at even distances count, and only where they show more than one
    box and more than one column a box.
    """
    usual = _geometry(n)
    spacings = set()
    for line in rows:
        bars = line.bars(by_token=len(line.tokens) == n)
        edges = [0, *sorted(set(bars)), n]
        spacings |= {right - left for left, right in pairwise(edges)}
    if len(spacings) != 1:
        return usual
    box_cols = spacings.pop()
    if not 1 < box_cols < n or n % box_cols or max(box_cols, n // box_cols) > 10:
        return usual
    return Geometry.of(n // box_cols, box_cols)
