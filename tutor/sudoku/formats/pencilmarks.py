"""Candidates as text: grids of pencil marks, and Sukaku lines.

In a grid of pencil marks a cell shows the digits it may hold (``147``, or
``{1,2}`` where ``12`` could be a number: above 9x9). One digit alone is a
placed digit, unless a cell that sees it lists the same digit: then it is only
the last candidate, not yet placed.
"""

from tutor.sudoku.formats.common import (
    EMPTY_SIGNS,
    BadGrid,
    Sign,
    expected_digits,
    symbol_values,
    value_of_number,
    value_of_symbol,
)
from tutor.sudoku.geometry import SYMBOLS, Geometry, digits
from tutor.sudoku.grid import Grid

_BRACKETS = ("{}", "()", "[]")


def _is_bracketed(text: str) -> bool:
    """Whether a cell is written ``{1,2}``, ``(12)`` or ``[12]``."""
    return len(text) > 1 and text[0] + text[-1] in _BRACKETS


def is_cell(text: str, n: int) -> bool:
    """Whether a word can be a cell of an n x n board, as a number or as candidates."""
    if text.isascii() and text.isdigit() and len(text) <= 4 and int(text) <= n:
        return True
    if _is_bracketed(text):
        return True
    values = [symbol_values(n).get(sign) for sign in text]
    if None in values:
        return False
    return len(values) == 1 or (0 not in values and len(set(values)) == len(values))


def are_candidates(texts: list[str], n: int) -> bool:
    """Whether the words of a grid are pencil marks rather than numbers."""
    return any(
        _is_bracketed(text)
        or (len(text) > 1 and not (text.isascii() and text.isdigit() and int(text[:5]) <= n))
        for text in texts
    )


def _mask(text: str, n: int, line: int, column: int) -> int:
    """The set of digits a cell shows; a sign for empty shows them all."""
    if len(text) == 1 and not symbol_values(n).get(text, 1):
        return (1 << n) - 1
    mask = 0
    if _is_bracketed(text):
        inside = text[1:-1]
        listed = list(inside.replace(",", "")) if n <= 9 else inside.split(",")
        for token in filter(None, listed):
            value = value_of_number(token, n, line, column)
            mask |= 1 << value - 1 if value else 0
        return mask
    if n > len(SYMBOLS):
        value = value_of_number(text, n, line, column)
        return 1 << value - 1 if value else (1 << n) - 1
    for offset, sign in enumerate(text):
        value = value_of_symbol(sign, n, line, column + offset)
        if not value or mask >> value - 1 & 1:
            raise BadGrid(
                "bad-symbol", line, column + offset, found=sign, expected=expected_digits(n)
            )
        mask |= 1 << value - 1
    return mask


def from_tokens(cells: list[tuple[int, Sign]], geometry: Geometry) -> Grid:
    """The grid of a pencil-mark grid's cells, each with its line."""
    n = geometry.n
    masks = [_mask(sign.text, n, line, sign.column) for line, sign in cells]
    # A sign for an empty cell says nothing about its candidates.
    listed = [
        0 if len(sign.text) == 1 and not symbol_values(n)[sign.text] else mask
        for (_, sign), mask in zip(cells, masks, strict=True)
    ]
    grid = Grid(geometry)
    for cell, mask in enumerate(listed):
        alone = mask.bit_count() == 1
        if alone and not any(listed[peer] & mask for peer in geometry.peers(cell)):
            grid.place(cell, mask.bit_length(), given=True)
    for cell, mask in enumerate(masks):
        if mask != geometry.all_digits:
            grid.restrict(cell, mask)
    return grid


def from_sukaku(cells: list[Sign], line: int, geometry: Geometry) -> Grid:
    """The grid of a Sukaku line: candidates only, nothing placed."""
    n = geometry.n
    grid = Grid(geometry)
    for cell in range(geometry.cell_count):
        mask = 0
        for place, sign in enumerate(cells[cell * n : cell * n + n]):
            if sign.text in EMPTY_SIGNS and sign.text.upper() != SYMBOLS[place]:
                continue
            if sign.text.upper() != SYMBOLS[place]:
                raise BadGrid(
                    "bad-symbol", line, sign.column, found=sign.text, expected=SYMBOLS[place]
                )
            mask |= 1 << place
        grid.restrict(cell, mask)
    return grid


def write_grid(grid: Grid) -> str:
    """A drawn grid of pencil marks."""
    geometry = grid.geometry
    n = geometry.n
    texts = [_cell_text(grid, cell) for cell in range(geometry.cell_count)]
    widths = [max(len(texts[row * n + column]) for row in range(n)) for column in range(n)]
    stacks = [range(c, c + geometry.box_cols) for c in range(0, n, geometry.box_cols)]
    rule = "+".join("-" * (sum(widths[c] + 2 for c in stack) + 1) for stack in stacks)
    drawn = [f".{rule.replace('+', '.')}."]
    for row in range(n):
        if row and row % geometry.box_rows == 0:
            drawn.append(f":{rule}:")
        drawn.append(
            "|"
            + "|".join(
                "".join(f" {texts[row * n + c].ljust(widths[c])} " for c in stack) + " "
                for stack in stacks
            )
            + "|"
        )
    drawn.append(f"'{rule.replace('+', chr(39))}'")
    return "\n".join(drawn)


def _cell_text(grid: Grid, cell: int) -> str:
    geometry = grid.geometry
    if value := grid.values[cell]:
        return geometry.digit_name(value)
    mask = grid.candidates[cell]
    if not mask:
        return "{}"
    names = [geometry.digit_name(digit) for digit in digits(mask)]
    if geometry.n > 9 and len(names) > 1:
        return "{" + ",".join(names) + "}"
    return "".join(names)


def write_sukaku(grid: Grid) -> str:
    """A line with n signs per cell: its candidates in their places."""
    n = grid.geometry.n
    return "".join(
        SYMBOLS[place] if mask >> place & 1 else "."
        for mask in grid.candidates
        for place in range(n)
    )
