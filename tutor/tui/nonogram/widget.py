"""A nonogram on the screen."""

from rich.segment import Segment
from textual.geometry import Size, Spacing

from tutor.nonogram.position import Position
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.palette import Palette
from tutor.tui.board.places import Zoom
from tutor.tui.nonogram.layout import ZOOMS, Layout, best_layout, fitted_to
from tutor.tui.nonogram.look import ClueLook, RowLook, Scene
from tutor.tui.nonogram.paint import Painter


class NonogramView(DrawnBoard[Painter]):
    """A board with its clues, drawn line by line.

    It is told a whole :class:`Scene` and finds out by itself which rows look different now;
    only their lines are drawn again. It knows no rules and changes nothing.
    """

    def __init__(self, position: Position, *, spaced: bool = False, id: str | None = None) -> None:
        super().__init__(spaced=spaced, id=id)
        self.scene = Scene(position)
        self._rows: list[RowLook] = []
        self._columns: list[ClueLook] = []
        self.layout_: Layout = best_layout(position.puzzle, Size(80, 24), plain=spaced)

    # What to show

    def show(self, scene: Scene) -> None:
        """Show a scene, drawing again only what has changed."""
        cursor_moved = scene.cursor != self.scene.cursor
        is_new = scene.measured != self.scene.measured or not self._rows
        had = self.scene.position.puzzle
        self.scene = scene
        rows, columns = scene.rows(), scene.columns()
        if is_new:
            self._rows, self._columns = rows, columns
            self.fit(force=True)
        elif scene.room_for is not None and scene.position.puzzle != had:
            self.fit()
            self._redraw_changes(rows, columns)
        else:
            self._redraw_changes(rows, columns)
        if cursor_moved:
            self.follow()

    def _redraw_changes(self, rows: list[RowLook], columns: list[ClueLook]) -> None:
        """Draw again the rows that look different, and the columns' clues if one does."""
        tops = self.layout_.tops
        lines = [
            self.together(top)
            for top, old, new in zip(tops, self._rows, rows, strict=True)
            if old != new
        ]
        if columns != self._columns:
            lines.append(self.together(0))
        self._rows, self._columns = rows, columns
        self.redraw(lines)

    @property
    def zooms(self) -> tuple[Zoom, ...]:
        """The sizes this board can have."""
        return ZOOMS

    @property
    def shape(self) -> str:
        """The size of the board."""
        puzzle = self.scene.position.puzzle
        return f"nonogram {puzzle.width}x{puzzle.height}"

    def fit(self, *, force: bool = False) -> None:
        """Choose the layout for the size wanted and the room there is."""
        layout = best_layout(self.scene.measured, self._room, self._zoom, plain=self.spaced)
        if self.scene.room_for is not None:
            layout = fitted_to(layout, self.scene.position.puzzle)
        if force or layout != self.layout_ or not self._rows:
            self.layout_ = layout
            self._rows, self._columns = self.scene.rows(), self.scene.columns()
            self.begin_anew()
        self.take_room()

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
        """The clues, and the frame around the cells."""
        layout = self.layout_
        return Spacing(layout.top, layout.is_ruled, layout.is_closed, layout.left)

    def whole(self, first: int, last: int) -> tuple[int, int]:
        """Half a column could show half a number of its clue: that would be another number."""
        return self.layout_.whole(first, last)

    def look_of(self, y: int) -> tuple[object, ...]:
        """The look of a row, or those of the columns' clues."""
        layout = self.layout_
        if y < layout.top:
            return tuple(self._columns)
        return (self._rows[layout.row_at[y][0]],) if y in layout.row_at and self._rows else ()

    def lines(self, together: range) -> list[list[Segment]]:
        """Clues, a rule, or a row of cells."""
        return [self._line(y) for y in together]

    def _line(self, y: int) -> list[Segment]:
        layout, painter = self.layout_, self.painter
        if y >= layout.size.height or not self._rows:
            return []
        if y < layout.clue_height:
            end = [Segment(" ", painter.base)] if layout.is_ruled else []
            return [*painter.column_clues(self._columns, y), *end]
        if y < layout.top:
            return painter.top_rule(self._columns)
        if y not in layout.row_at:
            return painter.rule(y)
        row, inner = layout.row_at[y]
        return painter.row(self._rows[row], inner, is_rule=layout.is_rule(row, inner))
