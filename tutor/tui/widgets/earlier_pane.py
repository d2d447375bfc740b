"""What came before, one line a step, or folded into a single line."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from textual.content import Content

from tutor.activity.said import Earlier
from tutor.tui.parts import chips
from tutor.tui.parts.pane import Pane
from tutor.tui.parts.tables import abridged, fitted
from tutor.tui.widgets.transcript import Words

_COLUMNS = 30
"""From so many columns on, what was done and how stand in columns of their own."""
_LISTED = 8
"""How many earlier steps are listed at most."""


class EarlierPane(Pane):
    """The steps that are over, below the card."""

    _is_folded: bool | None = None
    """None as long as nobody has said."""

    def is_folded(self, *, usually: bool) -> bool:
        """Whether what came before is one line."""
        return usually if self._is_folded is None else self._is_folded

    def fold(self, *, usually: bool) -> None:
        """Unfold it, or fold it."""
        self._is_folded = not self.is_folded(usually=usually)

    def draw(
        self,
        steps: Sequence[Earlier],
        words: Words,
        room: tuple[int, int],
        *,
        folded: bool,
        framed: bool,
    ) -> int:
        """Show them in their room, of so many columns and a part of so many lines; lines taken."""
        width, rows = room
        self.set_class(not steps, "hidden")
        self.set_class(folded or not framed, "-line")
        if not steps:
            return 0
        if folded:
            lines = [_fold_line(f"▸ {words.count(len(steps))}", words, width)]
        else:
            lines = list(_listed(steps[: min(_LISTED, max(rows // 3, 1))], width))
            if not framed:
                lines.insert(0, _fold_line(f"▾ {words.earlier}", words, width))
            command, key, name = words.fold
            unfold = chips.clickable(command, Content(f"{key}  {name}"))
            self.entitle(Content(f"▾ {words.earlier}"), unfold)
        self.rewrite(Content("\n").join(lines))
        height = len(lines) + (2 if framed and not folded else 0)
        self.styles.height = height
        return height


def _fold_line(text: str, words: Words, width: int) -> Content:
    """A line that folds and unfolds, with its key at the right."""
    command, key, _ = words.fold
    line = fitted(Content.styled(text, "$muted"), width - len(key) - 1)
    return chips.clickable(command, line + Content.styled(key, "bold $primary"))


def _listed(steps: Sequence[Earlier], width: int) -> Iterator[Content]:
    """One line for each step that is over."""
    longest = max((cell_len(step.what) for step in steps), default=0)
    for step in steps:
        sign = Content.styled(f"{step.sign} ", "$primary")
        room = width - sign.cell_length
        # In two columns only where both have room.
        what = fitted(step.what, longest) if step.how and width >= _COLUMNS else step.what
        how = abridged(step.how, max(room - cell_len(str(what)) - 2, 0))
        yield fitted(sign + what + Content.styled(f"  {how}" if how else "", "$muted"), width)
