"""A terminal as an SVG that looks the same everywhere: signs are outlines, so no font is needed.

GitHub, PyPI and browsers show such a file as a picture, also where it moves: there, only what
differs from one frame is drawn again.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import matplotlib
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color

_FONTS = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
_WIDE, _HIGH, _ASCENT = 1233, 2384, 1901
"""One cell of DejaVu Sans Mono, in the units of its outlines."""
_BLOCKS = frozenset(map(chr, range(0x2580, 0x25A0)))
"""Signs that fill their cells: between neighbours there must be no seam."""
_SCALE = 0.0078
_MARGIN = 900


class Sign(NamedTuple):
    """One cell of a screen."""

    text: str = " "
    ink: str = "#ffffff"
    ground: str = "#000000"
    is_bold: bool = False
    is_underlined: bool = False


Row = tuple[Sign, ...]
Screen = tuple[Row, ...]


class Frame(NamedTuple):
    """A screen, how long it stays, and what is said below it: the key, and what it does."""

    screen: Screen
    seconds: float = 0.0
    key: str = ""
    caption: str = ""


def row_of(segments: Iterable[Segment]) -> Row:
    """The cells of a line of Textual's."""
    signs: list[Sign] = []
    for segment in segments:
        style = segment.style
        ink, ground = "#e0e0e0", "#101010"
        bold = underlined = False
        if style is not None:
            if style.color is not None and style.color.triplet is not None:
                ink = Color.from_rich_color(style.color).hex
            if style.bgcolor is not None and style.bgcolor.triplet is not None:
                ground = Color.from_rich_color(style.bgcolor).hex
            if style.reverse:
                ink, ground = ground, ink
            bold, underlined = bool(style.bold), bool(style.underline)
        for sign in segment.text:
            signs.append(Sign(sign, ink, ground, bold, underlined))
            signs += [Sign("", ink, ground)] * (cell_len(sign) - 1)
    return tuple(signs)


@cache
def _font(bold: bool) -> TTFont:
    return TTFont(_FONTS / ("DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"))


@cache
def _outline(text: str, bold: bool) -> str:
    """The outline of a sign, upside down, as fonts have it."""
    for font in (_font(bold), _font(False)):
        name = font.getBestCmap().get(ord(text))
        if name is not None:
            pen = SVGPathPen(font.getGlyphSet())
            font.getGlyphSet()[name].draw(pen)
            outline: str = pen.getCommands()
            return outline
    raise LookupError(f"no outline for {text!r}")


@dataclass
class _Drawer:
    """Writes rows; every sign is defined once."""

    defined: dict[tuple[str, bool], str] = field(default_factory=dict)

    def row(self, row: Row, number: int) -> Iterator[str]:
        """Its grounds, then its signs by ink."""
        top, column = number * _HIGH, 0
        for ground, run in groupby(row, key=lambda sign: sign.ground):
            wide = len(list(run))
            # A hair wider and higher, so that no seam shows between neighbours.
            yield (
                f'<path class="b" fill="{ground}" d="M{column * _WIDE} {top}h{wide * _WIDE + 9}'
                f'v{_HIGH + 9}h-{wide * _WIDE + 9}z"/>'
            )
            column += wide
        for ink in dict.fromkeys(sign.ink for sign in row):
            drawn = [
                part
                for at, sign in enumerate(row)
                if sign.ink == ink
                for part in self._sign(sign, at * _WIDE, top)
            ]
            if drawn:
                yield f'<g fill="{ink}">{"".join(drawn)}</g>'

    def _sign(self, sign: Sign, left: int, top: int) -> Iterator[str]:
        if sign.text.strip():
            key = sign.text, sign.is_bold
            if key not in self.defined:
                self.defined[key] = f"s{len(self.defined)}"
            sharp = ' class="b"' if sign.text in _BLOCKS else ""
            yield f'<use{sharp} href="#{self.defined[key]}" x="{left}" y="{top + _ASCENT}"/>'
        if sign.is_underlined:
            yield f'<path d="M{left} {top + _ASCENT + 240}h{_WIDE}v100h-{_WIDE}z"/>'

    def definitions(self) -> str:
        """The outlines of all signs that were drawn."""
        return "".join(
            f'<path id="{name}" transform="scale(1 -1)" d="{_outline(*key)}"/>'
            for key, name in self.defined.items()
        )


def svg(frames: Sequence[Frame], told: str) -> str:
    """The picture of a terminal; of several frames, one that moves.

    Args:
        frames: what is shown; where nothing moves, the one that stays longest.
        told: what there is to see, for those who do not.
    """
    drawer = _Drawer()
    still = max(range(len(frames)), key=lambda number: frames[number].seconds)
    base = frames[still].screen
    lines = len(base) + (2 if frames[0].caption else 0)
    wide, high = len(base[0]) * _WIDE + 2 * _MARGIN, lines * _HIGH + 2 * _MARGIN
    body = [part for number, row in enumerate(base) for part in drawer.row(row, number)]
    style, layers = ".b{shape-rendering:crispEdges}", []
    if len(frames) > 1:
        style += _animation(frames, still)
        for number, frame in enumerate(frames):
            changed = [
                part
                for at, (row, before) in enumerate(zip(frame.screen, base, strict=True))
                if row != before
                for part in drawer.row(row, at)
            ]
            said = _caption(frame, drawer, len(base) + 1)
            layers.append(f'<g class="f f{number}">{"".join([*changed, *said])}</g>')
    ground = base[0][0].ground
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {wide} {high}" '
        f'width="{wide * _SCALE:.0f}" height="{high * _SCALE:.0f}">'
        f"<title>{escape(told)}</title><style>{style}</style><defs>{drawer.definitions()}</defs>"
        f'<rect width="{wide}" height="{high}" rx="{_MARGIN}" fill="{ground}"/>'
        f'<g transform="translate({_MARGIN} {_MARGIN})">{"".join([*body, *layers])}</g></svg>\n'
    )


def _animation(frames: Sequence[Frame], still: int) -> str:
    """Each frame is seen for its time; where nothing moves, one is seen."""
    whole = sum(frame.seconds for frame in frames)
    rules, at = [], 0.0
    for number, frame in enumerate(frames):
        begin, at = at, at + frame.seconds
        shown = f"{100 * begin / whole:.2f}%{{visibility:visible}}"
        before = "0%{visibility:hidden}" if begin else ""
        after = f"{100 * at / whole:.2f}%{{visibility:hidden}}" if number + 1 < len(frames) else ""
        rules.append(f"@keyframes k{number}{{{before}{shown}{after}}}")
        rules.append(f".f{number}{{animation:k{number} {whole:g}s step-end infinite}}")
    calm = "@media(prefers-reduced-motion:reduce){.f{animation:none!important}}"
    return f".f{{visibility:hidden}}.f{still}{{visibility:visible}}{''.join(rules)}{calm}"


def _caption(frame: Frame, drawer: _Drawer, number: int) -> Iterator[str]:
    """The key that was pressed, as a key, and what it does."""
    ground = frame.screen[0][0].ground
    key = [Sign(sign, "#16181d", "#e8c36a", True) for sign in f" {frame.key} "] if frame.key else []
    text = [Sign(sign, "#e8e6e1", ground) for sign in f" {frame.caption}"]
    wide = len(frame.screen[0])
    yield from drawer.row(
        (*key, *text, *[Sign(ground=ground)] * (wide - len(key) - len(text))), number
    )
