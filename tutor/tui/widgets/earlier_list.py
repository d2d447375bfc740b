"""What came before, one line a step, and the line that folds it away."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from tutor.activity.said import Earlier
from tutor.tui.parts import chips
from tutor.tui.parts.chips import Offer
from tutor.tui.parts.tables import fitted


def fold_line(text: str, fold: Offer, room: int) -> Content:
    """A line that folds and unfolds, with its key at the right."""
    command, key, _ = fold
    line = fitted(Content.styled(text, "$muted"), room - len(key) - 1)
    return chips.clickable(command, line + Content.styled(key, "bold $primary"))


def listed(steps: Sequence[Earlier], room: int) -> Iterator[Content]:
    """One line for each step that is over, in so many columns."""
    wide = max((len(step.what) for step in steps), default=0)
    wide = min(wide, room // 2)
    for step in steps:
        line = Content.assemble(
            (f"{step.sign} ", "$primary"),
            fitted(step.what, wide if step.how else room - len(step.sign) - 1),
            (f"  {step.how}" if step.how else "", "$muted"),
        )
        yield fitted(line, room)
