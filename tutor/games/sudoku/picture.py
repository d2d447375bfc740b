"""A board as a picture: an SVG text for printed papers and for reports.

It says nothing by colour alone, so that it prints in black and white. It has plain shapes
and attributes only, because many converters of documents know no more.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from tutor.games.picture_shapes import (
    INK,
    PAPER,
    Shapes,
    cross,
    document,
    element,
    group,
    line,
    outlines,
    rectangle,
    text,
)
from tutor.games.sudoku.coach import DARK, Light
from tutor.games.told import keys_of
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.narrate.sudoku.nodes import node_numbers
from tutor.sudoku.geometry import Geometry, House, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate

MARGIN = 25.0
"""Left and above, for the numbers of rows and columns."""
_BORDER = 3.0
"""Right and below."""
_SLOT = 18.0
"""The room of a candidate."""
_PADDING = 7.0
"""Around the candidates of a cell, for frames and signs."""
_WIDEST = 640.0
"""What fits a printed page: a larger board is shown smaller."""


class Spot(NamedTuple):
    """Where a digit stands, and how large."""

    x: float
    y: float
    radius: float
    """Of the circle around it."""
    font: float
    is_large: bool
    """Whether it is the digit of its cell, not one of its candidates."""


class Area(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    width: float
    height: float


class PictureLayout:
    """The measures of a board of some shape."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.side = _SLOT * max(geometry.box_rows, geometry.box_cols) + 2 * _PADDING
        self.end = self.rule(geometry.n)
        self.size = self.end + _BORDER
        self.shown = min(self.size, _WIDEST)
        self._squeeze = 2 / (len(geometry.digit_name(geometry.n)) + 1)

    def rule(self, index: int) -> float:
        """Where a row or a column begins."""
        return MARGIN + index * self.side

    def cell(self, cell: int) -> Area:
        """The square of a cell."""
        row, column = divmod(cell, self.geometry.n)
        return Area(self.rule(column), self.rule(row), self.side, self.side)

    def house(self, house: House) -> Area:
        """The rectangle of a house."""
        first, last = self.cell(min(house.cells)), self.cell(max(house.cells))
        return Area(first.x, first.y, last.x + self.side - first.x, last.y + self.side - first.y)

    def large(self, cell: int) -> Spot:
        """The place of the digit of a cell."""
        x, y, side, _ = self.cell(cell)
        font = 0.55 * side * self._squeeze
        return Spot(x + side / 2, y + side / 2, 0.34 * side, font, is_large=True)

    def small(self, cell: int, digit: int) -> Spot:
        """The place of a candidate, always the same, with room for a letter right above it."""
        x, y, side, _ = self.cell(cell)
        rows, columns = self.geometry.box_rows, self.geometry.box_cols
        row, column = divmod(digit - 1, columns)
        room = side - 2 * _PADDING
        x += _PADDING + (column + 0.5) * room / columns - 1
        y += _PADDING + (row + 0.5) * room / rows + 1
        return Spot(x, y, 7, 12 * self._squeeze, is_large=False)


_TAB = 11.0
"""The side of a sign in the corner of a cell."""
_INSETS = {"row": 2.5, "column": 2.5, "box": 5.0}
"""How far the frame of a house is from its rules: a box keeps clear of its lines."""
_POINTED = "A"
"""The letter of a cell pointed at: on the screen one points with the first colour."""


def board_svg(
    grid: Grid,
    *,
    is_marked: bool,
    light: Light = DARK,
    pointed: Collection[int] = (),
    crossed: Collection[Candidate] = (),
    placed: Collection[Candidate] = (),
    title: str = "",
) -> str:
    """A board as an SVG text, always the same for the same board.

    A stroke of the coach falls and a stroke of the learner rises: where they agree, there
    is a cross. What is spoken of is shown even on a board without candidates.

    Args:
        grid: the board.
        is_marked: whether the candidates of its empty cells are shown.
        light: what the coach lights up; its roles have the same letters as on the screen,
            the nodes of a chain the same numbers.
        pointed: cells that the learner pointed at.
        crossed: candidates that the learner struck out.
        placed: digits that the learner placed.
        title: what the picture shows, in words.
    """
    layout = PictureLayout(grid.geometry)
    spoken = {Candidate(mark.cell, mark.digit) for mark in light.marks}
    spoken.update(light.placements, light.eliminations, crossed, placed)
    to_place = {*light.placements, *placed}
    spots = _spots(grid, layout, _open(grid, placed) if is_marked else (), spoken, to_place)
    shapes = (
        *_grounds(layout, light.houses),
        *_rules(layout),
        *_numbers(layout),
        *_houses(layout, light.houses),
        *_pointed(layout, pointed),
        *_wrong(layout, light.wrong),
        *_digits(grid, spots, light.placements, placed),
        *_marks(spots, light, grid.geometry),
        *_struck("eliminations", spots, light.eliminations, slope=1),
        *_struck("crossed", spots, crossed, slope=-1),
        *_boxed(spots, light.placements),
        *_underlined(spots, to_place),
    )
    return document(shapes, layout.size, layout.shown, title)


