"""Any text to grids, as a stream of numbered entries."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tutor.base.decode import ByteStream, lines_of_bytes, lines_of_text
from tutor.sudoku.formats import headed
from tutor.sudoku.formats.block import Result, read_block, read_loose, rows_begun
from tutor.sudoku.formats.common import (
    BARS,
    LONGEST_TEXT,
    BadGrid,
    Line,
    Lines,
    is_prose,
    rows_of,
)
from tutor.sudoku.formats.paragraphs import Paragraph, Paragraphs
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

_PATIENCE = 1000
"""How many lines may prove unreadable before they are reported one by one."""
_LONGEST_ROW = 4000
_CELLS = re.compile(rf"[\s0-9A-Za-z.*_?,+{{}}{BARS}-]*")


@dataclass(frozen=True)
class Entry:
    """One grid of an input, or what is wrong with it."""

    number: int
    """Which grid of the input, counted from 1."""
    line: int
    """The line on which it begins."""
    result: Grid | BadGrid


def read_bytes(stream: ByteStream, box: Geometry | None = None) -> Iterator[Entry]:
    """Every grid of a binary stream (a file, standard input), as it arrives."""
    return _numbered(_read(lines_of_bytes(stream), box))


def read_text(text: str, box: Geometry | None = None) -> Iterator[Entry]:
    """Every grid of a text."""
    return _numbered(_read(lines_of_text(text), box))


def read_only(text: str, box: Geometry | None = None) -> Grid:
    """The one grid of a text.

    Raises:
        BadGrid: there is none, or there are several.
    """
    results = [entry.result for entry in read_text(text, box)]
    grids = [result for result in results if isinstance(result, Grid)]
    for result in results:
        if isinstance(result, BadGrid):
            raise result
    if len(grids) > 1:
        raise BadGrid("several", found=len(grids))
    return grids[0]


def _numbered(results: Iterator[Result]) -> Iterator[Entry]:
    """Count the grids; an input without any is itself a problem."""
    number = 0
    for number, (line, result) in enumerate(results, start=1):
        if isinstance(result, BadGrid):
            result.number = number
        yield Entry(number, line, result)
    if not number:
        yield Entry(1, 1, BadGrid("no-grid"))


def _read(lines: Iterator[str], box: Geometry | None) -> Iterator[Result]:
    """Every result in order.

    Problems are held back until something can be read. If nothing can, blank
    lines may have torn one grid apart: then the input is tried as a whole.
    """
    numbered = Lines(lines)
    only = _in_all(numbered, box)
    if only is not None:
        yield only
        return
    paragraphs = Paragraphs(numbered, box)
    parts = _joined_bands(paragraphs, box)
    torn: list[Line] = []
    held: list[Result] = []
    remarks: set[int] = set()
    """Lines where words begin that are no grid beside a link."""
    size = 0
    """The characters of the torn lines."""
    for part in parts:
        if isinstance(part, Paragraph):
            results = list(read_block(part.lines, box))
            held += results
            if all(is_prose(line.text) for line in part.lines):
                remarks |= {number for number, _ in results}
            torn += part.lines
            size += sum(len(line.text) for line in part.lines)
            is_short = len(torn) < _PATIENCE and size < LONGEST_TEXT
            if is_short and all(isinstance(bad, BadGrid) for _, bad in results):
                continue
        else:
            held.append(part)
        break
    else:
        if len(held) > 1:
            whole = list(read_block(torn, box))
            if len(whole) == 1 and isinstance(whole[0][1], Grid):
                held = whole
    if paragraphs.has_links:
        held = [result for result in held if result[0] not in remarks]
    yield from held
    for part in parts:
        if isinstance(part, Paragraph):
            yield from read_block(part.lines, box)
        else:
            yield part


def _in_all(lines: Lines, box: Geometry | None) -> Result | None:
    """The grid of an input that has just its cells, whatever blank lines stand among them.

    No line is used up, and no more is looked at than may still be so.
    """
    board = box or Geometry.of(3, 3)
    rows: list[Line] = []
    words = signs = 0
    is_torn = False
    for number, line in enumerate(lines.ahead()):
        if number == _PATIENCE:
            return None
        if not line.text.strip():
            is_torn = is_torn or bool(rows and not line.comment)
            continue
        if len(line.text) > _LONGEST_ROW or not _CELLS.fullmatch(line.text):
            return None
        if line.is_rule:
            continue
        rows.append(line)
        cells = headed.unbroken(replace(line, separator="," if "," in line.text else None))
        words += len(cells.tokens)
        signs += len(cells.signs)
        in_lines = any(len(token.text) > board.n + 2 for token in line.tokens[:1])
        if words > board.cell_count or (signs > board.cell_count and in_lines):
            return None
        if not is_torn and board.cell_count in (words, signs):
            return None
    if not is_torn or board.cell_count not in (words, signs):
        return None
    grid = read_loose([headed.unbroken(row) for row in rows_of(rows)], board)
    return (rows[0].number, grid) if isinstance(grid, Grid) else None


def _joined_bands(parts: Paragraphs, box: Geometry | None) -> Iterator[Paragraph | Result]:
    """Join paragraphs that are bands of one grid: some leave a blank line between them."""
    bands: list[Paragraph] = []
    size = rows = 0
    for part in parts:
        begun = rows_begun(part.lines, box) if isinstance(part, Paragraph) else None
        if not isinstance(part, Paragraph) or begun is None or (bands and begun[0] != size):
            yield from bands
            bands, rows = [], 0
        if not isinstance(part, Paragraph) or begun is None:
            yield part
            continue
        if rows + begun[1] > begun[0]:
            yield from bands
            bands, rows = [], 0
        bands.append(part)
        size, rows = begun[0], rows + begun[1]
        if rows == size:
            yield Paragraph([line for band in bands for line in band.lines])
            bands, rows = [], 0
    yield from bands
