"""Where everything on a Sudoku board is, at every size."""

from textual.geometry import Size

from tests.cases import each_case
from tutor.sudoku.geometry import SYMBOLS, Geometry
from tutor.tui.board.places import Zoom
from tutor.tui.sudoku.layout import CUTS, Cut, Layout, best_layout, layouts_of, possible_zooms

SHAPES = [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5), (3, 4), (4, 3), (4, 4), (5, 5)]
LAYOUTS = [layout for shape in SHAPES for layout in layouts_of(Geometry.of(*shape))]
NINE = Geometry.of(3, 3)


def called(layout: Layout) -> str:
    n, rows = layout.geometry.n, layout.geometry.box_rows
    return f"{n}x{n}/{rows}-{layout.cut}"


each_layout = each_case("layout", LAYOUTS, ids=called)


@each_case(
    ("cut", "cell", "board"),
    [
        ("S", (3, 1), (30, 12)),
        ("M", (5, 2), (55, 21)),
        ("L-", (7, 3), (67, 31)),
        ("L", (7, 3), (73, 37)),
        ("XL-", (9, 5), (91, 55)),
        ("XL", (11, 5), (109, 55)),
    ],
)
def test_the_usual_board_has_the_size_the_screens_are_made_for(
    cut: Cut, cell: tuple[int, int], board: tuple[int, int]
) -> None:
    layout = Layout(NINE, cut)
    assert (layout.cell_width, layout.cell_height) == cell
    assert layout.size == board


@each_case(
    ("shape", "medium", "large"),
    [
        ((2, 2), (17, 10), (25, 13)),
        ((2, 3), (31, 15), (49, 19)),
        ((3, 2), (31, 14), (37, 25)),
        ((3, 4), (98, 28), (122, 49)),
        ((4, 4), (162, 36), (162, 81)),
    ],
)
def test_other_boards_have_the_size_their_boxes_ask_for(
    shape: tuple[int, int], medium: tuple[int, int], large: tuple[int, int]
) -> None:
    geometry = Geometry.of(*shape)
    assert Layout(geometry, "M").size == medium
    assert Layout(geometry, "L").size == large


@each_layout
def test_every_point_belongs_to_one_cell_or_to_none(layout: Layout) -> None:
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
    for x, y in [(-1, 1), (1, -1), (width, 1), (1, height), (0, 0)]:
        assert layout.cell_at(x, y) is None
    for x in range(layout.lefts[0], layout.lefts[-1]):
        for y in range(1, layout.tops[-1]):
            assert layout.cell_near(x, y) is not None, "a click between cells means one of them"


@each_layout
def test_boxes_have_a_rule_between(layout: Layout) -> None:
    geometry = layout.geometry
    is_apart = layout.cut == "M" or layout.is_ruled
    for column in range(1, geometry.n):
        gap = layout.lefts[column] - layout.lefts[column - 1] - layout.cell_width
        assert gap == (is_apart or column % geometry.box_cols == 0)
    for row in range(1, geometry.n):
        gap = layout.tops[row] - layout.tops[row - 1] - layout.cell_height
        assert gap == (layout.is_ruled or row % geometry.box_rows == 0)
    assert layout.lefts[0] == layout.margin
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
        assert 0 <= x < layout.cell_width
        assert 0 <= y < layout.cell_height


@each_layout
def test_the_mark_under_the_mouse_is_the_one_of_that_place_or_beside_it(layout: Layout) -> None:
    geometry = layout.geometry
    for cell in (0, geometry.n + 1, geometry.cell_count - 1):
        region = layout.region(cell)
        for digit in range(1, geometry.n + 1):
            x, y = layout.place_of_mark(digit)
            found = layout.mark_at(region.x + x, region.y + y)
            assert found == (digit if layout.shows_marks else None)
            if layout.is_framed:
                assert layout.mark_at(region.x + x + 1, region.y + y) == digit
    assert layout.mark_at(0, 0) is None


@each_layout
def test_signs_have_a_place_that_no_mark_needs(layout: Layout) -> None:
    """The sign of a cell's ground is at its beginning, or at the end of its second line."""
    if not layout.shows_marks:
        return
    places = {layout.place_of_mark(digit) for digit in range(1, layout.geometry.n + 1)}
    assert ((layout.cell_width - 1, 1) if layout.cut == "M" else (0, 0)) not in places
    if layout.cut != "M":
        assert not {(x + 1, y) for x, y in places} & places, "each has room for a sign beside it"


def test_marks_of_the_usual_board_are_five_above_and_four_below() -> None:
    medium, large, largest = (Layout(NINE, cut) for cut in ("M", "L", "XL"))
    assert [medium.place_of_mark(d)[1] for d in range(1, 10)] == [0, 0, 0, 0, 0, 1, 1, 1, 1]
    assert [large.place_of_mark(d)[1] for d in range(1, 10)] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert [largest.place_of_mark(d) for d in (1, 2, 3, 9)] == [(1, 0), (5, 0), (9, 0), (9, 4)]


@each_case(
    ("room", "cut"),
    [
        # What terminals leave for the board beside the coach.
        (Size(31, 14), "S"),
        (Size(60, 18), "S"),
        (Size(55, 22), "M"),
        (Size(66, 40), "M"),
        (Size(68, 32), "L-"),
        (Size(75, 38), "L"),
        (Size(95, 56), "XL-"),
        (Size(115, 56), "XL"),
        (Size(155, 58), "XL"),
        (Size(20, 10), "S"),
    ],
)
def test_the_usual_board_is_as_large_as_fits(room: Size, cut: Cut) -> None:
    assert best_layout(NINE, room).cut == cut


@each_case(
    ("zoom", "room", "cut"),
    [
        ("small", Size(155, 58), "S"),
        ("medium", Size(155, 58), "M"),
        ("large", Size(155, 58), "L"),
        ("large", Size(70, 32), "L-"),
        ("large", Size(55, 22), "L-"),
        ("largest", Size(55, 22), "XL-"),
    ],
)
def test_a_size_that_was_chosen_is_kept(zoom: Zoom, room: Size, cut: Cut) -> None:
    assert best_layout(NINE, room, zoom).cut == cut
    assert best_layout(NINE, room, zoom).zoom == zoom


@each_case("shape", SHAPES)
def test_other_boards_are_as_large_as_fits_and_else_small(shape: tuple[int, int]) -> None:
    geometry = Geometry.of(*shape)
    for room in (Size(55, 22), Size(75, 38), Size(155, 58)):
        layout = best_layout(geometry, room)
        assert layout.fits(room) or layout.cut == "S"


def test_digits_of_several_characters_have_no_room_for_marks() -> None:
    for sides in ((5, 7), (6, 6), (10, 10)):
        geometry = Geometry.of(*sides)
        expected = [zoom for zoom in CUTS if zoom != "largest"]
        assert list(possible_zooms(geometry)) == (
            expected if geometry.n <= len(SYMBOLS) else ["small"]
        )
    huge = best_layout(Geometry.of(6, 6), Size(55, 22), "large")
    assert huge == Layout(Geometry.of(6, 6), "S")
    assert huge.cell_width == 4
