"""The look of a cell as styled text, and the frame around the cells."""

from rich.segment import Segment
from rich.style import Style

from tutor.sudoku.geometry import digits
from tutor.tui.board.palette import Canvas, CellPainter, Lines, Palette
from tutor.tui.sudoku.layout import Layout
from tutor.tui.sudoku.look import Look


class Painter(CellPainter[Look]):
    """Draws cells and the frame around them."""

    def __init__(self, layout: Layout, palette: Palette) -> None:
        super().__init__(palette)
        self._layout = layout

    def draw(self, look: Look) -> Lines:
        """A cell that has not been drawn before."""
        canvas = Canvas(self._layout.cell_width, self._layout.cell_height, self._ground(look))
        if look.is_hidden:
            return canvas.lines()
        if look.value:
            self._draw_value(canvas, look)
        elif self._layout.shows_marks:
            self._draw_marks(canvas, look)
        else:
            self._draw_hint_of_marks(canvas, look)
        self._draw_signs(canvas, look)
        return canvas.lines()

    def _draw_hint_of_marks(self, canvas: Canvas, look: Look) -> None:
        """Where marks have no room: what is lit up, or a dot where there are some."""
        placed = next((lit for lit in look.lit if lit.emphasis == "placed"), None)
        if placed is not None:
            name = self._layout.geometry.digit_name(placed.digit)
            canvas.put(1, 0, name, self._palette.of(placed.emphasis))
        elif look.lit:
            first = look.lit[0]
            canvas.put(1, 0, first.sign or "·", self._palette.of(first.emphasis))
        elif look.centre or look.corner:
            canvas.put(1, 0, "·", self._palette.of("mark"))

    def _ground(self, look: Look) -> Style:
        palette = self._palette
        style = palette.on_base(f"well-{look.shade}")
        if look.ground:
            style += palette.of(f"ground-{look.ground}")
        if look.is_selected:
            style += palette.of("selected")
        if look.is_cursor:
            style += palette.of("cursor")
        return style

    def _draw_value(self, canvas: Canvas, look: Look) -> None:
        layout = self._layout
        name = layout.geometry.digit_name(look.value)
        style = self._palette.of("given" if look.is_given else "value")
        if look.ground == "wrong":
            style += self._palette.of("wrong")
        x = (layout.cell_width - layout.spaced - len(name)) // 2
        y = (layout.cell_height - 1) // 2
        for lit in look.lit:
            if lit.digit == look.value:
                style = self._palette.of(lit.emphasis)
                if layout.zoom == "large":
                    canvas.put(x + 1, y, lit.sign, self._palette.of("sign"))
        canvas.put(x, y, name, style)

    def _draw_marks(self, canvas: Canvas, look: Look) -> None:
        layout, palette = self._layout, self._palette
        lit = {one.digit: one for one in look.lit}
        for digit in digits(look.centre | look.corner | look.ghost):
            x, y = layout.place_of_mark(digit)
            style, sign = palette.of("mark"), ""
            if digit in lit:
                # Alone, so that no other attribute blurs which emphasis it is.
                style, sign = palette.of(lit[digit].emphasis), lit[digit].sign
            elif look.corner >> digit - 1 & 1:
                style, sign = palette.of("mark", "corner"), "'"
            canvas.put(x, y, layout.geometry.digit_name(digit), style)
            if layout.zoom == "large" and sign:
                canvas.put(x + 1, y, sign, palette.of("sign"))

    def _draw_signs(self, canvas: Canvas, look: Look) -> None:
        """The sign of the ground, and of a selected cell, where no mark ever stands."""
        layout, palette = self._layout, self._palette
        last = layout.cell_width - layout.spaced - 1
        x, y = {"large": (0, 0), "medium": (last, 1), "small": (0, 0)}[layout.zoom]
        quiet = look.ground in ("", "peer", "house")
        if look.is_selected and quiet:
            canvas.put(x, y, "+", palette.of("sign"))
        elif look.sign:
            canvas.put(x, y, look.sign, palette.of("faint" if quiet else "sign"))
        if look.is_cursor and layout.zoom == "large":
            canvas.put(0, layout.cell_height // 2, "▸", palette.of("sign"))
        elif look.is_cursor and layout.zoom == "small":
            if not look.sign:
                canvas.put(0, 0, "[", palette.of("sign"))
            canvas.put(last, 0, "]", palette.of("sign"))

    def rule(self, y: int, cursor: int | None, houses: frozenset[tuple[str, int]]) -> list[Segment]:
        """The top frame with the numbers of the columns, a rule between boxes, or the bottom."""
        layout = self._layout
        geometry = layout.geometry
        line = self._palette.on_base("frame")
        last = layout.size.height - 1
        left, cross, right = ("┌", "┬", "┐") if y == 0 else ("├", "┼", "┤")
        if y == last:
            left, cross, right = "└", "┴", "┘"
        margin = " " * (layout.frame - 1)
        segments = [Segment(margin + left, line)]
        for column in range(geometry.n):
            if column and column % geometry.box_cols == 0:
                segments.append(Segment(cross, line))
            if y:
                segments.append(Segment("─" * layout.cell_width, line))
                continue
            name = str(column + 1)
            before = (layout.cell_width - layout.spaced - len(name) + 1) // 2
            after = layout.cell_width - before - len(name)
            here = cursor is not None and cursor % geometry.n == column
            style = self._number(here, ("column", column) in houses)
            segments += [
                Segment("─" * before, line),
                Segment(name, style),
                Segment("─" * after, line),
            ]
        return [*segments, Segment(right, line)]

    def left_frame(
        self, row: int, inner: int, cursor: int | None, houses: frozenset[tuple[str, int]]
    ) -> list[Segment]:
        """What stands left of a row of cells: its number, on one of its lines."""
        layout = self._layout
        width = layout.frame - 1
        if inner != (layout.cell_height - 1) // 2:
            return [Segment(" " * width + "│", self._palette.on_base("frame"))]
        here = cursor is not None and cursor // layout.geometry.n == row
        style = self._number(here, ("row", row) in houses)
        return [Segment(str(row + 1).rjust(width), style), self.bar]

    def _number(self, is_cursor: bool, is_lit: bool) -> Style:
        names = ["number"]
        if is_cursor:
            names.append("number-cursor")
        if is_lit:
            names.append("number-lit")
        return self._palette.on_base(*names)

    @property
    def bar(self) -> Segment:
        """The upright rule between boxes and at the right."""
        return Segment("│", self._palette.on_base("frame"))
