"""Pictures drawn with ``#`` and ``.``, or other signs: a blank line ends each of them.

Where no sign for white is written, blanks are the white cells: ``# ##`` is a row of four. Only
where every other place is blank in all rows nobody can tell them from mere gaps: that is refused.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from tutor.nonogram.formats.clue_text import Row
from tutor.nonogram.formats.draft import Draft, Read
from tutor.nonogram.formats.drawing import BLACK_SIGNS, drawing, is_picture_row, uneven
from tutor.nonogram.formats.errors import BadPuzzle
from tutor.nonogram.formats.numbers import blocks_of


def are_pictures(rows: Sequence[Row]) -> bool:
    """Whether all lines are rows of pictures."""
    return all(is_picture_row(row.text) for row in rows if row.text)


def read(rows: Sequence[Row]) -> Iterator[Read | BadPuzzle]:
    """The puzzle of every picture."""
    has_blanks = _has_blanks_for_white(rows)
    for block in _drawn(rows) if has_blanks else blocks_of(rows):
        try:
            yield _read(_written(block) if has_blanks else block)
        except BadPuzzle as problem:
            yield problem


def _has_blanks_for_white(rows: Sequence[Row]) -> bool:
    """Whether nothing but blanks can stand for white."""
    signs = {sign for row in rows for sign in row.text if not sign.isspace()}
    are_blanks = any(sign.isspace() for row in rows for sign in row.raw.rstrip())
    return are_blanks and signs <= set(BLACK_SIGNS)


def _drawn(rows: Sequence[Row]) -> list[list[Row]]:
    """The rows of each picture: one of blanks alone is a white row of it."""
    parts = [list(part) for has, part in groupby(rows, lambda row: bool(row.raw)) if has]
    return [part for part in parts if any(row.text for row in part)]


def _written(block: Sequence[Row]) -> list[Row]:
    """The same rows with a sign for white.

    Raises:
        BadPuzzle: the blanks may be gaps as well.
    """
    rows = [row.raw.rstrip() for row in block]
    width = max(map(len, rows))
    if width > 1 and not any(row[1::2].strip() for row in rows):
        raise BadPuzzle("drawing-blank", block[0].line)
    return [
        Row(row.line, "".join("." if sign.isspace() else sign for sign in text.ljust(width)))
        for row, text in zip(block, rows, strict=True)
    ]


def _read(block: Sequence[Row]) -> Read:
    line = block[0].line
    goal = drawing("goal", [row.text for row in block], line)
    width = len(goal.rows[0])
    for number, (row, cells) in enumerate(zip(block, goal.rows, strict=True), start=1):
        if len(cells) != width:
            raise uneven("goal", number, len(cells), width, row.line)
    return Draft(line, width, len(block), goal=goal).finished()
