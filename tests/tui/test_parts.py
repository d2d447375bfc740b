"""The drawing parts say what they stand for, also without colour."""

from pathlib import Path
from typing import get_args

import pytest
from textual.app import App, ComposeResult
from textual.content import Content
from textual.geometry import Region, Size

from tests.cases import each_case
from tests.tui.driver import on_screen
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.tui.parts import chips, figures, marks, tables
from tutor.tui.parts.pane import Kept
from tutor.tui.parts.tables import abridged
from tutor.tui.parts.thumbnail import DigitsThumbnail, PictureThumbnail, Shade, Thumbnail
from tutor.tui.skins import skin_of


@each_case(
    ("done", "learning", "drawn"),
    [
        (0, 0, "──────────"),
        (1, 0, "━━━━━━━━━━"),
        (0.4, 0.2, "━━━━╍╍────"),
        (0.001, 0, "━─────────"),
        (0.999, 0, "━━━━━━━━━─"),
        (0.8, 0.9, "━━━━━━━━╍╍"),
        (7, -1, "━━━━━━━━━━"),
    ],
)
def test_a_bar_shows_a_little_as_something_and_nearly_all_as_not_yet_all(
    done: float, learning: float, drawn: str
) -> None:
    assert marks.bar(10, done, learning).plain == drawn


def test_pips_stars_and_sparks_count() -> None:
    assert marks.pips(3, 5).plain == "●●●○○"
    assert marks.stars(2, 4).plain == "★★☆☆"
    assert marks.spark([0, 5, 10]).plain == "▁▃▆"
    assert marks.spark([0, 0]).plain == "▁▁"
    assert marks.spark([]).plain == ""


def test_states_and_days_differ_by_their_sign() -> None:
    assert len({marks.state(of).plain for of in ("new", "learning", "known")}) == 3
    assert len({marks.day(of).plain for of in get_args(marks.Day)}) == 5, (
        "today has a sign for nothing, and one for something"
    )


def test_chips_break_into_lines_and_the_first_is_filled() -> None:
    offers = [("apply", "a", "apply"), ("hint", "h", "all of it"), ("why", "w", "why?")]
    assert chips.actions(offers, 22).plain == " a  apply\n h  all of it\n w  why?"
    assert chips.actions(offers, 30).plain == " a  apply    h  all of it\n w  why?"
    assert chips.actions(offers, 40, plain=True).plain.startswith("[a] apply   [h] all of it")
    assert chips.chip("a", is_first=True).spans != chips.chip("a").spans
    long = [("next", "Enter", "next: pointing pair or triple")]
    assert chips.actions(long, 26).plain == " Enter  next: pointing\n        pair or triple"
    both = [*long, ("use", "g", "a grid")]
    assert chips.actions(both, 36).plain.split("\n")[-1] == " g  a grid", "not beside a long name"
    assert chips.actions(offers, 30, apart=True).plain.count("\n") == 2


def test_a_row_keeps_its_note_and_cuts_its_name() -> None:
    row = chips.row(("learn", "l", "Next lesson: Naked pair"), "6 min", 24)
    assert row.plain == " l  Next lesson: … 6 min"
    assert chips.row(("x", "x", "Exam"), "", 20).cell_length == 20


def test_big_figures_are_three_lines_of_one_width() -> None:
    lines = figures.big("0123456789:./, ").plain.split("\n")
    assert len(lines) == figures.LINES
    assert len({len(line) for line in lines}) == 1
    drawn = {figures.figure(digit) for digit in "0123456789"}
    assert len(drawn) == 10


def test_a_table_aligns_its_columns() -> None:
    columns = (tables.Column(6), tables.Column(4, is_number=True))
    assert tables.line(("Naked pair", "7"), columns).plain == "Naked…     7"
    assert tables.marked(Content("x"), is_chosen=True).plain == "▸x"


# Thumbnails

_SMALL = "1.3...2.4.3..1.4"
_GRID = DigitsThumbnail(
    [sign.strip(".") for sign in _SMALL], frozenset({0, 2, 6}), box_rows=2, box_cols=2
)


def drawn(
    thumbnail: Thumbnail, width: int, height: int, *, plain: bool = False, part: float = 1.0
) -> list[str]:
    return thumbnail(Size(width, height), plain=plain, part=part).plain.splitlines()


def test_a_grid_in_small_takes_the_room_there_is() -> None:
    assert drawn(_GRID, 9, 4) == [" 1 · 3 · ", " · · 2 · ", " 4 · 3 · ", " · 1 · 4 "]
    assert drawn(_GRID, 10, 5) == [
        "1 · │ 3 · ",
        "· · │ 2 · ",
        "────┼─────",
        "4 · │ 3 · ",
        "· 1 │ · 4 ",
    ]
    assert len(drawn(_GRID, 24, 12)) == 12
    assert drawn(_GRID, 6, 2) == [" 1 · ", " · · "], "a part of it: whole cells only"


