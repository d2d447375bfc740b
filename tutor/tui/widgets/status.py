"""The two lines that frame every screen: where you are, and what you can do."""

from collections.abc import Sequence
from functools import lru_cache

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from tutor.tui.parts.chips import Offer, clickable

_SHORTEST = 6
"""Columns of a title that still says something."""


class StatusLine(Static):
    """The top line: the title at the left, the state of the game at the right."""

    def show(
        self,
        left: str,
        *right: str,
        counts: Sequence[Content] = (),
        spare: Sequence[Content] = (),
    ) -> None:
        """Show as many of the parts as there is room for, the first ones first.

        Args:
            left: the title.
            right: short parts.
            counts: something longer, in several ways to say it; the first that fits is shown.
            spare: ways to say less, where the shortest title leaves no room for more.
        """
        width = self.app.size.width
        left = f" {left}"
        shown: list[Content] = []

        def fits(part: Content) -> bool:
            used = sum(each.cell_length + 3 for each in (*shown, part))
            return cell_len(left) + used + 1 <= width

        for part in map(Content, filter(None, right)):
            if shown and not fits(part):
                break
            shown.append(part)
        for ways in filter(None, (counts, spare)):
            # The title can be guessed from its beginning, the counts cannot.
            room = width - sum(each.cell_length + 3 for each in (*shown, ways[-1])) - 1
            if room >= _SHORTEST and not any(map(fits, ways)):
                left = left[: room - 1] + "…"
            if found := [part for part in ways if fits(part)]:
                shown.append(found[0])
                break
        tail = Content("   ").join(shown) + " "
        room = max(width - tail.cell_length, 1)
        if cell_len(left) > room:
            left = left[: max(room - 2, 0)] + "… "
        gap = width - cell_len(left) - tail.cell_length
        self.update(Content(left + " " * gap) + tail, layout=False)


class KeyBar(Static):
    """The bottom line: keys and what they do, each to be clicked too."""

    _shown: tuple[object, ...] = ()
    _right = ""

    def compose(self) -> ComposeResult:
        """What changes with each key has a widget of its own, so that nothing else is drawn."""
        yield Static(id="right")

    def show(self, keys: Sequence[Offer], right: str = "") -> None:
        """Show commands as far as there is room, and something at the right."""
        self.show_right(right)
        wanted = tuple(keys), self.app.size.width - cell_len(right) - 2
        if wanted != self._shown:
            self._shown = wanted
            self.update(_offers(*wanted), layout=False)

    def show_right(self, right: str) -> None:
        """Change only what is at the right."""
        if right != self._right:
            widget, width = self.query_one("#right", Static), cell_len(right) + 1
            resized = width != cell_len(self._right) + 1
            self._right = right
            if resized:
                widget.styles.width = width
            widget.update(Content(right), layout=resized)


@lru_cache(maxsize=64)
def _offers(keys: tuple[Offer, ...], room: int) -> Content:
    """Commands beside each other; those for which there is no room are left out."""
    parts: list[Content] = []
    used = 1
    for command, key, name in keys:
        needed = cell_len(key) + cell_len(name) + 3
        if used + needed <= room:
            used += needed
            parts.append(link(command, f"{key} {name}", len(key)))
    return Content(" ") + Content("  ").join(parts)


def link(command: str, text: str, bold: int) -> Content:
    """A text that gives a command when clicked; its first characters are bold."""
    return clickable(command, Content(text).stylize("bold", 0, bold))
