"""The colours of nonograms in words, each with its letter: nobody has to tell hues apart."""

import re
from collections.abc import Mapping
from typing import get_args

from tutor.base.language import Language
from tutor.nonogram.inks import WHITE, Colour, Ink, ink_of_colour
from tutor.nonogram.puzzle import Puzzle

_FRENCH = {
    "black": "noir",
    "grey": "gris",
    "gray": "gris",
    "red": "rouge",
    "green": "vert",
    "blue": "bleu",
    "yellow": "jaune",
    "orange": "orange",
    "pink": "rose",
    "purple": "violet",
    "brown": "marron",
    "cyan": "cyan",
    "magenta": "magenta",
    "light blue": "bleu clair",
    "dark blue": "bleu foncé",
    "light green": "vert clair",
    "dark green": "vert foncé",
    "light grey": "gris clair",
    "dark grey": "gris foncé",
    "navy": "bleu marine",
    "lime": "vert citron",
    "teal": "bleu canard",
    "violet": "bleu violet",
    "gold": "doré",
}
_ENGLISH = {french: english for english, french in reversed(_FRENCH.items())}
_NUMBER = re.compile(r" \d+$")
_LANGUAGES: tuple[Language, ...] = get_args(Language)
_WHITE = {"en": "white", "fr": "en blanc"}


def ink_name(ink: Ink, language: Language) -> str:
    """``red``; ``rouge``. A name that is not known stays as the file has it."""
    names = _FRENCH if language == "fr" else _ENGLISH
    word = _NUMBER.sub("", ink.name)
    return names[word.lower()] + ink.name[len(word) :] if word.lower() in names else ink.name


def in_ink(ink: Ink, language: Language) -> str:
    """``red (r)``; ``en rouge (r)``: what is said of cells."""
    before = "en " if language == "fr" else ""
    return f"{before}{ink_name(ink, language)} ({ink.letter})"


def in_colour(colour: Colour, puzzle: Puzzle, language: Language) -> str:
    """The same of any colour of a cell."""
    if colour == WHITE:
        return _WHITE[language]
    return in_ink(puzzle.inks[ink_of_colour(colour) - 1], language)


def by_colour(colours: Mapping[int, Colour], puzzle: Puzzle) -> dict[Colour, list[int]]:
    """The cells of each colour, in the order of the inks, white last."""
    found = {
        colour: sorted(cell for cell, its in colours.items() if its == colour)
        for colour in puzzle.colours
    }
    return {colour: cells for colour, cells in found.items() if cells}


def colour_named(word: str, puzzle: Puzzle) -> Colour | None:
    """The colour of several inks that a letter or a name means, in either language."""
    for ink in puzzle.inks:
        names = (ink.name, *(ink_name(ink, language) for language in _LANGUAGES))
        if word in (ink.letter, *(name.lower() for name in names)):
            return ink.colour
    return None