def test_a_grid_in_small_has_its_boxes_and_givens_without_colour_too() -> None:
    bare = _GRID(Size(9, 4), plain=True)
    assert bare.plain.splitlines()[0] == " 1 ·│3 · "
    underlined = {line for line in range(4) if _is(bare, 10 * line + 1, "underline")}
    assert underlined == {1}
    assert [_is(bare, 10 * row + 1 + 2 * column, "bold") for row, column in ((0, 0), (2, 0))] == [
        True,
        False,
    ]


def _is(content: Content, place: int, style: str) -> bool:
    return any(
        span.start <= place < span.end and style in str(span.style) for span in content.spans
    )


def test_a_picture_in_small_has_two_rows_on_a_line_and_grows_whole() -> None:
    picture = PictureThumbnail([[1, 2, 1], [1, 1, 2], [2, 1, 0]])
    assert drawn(picture, 5, 2) == ["█▄▀", " ▀ "]
    assert drawn(picture, 6, 3) == ["██  ██", "████  ", "  ██ ·"], "a dot for each open cell"


def test_a_small_picture_grows_only_so_far() -> None:
    assert drawn(PictureThumbnail([[1, 2]]), 54, 27) == ["████    "] * 2


def test_the_gaps_of_a_picture_in_small_close_from_its_middle() -> None:
    full: list[Shade] = [1, 1, 1]
    picture = PictureThumbnail([full] * 3)
    assert drawn(picture, 6, 3, part=0.0) == ["▀ ▀ ▀ "] * 3
    assert drawn(picture, 6, 3, part=0.3) == ["▀ ▀ ▀ ", "▀ ██▀ ", "▀ ▀ ▀ "]
    assert drawn(picture, 6, 3) == ["██████"] * 3
    assert drawn(picture, 3, 2, part=0.0) == drawn(picture, 3, 2), "no room for gaps"


def test_a_picture_that_is_too_large_is_halved() -> None:
    edge: list[Shade] = [1] * 8
    middle: list[Shade] = [1, 1, 2, 2, 2, 2, 1, 1]
    ring = PictureThumbnail([edge, edge, *[middle] * 4, edge, edge])
    assert drawn(ring, 4, 4) == ["█▀▀█", "█▄▄█"]


def test_a_game_that_is_kept_shows_its_board_in_small(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    grid = Grid(Geometry.of(2, 2), [1, *[0] * 15])
    store.played(GRIDS).new_game(grid, "level:easy").game.place([1], 2)
    (kept,) = skin_of("sudoku").kept(store, 1)
    assert drawn(kept.thumbnail(), 9, 4)[0] == " 1 2 · · "
    picture = Puzzle(((1,), (1,)), ((1,), (1,)))
    game = store.played(PICTURES).new_game(picture, "own").game
    game.paint([0], BLACK)
    game.paint([1], WHITE)
    (kept,) = skin_of("nonogram").kept(store, 1)
    assert drawn(kept.thumbnail(), 2, 1) == ["▀ "]
    bare = skin_of("nonogram").thumbnail(PicturePuzzle(Position(picture)))
    assert drawn(bare, 2, 1) == ["··"]


def test_long_words_of_a_name_are_cut_as_far_as_they_have_to_be() -> None:
    assert abridged("Singleton caché", 15) == "Singleton caché"
    assert abridged("Singleton caché", 13) == "Singl. caché"
    assert abridged("Exhaustive search", 13) == "Exh. search"
    assert abridged("Recherche exhaustive", 13) == "Rech. exh."
    assert abridged("Forcing net (all cases agree)", 28) == "Forcing net"
    assert abridged("Unique rectangle, type 4", 13) == "Unique rec… 4"
    assert abridged("Paire ou triplet pointant", 13, "Pointant") == "Pointant"
    assert abridged("Paire ou triplet pointant", 25, "Pointant") == "Paire ou triplet pointant"
    assert abridged("Rectangle évitable, type 1", 22) == "Rect. évitable, type 1"
    assert abridged("XYZ-Wing", 3) == "XYZ-Wing", "what has no long words is left to others"


@on_screen
async def test_of_a_text_only_the_lines_that_changed_are_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Two(App[None]):
        def compose(self) -> ComposeResult:
            yield Kept("kept")

    app = Two()
    async with app.run_test(size=(20, 5)) as pilot:
        kept = app.query_one(Kept)
        kept.styles.height = 3
        kept.rewrite(Content("one\ntwo\nthree"))
        await pilot.pause()
        drawn: list[tuple[Region, ...]] = []
        refresh = kept.refresh

        def watched(*regions: Region) -> Kept:
            drawn.append(regions)
            return refresh(*regions)

        monkeypatch.setattr(kept, "refresh", watched)
        kept.rewrite(Content("one\n2\nthree"))
        await pilot.pause()
        assert drawn == [(Region(0, 1, 20, 1),)]
        assert [strip.text.rstrip() for strip in kept.render_lines(Region(0, 0, 20, 3))] == [
            "one",
            "2",
            "three",
        ]
        kept.rewrite(Content(f"one\n{'wrapped ' * 5}\nthree"))
        kept.rewrite(Content("one\ntwo"))
        assert drawn[1:] == [(Region(0, 0, 20, 3),)] * 2, "lines may have moved"
