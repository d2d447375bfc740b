"""The styles of a board, somebody who draws cells with them, and a little room to do it in."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Generic, TypeVar

from rich.segment import Segment
from rich.style import Style
from textual.cache import LRUCache
from textual.color import Color
from textual.filter import LineFilter
from textual.strip import Strip

STYLES = (
    "frame",
    "number",
    "number-cursor",
    "number-lit",
    "label-lit",
    "hairline",
    "count",
    "clue",
    "clue-cursor",
    "done",
    "check",
    "five-0",
    "five-1",
    "ink",
    "becomes",
    "well-0",
    "well-1",
    *(f"{kind}{tile}" for kind in ("", "peer-") for tile in ("tile", "own-tile")),
    "given",
    "value",
    "mark",
    "corner",
    "echo",
    "sign",
    "faint",
    "cursor",
    "cursor-frame",
    "selected",
    "wrong",
    "removed",
    "placed",
    *(f"role-{number}" for number in range(1, 7)),
    *(f"tint-{letter}" for letter in "ABCD"),
    *(f"ground-{name}" for name in ("peer", "house", "same", "pair", "next", "wrong", *"ABCD")),
)
"""Everything that looks different on some board."""


_UPRIGHT = Style(reverse=False)
_NOT_UNDERLINED = Style(underline=False)
_MOST_CELLS = 4096
"""How many looks are remembered."""
LookT = TypeVar("LookT", bound=Hashable)
Lines = tuple[tuple[Segment, ...], ...]
"""Segments for each line of a cell."""


@dataclass(frozen=True)
class Palette:
    """The styles of everything on a board, made from the theme."""

    base: Style
    """What lies below everything."""
    styles: dict[str, Style]
    _on_base: dict[tuple[str, ...], Style] = field(default_factory=dict, compare=False)
    """What was asked for before: the same few with every line."""

    def of(self, *names: str) -> Style:
        """Several styles on top of each other, apart from what lies below."""
        style = Style.null()
        for name in names:
            style += self.styles[name]
        return style

    def on_base(self, *names: str) -> Style:
        """Several styles on top of each other and of what lies below everything."""
        style = self._on_base.get(names)
        if style is None:
            style = self._on_base[names] = self.base + self.of(*names)
        return style


class Brush:
    """Whoever draws with a palette, whatever it draws."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.strips: LRUCache[tuple[object, ...], list[Strip]] = LRUCache(1024)
        """Lines that change together, by all that decides how they look."""
        self.filtered: Callable[[Segment], Segment] = _unfiltered
        """A part of a line as the application wants to see it."""

    def see_through(self, filters: Sequence[LineFilter], background: Color) -> None:
        """Remember what is seen of parts of lines: most are like one seen before."""

        @lru_cache(maxsize=_MOST_CELLS)
        def filtered(segment: Segment) -> Segment:
            for line_filter in filters:
                (segment,) = line_filter.apply([segment], background)
            return segment

        self.filtered = filtered

    @property
    def base(self) -> Style:
        """The style of what is not the board."""
        return self.palette.base

    def style_of(self, name: str) -> Style:
        """How something stands out."""
        return self.palette.of(name)


def merged(segments: Iterable[Segment]) -> list[Segment]:
    """Neighbours of one style as one: styles are the same objects wherever they are alike."""
    line: list[Segment] = []
    for segment in segments:
        if line and line[-1].style is segment.style:
            line[-1] = Segment(line[-1].text + segment.text, segment.style)
        else:
            line.append(segment)
    return line


def _unfiltered(segment: Segment) -> Segment:
    return segment


class CellPainter(Brush, ABC, Generic[LookT]):
    """Draws cells, remembering what it has drawn: most cells look like one seen before."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self._cells: dict[LookT, Lines] = {}

    def cell(self, look: LookT) -> Lines:
        """A cell, line by line."""
        lines = self._cells.get(look)
        if lines is None:
            if len(self._cells) > _MOST_CELLS:
                self._cells.clear()
            lines = self._cells[look] = self.draw(look)
        return lines

    @abstractmethod
    def draw(self, look: LookT) -> Lines:
        """A cell that has not been drawn before."""


class Canvas:
    """A few lines of characters, each with a style."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self._width = width
        self._text = [[" "] * width for _ in range(height)]
        self._grounds: list[list[Style]] = [[ground] * width for _ in range(height)]
        self._styles: list[list[Style]] = [[ground] * width for _ in range(height)]

    def lay(self, x: int, y: int, width: int, height: int, ground: Style) -> None:
        """Cover a part of it with another ground, over what was written there."""
        for line in range(y, y + height):
            self._text[line][x : x + width] = [" "] * width
            self._grounds[line][x : x + width] = [ground] * width
            self._styles[line][x : x + width] = [ground] * width

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write a text on the ground.

        An attribute that both have is switched off, so that the text stands out from it.
        """
        ground, combined = None, style
        for place, character in enumerate(text, start=x):
            if place >= self._width:
                break
            if self._grounds[y][place] is not ground:
                ground = self._grounds[y][place]
                combined = _written_on(ground, style)
            self._text[y][place] = character
            self._styles[y][place] = combined

    def lines(self) -> Lines:
        """Runs of one style as segments."""
        return tuple(
            tuple(_runs(text, styles))
            for text, styles in zip(self._text, self._styles, strict=True)
        )


def _written_on(ground: Style, style: Style) -> Style:
    combined = ground + style
    if ground.reverse and style.reverse:
        combined += _UPRIGHT
    if ground.underline and style.underline:
        combined += _NOT_UNDERLINED
    return combined


def _runs(text: list[str], styles: list[Style]) -> list[Segment]:
    runs: list[Segment] = []
    start = 0
    for index in range(1, len(text) + 1):
        if index == len(text) or styles[index] is not styles[start]:
            runs.append(Segment("".join(text[start:index]), styles[start]))
            start = index
    return runs
