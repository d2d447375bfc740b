"""Boards in small, to be known at a glance: digits in their boxes, pictures in half blocks.

They are told plain values, so that any screen can show any game's without opening it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot
from typing import Protocol

from textual.content import Content
from textual.geometry import Size

from tutor.tui.parts.ripple import rippled

_GROUNDS = ("$raised", "$background")
"""What lies below every other box."""
_GIVEN, _OWN, _OPEN, _RULE = "bold $foreground", "$primary", "$muted", "$muted"
_Line = list[tuple[str, str]]
"""Texts with their styles."""


class Thumbnail(Protocol):
    """A board, in as many columns and lines as there are for it."""

    def __call__(self, room: Size, *, plain: bool = False, part: float = 1.0) -> Content:
        """The largest drawing that fits; where none does, a part of the smallest.

        Args:
            room: how large it may be.
            plain: whether there is no colour, so that boxes need rules.
            part: how much of the moment is over in which it was finished, from 0 to 1.
        """


def _content(lines: Sequence[_Line]) -> Content:
    return Content("\n").join(Content.assemble(*line) for line in lines)


# Digits


@dataclass(frozen=True)
class DigitsThumbnail:
    """A board of digits as it stands."""

    names: Sequence[str]
    """What is written in each cell, row by row; nothing where it is open."""
    givens: frozenset[int]
    """The cells that were filled from the start."""
    box_rows: int
    box_cols: int

    def __call__(self, room: Size, *, plain: bool = False, part: float = 1.0) -> Content:
        """A wave runs over it when it is finished."""
        return rippled(self._drawn(room, plain=plain), part)

    def _drawn(self, room: Size, *, plain: bool) -> Content:
        """Spacious on grounds, ruled, or in two columns a cell."""
        n, width = self._n, self._name_width + 1
        if not plain and 6 * n <= room.width and 3 * n <= room.height:
            return _content(self._on_grounds(6, 3))
        rules = n // self.box_cols - 1, n // self.box_rows - 1
        if n * width + 2 * rules[0] <= room.width and n + rules[1] <= room.height:
            return _content(self._ruled())
        part = max(1, min(self._n, (room.width - 1) // width)), max(1, min(self._n, room.height))
        return _content(self._bare(part) if plain else self._on_grounds(width, 1, part))

    @property
    def _n(self) -> int:
        return self.box_rows * self.box_cols

    @cached_property
    def _name_width(self) -> int:
        return max(1, *map(len, self.names))

    def _cell(self, row: int, column: int) -> tuple[str, str]:
        """What is written in a cell, and how."""
        cell = row * self._n + column
        name = self.names[cell].rjust(self._name_width)
        if not self.names[cell]:
            return "·".rjust(self._name_width), _OPEN
        return name, _GIVEN if cell in self.givens else _OWN

    def _ground(self, row: int, column: int) -> str:
        return _GROUNDS[(row // self.box_rows + column // self.box_cols) % 2]

    def _on_grounds(
        self, width: int, height: int, part: tuple[int, int] | None = None
    ) -> list[_Line]:
        """Cells of a size, their boxes by ground."""
        across, down = part or (self._n, self._n)
        lines: list[_Line] = []
        for row in range(down):
            for inner in range(height):
                line: _Line = []
                for column in range(across):
                    ground = self._ground(row, column)
                    text, style = self._cell(row, column)
                    if inner != height // 2:
                        line.append((" " * width, f"on {ground}"))
                        continue
                    after = (width - len(text)) // 2
                    line += [
                        (" " * (width - after - len(text)), f"on {ground}"),
                        (text, f"{style} on {ground}"),
                        (" " * after, f"on {ground}"),
                    ]
                line.append((" " * (width == self._name_width + 1), line[-1][1]))
                lines.append(line)
        return lines

    def _bare(self, part: tuple[int, int]) -> list[_Line]:
        """Without grounds: a rule beside a box, and its last row underlined."""
        across, down = part
        lines: list[_Line] = []
        for row in range(down):
            is_last = (row + 1) % self.box_rows == 0 and row + 1 < self._n
            under = "underline" if is_last else ""
            line: _Line = []
            for column in range(across):
                rule = column and column % self.box_cols == 0
                text, style = self._cell(row, column)
                line += [("│" if rule else " ", under), (text, f"{style} {under}".strip())]
            lines.append([*line, (" ", under)])
        return lines

    def _ruled(self) -> list[_Line]:
        """Rules between boxes."""
        boxes = self._n // self.box_cols
        wide = self.box_cols * (self._name_width + 1)
        dashes = ["─" * wide, *["─" * (wide + 1)] * (boxes - 2), "─" * (wide + 1)]
        rule: _Line = [("┼".join(dashes[:boxes]), _RULE)]
        lines: list[_Line] = []
        for row in range(self._n):
            if row and row % self.box_rows == 0:
                lines.append(rule)
            line: _Line = []
            for column in range(self._n):
                if column and column % self.box_cols == 0:
                    line.append(("│ ", _RULE))
                line += [self._cell(row, column), (" ", "")]
            lines.append(line)
        return lines


# Pictures

Shade = int
"""What is known of a cell: nothing, black, white; from 3 on, other colours."""
_LIGHT: tuple[Shade, ...] = (0, 2)
_MOST_TIMES = 4
"""No cell is larger than so many half blocks: a small picture is to be seen as one."""
_INK = "$ink"


@dataclass(frozen=True)
class PictureThumbnail:
    """A picture as far as it is known."""

    rows: Sequence[Sequence[Shade]]
    """Its cells."""
    hues: tuple[tuple[Shade, str], ...] = ()
    """What other colours than the theme's its shades have."""

    def __call__(self, room: Size, *, plain: bool = False, part: float = 1.0) -> Content:
        """Cells of whole half blocks, or of half as many as often as it takes.

        When it is finished the gaps between them close; a wave runs over one without room for gaps.
        """
        rows = self.rows
        while len(rows[0]) > room.width or len(rows) > 2 * room.height:
            if len(rows[0]) == len(rows) == 1:
                break
            rows = _halved(rows)
        fitting = min(room.width // len(rows[0]), 2 * room.height // len(rows))
        times = max(1, min(fitting, _MOST_TIMES))
        grown = _grown(rows, times, part)
        hues = {} if plain else dict(self.hues)
        drawn = _content(list(_half_blocks(grown, times, "" if plain else "$raised", hues)))
        return rippled(drawn, part) if times == 1 else drawn


def _grown(rows: Sequence[Sequence[Shade]], times: int, part: float) -> list[list[Shade]]:
    """Each cell so many times as large, the last of it a gap unless that is closed.

    Gaps close around the middle first.
    """
    middle = len(rows) / 2, len(rows[0]) / 2
    reach = part * hypot(*middle)
    grown: list[list[Shade]] = []
    for y, row in enumerate(rows):
        whole: list[Shade] = []
        last: list[Shade] = []
        for x, shade in enumerate(row):
            is_closed = hypot(y + 0.5 - middle[0], x + 0.5 - middle[1]) < reach
            gap: Shade = shade if is_closed or times == 1 else 2
            whole += [*[shade] * (times - 1), gap]
            last += [gap] * times
        grown += [*[whole] * (times - 1), last]
    return grown


def _half_blocks(
    rows: Sequence[Sequence[Shade]], times: int, ground: str, hues: Mapping[Shade, str]
) -> Iterator[_Line]:
    """Two rows on each line; a dot in each cell, or two of them, of which nothing is known."""
    on = f"on {ground}" if ground else ""
    middle = times // 2
    dotted = {place // 2 for place in range(middle, len(rows), times)}
    below: Sequence[Shade] = [2] * len(rows[0])
    for y, (upper, lower) in enumerate(zip(rows[::2], [*rows[1::2], below], strict=False)):
        line: _Line = []
        for x, pair in enumerate(zip(upper, lower, strict=True)):
            upper_hue, lower_hue = (None if s in _LIGHT else hues.get(s, _INK) for s in pair)
            text, style = _halves(upper_hue, lower_hue, on)
            if not any(pair) and y in dotted and x % times == middle:
                text, style = "·", f"{_OPEN} {on}"
            if line and line[-1][1] == style:
                line[-1] = line[-1][0] + text, style
            else:
                line.append((text, style))
        yield line


def _halves(upper: str | None, lower: str | None, on: str) -> tuple[str, str]:
    """Two dark halves of a character, or one, or none."""
    if upper is None or lower is None or upper == lower:
        text = "█" if upper and lower else "▀" if upper else "▄" if lower else " "
        return text, f"{upper or lower or _INK} {on}"
    return "▀", f"{upper} on {lower}"


def _halved(rows: Sequence[Sequence[Shade]]) -> list[list[Shade]]:
    """One cell for four: dark if half of them are, open if most of the others are."""
    return [
        [
            _together([shade for row in rows[y : y + 2] for shade in row[x : x + 2]])
            for x in range(0, len(rows[0]), 2)
        ]
        for y in range(0, len(rows), 2)
    ]


def _together(shades: Sequence[Shade]) -> Shade:
    dark = [shade for shade in shades if shade not in _LIGHT]
    if 2 * len(dark) >= len(shades):
        return max(dark, key=dark.count)
    return 0 if 2 * shades.count(0) >= len(shades) else 2
