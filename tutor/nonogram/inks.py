"""The colours of a nonogram: the inks of its blocks, and the numbers of colours in cells.

Black and white is the case of one ink, which nobody names: its clues are plain tuples of
lengths. Where there are several inks, every clue says which block has which, and blocks of
different inks may touch.
"""

import math
import re
from collections.abc import Iterable
from colorsys import rgb_to_hsv
from typing import NamedTuple, SupportsIndex, overload

Colour = int
"""What a cell shows: one of the three below, or the colour of an ink beyond the first."""
UNKNOWN: Colour = 0
BLACK: Colour = 1
"""Also the colour of the first ink, whatever it is called."""
WHITE: Colour = 2
SIGNS = "?#."
"""How programs write the three."""
UNKNOWN_SIGN, WHITE_SIGN = SIGNS[UNKNOWN], SIGNS[WHITE]
MOST_INKS = 20
"""More could not be told apart, and there are not enough letters."""


_BRIGHT = 140
"""From this brightness on, letters on an ink are black."""


class Ink(NamedTuple):
    """A colour of blocks."""

    number: int
    """From 1."""
    letter: str
    """Stands for it wherever hue alone would tell."""
    name: str
    rgb: str
    """``ff0000``."""

    @property
    def colour(self) -> Colour:
        """The number of a cell that has it."""
        return colour_of_ink(self.number)

    @property
    def contrast(self) -> str:
        """What is read best on it: black or white, as six digits."""
        red, green, blue = (int(self.rgb[at : at + 2], 16) for at in (0, 2, 4))
        is_bright = (299 * red + 587 * green + 114 * blue) / 1000 > _BRIGHT
        return "000000" if is_bright else "ffffff"


def colour_of_ink(number: int) -> Colour:
    """The colour of cells with an ink: white stands between the first and the others."""
    return number if number == BLACK else number + 1


def ink_of_colour(colour: Colour) -> int:
    """The number of the ink that cells of a colour have."""
    return colour if colour == BLACK else colour - 1


class ColourClue(tuple[int, ...]):
    """A clue whose blocks have colours: their lengths, with the ink of each."""

    inks: tuple[Ink, ...]

    def __new__(cls, lengths: Iterable[int], inks: Iterable[Ink]) -> "ColourClue":
        """The lengths and the inks, one for each."""
        clue = super().__new__(cls, lengths)
        clue.inks = tuple(inks)
        return clue

    @overload
    def __getitem__(self, key: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, key: slice) -> "ColourClue": ...
    def __getitem__(self, key: SupportsIndex | slice) -> "int | ColourClue":
        if isinstance(key, slice):
            return ColourClue(super().__getitem__(key), self.inks[key])
        return super().__getitem__(key)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ColourClue):
            return False
        return super().__eq__(other) and self.inks == other.inks

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((super().__hash__(), self.inks))

    def __reduce__(self) -> tuple[object, ...]:
        return ColourClue, (tuple(self), self.inks)


Clue = tuple[int, ...]
"""The lengths of the blocks of a line, in order; nothing for a line without any.

Where there are several inks it is a :class:`ColourClue`.
"""


def ink_number(clue: Clue, block: int) -> int:
    """The number of the ink of a block."""
    return clue.inks[block].number if isinstance(clue, ColourClue) else BLACK


def ink_numbers(clue: Clue) -> tuple[int, ...]:
    """The number of the ink of every block."""
    return tuple(ink_number(clue, block) for block in range(len(clue)))


def gap_after(clue: Clue, block: int) -> int:
    """How many white cells there are at least after a block: one before the next of its ink."""
    if block + 1 >= len(clue):
        return 0
    if not isinstance(clue, ColourClue):
        return 1
    return int(clue.inks[block].number == clue.inks[block + 1].number)


def block_words(clue: Clue) -> list[str]:
    """The blocks as programs write them: ``3``, or ``3r`` with the letter of the ink."""
    if isinstance(clue, ColourClue):
        return [f"{length}{ink.letter}" for length, ink in zip(clue, clue.inks, strict=True)]
    return [str(length) for length in clue]


def clue_words(clue: Clue) -> str:
    """``3 1``, ``3r 1b``; ``0`` for a line without blocks."""
    return " ".join(block_words(clue)) or "0"


_RGB = {
    "black": "000000",
    "white": "ffffff",
    "grey": "808080",
    "gray": "808080",
    "red": "ff0000",
    "green": "008000",
    "blue": "0000ff",
    "yellow": "ffd700",
    "orange": "ff8c00",
    "cyan": "00bcd4",
    "magenta": "d81b9a",
    "navy": "000080",
    "lime": "32cd32",
    "teal": "008080",
    "violet": "8a2be2",
    "gold": "daa520",
    "light grey": "c0c0c0",
    "dark grey": "404040",
    "light blue": "87ceeb",
    "dark blue": "00008b",
    "light green": "90ee90",
    "dark green": "006400",
    "pink": "ff69b4",
    "purple": "800080",
    "brown": "8b4513",
}
"""Colours that files name without telling their values."""


def _letters_of(name: str) -> str:
    """A name as X11 and SVG have it, without blanks."""
    return re.sub(r"[\s_-]", "", name.lower())


_RGB_OF_WORD = {_letters_of(name): rgb for name, rgb in _RGB.items()}
_HEX = re.compile("#?([0-9a-f]{6}|[0-9a-f]{3})")


