"""Plots as picture files: the one place that draws with matplotlib."""

import io
from collections.abc import Callable, Sequence
from typing import Literal

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tutor.lab.plots import Scale, Texts

__all__ = ["Axes", "Draw", "Format", "picture_of", "scatter_plot"]

Format = Literal["svg", "png"]
Draw = Callable[[Axes], None]
"""Puts a plot onto its axes."""


def picture_of(draw: Draw, size: tuple[float, float], as_format: Format = "svg") -> bytes:
    """The file of a plot, so many inches wide and high."""
    stream = io.BytesIO()
    with matplotlib.rc_context():
        # Text remains text, whatever signs it has, and the same points give the same file.
        matplotlib.rc("svg", fonttype="none", hashsalt="tutor")
        matplotlib.rc("text", parse_math=False)
        # Made without pyplot, a figure needs no screen.
        figure = Figure(figsize=size, layout="constrained")
        draw(figure.add_subplot())
        if as_format == "svg":
            # With a date, the file would be another one each time.
            figure.savefig(stream, format="svg", metadata={"Date": None})
        else:
            figure.savefig(stream, format="png", dpi=150)
    return stream.getvalue()


def scatter_plot(
    given: Sequence[float], predicted: Sequence[float], texts: Texts, as_format: Format
) -> bytes:
    """The scatter plot of given and predicted difficulty."""
    scale = Scale.of([*given, *predicted])
    scaling = "log" if scale.is_log else "linear"
    labels = [texts.tick(value) for value in scale.ticks()]

    def draw(axes: Axes) -> None:
        axes.plot([scale.low, scale.high], [scale.low, scale.high], color="0.7", linewidth=1)
        axes.scatter(given, predicted, s=14, alpha=0.5, linewidths=0)
        axes.set(xscale=scaling, yscale=scaling, title=texts.title)
        axes.set(xlabel=texts.given, ylabel=texts.predicted)
        axes.set_xticks(scale.ticks(), labels)
        axes.set_yticks(scale.ticks(), labels)
        axes.minorticks_off()

    return picture_of(draw, (6.4, 6.4), as_format)
