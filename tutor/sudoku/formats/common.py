"""What the formats of Sudoku have in common: errors, the signs of cells, lines of text."""

import re
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from typing import ParamSpec, TypeVar

from tutor.sudoku.formats.layout import Line
from tutor.sudoku.geometry import SYMBOLS, Geometry

P = ParamSpec("P")
T = TypeVar("T")


class BadGrid(Exception):
    """A problem in the input, as data: the sentence is made where it is shown.

    ``code`` names the problem, ``details`` what was found and expected.
    Lines, columns and grids are counted from 1; a column is missing where the
    problem is a whole line, a line where it is the whole input.
    """

    def __init__(
        self,
        code: str,
        line: int | None = None,
        column: int | None = None,
        **details: str | int,
    ) -> None:
        super().__init__(code, line, column, details)
        self.code = code
        self.line = line
        self.column = column
        self.details = details
        self.number: int | None = None
        """Which grid of the input, counted from 1."""


def wrong_cell_count(found: int, n: int, line: int, column: int | None = None) -> BadGrid:
    """There are not n x n cells."""
    return BadGrid("wrong-cell-count", line, column, found=found, expected=n * n, size=n)


def attempt(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | BadGrid:
    """What a reader returns, or the problem it raises."""
    try:
        return read(*args, **kwargs)
    except BadGrid as problem:
        return problem


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


LONGEST_LINE = 200_000
"""More characters than any row or whole-line grid can have."""
LONGEST_TEXT = 3_200_000
"""More characters than any grid can have: 100 x 100 cells with all their candidates."""
_WHOLE_LINE = re.compile(r"\s*[0-9A-Za-z.*_?-]{49,}\s*")
"""Longer than any row written with one sign per cell."""
_COLUMN_LABELS = re.compile(r"[\s|,;]*[Cc]\d{1,2}(?:[\s|,;]+[Cc]\d{1,2})+[\s|,;]*")
"""``C0 C1 C2 ...`` above a grid."""
_ROW_LABEL = re.compile(r"\s*[LlRr]\d{1,2}(?:[:;,.)]|(?=[\s|]))(?=.*\S)")
"""``L0`` before a row of it."""


class Lines:
    """Hands out lines without their comments."""

    def __init__(self, texts: Iterator[str]) -> None:
        self._texts = enumerate(texts, start=1)
        self._ahead: deque[Line] = deque()

    def _read(self) -> Line | None:
        for number, raw in self._texts:
            text, hash_sign, comment = raw.partition("#")
            if _COLUMN_LABELS.fullmatch(text):
                continue
            if label := _ROW_LABEL.match(text):
                text = " " * label.end() + text[label.end() :]
            return Line(number, text.rstrip(" "), comment=hash_sign + comment)
        return None

    def next(self) -> Line | None:
        """The next line, or None at the end."""
        return self._ahead.popleft() if self._ahead else self._read()

    def peek(self) -> Line | None:
        """The line that :meth:`next` will return."""
        return next(self.ahead(), None)

    def ahead(self) -> Iterator[Line]:
        """The lines to come, which stay to come."""
        index = 0
        while True:
            if index == len(self._ahead):
                line = self._read()
                if line is None:
                    return
                self._ahead.append(line)
            yield self._ahead[index]
            index += 1


def is_whole(line: Line) -> bool:
    """Whether a line is a grid by itself, whatever stands around it."""
    if not _WHOLE_LINE.fullmatch(line.text) or line.is_rule:
        return False
    count = len(line.text.strip())
    n = size_of_line(count)
    return (n is not None and n <= len(SYMBOLS)) or size_of_sukaku(count) is not None
