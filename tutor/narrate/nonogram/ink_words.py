"""The colours of nonograms in words, each with its letter: nobody has to tell hues apart.

Files have one letter for each colour. People read and type those of their language: whoever
reads ``noir`` takes ``n`` for it.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import get_args

from tutor.base.language import Language
from tutor.nonogram.inks import (
    LETTERS,
    MOST_OF_OURS,
    WHITE,
    Clue,
    Colour,
    ColourClue,
    Ink,
    ink_of_colour,
    palette,
)
from tutor.nonogram.position import Position
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
_OURS = palette(MOST_OF_OURS)


def ink_name(ink: Ink, language: Language) -> str:
    """``red``; ``rouge``. A name that is not known stays as the file has it."""
    names = _FRENCH if language == "fr" else _ENGLISH
    word = _NUMBER.sub("", ink.name)
    return names[word.lower()] + ink.name[len(word) :] if word.lower() in names else ink.name


@lru_cache(maxsize=256)
def inks_in(
    inks: tuple[Ink, ...], language: Language, among: tuple[Ink, ...] = ()
) -> tuple[Ink, ...]:
    """The inks with the letters that they have in a language.

    A name that is not translated keeps the letter of its file. Else our colours have the same
    letters in every nonogram, and others the first of their name that is free, or any.

    Args:
        inks: as their file has them.
        language: of whoever reads them.
        among: the whole palette, where they are a part of one: its letters count.
    """
    if among:
        every = zip(among, inks_in(among, language), strict=True)
        letters = {ink.letter: shown.letter for ink, shown in every}
        return tuple(ink._replace(letter=letters[ink.letter]) for ink in inks)
    names = {ink: ink_name(ink, language).lower() for ink in inks}
    ours = {} if inks == _OURS else _letters_of_ours(language)
    found = {ink: ink.letter for ink, name in names.items() if name == ink.name.lower()}
    wishes = [
        {ink: ours.get(name, "") for ink, name in names.items()},
        {ink: name[:1] for ink, name in names.items()},
        {ink: name + LETTERS for ink, name in names.items()},
    ]
    for wish in wishes:
        for ink in inks:
            free = (one for one in wish[ink] if one in LETTERS and one not in found.values())
            if ink not in found and (letter := next(free, "")):
                found[ink] = letter
    return tuple(ink._replace(letter=found[ink]) for ink in inks)


def _letters_of_ours(language: Language) -> dict[str, str]:
    return {ink_name(ink, language): ink.letter for ink in inks_in(_OURS, language)}


def puzzle_in(puzzle: Puzzle, language: Language, among: tuple[Ink, ...] = ()) -> Puzzle:
    """A nonogram as people read it, with the letters of their language; never to be kept."""
    inks = inks_in(puzzle.inks, language, among)
    if inks == puzzle.inks:
        return puzzle

    def lettered(clue: Clue) -> Clue:
        assert isinstance(clue, ColourClue)
        return ColourClue(clue, [inks[ink.number - 1] for ink in clue.inks])

    rows, columns = map(lettered, puzzle.rows), map(lettered, puzzle.columns)
    return replace(puzzle, rows=tuple(rows), columns=tuple(columns), goal=None, inks=inks)


def board_in(position: Position, language: Language) -> Position:
    """A board as people read it."""
    shown = puzzle_in(position.puzzle, language)
    return position if shown is position.puzzle else Position(shown, position.cells)


def in_ink(ink: Ink, language: Language) -> str:
    """``red (r)``; ``en rouge (r)``: what is said of cells."""
    before = "en " if language == "fr" else ""
    return f"{before}{ink_name(ink, language)} ({ink.letter})"


def in_colour(
    colour: Colour, puzzle: Puzzle, language: Language, among: tuple[Ink, ...] = ()
) -> str:
    """The same of any colour of a cell."""
    if colour == WHITE:
        return _WHITE[language]
    return in_ink(inks_in(puzzle.inks, language, among)[ink_of_colour(colour) - 1], language)


def by_colour(colours: Mapping[int, Colour], puzzle: Puzzle) -> dict[Colour, list[int]]:
    """The cells of each colour, in the order of the inks, white last."""
    found = {
        colour: sorted(cell for cell, its in colours.items() if its == colour)
        for colour in puzzle.colours
    }
    return {colour: cells for colour, cells in found.items() if cells}


def colour_named(word: str, puzzle: Puzzle, language: Language | None = None) -> Colour | None:
    """The colour of several inks that a letter or a name means, in either language.

    Letters of the language come first; without one, those of the file.
    """
    first = puzzle.inks if language is None else inks_in(puzzle.inks, language)
    others = [inks_in(puzzle.inks, one) for one in _LANGUAGES]
    for ink in first:
        names = (ink.name, *(ink_name(ink, one) for one in _LANGUAGES))
        if word in (ink.letter, *(name.lower() for name in names)):
            return ink.colour
    lettered = chain.from_iterable((*others, puzzle.inks))
    return next((ink.colour for ink in lettered if ink.letter == word), None)
