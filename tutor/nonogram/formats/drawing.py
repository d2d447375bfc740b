"""Pictures and boards drawn with signs, one for each cell."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tutor.nonogram.formats.errors import BadPuzzle
from tutor.nonogram.inks import Ink

BLACK_SIGNS = "#Xx1█■@"
WHITE_SIGNS = ".-0·_□"
UNKNOWN_SIGN = "?"
_PICTURE = {**dict.fromkeys(BLACK_SIGNS, "#"), **dict.fromkeys(WHITE_SIGNS, ".")}
_BOARD = {**_PICTURE, UNKNOWN_SIGN: UNKNOWN_SIGN}

What = Literal["goal", "board"]
"""The picture that was drawn, or how far somebody has come with it."""


@dataclass(frozen=True)
class Drawing:
    """Cells in the signs ``#`` or the letters of inks, ``.`` and, on a board, ``?``.

    Row by row or all in one string.
    """

    what: What
    rows: Sequence[str]
    line: int
    """Where the text has it."""

    def cut(self, width: int, height: int) -> tuple[str, ...]:
        """The rows of a drawing of this size.

        Raises:
            BadPuzzle: it has another size.
        """
        found, expected = sum(map(len, self.rows)), width * height
        if found != expected:
            raise BadPuzzle(
                "drawing-size", self.line, what=self.what, found=found, expected=expected
            )
        if len(self.rows) == 1:
            cells = self.rows[0]
            return tuple(cells[start : start + width] for start in range(0, found, width))
        for number, row in enumerate(self.rows, start=1):
            if len(row) != width:
                raise uneven(self.what, number, len(row), width, self.line)
        return tuple(self.rows)


def uneven(what: What, number: int, found: int, expected: int, line: int) -> BadPuzzle:
    """A row of a drawing is longer or shorter than the others."""
    return BadPuzzle("drawing-row", line, what=what, number=number, found=found, expected=expected)


def drawing(what: What, rows: Sequence[str], line: int, inks: Sequence[Ink] = ()) -> Drawing:
    """A drawing in any of the usual signs, or letters of inks; blanks between do not count.

    Raises:
        BadPuzzle: some character is no such sign.
    """
    signs = _PICTURE if what == "goal" else _BOARD
    if inks:
        letters = {ink.letter: ink.letter for ink in inks}
        signs = {sign: cell for sign, cell in signs.items() if cell != "#"} | letters
    translated = []
    for row in rows:
        cells = "".join(row.split())
        stranger = next((cell for cell in cells if cell not in signs), None)
        if stranger is not None and inks:
            known = "".join(ink.letter for ink in inks)
            raise BadPuzzle("drawing-letter", line, what=what, found=stranger, letters=known)
        if stranger is not None:
            raise BadPuzzle("drawing-sign", line, what=what, found=stranger)
        translated.append("".join([signs[cell] for cell in cells]))
    return Drawing(what, translated, line)


def is_picture_row(text: str) -> bool:
    """Whether a line is a row of a picture."""
    cells = "".join(text.split())
    return bool(cells) and all(cell in _PICTURE for cell in cells)
