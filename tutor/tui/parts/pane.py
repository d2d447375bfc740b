"""What is drawn once, and not again whenever something beside it changes; and a frame for it."""

from collections.abc import Hashable, Sequence
from typing import Self, TypeVar

from textual.app import RenderResult
from textual.content import Content
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widgets import Static

T = TypeVar("T")
_MOST = 256
"""How many drawings are kept."""


class Kept(Static):
    """Lines that stay as they were drawn until they are to be drawn again.

    With each key, Textual asks everybody between two changes on the screen for lines. What
    was rewritten is not drawn again either when it comes back, as the cursor does.
    """

    def __init__(self, id: str) -> None:
        self._drawn: dict[Hashable, list[Strip]] = {}
        self._text: Content | None = None
        super().__init__(id=id)
        self.auto_links = False  # links look as they were drawn

    def rewrite(self, text: Content) -> None:
        """Write something else into the same room, now and always; no border is drawn again."""
        before, self._text = self._text, text
        if before is None or not text.is_same(before):
            self.refresh(*self._changed(before, text))

    def _changed(self, before: Content | None, text: Content) -> list[Region]:
        """Where a text differs from the one before: line by line, as long as none is wrapped."""
        size = self.content_size
        old = [] if before is None else before.split("\n", allow_blank=True)
        new = text.split("\n", allow_blank=True)
        if len(old) != len(new) or any(line.cell_length > size.width for line in (*old, *new)):
            return [size.region]
        pairs = enumerate(zip(old, new, strict=True))
        lines = [y for y, (one, other) in pairs if not other.is_same(one)]
        return [Region(0, y, size.width, 1) for y in lines] or [size.region]

    def render(self) -> RenderResult:
        """The text as it is now."""
        return super().render() if self._text is None else self._text

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines as they were drawn when they were last the same."""
        text = self._text
        key = crop if text is None else (crop, text.plain, *text.spans)
        lines = self._drawn.get(key)
        if lines is None:
            if len(self._drawn) >= _MOST:
                self._drawn.clear()
            lines = self._drawn[key] = super().render_lines(crop)
        return lines

    def refresh(
        self,
        *regions: Region,
        repaint: bool = True,
        layout: bool = False,
        recompose: bool = False,
    ) -> Self:
        """Draw it again; without a region, nothing drawn before is of use."""
        if not regions:
            self._drawn.clear()
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def notify_style_update(self) -> None:
        """A new theme: nothing drawn before is of use."""
        super().notify_style_update()
        self._drawn.clear()


_NOTHING = Content()


class Pane(Kept):
    """Lines in a round border with a title; heavy and blue while it has the keys."""

    def __init__(self, id: str, *, can_focus: bool = False) -> None:
        super().__init__(id)
        self.can_focus = can_focus
        self._title = self._foot = _NOTHING

    def entitle(self, title: Content, foot: Content = _NOTHING) -> None:
        """Write into its border: the pane is drawn again only where that is something else."""
        if not title.is_same(self._title):
            self._title = self.border_title = title
        if not foot.is_same(self._foot):
            self._foot = self.border_subtitle = foot

    def show(self, title: str, *lines: Content, foot: str = "") -> None:
        """Write its title, its lines, and something short in the border below."""
        self.entitle(Content(title), Content(foot))
        self.update(Content("\n").join(lines))

    @property
    def room(self) -> int:
        """Columns for a line."""
        return max(self.content_region.width, 1)


def put(pane: Pane, place: Region, *, in_turn: bool = False) -> None:
    """Let a pane stand at a place of the widget around it, or below those before it."""
    styles = pane.styles
    styles.position = "relative" if in_turn else "absolute"
    styles.offset = (place.x, 0 if in_turn else place.y)
    styles.width, styles.height = place.width, place.height


Columns = Sequence[tuple[int, Sequence[tuple[T, int]]]]
"""Columns of panes: the width of each, and its panes with their heights."""


def size_of(columns: Columns[T], gap: int) -> Size:
    """How much room columns need, with a gap between them."""
    widths = sum(width for width, _ in columns)
    heights = (sum(height for _, height in panes) for _, panes in columns)
    return Size(widths + gap * (len(columns) - 1), max(heights))


def in_columns(columns: Columns[T], gap: int, room: Size) -> dict[T, Region]:
    """Where each pane stands, with the columns in the middle of the room."""
    x, found = max((room.width - size_of(columns, gap).width) // 2, 0), dict[T, Region]()
    for width, panes in columns:
        y = max((room.height - sum(height for _, height in panes)) // 2, 0)
        for pane, height in panes:
            found[pane] = Region(x, y, width, height)
            y += height
        x += width + gap
    return found
