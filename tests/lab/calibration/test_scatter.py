"""The scatter plot, as text and as a picture."""

import pytest

from tutor.lab.pictures import scatter_plot
from tutor.lab.plots import Scale, Texts, scatter

TEXTS = Texts("Title", "given ($D_TR)", "predicted", ",")


def test_axes_are_logarithmic_if_the_spread_is_large() -> None:
    wide = Scale.of([0.5, 3, 20])
    assert wide.is_log
    assert wide.ticks() == [0.5, 1, 2, 5, 10, 20]
    assert Scale.of([1, 100]).ticks() == [1, 2, 5, 10, 20, 50, 100]
    assert Scale.of([0.01, 3000]).ticks() == [0.01, 0.1, 1, 10, 100, 1000]
    assert wide.share(0.5) == 0
    assert wide.share(10**0.5) == pytest.approx(0.5)
    assert not Scale.of([2, 3, 15]).is_log
    assert Scale.of([2, 10]).ticks() == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert not Scale.of([-1, 0, 100]).is_log, "there is no logarithm of 0"
    assert Scale.of([-1, 100]).ticks() == [0, 20, 40, 60, 80, 100]
    assert Scale.of([0.123, 0.125]).ticks()[0] == 0.123
    assert Scale.of([7, 7]).share(7) == 0.5


def test_the_text_shows_every_point_and_how_many_there_are() -> None:
    given = [0.0, 10.0, 10.0, 10.0, 10.0, 10.0, 0.0, 0.0]
    predicted = [0.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 10.0]
    *rows, legend = scatter(given, predicted, TEXTS, width=21, height=6)
    assert rows == [
        "   predicted",
        "10 ┤∘                   ●",
        " 8 ┤                ╱",
        " 6 ┤            ╱",
        " 4 ┤        ╱",
        " 2 ┤    ╱",
        " 0 ┤·",
        "   └┬───┬───┬───┬───┬───┬",
        "    0   2   4   6   8   10",
    ]
    assert legend.split() == ["·", "1", "∘", "2", "•", "3–4", "●", "≥5given", "($D_TR)"]
    assert all(len(row) <= 79 for row in scatter([0.001, 1], [500, 2], TEXTS))
    assert "0,5" in "\n".join(scatter([0.2, 1], [0.5, 0.9], TEXTS)), "as the language has it"


def test_pictures() -> None:
    svg = scatter_plot([1, 2, 30], [1, 3, 20], TEXTS, as_format="svg")
    assert svg.startswith(b"<?xml")
    assert b"given ($D_TR)" in svg, "a text, not a formula"
    assert svg == scatter_plot([1, 2, 30], [1, 3, 20], TEXTS, as_format="svg")
    png = scatter_plot([1, 2, 3], [1, 3, 2], TEXTS, as_format="png")
    assert png.startswith(b"\x89PNG")
