"""The kinds of exercises, and which of them a lesson sets."""

from typing import Literal

from tutor.nonogram.names import is_of_nonograms
from tutor.techniques.glance import LAST_TIER
from tutor.techniques.ladder import TECHNIQUES

Kind = Literal["spot", "conclude", "judge", "use", "cell", "clash", "line"]
"""Point at the pattern; say what follows; is it one?; finish a grid; of the introductions:
find a cell, find what breaks the rules; and of nonograms: say what follows on a line."""

KINDS: tuple[Kind, ...] = ("spot", "conclude", "judge", "use")
"""The exercises of a technique, in the order a lesson sets them."""
_INTRODUCTORY: dict[str, tuple[Kind, ...]] = {
    "rules": ("clash",),
    "notation": ("cell",),
    "nonogram-rules": ("line",),
}
_OF_LINES: tuple[Kind, ...] = ("line", "conclude", "spot", "use")
"""The exercises of a nonogram rule that looks at one line."""
_OF_TRIALS: tuple[Kind, ...] = ("judge", "spot", "use")
"""Those of a rule that tries colours: there is no line to set it on."""
TRIALS = ("nonogram-edge-logic", "nonogram-contradiction")
_TOLD_IN_MANY_WAYS: tuple[Kind, ...] = ("conclude", "use")
"""Those of chains, sets and nets: the same thing can be seen in so many ways that nobody can
be asked to point at one, but what follows from the one that is shown is clear."""


def kinds_of(lesson_id: str) -> tuple[Kind, ...]:
    """The kinds of exercises a lesson sets."""
    usual = KINDS
    if is_of_nonograms(lesson_id):
        usual = _OF_TRIALS if lesson_id in TRIALS else _OF_LINES
    elif is_told_in_many_ways(lesson_id):
        usual = _TOLD_IN_MANY_WAYS
    return _INTRODUCTORY.get(lesson_id, usual)


def is_told_in_many_ways(technique: str) -> bool:
    """Whether there are more ways to see a technique of Sudoku than can be listed."""
    known = TECHNIQUES.get(technique)
    return known is not None and known.tier > LAST_TIER
