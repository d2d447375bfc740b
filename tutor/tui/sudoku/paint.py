"""The look of a cell as styled text: what is settled is a raised tile, what is open a dark well.

No mark can pass for a digit, whatever the size and without colours too.
"""

from rich.style import Style

from tutor.sudoku.geometry import digits
from tutor.tui.board.palette import Canvas, CellPainter, Lines, Palette
from tutor.tui.parts.figures import LINES, figure
from tutor.tui.sudoku.foot import MORE
from tutor.tui.sudoku.layout import Layout
from tutor.tui.sudoku.look import Lit, Look

QUIET = ("", "peer", "house", "same", "pair", "next")
"""Grounds that only help to see; where there are colours, they need no sign."""
_FEW = 2
"""So many marks have room in a cell of one line."""
_REVERSED = Style(reverse=True)
CORNER = "'"
"""The sign of a mark in the corner."""
PICKED = "▸"
"""The sign of a cell that was picked: no verdict, which a tick would be."""
_UNDERLINED = Style(underline=True, bold=True)
_BIG = 5
"""Columns of a big figure."""
_UNDERLINE = 3
"""Columns of the line under a digit where there are no tiles."""


class CellArtist(CellPainter[Look]):
    """Draws single cells, apart from what is between them."""

    def __init__(self, layout: Layout, palette: Palette, *, is_plain: bool = False) -> None:
        """Somebody who draws cells.

        Args:
            layout: where everything is.
            palette: the styles of everything.
            is_plain: whether there are no coloured grounds, so that signs and lines stand for them.
        """
        super().__init__(palette)
        self._layout = layout
        self._is_plain = is_plain

    def draw(self, look: Look) -> Lines:
        """A cell that has not been drawn before."""
        layout = self._layout
        canvas = Canvas(layout.cell_width, layout.cell_height, self.palette.base)
        ground = self._ground(look)
        if not look.value or look.is_hidden:
            left = 1 if layout.cut == "L-" else 0
            canvas.lay(left, 0, layout.cell_width - left, layout.cell_height, ground)
        elif not self._is_plain:
            self._raise_tile(canvas, ground)
        if look.is_hidden:
            return canvas.lines()
        self._draw_cursor(canvas, look)
        if look.value:
            self._draw_value(canvas, look)
        elif layout.shows_marks:
            self._draw_marks(canvas, look)
        else:
            self._draw_few_marks(canvas, look)
        self._draw_sign(canvas, look)
        return canvas.lines()

    # Grounds

    def _ground(self, look: Look) -> Style:
        on_base = self.palette.on_base
        if look.is_cursor:
            return on_base("cursor")
        if look.is_selected:
            return on_base("selected")
        if look.ground not in ("", "peer"):
            return on_base(f"ground-{look.ground}")
        if look.value:
            tile = "tile" if look.is_given else "own-tile"
            return on_base(f"peer-{tile}" if look.ground else tile)
        if look.ground:
            return on_base("ground-peer")
        return on_base(f"well-{0 if self._layout.is_ruled else look.shade}")

    def _raise_tile(self, canvas: Canvas, ground: Style) -> None:
        """A tile fills its cell where rules part cells, else it leaves some room around it."""
        layout = self._layout
        width, height = layout.cell_width, layout.cell_height
        edge = Style(color=ground.bgcolor)
        if layout.cut == "S":
            canvas.put(0, 0, "▐", edge)
            canvas.lay(1, 0, width - 2, 1, ground)
            canvas.put(width - 1, 0, "▌", edge)
        elif layout.is_ruled:
            canvas.lay(0, 0, width, height, ground)
        else:
            left = 0 if layout.cut == "M" else 1
            canvas.lay(left, 0, width - 2 * left, height - 1, ground)
            canvas.put(left, height - 1, "▀" * (width - 2 * left), edge)

    # The cursor, where it is not drawn between cells

    def _draw_cursor(self, canvas: Canvas, look: Look) -> None:
        layout, style = self._layout, self.palette.of("cursor-frame")
        if look.is_cursor and layout.cut in ("S", "L-"):
            for y in range(layout.cell_height):
                canvas.put(0, y, "▐", style)
                canvas.put(layout.cell_width - 1, y, "▌", style)

    # What is settled

    def _draw_value(self, canvas: Canvas, look: Look) -> None:
        style = self.palette.of("given" if look.is_given else "value")
        if look.ground == "wrong":
            style += self.palette.of("wrong")
        lit = next((one for one in look.lit if one.digit == look.value), None)
        if lit is not None:
            style = self.palette.of(lit.emphasis)
        if not self._draw_big(canvas, look, style, lit):
            self._draw_digit(canvas, look, style, lit)

    def _draw_digit(self, canvas: Canvas, look: Look, style: Style, lit: Lit | None) -> None:
        layout = self._layout
        name = layout.geometry.digit_name(look.value)
        x, y = (layout.cell_width - len(name)) // 2, layout.digit_line
        canvas.put(x, y, name, style)
        if lit is not None and layout.is_framed:
            canvas.put(x + len(name), y, lit.sign, self.palette.of("sign"))
        if self._is_plain and y + 1 < layout.cell_height:
            self._underline(canvas, look, y + 1)

    def _draw_big(self, canvas: Canvas, look: Look, style: Style, lit: Lit | None) -> bool:
        """A big figure, where there is one and room for it."""
        layout = self._layout
        drawn = figure(layout.geometry.digit_name(look.value)) if layout.is_big else None
        x, y = (layout.cell_width - _BIG) // 2, (layout.cell_height - LINES) // 2
        if drawn is None or y < 0 or (self._is_plain and not y):
            return False
        shape = Style(color=style.color, bold=style.bold)
        for line, text in enumerate(drawn):
            canvas.put(x, y + line, text, shape)
        if lit is not None:
            canvas.put(x + _BIG, y + 1, lit.sign, self.palette.of("sign"))
        if self._is_plain:
            self._underline(canvas, look, y + LINES)
        return True

    def _underline(self, canvas: Canvas, look: Look, y: int) -> None:
        """What tells a digit from a mark, and a given from the learner's, without tiles."""
        width = min(_UNDERLINE, self._layout.cell_width)
        text = ("━" if look.is_given else "─") * width
        canvas.put((self._layout.cell_width - width) // 2, y, text, self.palette.of("mark"))

    # What is open

    def _draw_marks(self, canvas: Canvas, look: Look) -> None:
        layout, palette = self._layout, self.palette
        lit = {one.digit: one for one in look.lit}
        for digit in digits(look.centre | look.corner | look.ghost):
            x, y = layout.place_of_mark(digit)
            style, sign = palette.of("mark"), ""
            if digit in lit:
                # Alone, so that no other attribute blurs which emphasis it is.
                style, sign = palette.of(lit[digit].emphasis), lit[digit].sign
            elif look.corner >> digit - 1 & 1:
                style, sign = palette.of("mark", "corner"), CORNER
            if digit == look.echo and digit not in lit:
                style += palette.of("echo")
            canvas.put(x, y, layout.geometry.digit_name(digit), style)
            if layout.is_framed and sign:
                canvas.put(x + 1, y, sign, palette.of("sign"))

    def _draw_few_marks(self, canvas: Canvas, look: Look) -> None:
        """On one line: what is lit up, else two marks, or a sign that there are more."""
        layout, palette = self._layout, self.palette
        name, is_wide = layout.geometry.digit_name, layout.cell_width > _FEW + 1
        marks = list(digits(look.centre | look.corner))
        if look.lit:
            first, *others = _told_first(look.lit)
            if is_wide:
                text = name(first.digit) if first.emphasis == "placed" else first.sign
                canvas.put(1, 0, text or "·", palette.of(first.emphasis))
            elif not others:
                canvas.put(1, 0, name(first.digit), palette.of(first.emphasis))
                canvas.put(2, 0, first.sign, palette.of("sign"))
            else:  # their sign stands before them
                few = [(name(one.digit), one.emphasis) for one in (first, *others)]
                few = few if len(few) <= _FEW else [(MORE, first.emphasis)]
                for x, (text, emphasis) in enumerate(few, start=1):
                    canvas.put(x, 0, text, palette.of(emphasis))
        elif len(marks) > layout.most_marks:
            canvas.put(1, 0, MORE, palette.of("mark"))
        elif marks:
            canvas.put(1, 0, "".join(map(name, marks)).rjust(_FEW, "·"), palette.of("mark"))

    # Signs

    def _draw_sign(self, canvas: Canvas, look: Look) -> None:
        """The sign of a picked cell and of the ground, where no mark ever stands."""
        layout, style = self._layout, self.palette.of("sign")
        is_quiet = look.ground in QUIET
        sign = look.sign if self._is_plain or not is_quiet else ""
        letter = look.letter or self._signs(look)
        is_letter = bool(letter) and is_quiet and not layout.is_framed
        sign = letter if is_letter else sign
        if look.is_selected and is_quiet:
            sign = PICKED
        elif look.is_selected:
            style += _UNDERLINED
        elif is_quiet and not is_letter:
            style = self.palette.of("faint")
        if look.is_cursor and layout.cut == "S":
            style += _REVERSED
        x, y = 0, 0
        if layout.cut == "M":
            x, y = (
                layout.cell_width - max(len(sign), 1),
                0 if look.value and not self._is_plain else 1,
            )
        if sign:
            canvas.put(x, y, sign, style)
        elif layout.cut == "M" and not look.value and is_quiet and len(_signs_of_parts(look)) > 1:
            self._draw_signs_beside(canvas, look)

    def _signs(self, look: Look) -> str:
        """The signs of a cell's parts that have no room beside their digits, but one in the cell.

        On one line that is the sign of the first of several; else several of them need places
        where no mark is.
        """
        layout = self._layout
        if layout.is_framed:
            return ""
        if layout.cut == "S" and not look.value:
            told = _told_first(look.lit)
            return told[0].sign if len(told) > 1 and layout.cell_width == _FEW + 1 else ""
        signs = _signs_of_parts(look)
        if len(signs) <= 1:
            return signs
        places = {(layout.cell_width - 1 - back, 1) for back in range(len(signs))}
        has_room = layout.cut == "M" and not look.value and not places & self._taken(look)
        return signs if has_room and len(signs) <= layout.cell_width else ""

    def _taken(self, look: Look) -> set[tuple[int, int]]:
        """The places with a mark."""
        marks = digits(look.centre | look.corner | look.ghost)
        return {self._layout.place_of_mark(digit) for digit in marks}

    def _draw_signs_beside(self, canvas: Canvas, look: Look) -> None:
        """Several signs that have no places beside each other: each as near its digit as can be."""
        layout, taken = self._layout, self._taken(look)
        free = {(x, y) for x in range(layout.cell_width) for y in range(2)} - taken
        for one in _parts(look):
            x, y = layout.place_of_mark(one.digit)
            near = ((x + 1, y), (x - 1, y), (x, 1 - y), (x + 1, 1 - y), (x - 1, 1 - y))
            place = next((place for place in near if place in free), None)
            if place is not None and one.sign:
                canvas.put(*place, one.sign, self.palette.of("sign"))
                free.discard(place)


def _parts(look: Look) -> list[Lit]:
    """The digits that play a part in what the coach tells."""
    return sorted(one for one in look.lit if one.emphasis.startswith("role-"))


def _signs_of_parts(look: Look) -> str:
    return "".join(dict.fromkeys(one.sign for one in _parts(look)))


def _told_first(lit: tuple[Lit, ...]) -> list[Lit]:
    """What is said of a cell where there is room for one thing: its conclusion, if it has one."""
    for emphasis in ("placed", "removed"):
        if found := [one for one in lit if one.emphasis == emphasis]:
            return found
    return [*lit]
