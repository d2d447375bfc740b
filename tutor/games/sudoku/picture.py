"""A board as a picture: an SVG text for printed papers and for reports.

It says nothing by colour alone, so that it prints in black and white. It has plain shapes
and attributes only, because many converters of documents know no more.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

from tutor.base.language import Language
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
from tutor.games.sudoku.picture_layout import MARGIN, PictureLayout, Spot
from tutor.games.told import keys_of
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.narrate.sudoku.nodes import in_figures, node_numbers
from tutor.narrate.teller import LegendLine
from tutor.sudoku.geometry import Geometry, House, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate

_TAB = 11.0
"""The side of a sign in the corner of a cell."""
_INSETS = {"row": 2.5, "column": 2.5, "box": 5.0}
"""How far the frame of a house is from its rules: a box keeps clear of its lines."""
_NOTE, _GAP = 8.5, 6.0
"""The width of a character at a margin, and the room around it."""
_STRONG = 2.0
"""How much thicker the rules are in large print."""
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
    language: Language = "en",
    is_large: bool = False,
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
        language: the language of what stands at its margins.
        is_large: whether its digits and rules are as large and strong as its cells allow.
    """
    notes = [
        (margin.house, margin.text(grid.geometry, language)) for margin in light.drawing.margins
    ]
    layout = PictureLayout(grid.geometry, _beyond(notes), is_large=is_large)
    spoken = {Candidate(mark.cell, mark.digit) for mark in light.marks}
    spoken.update(light.placements, light.eliminations, crossed, placed)
    to_place = {*light.placements, *placed}
    spots = _spots(grid, layout, _open(grid, placed) if is_marked else (), spoken, to_place)
    shapes = (
        *_grounds(layout, light.houses),
        *_pattern(layout, light.drawing.cells),
        *_rules(layout, _STRONG if is_large else 1.0),
        *_numbers(layout),
        *(() if light.drawing.cells else _houses(layout, light.houses)),
        *_outlined(layout, light.drawing.cells),
        *_notes(layout, notes),
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


def picture_legend(lines: Sequence[LegendLine]) -> Iterator[str]:
    """The legend of such a board: a role after its letter, a chain with its numbers in figures."""
    keys = keys_of(lines)
    for one in lines:
        if one.signs:
            yield in_figures(one.text)
        elif one.roles[0] in keys:
            yield f"{keys[one.roles[0]]} {one.text}"


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


def _pattern(layout: PictureLayout, cells: Collection[int]) -> Shapes:
    """The cells that make a shape, darker than their houses."""
    return group(
        "pattern", [rectangle(*layout.cell(cell)) for cell in sorted(cells)], fill="#d2d2d2"
    )


def _outlined(layout: PictureLayout, cells: Collection[int]) -> Shapes:
    """The same cells, each in a frame."""
    frames = [rectangle(*layout.cell(cell), inset=2.5) for cell in sorted(cells)]
    return outlines("outlined", frames, 1.5)


def _beyond(notes: Collection[tuple[House, str]]) -> float:
    """The room for the notes of rows and columns."""
    longest = max((len(text) for house, text in notes if house.kind != "box"), default=0)
    return _NOTE * longest + 2 * _GAP if longest else 0


def _notes(layout: PictureLayout, notes: Collection[tuple[House, str]]) -> Shapes:
    """At the ends of rows and columns; on the upper edge of boxes."""
    words: list[str] = []
    tabs: list[str] = []
    for house, note in notes:
        area = layout.house(house)
        x, y = area.x + area.width / 2, area.y + area.height / 2
        if house.kind == "row":
            x = layout.end + layout.beyond / 2
        elif house.kind == "column":
            y = layout.end + _GAP + _NOTE
        else:
            y = area.y
            wide = _NOTE * len(note) + _GAP
            tabs.append(rectangle(x - wide / 2, y - _TAB / 2 - 1, wide, _TAB + 2))
        words.append(text(x, y, 1.5 * _NOTE, note, font_weight="bold"))
    return (
        *group("note-tabs", tabs, fill=PAPER, stroke=INK, stroke_width=0.75),
        *group("notes", words),
    )


def _rules(layout: PictureLayout, strength: float) -> Shapes:
    """The rules between cells, and thick ones between boxes and around them all."""
    geometry, start, end = layout.geometry, layout.rule(0), layout.end
    thin: list[str] = []
    thick: list[str] = []
    for index in range(geometry.n + 1):
        at = layout.rule(index)
        (thin if index % geometry.box_rows else thick).append(line(start, at, end, at))
        (thin if index % geometry.box_cols else thick).append(line(at, start, at, end))
    return (
        *group("thin", thin, stroke="#808080", stroke_width=0.75 * strength),
        *group("thick", thick, stroke=INK, stroke_width=2.5 * strength, stroke_linecap="square"),
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
