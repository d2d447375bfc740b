"""How the log of a Sudoku game is written."""

from functools import lru_cache
from typing import get_args

from tutor.base.document import JsonValue
from tutor.games import entries
from tutor.games.entries import AnyEdit, GridEdit
from tutor.games.sudoku.board import NO_TINTS, Cell, Change

EditKind = GridEdit | AnyEdit
EDITS: frozenset[EditKind] = frozenset((*get_args(GridEdit), *get_args(AnyEdit)))
Entry = entries.Entry[Change]


def _change(cell: int, before: JsonValue, after: JsonValue) -> Change:
    return Change(cell, _read(before), _read(after))


def _read(numbers: JsonValue) -> Cell:
    if not isinstance(numbers, list):
        raise TypeError(numbers)
    return _cell(*map(entries.whole, numbers))


@lru_cache(maxsize=1 << 15)
def _cell(*numbers: int) -> Cell:
    """A cell from the numbers it is written in; few are written that were not written before."""
    padded = [*numbers] + [0] * (4 + len(NO_TINTS) - len(numbers))
    value, centre, corner, colour, a, b, c, d = padded
    if min(padded) < 0:
        raise ValueError("a cell is written in numbers from 0 on")
    return Cell(value, centre, corner, colour, (a, b, c, d))


read_entry = entries.reader(EDITS, _change)
"""The entry that was written so."""
