"""The board on the screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size, Spacing
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tutor.play.board import Board as Cells
from tutor.tui.board.layout import Layout, Zoom, best_layout, possible_zooms
from tutor.tui.board.look import Look, Scene
from tutor.tui.board.paint import Painter, Palette

_STYLES = (
    "frame",
    "number",
    "number-cursor",
    "number-lit",
    "shade-0",
    "shade-1",
    "given",
    "value",
    "mark",
    "corner",
    "sign",
    "faint",
    "cursor",
    "selected",
    "wrong",
    "removed",
    "placed",
    *(f"role-{number}" for number in range(1, 7)),
    *(f"tint-{letter}" for letter in "ABCD"),
    *(f"ground-{name}" for name in ("peer", "house", "same", "pair", "wrong", *"ABCD")),
)


class BoardView(ScrollView, can_focus=True):
    """A board drawn line by line.

    It is told a whole :class:`Scene` and finds out by itself which cells look different
    now; only their lines are drawn again. It knows no rules and changes nothing.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"board--{name}" for name in _STYLES}

    @dataclass
    class Clicked(Message):
        """A cell was clicked, or the mouse was drawn over it with its button down."""

        cell: int
        digit: int | None
        """The mark under the mouse, if there is a place for one."""
        adds: bool
        """Whether the cell joins those selected."""
        is_drag: bool
        button: int

    def __init__(self, cells: Cells, *, spaced: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene = Scene(cells)
        self.spaced = spaced
        """Whether cells need a blank column between them."""
        self._zoom: Zoom | None = None
        self._room = Size(80, 24)
        self._looks: list[Look] = []
        self._houses: frozenset[tuple[str, int]] = frozenset()
        self._dragged: int | None = None
        self._cursor: int | None = None
        self.layout_: Layout = best_layout(cells.geometry, Size(80, 24), spaced)
        self._painter: Painter | None = None

    # What to show

    def show(self, scene: Scene) -> None:
        """Show a scene, drawing again only what has changed."""
        is_new_shape = scene.geometry is not self.scene.geometry
        cursor_moved = scene.cursor != self._cursor
        self.scene = scene
        looks = scene.looks()
        houses = frozenset((house.kind, house.index) for house in scene.light.houses)
        if is_new_shape or len(looks) != len(self._looks):
            self._looks, self._houses, self._cursor = looks, houses, scene.cursor
            self._fit(force=True)
        else:
            self._redraw_changes(looks, houses)
        if cursor_moved:
            self._follow_cursor()

    def _redraw_changes(self, looks: list[Look], houses: frozenset[tuple[str, int]]) -> None:
        """Draw again whole lines: the terminal is sent a line from its start in any case."""
        layout, n = self.layout_, self.scene.geometry.n
        cursor, lit = self.scene.cursor, houses ^ self._houses
        rows = {
            cell // n
            for cell, (old, new) in enumerate(zip(self._looks, looks, strict=True))
            if old != new
        }
        rows |= {index for kind, index in lit if kind == "row"}
        lines = [(layout.tops[row], layout.cell_height) for row in sorted(rows)]
        if lit or cursor != self._cursor:
            lines.append((0, 1))
        self._looks, self._houses, self._cursor = looks, houses, cursor
        if lines:
            top, width = self.scroll_offset.y, self.size.width
            self.refresh(*(Region(0, y - top if y else 0, width, height) for y, height in lines))

    def zoom_to(self, zoom: Zoom | None, room: Size) -> None:
        """Show the board at a size, or at the one that fits the room."""
        self._zoom = zoom
        self._room = room
        self._fit()

    @property
    def zooms(self) -> tuple[Zoom, ...]:
        """The sizes this board can have."""
        return possible_zooms(self.scene.geometry)

    def _fit(self, *, force: bool = False) -> None:
        """Choose the layout for the room there is."""
        geometry, room = self.scene.geometry, self._room
        if self._zoom is not None and self._zoom in self.zooms:
            layout = Layout(geometry, self._zoom, self.spaced and self._zoom == "compact")
        else:
            layout = best_layout(geometry, room, self.spaced)
        width, height = layout.size
        scrolls_down, scrolls_right = height > room.height, width > room.width
        self.styles.width = min(width + scrolls_down, room.width)
        if force or layout != self.layout_ or not self._looks:
            self.layout_ = layout
            self._painter = None
            self._looks = self.scene.looks()
            self.virtual_size = layout.size
            self.refresh(layout=True)
        if scrolls_down or scrolls_right:
            self.call_after_refresh(self._follow_cursor)

    def _follow_cursor(self) -> None:
        if self.scene.cursor is not None:
            self.reveal([self.scene.cursor])

    def reveal(self, *wishes: Sequence[int]) -> None:
        """Scroll so that cells can be seen: those of the first wish that fits the room.

        If none does, at least the first cell of the last wish.
        """
        if not self.is_mounted or not (self.max_scroll_x or self.max_scroll_y):
            return
        frame = Spacing(1, 1, 1, self.layout_.frame)
        groups = [
            [self.layout_.region(cell).grow(frame) for cell in cells] for cells in wishes if cells
        ]
        for regions in groups:
            together = Region.from_union(regions)
            if together.width <= self.size.width and together.height <= self.size.height:
                self.scroll_to_region(together, animate=False)
                return
        for regions in groups[-1:]:
            self.scroll_to_region(regions[0], animate=False)

    # Drawing

    def notify_style_update(self) -> None:
        """A new theme: nothing drawn before is of use."""
        super().notify_style_update()
        self._painter = None

    @property
    def painter(self) -> Painter:
        """The painter for the present layout and theme."""
        if self._painter is None:
            styles = {
                name: self.get_component_rich_style(f"board--{name}", partial=True)
                for name in _STYLES
            }
            self._painter = Painter(self.layout_, Palette(self.rich_style, styles))
        return self._painter

    def painter_style(self, name: str) -> Style:
        """How something looks on the board, apart from its ground."""
        return self.painter.style_of(name)

    def render_lines(self, crop: Region) -> list[Strip]:
        """Lines of the screen; the board has no border or padding that styles could add.

        The numbers of rows and columns stay in sight when the board scrolls.
        """
        x, y = self.scroll_offset
        width, frame = self.size.width, self.layout_.frame
        lines = []
        for line in crop.line_range:
            strip = self._strip(line + y if line else 0, width)
            if x:
                strip = Strip.join([strip.crop(0, frame), strip.crop(x + frame, x + width)])
            lines.append(strip.crop(crop.x, crop.right))
        return lines

    def render_line(self, y: int) -> Strip:
        """One line of the screen."""
        return self.render_lines(Region(0, y, self.size.width, 1))[0]

    def _strip(self, y: int, width: int) -> Strip:
        """A line as wide as the widget or the board, drawn once while it is remembered."""
        layout, cursor, houses = self.layout_, self.scene.cursor, self._houses
        n = layout.geometry.n
        key: tuple[object, ...]
        if y in layout.row_at and self._looks:
            row, _ = layout.row_at[y]
            here = cursor is not None and cursor // n == row
            key = (y, width, here, ("row", row) in houses, *self._looks[row * n : row * n + n])
        elif y:
            key = (y, width)
        else:
            key = (y, width, None if cursor is None else cursor % n, houses)
        painter = self.painter
        strip = painter.strips.get(key)
        if strip is None:
            segments = self._line(y)
            strip = Strip(segments, layout.size.width if segments else 0)
            strip = strip.extend_cell_length(max(width, layout.size.width), painter.base)
            for line_filter in self.get_line_filters():
                strip = strip.apply_filter(line_filter, self.background_colors[1])
            painter.strips[key] = strip
        return strip

    def _line(self, y: int) -> list[Segment]:
        layout, painter = self.layout_, self.painter
        if y >= layout.size.height or not self._looks:
            return []
        if y not in layout.row_at:
            return painter.rule(y, self.scene.cursor, self._houses)
        geometry = layout.geometry
        row, inner = layout.row_at[y]
        segments = painter.left_frame(row, inner, self.scene.cursor, self._houses)
        bar = painter.bar
        for column in range(geometry.n):
            if column and column % geometry.box_cols == 0:
                segments.append(bar)
            segments += painter.cell(self._looks[row * geometry.n + column])[inner]
        segments.append(bar)
        return segments

    # The mouse

    def _place(self, event: events.MouseEvent) -> tuple[int, int] | None:
        offset = event.get_content_offset(self)
        if offset is None or not offset.y or offset.x < self.layout_.frame:
            return None
        scrolled = self.scroll_offset
        return offset.x + scrolled.x, offset.y + scrolled.y

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Begin a click or a drag."""
        place = self._place(event)
        cell = None if place is None else self.layout_.cell_at(*place)
        if cell is None or place is None:
            return
        event.stop()
        self._dragged = cell
        self.capture_mouse()
        digit = self.layout_.mark_at(*place)
        adds = event.ctrl or event.shift or event.meta
        self.post_message(self.Clicked(cell, digit, adds, False, event.button))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Select the cells the mouse is drawn over."""
        if self._dragged is None or not event.button:
            return
        place = self._place(event)
        cell = None if place is None else self.layout_.cell_at(*place)
        if cell is not None and cell != self._dragged:
            self._dragged = cell
            self.post_message(self.Clicked(cell, None, True, True, event.button))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """End a drag."""
        self._dragged = None
        self.release_mouse()
