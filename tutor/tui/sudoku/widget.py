"""The board on the screen."""

from rich.segment import Segment
from textual.geometry import Size, Spacing
from textual.strip import Strip

from tutor.games.sudoku.board import Board as Cells
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.palette import Palette
from tutor.tui.board.places import Zoom
from tutor.tui.sudoku.layout import Layout, best_layout, possible_zooms
from tutor.tui.sudoku.look import Look, Scene
from tutor.tui.sudoku.paint import Painter


class BoardView(DrawnBoard[Painter]):
    """A board drawn line by line.

    It is told a whole :class:`Scene` and finds out by itself which cells look different
    now; only their lines are drawn again. It knows no rules and changes nothing.
    """

    def __init__(self, cells: Cells, *, spaced: bool = False, id: str | None = None) -> None:
        super().__init__(spaced=spaced, id=id)
        self.scene = Scene(cells)
        self._looks: list[Look] = []
        self._houses: frozenset[tuple[str, int]] = frozenset()
        self._cursor: int | None = None
        self.layout_: Layout = best_layout(cells.geometry, Size(80, 24), spaced)

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
            self.fit(force=True)
        else:
            self._redraw_changes(looks, houses)
        if cursor_moved:
            self.follow()

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
        self.redraw(lines)

    @property
    def zooms(self) -> tuple[Zoom, ...]:
        """The sizes this board can have."""
        return possible_zooms(self.scene.geometry)

    def fit(self, *, force: bool = False) -> None:
        """Choose the layout for the size wanted and the room there is."""
        geometry, room = self.scene.geometry, self._room
        if self._zoom is not None and self._zoom in self.zooms:
            layout = Layout(geometry, self._zoom, self.spaced and self._zoom == "medium")
        else:
            layout = best_layout(geometry, room, self.spaced)
        if force or layout != self.layout_ or not self._looks:
            self.layout_ = layout
            self._painter = None
            self._looks = self.scene.looks()
            self.virtual_size = layout.size
            self.refresh(layout=True)
        self.take_room(layout.size)

    @property
    def followed(self) -> int | None:
        """The cell with the cursor."""
        return self.scene.cursor

    # Drawing

    def new_painter(self, palette: Palette) -> Painter:
        """Somebody who draws the board as it is laid out now."""
        return Painter(self.layout_, palette)

    @property
    def frame(self) -> Spacing:
        """The numbers of rows and columns."""
        return Spacing(1, 1, 1, self.layout_.frame)

    def strip(self, y: int, width: int) -> Strip:
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
            strip = self.finished(strip, max(width, layout.size.width))
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

    def mark_at(self, place: tuple[int, int]) -> int | None:
        """The mark at a place of the board, if there is room for one."""
        return self.layout_.mark_at(*place)
