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


@lru_cache(maxsize=64)
def on_ink(ink: Ink) -> Style:
    """How something is written on an ink: black or white, whichever is easier to read."""
    return Style(color=f"#{ink.contrast}", bgcolor=f"#{ink.rgb}", bold=True)
