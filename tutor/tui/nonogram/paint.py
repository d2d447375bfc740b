"""The looks of a nonogram as styled text: cells, clues, and the rules between them.

A black cell is a tile and any other a well, both with a gap after and below them, so that cells
can be counted. Without colour there are no wells, and every colour has its sign.
"""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style

from tutor.games.told import KEYS
from tutor.nonogram.inks import Clue, ColourClue, Ink
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE
from tutor.tui.board.palette import Canvas, CellPainter, Lines, Palette
from tutor.tui.nonogram.cell_signs import ON_GROUNDS, PLAIN, on_ink
from tutor.tui.nonogram.layout import EVERY, Layout, left_out, words_of
from tutor.tui.nonogram.look import CellLook, ClueLook, Lit, RowLook, Tone

_UPRIGHT = Style(reverse=False)
_BOLD = Style(bold=True)
_UNDERLINED = Style(underline=True)
_WRONG, _DOUBTFUL = "!", "?"


class Painter(CellPainter[CellLook]):
    """Draws rows, clues, and the rules between them."""

    def __init__(self, layout: Layout, palette: Palette) -> None:
        super().__init__(palette)
        self._layout = layout
        self._signs = PLAIN if layout.plain else ON_GROUNDS
        self._width, self._height = layout.cell_width, layout.cell_height

    # Cells

    def draw(self, look: CellLook) -> Lines:
        """A cell that has not been drawn before."""
        palette = self.palette
        around = palette.on_base("five-0") if look.is_picture else palette.base
        if look.is_cursor:
            around += palette.of("cursor")
        canvas = Canvas(self._width, self._height, around)
        lit = look.lit or Lit()
        is_tile = lit.concluded == BLACK or look.colour == BLACK
        if look.is_hidden or not is_tile:
            self._put_well(canvas, look)
        elif look.is_picture and look.lit is None:
            for y in range(self._height):
                canvas.put(0, y, "█" * self._width, self._ink(look.ink))
            self._put_letter(canvas, look.ink)
        else:
            self._put_tile(canvas, look, becomes=lit.concluded == BLACK)
        if not look.is_hidden and not (look.is_picture and look.lit is None):
            self._put_cursor(canvas, look)
            self._put_signs(canvas, look, lit)
        return canvas.lines()

    def _well(self, look: CellLook) -> Style:
        """The ground of a cell that is not black."""
        palette = self.palette
        if self._layout.plain:
            return Style.null()
        if look.is_cursor:
            return palette.of("cursor")
        if look.lit is not None and look.lit.is_wrong:
            return palette.of("ground-wrong")
        if look.lit is not None or look.in_house:
            return palette.of("ground-house")
        return palette.of(f"five-{look.ground}")

    def _put_well(self, canvas: Canvas, look: CellLook) -> None:
        if not (self._layout.plain or look.is_cursor or (look.is_picture and look.lit is None)):
            well = self._well(look)
            self._put_square(canvas, " ", well, Style(color=well.bgcolor))

    def _put_square(self, canvas: Canvas, fill: str, inside: Style, edge: Style) -> None:
        """It leaves half a column free, and half a line if it has several."""
        last = self._width - 1
        if self._layout.plain and (self._height == 1 or fill != "█"):
            for y in range(self._height):
                canvas.put(0, y, fill * self._width, inside)
            return
        for y in range(max(1, self._height - 1)):
            canvas.put(0, y, fill * last, inside)
            canvas.put(last, y, "▌", edge)
        if self._height > 1:
            canvas.put(0, self._height - 1, "▀" * last + "▘", edge)

    def _put_tile(self, canvas: Canvas, look: CellLook, *, becomes: bool) -> None:
        """What is black, or is to be; under the cursor there is a little less of it."""
        # It stays black also where the cursor's ground is reversed.
        told = (look.lit.ink if look.lit else None) if becomes else look.ink
        ink = self._ink(told, "becomes" if becomes else "ink") + _UPRIGHT
        fill = self._signs.becomes_black if becomes else "█"
        inner = self._width - 2
        if not look.is_cursor:
            self._put_square(canvas, fill, ink, ink)
        elif self._height == 1:
            canvas.put(0, 0, "▐" + fill * inner + "▌", ink)
        else:
            for y in range(self._height - 1):
                canvas.put(1, y, fill * inner, ink)
            if self._height > 2:
                canvas.put(1, 0, "▄" * inner, ink)
            canvas.put(1, self._height - 1, "▀" * inner, ink)
        self._put_letter(canvas, told)

    def _ink(self, ink: Ink | None, otherwise: str = "ink") -> Style:
        """How a tile is filled: in the colour of its ink, where colours are to be seen."""
        if ink is None or self._layout.plain:
            return self.palette.of(otherwise)
        return Style(color=f"#{ink.rgb}")

    def _put_letter(self, canvas: Canvas, ink: Ink | None) -> None:
        """The letter of a tile's ink: nobody has to tell it by its hue."""
        if ink is None:
            return
        x = (self._width - 1) // 2
        style = Style.null() if self._layout.plain else on_ink(ink)
        canvas.put(x, self._layout.middle, ink.letter, style)

    def _put_cursor(self, canvas: Canvas, look: CellLook) -> None:
        """Its sides, with corners where there is room; on one line they leave a tile alone."""
        if not look.is_cursor:
            return
        sign, last = self.palette.of("sign"), self._width - 1
        if self._height == 1:
            if look.lit is not None or look.colour == WHITE:
                canvas.put(last, 0, self._signs.right, sign)
            elif look.colour == UNKNOWN:
                canvas.put(0, 0, self._signs.left, sign)
                canvas.put(last, 0, self._signs.right, sign)
            return
        sides = [(self._signs.left, self._signs.right)] * self._height
        if self._height > 2 and not self._layout.plain:
            sides[0], sides[-1] = ("▛", "▜"), ("▙", "▟")
        for y, (left, right) in enumerate(sides):
            canvas.put(0, y, left, sign)
            canvas.put(last, y, right, sign)

    def _put_signs(self, canvas: Canvas, look: CellLook, lit: Lit) -> None:
        """What stands in a cell: keys or the sign of a mistake, then what it is or is to be."""
        ground, short = self._well(look), self._height == 1
        sign, style = self._sign_of(look, lit)
        keys = _WRONG if lit.is_wrong else _DOUBTFUL if lit.is_doubtful else lit.keys
        if short:
            keys = "" if lit.concluded and not lit.is_wrong else keys
            keys = keys[: 2 if look.colour == UNKNOWN and not lit.concluded else 1]
        start = 0 if short or (self._height == 2 and len(keys) > 1 and not look.is_cursor) else 1
        for place, key in enumerate(keys[:2]):
            canvas.put(start + place, 0, key, self._key_style(key, look, lit))
        brief = "×" if lit.concluded == WHITE else sign
        if not keys:
            is_framed = short and look.is_cursor and look.lit is None and look.colour == UNKNOWN
            if not is_framed:
                x = (self._width - max(1, len(sign))) // 2
                canvas.put(x, self._layout.middle, sign[: self._width], style)
        elif self._height > 2:
            canvas.put((self._width - 1) // 2, self._layout.middle, brief, style)
        elif look.colour != UNKNOWN or lit.concluded:
            canvas.put(1 if short else self._width - 2, 0, brief, style)
        elif short and len(keys) == 1 and not look.is_cursor:
            # The edge of a well could be taken for that of a tile.
            canvas.put(1, 0, " " * (self._width - 1), ground)

    def _key_style(self, key: str, look: CellLook, lit: Lit) -> Style:
        """How a key is written: on a black tile dark on its ink, so that it stays black."""
        if look.ink is not None and not lit.concluded and not self._layout.plain:
            return on_ink(look.ink)
        palette, is_tile = self.palette, look.colour == BLACK and not lit.concluded
        if key == _WRONG:
            return self._well(look) + palette.of("wrong")
        if is_tile and not self._layout.plain and not look.is_cursor:
            return Style(color=palette.base.bgcolor, bgcolor=palette.of("ink").color, bold=True)
        number = 1 if key == _DOUBTFUL else KEYS.index(key) + 1
        return self._well(look) + palette.of(f"role-{number}")

    def _sign_of(self, look: CellLook, lit: Lit) -> tuple[str, Style]:
        """The sign of what a cell is to be, else of what it is; none on a black tile."""
        palette, ground = self.palette, self._well(look)
        if lit.ink is not None:
            return lit.ink.letter, Style.null() if self._layout.plain else on_ink(lit.ink)
        if lit.concluded == BLACK:
            becomes = palette.of("becomes")
            return self._signs.on_tile, Style(color=palette.base.bgcolor, bgcolor=becomes.color)
        if lit.concluded == WHITE:
            sign = self._signs.white if lit.is_own else self._signs.becomes_white
            return sign, ground + palette.of("becomes")
        if look.ink is not None:
            return look.ink.letter, Style.null() if self._layout.plain else on_ink(look.ink)
        if look.colour == BLACK:
            return "", Style.null()
        if look.colour == WHITE:
            return self._signs.white, ground + palette.of("mark")
        return self._signs.unknown, ground + palette.of("faint")

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
        return self.palette.of(*names)

    def _of_ink(self, clue: Clue, block: int, tone: Tone) -> Style:
        """The colour of a block's number, until it is finished; its letter is there anyway."""
        if self._layout.plain or tone == "done" or not isinstance(clue, ColourClue) or not clue:
            return Style.null()
        return on_ink(clue.inks[block])

    def _clue_ground(self, look: ClueLook, *others: str) -> Style:
        """The ground of a clue; that of the cursor's lines and of a lit line come first."""
        ground = self.palette.on_base(*others)
        if look.is_cursor:
            ground += self.palette.of("clue-cursor")
        return ground + self.palette.of("ground-house") if look.is_lit else ground

    def row_clue(self, look: ClueLook, inner: int) -> list[Segment]:
        """What stands left of a row: its clue, cut if it is too long, and the frame."""
        layout, palette = self._layout, self.palette
        ground = self._clue_ground(look)
        if inner != layout.middle:
            return [Segment(" " * layout.clue_width, ground), self._bar]
        hidden = left_out(look.clue, layout.clue_width)
        shown = list(enumerate(zip(words_of(look.clue), look.tones or ("",), strict=True)))
        words = [
            (word, self._tone(tone, look) + self._of_ink(look.clue, block, tone))
            for block, (word, tone) in shown[hidden:]
        ]
        if hidden:
            words.insert(0, ("…", palette.of("clue")))
        used = sum(len(word) for word, _ in words) + len(words) - 1
        segments = [Segment(" " * (layout.clue_width - used), ground)]
        for place, (word, style) in enumerate(words):
            segments += [Segment(" ", ground)] * bool(place) + [Segment(word, ground + style)]
        plain = self._bar.text
        return [*segments, Segment(self._sign(look, "▸", plain), self._frame_style(look))]

    def _sign(self, look: ClueLook, lit: str, plain: str) -> str:
        """What the frame says of a line."""
        if look.is_lit:
            return lit
        return "✓" if look.is_finished else plain

    def _frame_style(self, look: ClueLook) -> Style:
        names = ["frame"]
        if look.is_finished and not look.is_lit:
            names.append("check")
        elif look.is_cursor or look.is_lit:
            names.append("number-cursor")
        return self.palette.on_base(*names)

    def column_clues(self, looks: list[ClueLook], line: int) -> list[Segment]:
        """A line above the frame: one number of each column, the last ones at the bottom."""
        layout, palette = self._layout, self.palette
        width = layout.cell_width
        segments = [Segment(" " * layout.left, palette.base)]
        for column, look in enumerate(looks):
            segments += self._rule_before(column)
            # Numbers without a gap between them are told apart by their grounds and weight.
            is_shaded = column % 2 and layout.number_width >= width
            ground = self._clue_ground(look, *(("tile",) if is_shaded else ()))
            numbers = words_of(look.clue)
            place = layout.number_at(column, len(numbers), layout.clue_height - 1 - line)
            is_cut = not line and layout.reaches(column, len(numbers)) > layout.clue_height
            text, style = "", Style.null()
            if is_cut:
                text, style = "⋮", palette.of("clue")
            elif place is not None:
                tones = look.tones or ("",)
                text, style = numbers[place], self._tone(tones[place], look)
                style += _BOLD if is_shaded else Style.null()
                style += self._of_ink(look.clue, place, tones[place])
            before = self._before(text)
            after = width - before - len(text)
            segments += [
                Segment(" " * before, ground),
                Segment(text, ground + style),
                Segment(" " * after, ground),
            ]
        return segments

    def _before(self, text: str) -> int:
        """How many columns are left before what stands above a cell.

        Where a number takes all of them, shorter ones stand at the right: fewer touch.
        """
        layout = self._layout
        free = layout.cell_width - max(1, len(text))
        return free if layout.number_width >= layout.cell_width else free // 2

    # The frame

    def top_rule(self, looks: list[ClueLook]) -> list[Segment]:
        """The frame below the columns' clues, with ticks."""
        layout = self._layout
        line = self.palette.on_base("frame")
        segments = [Segment(" " * layout.clue_width + "┌", line)]
        for column, look in enumerate(looks):
            if column and column % EVERY == 0:
                segments.append(Segment("┬", line))
            text = self._sign(look, "▾", "")
            before = self._before(text)
            segments += [
                Segment("─" * before, line),
                Segment(text, self._frame_style(look)),
                Segment("─" * (layout.cell_width - before - len(text)), line),
            ]
        return [*segments, Segment("┐", line)]

    def rule(self, y: int) -> list[Segment]:
        """A rule between rows, or the bottom; the numbers of every fifth row and column.

        They stand on the rules away from the clues, of which they could be taken for one.
        """
        layout = self._layout
        line = self.palette.on_base("frame")
        above = sum(1 for top in layout.tops if top < y)
        is_last = y == layout.size.height - 1
        left, cross, right = "└┴┘" if is_last else "├┼┤"
        text = " " * layout.clue_width + left
        for column in range(layout.width):
            if column and column % EVERY == 0:
                text += cross
            number = _fifth(column + 1, layout.cell_width) if is_last else ""
            text += number.center(layout.cell_width, "─")
        number = "" if is_last else _fifth(above, layout.cell_width)
        return [Segment(text[: len(text) - len(number)] + number + right, line)]

    def row(self, look: RowLook, inner: int, *, is_rule: bool = False) -> list[Segment]:
        """A line of a row: its clue, then its cells, whose gap may be a rule."""
        segments = self.row_clue(look.clue, inner)
        start = len(segments)
        for column, cell in enumerate(look.cells(self._layout.width)):
            segments += self._rule_before(column)
            drawn = self.cell(cell)[inner]
            is_upright = self._layout.is_upright(column) and not look.is_picture
            segments += self._with_rule(drawn) if is_upright else drawn
        segments += [self._bar] if self._layout.is_ruled else []
        if not is_rule or look.is_picture:
            return segments
        return segments[:start] + [part for one in segments[start:] for part in self._on_rule(one)]

    def _with_rule(self, drawn: Sequence[Segment]) -> list[Segment]:
        """A line of a cell whose gap is a rule: the right half of its last column."""
        *others, last = drawn
        style, color = last.style or Style.null(), self.palette.of("frame").color
        before, sign = last.text[:-1], last.text[-1]
        if sign == "▌":
            end = Segment(sign, style + Style(bgcolor=color))
        elif sign in " ▘":
            end = Segment("▐", style + Style(color=color))
        else:
            end = Segment(sign, style)
        return [*others, *([Segment(before, style)] if before else []), end]

    def _on_rule(self, segment: Segment) -> list[Segment]:
        """What stands on the line of a rule: cells reach down to it, and it takes their gap."""
        style, color = segment.style or Style.null(), self.palette.of("frame").color
        rule = style + Style(color=color)
        if segment.text == self._bar.text:
            return [Segment(segment.text, style + _UNDERLINED)]
        grounds = {"▀": Style(bgcolor=style.color), "▘": Style.null(), " ": Style.null()}
        return [
            Segment("▁", rule + grounds[sign]) if sign in grounds else Segment(sign, style)
            for sign in segment.text
        ]

    def _rule_before(self, column: int) -> list[Segment]:
        """The rule between every five columns."""
        has_rule = self._layout.is_ruled and column and column % EVERY == 0
        return [self._bar] if has_rule else []

    @property
    def _bar(self) -> Segment:
        """An upright rule."""
        return Segment("│", self.palette.on_base("frame"))


def _fifth(number: int, room: int) -> str:
    """The number of every fifth line, where there is room for it: a part of it would mislead."""
    return str(number) if number % EVERY == 0 and len(str(number)) <= room else ""
