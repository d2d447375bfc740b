"""The kinds of exercises, and which of them a lesson sets."""

from typing import Literal

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
_OF_SUPPOSITIONS: tuple[Kind, ...] = ("conclude", "judge", "use")
"""Those of techniques that suppose something: there is no pattern on the board to point at."""
_SUPPOSING = 6
"""The tier of those techniques."""


def kinds_of_grids(lesson: str) -> tuple[Kind, ...]:
    """The kinds of exercises a lesson on Sudoku sets."""
    usual = _OF_SUPPOSITIONS if is_supposition(lesson) else KINDS
    return _INTRODUCTORY.get(lesson, usual)


def kinds_of_pictures(lesson: str) -> tuple[Kind, ...]:
    """The kinds of exercises a lesson on nonograms sets."""
    return _INTRODUCTORY.get(lesson, _OF_TRIALS if lesson in TRIALS else _OF_LINES)


def is_supposition(technique: str) -> bool:
    """Whether a technique of Sudoku tries out what is not on the board."""
    known = TECHNIQUES.get(technique)
    return known is not None and known.tier == _SUPPOSING
