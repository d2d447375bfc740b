"""What a sentence names: cells, and the candidates of a conclusion."""

import re

from tutor.base.language import Language
from tutor.sudoku.geometry import SYMBOLS, Geometry

CELL = {"en": r"r\d+c\d+", "fr": r"L\d+C\d+"}
"""How a cell is written."""


def cells_in(text: str, geometry: Geometry, language: Language) -> list[int]:
    """The cells that a text names, in its order."""
    found = []
    for name in re.findall(CELL[language], text):
        row, column = map(int, re.findall(r"\d+", name))
        found.append((row - 1) * geometry.n + column - 1)
    return found


def candidates_in(text: str, geometry: Geometry, language: Language) -> set[tuple[int, int]]:
    """(cell, digit) as a conclusion tells them: one cell and its digit, or digits, then cells."""
    found: set[tuple[int, int]] = set()
    digits: list[int] = []
    cells: list[int] = []
    tokens = re.findall(rf"{CELL[language]}|\b[1-9A-Z]\b", text)
    for token in tokens:
        if re.fullmatch(CELL[language], token):
            cells += cells_in(token, geometry, language)
        else:
            if cells and digits:
                digits, cells = [], []
            digits.append(SYMBOLS.index(token) + 1)
        found |= {(cell, digit) for cell in cells for digit in digits}
    return found
