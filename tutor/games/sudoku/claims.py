"""What somebody says of a cell, as it is typed: ``r4c7=5``, ``r4c7!=5``."""

import re

from tutor.explain.why import Claim
from tutor.sudoku.geometry import SYMBOLS, Geometry

_CLAIM = re.compile(r"[rl](\d{1,3})c(\d{1,3})(=|!=|<>|≠|-)([0-9a-z]{1,3})", re.IGNORECASE)
_LONGEST_DIGIT = 4
"""Figures; no board has digits of more than three."""


def digit_of(text: str) -> int:
    """A digit written as a number or as the letter the board shows; 0 if it is neither."""
    wanted = text.strip().upper()
    if wanted.isascii() and wanted.isdigit():
        return int(wanted) if len(wanted) <= _LONGEST_DIGIT else 0
    return SYMBOLS.find(wanted) + 1 if len(wanted) == 1 else 0


def claim_of(text: str, geometry: Geometry) -> Claim | None:
    """``r4c7=5``: it holds 5; ``r4c7-5`` or ``r4c7!=5``: it does not. None if it says neither."""
    found, n = _CLAIM.fullmatch(text.replace(" ", "")), geometry.n
    row, column = (int(found[1]), int(found[2])) if found else (0, 0)
    digit = digit_of(found[4]) if found else 0
    if not found or not all(1 <= number <= n for number in (row, column, digit)):
        return None
    return Claim((row - 1) * n + column - 1, digit, holds=found[3] == "=")
