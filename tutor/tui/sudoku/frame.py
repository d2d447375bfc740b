"""A Sudoku line by line: cells in their row, the rules between them, and the numbers around."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style

from tutor.tui.board.palette import Canvas
from tutor.tui.sudoku.edge import (
    Edge,
    Note,
    Written,
    column_label,
    on_rule,
    on_top,
    row_text,
    side_of,
)
from tutor.tui.sudoku.look import Look
from tutor.tui.sudoku.paint import CellArtist

_CROSSINGS = {
    # Where, and whether the rule across and the upright one are heavy.
    ("top", True, True): "┳",
    ("top", True, False): "┯",
    ("middle", True, True): "╋",
    ("middle", True, False): "┿",
    ("middle", False, True): "╂",
    ("middle", False, False): "┼",
    ("bottom", True, True): "┻",
    ("bottom", True, False): "┷",
}
_ENDS = {
    ("top", True): ("┏", "┓"),
    ("middle", True): ("┣", "┫"),
    ("middle", False): ("┠", "┨"),
    ("bottom", True): ("┗", "┛"),
}


class Painter(CellArtist):
    """Draws whole lines of a board."""

    # Lines with cells

    def row(self, row: int, looks: Sequence[Look], edge: Edge) -> list[list[Segment]]:
        """The lines of a row of cells."""
        height = self._layout.cell_height
        lines = [self._left(row, inner, looks, edge) for inner in range(height)]
        for column, look in enumerate(looks):
            between = self._between(column, looks[column - 1], look) if column else []
            for line, drawn in zip(lines, self.cell(look), strict=True):
                line += between
                line += drawn
        right, note = self._right(looks[-1]), edge.at_row(row)
        side = side_of(edge.notes, self._layout)
        texts = [""] * height if note is None else row_text(note, self._layout, side)
        return [
            line + (self._beyond(text, note, right) if note and text else right)
            for line, text in zip(lines, texts, strict=True)
        ]

    def _beyond(self, text: str, note: Note, right: list[Segment]) -> list[Segment]:
        """A note right of the board: beyond its frame, else in place of the cursor's side."""
        digits = text.lstrip()
        blank = Segment(" " * (len(text) - len(digits)), self.base)
        written = [blank, Segment(digits, self.palette.on_base(note.emphasis))]
        return right + written if self._layout.is_framed else written

    def _left(self, row: int, inner: int, looks: Sequence[Look], edge: Edge) -> list[Segment]:
        """What stands left of the cells: their number, on one of their lines."""
        layout = self._layout
        figures = len(str(layout.across))
        side = Segment(" ", self.base)
        if layout.is_framed:
            side = self._upright(is_heavy=True, is_cursor=self._frames(looks[0]))
        elif looks[0].is_cursor and layout.cut == "M":
            side = Segment("▐", self.palette.on_base("cursor-frame"))
        if inner != layout.digit_line:
            return [Segment(" " * (layout.margin - 1), self.base), side]
        here = any(look.is_cursor for look in looks)
        style = self._number(here, ("row", row) in edge.lit)
        number = Segment(str(row + 1).rjust(figures), style)
        return [number, side] if layout.margin > figures else [number]

    def _between(self, column: int, before: Look, after: Look) -> list[Segment]:
        """The column between two cells, if there is one."""
        layout = self._layout
        is_box = column % layout.geometry.box_cols == 0
        if layout.cut == "M" and (before.is_cursor or after.is_cursor):
            side = "▌" if before.is_cursor else "▐"
            return [Segment(side, self.palette.on_base("cursor-frame"))]
        if layout.is_ruled:
            is_cursor = self._frames(before) or self._frames(after)
            return [self._upright(is_heavy=is_box, is_cursor=is_cursor)]
        if is_box:
            return [self._upright(is_heavy=layout.is_framed)]
        return [Segment(" ", self.base)] if layout.cut == "M" else []

    def _right(self, last: Look) -> list[Segment]:
        """What stands right of the cells; without a frame, the cursor's side if there is room."""
        if self._layout.is_framed:
            return [self._upright(is_heavy=True, is_cursor=self._frames(last))]
        if self._layout.cut == "M" and last.is_cursor:
            return [Segment("▌", self.palette.on_base("cursor-frame"))]
        return []

    def _frames(self, look: Look) -> bool:
        """Whether the cursor's frame is around a cell."""
        return look.is_cursor and self._layout.is_ruled

    def _upright(self, *, is_heavy: bool, is_cursor: bool = False) -> Segment:
        if is_cursor:
            side = "║" if self._is_plain else "┃"
            return Segment(side, self.palette.on_base("cursor-frame"))
        is_box = is_heavy or not self._layout.is_framed
        return Segment("┃" if is_heavy else "│", self._rule_style(is_box))

    # Lines without cells

    def rule(self, y: int, cursor: int | None, edge: Edge) -> list[Segment]:
        """The line with the numbers of the columns, a rule between rows, or the bottom."""
        layout = self._layout
        canvas = Canvas(layout.size.width, 1, self.base)
        if layout.is_framed:
            self._rule_across(canvas, y)
        elif y:
            self._thin_rule(canvas)
        if cursor is not None and layout.is_ruled:
            region = layout.region(cursor)
            for line, pattern in zip(
                (region.y - 1, region.bottom), self._cursor_frame, strict=True
            ):
                if line == y:
                    text = pattern[0] + pattern[1] * region.width + pattern[2]
                    canvas.put(region.x - 1, 0, text, self.palette.of("cursor-frame"))
        self._write(canvas, on_rule(edge, layout, y) if y else on_top(edge, layout))
        if not y:
            self._number_columns(canvas, cursor, edge)
        return list(canvas.lines()[0])

    @property
    def _cursor_frame(self) -> tuple[str, str]:
        """Above and below the cursor: without colours, other lines than those of boxes."""
        return ("╔═╗", "╚═╝") if self._is_plain else ("┏━┓", "┗━┛")

    def _number_columns(self, canvas: Canvas, cursor: int | None, edge: Edge) -> None:
        layout = self._layout
        for column in range(layout.across):
            left, number = column_label(column, layout, edge)
            here = cursor is not None and cursor % layout.across == column
            style = self._number(here, ("column", column) in edge.lit)
            canvas.put(left, 0, number, style)

    def _write(self, canvas: Canvas, notes: Sequence[Written]) -> None:
        """Notes, with a blank on both sides: no rule is to run into them."""
        for x, text, _ in notes:
            canvas.put(x - 1, 0, " " * (len(text) + 2), self.base)
        for x, text, emphasis in notes:
            canvas.put(x, 0, text, self.palette.on_base(emphasis))

    def _rule_across(self, canvas: Canvas, y: int) -> None:
        """A line of the frame, or a rule between rows: heavy where boxes meet."""
        layout = self._layout
        left, right = layout.margin - 1, layout.size.width - 1
        where = "top" if not y else "bottom" if y == layout.size.height - 1 else "middle"
        above = sum(1 for top in layout.tops if top < y)
        is_heavy = above % layout.geometry.box_rows == 0
        start, end = _ENDS[where, is_heavy]
        middle = ("━" if is_heavy else "─") * (right - left - 1)
        canvas.put(left + 1, 0, middle, self._rule_style(is_heavy))
        canvas.put(left, 0, start, self._rule_style(True))
        canvas.put(right, 0, end, self._rule_style(True))
        for column in range(1, layout.across):
            is_box = column % layout.geometry.box_cols == 0
            if is_box or layout.is_ruled:
                text = _CROSSINGS[where, is_heavy, is_box]
                style = self._rule_style(is_heavy or is_box)
                canvas.put(layout.lefts[column] - 1, 0, text, style)

    def _thin_rule(self, canvas: Canvas) -> None:
        layout, style = self._layout, self._rule_style(True)
        canvas.put(layout.margin, 0, "─" * (layout.size.width - layout.margin), style)
        for column in range(layout.geometry.box_cols, layout.across, layout.geometry.box_cols):
            canvas.put(layout.lefts[column] - 1, 0, "┼", style)

    # Styles

    def _rule_style(self, is_box: bool) -> Style:
        return self.palette.on_base("frame" if is_box else "hairline")

    def _number(self, is_cursor: bool, is_lit: bool) -> Style:
        names = ["number"]
        if is_lit:
            names.append("label-lit")
        if is_cursor:
            names.append("number-cursor")
        return self.palette.on_base(*names)
