"""Plots as picture files: the one place that draws with matplotlib."""

import io
from collections.abc import Callable
from typing import Literal

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

__all__ = ["Axes", "Draw", "Format", "picture_of"]

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
