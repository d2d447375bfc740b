"""A nonogram is played: painted, undone, asked about, kept, completed."""

from itertools import pairwise
from pathlib import Path

from tests.tui.driver import on_screen, tutor
from tests.tui.nonogram.playing import (
    HEART,
    TWO_PICTURES,
    draw,
    place_of,
    playing,
    said,
    scene,
    signs,
    table,
    view,
)
from tests.tui.windows import card, choose, lines, name, paste
from tutor.games.both import NONOGRAM
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.new_puzzles import shipped
from tutor.games.nonogram.pictures import picture
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import puzzle_of
from tutor.store import Settings
from tutor.tui.app import TutorApp
from tutor.tui.nonogram.layout import clue_length
from tutor.tui.nonogram.strokes import between

EMPTY = "?????"


@on_screen
async def test_keys_paint_cells_and_strokes(tmp_path: Path) -> None:
    async with playing(tmp_path) as t:
        await t.press("f", "right", "x", "down", "space", "down", "enter", "backspace")
        assert signs(t)[:3] == ("#.???", "?#???", EMPTY)
        await t.press("up", "f")
        assert signs(t)[1] == EMPTY, "once more takes the colour away"
        assert t.keys().endswith("r2c2")

        await t.press("f", "shift+right", "shift+right")
        assert signs(t)[1] == "?###?"
        assert t.keys().endswith(" r2c4")
        assert "row 2: 5 · column 4: 4" in t.status()
        await t.press("left", "u")
        assert signs(t)[1] == "?#???", "a stroke is undone at once"
        await t.press("r")
        assert signs(t)[1] == "?###?"

        await t.press("end", "X", "up", "left", "down")
        assert signs(t)[:2] == ("#.?..", "?###."), "the pen spoils nothing on its way"
        assert "PEN ×" in t.status()
        await t.press("escape", "down")
        assert "PEN" not in t.status()
        assert signs(t)[2] == EMPTY
        await t.press("u")
        assert signs(t)[:2] == ("#.???", "?###?")
        assert name(t) == "PlayScreen", "Esc has only lifted the pen"


@on_screen
async def test_a_stroke_goes_where_the_hand_goes_once_it_is_free(tmp_path: Path) -> None:
    async with playing(tmp_path) as t:
        await draw(t, (1, 1), (1, 2), (2, 4), (1, 5))
        assert signs(t)[:2] == ("#####", EMPTY), "the hand slipped, the stroke did not"
        await t.press("u", "s")
        assert not t.app.settings.straight_strokes
        await draw(t, (1, 1), (2, 2), (4, 2))
        assert signs(t)[:4] == ("#????", "?#???", "?#???", "?#???")
        await t.press("s")
        await draw(t, (5, 5), (3, 4), (1, 3))
        assert [row[4] for row in signs(t)] == ["#"] * 5, "it went up first"


@on_screen
async def test_the_mouse_draws_strokes(tmp_path: Path) -> None:
    async with playing(tmp_path) as t:
        await draw(t, (1, 1), (1, 2), (1, 4))
        assert signs(t)[0] == "####?", "also over cells that a quick mouse left out"
        await draw(t, (1, 2), (2, 2), (3, 2))
        assert signs(t)[:3] == ("#?##?", EMPTY, EMPTY), "on a black cell it takes black away"
        await draw(t, (2, 1), (2, 3), button=3)
        await draw(t, (3, 1), (3, 2), shift=True)
        assert signs(t)[1:3] == ("...??", "..???")
        await draw(t, (2, 3), (2, 1), (4, 1), button=3)
        assert signs(t)[1:4] == (EMPTY, "..???", EMPTY), "a stroke stays in its line"
        assert scene(t).cursor == 5
        await t.press("u", "u", "u", "u", "u")
        assert set(signs(t)) == {EMPTY}
        await t.press("p")
        await t.pilot.click(offset=place_of(t, 1, 1))
        await t.press("f", "p")
        assert set(signs(t)) == {EMPTY}, "nothing is painted during a pause"


