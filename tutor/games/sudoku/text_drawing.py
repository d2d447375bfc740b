"""A pattern drawn in text: its candidates on a board without anything else, with its margins."""

from tutor.base.language import Language
from tutor.games.sudoku.drawing import UNDRAWN
from tutor.games.sudoku.light import Light, light_of
from tutor.games.told import keys_of
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.narrate.sudoku.nodes import node_numbers, node_sign
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Candidate, Step

_NOTHING = "·"
_REMOVED, _PLACED = "−", "="
_ABOVE, _BELOW = "▴", "▾"
"""Which box a note on a rule belongs to."""


def drawn_step(step: Step, rung: int, geometry: Geometry, language: Language) -> tuple[str, ...]:
    """The picture of a step as far as a rung shows it."""
    return drawn_in_text(light_of(step, rung), geometry, language)


def drawn_in_text(light: Light, geometry: Geometry, language: Language) -> tuple[str, ...]:
    """The picture of what is lit up, and its legend; nothing where it is no picture.

    After the digits of a part stands its letter, before those that go a minus.
    """
    if light.drawing == UNDRAWN:
        return ()
    return tuple(line.rstrip() for line in _Drawn(light, geometry, language).lines())


class _Drawn:
    """Puts one board together."""

    def __init__(self, light: Light, geometry: Geometry, language: Language) -> None:
        self._light, self._geometry, self._language = light, geometry, language
        self._legend = legend_of(light.marks, geometry, language, light.chain)
        self._keys = keys_of(self._legend)
        n = geometry.n
        self._figures = len(str(n))
        self._cells = self._filled()
        self._tops = [self._top(column) for column in range(n)]
        self._widths = [
            max(len(text) for text in (self._tops[column], *self._cells[column::n]))
            for column in range(n)
        ]
        self._make_room()

    def lines(self) -> list[str]:
        """Numbers and notes of the columns, the rows with theirs, and the legend."""
        geometry, keys = self._geometry, self._keys
        lines = [" " * self._figures + self._across(self._tops, " ")]
        for row in range(geometry.n):
            if row and row % geometry.box_rows == 0:
                lines.append(self._rule(row // geometry.box_rows))
            number = str(row + 1).rjust(self._figures)
            cells = self._cells[row * geometry.n :][: geometry.n]
            lines.append(f"{number}{self._across(cells, '│')}  {self._note('row', row)}")
        for line in self._legend:
            if line.signs:
                lines.append(line.text)
            elif line.roles[0] in keys:
                lines.append(f"{keys[line.roles[0]]} {line.text}")
        return lines

    # Cells

    def _filled(self) -> list[str]:
        light, numbers = self._light, node_numbers(self._light.chain)
        parts: list[dict[str, str]] = [{} for _ in range(self._geometry.cell_count)]
        said = {*light.placements, *light.eliminations}
        for mark in sorted(light.marks):
            candidate = Candidate(mark.cell, mark.digit)
            if candidate not in said:
                number = numbers.get(candidate)
                sign = node_sign(number) if number else self._keys.get(mark.role, "")
                self._add(parts[mark.cell], sign, mark.digit)
        cells = ["".join(f"{text}{sign}" for sign, text in part.items()) for part in parts]
        for sign, concluded in ((_PLACED, light.placements), (_REMOVED, light.eliminations)):
            gone: dict[int, dict[str, str]] = {}
            for cell, digit in sorted(concluded):
                self._add(gone.setdefault(cell, {}), sign, digit)
            for cell, part in gone.items():
                cells[cell] += f"{sign}{part[sign]}"
        return [cell or _NOTHING for cell in cells]

    def _add(self, part: dict[str, str], sign: str, digit: int) -> None:
        name = self._geometry.digit_name(digit)
        if name not in part.get(sign, ""):
            part[sign] = part.get(sign, "") + name

    # Margins

    def _note(self, kind: str, index: int) -> str:
        return " ".join(
            margin.text(self._geometry, self._language)
            for margin in self._light.drawing.margins
            if (margin.house.kind, margin.house.index) == (kind, index)
        )

    def _top(self, column: int) -> str:
        return f"{column + 1} {self._note('column', column)}".rstrip()

    def _across(self, texts: list[str], between: str) -> str:
        """A line of the board: a column parts cells, a sign boxes."""
        line = ""
        for column, (text, width) in enumerate(zip(texts, self._widths, strict=True)):
            is_box = column and column % self._geometry.box_cols == 0
            line += (f" {between} " if is_box else " ") + text.ljust(width)
        return line

    def _make_room(self) -> None:
        """A box is at least as wide as the notes on the rule above it."""
        geometry = self._geometry
        for band in range(1, geometry.n // geometry.box_rows):
            for stack, text in enumerate(self._on_rule(band)):
                last = (stack + 1) * geometry.box_cols - 1
                self._widths[last] += max(len(text) + 1 - self._wide(stack), 0)

    def _wide(self, stack: int) -> int:
        """Columns of a box, with a blank on both sides."""
        columns = self._geometry.box_cols
        return sum(self._widths[stack * columns : (stack + 1) * columns]) + columns + 1

    def _on_rule(self, band: int) -> list[str]:
        """For each box below a rule the notes on it: a box's own, below the first band too."""
        across = self._geometry.n // self._geometry.box_cols
        found = []
        for stack in range(across):
            above = self._note("box", stack) if band == 1 else ""
            below = self._note("box", band * across + stack)
            notes = [f"{_ABOVE}{above}"] * bool(above) + [f"{_BELOW}{below}"] * bool(below)
            found.append(f" {' ── '.join(notes)} " if notes else "")
        return found

    def _rule(self, band: int) -> str:
        segments = [
            ("─" + text if text else "").ljust(self._wide(stack), "─")
            for stack, text in enumerate(self._on_rule(band))
        ]
        return " " * self._figures + "┼".join(segments)
