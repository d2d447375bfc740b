"""Where everything on a board is, at every size."""

import pytest
from textual.geometry import Size

from tutor.sudoku.geometry import SYMBOLS, Geometry
from tutor.tui.board.places import Zoom
from tutor.tui.sudoku.layout import ZOOMS, Layout, best_layout, possible_zooms

SHAPES = [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5), (3, 4), (4, 3), (4, 4), (5, 5)]
LAYOUTS = [
    Layout(Geometry.of(*shape), zoom, spaced)
    for shape in SHAPES
    for zoom in ZOOMS
    for spaced in ((False, True) if zoom == "medium" else (False,))
]
NINE = Geometry.of(3, 3)
AT_80 = Size(59, 22)
"""What an 80x24 terminal leaves for the board."""
AT_100 = Size(70, 32)
AT_120 = Size(90, 38)


def called(layout: Layout) -> str:
    n, rows = layout.geometry.n, layout.geometry.box_rows
    return f"{n}x{n}/{rows}-{layout.zoom}{'-spaced' if layout.spaced else ''}"


each_layout = pytest.mark.parametrize("layout", LAYOUTS, ids=called)


@pytest.mark.parametrize(
    ("zoom", "spaced", "size"),
    [
        ("medium", False, (50, 22)),
        ("medium", True, (59, 22)),
        ("large", False, (68, 31)),
        ("small", False, (32, 13)),
    ],
)
def test_the_usual_board_has_the_size_the_screens_are_made_for(
    zoom: Zoom, spaced: bool, size: tuple[int, int]
) -> None:
    assert Layout(NINE, zoom, spaced).size == size


@pytest.mark.parametrize(
    ("shape", "compact", "full"),
    [
        ((2, 2), (16, 11), (24, 11)),
        ((2, 3), (28, 16), (46, 16)),
        ((3, 2), (29, 15), (35, 21)),
        ((2, 4), (44, 21), (76, 21)),
        ((4, 2), (46, 19), (46, 35)),
        ((2, 5), (65, 26), (115, 26)),
        ((3, 4), (90, 29), (114, 41)),
        ((4, 4), (151, 37), (151, 69)),
    ],
)
def test_other_boards_have_the_size_their_boxes_ask_for(
    shape: tuple[int, int], compact: tuple[int, int], full: tuple[int, int]
) -> None:
    geometry = Geometry.of(*shape)
    assert Layout(geometry, "medium").size == compact
    assert Layout(geometry, "large").size == full


@each_layout
def test_every_point_belongs_to_one_cell_or_to_the_frame(layout: Layout) -> None:
    geometry, (width, height) = layout.geometry, layout.size
    found: dict[int, set[tuple[int, int]]] = {}
    for x in range(width):
        for y in range(height):
            cell = layout.cell_at(x, y)
            if cell is not None:
                assert layout.region(cell).contains(x, y)
                found.setdefault(cell, set()).add((x, y))
    assert set(found) == set(range(geometry.cell_count))
    area = layout.cell_width * layout.cell_height
    assert {len(points) for points in found.values()} == {area}
    for x, y in [(-1, 1), (1, -1), (width, 1), (1, height), (0, 0), (width - 1, height - 1)]:
        assert layout.cell_at(x, y) is None


@each_layout
def test_cells_are_in_their_order_and_boxes_have_a_rule_between(layout: Layout) -> None:
    geometry = layout.geometry
    for column in range(1, geometry.n):
        gap = layout.lefts[column] - layout.lefts[column - 1] - layout.cell_width
        assert gap == (column % geometry.box_cols == 0)
    for row in range(1, geometry.n):
        gap = layout.tops[row] - layout.tops[row - 1] - layout.cell_height
        assert gap == (row % geometry.box_rows == 0)
    assert layout.lefts[0] == layout.frame == len(str(geometry.n)) + 1
    assert layout.tops[0] == 1


@each_layout
def test_marks_have_their_own_places_inside_the_cell(layout: Layout) -> None:
    if not layout.shows_marks:
        assert layout.mark_at(*layout.region(0).offset) is None
        return
    n = layout.geometry.n
    places = [layout.place_of_mark(digit) for digit in range(1, n + 1)]
    assert len(set(places)) == n
    for x, y in places:
        assert 0 <= x < layout.cell_width - layout.spaced
        assert 0 <= y < layout.cell_height


