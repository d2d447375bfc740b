"""How boards, candidates and steps are written in the course's data files.

A board is one line of digits, ``.`` for an empty cell; candidates are ``r4c7-59``
(crossed out, or marked) and placements ``r4c7=5``, with spaces between them.
"""

import re
from collections.abc import Iterable

from tutor.sudoku.geometry import Geometry, House
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate

GEOMETRY = Geometry.of()
"""The course is taught on the usual board."""

_CELL = re.compile(r"r([1-9])c([1-9])")
_CANDIDATES = re.compile(r"r([1-9])c([1-9])([-=])([1-9]+)")
_HOUSE = re.compile(r"(row|column|box) ([1-9])")


class Unreadable(ValueError):
    """A text that is not written so; its argument is the piece that cannot be read."""


def read_board(text: str) -> list[int]:
    """The digits of a board, 0 where there is none."""
    if len(text) != GEOMETRY.cell_count or not re.fullmatch(r"[1-9.]*", text):
        raise Unreadable(text)
    return [0 if sign == "." else int(sign) for sign in text]


def write_board(values: Iterable[int]) -> str:
    """A board as one line."""
    return "".join(str(value or ".") for value in values)


def read_cells(text: str) -> tuple[int, ...]:
    """Cells in the order they are written."""
    cells = []
    for word in text.split():
        found = _CELL.fullmatch(word)
        if found is None:
            raise Unreadable(word)
        cells.append(_cell(found))
    return tuple(cells)


def write_cells(cells: Iterable[int]) -> str:
    """Cells by their names."""
    return " ".join(map(GEOMETRY.cell_name, cells))


def _cell(found: re.Match[str]) -> int:
    return (int(found[1]) - 1) * GEOMETRY.n + int(found[2]) - 1


def read_candidates(text: str, sign: str = "-") -> tuple[Candidate, ...]:
    """Candidates crossed out or marked (``-``), or digits placed (``=``)."""
    candidates = []
    for word in text.split():
        found = _CANDIDATES.fullmatch(word)
        if found is None or found[3] != sign:
            raise Unreadable(word)
        candidates += [Candidate(_cell(found), int(digit)) for digit in found[4]]
    return tuple(candidates)


def write_candidates(candidates: Iterable[tuple[int, int]], sign: str = "-") -> str:
    """Candidates in the order of cells, those of one cell together."""
    by_cell: dict[int, list[int]] = {}
    for cell, digit in sorted(candidates):
        by_cell.setdefault(cell, []).append(digit)
    return " ".join(
        f"{GEOMETRY.cell_name(cell)}{sign}{''.join(map(str, found))}"
        for cell, found in by_cell.items()
    )


def read_house(text: str) -> House:
    """``row 4``, ``column 7`` or ``box 1``."""
    found = _HOUSE.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    of_kind = {"row": GEOMETRY.rows, "column": GEOMETRY.columns, "box": GEOMETRY.boxes}
    return of_kind[found[1]][int(found[2]) - 1]


def grid_of(
    givens: list[int], board: list[int], crossed: Iterable[Candidate], *, may_clash: bool = False
) -> Grid:
    """The board with its givens and the candidates that are left.

    Raises:
        Unreadable: it does not hold its givens, or breaks a rule.
    """
    if any(given not in (0, value) for given, value in zip(givens, board, strict=True)):
        raise Unreadable(write_board(givens))
    grid = Grid(GEOMETRY, board)
    grid.givens = Grid(GEOMETRY, givens).givens
    if grid.breaks_rules and not may_clash:
        raise Unreadable(write_board(board))
    for cell, digit in crossed:
        if grid.values[cell] or not grid.eliminate(cell, digit):
            raise Unreadable(write_candidates([(cell, digit)]))
    return grid
