"""Where cells and clues are: everything at once where it fits, else in a fair share of the room."""

from dataclasses import replace
from random import Random

from textual.geometry import Size

from tests.cases import each_case
from tests.tui.nonogram.test_paint import PLAIN
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.tui.nonogram.layout import (
    Layout,
    best_layout,
    clue_length,
    left_out,
    natural_layout,
    words_of,
)
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.paint import Painter

HEART = puzzle_of([".#.#.", "#####", "#####", ".###.", "..#.."])


def stripes(side: int) -> Puzzle:
    """A picture with the longest clues there are: every other cell is black, in each line."""
    return puzzle_of(["#." * (side // 2) + "#", "." * side] * (side // 2) + ["#" * side])


def chequered(side: int) -> Puzzle:
    """Clues as long as those of most pictures get."""
    rows = [("##." * side)[:side] if row % 4 else (".##" * side)[:side] for row in range(side)]
    return puzzle_of(rows)


def test_small_boards_are_drawn_large_and_large_ones_small() -> None:
    large = best_layout(HEART, Size(59, 20))
    assert (large.zoom, large.cell_width, large.cell_height) == ("large", 6, 3)
    assert best_layout(HEART, Size(200, 58)).zoom == "largest"
    assert best_layout(HEART, Size(59, 8)).zoom == "small"
    assert best_layout(HEART, Size(59, 22), "small").cell_width == 2
    assert best_layout(HEART, Size(10, 5), "medium").zoom == "medium", "what was chosen scrolls"


def test_rules_stand_between_every_five_cells() -> None:
    layout = natural_layout(puzzle_of(["#" * 11] * 6), 1)
    first = layout.left
    assert layout.lefts == tuple(first + x for x in (0, 2, 4, 6, 8, 11, 13, 15, 17, 19, 22))
    assert [top - layout.top for top in layout.tops] == [0, 1, 2, 3, 4, 6]
    assert layout.size == (first + 25, layout.top + 8)


@each_case("scale", [1, 2, 3, 5])
@each_case("is_ruled", [True, False])
def test_every_cell_is_found_where_it_is_drawn(scale: int, is_ruled: bool) -> None:
    layout = replace(natural_layout(HEART, scale), is_ruled=is_ruled)
    drawn = set()
    for cell in range(25):
        for y in range(*layout.region(cell).line_span):
            for x in range(*layout.region(cell).column_span):
                assert layout.cell_at(x, y) == cell
                drawn.add((x, y))
    for x in range(layout.size.width):
        for y in range(layout.size.height):
            assert (layout.cell_at(x, y) is None) == ((x, y) not in drawn)


def test_the_largest_boards_of_the_course_fit_a_large_terminal() -> None:
    layout = best_layout(chequered(25), Size(91, 38))
    assert layout.size.height <= 38
    assert layout.size.width <= 91
    assert layout.clue_height == max(map(len, chequered(25).columns)), "no clue is cut"


def test_on_a_small_terminal_clues_keep_their_share() -> None:
    puzzle = stripes(25)
    layout = best_layout(puzzle, Size(59, 22))
    assert (layout.clue_width, layout.clue_height) == (59 // 3, 22 // 3)
    assert max(map(clue_length, puzzle.rows)) > layout.clue_width
    assert layout.size.height > 22, "the rest scrolls"
    short = best_layout(puzzle_of(["#" * 25] * 25), Size(59, 22))
    assert (short.clue_width, short.clue_height) == (2, 2), "nobody gets more than they need"


def test_the_frame_below_is_the_first_to_go_then_the_rules() -> None:
    needed = natural_layout(HEART, 1).size
    for less in (1, 2):
        layout = best_layout(HEART, Size(needed.width, needed.height - less), "small")
        assert layout.is_ruled, "upright rules take no lines"
        assert (layout.has_lines, layout.has_bottom) == (less == 1, less == 2)
        assert layout.size.height <= needed.height - less
    assert not best_layout(HEART, Size(needed.width - 1, needed.height), "small").is_ruled
    plain = best_layout(HEART, Size(needed.width, needed.height - 2), "small", plain=True)
    assert plain.is_ruled, "without grounds they are needed"


def test_without_lines_the_gap_below_every_fifth_row_is_the_rule() -> None:
    layout = replace(natural_layout(puzzle_of(["#" * 12] * 12), 2), has_lines=False)
    lines = [(row, inner) for row in range(12) for inner in range(2)]
    assert [one for one in lines if layout.is_rule(*one)] == [(4, 1), (9, 1), (11, 1)]
    assert layout.tops == tuple(layout.clue_height + 2 * row for row in range(12))
    assert not replace(layout, has_lines=True).is_rule(4, 1)
    narrow = replace(layout, is_ruled=False)
    assert [column for column in range(12) if narrow.is_upright(column)] == [4, 9]
    assert not any(map(layout.is_upright, range(12))), "where rules have columns of their own"


def test_numbers_of_two_figures_are_set_apart_where_there_is_room() -> None:
    puzzle = puzzle_of(["##"] * 12)
    close = natural_layout(puzzle, 1)
    assert best_layout(puzzle, close.size, "small").cell_width == 2
    wider = Size(close.size.width + 2, close.size.height)
    assert best_layout(puzzle, wider, "small").cell_width == 3


def _above_cells(layout: Layout, puzzle: Puzzle) -> list[str]:
    """The lines with the columns' clues, the rows' clues left out."""
    painter, looks = Painter(layout, PLAIN), Scene(Position(puzzle)).columns()
    lines = [painter.column_clues(looks, line) for line in range(layout.clue_height)]
    return ["".join(segment.text for segment in line)[layout.left :] for line in lines]


@each_case("room", [Size(40, 22), Size(55, 22), Size(60, 30), Size(75, 38)], ids=str)
@each_case("seed", range(6))
def test_numbers_above_the_cells_never_touch_and_none_is_lost(room: Size, seed: int) -> None:
    dice = Random(seed)
    side = dice.choice((12, 16, 20, 25))
    chance = dice.choice((0.85, 0.95))
    drawn = ["".join(dice.choices("#.", (chance, 1 - chance), k=side)) for _ in range(side)]
    puzzle = puzzle_of(drawn)
    for is_ruled in (True, False):
        layout = natural_layout(puzzle, 1, is_ruled=is_ruled)
        lines = _above_cells(layout, puzzle)
        for column, left in enumerate(x - layout.left for x in layout.lefts):
            numbers = [line[left : left + layout.cell_width].strip() for line in lines]
            assert [number for number in numbers if number] == words_of(puzzle.columns[column])
    best = best_layout(puzzle, room)
    for line in _above_cells(best, puzzle):
        numbers = line.replace("│", " ").replace("⋮", " ").split()
        assert all(int(number) <= side for number in numbers), line
        starts = [x - best.left for x in best.lefts]
        assert not [x for x in starts[1:] if (line[x - 1] + line[x]).isdigit()], line


def test_rules_give_way_to_larger_cells() -> None:
    wide = puzzle_of(["#" * 15] * 15)
    medium = replace(natural_layout(wide, 2), is_ruled=False).size
    layout = best_layout(wide, medium)
    assert (layout.scale, layout.is_ruled) == (2, False)
    assert best_layout(wide, medium, plain=True).scale == 1


def test_numbers_of_neighbours_never_touch_where_there_is_no_shading() -> None:
    puzzle = puzzle_of(["##"] * 12)
    assert natural_layout(puzzle, 1).cell_width == 2
    assert natural_layout(puzzle, 1, plain=True).cell_width == 3
    assert natural_layout(HEART, 1, plain=True).cell_width == 2
    assert natural_layout(puzzle_of(["#"] * 120), 1).cell_width == 3


@each_case(
    ("clue", "room", "hidden"),
    [((1, 2, 3), 5, 0), ((1, 2, 3), 4, 2), ((10, 2, 3), 5, 1), ((12,), 1, 1), ((), 1, 0)],
)
def test_a_clue_too_long_shows_its_last_numbers(
    clue: tuple[int, ...], room: int, hidden: int
) -> None:
    assert left_out(clue, room) == hidden


def test_only_whole_columns_are_shown() -> None:
    layout = Layout(7, 1, 1, 3, 1, 2)
    assert layout.lefts == (4, 6, 8, 10, 12, 15, 17)
    assert layout.whole(5, 11) == (6, 10)
    assert layout.whole(4, 12) == (4, 12)
    assert layout.whole(11, 14) == (12, 14), "the rule is no part of a column"
    assert layout.whole(12, 20) == (12, 20), "the frame after the last column stays"
    assert layout.whole(5, 6) == (6, 6), "there may be no room for any"
