"""Columns over days: how much, and when."""

from collections.abc import Sequence

from textual.content import Content

_EIGHTHS = " ▁▂▃▄▅▆▇█"


def columns(
    values: Sequence[float], height: int, *, wide: int = 2, gap: int = 1, last: str = "$now"
) -> list[Content]:
    """A column for each value, the largest as high as it goes; the last is today.

    Where there is nothing, a line at the foot says so.

    Args:
        values: how much.
        height: lines.
        wide: columns of a column.
        gap: columns between two.
        last: the colour of the last one.
    """
    highest = max(values, default=0.0) or 1.0
    eighths = [max(round(8 * height * value / highest), 1 if value else 0) for value in values]
    lines = []
    for line in range(height - 1, -1, -1):
        pieces: list[Content] = []
        for number, level in enumerate(eighths):
            sign = _EIGHTHS[min(max(level - 8 * line, 0), 8)]
            style = last if number == len(eighths) - 1 else "$primary"
            if not level and not line:
                sign, style = "▁", "$faint"
            pieces.append(Content.styled(sign * wide, style))
        lines.append(Content(" " * gap).join(pieces))
    return lines
