"""Puzzles of SudokuPad, formerly the app of Cracking the Cryptic.

What stands behind its address is a puzzle whose first letters tell the format, or the short id of
one that only the site knows. ``fpuz`` is a puzzle of f-puzzles; ``scl`` (or ``ctc``) its own, which
draws rules instead of naming them; ``scf`` and ``classic`` hold the givens of a 9x9 grid.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import combinations
from urllib.parse import quote

from tutor.sudoku.formats.common import BadGrid, size_of_line
from tutor.sudoku.formats.links import fpuzzles, lzstring, zipped
from tutor.sudoku.formats.links.rules import JsonObject, refuse_rules, refuse_solution, rules_of
from tutor.sudoku.formats.links.sheet import (
    LARGEST_N,
    Sheet,
    digit_of,
    mask_of,
    sheet_of_signs,
)
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

NAME = "SudokuPad"
_ADDRESS = "https://sudokupad.app/?puzzleid=fpuzzles"
_FORMAT = re.compile(r"(fpuz(?:zles)?|scl|ctc|scf|classic)(.+)", re.DOTALL)
_LONGEST_ID = 60
_LONGEST_FPUZZLES_ID = 20
_BLANKS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_COUNTS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_"
_MOST_SLASHES, _MOST_TRIES = 64, 500
_HARMLESS = {
    *("id", "cellSize", "metadata", "metaData", "cells", "regions", "cages", "settings", "videos"),
    *("title", "author", "rules", "solution", "version", "width", "height"),
}
_RULES_IN_METADATA = ("antiking", "antiknight", "nonconsecutive", "disjointgroups")
_SCF_RULES = {"w": "windoku", "x": "diagonals"}


def read(id: str, box: Geometry | None) -> Grid:
    """The grid of a puzzle's id."""
    if re.fullmatch(r"[0-9.]{81}", id):
        return sheet_of_signs(id).grid(box)
    known = _FORMAT.fullmatch(id)
    try:
        if known is None:
            raise BadGrid("link-short", site=NAME)
        return _read(known[1], known[2], box)
    except BadGrid as problem:
        # A short id may begin like a format; a puzzle that is cut off is longer, or begins as one.
        if problem.code == "link-variant" or len(id) > _LONGEST_ID or "N4I" in id:
            raise
        raise BadGrid("link-short", site=NAME) from problem


def _read(form: str, signs: str, box: Geometry | None) -> Grid:
    if form == "classic":
        return sheet_of_signs(_classic(signs)).grid(box)
    if form == "scf":
        return _scf(signs).grid(box)
    if form.startswith("fpuz"):
        if len(signs) <= _LONGEST_FPUZZLES_ID and not signs.startswith("N4"):
            raise BadGrid("link-short", site="f-puzzles")
        return fpuzzles.read(unpacked(signs), box)
    return _own(zipped.read(unpacked(signs)), box)


def unpacked(signs: str) -> str:
    """The JSON of a puzzle; of two strokes one after the other, servers may have swallowed one."""
    try:
        text = lzstring.unpack(signs)
    except lzstring.TooLong as problem:
        raise BadGrid("link-long") from problem
    except lzstring.BadPacking:
        text = None
    if text is None or not text.startswith(("{", "[")):
        for other in _with_strokes(signs):
            with suppress(lzstring.BadPacking):
                found = lzstring.unpack(other)
                if found.startswith("{") and found.endswith("}"):
                    return found
    if text is None:
        raise BadGrid("link-cut")
    return text


def _with_strokes(signs: str) -> Iterator[str]:
    """The signs with one stroke doubled, or two."""
    strokes = [at for at, sign in enumerate(signs) if sign == "/"][:_MOST_SLASHES]
    tries = 0
    for missing in (1, 2):
        if (len(signs) + missing) % 4:
            continue
        for places in combinations(strokes, missing):
            tries += 1
            if tries > _MOST_TRIES:
                return
            parts = zip((0, *places), (*places, len(signs)), strict=True)
            yield "/".join(signs[start:end] for start, end in parts)


