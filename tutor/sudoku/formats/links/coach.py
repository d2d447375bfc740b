"""Boards of sudoku.coach and of lisudoku.xyz.

sudoku.coach writes its givens as digits, or a whole board as ``SCv7_32_``: JSON, deflated and
written in base 32. lisudoku packs JSON by LZ-string.
"""

import zlib

from tutor.sudoku.formats.common import BadGrid
from tutor.sudoku.formats.links import lzstring
from tutor.sudoku.formats.links.rules import JsonObject, json_object, refuse_rules, rules_of
from tutor.sudoku.formats.links.sheet import LARGEST_N, Sheet, digit_of, sheet_of_signs
from tutor.sudoku.formats.links.sudokupad import unpacked
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

PREFIX = "SCv7_32_"
_SIGNS = "0123456789abcdefghijklmnopqrstuv"
_HARMLESS = {
    *("gridSize", "givenDigits", "userDigits", "userCellCandidates", "userCornerCandidates"),
    *("title", "author", "solution", "rules", "description"),
}
_LISUDOKU_HARMLESS = {"gridSize", "fixedNumbers", "regions"}


def read(board: str, box: Geometry | None) -> Grid:
    """The grid of a whole board of sudoku.coach."""
    told = json_object(_inflated(board.removeprefix(PREFIX)))
    givens, own = (str(told.get(name) or "") for name in ("givenDigits", "userDigits"))
    refuse_rules(key for key in rules_of(told, _HARMLESS) if not key.startswith("user"))
    sheet = sheet_of_signs(givens)
    n, count = sheet.n, len(sheet.values)
    if len(own) == count:
        for cell, sign in enumerate(own):
            digit = digit_of(sign, cell, n)
            if digit and not sheet.values[cell]:
                sheet.values[cell] = digit
                sheet.own.add(cell)
    candidates = str(told.get("userCellCandidates") or "").split("-")
    if len(candidates) == count:
        for cell, number in enumerate(candidates):
            mask = (
                int(number) >> 1
                if number.isascii() and number.isdigit() and len(number) < 40
                else 0
            )
            sheet.mark(cell, mask & (1 << n) - 1)
    return sheet.grid(box)


def _inflated(signs: str) -> str:
    """Base 32, and then a stream of zlib."""
    try:
        bits = "".join(f"{_SIGNS.index(sign):05b}" for sign in signs.strip())
        data = int(bits[: len(bits) // 8 * 8] or "0", 2).to_bytes(len(bits) // 8, "big")
        stream = zlib.decompressobj()
        text = stream.decompress(data, lzstring.LONGEST)
    except (ValueError, zlib.error) as error:
        raise BadGrid("link-cut") from error
    if stream.unconsumed_tail:
        raise BadGrid("link-long")
    if not stream.eof:
        raise BadGrid("link-cut")
    return text.decode("utf-8", "replace")


def read_lisudoku(board: str, box: Geometry | None) -> Grid:
    """The grid of what stands behind ``import=`` at lisudoku."""
    if not board.startswith("N4"):
        return sheet_of_signs(board).grid(box)
    told = json_object(unpacked(board))
    told |= {"fixedNumbers": told.get("fixedNumbers") or told.get("fixed_numbers")}
    told |= {"gridSize": told.get("gridSize") or told.get("grid_size")}
    for name in ("fixed_numbers", "grid_size"):
        told.pop(name, None)
    n = told["gridSize"]
    if not isinstance(n, int) or not 0 < n <= LARGEST_N:
        raise BadGrid("link-no-board")
    refuse_rules(rules_of(told, _LISUDOKU_HARMLESS))
    sheet = Sheet.empty(n)
    for fixed in _objects(told["fixedNumbers"]):
        cell = _cell(fixed.get("position"), n)
        sheet.values[cell] = digit_of(fixed.get("value"), cell, n)
    regions = told.get("regions")
    if isinstance(regions, list) and regions:
        of_cell = [-1] * (n * n)
        for index, region in enumerate(regions):
            for place in _objects(region):
                of_cell[_cell(place, n)] = index
        sheet.regions = of_cell
    return sheet.grid(box)


def _objects(values: object) -> list[JsonObject]:
    return [one for one in values if isinstance(one, dict)] if isinstance(values, list) else []


def _cell(place: object, n: int) -> int:
    """A cell by its row and column, counted from 0."""
    row, column = (place.get("row"), place.get("col")) if isinstance(place, dict) else (None, None)
    if isinstance(row, int) and isinstance(column, int) and 0 <= row < n and 0 <= column < n:
        return row * n + column
    raise BadGrid("link-no-board")
