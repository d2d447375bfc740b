"""Puzzles of f-puzzles.com: JSON, packed by LZ-string into ``?load=``.

A cell has its ``value``, which is a given if it says so; centre marks are its candidates, corner
marks say nothing that is sure. Regions are named only where they are not the usual boxes. Every
other key that holds something is a rule, or a drawing that stands for one.
"""

import json
from collections.abc import Iterator
from urllib.parse import quote

from tutor.sudoku.formats.common import BadGrid
from tutor.sudoku.formats.links import lzstring
from tutor.sudoku.formats.links.rules import (
    JsonObject,
    json_object,
    refuse_rules,
    refuse_solution,
    rules_of,
)
from tutor.sudoku.formats.links.sheet import LARGEST_N, Sheet, digit_of, mask_of
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid

_ADDRESS = "https://www.f-puzzles.com/?load="
_HARMLESS = {
    *("size", "grid", "title", "author", "ruleset", "solution", "successMessage"),
    *("disabledlogic", "truecandidatesoptions", "cage"),
}


def read(text: str, box: Geometry | None) -> Grid:
    """The grid of a puzzle's JSON."""
    return read_puzzle(json_object(text), box)


def read_puzzle(puzzle: JsonObject, box: Geometry | None) -> Grid:
    """The grid of a puzzle that is an ordinary Sudoku."""
    rows = puzzle.get("grid")
    n = len(rows) if isinstance(rows, list) else 0
    if not isinstance(rows, list) or not 0 < n <= LARGEST_N:
        raise BadGrid("link-no-board")
    if any(not isinstance(row, list) or len(row) != n for row in rows):
        raise BadGrid("link-not-square", rows=n)
    refuse_rules([*rules_of(puzzle, _HARMLESS), *_cages(puzzle.get("cage"))])
    sheet = Sheet.empty(n)
    cells = [one if isinstance(one, dict) else {} for row in rows for one in row]
    for cell, told in enumerate(cells):
        value = sheet.values[cell] = digit_of(told.get("value"), cell, n)
        if value and not told.get("given"):
            sheet.own.add(cell)
        for name in ("givenPencilMarks", "centerPencilMarks"):
            sheet.mark(cell, mask_of(told.get(name), cell, n))
    if any("region" in told for told in cells):
        sheet.regions = _regions(cells, n)
    grid = sheet.grid(box)
    refuse_solution(puzzle.get("solution"), grid.geometry)
    return grid


def _cages(cages: object) -> Iterator[str]:
    """Cages that are drawn: one without cells only holds a text, such as the author's name."""
    for cage in cages if isinstance(cages, list) else []:
        if not isinstance(cage, dict) or cage.get("cells"):
            yield "cage"


def _regions(cells: list[JsonObject], n: int) -> list[str]:
    """The region of each cell; where it names none, its usual box."""
    usual = Geometry.for_size(n)
    boxes = usual.box_of if usual else range(n * n)
    return [str(told.get("region", box)) for told, box in zip(cells, boxes, strict=True)]


def packed(grid: Grid, *, shows_own: bool = False) -> str:
    """The signs of a grid: its givens, the digits placed, and the candidates of its marked cells.

    With ``shows_own``, a digit placed is also a mark: for sites that forget digits placed.
    """
    geometry = grid.geometry
    n = geometry.n
    marked = {cell for cell, _ in grid.removed_candidates()}
    names_regions = geometry is not Geometry.for_size(n)
    cells: list[JsonObject] = []
    for cell, value in enumerate(grid.values):
        told: JsonObject = {}
        if value:
            told["value"] = value
            if grid.is_given(cell):
                told["given"] = True
            elif shows_own:
                told["centerPencilMarks"] = [value]
        elif cell in marked:
            told["centerPencilMarks"] = list(digits(grid.candidates[cell]))
        if names_regions:
            told["region"] = geometry.box_of[cell]
        cells.append(told)
    rows = [cells[start : start + n] for start in range(0, n * n, n)]
    return lzstring.pack(json.dumps({"size": n, "grid": rows}, separators=(",", ":")))


def write(grid: Grid) -> str:
    """A link of f-puzzles."""
    return _ADDRESS + quote(packed(grid), safe="")
