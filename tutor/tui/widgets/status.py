"""The two lines that frame every screen: where you are, and what you can do."""

from collections.abc import Iterable

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import Static


class StatusLine(Static):
    """The top line: the title at the left, the state of the game at the right."""

    def show(self, left: str, *right: str) -> None:
        """Show as many of the parts as there is room for, the first ones first."""
        width = self.app.size.width
        left = f" {left}"
        shown: list[str] = []
        for part in filter(None, right):
            needed = cell_len(left) + sum(cell_len(p) + 3 for p in (*shown, part)) + 1
            if shown and needed > width:
                break
            shown.append(part)
        tail = "   ".join(shown) + " "
        room = max(width - cell_len(tail), 1)
        if cell_len(left) > room:
            left = left[: max(room - 2, 0)] + "… "
        self.update(Content(left + " " * (width - cell_len(left) - cell_len(tail)) + tail))


class KeyBar(Static):
    """The bottom line: keys and what they do, each to be clicked too."""

    def show(self, keys: Iterable[tuple[str, str, str]], right: str = "") -> None:
        """Show (command id, key, name) as far as there is room, and something at the right."""
        room = self.app.size.width - cell_len(right) - 2
        parts: list[Content] = []
        used = 1
        for command, key, name in keys:
            needed = cell_len(key) + cell_len(name) + 3
            if used + needed > room:
                continue
            used += needed
            parts.append(
                Content.from_markup(
                    f"[@click=screen.run_command('{command}')][b]$key[/b] $name[/]",
                    key=key,
                    name=name,
                )
            )
        line = Content(" ") + Content("  ").join(parts)
        gap = self.app.size.width - line.cell_length - cell_len(right) - 1
        self.update(line + Content(" " * max(gap, 1) + right))