def _open(grid: Grid, placed: Collection[Candidate]) -> Iterator[Candidate]:
    """The candidates of the cells that are empty, and that the learner left empty."""
    own = {cell for cell, _ in placed}
    for cell in grid.empty_cells():
        if cell not in own:
            for digit in digits(grid.candidates[cell]):
                yield Candidate(cell, digit)


def _spots(
    grid: Grid,
    layout: PictureLayout,
    candidates: Iterable[Candidate],
    spoken: set[Candidate],
    to_place: set[Candidate],
) -> dict[Candidate, Spot]:
    """Every digit to be seen, with its place.

    Nothing stands beside the digit of a filled cell. A digit to place is large where no
    other is seen in its cell.
    """
    spots = {
        Candidate(cell, value): layout.large(cell)
        for cell, value in enumerate(grid.values)
        if value
    }
    seen: dict[int, set[Candidate]] = {}
    for one in spoken.union(candidates):
        if not grid.values[one.cell]:
            seen.setdefault(one.cell, set()).add(one)
    for cell in sorted(seen):
        is_large = len(seen[cell]) == 1 and seen[cell] <= to_place
        for one in sorted(seen[cell]):
            spots[one] = layout.large(cell) if is_large else layout.small(*one)
    return spots


def _chosen(spots: dict[Candidate, Spot], candidates: Collection[Candidate]) -> Iterator[Spot]:
    """The places of some digits, in order, each once."""
    return (spots[one] for one in sorted(set(candidates)) if one in spots)


def _grounds(layout: PictureLayout, houses: Collection[House]) -> Shapes:
    """The cells of some houses, tinted."""
    cells = {cell for house in houses for cell in house.cells}
    squares = [rectangle(*layout.cell(cell)) for cell in sorted(cells)]
    return group("grounds", squares, fill="#ececec")


def _rules(layout: PictureLayout) -> Shapes:
    """The rules between cells, and thick ones between boxes and around them all."""
    geometry, start, end = layout.geometry, layout.rule(0), layout.end
    thin: list[str] = []
    thick: list[str] = []
    for index in range(geometry.n + 1):
        at = layout.rule(index)
        (thin if index % geometry.box_rows else thick).append(line(start, at, end, at))
        (thin if index % geometry.box_cols else thick).append(line(at, start, at, end))
    return (
        *group("thin", thin, stroke="#808080", stroke_width=0.75),
        *group("thick", thick, stroke=INK, stroke_width=2.5, stroke_linecap="square"),
    )


def _numbers(layout: PictureLayout) -> Shapes:
    """The numbers of the columns and rows, outside the frame."""
    numbers = []
    for index in range(layout.geometry.n):
        at = layout.rule(index) + layout.side / 2
        numbers.append(text(at, MARGIN / 2, 12, str(index + 1)))
        numbers.append(text(MARGIN / 2, at, 12, str(index + 1)))
    return group("numbers", numbers, fill="#404040")


def _houses(layout: PictureLayout, houses: Collection[House]) -> Shapes:
    """A dashed frame within each house."""
    frames = [
        rectangle(*layout.house(house), inset=_INSETS[house.kind])
        for house in dict.fromkeys(houses)
    ]
    return outlines("houses", frames, 1.25, dashes="6 4")


