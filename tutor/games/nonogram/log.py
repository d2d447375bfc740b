"""How the log of a nonogram being played is written."""

from typing import NamedTuple, get_args

from tutor.base.document import JsonValue
from tutor.games import entries
from tutor.games.entries import AnyEdit, PictureEdit
from tutor.nonogram.position import SIGNS, Colour

EditKind = PictureEdit | AnyEdit
EDITS: frozenset[EditKind] = frozenset((*get_args(PictureEdit), *get_args(AnyEdit)))


class Change(NamedTuple):
    """What an edit did to one cell."""

    cell: int
    before: Colour
    after: Colour

    def as_json(self) -> list[JsonValue]:
        """The cell and its colours, in numbers that last."""
        return list(self)


Entry = entries.Entry[Change]
_COLOURS: dict[object, Colour] = {colour: colour for colour in get_args(Colour)}


def _change(cell: int, before: JsonValue, after: JsonValue) -> Change:
    return Change(cell, _colour(before), _colour(after))


def _colour(number: object) -> Colour:
    if (colour := _COLOURS.get(number)) is None:
        raise ValueError(f"a cell is written in numbers from 0 to {len(SIGNS) - 1}")
    return colour


read_entry = entries.reader(EDITS, _change)
"""The entry that was written so."""
