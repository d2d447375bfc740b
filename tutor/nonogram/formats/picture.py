"""Pictures drawn with ``#`` and ``.``, or other signs: a blank line ends each of them."""

from collections.abc import Iterator, Sequence

from tutor.nonogram.formats.clue_text import Row
from tutor.nonogram.formats.draft import Draft, Read
from tutor.nonogram.formats.drawing import drawing, is_picture_row, uneven
from tutor.nonogram.formats.errors import BadPuzzle
from tutor.nonogram.formats.numbers import blocks_of


def are_pictures(rows: Sequence[Row]) -> bool:
    """Whether all lines are rows of pictures."""
    return all(is_picture_row(row.text) for row in rows if row.text)


def read(rows: Sequence[Row]) -> Iterator[Read | BadPuzzle]:
    """The puzzle of every picture."""
    for block in blocks_of(rows):
        try:
            yield _read(block)
        except BadPuzzle as problem:
            yield problem


def _read(block: Sequence[Row]) -> Read:
    line = block[0].line
    goal = drawing("goal", [row.text for row in block], line)
    width = len(goal.rows[0])
    for number, (row, cells) in enumerate(zip(block, goal.rows, strict=True), start=1):
        if len(cells) != width:
            raise uneven("goal", number, len(cells), width, row.line)
    return Draft(line, width, len(block), goal=goal).finished()
