"""The rules that read one line, in the order people learn them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tutor.nonogram.line import solve_in_inks, solve_line
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
    places: int
    found: Found


@lru_cache(maxsize=1 << 14)
def simplest_rules(view: LineView, places: int) -> tuple[Named, ...]:
    """The simplest rules that tell some cells of a line, one after another.

    Trials come to the same lines again and again: what was found is remembered.
    """
    return tuple(_simplest_rules(view, places))


def _simplest_rules(view: LineView, places: int) -> Iterator[Named]:
    for rule, find in LINE_RULES.items():
        for found in complete_line(view, places) if rule == "complete-line" else find(view):
            news = (found.black | found.white) & places
            if news:
                yield Named(rule, news, found)
                places &= ~news
            if not places:
                return
    raise AssertionError("the complete line tells every cell")


Bars = tuple[int, ...]
"""The cells of a line that cannot have a colour, for each colour, white first."""


def bars_by(view: LineView) -> Bars | None:
    """What a line bars; None if nothing fits it."""
    if view.inks:
        return solve_in_inks(view.clue, view.length, *view.barred)
    told = solve_line(view.clue, view.length, view.black, view.white)
    return None if told is None else told[:2]


def follows(view: LineView, bars: Bars) -> bool:
    """Whether a line bars colours of cells; without any, whether nothing fits it."""
    implied = bars_by(view)
    if not any(bars):
        return implied is None
    return implied is not None and not any(
        mask & ~told for mask, told in zip(bars, implied, strict=True)
    )


def fewest(view: LineView, supposed: list[int], bars: Bars) -> set[int]:
    """Of the supposed places of a line a few that it needs to bar colours, the last left out first.

    Without colours to bar: that it needs for nothing to fit.
    """
    kept = set(supposed)
    for place in reversed(supposed):
        fewer = view.keeping(~(1 << place))
        if follows(fewer, bars):
            view = fewer
            kept.discard(place)
    return kept