_PALETTE = {
    "black": "k",
    "red": "r",
    "blue": "b",
    "green": "g",
    "yellow": "y",
    "orange": "o",
    "purple": "p",
    "brown": "n",
    "pink": "i",
    "grey": "e",
}
"""The colours that we begin with, each with its letter."""
MOST_OF_OURS = len(_PALETTE)


def is_rgb(value: str) -> bool:
    """Whether a value is six or three digits."""
    return _HEX.fullmatch(value.strip().lower()) is not None


def is_word(name: str) -> bool:
    """Whether a name is one of a colour whose value is known."""
    return _letters_of(name) in _RGB_OF_WORD


def is_no_rgb(value: str) -> bool:
    """Whether something is meant as such a value, and is none; a word may be a colour's name."""
    return value[:1] in ("#", *"0123456789") and not is_rgb(value)


def rgb_of(value: str, name: str) -> str:
    """A value as six digits; that of the name if it is none."""
    found = _HEX.fullmatch(value.strip().lower())
    if found is None:
        return _RGB_OF_WORD.get(_letters_of(name), _RGB["grey"])
    return found[1] if len(found[1]) == 6 else "".join(2 * digit for digit in found[1])


LETTERS = "abcdefghijklmnopqrstuvwyz"
"""Of inks: a cross is white."""


_LONGEST_NAME = 40


def _tidy(name: str) -> str:
    """A name on one line, without what cannot be shown."""
    return " ".join("".join(filter(str.isprintable, name)).split())[:_LONGEST_NAME]


def lettered(named: Iterable[tuple[str, str, str]]) -> tuple[Ink, ...]:
    """Inks with names, values and the signs a file has for them, each with a letter of its own.

    It is the sign, if that is a letter; else one of the name that is free, or any.
    """
    found: list[Ink] = []
    taken: set[str] = set()
    for number, (name, rgb, sign) in enumerate(named, start=1):
        wishes = sign.lower() + name.lower() + LETTERS
        letter = next(wish for wish in wishes if wish in LETTERS and wish not in taken)
        taken.add(letter)
        found.append(Ink(number, letter, _tidy(name) or letter, rgb))
    return tuple(found)


def palette(count: int) -> tuple[Ink, ...]:
    """So many colours of ours; nothing for one, which is black and needs no name."""
    named = tuple(_PALETTE.items())[:count] if count > 1 else ()
    return lettered((name, _RGB[name], letter) for name, letter in named)


def inks_of_values(values: Iterable[str]) -> tuple[Ink, ...]:
    """Inks of these values, each called by the nearest name that no other has.

    Where that would be another hue, the nearest of all has a number: ``grey 2``.
    """
    named: dict[str, str] = {}
    for value in values:
        far = {
            name: _distance(rgb, value)
            for name, rgb in _RGB.items()
            if name not in ("white", "gray")
        }
        name = nearest = min(far, key=far.__getitem__)
        free = min([one for one in far if one not in named], key=far.__getitem__, default=nearest)
        if far[free] - far[nearest] < _OTHER_HUE:
            name = free
        number = 1
        while name in named:
            number += 1
            name = f"{nearest} {number}"
        named[name] = value
    return lettered((name, value, _PALETTE.get(name, "")) for name, value in named.items())


_OTHER_HUE = 0.2
"""How much further a name may be than the nearest one."""


def _distance(one: str, other: str) -> float:
    """How unlike two values look: by hue where they are vivid, by brightness where not."""
    return math.dist(_looks(one), _looks(other))


def _looks(value: str) -> tuple[float, float, float]:
    red, green, blue = (part / 255 for part in bytes.fromhex(value))
    hue, saturation, brightness = rgb_to_hsv(red, green, blue)
    vivid = saturation * min(1.0, 2.5 * brightness)
    return vivid * math.cos(math.tau * hue), vivid * math.sin(math.tau * hue), brightness


# Inks and clues as JSON has them


def inks_as_json(inks: Iterable[Ink]) -> list[dict[str, str]]:
    """The colours of a puzzle, in their order."""
    return [{"letter": ink.letter, "name": ink.name, "rgb": ink.rgb} for ink in inks]


def inks_of(value: object) -> tuple[Ink, ...]:
    """The inks that were written so.

    Raises:
        ValueError: they were not; there are fewer than two, or too many, or letters are shared.
    """
    if not isinstance(value, list) or not 2 <= len(value) <= MOST_INKS:
        raise ValueError(value)
    inks: list[Ink] = []
    for number, told in enumerate(value, start=1):
        letter, name = (told.get(key) if isinstance(told, dict) else None for key in _OF_INK)
        if not isinstance(letter, str) or not isinstance(name, str) or letter not in LETTERS:
            raise ValueError(value)
        if len(letter) != 1 or letter in {ink.letter for ink in inks}:
            raise ValueError(value)
        rgb = told.get("rgb", "")
        if not isinstance(rgb, str) or (rgb and not is_rgb(rgb)):
            raise ValueError(value)
        inks.append(Ink(number, letter, _tidy(name) or letter, rgb_of(rgb, name)))
    return tuple(inks)


_OF_INK = ("letter", "name")


def clues_as_json(clues: Iterable[Clue]) -> list[list[int | str]]:
    """Clues as lists of lengths; where there are several inks, of texts like ``3r``."""
    return [
        list(block_words(clue)) if isinstance(clue, ColourClue) else list(clue) for clue in clues
    ]
