"""What the formats of Sudoku have in common: errors, the signs of cells, lines of text.

A line of cells can be read in two ways: *signs*, every character a cell (``53..7....``), or
*tokens*, every word a cell (``12  3  456``, ``5,,3``). Which one is meant is decided for the
paragraph as a whole, by :mod:`tutor.sudoku.formats.block`.
"""

import re
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import NamedTuple, ParamSpec, TypeVar

from tutor.sudoku.geometry import LARGEST_BOX_SIDE, SYMBOLS, Geometry

BARS = "|│┃║¦!┆┊"
_BAR_SIGNS = frozenset(BARS)
_RULE_SIGNS = set("-+=*:.'`,_ " + BARS + "─━═┄┈┌┐└┘├┤┬┴┼╋╬╔╗╚╝╠╣╦╩╒╕╘╛╞╡╤╧╪╓╖╙╜╟╢╥╨╫┏┓┗┛┣┫┳┻╂┿")
_RULE_STROKE = re.compile(r"--|==|──|━━|══|[*+]-|-[*+]|[┼╋╬┌├└╔╠╚┏┣┗]")
_CROSSING = re.compile(r"[^\s\-" + BARS + "]")
_WORDS = re.compile(r"\s*[^\W\d_]{3,}(\W.*)?$")
_HEADING = re.compile(r"\s*(grid|grille|puzzle|sudoku|problem|problème)\b[^.|]*$", re.IGNORECASE)
_EMPTY_FRAME = re.compile(f"[{BARS}]\\s+[{BARS}]")
_PLAIN_BARS = str.maketrans(dict.fromkeys(BARS, "|"))
_NO_BARS = str.maketrans(dict.fromkeys(BARS, " "))


class Sign(NamedTuple):
    """A cell as written, and its column."""

    text: str
    column: int


_SHAPE = re.compile(r"\bbox (\d{1,2})x(\d{1,2})\b")


def shape_mark(geometry: Geometry) -> str:
    """What is written behind a grid whose boxes have another shape than its size tells."""
    if geometry is Geometry.for_size(geometry.n):
        return ""
    return f" # --box {geometry.box_rows}x{geometry.box_cols}"


@dataclass(frozen=True)
class Line:
    """One line of the input."""

    number: int
    text: str
    separator: str | None = None
    """The sign between the fields of a table, if the line is a row of one."""
    comment: str = ""
    """What was cut off, from the first ``#`` on."""

    @property
    def raw(self) -> str:
        """The line as it was, comment included."""
        return self.text + self.comment

    def shape(self, n: int) -> Geometry | None:
        """The shape of boxes that its comment names, if they are those of an n x n board."""
        named = _SHAPE.search(self.comment)
        if named is None:
            return None
        sides = int(named[1]), int(named[2])
        fits = sides[0] * sides[1] == n and max(sides) <= LARGEST_BOX_SIDE
        return Geometry.of(*sides) if fits else None

    @property
    def is_rule(self) -> bool:
        """A horizontal line of a drawn grid. One of dashes alone may be empty cells."""
        return bool(_RULE_STROKE.search(self.text)) and set(self.text) <= _RULE_SIGNS

    @property
    def has_bars(self) -> bool:
        """Whether it is part of a drawn grid."""
        return not _BAR_SIGNS.isdisjoint(self.text)

    @property
    def is_dashes(self) -> bool:
        """A rule that could also be a row of empty cells."""
        return self.is_rule and not _CROSSING.search(self.text)

    @property
    def is_words(self) -> bool:
        """A heading or a remark: begins with a word of three letters or more."""
        return bool(_WORDS.match(self.text))

    @property
    def is_heading(self) -> bool:
        """A title that announces a grid: ``Grid 01``, ``Puzzle 7 (easy)``."""
        return bool(_HEADING.match(self.text))

    @cached_property
    def signs(self) -> list[Sign]:
        """Every character that is neither space nor bar."""
        text = self.text.translate(_NO_BARS)
        return [Sign(char, i) for i, char in enumerate(text, start=1) if not char.isspace()]

    @cached_property
    def tokens(self) -> list[Sign]:
        """Every word, or every field of a table, empty ones included."""
        if self.separator is None:
            text = self.text.translate(_NO_BARS)
            return [Sign(word.group(), word.start() + 1) for word in re.finditer(r"\S+", text)]
        framed = self.separator == "|"
        text = self.text
        if framed:
            text = text.translate(_PLAIN_BARS).rstrip().removesuffix("|")
        found, column = [], 1
        for field in text.split(self.separator):
            bare = field.strip().strip('"').strip()
            found.append(Sign(bare or ".", column + len(field) - len(field.lstrip())))
            column += len(field) + 1
        return found[1:] if framed else found

    def cells(self, by_token: bool) -> list[Sign]:
        """The line read in one way or the other."""
        return self.tokens if by_token else self.signs

    def bars(self, by_token: bool) -> list[int]:
        """How many cells stand before each bar inside the line."""
        starts = [cell.column for cell in self.cells(by_token)]
        columns = [column for column, char in enumerate(self.text, start=1) if char in BARS]
        counts = [bisect_left(starts, column) for column in columns]
        return [count for count in counts if 0 < count < len(starts)]

    @property
    def is_even(self) -> bool:
        """Whether all its words are equally long, and not of one sign each."""
        lengths = {len(token.text) for token in self.tokens}
        return self.separator is None and len(lengths) == 1 and lengths != {1}

    @property
    def has_gaps(self) -> bool:
        """Whether a word of several signs has an empty cell in it: a run of cells."""
        return self.separator is None and any(
            len(token.text) > 1 and any(sign in ".*_-?" for sign in token.text)
            for token in self.tokens
        )


