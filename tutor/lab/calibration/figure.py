"""The scatter plot of given and predicted difficulty, as a picture."""

from collections.abc import Sequence

from tutor.lab.pictures import Axes, Format, picture_of
from tutor.lab.plots import Scale, Texts


def picture(
    given: Sequence[float], predicted: Sequence[float], texts: Texts, as_format: Format
) -> bytes:
    """The file of the plot."""
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
