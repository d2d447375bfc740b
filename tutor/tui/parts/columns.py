"""Blocks of lines side by side."""

from collections.abc import Sequence
from itertools import zip_longest

from textual.content import Content

from tutor.tui.parts.tables import fitted

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
