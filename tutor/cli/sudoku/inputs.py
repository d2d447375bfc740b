"""GRID, FILE or ``-``: from what was typed to grids."""

import re
from functools import partial

from tutor.base.language import Language
from tutor.cli.inputs import Item, Reader
from tutor.language import Speaker
from tutor.language.problems import bad_grid
from tutor.sudoku.formats import BadGrid, Entry, read_bytes, read_text
from tutor.sudoku.formats.common import symbol_bytes
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid, other_shape

_SMALLEST_LINE = 6
"""What is typed on one line is a whole grid from this size on, and else a row."""
_NINE = 81
_PLAIN = re.compile(rb"(?:[1-9.0]{81})?[ \t]*(?:#(?!.*--box).*)?\r?\n?")
"""A grid of 9x9 on a line, whatever stands around it; or nothing."""
_PATH_LIKE = re.compile(r".*[/\\].*|.*\.[A-Za-z]\w{0,9}")


def reader(box: Geometry | None) -> Reader[Grid]:
    """How grids are read, of a shape if one is named."""
    item = partial(_item, may_differ=box is None)
    return Reader(
        lambda stream: map(item, read_bytes(stream, box)),
        lambda text: map(item, read_text(text, box)),
        is_complete=partial(_is_complete, box=box),
        is_line=None if box is not None else lambda line: _PLAIN.fullmatch(line) is not None,
    )


def read_line(line: str, language: Language) -> tuple[Grid, str]:
    """The grid of a plain line, and what somebody should know who meant other boxes."""
    if len(line) == _NINE:
        return Grid(Geometry.of(), line.encode().translate(symbol_bytes(9))), ""
    (entry,) = read_text(line)
    assert isinstance(entry.result, Grid)
    return entry.result, _other_boxes(entry.result, Speaker(language), may_differ=True)


def written_line(line: str) -> str:
    """The grid of a plain line as it is written."""
    return line[:_NINE].replace("0", ".")


def _is_complete(text: str, box: Geometry | None) -> bool:
    """Whether a text is one grid, and no first row or band of a larger one."""
    results = [entry.result for entry in read_text(text, box)]
    if len(results) != 1 or not isinstance(results[0], Grid):
        return False
    rows = sum(map(bool, map(str.strip, text.splitlines())))
    return box is not None or results[0].geometry.n >= (_SMALLEST_LINE if rows == 1 else 4)


def _item(entry: Entry, *, may_differ: bool) -> Item[Grid]:
    problem = entry.result
    if not isinstance(problem, BadGrid):
        grid = problem
        return Item(
            entry.number, grid, advice=lambda speaker: _other_boxes(grid, speaker, may_differ)
        )

    def may_be_file(text: str) -> bool:
        if "/" in text:
            from tutor.sudoku.formats.links import is_link  # few inputs are

            if is_link(text):
                return False
        strange = problem.code == "not-a-grid" and " " not in text.strip()
        return strange or _PATH_LIKE.fullmatch(text) is not None

    def tell(speaker: Speaker, source: str | None) -> str:
        return bad_grid(problem, speaker, source)

    return Item(entry.number, None, tell, may_be_file)


def _other_boxes(grid: Grid, speaker: Speaker, may_differ: bool) -> str:
    """With boxes of which shape a grid against the rules would keep them."""
    shape = other_shape(grid) if may_differ else None
    if shape is None:
        return ""
    meant = f"{shape.box_rows}x{shape.box_cols}"
    taken = f"{grid.geometry.box_rows}x{grid.geometry.box_cols}"
    return speaker.say("input-other-boxes", meant=meant, taken=taken)
