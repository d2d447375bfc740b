"""How a single cell is written: the alphabet all formats share."""

from functools import cache

from tutor.sudoku.formats.errors import BadGrid
from tutor.sudoku.geometry import SYMBOLS, Geometry

EMPTY_SIGNS = ".0*_-?Xx"
"""Signs for an empty cell. ``X`` is a digit where a board has that many."""


@cache
def symbol_values(n: int) -> dict[str, int]:
    """What each character means on an n x n board: a digit, or 0 for empty."""
    table = dict.fromkeys(EMPTY_SIGNS, 0)
    for value, symbol in enumerate(SYMBOLS[:n], start=1):
        table[symbol] = value
        table[symbol.lower()] = value
    return table


def expected_digits(n: int) -> str:
    """The digits of an n x n board, as a message names them."""
    if n <= 9:
        return f"1-{n}"
    return f"1-9, A-{SYMBOLS[n - 1]}" if n <= len(SYMBOLS) else f"1-{n}"


def value_of_symbol(symbol: str, n: int, line: int, column: int) -> int:
    """The value of a one-character cell."""
    value = symbol_values(n).get(symbol)
    if value is None:
        raise BadGrid("bad-symbol", line, column, found=symbol, expected=expected_digits(n))
    return value


def value_of_number(token: str, n: int, line: int, column: int) -> int:
    """The value of a cell written as a number, or as one sign."""
    if token.isascii() and token.isdigit():
        if len(token) <= 4 and int(token) <= n:
            return int(token)
        raise BadGrid("digit-too-large", line, column, found=token[:20], largest=n)
    if len(token) == 1:
        return value_of_symbol(token, n, line, column)
    raise BadGrid("bad-number", line, column, found=token[:20], largest=n)


def size_of_line(count: int) -> int | None:
    """The n of a grid written as n x n cells on one line."""
    n = round(count**0.5)
    return n if n * n == count and Geometry.for_size(n) else None


def size_of_sukaku(count: int) -> int | None:
    """The n of a Sukaku line: n x n cells of n signs each."""
    n = round(count ** (1 / 3))
    return n if n**3 == count and n <= len(SYMBOLS) and Geometry.for_size(n) else None


def nearest_size(count: int) -> int:
    """The n of the board that so many cells were probably meant for."""
    if count < 12:
        return 9
    sizes = (n for n in range(4, 101) if Geometry.for_size(n))
    return min(sizes, key=lambda n: (abs(n * n - count), n != 9))
