"""The few shapes that pictures are made of, as SVG text."""

from collections.abc import Sequence
from html import escape

Shapes = tuple[str, ...]
"""Lines of SVG, to be drawn in this order."""
INK, PAPER = "#000000", "#ffffff"
FONTS = "DejaVu Sans, Arial, sans-serif"
"""What digits are written in, the first that there is."""
_HALF_A_DIGIT = 0.36
"""The middle of a digit above its base line, as a share of the font size."""


def element(name: str, inside: str | None = None, /, **attributes: str | float) -> str:
    """An element; an underscore in the name of an attribute is written as a hyphen."""
    words = "".join(
        f' {key.replace("_", "-")}="{_written(value)}"' for key, value in attributes.items()
    )
    return f"<{name}{words}/>" if inside is None else f"<{name}{words}>{inside}</{name}>"


def _written(value: str | float) -> str:
    """A text, or a number with at most two decimals."""
    if isinstance(value, str):
        return escape(value)
    return f"{value:.2f}".rstrip("0").rstrip(".")


def line(x: float, y: float, to_x: float, to_y: float) -> str:
    """A line between two points."""
    return element("line", x1=x, y1=y, x2=to_x, y2=to_y)


def cross(x: float, y: float, arm: float) -> Shapes:
    """Two lines that cross."""
    return (
        line(x - arm, y - arm, x + arm, y + arm),
        line(x - arm, y + arm, x + arm, y - arm),
    )


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    inset: float = 0,
    **attributes: str | float,
) -> str:
    """A rectangle, made smaller by so much on each side."""
    return element(
        "rect",
        x=x + inset,
        y=y + inset,
        width=width - 2 * inset,
        height=height - 2 * inset,
        **attributes,
    )


def text(x: float, y: float, font: float, words: str, **attributes: str | float) -> str:
    """Words whose middle is at a point."""
    base = y + _HALF_A_DIGIT * font
    return element("text", escape(words, quote=False), x=x, y=base, font_size=font, **attributes)


def group(name: str, shapes: Sequence[str], **attributes: str | float) -> Shapes:
    """Shapes of one kind, with what they share; nothing where there are none."""
    if not shapes:
        return ()
    start = element("g", "", **{"class": name}, **attributes).removesuffix("</g>")
    return (start, *shapes, "</g>")


def outlines(name: str, shapes: Sequence[str], width: float, dashes: str = "none") -> Shapes:
    """Shapes of one kind, drawn as lines."""
    return group(name, shapes, fill="none", stroke=INK, stroke_width=width, stroke_dasharray=dashes)


def document(
    shapes: Sequence[str], size: float, shown: float, title: str, height: float | None = None
) -> str:
    """A whole picture on white paper.

    Args:
        shapes: what is on it.
        size: its width, in the measure of the shapes.
        shown: its width in pixels, as long as nobody makes it larger or smaller.
        title: what it shows, in words.
        height: in the measure of the shapes; without one the picture is square.
    """
    tall = size if height is None else height
    start = element(
        "svg",
        "",
        xmlns="http://www.w3.org/2000/svg",
        version="1.1",
        width=shown,
        height=shown * tall / size,
        viewBox=" ".join(map(_written, (0, 0, size, tall))),
        font_family=FONTS,
        text_anchor="middle",
    ).removesuffix("</svg>")
    head = (element("title", escape(title, quote=False)),) if title else ()
    paper = rectangle(0, 0, size, tall, fill=PAPER)
    return "\n".join((start, *head, paper, *shapes, "</svg>")) + "\n"
