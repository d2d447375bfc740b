"""The figures of the study as pictures."""

import math
from collections.abc import Callable, Sequence

from tutor.lab.difficulty.sheets import Bars, Curves, Figure, Scatter
from tutor.lab.pictures import Axes, picture_of

_MOST_SQUEEZED = 0.99
"""The share of points an axis is made for; those beyond its end stand at its edge."""
_ROOM = 1.08


def picture(figure: Figure, word: Callable[[str], str], number: Callable[[float], str]) -> str:
    """A figure as SVG."""

    def draw(axes: Axes) -> None:
        axes.set(xlabel=word(figure.x_label), ylabel=word(figure.y_label))
        if isinstance(figure, Scatter):
            _scatter(axes, figure, word, number)
        elif isinstance(figure, Bars):
            axes.errorbar(figure.x, figure.means, yerr=figure.deviations, fmt="o", capsize=3)
            axes.set_title(word(f"figure-{figure.name}"))
        else:
            _curves(axes, figure, word)

    text = picture_of(draw, (5.2, 4.2)).decode()
    return text[text.index("<svg") :]


def _scatter(
    axes: Axes, figure: Scatter, word: Callable[[str], str], number: Callable[[float], str]
) -> None:
    axes.set_title(f"{word(f'figure-{figure.name}')}  (r = {number(figure.r)})")
    if not figure.x:
        return
    right, top = _end(figure.x), _end(figure.y)
    if figure.is_diagonal:
        right = top = max(right, top)
        low = min(0.0, *figure.x, *figure.y)
        axes.plot([low, right], [low, right], color="0.7", linewidth=1)
    points = list(zip(figure.x, figure.y, strict=True))
    inside = [(x, y) for x, y in points if x <= right and y <= top]
    axes.scatter([x for x, _ in inside], [y for _, y in inside], s=14, alpha=0.5, linewidths=0)
    if beyond := [(min(x, right), min(y, top)) for x, y in points if x > right or y > top]:
        xs, ys = [x for x, _ in beyond], [y for _, y in beyond]
        axes.scatter(xs, ys, s=28, marker="^", color="C3", label=word("figure-beyond"))
        axes.legend(loc="best", fontsize="small")


def _end(values: Sequence[float]) -> float:
    """Where an axis ends: a few points far out must not squeeze all the others."""
    ordered = sorted(values)
    most = ordered[math.ceil(_MOST_SQUEEZED * len(ordered)) - 1]
    span = most - ordered[0]
    end = ordered[0] + span * _ROOM
    # Where the last ones lie near, nothing is cut off.
    return ordered[-1] if ordered[-1] <= ordered[0] + 1.5 * span else end


def _curves(axes: Axes, figure: Curves, word: Callable[[str], str]) -> None:
    for name, values in figure.series.items():
        axes.plot(range(len(values)), values, label=word(name))
    axes.set_yscale("log")
    for ticks in (axes.yaxis.set_major_formatter, axes.yaxis.set_minor_formatter):
        ticks(lambda value, _: f"{value:g}")
    axes.legend(fontsize="small")
    axes.set_title(word(f"figure-{figure.name}"))
