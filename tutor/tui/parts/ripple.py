"""The moment of joy: a wave of light that runs over a drawing once."""

from math import hypot

from textual.content import Content

from tutor.tui.parts.tables import lines_of

FRAMES = 12
SECONDS = 0.6
_WIDTH = 2.0
_LIT, _BEFORE = "bold $background on $ok", "$muted"


def rippled(drawing: Content, part: float) -> Content:
    """A drawing while the wave is under way, from its middle outwards.

    Args:
        drawing: what it runs over.
        part: how far it is, from 0 to 1; at its end the drawing is as it was.
    """
    if part >= 1:
        return drawing
    lines = lines_of(drawing)
    height, width = len(lines), max(line.cell_length for line in lines)
    far = hypot(width / 4, height / 2) + _WIDTH
    front = far * part
    return Content("\n").join(
        _lit(line, y - (height - 1) / 2, width / 2, front) for y, line in enumerate(lines)
    )


def _lit(line: Content, dy: float, middle: float, front: float) -> Content:
    """A line of the drawing: what the wave is on shines, what it has not reached waits."""
    for x in range(len(line.plain)):
        # Columns are half as wide as lines are high.
        distance = hypot((x + 0.5 - middle) / 2, dy)
        if distance > front:
            line = line.stylize(_BEFORE, x, x + 1)
        elif distance > front - _WIDTH:
            line = line.stylize(_LIT, x, x + 1)
    return line
