"""A puzzle on one line, for a command line: ``1 1, 3, 0 / 2, 1, 2``.

Rows, a slash or a semicolon, columns; or the other way round if they are named, with ``rows:``
or ``columns:`` before them. Commas stand between clues, blanks or dots between the numbers of
a clue; ``0`` or nothing is an empty clue. What follows a ``#`` is a remark.
"""

import re
from collections.abc import Iterator, Sequence

from tutor.nonogram.formats.clue_text import Row, clue_of_text
from tutor.nonogram.formats.draft import Draft, Read, Told
from tutor.nonogram.formats.errors import BadPuzzle, check_count, shortened
from tutor.nonogram.puzzle import Axis

_LABEL = re.compile(r"(rows|lignes|columns|colonnes)\s*:", re.IGNORECASE)
_BETWEEN = re.compile("[/;]")
_PUZZLE = re.compile(r"[-+\d,][^/;]*[/;].*", re.DOTALL)


def is_one_line(text: str) -> bool:
    """Whether a line means to be a puzzle of its own."""
    return _PUZZLE.fullmatch(_without_label(text.strip())) is not None


def _without_label(text: str) -> str:
    """The clues behind ``rows:`` or ``columns:``; neither has blanks around."""
    label = _LABEL.match(text)
    return text[label.end() :].lstrip() if label else text


def clues_on_a_line(text: str, line: int, axis: Axis) -> list[Told]:
    """The clues between the commas.

    Raises:
        BadPuzzle: something is no clue, or there are more than any puzzle has.
    """
    text = text.strip().removesuffix(",")
    check_count(axis, text.count(",") + 1, None, line)
    return [Told(clue_of_text(part, line), line) for part in text.split(",")]


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
    parts = _BETWEEN.split(text.removesuffix(";"), maxsplit=2)
    if len(parts) != 2:
        raise BadPuzzle("one-line", line, found=shortened(text))
    parts = [part.strip() for part in parts]
    label = _LABEL.match(parts[0])
    if label and label[1].lower() in ("columns", "colonnes"):
        parts.reverse()
    rows, columns = map(_without_label, parts)
    return Draft(
        line,
        rows=clues_on_a_line(rows, line, "row"),
        columns=clues_on_a_line(columns, line, "column"),
    )
