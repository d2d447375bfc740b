"""The rules that read one line, in the order people learn them."""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.nonogram.line import told_by
from tutor.nonogram.position import LineView
from tutor.nonogram.rules.edges import (
    complete_line,
    empty_line,
    full_line,
    glue,
    mercury,
    out_of_reach,
    overlapping,
    punctuation,
)
from tutor.nonogram.rules.reach import Found, LineRule
from tutor.nonogram.rules.walls import block_range, forcing, joining

LINE_RULES: dict[str, LineRule] = {
    "empty-line": empty_line,
    "full-line": full_line,
    "overlap": overlapping,
    "punctuation": punctuation,
    "out-of-reach": out_of_reach,
    "block-range": block_range,
    "glue": glue,
    "mercury": mercury,
    "forcing": forcing,
    "joining": joining,
    "complete-line": complete_line,
}


class Named(NamedTuple):
    """Cells of a line with the rule that tells them."""

    rule: str
    black: int
    white: int
    found: Found


def simplest_rules(view: LineView, black: int, white: int) -> Iterator[Named]:
    """The simplest rules that tell some cells of a line, one after another."""
    for rule, find in LINE_RULES.items():
        for found in find(view):
            new_black, new_white = found.black & black, found.white & white
            if new_black | new_white:
                yield Named(rule, new_black, new_white, found)
                black, white = black & ~new_black, white & ~new_white
        if not black | white:
            return
    raise AssertionError("the complete line tells every cell")


def follows(view: LineView, black: int, white: int) -> bool:
    """Whether a line tells some cells; without any, whether nothing fits it."""
    implied = told_by(view)
    if not black | white:
        return implied is None
    return implied is not None and not (black & ~implied.black or white & ~implied.white)


def fewest(view: LineView, supposed: list[int], black: int, white: int) -> set[int]:
    """Of the supposed places of a line a few that it needs for some cells, the last left out first.

    Without cells to tell: that it needs for nothing to fit.
    """
    kept = set(supposed)
    for place in reversed(supposed):
        fewer = view.keeping(~(1 << place))
        if follows(fewer, black, white):
            view = fewer
            kept.discard(place)
    return kept