def test_strokes_go_straight() -> None:
    assert between(0, 3, 5) == [0, 1, 2, 3]
    assert between(13, 3, 5) == [13, 8, 3]
    assert between(7, 7, 5) == [7]
    assert between(0, 12, 5) == [0, 6, 12]
    for first, last in ((0, 24), (3, 20), (14, 0)):
        cells = between(first, last, 5)
        assert (cells[0], cells[-1]) == (first, last)
        for one, other in pairwise(cells):
            distance = abs(one // 5 - other // 5), abs(one % 5 - other % 5)
            assert max(distance) == 1, "each cell touches the one before"


@on_screen
async def test_hints_climb_and_are_applied(tmp_path: Path) -> None:
    async with playing(tmp_path) as t:
        await t.press("h")
        assert scene(t).light.line is None, "a nudge lights nothing up"
        assert "●○○○" in t.text()
        await t.press("h", "h")
        assert scene(t).light.line is not None
        assert not scene(t).light.black
        await t.press("h")
        told = scene(t).light
        assert told.black or told.white
        await t.press("a")
        cells = scene(t).position
        assert all(cells.colour(cell) == BLACK for cell in told.black)
        assert all(cells.colour(cell) == WHITE for cell in told.white)
        assert scene(t).light.line is None, "what was told is over"
        assert scene(t).cursor in (*told.black, *told.white)

        await t.press("home", "c")
        assert said(t)[-1] == "Everything is right so far."
        await t.press("w")
        assert len(said(t)) > 5
        while not table(t).sheet.is_solved:
            await t.press("a")
        assert "Heart" in t.status(), "what the picture is, once it is to be seen"


@on_screen
async def test_completing_a_picture_tells_what_it_is(tmp_path: Path) -> None:
    anchor = picture("anchor")
    assert anchor is not None
    goal = anchor.puzzle.goal
    assert goal is not None
    async with tutor(
        tmp_path, first=lambda app: app.puzzles.follow(shipped(anchor), NONOGRAM), language="fr"
    ) as t:
        assert "Ancre" not in t.text(), "its title would give it away"
        game = table(t).sheet
        cells = [i for i, sign in enumerate("".join(goal)) if sign == "#"]
        game.paint(cells[1:], BLACK)
        t.clock.advance(83)
        table(t).hand.move_to(cells[0])
        await t.press("f")
        assert any("Ancre" in sentence and "1:23" in sentence for sentence in said(t))
        assert any("\u00a0: environ " in sentence for sentence in said(t))
        assert "Ancre" in t.status()
        await t.press("enter")
        assert table(t).sheet.puzzle != anchor.puzzle, "the next one"
        await t.press("escape")
        assert t.app.store.played(PICTURES).solved_titles() == {"picture:anchor"}


@on_screen
async def test_a_game_is_kept_as_it_is_played(tmp_path: Path) -> None:
    async with playing(tmp_path) as t:
        await t.press("f", "shift+right", "x", "u")
        kept = signs(t)
        t.clock.advance(61)
    async with tutor(tmp_path) as t:
        assert "Typed nonogram" in card(t, "head")
        assert "2 of 16 black cells" in card(t, "head")
        await t.press("enter")
        assert signs(t) == kept
        await t.press("r", "R")
        assert set(signs(t)) == {EMPTY}, "begun again"
        await t.press("escape")
        assert name(t) == "HomeScreen"


@on_screen
async def test_a_pause_hides_the_board_and_other_clues_are_not_a_puzzle(tmp_path: Path) -> None:
    async with playing(tmp_path, size=(56, 24)) as t:
        await t.press("f", "p")
        assert "██" not in t.text()
        assert "PAUSED" in t.status()
        await t.press("space")
        assert "██" in t.text() or "▐" in t.text()
        await t.press("f6", "f6")
        await paste(t, "1, 1 / 1, 1")
        assert "Several pictures" in t.text()
        await choose(t, "play")
        assert table(t).sheet.puzzle.rows == TWO_PICTURES.rows
        await t.press("h")
        assert "Logic can’t go on" in said(t)[-1]
        await t.press("escape", "escape")
        assert table(t).sheet.puzzle == HEART
        await paste(t, "nothing of the kind")
        assert len(t.notices()) == 1
        await t.press("y")
        assert lines(t)["clues"] == "clues on one line"
        await choose(t, "clues")
        assert t.app.clipboard == "1 1, 5, 5, 3, 1 / 2, 4, 4, 4, 2\n"
        await t.press("y")
        await choose(t, "picture")
        assert t.app.clipboard.startswith(".#.#."), "its author has told what it is"
        await paste(t, "1, 2 / 2, 1")
        await t.press("y")
        await choose(t, "picture")
        assert t.notices()[-1].startswith("The picture isn’t complete yet")
        await t.press("f", "down", "f", "right", "f", "b", "y")
        await choose(t, "picture")
        assert t.app.clipboard == "#.\n##\n", "it is, without any cross"


@on_screen
async def test_large_boards_scroll_and_keep_the_cursor_in_sight(tmp_path: Path) -> None:
    lion = picture("lion")
    assert lion is not None
    settings = Settings(vim_keys=True, zoom="small")
    async with playing(tmp_path, lion.puzzle, "picture:lion", settings=settings) as t:
        await t.press("y")
        await choose(t, "non")
        assert "goal" not in t.app.clipboard, "what it shows is for the learner to find"
        assert "Lion" not in t.app.clipboard
        shown, layout = view(t), view(t).layout_
        assert layout.size.height > shown.size.height
        for key, row, column in (("end", 0, 24), ("k", 24, 24), ("l", 24, 0), ("j", 0, 0)):
            await t.press(key)
            cell = row * 25 + column
            assert scene(t).cursor == cell
            place = layout.region(cell).offset - shown.scroll_offset
            assert layout.left <= place.x < shown.size.width - 1
            assert layout.top <= place.y < shown.size.height
            clues = shown.render_line(layout.clue_height - 1).text
            number = str(lion.puzzle.columns[column][-1]) if lion.puzzle.columns[column] else "0"
            assert clues[place.x : place.x + 2].strip() == number
            assert shown.render_line(place.y).text[: layout.clue_width].split()[-1] == str(
                lion.puzzle.rows[row][-1]
            )
        await t.press("z", "z")
        assert shown.layout_.zoom == "largest", "what was chosen scrolls even more"
        await t.press(*"zzzz")
        await t.resize(120, 40)
        assert shown.layout_.size.height <= 38
        assert not shown.max_scroll_x, "here everything is seen at once"
        assert not shown.max_scroll_y


@on_screen
async def test_clues_that_are_cut_are_told_in_full(tmp_path: Path) -> None:
    stripes = puzzle_of(["#." * 19 + "#", "." * 39] * 12 + ["#" * 39])
    async with playing(tmp_path, stripes) as t:
        layout = view(t).layout_
        assert "… 1 1 1" in t.text()
        assert clue_length(stripes.rows[0]) > layout.clue_width
        assert f"r1: {' '.join('1' * 20)}" in t.status()
        await t.press("down", "down")
        assert f"c1: {' '.join('1' * 13)}" in t.status(), "the clue of the line it came along"
        await t.press("right", "right")
        assert f"r3: {' '.join('1' * 20)}" in t.status()
        await t.press("end", "up", "up", "up")
        row, column = "39", " ".join("1" * 13)
        assert f"r25: {row} · c39: {column}" in t.status()


@on_screen
async def test_beside_a_board_that_scrolls_the_coach_is_not_cramped(tmp_path: Path) -> None:
    for side, scrolls, least in ((25, True, 30), (22, False, 25)):
        async with playing(tmp_path / str(side), puzzle_of(["#" * side] * side)) as t:
            coach = t.board_screen.coach.region
            assert bool(view(t).max_scroll_x) == scrolls
            assert coach.width >= least, side


@on_screen
async def test_crossing_out_the_rest(tmp_path: Path) -> None:
    puzzle = puzzle_of(["##...", "....."])
    async with playing(tmp_path, puzzle) as t:
        await t.press(".")
        assert signs(t)[0] == EMPTY
        await t.press("f", "shift+right", "b", ".")
        assert signs(t)[0] == "##..."
        assert table(t).sheet.is_solved, "what is not known counts as white"


@on_screen
async def test_a_begun_file_goes_on_where_it_was(tmp_path: Path) -> None:
    def opened(app: TutorApp) -> None:
        app.puzzles.open(PicturePuzzle(Position(HEART)), "file:heart.non")

    async with tutor(tmp_path, first=opened) as t:
        await t.press("f", "right", "f")
        assert signs(t)[0] == "##???"
    async with tutor(tmp_path, first=opened) as t:
        assert signs(t)[0] == "##???"
        await t.press("u")
        assert signs(t)[0] == "#????", "with its history"
        await t.press("R")
        assert set(signs(t)) == {EMPTY}, "it can still be begun again"
    other = PicturePuzzle(Position(puzzle_of(["#"])))
    async with tutor(tmp_path, first=lambda app: app.puzzles.open(other, "file:heart.non")) as t:
        assert signs(t) == ("?",), "the file has another one now"


@on_screen
async def test_a_nudge_brings_its_line_into_sight(tmp_path: Path) -> None:
    rows = [*("." * 40,) * 39, "#" * 40]
    async with playing(tmp_path, puzzle_of(rows), size=(80, 24)) as t:
        layout, cells = view(t).layout_, range(39 * 40, 40 * 40)
        for line in range(39):
            table(t).sheet.paint(range(line * 40, line * 40 + 40), WHITE)
        assert view(t).scroll_offset.y == 0
        await t.press("h")
        assert scene(t).light.is_dark
        top = view(t).scroll_offset.y
        region = layout.region(cells[0])
        assert top <= region.y < top + view(t).size.height, "the last row"
