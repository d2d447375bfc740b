"""What the lines of a paragraph are: rows of cells, rules, or words.

A line of cells can be read in two ways: *signs*, every character a cell
(``53..7....``), or *tokens*, every word a cell (``12  3  456``, ``5,,3``).
Which one is meant is decided for the paragraph as a whole, by
:mod:`tutor.sudoku.formats.block`.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from tutor.sudoku.geometry import LARGEST_BOX_SIDE, Geometry

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
