"""OpenSudoku's XML: one ``<game data="…"/>`` per puzzle.

The data is one digit per cell, or, for a game in play, ``version: N`` and then
``value|notes|editable|`` per cell, with more fields of notes in later versions. A
cell that is not editable is a given. Notes are the player's and may be wrong,
so they are not read as candidates.
"""

import re
from collections.abc import Iterator
from xml.parsers import expat

from tutor.sudoku.formats.common import (
    BadGrid,
    nearest_size,
    size_of_line,
    value_of_number,
    value_of_symbol,
    wrong_cell_count,
)
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

LARGEST_N = 9
HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n'
FOOTER = "</opensudoku>\n"
_FIELDS = (3, 4, 5, 6)
"""How many fields a cell has had in the versions of the format."""
_IN_PLAY = re.compile(r"\s*version:\s*(\d{1,4})\s+(.*)", re.DOTALL)


def games(text: str) -> Iterator[tuple[int, str | BadGrid]]:
    """The line and the data of every game; a problem at the end if the document breaks off."""
    found: list[tuple[int, str | None]] = []
    problem: BadGrid | None = None
    # The text is already decoded, whatever its declaration says.
    parser = expat.ParserCreate("UTF-8")

    def start(name: str, attributes: dict[str, str]) -> None:
        if name == "game":
            data = attributes.get("data", attributes.get("cells_data"))
            found.append((parser.CurrentLineNumber, data))

    def doctype(*_: object) -> None:
        raise BadGrid("xml-doctype", parser.CurrentLineNumber)

    parser.StartElementHandler = start
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(text.encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        problem = BadGrid("bad-xml", error.lineno, error.offset + 1)
    except BadGrid as bad:
        problem = bad
    for line, data in found:
        yield line, BadGrid("game-without-data", line) if data is None else data
    if problem is not None:
        yield problem.line or 1, problem
    elif not found:
        yield 1, BadGrid("xml-without-game", 1)


def _cells_of(fields: int, per_cell: int, box: Geometry | None) -> bool:
    """Whether so many fields are a whole board of so many fields a cell."""
    count, rest = divmod(fields, per_cell)
    return rest == 0 and (count == box.cell_count if box else size_of_line(count) is not None)


def read(data: str, line: int, box: Geometry | None) -> Grid:
    """The grid of one game's data."""
    if in_play := _IN_PLAY.fullmatch(data):
        fields = in_play[2].strip().removesuffix("|").replace("||", "|").split("|")
        per_cell = next((k for k in _FIELDS if _cells_of(len(fields), k, box)), None)
        if per_cell is None:
            raise BadGrid("game-fields", line, found=len(fields), expected=_FIELDS[0])
        cells, editable = fields[::per_cell], fields[per_cell - 1 :: per_cell]
    else:
        cells = list("".join(data.split()))
        editable = ["0"] * len(cells)
    n = box.n if box else size_of_line(len(cells))
    if n is None or n * n != len(cells):
        raise wrong_cell_count(len(cells), n or nearest_size(len(cells)), line)
    geometry = box or Geometry.for_size(n)
    assert geometry is not None
    read_value = value_of_number if in_play else value_of_symbol
    grid = Grid(geometry, [read_value(cell.strip() or ".", n, line, 1) for cell in cells])
    for cell, flag in enumerate(editable):
        if flag.strip() != "0":
            grid.givens &= ~(1 << cell)
    return grid


def write(grid: Grid) -> str:
    """A ``<game/>`` element."""
    if grid.given_count == grid.filled_count:
        data = "".join(map(str, grid.values))
    else:
        data = "version: 1&#10;" + "".join(
            f"{value}|-|{0 if grid.is_given(cell) else 1}|"
            for cell, value in enumerate(grid.values)
        )
    return f'  <game data="{data}" />'
