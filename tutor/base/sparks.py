"""A row of numbers as a row of small columns, in text."""

from collections.abc import Sequence

_COLUMNS = "▁▂▃▄▅▆"
"""Never the full height, so that rows do not touch."""


def sparks(values: Sequence[float]) -> str:
    """One sign for each number, the largest as high as it goes."""
    highest = max(values, default=0.0)
    steps = len(_COLUMNS) - 1
    levels = [round(steps * value / highest) if highest > 0 else 0 for value in values]
    return "".join(_COLUMNS[max(level, 0)] for level in levels)
