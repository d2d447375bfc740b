"""Plots as text: a cloud of points, and curves with a sign for each series."""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

_SIGNS = {1: "·", 2: "∘", 3: "•", 5: "●"}
"""What stands for so many points or more at the same place."""
_LARGE_SPREAD = 10.0
"""The ratio of the largest to the smallest value from which axes are logarithmic."""
_MOST_TICKS = 8


class Scale(NamedTuple):
    """An axis: both have the same, so that good predictions lie on the diagonal."""

    low: float
    high: float
    is_log: bool

    @staticmethod
    def of(values: Sequence[float]) -> "Scale":
        """An axis that all these values fit on."""
        low, high = min(values), max(values)
        is_log = low > 0 and high / low > _LARGE_SPREAD
        if not is_log and low == high:
            return Scale(low - 1, high + 1, False)
        return Scale(low, high, is_log)

    def share(self, value: float) -> float:
        """Where a value lies, from 0 to 1."""
        if self.is_log:
            return math.log(value / self.low) / math.log(self.high / self.low)
        return (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Round values along the axis: 1, 2, 5, 10 … or multiples of one of them."""
        if self.is_log:
            powers = range(math.floor(math.log10(self.low)), math.floor(math.log10(self.high)) + 1)
            steps = (1, 2, 5) if len(powers) * 3 < 2 * _MOST_TICKS else (1,)
            values = [float(f"{step}e{power}") for power in powers for step in steps]
        else:
            rough = (self.high - self.low) / _MOST_TICKS
            power = math.floor(math.log10(rough))
            step = next(
                step
                for step in (float(f"{digit}e{power}") for digit in (1, 2, 5, 10))
                if step >= rough
            )
            first, last = math.ceil(self.low / step), math.floor(self.high / step)
            values = [float(f"{index * step:.10g}") for index in range(first, last + 1)]
        return [value for value in values if self.low <= value <= self.high]


class Texts(NamedTuple):
    """What is written beside the axes."""

    title: str
    given: str
    predicted: str
    decimal: str
    """The decimal point of the language."""

    def tick(self, value: float) -> str:
        """A value at an axis."""
        return f"{value:g}".replace(".", self.decimal)


def scatter(
    given: Sequence[float],
    predicted: Sequence[float],
    texts: Texts,
    width: int = 66,
    height: int = 19,
) -> list[str]:
    """The lines of a plot so large, with its axes; given to the right, predicted upwards."""
    scale = Scale.of([*given, *predicted])
    points = Counter(
        (_place(scale.share(y), height), _place(scale.share(x), width))
        for x, y in zip(given, predicted, strict=True)
    )
    rows = []
    margin = max(len(texts.tick(value)) for value in scale.ticks())
    labels = {_place(scale.share(value), height): texts.tick(value) for value in scale.ticks()}
    for row in reversed(range(height)):
        diagonal = _place(row / (height - 1), width)
        cells = [
            _sign(points[row, column]) if (row, column) in points else "╱ "[column != diagonal]
            for column in range(width)
        ]
        label = labels.get(row, "")
        rows.append(f"{label:>{margin}} {'┤' if label else '│'}{''.join(cells)}".rstrip())
    axis, names = ["─"] * width, [" "] * (width + margin)
    for value in scale.ticks():
        column, text = _place(scale.share(value), width), texts.tick(value)
        axis[column] = "┬"
        names[column : column + len(text)] = text
    indent = " " * (margin + 1)
    signs = "  ".join(f"{sign} {_count(least)}" for least, sign in _SIGNS.items())
    return [
        f"{indent}{texts.predicted}",
        *rows,
        f"{indent}└{''.join(axis)}",
        f"{indent} {''.join(names).rstrip()}",
        f"{indent} {signs}{texts.given:>{width - len(signs)}}",
    ]


def _place(share: float, size: int) -> int:
    return round(share * (size - 1))


def _sign(count: int) -> str:
    return next(sign for least, sign in reversed(_SIGNS.items()) if count >= least)


def _count(least: int) -> str:
    """How many points a sign stands for."""
    more = [other for other in _SIGNS if other > least]
    if not more:
        return f"≥{least}"
    return str(least) if more[0] == least + 1 else f"{least}–{more[0] - 1}"


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