def expanded(signs: str) -> str:
    """Each sign is a digit and, ten times over, the empty cells after it."""
    try:
        codes = [_BLANKS.index(sign) for sign in signs]
    except ValueError as error:
        raise BadGrid("link-cut") from error
    return "".join(str(code % 10) + "0" * (code // 10) for code in codes)


def _classic(signs: str) -> str:
    """Either code: what makes 81 cells is believed, then what makes a square."""
    found = []
    if all(sign in _BLANKS for sign in signs):
        found.append(expanded(signs))
    if all(sign in "123456789" or sign in _COUNTS for sign in signs):
        counted = (sign if sign.isdigit() else "0" * _COUNTS.index(sign) for sign in signs)
        found.append("".join(counted))
    if not found:
        raise BadGrid("link-cut")
    nine = next((one for one in found if len(one) == 81), None)
    return nine or next((one for one in found if size_of_line(len(one))), found[0])


def _scf(signs: str) -> Sheet:
    """Givens, and behind them the letters of rules; behind a star, texts too."""
    codes, star, rules = signs.partition("*")
    if star:
        told = re.sub(r"[at](?:[^*]|\*\*)*(?:\*|$)", "", rules)
        digits = expanded(codes)[:81]
    else:
        digits, at = "", 0
        while at < len(codes) and len(digits) < 81:
            digits += expanded(codes[at])
            at += 1
        told, digits = codes[at:], digits[:81]
    refuse_rules(_SCF_RULES.get(letter, letter) for letter in told)
    return sheet_of_signs(digits.ljust(81, "0"))


def _own(puzzle: JsonObject, box: Geometry | None) -> Grid:
    """SudokuPad's own format: what is drawn may be a rule, but for cages that are only texts."""
    if "grid" in puzzle and "cells" not in puzzle:
        return fpuzzles.read_puzzle(puzzle, box)
    rows = puzzle.get("cells")
    n = len(rows) if isinstance(rows, list) else 0
    if not isinstance(rows, list) or not 0 < n <= LARGEST_N:
        raise BadGrid("link-no-board")
    if any(not isinstance(row, list) or len(row) != n for row in rows):
        raise BadGrid("link-not-square", rows=n)
    meta: JsonObject = {}
    for name in ("metadata", "metaData"):
        told = puzzle.get(name)
        meta |= told if isinstance(told, dict) else {}
    rules = [*rules_of(puzzle, _HARMLESS), *(name for name in _RULES_IN_METADATA if meta.get(name))]
    sheet = Sheet.empty(n)
    sheet.regions = _regions(puzzle.get("regions"), n)
    refuse_rules([*rules, *_cages(puzzle.get("cages"), sheet.regions, n)])
    for cell, told in enumerate(one for row in rows for one in row):
        if isinstance(told, dict):
            sheet.values[cell] = digit_of(told.get("value"), cell, n)
            sheet.mark(cell, mask_of(told.get("centremarks"), cell, n))
    grid = sheet.grid(box)
    texts = [str(cage.get("value")) for cage in _objects(puzzle.get("cages"))]
    solutions = [text.partition(":")[2] for text in texts if text.startswith("solution:")]
    for solution in (puzzle.get("solution"), meta.get("solution"), *solutions):
        refuse_solution(solution, grid.geometry)
    return grid


def _objects(values: object) -> list[JsonObject]:
    return [one for one in values if isinstance(one, dict)] if isinstance(values, list) else []


def _cages(cages: object, regions: Sequence[int], n: int) -> Iterator[str]:
    """Cages with cells, unless they are the houses that the site names for itself."""
    for cage in _objects(cages):
        cells = set(_cells(cage.get("cells"), n))
        named = (
            {cell // n for cell in cells},
            {cell % n for cell in cells},
            {regions[cell] for cell in cells},
        )
        is_house = len(cells) == n and min(cells) >= 0 and any(len(one) == 1 for one in named)
        if cells and not (is_house and not cage.get("value") and not cage.get("sum")):
            yield "cages"


def _cells(places: object, n: int) -> list[int]:
    """The cells of a list of rows and columns, counted from 0; -1 for what is none."""
    found = []
    for place in places if isinstance(places, list) else []:
        match place:
            case [int(row), int(column)] if 0 <= row < n and 0 <= column < n:
                found.append(row * n + column)
            case _:
                found.append(-1)
    return found


def _regions(regions: object, n: int) -> list[int]:
    """The region of each cell; without any, or where they overlap, there are no boxes."""
    of_cell = [-1] * (n * n)
    for index, region in enumerate(regions if isinstance(regions, list) else []):
        for cell in _cells(region, n):
            of_cell[cell] = index if cell >= 0 and of_cell[cell] < 0 else n
    return of_cell


def write(grid: Grid) -> str:
    """A link of SudokuPad."""
    return _ADDRESS + quote(fpuzzles.packed(grid, shows_own=True), safe="")
