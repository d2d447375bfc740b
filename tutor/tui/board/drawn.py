"""What the boards of all games share: styles from the theme, and cells to click and draw over."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size, Spacing
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tutor.tui.board.palette import STYLES as STYLES
from tutor.tui.board.palette import Brush, Palette, merged
from tutor.tui.board.places import Places, Zoom

MARK = "mark"
"""What is known of a sign below the board: the number whose mark the right button means."""
_RIGHT = 3

PainterT = TypeVar("PainterT", bound=Brush, covariant=True)


class DrawnBoard(ScrollView, Generic[PainterT], can_focus=True):
    """A board drawn line by line, by a painter who lasts as long as the theme and the size."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"board--{name}" for name in STYLES}

    @dataclass
    class Pressed(Message):
        """A button was pressed on a cell, or the mouse drawn over it with its button down."""

        cell: int
        digit: int | None
        """The mark under the mouse, if there is a place for one."""
        is_held: bool
        """Whether a key was held with it."""
        button: int
        is_drag: bool = False

        @property
        def crosses(self) -> bool:
            """Whether it is not the plain first button: the one that fills."""
            return self.button != 1 or self.is_held

    @dataclass
    class Released(Message):
        """The button was let go."""

    @dataclass
    class Noted(Message):
        """A number below the board was clicked with the right button."""

        number: int

    class Widened(Message):
        """It needs more columns than before, or less."""

    layout_: Places
    """Where everything is now."""

    def __init__(self, *, spaced: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self.spaced = spaced
        """Whether neighbours cannot be told apart by shading, and need a blank column."""
        self._painter: PainterT | None = None
        self._shown: dict[tuple[int, int], Strip] = {}
        """Lines as they look now, by place and width, until they are to be drawn again."""
        self._dragged: int | None = None
        self._zoom: Zoom | None = None
        self._room = self.taken = Size(80, 24)
        """The room there is, and what is taken of it."""

    # What depends on the game

    @property
    @abstractmethod
    def zooms(self) -> tuple[Zoom, ...]:
        """The sizes this board can have."""

    @property
    @abstractmethod
    def shape(self) -> str:
        """What boards like this one are called, for whoever remembers how large they are shown."""

    @abstractmethod
    def new_painter(self, palette: Palette) -> PainterT:
        """Somebody who draws the board as it is laid out now."""

    @property
    @abstractmethod
    def frame(self) -> Spacing:
        """What stays in sight at the edges when the board scrolls."""

    @abstractmethod
    def look_of(self, y: int) -> tuple[object, ...]:
        """All that decides how a line of the board looks now."""

    @abstractmethod
    def lines(self, together: range) -> list[list[Segment]]:
        """Lines of the board that change together, as they look now; nothing where none is."""

    @property
    def foot(self) -> int:
        """How many lines stay in sight below the board."""
        return 0

    @property
    def side(self) -> int:
        """Columns that are needed right of the board for now, if all of it is in sight."""
        return 0

    def foot_strip(self, line: int, width: int) -> Strip:
        """One of the lines below the board."""
        return Strip.blank(width, self.painter.base)

    def whole(self, first: int, last: int) -> tuple[int, int]:
        """Which of the columns in sight may be shown, where the board is wider than its room."""
        return first, last

    def mark_at(self, place: tuple[int, int]) -> int | None:
        """The mark at a place of the board, if there is room for one."""
        return None

    @abstractmethod
    def fit(self, *, force: bool = False) -> None:
        """Choose the layout for the size wanted and the room there is."""

    @property
    @abstractmethod
    def followed(self) -> int | None:
        """The cell that is to stay in sight, if there is one."""

    # The room

    def zoom_to(self, zoom: Zoom | None, room: Size, *, gives_way: bool = False) -> None:
        """Show the board at a size, or at the one that fits the room.

        One chosen elsewhere, where there was more room, gives way to one that fits, if any does.
        """
        self._room = room
        for wanted in (zoom, None, zoom) if gives_way and zoom else (zoom,):
            self._zoom = wanted
            self.fit()
            if self.fits:
                break

    def begin_anew(self) -> None:
        """Another layout: nothing drawn before is of use."""
        self._forget()
        self.virtual_size = self.layout_.size + Size(0, self.foot)
        self.refresh(layout=True)

    def take_room(self) -> None:
        """Be as wide as the board needs, and scroll where it does not fit."""
        room, size = self._room, self.layout_.size
        scrolls_down = size.height + self.foot > room.height
        scrolls_right = self.is_cut
        height = size.height + self.foot + scrolls_right
        width = min(size.width + 1, room.width)
        if not scrolls_right:
            width = max(width, size.width + self.side)
        self.taken = Size(width, min(height, room.height))
        self.styles.width = width
        if scrolls_down or scrolls_right:
            self.call_after_refresh(self.follow)

    @property
    def zoom(self) -> Zoom | None:
        """The size it was asked to have; None for the one that fits."""
        return self._zoom

    @property
    def fits(self) -> bool:
        """Whether all of the board is in sight."""
        size, room = self.layout_.size, self._room
        return size.width <= room.width and size.height <= room.height

    @property
    def is_cut(self) -> bool:
        """Whether the board is wider than its room, so that it scrolls sideways."""
        return self.layout_.size.width > self._room.width

    def follow(self) -> None:
        """Keep the cell in sight that is to stay there."""
        if self.followed is not None:
            self.reveal([self.followed])

    # Drawing

    def notify_style_update(self) -> None:
        """A new theme: nothing drawn before is of use."""
        super().notify_style_update()
        self._forget()

    def _forget(self) -> None:
        self._painter = None
        self._shown.clear()

    @property
    def painter(self) -> PainterT:
        """The painter for the present layout and theme."""
        if self._painter is None:
            styles = {
                name: self.get_component_rich_style(f"board--{name}", partial=True)
                for name in STYLES
            }
            self._painter = self.new_painter(Palette(self.rich_style, styles))
            self._painter.see_through(self.get_line_filters(), self.background_colors[1])
        return self._painter

    def painter_style(self, name: str) -> Style:
        """How something looks on the board, apart from its ground."""
        return self.painter.style_of(name)

    @property
    def foot_top(self) -> int:
        """The line of the screen where the foot begins: below the board, or at the bottom."""
        return min(self.virtual_size.height, self.size.height) - self.foot

    def render_lines(self, crop: Region) -> list[Strip]:
        """Lines of the screen; the board has no border or padding that styles could add.

        What is at the edges stays in sight when the board scrolls.
        """
        x, y = self.scroll_offset
        width, left, top = self.size.width, self.frame.left, self.frame.top
        lines = []
        foot_top, foot, scrolls = self.foot_top, self.foot, bool(self.max_scroll_x)
        for line in crop.line_range:
            if foot_top <= line < foot_top + foot:
                lines.append(self.foot_strip(line - foot_top, width))
                continue
            strip = self.strip(line if line < top else line + y, width)
            if scrolls:
                first, last = self.whole(x + left, x + width)
                before = Strip.blank(first - x - left, self.painter.base)
                after = Strip.blank(x + width - last, self.painter.base)
                edge = strip.crop(0, left)
                strip = Strip.join([edge, before, strip.crop(first, last), after])
            lines.append(strip)
        wanted = crop.column_span
        return [
            strip if wanted == (0, strip.cell_length) else strip.crop(*wanted) for strip in lines
        ]

    def render_line(self, y: int) -> Strip:
        """One line of the screen."""
        return self.render_lines(Region(0, y, self.size.width, 1))[0]

    def strip(self, y: int, width: int) -> Strip:
        """A line as wide as the widget or the board, drawn once while it is remembered."""
        shown = self._shown.get((y, width))
        if shown is not None:
            return shown
        together = self.together(y)
        key = (together.start, width, *self.look_of(y))
        strips = self.painter.strips.get(key)
        if strips is None:
            wide = max(width, self.layout_.size.width)
            strips = [self.finished(merged(line), wide) for line in self.lines(together)]
            self.painter.strips[key] = strips
        self._shown.update(
            ((line, width), strip) for line, strip in zip(together, strips, strict=True)
        )
        return self._shown[y, width]

    def together(self, y: int) -> range:
        """The lines that never change alone: those of a row of cells, or of all above them."""
        layout, top = self.layout_, self.frame.top
        if y < top:
            return range(top)
        if y not in layout.row_at:
            return range(y, y + 1)
        _, inner = layout.row_at[y]
        return range(y - inner, y - inner + layout.cell_height)

    def finished(self, segments: Iterable[Segment], width: int) -> Strip:
        """A line made wide enough, as the application wants to see it."""
        line = list(map(self.painter.filtered, segments))
        length = cell_len("".join(segment.text for segment in line))
        if length < width:
            line.append(self.painter.filtered(Segment(" " * (width - length), self.painter.base)))
        return Strip(line, max(width, length))

    def redraw(self, stretches: Sequence[range]) -> None:
        """Draw stretches of lines again.

        They are drawn whole: a part of one would be cut anew each time, and the terminal is
        sent a line from its start in any case.
        """
        if not stretches:
            return
        anew = {line for lines in stretches for line in lines}
        self._shown = {at: strip for at, strip in self._shown.items() if at[0] not in anew}
        scrolled, width, top = self.scroll_offset.y, self.size.width, self.frame.top
        self.refresh(
            *(
                Region(0, y - scrolled if y >= top else y, width, len(lines))
                for lines in stretches
                for y in lines[:1]
            )
        )

    def redraw_foot(self) -> None:
        """Draw the lines below the board again."""
        self.refresh(Region(0, self.foot_top, self.size.width, self.foot))

    def reveal(self, *wishes: Sequence[int]) -> None:
        """Scroll so that cells can be seen: those of the first wish that fits the room.

        If none does, at least the first cell of the last wish.
        """
        if not self.is_mounted or not (self.max_scroll_x or self.max_scroll_y):
            return
        groups = [
            [self.layout_.region(cell).grow(self.frame) for cell in cells]
            for cells in wishes
            if cells
        ]
        for regions in groups:
            together = Region.from_union(regions)
            if together.width <= self.size.width and together.height <= self.size.height:
                self.scroll_to_region(together, animate=False)
                return
        for regions in groups[-1:]:
            self.scroll_to_region(regions[0], animate=False)

    # The mouse

    def _place(self, event: events.MouseEvent) -> tuple[int, int] | None:
        """Where on the whole board the mouse is; None at its edges."""
        offset = event.get_content_offset(self)
        if offset is None or offset.y < self.frame.top or offset.x < self.frame.left:
            return None
        if self.foot and offset.y >= self.foot_top:
            return None
        scrolled = self.scroll_offset
        return offset.x + scrolled.x, offset.y + scrolled.y

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Begin a click or a drag."""
        place = self._place(event)
        cell = None if place is None else self.layout_.cell_near(*place)
        if cell is None or place is None:
            return
        event.stop()
        self._dragged = cell
        self.capture_mouse()
        is_held = event.ctrl or event.shift or event.meta
        self.post_message(self.Pressed(cell, self.mark_at(place), is_held, event.button))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Go over the cells the mouse is drawn over."""
        if self._dragged is None or not event.button:
            return
        place = self._place(event)
        cell = None if place is None else self.layout_.cell_near(*place)
        if cell is not None and cell != self._dragged:
            self._dragged = cell
            self.post_message(self.Pressed(cell, None, True, event.button, is_drag=True))

    def on_click(self, event: events.Click) -> None:
        """The right button does not what the left one does to a sign below the board."""
        if event.button == _RIGHT:
            event.prevent_default().stop()
            if (number := event.style.meta.get(MARK)) is not None:
                self.post_message(self.Noted(number))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """End a drag."""
        if self._dragged is not None:
            self._dragged = None
            self.release_mouse()
            self.post_message(self.Released())


AnyDrawnBoard = DrawnBoard[Brush]
"""The board of some game."""
