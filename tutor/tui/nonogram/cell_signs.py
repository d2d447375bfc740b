"""What cells of nonograms are drawn with: their signs, and what is written on an ink."""

from dataclasses import dataclass
from functools import lru_cache

from rich.style import Style

from tutor.nonogram.inks import Ink


@dataclass(frozen=True)
class Signs:
    """What cells are drawn with."""

    unknown: str
    white: str
    becomes_white: str
    becomes_black: str
    """What fills a tile that is not black yet, and the sign on it."""
    on_tile: str
    left: str
    """The sides of the cursor."""
    right: str


ON_GROUNDS = Signs("", "×", "□", "█", "■", "▌", "▐")
PLAIN = Signs("··", "×", "><", "▓", "", "[", "]")

_HALF = 140
"""From this brightness on, letters on an ink are black."""


@lru_cache(maxsize=64)
def on_ink(ink: Ink) -> Style:
    """How something is written on an ink: black or white, whichever is easier to read."""
    red, green, blue = (int(ink.rgb[at : at + 2], 16) for at in (0, 2, 4))
    is_bright = (299 * red + 587 * green + 114 * blue) / 1000 > _HALF
    return Style(color="#000000" if is_bright else "#ffffff", bgcolor=f"#{ink.rgb}", bold=True)
