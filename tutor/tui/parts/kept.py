"""Text that is drawn once, and not again whenever something beside it changes."""

from collections.abc import Hashable
from typing import Self

from textual.app import RenderResult
from textual.content import Content
from textual.geometry import Region
from textual.strip import Strip
from textual.widgets import Static

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
        if self._text is None or not text.is_same(self._text):
            self._text = text
            self.refresh(self.content_size.region)

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
