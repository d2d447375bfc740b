"""What a sentence names: cells, one by one or as stretches, and their colours."""

import re

from tutor.base.language import Language
from tutor.nonogram.puzzle import Puzzle

CELL = {"en": r"r\d+c\d+", "fr": r"L\d+C\d+"}
"""How a cell is written."""
_TO = {"en": " to ", "fr": " à "}
_BLACK = {"en": "black", "fr": r"noires?"}
_WHITE = {"en": "white", "fr": r"blanches?"}


def cell_of(name: str, puzzle: Puzzle) -> int:
    """The cell with a name."""
    row, column = map(int, re.findall(r"\d+", name))
    return (row - 1) * puzzle.width + column - 1


def cells_in(text: str, puzzle: Puzzle, language: Language) -> list[int]:
    """The cells that a text names, in its order; a stretch with all that lies in it."""
    cell = CELL[language]
    found: list[int] = []
    for name in re.findall(f"{cell}(?:{_TO[language]}{cell})?", text):
        ends = [cell_of(one, puzzle) for one in re.findall(cell, name)]
        in_row = ends[0] // puzzle.width == ends[-1] // puzzle.width
        found += range(ends[0], ends[-1] + 1, 1 if in_row else puzzle.width)
    return found


def coloured(text: str, puzzle: Puzzle, language: Language) -> tuple[set[int], set[int]]:
    """The cells that a conclusion calls black, and those that it calls white."""
    black: set[int] = set()
    white: set[int] = set()
    rest = text
    while found := re.search(f"{_BLACK[language]}|{_WHITE[language]}", rest):
        is_black = re.fullmatch(_BLACK[language], found[0]) is not None
        (black if is_black else white).update(cells_in(rest[: found.start()], puzzle, language))
        rest = rest[found.end() :]
    return black, white
