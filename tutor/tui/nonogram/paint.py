"""The looks of a nonogram as styled text: cells, clues, and the rules between them."""

from rich.segment import Segment
from rich.style import Style

from tutor.games.sudoku.coach import KEYS
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.tui.board.palette import Canvas, CellPainter, Lines, Palette
from tutor.tui.nonogram.layout import EVERY, Layout, left_out, numbers_of
from tutor.tui.nonogram.look import CellLook, ClueLook, RowLook, Tone

_SMALL = {UNKNOWN: "·", BLACK: "█", WHITE: "×"}
"""What fills one column of a cell."""
_UPRIGHT = Style(reverse=False)


class Painter(CellPainter[CellLook]):
    """Draws rows, clues, and the rules between them."""

    def __init__(self, layout: Layout, palette: Palette) -> None:
        super().__init__(palette)
        self._layout = layout

    # Cells

    def draw(self, look: CellLook) -> Lines:
        """A cell that has not been drawn before."""
        layout, palette = self._layout, self._palette
        ground = palette.on_base("well-0")
        if look.lit is not None:
            ground += palette.of("ground-wrong" if look.lit.is_wrong else "ground-house")
        if look.is_cursor:
            ground += palette.of("cursor")
        canvas = Canvas(layout.cell_width, layout.cell_height, ground)
        if look.is_hidden:
            return canvas.lines()
        if layout.zoom == "medium":
            self._fill_large(canvas, look)
        else:
            self._fill_small(canvas, look)
        return canvas.lines()

    def _paint_of(self, colour: Colour) -> Style:
        """How a colour is painted; black stays black on the reversed ground of a cursor."""
        style = self._palette.of({BLACK: "value", WHITE: "mark", UNKNOWN: "faint"}[colour])
        return style + _UPRIGHT if colour == BLACK else style

    def _fill_small(self, canvas: Canvas, look: CellLook) -> None:
        """A cell of one line: its colour, or a key or sign before it."""
        width, colour = self._layout.cell_width, look.colour
        text = {UNKNOWN: "·" * 2, BLACK: "█" * width, WHITE: "×"}[colour]
        canvas.put(0, 0, text, self._paint_of(colour))
        self._put_light(canvas, look)
        if look.is_cursor:
            self._put_small_cursor(canvas, look)

    def _put_light(self, canvas: Canvas, look: CellLook) -> None:
        """On one line: what is concluded, else the keys, with the colour where it is known."""
        lit = look.lit
        if lit is None:
            return
        if lit.is_wrong:
            colour = lit.concluded or look.colour
            canvas.put(0, 0, "!", self._palette.of("wrong"))
            canvas.put(1, 0, _SMALL[colour], self._paint_of(colour))
        elif lit.concluded:
            self._put_concluded(canvas, 0, lit.concluded)
        elif lit.keys:
            shown = lit.keys[: 2 if look.colour == UNKNOWN else 1]
            canvas.put(0, 0, _SMALL[look.colour] * 2, self._paint_of(look.colour))
            self._put_keys(canvas, 0, 0, shown)

    def _put_concluded(self, canvas: Canvas, y: int, colour: Colour) -> None:
        """What a cell must be, on one of its lines."""
        width = self._layout.cell_width
        if colour == BLACK:
            canvas.put(0, y, "▓" * width, self._palette.of("placed"))
        else:
            canvas.put((width - 1) // 2 if width > 3 else 0, y, "><", self._palette.of("removed"))

    def _put_keys(self, canvas: Canvas, x: int, y: int, keys: str) -> None:
        for place, key in enumerate(keys):
            canvas.put(x + place, y, key, self._palette.of(f"role-{KEYS.index(key) + 1}"))

    def _put_small_cursor(self, canvas: Canvas, look: CellLook) -> None:
        """Brackets, or a narrower black; a lit cell keeps its first column."""
        width, sign = self._layout.cell_width, self._palette.of("sign")
        if look.lit is not None:
            canvas.put(width - 1, 0, "]", sign)
        elif look.colour == BLACK:
            canvas.put(0, 0, "▐" + "█" * (width - 2) + "▌", self._paint_of(BLACK))
        elif look.colour == WHITE and width == 2:
            canvas.put(0, 0, "×]", sign)
        else:
            inside = "×" if look.colour == WHITE else " "
            canvas.put(0, 0, f"[{inside:^{width - 2}}]" if width > 2 else "[]", sign)

    def _fill_large(self, canvas: Canvas, look: CellLook) -> None:
        """A cell of two lines: keys above, its colour below or all over."""
        width, lit = self._layout.cell_width, look.lit
        last, style = width - 1, self._paint_of(look.colour)
        if look.colour == BLACK:
            for y in range(2):
                canvas.put(0, y, "█" * width, style)
        elif look.colour == WHITE and lit is not None and (lit.keys or lit.is_wrong):
            canvas.put(1, 1, "×", style)
        elif look.colour == WHITE:
            canvas.put(1, 0, "╲╱", style)
            canvas.put(1, 1, "╱╲", style)
        else:
            canvas.put(1, 1, "··", style)
        if lit is not None and lit.concluded:
            for y in range(1 if lit.keys else 0, 2):
                self._put_concluded(canvas, y, lit.concluded)
        if lit is not None and lit.keys:
            self._put_keys(canvas, 1, 0, lit.keys[:2])
        if lit is not None and lit.is_wrong:
            canvas.put(1, 0, "!!", self._palette.of("wrong"))
        if look.is_cursor:
            for y in range(2):
                canvas.put(0, y, "[", self._palette.of("sign"))
                canvas.put(last, y, "]", self._palette.of("sign"))

    # Clues

    def _tone(self, tone: Tone, look: ClueLook) -> Style:
        """How a number of a clue is written."""
        names = ["clue"]
        if look.is_cursor:
            names.append("number-cursor")
        if tone == "done":
            names.append("done")
        if tone == "lit":
            names.append("number-lit")
        return self._palette.of(*names)

    def _clue_ground(self, look: ClueLook, *others: str) -> Style:
        """The ground of a clue; that of the cursor's lines and of a lit line come first."""
        ground = self._palette.on_base("well-0", *others)
        if look.is_cursor:
            ground += self._palette.of("clue-cursor")
        return ground + self._palette.of("ground-house") if look.is_lit else ground

    def row_clue(self, look: ClueLook, inner: int) -> list[Segment]:
        """What stands left of a row: its clue, cut if it is too long, and the frame."""
        layout, palette = self._layout, self._palette
        ground = self._clue_ground(look)
        if inner:
            return [Segment(" " * layout.clue_width, ground), self._bar]
        hidden = left_out(look.clue, layout.clue_width)
        shown = list(zip(numbers_of(look.clue), look.tones or ("",), strict=True))[hidden:]
        words = [(str(number), self._tone(tone, look)) for number, tone in shown]
        if hidden:
            words.insert(0, ("…", palette.of("clue")))
        used = sum(len(word) for word, _ in words) + len(words) - 1
        segments = [Segment(" " * (layout.clue_width - used), ground)]
        for place, (word, style) in enumerate(words):
            segments += [Segment(" ", ground)] * bool(place) + [Segment(word, ground + style)]
        return [*segments, Segment(self._sign(look, "▸", "│"), self._frame_style(look))]

    def _sign(self, look: ClueLook, lit: str, plain: str) -> str:
        """What the frame says of a line."""
        if look.is_lit:
            return lit
        return "✓" if look.is_finished else plain

    def _frame_style(self, look: ClueLook) -> Style:
        names = ["frame"]
        if look.is_cursor:
            names.append("number-cursor")
        return self._palette.on_base(*names)

    def column_clues(self, looks: list[ClueLook], line: int) -> list[Segment]:
        """A line above the frame: one number of each column, the last ones at the bottom."""
        layout, palette = self._layout, self._palette
        width = layout.cell_width
        segments = [Segment(" " * layout.left, palette.base)]
        for column, look in enumerate(looks):
            if column and column % EVERY == 0:
                segments.append(self._bar)
            ground = self._clue_ground(look, *(("ground-peer",) if column % 2 else ()))
            numbers = numbers_of(look.clue)
            place = len(numbers) - layout.clue_height + line
            is_cut = line == 0 and place > 0
            text, style = "", Style.null()
            if is_cut:
                text, style = "⋮", palette.of("clue")
            elif place >= 0:
                tones = look.tones or ("",)
                text, style = str(numbers[place]), self._tone(tones[place], look)
            after = (width - 2) // 2
            segments += [
                Segment(" " * (width - after - len(text)), ground),
                Segment(text, ground + style),
                Segment(" " * after, ground),
            ]
        return segments

    # The frame

    def top_rule(self, looks: list[ClueLook]) -> list[Segment]:
        """The frame below the columns' clues: ticks, and the number of every fifth column."""
        layout = self._layout
        line = self._palette.on_base("frame")
        segments = [Segment(" " * layout.clue_width + "┌", line)]
        for column, look in enumerate(looks):
            if column and column % EVERY == 0:
                segments.append(Segment("┬", line))
            number = _fifth(column + 1, layout.cell_width)
            text = self._sign(look, "▾", number).rjust(2, "─")
            after = (layout.cell_width - 2) // 2
            text = text.rjust(layout.cell_width - after, "─") + "─" * after
            segments.append(Segment(text, self._frame_style(look)))
        return [*segments, Segment("┐", line)]

    def rule(self, y: int) -> list[Segment]:
        """A rule between rows, or the bottom, with the number of the row above it.

        A number stands on the rule: beside the frame alone it could be taken for a clue.
        """
        layout = self._layout
        line = self._palette.on_base("frame")
        above = sum(1 for top in layout.tops if top < y)
        number = _fifth(above, layout.clue_width)
        left, cross, right = "┼", "┼", "┤"
        if y == layout.size.height - 1:
            left, cross, right = "┴" if number else "└", "┴", "┘"
        text = number.rjust(layout.clue_width, "─" if number or left == "┼" else " ") + left
        for column in range(layout.width):
            if column and column % EVERY == 0:
                text += cross
            text += "─" * layout.cell_width
        return [Segment(text + right, line)]

    def row(self, look: RowLook, inner: int) -> list[Segment]:
        """A line of a row: its clue, then its cells."""
        segments = self.row_clue(look.clue, inner)
        for column, cell in enumerate(look.cells(self._layout.width)):
            if column and column % EVERY == 0:
                segments.append(self._bar)
            segments += self.cell(cell)[inner]
        return [*segments, self._bar]

    @property
    def _bar(self) -> Segment:
        """An upright rule."""
        return Segment("│", self._palette.on_base("frame"))


def _fifth(number: int, room: int) -> str:
    """The number of every fifth line, where there is room for it: a part of it would mislead."""
    return str(number) if number % EVERY == 0 and len(str(number)) <= room else ""
