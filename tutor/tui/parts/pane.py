"""A titled pane: the one frame of dashboards and lists."""

from textual.content import Content
from textual.geometry import Region, Size

from tutor.tui.parts.kept import Kept

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


def stack(pane: Pane, size: Size) -> None:
    """Let a pane stand below those before it, where one has to scroll."""
    styles = pane.styles
    styles.position = "relative"
    styles.offset = (0, 0)
    styles.width, styles.height = size.width, size.height
