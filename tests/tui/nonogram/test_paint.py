"""How looks become text: always of the right size, and never told by colour alone."""

from dataclasses import replace
from itertools import combinations

import pytest
from rich.segment import Segment
from rich.style import Style

from tests.cases import each_case
from tutor.games.nonogram.coach import Light
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Line, puzzle_of
from tutor.tui.board.drawn import STYLES
from tutor.tui.board.palette import Lines, Palette
from tutor.tui.nonogram.layout import Layout, natural_layout
from tutor.tui.nonogram.look import CellLook, ClueLook, Lit, Scene
from tutor.tui.nonogram.paint import Painter

HEART = puzzle_of([".#.#.", "#####", "#####", ".###.", "..#.."])
PLAIN = Palette(Style.null(), {name: Style.null() for name in STYLES})
"""No styles at all: whatever differs now differs by its characters."""
LOOKS = [
    CellLook(colour, lit, is_cursor)
    for colour in (UNKNOWN, BLACK, WHITE)
    for lit in (None, Lit("α"), Lit("β"), Lit(is_wrong=True))
    for is_cursor in (False, True)
]


def text(segments: list[Segment]) -> str:
    return "".join(segment.text for segment in segments)


def characters(lines: Lines) -> tuple[str, ...]:
    return tuple(text(list(line)) for line in lines)


@each_case("scale", [1, 2, 3])
@each_case("plain", [True, False])
def test_cells_are_told_apart_without_any_style(scale: int, plain: bool) -> None:
    painter = Painter(natural_layout(HEART, scale, plain=plain), PLAIN)
    quiet = [look for look in LOOKS if look.lit is None]
    for one, other in combinations(quiet, 2):
        assert characters(painter.cell(one)) != characters(painter.cell(other)), (one, other)
    standing = [look for look in LOOKS if not look.is_cursor]
    for one, other in combinations(standing, 2):
        assert characters(painter.cell(one)) != characters(painter.cell(other)), (one, other)


@each_case("plain", [True, False])
@each_case(("scale", "width"), [(1, 2), (1, 3), (2, 4), (3, 6), (5, 10)])
def test_cells_have_their_size(scale: int, width: int, plain: bool) -> None:
    layout = Layout(5, 5, scale, 3, 2, width, plain=plain)
    painter = Painter(layout, PLAIN)
    concluded = [CellLook(UNKNOWN, Lit(concluded=colour)) for colour in (BLACK, WHITE)]
    closed = [CellLook(colour, is_picture=True) for colour in (BLACK, WHITE)]
    for look in [*LOOKS, *concluded, *closed, CellLook(is_hidden=True)]:
        lines = characters(painter.cell(look))
        assert [len(line) for line in lines] == [width] * layout.cell_height


@pytest.mark.parametrize(
    ("plain", "expected"),
    [
        (True, ["██", "× ", "··", "▓▓", "><", "αβ", "α█"]),
        (False, ["█▌", "×▌", " ▌", "■▌", "□▌", "αβ", "α▌"]),
    ],
)
def test_what_a_cell_must_be_is_no_colour_it_has(plain: bool, expected: list[str]) -> None:
    painter = Painter(natural_layout(HEART, 1, plain=plain), PLAIN)
    drawn = [
        characters(painter.cell(look))[0]
        for look in (
            CellLook(BLACK),
            CellLook(WHITE),
            CellLook(UNKNOWN),
            CellLook(UNKNOWN, Lit("α", BLACK)),
            CellLook(UNKNOWN, Lit("α", WHITE)),
            CellLook(UNKNOWN, Lit("αβ")),
            CellLook(BLACK, Lit("αβ")),
        )
    ]
    assert drawn == expected


def lines_of(scene: Scene, layout: Layout) -> list[str]:
    """The whole board as characters."""
    painter, rows, columns = Painter(layout, PLAIN), scene.rows(), scene.columns()
    lines = [text(painter.column_clues(columns, y)) for y in range(layout.clue_height)]
    if layout.is_ruled:
        lines.append(text(painter.top_rule(columns)))
    for y in range(layout.top, layout.size.height):
        if y in layout.row_at:
            row, inner = layout.row_at[y]
            lines.append(text(painter.row(rows[row], inner)))
        else:
            lines.append(text(painter.rule(y)))
    return lines


def test_a_whole_board() -> None:
    position = Position.of(HEART, [".#.#.", "#####", "??##?", ".???.", "??#??"])
    light = Light(line=Line("column", 0), blocks=(0,), black=(10,))
    scene = Scene(position, cursor=20, light=light)
    assert lines_of(scene, natural_layout(HEART, 1, plain=True)) == [
        "    2 4 4 4 2 ",
        "   ┌▾─────────┐",
        "1 1✓× ██× ██× │",
        "  5✓██████████│",
        "  5│▓▓··████··│",
        "  3│× ······× │",
        "  1✓[]··██····│",
        "   └────────5─┘",
    ]
    on_grounds = replace(natural_layout(HEART, 2), is_ruled=False)
    assert lines_of(scene, on_grounds)[:7] == [
        "     2   4   4   4   2  ",
        "1 1✓ × ▌███▌ × ▌███▌ × ▌",
        "   │▀▀▀▘▀▀▀▘▀▀▀▘▀▀▀▘▀▀▀▘",
        "  5✓███▌███▌███▌███▌███▌",
        "   │▀▀▀▘▀▀▀▘▀▀▀▘▀▀▀▘▀▀▀▘",
        "  5│█■█▌   ▌███▌███▌   ▌",
        "   │▀▀▀▘▀▀▀▘▀▀▀▘▀▀▀▘▀▀▀▘",
    ]
    assert lines_of(scene, on_grounds)[-2][:12] == "  1✓▌  ▐   ▌", "the cursor"


