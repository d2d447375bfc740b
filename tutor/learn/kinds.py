"""The kinds of exercises, and which of them a lesson sets."""

from typing import Literal

Kind = Literal["spot", "conclude", "judge", "use", "cell", "clash"]
"""Point at the pattern; say what follows; is it one?; finish a grid; and of the
introductions: find a cell, find what breaks the rules."""

KINDS: tuple[Kind, ...] = ("spot", "conclude", "judge", "use")
"""The exercises of a technique, in the order a lesson sets them."""
_INTRODUCTORY: dict[str, tuple[Kind, ...]] = {"rules": ("clash",), "notation": ("cell",)}


def kinds_of(lesson_id: str) -> tuple[Kind, ...]:
    """The kinds of exercises a lesson sets."""
    return _INTRODUCTORY.get(lesson_id, KINDS)
