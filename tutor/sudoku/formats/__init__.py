"""Grids as text: read any known format without being told which, write all of them.

``read_bytes`` and ``read_text`` yield one result per grid, in order: a
:class:`~tutor.sudoku.grid.Grid`, or a :class:`BadGrid` that says what is wrong
where, so that one bad grid never hides the others.
"""

from tutor.sudoku.formats.common import BadGrid
from tutor.sudoku.formats.reader import Entry, read_bytes, read_only, read_text
from tutor.sudoku.formats.writer import FORMATS, line_of, write

__all__ = [
    "FORMATS",
    "BadGrid",
    "Entry",
    "line_of",
    "read_bytes",
    "read_only",
    "read_text",
    "write",
]
