"""Aligned lines: tables whose chosen row is marked by a sign too, and blocks side by side."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.cells import cell_len
from textual.content import Content

CHOSEN, OTHER = "▸", " "


@dataclass(frozen=True)
class Column:
    """A column of a table."""

    width: int
    is_number: bool = False


def fitted(cell: Content | str, width: int, *, right: bool = False) -> Content:
    """A cell cut or filled to its width."""
    content = Content(cell) if isinstance(cell, str) else cell
    if content.cell_length > width:
        return content.truncate(width, ellipsis=True)
    gap = width - content.cell_length
    return content.pad_left(gap) if right else content.pad_right(gap)


_LONG = 7
"""How long a word is that may be shortened."""
_REMARK = re.compile(r"\s*\([^)]*\)$")
_STEM = re.compile(r"[^\W{0}]*[{0}]+[^\W{0}]+(?=[{0}])".format("aeiouyàâéèêëîïôûùœ"), re.IGNORECASE)
"""A word as far as it is kept: up to the consonants before its second vowel."""


def abridged(name: str, width: int, short: str = "") -> str:
    """A name made shorter as far as it has to be.

    First goes what it says in brackets, or it has a short name; then its first long words are
    cut as people cut them; and what still tells it from its relatives, a number at its end, stays.
    """
    if cell_len(name) <= width:
        return name
    name = short or _REMARK.sub("", name)
    words = name.split(" ")
    for at, word in enumerate(words):
        if cell_len(" ".join(words)) <= width:
            break
        found = _STEM.match(word) if len(word) >= _LONG else None
        words[at] = f"{found[0]}." if found else word
    found_so = " ".join(words)
    room = width - len(words[-1]) - len("… ")
    if words[-1].isdigit() and room > 0 and cell_len(found_so) > width:
        return f"{found_so[:room].rstrip(' ,')}… {words[-1]}"
    return found_so


def line(cells: Sequence[Content | str], columns: Sequence[Column], gap: int = 2) -> Content:
    """A row of a table."""
    shown = [
        fitted(cell, column.width, right=column.is_number)
        for cell, column in zip(cells, columns, strict=True)
    ]
    return Content(" " * gap).join(shown)


def marked(row: Content, *, is_chosen: bool) -> Content:
    """A row of a list, the chosen one told by a sign as well as by its ground."""
    return Content.styled(CHOSEN if is_chosen else OTHER, "$now bold") + row


Lines = Sequence[Content]


def lines_of(content: Content) -> list[Content]:
    """A drawing line by line."""
    return list(content.split("\n", allow_blank=True))


def beside(left: Lines, right: Lines, width: int, gap: int = 3) -> list[Content]:
    """Two blocks beside each other, the left one filled to a width."""
    nothing, space = Content(""), Content(" " * gap)
    return [
        fitted(one, width) + space + other
        for one, other in zip_longest(left, right, fillvalue=nothing)
    ]


def in_rows(pairs: list[Content], width: int) -> list[Content]:
    """Names with their values on one line, or on as many as they need."""
    wide, close = (Content(gap).join(pairs) for gap in ("   ", " "))
    if close.cell_length <= width:
        return [wide if wide.cell_length <= width else close]
    rows = pairs[:1]
    for pair in pairs[1:]:
        longer = Content("  ").join([rows[-1], pair])
        if longer.cell_length <= width:
            rows[-1] = longer
        else:
            rows += pair.wrap(width)
    return rows