def test_the_gaps_of_a_complete_picture_close() -> None:
    position = Position.of(HEART, ["?#?#.", "#####", "#####", ".###.", "..#??"])
    scene = Scene(position, light=Light(white=(4,)), is_picture=True)
    layout = replace(natural_layout(HEART, 1), is_ruled=False)
    assert lines_of(scene, layout)[1:] == [
        "1 1✓  ██  ██□▌",
        "  5✓██████████",
        "  5✓██████████",
        "  3✓  ██████  ",
        "  1✓    ██    ",
    ]


def test_a_key_or_sign_leaves_no_half_of_a_cross() -> None:
    painter = Painter(natural_layout(HEART, 2, plain=True), PLAIN)
    assert characters(painter.cell(CellLook(WHITE, Lit("α")))) == (" α× ", "    ")
    assert characters(painter.cell(CellLook(WHITE, Lit(is_wrong=True)))) == (" !× ", "    ")
    given = CellLook(UNKNOWN, Lit(concluded=WHITE, is_wrong=True))
    assert characters(painter.cell(given)) == (" !× ", "    ")
    answer = CellLook(UNKNOWN, Lit(concluded=BLACK))
    assert characters(painter.cell(answer)) == ("▓▓▓▓", "▓▓▓▓")


def test_a_black_cell_stays_black_under_its_key() -> None:
    ink, ground = Style(color="white"), Style(bgcolor="black")
    styles = {name: ink if name == "ink" else ground for name in STYLES}
    painter = Painter(natural_layout(HEART, 1), Palette(ground, styles))
    (black,), (unknown,) = (
        [segment.style for segment in line if segment.text.startswith("α")]
        for line in (painter.cell(CellLook(colour, Lit("α")))[0] for colour in (BLACK, UNKNOWN))
    )
    assert black is not None
    assert unknown is not None
    assert (black.bgcolor, black.color) == (ink.color, ground.bgcolor)
    assert unknown.bgcolor == ground.bgcolor


def test_a_large_cell_has_its_keys_above_its_sign_and_corners_around_it() -> None:
    painter = Painter(natural_layout(HEART, 3), PLAIN)
    assert characters(painter.cell(CellLook(WHITE, Lit("αβ")))) == (" αβ  ▌", "  ×  ▌", "▀▀▀▀▀▘")
    black = CellLook(BLACK, is_cursor=True)
    assert characters(painter.cell(black)) == ("▛▄▄▄▄▜", "▌████▐", "▙▀▀▀▀▟")


def test_rules_bear_numbers() -> None:
    wide = puzzle_of(["#" * 12] * 7)
    drawn = lines_of(Scene(Position(wide)), natural_layout(wide, 1))
    assert drawn[1] == "  ┌──────────┬──────────┬────┐", "none beside the clues"
    assert drawn[7] == "  ├──────────┼──────────┼───5┤"
    assert drawn[-1] == "  └────────5─┴────────10┴────┘"
    assert len(set(map(len, drawn[1:]))) == 1


def test_numbers_without_room_are_left_out() -> None:
    wide = puzzle_of(["#" * 100] * 15)
    drawn = lines_of(Scene(Position(wide)), natural_layout(wide, 1))
    assert drawn[-1].endswith("95┴──────────┘")
    assert len(set(map(len, drawn[2:]))) == 1
    low = puzzle_of(["#"] * 15)
    drawn = lines_of(Scene(Position(low)), natural_layout(low, 1))
    assert drawn[7].endswith("─5┤")
    assert drawn[13].endswith("10┤")


def test_clues_too_long_are_cut() -> None:
    puzzle = puzzle_of(["#.##.#.###"] + [".........."] + ["#........."] * 2)
    painter = Painter(Layout(10, 4, 1, 5, 1, 1), PLAIN)
    columns, rows = Scene(Position(puzzle)).columns(), Scene(Position(puzzle)).rows()
    assert text(painter.row_clue(rows[0].clue, 0)) == "… 1 3│"
    assert text(painter.row_clue(rows[1].clue, 0)) == "    0✓"
    assert text(painter.column_clues(columns, 0)).startswith(" " * 6 + "⋮ 0 1 1 0 │")


def test_styles_say_what_is_done_lit_and_under_the_cursor() -> None:
    attributes = {"done": Style(strike=True), "number-lit": Style(reverse=True)}
    palette = Palette(Style.null(), PLAIN.styles | attributes | {"number-cursor": Style(bold=True)})
    painter = Painter(Layout(5, 5, 1, 5, 1, 2), palette)
    look = ClueLook((1, 1, 1), ("done", "lit", ""), is_cursor=True)
    numbers = [segment.style for segment in painter.row_clue(look, 0) if segment.text == "1"]
    assert numbers == [
        Style(bold=True, strike=True),
        Style(bold=True, reverse=True),
        Style(bold=True),
    ]


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_a_black_cell_stays_black_under_a_reversed_cursor(scale: int) -> None:
    styles = PLAIN.styles | {"cursor": Style(reverse=True)}
    layout = natural_layout(HEART, scale, plain=True)
    painter = Painter(layout, Palette(Style.null(), styles))
    for line in painter.cell(CellLook(BLACK, is_cursor=True)):
        blocks = [segment for segment in line if set(segment.text) & set("█▐▌▀▄")]
        assert blocks
        assert not any(segment.style and segment.style.reverse for segment in blocks)
    (blank, *_), *_ = painter.cell(CellLook(UNKNOWN, is_cursor=True))
    assert blank.style
    assert blank.style.reverse