def _pointed(layout: PictureLayout, cells: Collection[int]) -> Shapes:
    """A thick frame within each cell, and a letter in its top left corner."""
    areas = [layout.cell(cell) for cell in sorted(set(cells))]
    frames = [rectangle(*area, inset=3.5) for area in areas]
    tabs = [rectangle(x + 1, y + 1, _TAB, _TAB) for x, y, _, _ in areas]
    letters = [
        text(x + 1 + _TAB / 2, y + 1 + _TAB / 2, 9, _POINTED, font_weight="bold")
        for x, y, _, _ in areas
    ]
    return (
        *outlines("pointed", frames, 2.5),
        *group("pointed-tabs", tabs, fill=INK),
        *group("pointed-letters", letters, fill=PAPER),
    )


def _wrong(layout: PictureLayout, cells: Collection[int]) -> Shapes:
    """A cross in the bottom right corner of each cell."""
    tabs: list[str] = []
    crosses: list[str] = []
    for cell in sorted(set(cells)):
        x, y, side, _ = layout.cell(cell)
        away = side - 1 - _TAB
        tabs.append(rectangle(x + away, y + away, _TAB, _TAB))
        crosses.extend(cross(x + away + _TAB / 2, y + away + _TAB / 2, 3.5))
    return (
        *group("wrong-tabs", tabs, fill=PAPER, stroke=INK, stroke_width=1),
        *outlines("wrong", crosses, 2.25),
    )


def _digits(
    grid: Grid,
    spots: dict[Candidate, Spot],
    placements: Collection[Candidate],
    placed: Collection[Candidate],
) -> Shapes:
    """The digits, then the candidates: bold what is sure, italic what the learner placed."""
    large: list[str] = []
    small: list[str] = []
    for one, spot in spots.items():
        style = {}
        if grid.is_given(one.cell) or one in placements:
            style["font_weight"] = "bold"
        if one in placed:
            style["font_style"] = "italic"
        name = grid.geometry.digit_name(one.digit)
        (large if spot.is_large else small).append(text(spot.x, spot.y, spot.font, name, **style))
    return (*group("digits", large), *group("candidates", small))


def _marks(spots: dict[Candidate, Spot], light: Light, geometry: Geometry) -> Shapes:
    """A circle around each digit of the pattern, with the letter of its role.

    The nodes of a chain have their number instead; round those that are false there the
    circle is broken.
    """
    keys = keys_of(legend_of(light.marks, geometry, "en", light.chain))
    numbers = node_numbers(light.chain)
    letters: dict[Candidate, str] = {}
    for mark in dict.fromkeys(light.marks):
        one = Candidate(mark.cell, mark.digit)
        letters[one] = letters.get(one, "") + keys.get(mark.role, "")
    is_off = {Candidate(mark.cell, mark.digit) for mark in light.marks if mark.role == "off"}
    circles: list[str] = []
    broken: list[str] = []
    labels: list[str] = []
    for one, letter in letters.items():
        if spot := spots.get(one):
            away = 0.72 * spot.radius + 3.5
            font = 7 + spot.radius / 4
            circle = element("circle", cx=spot.x, cy=spot.y, r=spot.radius)
            (broken if one in is_off else circles).append(circle)
            label = str(numbers.get(one, letter))
            labels.append(text(spot.x + away, spot.y - away, font, label, font_weight="bold"))
    return (
        *outlines("marks", circles, 1.25),
        *outlines("marks-off", broken, 1.25, dashes="3 2.5"),
        *group("roles", labels),
    )


def _struck(
    name: str, spots: dict[Candidate, Spot], candidates: Collection[Candidate], slope: int
) -> Shapes:
    """A stroke through each candidate; a positive slope falls."""
    strokes = []
    for x, y, radius, *_ in _chosen(spots, candidates):
        across, down = 0.9 * radius, 0.9 * slope * radius
        strokes.append(line(x - across, y - down, x + across, y + down))
    return outlines(name, strokes, 1.25)


def _boxed(spots: dict[Candidate, Spot], candidates: Collection[Candidate]) -> Shapes:
    """A box around each digit."""
    boxes = [
        rectangle(x - radius, y - radius, 2 * radius, 2 * radius, inset=-1.5)
        for x, y, radius, *_ in _chosen(spots, candidates)
    ]
    return outlines("placements", boxes, 1.75)


def _underlined(spots: dict[Candidate, Spot], candidates: Collection[Candidate]) -> Shapes:
    """A line below each digit."""
    lines = []
    for x, y, radius, font, _ in _chosen(spots, candidates):
        below = y + 0.36 * font + 0.22 * radius
        lines.append(line(x - font / 3, below, x + font / 3, below))
    return outlines("underlines", lines, 1.25)
