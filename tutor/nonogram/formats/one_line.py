"""A puzzle on one line, for a command line: ``3 1, 2, 0 / 1, 1 1, 3``.

Rows, a slash or a semicolon, columns; or the other way round if they are named, with ``rows:``
or ``columns:`` before them. Commas stand between clues, blanks or dots between the numbers of
a clue; ``0`` or nothing is an empty clue. What follows a ``#`` is a remark.
"""

import re
from collections.abc import Iterator, Sequence

from tutor.nonogram.formats.clue_text import Row, clue_of_text
from tutor.nonogram.formats.draft import Draft, Read, Told
from tutor.nonogram.formats.errors import BadPuzzle, shortened

_LABEL = re.compile(r"\s*(rows|lignes|columns|colonnes)\s*:", re.IGNORECASE)
_BETWEEN = re.compile("[/;]")
_PUZZLE = re.compile(r"[-+\d,][^/;]*[/;].*", re.DOTALL)


def is_one_line(text: str) -> bool:
    """Whether a line means to be a puzzle of its own."""
    return _PUZZLE.fullmatch(_LABEL.sub("", text, count=1).strip()) is not None


def clues_on_a_line(text: str, line: int) -> list[Told]:
    """The clues between the commas.

    Raises:
        BadPuzzle: something is no clue.
    """
    parts = text.strip().removesuffix(",").split(",")
    return [Told(clue_of_text(part, line), line) for part in parts]


def read(rows: Sequence[Row]) -> Iterator[Read | BadPuzzle]:
    """The puzzle of every line."""
    for row in rows:
        try:
            yield _draft(row).finished()
        except BadPuzzle as problem:
            yield problem


def _draft(row: Row) -> Draft:
    """What a line says."""
    line, text = row.line, row.text.partition("#")[0].strip()
    parts = _BETWEEN.split(text.removesuffix(";"))
    if len(parts) != 2:
        raise BadPuzzle("one-line", line, found=shortened(text))
    label = _LABEL.match(parts[0])
    if label and label[1].lower() in ("columns", "colonnes"):
        parts.reverse()
    rows, columns = (clues_on_a_line(_LABEL.sub("", part, count=1), line) for part in parts)
    return Draft(line, rows=rows, columns=columns)
