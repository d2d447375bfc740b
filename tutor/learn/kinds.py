"""The kinds of exercises, and which of them a lesson sets."""

from typing import Literal

from tutor.nonogram.names import is_of_nonograms

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


def kinds_of(lesson_id: str) -> tuple[Kind, ...]:
    """The kinds of exercises a lesson sets."""
    usual = KINDS
    if is_of_nonograms(lesson_id):
        usual = _OF_TRIALS if lesson_id in TRIALS else _OF_LINES
    return _INTRODUCTORY.get(lesson_id, usual)
