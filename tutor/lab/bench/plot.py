"""Curves as text: a sign for each series, at its points."""

import math
from collections.abc import Callable, Mapping, Sequence

from tutor.lab.calibration.scatter import Scale

Points = Sequence[tuple[float, float]]
SEVERAL = "*"
"""Where points of several series would stand in the same place."""


def plot(
    series: Mapping[str, Points],
    x_ticks: Mapping[float, str],
    y_tick: Callable[[float], str],
    *,
    is_log: bool = False,
    width: int = 61,
    height: int = 15,
) -> list[str]:
    """The lines of a plot so large, without its title; nothing if there are no points.

    Args:
        series: the points of each, by the sign that stands for it.
        x_ticks: what is written below the axis, if there is room.
        y_tick: writes a value beside the axis.
        is_log: whether the upright axis is logarithmic; points at 0 are left out then.
        width: the number of columns of the plot itself.
        height: the number of its rows.
    """
    shown = {
        sign: [(x, y) for x, y in points if y > 0 or not is_log] for sign, points in series.items()
    }
    everything = [point for points in shown.values() for point in points]
    if not everything:
        return []
    across = _flat([x for x, _ in everything])
    up = (_logarithmic if is_log else _flat)([y for _, y in everything])
    grid = [[" "] * width for _ in range(height)]
    for sign, points in shown.items():
        for x, y in points:
            row, column = _place(up.share(y), height), _place(across.share(x), width)
            taken = grid[row][column]
            grid[row][column] = sign if taken in (" ", sign) else SEVERAL
    labels = {_place(up.share(value), height): y_tick(value) for value in up.ticks()}
    margin = max(map(len, labels.values()), default=0)
    lines = [
        f"{labels.get(row, ''):>{margin}} {'+' if row in labels else '|'}{''.join(grid[row])}"
        for row in reversed(range(height))
    ]
    return [line.rstrip() for line in [*lines, *_foot(across, x_ticks, margin, width)]]


def _flat(values: Sequence[float]) -> Scale:
    """An axis that all these values fit on, not logarithmic."""
    return Scale.of(values)._replace(is_log=False)


def _logarithmic(values: Sequence[float]) -> Scale:
    """A logarithmic axis from one round value to another."""
    first, last = (math.floor(math.log10(end)) for end in (min(values), max(values)))
    # A power more on both sides: logarithms may be rounded.
    powers = range(first - 1, last + 3)
    marks = [float(f"{digit}e{power}") for power in powers for digit in (1, 2, 5)]
    low = max(mark for mark in marks if mark <= min(values))
    high = min(mark for mark in marks if mark >= max(values) and mark > low)
    return Scale(low, high, True)


def _foot(across: Scale, x_ticks: Mapping[float, str], margin: int, width: int) -> list[str]:
    """The level axis and its values."""
    axis, names, end = ["-"] * width, "", 0
    for value, text in x_ticks.items():
        column = _place(across.share(value), width)
        if column >= end:
            axis[column] = "+"
            names = names.ljust(column) + text
            end = len(names) + 1
    indent = " " * margin
    return [f"{indent} +{''.join(axis)}", f"{indent}  {names}"]


def _place(share: float, size: int) -> int:
    return round(share * (size - 1))
