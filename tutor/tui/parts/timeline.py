"""A line from the best time to the slowest, with where this one stands."""

from collections.abc import Sequence

from textual.content import Content

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