@each_layout
def test_the_mark_under_the_mouse_is_the_one_of_that_place(layout: Layout) -> None:
    geometry = layout.geometry
    for cell in (0, geometry.n + 1, geometry.cell_count - 1):
        region = layout.region(cell)
        found = {
            layout.mark_at(x, y): (x - region.x, y - region.y)
            for x in range(region.x, region.right)
            for y in range(region.y, region.bottom)
            if layout.mark_at(x, y) is not None
        }
        expected = {
            digit: layout.place_of_mark(digit)
            for digit in range(1, geometry.n + 1)
            if layout.shows_marks
        }
        assert found == expected
    assert layout.mark_at(0, 0) is None


@each_layout
def test_signs_have_a_place_that_no_mark_needs(layout: Layout) -> None:
    """The sign of a cell's ground is at its beginning, or at the end of its second line."""
    if not layout.shows_marks:
        return
    places = {layout.place_of_mark(digit) for digit in range(1, layout.geometry.n + 1)}
    last = layout.cell_width - layout.spaced - 1
    assert ((0, 0) if layout.zoom == "large" else (last, 1)) not in places


def test_marks_of_the_usual_board_are_five_above_and_four_below() -> None:
    compact = Layout(NINE, "medium")
    lines = [compact.place_of_mark(digit)[1] for digit in range(1, 10)]
    assert lines == [0, 0, 0, 0, 0, 1, 1, 1, 1]
    full = Layout(NINE, "large")
    assert [full.place_of_mark(d)[1] for d in range(1, 10)] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize(
    ("room", "zoom", "spaced"),
    [
        (AT_80, "medium", False),
        (AT_80, "medium", True),
        (AT_100, "large", False),
        (AT_100, "large", True),
        (AT_120, "large", False),
        (Size(60, 22), "medium", False),
        (Size(50, 22), "medium", False),
    ],
)
def test_the_usual_board_is_as_large_as_fits(room: Size, zoom: Zoom, spaced: bool) -> None:
    layout = best_layout(NINE, room, spaced)
    assert layout.zoom == zoom
    assert layout.spaced == (spaced and zoom == "medium")
    assert layout.size.width <= room.width
    assert layout.size.height <= room.height


@pytest.mark.parametrize(
    ("shape", "zoom"),
    [
        ((2, 2), "large"),
        ((2, 3), "large"),
        ((3, 2), "large"),
        ((2, 4), "medium"),
        ((4, 2), "medium"),
    ],
)
def test_small_boards_fit_with_their_marks_at_80_columns(
    shape: tuple[int, int], zoom: Zoom
) -> None:
    layout = best_layout(Geometry.of(*shape), AT_80)
    assert layout.zoom == zoom
    assert layout.size.width <= AT_80.width
    assert layout.size.height <= AT_80.height


@pytest.mark.parametrize("shape", [(2, 5), (3, 4), (4, 4), (5, 5)])
def test_boards_too_large_to_fit_still_show_their_marks(shape: tuple[int, int]) -> None:
    layout = best_layout(Geometry.of(*shape), AT_80)
    assert layout.zoom == "medium"
    assert layout.shows_marks


def test_a_large_room_gets_a_large_board() -> None:
    assert best_layout(Geometry.of(3, 4), Size(200, 60)).zoom == "large"
    assert best_layout(Geometry.of(4, 4), Size(200, 60)).zoom == "medium"


def test_digits_of_several_characters_have_no_room_for_marks() -> None:
    for sides in ((5, 7), (6, 6), (10, 10)):
        geometry = Geometry.of(*sides)
        expected = ZOOMS if geometry.n <= len(SYMBOLS) else ("small",)
        assert possible_zooms(geometry) == expected
    huge = best_layout(Geometry.of(6, 6), AT_80, spaced=True)
    assert huge == Layout(Geometry.of(6, 6), "small")
    assert huge.cell_width == 4
