"""Nonograms as text: read any known format without being told which, write all of them.

``read_puzzles`` yields one result per puzzle, in order: a :class:`Read`, or a
:class:`BadPuzzle` that says what is wrong where, so that one bad puzzle never hides the others.
"""

from tutor.nonogram.formats.draft import Read
from tutor.nonogram.formats.errors import BadPuzzle
from tutor.nonogram.formats.reader import decode, read_only, read_puzzles
from tutor.nonogram.formats.writer import (
    FORMATS,
    KEEPS_ALL,
    KEEPS_COLOURS,
    CannotWrite,
    NoColours,
    frame_of,
    write,
    write_all,
    write_part,
)

__all__ = [
    "FORMATS",
    "KEEPS_ALL",
    "KEEPS_COLOURS",
    "BadPuzzle",
    "CannotWrite",
    "NoColours",
    "Read",
    "decode",
    "frame_of",
    "read_only",
    "read_puzzles",
    "write",
    "write_all",
    "write_part",
]
