"""Boards of sudokuwiki.org: ``?bd=``, in one of the ways that the site has had.

81 signs are digits. Version B (``S9B``) has two signs for each cell, in base 36: 1 to 9 a clue, 10
to 18 a digit placed, more a set of candidates. Version 1 has them in base 32: the set of
candidates, and a bit for a clue; a digit placed is a single candidate. ``?n=``, the oldest, has 81
numbers with commas: the sets as they are.
"""

import re

from tutor.sudoku.formats.common import BadGrid
from tutor.sudoku.formats.links.rules import refuse_rules
from tutor.sudoku.formats.links.sheet import Sheet, sheet_of_signs
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

ONLY = Geometry.of(3, 3)
"""The one board the site has."""
_N, _CELLS = ONLY.n, ONLY.cell_count
_ADDRESS = "https://www.sudokuwiki.org/sudoku.htm?bd="
_VERSIONED = re.compile(r"([A-Za-z])(\d)([A-Za-z])(.*)", re.DOTALL)
_SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz"
_FIRST_SET = 2 * _N
"""What is added to a set of candidates in version B."""


def read(board: str, box: Geometry | None) -> Grid:
    """The grid of what stands behind ``bd=``."""
    board = board.strip()
    if "," in board:
        return _sets(board.split(","), box)
    versioned = _VERSIONED.fullmatch(board)
    if versioned is not None and len(board) > _CELLS:
        kind, size, version, signs = versioned.groups()
        if kind.upper() != "S":
            refuse_rules([f"{kind}{size}{version}".upper()])
        if (size, version.upper()) != ("9", "B"):
            raise BadGrid("link-version", found=f"{kind}{size}{version}")
        return _version_b(_numbers(signs, 36)).grid(box)
    if len(board) == 2 * _CELLS:
        return _version_1(_numbers(board, 32)).grid(box)
    return sheet_of_signs(board).grid(box)


def _numbers(signs: str, base: int) -> list[int]:
    """Two signs for each cell."""
    found, expected = len(signs) // 2, _CELLS
    if len(signs) != 2 * _CELLS:
        raise BadGrid("wrong-cell-count", found=found, expected=expected, size=_N)
    try:
        return [int(signs[at : at + 2], base) for at in range(0, len(signs), 2)]
    except ValueError as error:
        raise BadGrid("link-cut") from error


def _version_b(numbers: list[int]) -> Sheet:
    sheet = Sheet.empty(_N)
    for cell, number in enumerate(numbers):
        if number > _FIRST_SET + ONLY.all_digits:
            raise BadGrid("link-cut")
        if number > _FIRST_SET:
            sheet.mark(cell, number - _FIRST_SET)
        elif number > _N:
            sheet.values[cell] = number - _N
            sheet.own.add(cell)
        else:
            sheet.values[cell] = number
    return sheet


def _version_1(numbers: list[int]) -> Sheet:
    sheet = Sheet.empty(_N)
    for cell, number in enumerate(numbers):
        mask = number >> 1
        if mask.bit_count() == 1:
            sheet.values[cell] = mask.bit_length()
            if not number & 1:
                sheet.own.add(cell)
        else:
            sheet.mark(cell, mask)
    return sheet


def _sets(numbers: list[str], box: Geometry | None) -> Grid:
    """One sign each is a digit; else sets, where nothing tells digits placed from clues."""
    if len(numbers) != _CELLS:
        raise BadGrid("wrong-cell-count", found=len(numbers), expected=_CELLS, size=_N)
    if all(len(number.strip()) <= 1 for number in numbers):
        return sheet_of_signs("".join(number.strip() or "0" for number in numbers)).grid(box)
    sheet = Sheet.empty(_N)
    for cell, number in enumerate(numbers):
        bare = number.strip()
        mask = int(bare) if bare.isascii() and bare.isdigit() and len(bare) <= 3 else -1
        if not 0 <= mask <= ONLY.all_digits:
            raise BadGrid("link-cut")
        if mask.bit_count() == 1:
            sheet.values[cell] = mask.bit_length()
        else:
            sheet.mark(cell, mask)
    return sheet.grid(box)


def write(grid: Grid) -> str:
    """A link of sudokuwiki: digits alone, unless there is more to say."""
    has_marks = next(grid.removed_candidates(), None) is not None
    if grid.given_count == grid.filled_count and not has_marks:
        return _ADDRESS + "".join(map(str, grid.values))
    signs = []
    for cell, value in enumerate(grid.values):
        if value:
            number = value if grid.is_given(cell) else value + _N
        else:
            mask = grid.candidates[cell]
            number = mask + _FIRST_SET if mask else 0
        signs.append(_SIGNS[number // 36] + _SIGNS[number % 36])
    return f"{_ADDRESS}S9B{''.join(signs)}"
