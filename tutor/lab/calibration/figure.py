"""The scatter plot of given and predicted difficulty, as a picture."""

import io
from collections.abc import Sequence

import matplotlib
from matplotlib.figure import Figure

from tutor.lab.plots import Scale, Texts


def picture(
    given: Sequence[float], predicted: Sequence[float], texts: Texts, *, is_svg: bool
) -> bytes:
    """The file of a picture, SVG or PNG."""
    scale = Scale.of([*given, *predicted])
    scaling = "log" if scale.is_log else "linear"
    labels = [texts.tick(value) for value in scale.ticks()]
    stream = io.BytesIO()
    with matplotlib.rc_context():
        # Text remains text, whatever signs it has, and the same points give the same file.
        matplotlib.rc("svg", fonttype="none", hashsalt="tutor")
        matplotlib.rc("text", parse_math=False)
        # Made without pyplot, a figure needs no screen.
        figure = Figure(figsize=(6.4, 6.4), layout="constrained")
        axes = figure.add_subplot()
        axes.plot([scale.low, scale.high], [scale.low, scale.high], color="0.7", linewidth=1)
        axes.scatter(given, predicted, s=14, alpha=0.5, linewidths=0)
        axes.set(xscale=scaling, yscale=scaling, title=texts.title)
        axes.set(xlabel=texts.given, ylabel=texts.predicted)
        axes.set_xticks(scale.ticks(), labels)
        axes.set_yticks(scale.ticks(), labels)
        axes.minorticks_off()
        if is_svg:
            # With a date, the file would be another one each time.
            figure.savefig(stream, format="svg", metadata={"Date": None})
        else:
            figure.savefig(stream, format="png", dpi=150)
    return stream.getvalue()
