"""The board on the screen."""

from rich.segment import Segment
from textual.geometry import Size, Spacing
from textual.strip import Strip

from tutor.games.sudoku.board import Board as Cells
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.palette import Palette
from tutor.tui.board.places import Zoom
from tutor.tui.sudoku.edge import NO_EDGE, Edge, side_of
from tutor.tui.sudoku.foot import left_line, marks_line
from tutor.tui.sudoku.frame import Painter
from tutor.tui.sudoku.layout import Layout, best_layout, possible_zooms
from tutor.tui.sudoku.look import Look, Scene


class BoardView(DrawnBoard[Painter]):
    """A board drawn line by line.

    It is told a whole :class:`Scene` and finds out by itself which cells look different
    now; only their lines are drawn again. It knows no rules and changes nothing.
    """

    def __init__(self, cells: Cells, *, spaced: bool = False, id: str | None = None) -> None:
        super().__init__(spaced=spaced, id=id)
        self.scene = Scene(cells)
        self._looks: list[Look] = []
        self._edge = NO_EDGE
        self._foot = self.scene.foot()
        self._cursor: int | None = None
        self._was_spaced = spaced
        self.layout_: Layout = best_layout(cells.geometry, Size(54, 22))

    # What to show

    def show(self, scene: Scene) -> None:
        """Show a scene, drawing again only what has changed."""
        is_new_shape = scene.geometry is not self.scene.geometry
        cursor_moved = scene.cursor != self._cursor
        self.scene = scene
        looks = scene.looks()
        edge = scene.edge()
        if is_new_shape or len(looks) != len(self._looks):
            self._looks, self._edge, self._cursor = looks, edge, scene.cursor
            self.fit(force=True)
        else:
            self._redraw_changes(looks, edge)
        foot = scene.foot()
        if foot != self._foot:
            self._foot = foot
            self.redraw_foot()
        if cursor_moved:
            self.follow()

    def _redraw_changes(self, looks: list[Look], edge: Edge) -> None:
        """Draw again the rows that look different, and the rules around the cursor."""
        layout, n = self.layout_, self.scene.geometry.n
        if edge.notes != self._edge.notes:
            before = self.side
            self._looks, self._edge, self._cursor = looks, edge, self.scene.cursor
            self.begin_anew()
            self.take_room()
            if self.side != before:
                self.post_message(self.Widened())
            return
        cursor, lit = self.scene.cursor, edge.lit ^ self._edge.lit
        rows = {row for row in range(n) if looks[row * n :][:n] != self._looks[row * n :][:n]}
        rows |= {index for kind, index in lit if kind == "row"}
        changed = [self.together(layout.tops[row]) for row in rows]
        if lit or cursor != self._cursor:
            changed.append(range(1))
        if cursor != self._cursor and layout.is_ruled:
            framed = [layout.region(cell) for cell in (cursor, self._cursor) if cell is not None]
            changed += [range(y, y + 1) for region in framed for y in (region.y - 1, region.bottom)]
        self._looks, self._edge, self._cursor = looks, edge, cursor
        self.redraw(changed)

    @property
    def zooms(self) -> tuple[Zoom, ...]:
        """The sizes this board can have."""
        return possible_zooms(self.scene.geometry)

    @property
    def shape(self) -> str:
        """The size of the board."""
        return f"sudoku {self.scene.geometry.n}"

    def fit(self, *, force: bool = False) -> None:
        """Choose the layout for the size wanted and the room there is."""
        layout = best_layout(self.scene.geometry, self._room, self._zoom)
        if self.spaced != self._was_spaced:
            self._was_spaced, force = self.spaced, True
        if force or layout != self.layout_ or not self._looks:
            self.layout_ = layout
            self._looks = self.scene.looks()
            self.begin_anew()
        self.take_room()

    @property
    def has_large_marks(self) -> bool:
        """Whether marks are far enough apart for a mouse to mean one."""
        return self.layout_.is_framed

    @property
    def followed(self) -> int | None:
        """The cell with the cursor."""
        return self.scene.cursor

    @property
    def side(self) -> int:
        """What the notes of rows need."""
        return side_of(self._edge.notes, self.layout_)

    # Drawing

    def new_painter(self, palette: Palette) -> Painter:
        """Somebody who draws the board as it is laid out now."""
        return Painter(self.layout_, palette, is_plain=self.spaced)

    @property
    def frame(self) -> Spacing:
        """The numbers of rows and columns."""
        return Spacing(1, 1, self.layout_.is_framed + self.layout_.foot, self.layout_.margin)

    @property
    def foot(self) -> int:
        """The digits left, and the cursor's marks where the board does not show them."""
        return self.layout_.foot

    def foot_strip(self, line: int, width: int) -> Strip:
        """One of the lines below the board."""
        painter, layout = self.painter, self.layout_
        key = ("foot", width, self._foot)
        strips = painter.strips.get(key)
        if strips is None:
            wide = min(width, layout.size.width + 1)
            lines = [marks_line(self._foot, layout.most_marks, painter.palette)] * (layout.foot - 1)
            lines.append(left_line(self._foot, wide, painter.palette))
            strips = painter.strips[key] = [self.finished(each, width) for each in lines]
        return strips[line]

    def look_of(self, y: int) -> tuple[object, ...]:
        """The looks of a row, or the cursor where it is part of a rule."""
        layout, cursor, edge = self.layout_, self.scene.cursor, self._edge
        n = layout.geometry.n
        if y in layout.row_at and self._looks:
            row, _ = layout.row_at[y]
            return (("row", row) in edge.lit, edge.at_row(row), *self._looks[row * n : row * n + n])
        if y == 0:
            return (cursor, edge)
        return (cursor if self._touches(y) else None, edge.of("box"))

    def _touches(self, y: int) -> bool:
        """Whether a rule is part of the cursor's frame."""
        layout, cursor = self.layout_, self.scene.cursor
        if cursor is None or not layout.is_ruled:
            return False
        region = layout.region(cursor)
        return y in (region.y - 1, region.bottom)

    def lines(self, together: range) -> list[list[Segment]]:
        """A row of cells, or a rule."""
        layout, painter, y = self.layout_, self.painter, together.start
        if y >= layout.size.height or not self._looks:
            return [[] for _ in together]
        if y not in layout.row_at:
            return [painter.rule(y, self.scene.cursor, self._edge)]
        n = layout.geometry.n
        row, _ = layout.row_at[y]
        return painter.row(row, self._looks[row * n : row * n + n], self._edge)

    def mark_at(self, place: tuple[int, int]) -> int | None:
        """The mark at a place of the board, if there is room for one."""
        return self.layout_.mark_at(*place)