def _separator(lines: list[Line]) -> str | None:
    """What separates the fields, if the lines are a table.

    Tabs and bars make a table only where a field is empty; otherwise tabs are
    spaces, and bars are the edges of boxes.
    """
    texts = [line.text for line in lines]
    for sign in ",;":
        if any(sign in text and "{" not in text for text in texts):
            return sign
    if any("\t\t" in text or text != text.strip("\t") for text in texts):
        return "\t"
    framed = all(text.lstrip().startswith(tuple(BARS)) for text in texts)
    if framed and any(_EMPTY_FRAME.search(text) for text in texts):
        return "|"
    return None


def rows_of(lines: Iterable[Line]) -> list[Line]:
    """The lines that hold cells, with rules and blank lines left out."""
    rows = _without_rules(lines)
    separator = _separator(rows)
    return [replace(line, separator=separator) for line in rows] if separator else rows


def _without_rules(lines: Iterable[Line]) -> list[Line]:
    """Dashes are cells only if they stand among digits too, or if there is nothing else."""
    body = [line for line in lines if line.text.strip() or "\t\t" in line.text]
    cells = [line for line in body if not line.is_rule]
    dashes = [line for line in body if line.is_dashes]
    if dashes and (not cells or any("-" in line.text for line in cells if not line.is_words)):
        return [line for line in body if not line.is_rule or line.is_dashes]
    return cells


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


NO_VALUE = 255
"""No digit, and no empty cell."""


@cache
def symbol_bytes(n: int) -> bytes:
    """The same for each ASCII character, as a table to translate whole lines with."""
    table = symbol_values(n)
    return bytes(table.get(chr(code), NO_VALUE) for code in range(256))


def expected_digits(n: int) -> str:
    """The digits of an n x n board, as a message names them."""
    if n <= 9:
        return f"1-{n}"
    if n > len(SYMBOLS):
        return f"1-{n}"
    return "1-9, A" if n == 10 else f"1-9, A-{SYMBOLS[n - 1]}"


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


def nearest_size(count: int, texts: Iterable[str] = ()) -> int:
    """The n of the board that so many cells were probably meant for.

    Too few or too many cells are no board where one of their digits (1 to 9) does not fit.
    """
    if count < 12:
        return 9
    sizes = [n for n in range(4, 101) if Geometry.for_size(n)]
    if any(n * n == count for n in sizes):
        texts = ()
    least = max((int(text) for text in texts if text in SYMBOLS[:9]), default=0)
    return min((n for n in sizes if n >= least), key=lambda n: (abs(n * n - count), n != 9))


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


_WORD = re.compile(r"[^\W\d_]{2,}")
_LONGEST_PROSE = 2000


def beginning(text: str, most: int = 40) -> str:
    """How a text begins, to be quoted: whole words, and a sign where it goes on."""
    bare = text.strip()
    if len(bare) <= most:
        return bare
    head, gap, _ = bare[:most].rpartition(" ")
    return f"{head.rstrip(' ,;:.') if gap else bare[: most - 1]}…"


def is_prose(text: str) -> bool:
    """Whether somebody writes words, as people do before and after a link.

    Cells may be letters too, but then they are capitals, or the x of an empty cell.
    """
    bare = text.strip()[:_LONGEST_PROSE]
    letters = sum(sign.isalpha() for sign in bare)
    words = _WORD.findall(bare)
    has_words = any(not word.isupper() and set(word) != {"x"} for word in words)
    return has_words and 2 * letters > len("".join(bare.split()))
