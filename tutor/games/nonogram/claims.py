"""What somebody says of a cell, as it is typed: ``r3c4=black``, ``r3c4=#``, ``r3c4=red``."""

import re

from tutor.base.language import Language
from tutor.narrate.nonogram.ink_words import colour_named
from tutor.nonogram.explain import Claim
from tutor.nonogram.position import BLACK, WHITE, Colour
from tutor.nonogram.puzzle import Puzzle

_CLAIM = re.compile(r"[rl](\d{1,4})c(\d{1,4})=?(\S+)", re.IGNORECASE)
COLOURS: dict[str, Colour] = {
    **dict.fromkeys(("black", "noir", "noire", "b", "n", "#", "x", "1"), BLACK),
    **dict.fromkeys(("white", "blanc", "blanche", "w", ".", "-", "0"), WHITE),
}
"""Every word and sign for a colour."""


def colour_of(word: str, puzzle: Puzzle, language: Language | None = None) -> Colour | None:
    """The colour that a word, a letter or a sign means on a board."""
    if not puzzle.inks:
        return COLOURS.get(word)
    return colour_named(word, puzzle, language) or (WHITE if COLOURS.get(word) == WHITE else None)


def claim_of(text: str, puzzle: Puzzle, language: Language | None = None) -> Claim | None:
    """That a cell has a colour; None if that is not what the text says.

    Letters of colours are those of the language; without one, of the file.
    """
    found = _CLAIM.fullmatch(text.replace(" ", ""))
    row, column = (int(found[1]), int(found[2])) if found else (0, 0)
    colour = colour_of(found[3].lower(), puzzle, language) if found else None
    if colour is None or not (1 <= row <= puzzle.height and 1 <= column <= puzzle.width):
        return None
    return Claim((row - 1) * puzzle.width + column - 1, colour)
