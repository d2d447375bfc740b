"""Numbers drawn: columns over days, and a line from the best time to the slowest."""

from collections.abc import Sequence

from textual.content import Content

_EIGHTHS = " ▁▂▃▄▅▆▇█"


def columns(values: Sequence[float], height: int) -> list[Content]:
    """A column for each value, in so many lines, the largest as high as it goes.

    The last is today. Where there is nothing, a line at the foot says so.
    """
    highest = max(values, default=0.0) or 1.0
    eighths = [max(round(8 * height * value / highest), 1 if value else 0) for value in values]
    lines = []
    for line in range(height - 1, -1, -1):
        pieces: list[Content] = []
        for number, level in enumerate(eighths):
            sign = _EIGHTHS[min(max(level - 8 * line, 0), 8)]
            style = "$now" if number == len(eighths) - 1 else "$primary"
            if not level and not line:
                sign, style = "▁", "$faint"
            pieces.append(Content.styled(sign * 2, style))
        lines.append(Content(" ").join(pieces))
    return lines


Label = tuple[float, str]
"""A value, and what is written below it."""


def timeline(here: float, labels: Sequence[Label], width: int) -> list[Content]:
    """Two lines: the scale with the value in question, and the labels below it.

    Args:
        here: the value in question.
        labels: the lowest, the one in the middle, and the highest.
        width: columns.
    """
    (low, first), (middle, second), (high, last) = labels

    def column(value: float) -> int:
        share = (value - low) / (high - low) if high > low else 0.0
        return round(min(max(share, 0.0), 1.0) * (width - 1))

    at, mid = column(here), column(middle)
    signs = ["─"] * width
    signs[mid] = "┼"
    before, after = "╾" * (at > 0) + "━" * (at - 1), "".join(signs[at + 1 :])
    scale = Content.assemble((before, "$ok"), ("●", "bold $ok"), (after, "$muted"))
    # The middle label stands below its place, as far as those beside it leave room.
    start = min(max(mid - len(second) // 2, len(first) + 2), width - len(last) - len(second) - 2)
    below = f"{first:<{max(start, 0)}}{second}" if start > len(first) else first
    return [scale, Content.styled(f"{below:<{width - len(last)}}{last}", "$muted")]
