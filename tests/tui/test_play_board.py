"""Playing on the board, at 80x24 unless said otherwise: moving, writing, looking."""

from pathlib import Path

import pytest
from textual.strip import Strip
from textual.widgets._toast import ToastRack

from tests.grids import CLASSIC, holes
from tests.tui.driver import Driver, on_screen, tutor
from tutor.games.sudoku.board import EMPTY, Cell
from tutor.store import Settings
from tutor.sudoku.geometry import Geometry, digits
from tutor.tui.parts.pane import Pane
from tutor.tui.screens.home import HomeScreen
from tutor.tui.sudoku.layout import Layout
from tutor.tui.sudoku.writing import Writing

TWELVE = holes(Geometry.of(3, 4), 1, 60)
SIXTEEN = holes(Geometry.of(4, 4), 1, 100)
TWENTY_FIVE = holes(Geometry.of(5, 5), 1, 200)
THIRTY_SIX = holes(Geometry.of(6, 6), 1, 400)


def marks(t: Driver, cell: str) -> list[int]:
    return list(digits(t.cell(cell).centre))


def corners(t: Driver, cell: str) -> list[int]:
    return list(digits(t.cell(cell).corner))


def grounds(t: Driver, name: str) -> set[str]:
    return {
        t.name(cell)
        for cell in range(t.scene.geometry.cell_count)
        if t.view._looks[cell].ground == name
    }


def cursor_in_sight(t: Driver) -> bool:
    """Whether the whole cell with the cursor is on the screen."""
    region = t.layout.region(t.number(t.cursor))
    seen = t.view.scrollable_content_region.size.region + t.view.scroll_offset
    return seen.contains_region(region)


# Moving


@on_screen
async def test_arrows_move_and_wrap_round_the_edges(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        assert t.cursor == "r1c3", "the first empty cell"
        await t.press("up")
        assert t.cursor == "r9c3"
        await t.press("down", "right")
        assert t.cursor == "r1c4"
        await t.press("end", "right")
        assert t.cursor == "r1c1"
        await t.press("left")
        assert t.cursor == "r1c9"
        assert t.look("r1c9").is_cursor
        assert not t.look("r1c1").is_cursor
        assert t.keys().rstrip().endswith("r1c9"), "the key bar names the cell"


@on_screen
async def test_tab_home_and_end(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("tab")
        assert t.cursor == "r1c4"
        await t.press("tab")
        assert t.cursor == "r1c6", "r1c5 is given"
        await t.press("shift+tab", "shift+tab", "shift+tab")
        assert t.cursor == "r9c7", "the last empty cell comes before the first"
        await t.press("home")
        assert t.cursor == "r9c1"
        await t.press("end")
        assert t.cursor == "r9c9"
        await t.press("tab")
        assert t.cursor == "r1c3"


@on_screen
async def test_vim_keys_move_and_select_and_leave_hints_to_f2(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(vim_keys=True)) as t:
        await t.press("l", "j")
        assert t.cursor == "r2c4"
        await t.press("h", "k")
        assert t.cursor == "r1c3"
        assert t.title() == "Your turn", "h is no hint now"
        await t.press("J", "L")
        assert t.cursor == "r2c4"
        assert t.selected == {"r1c3", "r2c3", "r2c4"}
        assert t.app.language == "en"
        await t.press("escape", "f2")
        assert t.title() == "A nudge"
        bottom = t.keys()
        assert "F2" in bottom


@on_screen
async def test_letters_are_commands_without_vim_keys(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("j", "k", "l")
        assert t.cursor == "r1c3"


# The mouse


@on_screen
async def test_a_click_moves_the_cursor_and_ctrl_adds_cells(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        for cell in ("r9c9", "r1c1", "r5c4", "r4c9"):
            await t.click(cell)
            assert t.cursor == cell
        assert t.selected == set()
        await t.click("r6c7", ctrl=True)
        assert t.selected == {"r4c9", "r6c7"}
        await t.click("r1c4")
        assert t.selected == set()
        await t.click("r2c4", shift=True)
        assert t.selected == {"r1c4", "r2c4"}


@on_screen
async def test_dragging_selects_what_the_mouse_passes(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.drag("r1c3", "r1c4", "r2c4", "r3c4")
        assert t.selected == {"r1c3", "r1c4", "r2c4", "r3c4"}
        assert t.cursor == "r3c4"
        assert t.look("r1c4").is_selected
        await t.pilot.hover(offset=t.place_of("r9c9"))
        assert t.cursor == "r3c4", "the button is up"


@on_screen
async def test_the_right_button_sets_the_mark_under_the_mouse(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.click("r1c3", button=3, digit=4)
        await t.click("r1c3", button=3, digit=1)
        assert marks(t, "r1c3") == [1, 4]
        await t.click("r1c3", button=3, digit=4)
        assert marks(t, "r1c3") == [1]
        await t.press("m")
        await t.click("r1c3", button=3, digit=9)
        assert corners(t, "r1c3") == [9]
        assert "9'" in t.text(), "beside the board too it is told from a candidate"
        assert marks(t, "r1c3") == [1]
        await t.press("n")
        await t.click("r1c3", digit=2)
        assert marks(t, "r1c3") == [1], "small marks are no target"
        await t.resize(120, 40)
        await t.click("r1c4", digit=2)
        assert not marks(t, "r1c4"), "a click on another cell chooses it"
        await t.click("r1c4", digit=2)
        assert marks(t, "r1c4") == [2], "large ones are, in marks mode and in the chosen cell"


@on_screen
async def test_the_right_button_on_a_digit_below_the_board_writes_its_mark(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.click("r1c3")
        await t.click_count(4, button=3)
        await t.click_count(1, button=3)
        assert marks(t, "r1c3") == [1, 4]
        assert not t.cell("r1c3").value
        await t.click_count(4, button=3)
        assert marks(t, "r1c3") == [1]
        await t.press("m")
        await t.click_count(9, button=3)
        assert corners(t, "r1c3") == [9]
        await t.press("m")
        await t.click_count(4)
        assert t.cell("r1c3").value == 4


@on_screen
async def test_undo_stays_in_the_bottom_line_while_marks_are_written(tmp_path: Path) -> None:
    """In French the line is longest."""
    async with tutor(tmp_path, grid=CLASSIC, size=(120, 40), language="fr") as t:
        for _ in range(2):
            assert {"u", "h", "c"} <= set(t.keys().split())
            await t.press("n")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@on_screen
async def test_cells_are_coloured_with_the_mouse(tmp_path: Path, size: tuple[int, int]) -> None:
    async with tutor(tmp_path, grid=CLASSIC, size=size) as t:
        await t.click("r1c3")
        await t.press("t")
        await t.click_text("B C D", within="A B C D")
        assert t.cell("r1c3").colour == 2
        await t.click_text("x", within="A B C D")
        assert not t.cell("r1c3").colour
        await t.click_text("Esc", within="A B C D")
        assert "A B C D" not in t.text()


@on_screen
async def test_a_click_is_taken_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moves = []
    real = Writing.move_to

    def move_to(hand: Writing, cell: int, *, extend: bool = False) -> None:
        moves.append(cell)
        real(hand, cell, extend=extend)

    async with tutor(tmp_path, grid=CLASSIC) as t:
        monkeypatch.setattr(Writing, "move_to", move_to)
        await t.click("r5c5")
        assert moves == [t.number("r5c5")]


@on_screen
async def test_a_click_on_a_key_or_a_count_is_as_good_as_typing_it(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        row = t.lines()[23]
        await t.pilot.click(offset=(row.index("marks"), 23))
        await t.settle()
        assert t.table.hand.mode == "marks"
        await t.click_count(4)
        assert marks(t, "r1c3") == [4]
        await t.press("w")
        assert t.table.hand.asked()
        await t.click_count(4)
        assert not t.table.hand.asked(), "a digit answers what is asked"
        assert marks(t, "r1c3") == [4], "and is written nowhere"
        assert not t.cell("r1c3").value
        await t.pilot.click(offset=(t.lines()[0].index("Sudoku"), 0))
        await t.settle()
        assert isinstance(t.screen, HomeScreen), "the way back can be clicked"


# Writing


@on_screen
async def test_digits_are_written_replaced_and_erased(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("4")
        assert t.cell("r1c3") == Cell(4)
        assert t.drawn("r1c3")[0] == "  4  "
        await t.press("1")
        assert t.cell("r1c3") == Cell(1)
        await t.press("1")
        assert t.cell("r1c3") == EMPTY
        for key in ("delete", "backspace", "0"):
            await t.press("4", key)
            assert t.cell("r1c3") == EMPTY, key
        await t.press("n", "2", "n", "4", "delete")
        assert marks(t, "r1c3") == [2], "the digit first"
        await t.press("delete")
        assert t.cell("r1c3") == EMPTY, "then the marks"


@on_screen
async def test_givens_stay_and_the_coach_says_so(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("home", "7")
        assert t.cell("r1c1") == Cell(5)
        assert "r1c1" in t.said()[-1]
        await t.press("delete", "n", "7")
        assert t.cell("r1c1") == Cell(5)
        assert not t.game.moves_made


@on_screen
async def test_the_mode_is_in_the_status_line(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        assert "DIGITS" in t.status()
        await t.press("n")
        assert "MARKS" in t.status()
        assert "CORNER" not in t.status()
        await t.press("1", "4")
        assert marks(t, "r1c3") == [1, 4]
        assert t.drawn("r1c3")[0] == "1  4 "
        await t.press("4")
        assert marks(t, "r1c3") == [1]
        await t.press("m")
        assert "CORNER MARKS" in t.status()
        await t.press("2")
        assert corners(t, "r1c3") == [2]
        await t.press("m")
        assert "DIGITS" in t.status()
        await t.press("n", "m", "n")
        assert "MARKS" in t.status()
        assert "CORNER" not in t.status()


@on_screen
async def test_how_many_of_each_digit_are_left_stands_below_the_board(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        assert "4×7" in t.lines()[22]
        await t.press("4")
        assert t.lines()[22].split()[:5] == ["left", "1×6", "2×7", "3×6", "4×6"]
        for _ in range(8):
            await t.press("right", "8")
        assert "8!" in t.lines()[22], "too many, and never below nothing"


@on_screen
async def test_shift_and_a_digit_write_a_mark_at_once(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("exclamation_mark", "at", "dollar_sign", "left_parenthesis")
        assert marks(t, "r1c3") == [1, 2, 4, 9]
        await t.press("at")
        assert marks(t, "r1c3") == [1, 4, 9]
        assert "DIGITS" in t.status()
        await t.press("4")
        assert t.cell("r1c3").value == 4


FRENCH_ROW = ["ampersand", "é", "quotation_mark", "apostrophe", "left_parenthesis", "minus",
              "è", "underscore", "ç"]  # fmt: skip


@on_screen
async def test_the_french_digit_row_types_digits(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language="fr") as t:
        for digit, key in enumerate(FRENCH_ROW, start=1):
            await t.press(key)
            assert t.cell("r1c3").value == digit, key
        await t.press("à")
        assert t.cell("r1c3") == EMPTY
        await t.press("n", "ampersand", "apostrophe")
        assert marks(t, "r1c3") == [1, 4]


@on_screen
async def test_the_french_digit_row_can_be_switched_off(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language="fr", settings=Settings(azerty=False)) as t:
        await t.press("ampersand")
        assert t.cell("r1c3").value == 0
        assert marks(t, "r1c3") == [7]


@on_screen
async def test_number_first_chooses_a_digit_then_its_cells(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("i")
        assert "choose one" in t.status()
        await t.press("4")
        assert t.cell("r1c3") == EMPTY, "only chosen"
        assert "4 chosen" in t.status()
        assert "r5c1" in grounds(t, "same"), "and highlighted"
        await t.press("enter")
        assert t.cell("r1c3").value == 4
        await t.click("r2c7")
        assert t.cell("r2c7").value == 4
        await t.press("n")
        await t.click("r3c4")
        assert marks(t, "r3c4") == [4]
        await t.press("4")
        assert "choose one" in t.status(), "the same digit again is let go"
        await t.press("i", "n", "enter")
        assert "i" in t.said()[-1]


@on_screen
async def test_filling_and_cleaning(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("f")
        assert marks(t, "r1c3") == [1, 2, 4]
        candidates = t.game.puzzle.candidates
        assert all(
            cell.centre == (0 if cell.value else candidates[number])
            for number, cell in enumerate(t.game.board.cells)
        )
        await t.press("4")
        assert 4 not in marks(t, "r1c6"), "placing crosses out what it excludes"
        await t.press("u", "u", "n", "5", "1", "x")
        assert marks(t, "r1c3") == [1], "5 is excluded by r1c1"


@on_screen
async def test_placing_leaves_marks_alone_if_so_set(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(clean_marks=False)) as t:
        await t.press("f", "4")
        assert 4 in marks(t, "r1c9")


@on_screen
async def test_several_cells_are_written_at_once(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("shift+right")
        assert t.selected == {"r1c3", "r1c4"}
        await t.press("n", "2")
        assert [marks(t, cell) for cell in ("r1c3", "r1c4")] == [[2], [2]]
        assert t.drawn("r1c3")[1][-1] == "▸", "a sign for what is selected"
        await t.press("escape")
        assert t.selected == set()
        await t.press("s", "down", "s", "s")
        assert t.selected == set(), "moving on begins anew, s twice is as good as never"
        await t.press("s")
        assert t.selected == {"r2c4"}
        await t.press("q")
        assert t.selected == set(), "leaving the selection first, the screen later"
        assert t.screen is t.play


# Colours and highlights


@on_screen
async def test_colours_of_cells_and_marks(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("t")
        assert "COLOUR" in t.status()
        bottom = t.keys()
        assert "A B C D" in bottom
        await t.press("A")
        assert t.cell("r1c3").colour == 1
        assert t.look("r1c3").ground == "A"
        assert t.drawn("r1c3")[1][-1] == "A"
        assert "COLOUR" in t.status(), "until it is left"
        await t.press("a")
        assert t.cell("r1c3").colour == 0, "the same colour again takes it away"
        await t.press("1", "B")
        assert t.cell("r1c3").tint_of(1) == 0, "it is not marked"
        assert t.said()[-1] == t.app.speaker.say("colour-no-mark", digit="1")
        await t.press("t", "exclamation_mark", "t", "1", "B")
        assert t.cell("r1c3").tint_of(1) == 2
        assert [lit.emphasis for lit in t.look("r1c3").lit] == ["tint-B"]
        await t.press("left", "left", "d")
        assert t.cell("r1c1") == Cell(5, colour=4), "givens too"
        await t.press("x")
        assert not any(cell.colour or any(cell.tints) for cell in t.game.board.cells)
        await t.press("t", "u")
        assert "COLOUR" not in t.status()
        assert t.cell("r1c1").colour == 4
        await t.press("t", "escape")
        assert t.table.hand.prefixes.open is None
        assert t.screen is t.play


@on_screen
async def test_colours_on_a_board_with_letters(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=TWELVE) as t:
        cell = t.cursor
        await t.press("n", "d", "b", "t", "b")
        assert t.cell(cell).colour == 2, "letters are colours there"
        await t.press("equals_sign", "b", "c")
        assert t.cell(cell).tint_of(11) == 3, "after = they are digits"


@on_screen
async def test_highlights(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        assert "r1c9" in grounds(t, "peer")
        await t.press("v")
        assert "HIGHLIGHT" in t.status()
        await t.press("9")
        nines = {t.name(c) for c, value in enumerate(t.game.board.values) if value == 9}
        assert grounds(t, "same") == nines
        await t.press("v", "9")
        assert grounds(t, "same") == set()
        await t.press("v", "p")
        assert grounds(t, "peer") == set()
        assert not t.app.store.settings().show_peers, "kept"
        await t.press("f", "v", "t")
        pairs = {t.name(c) for c, x in enumerate(t.game.board.cells) if x.centre.bit_count() == 2}
        assert pairs
        assert grounds(t, "pair") == pairs
        await t.press("v", "1", "v", "v")
        assert grounds(t, "pair") == grounds(t, "same") == set()


@on_screen
async def test_numbers_of_several_figures_can_be_highlighted_and_typed(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=THIRTY_SIX) as t:
        cell = t.cursor
        await t.press("d", "3")
        assert "3_" in t.status()
        await t.press("6")
        assert t.cell(cell).value == 36
        await t.press("d", "2", "enter")
        assert t.cell(cell).value == 2
        await t.press("v", "3", "6")
        assert t.scene.digit == 36
        await t.press("v", "1", "enter")
        assert t.scene.digit == 1


@on_screen
async def test_conflicts_show_at_once_or_on_demand(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("5")
        assert grounds(t, "wrong") == {"r1c1", "r1c3"}
        assert t.drawn("r1c3")[0][-1] == "!"
        t.app.change(show_conflicts=False)
        await t.settle()
        assert grounds(t, "wrong") == set()
        await t.press("f5")
        assert grounds(t, "wrong") == {"r1c1", "r1c3"}
        assert "5" in t.said()[-1]
        await t.press("delete")
        assert grounds(t, "wrong") == set()
        await t.press("f5")
        assert t.said()[-1] == t.app.speaker.say("no-conflicts")
        await t.press("5")
        assert grounds(t, "wrong") == set(), "on demand is for now, not for ever"


# The size of things


@on_screen
async def test_the_board_changes_its_size(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        assert t.layout.zoom == "medium"
        zooms = []
        for _ in range(5):
            await t.press("z")
            zooms.append(t.layout.zoom)
            assert cursor_in_sight(t)
        assert zooms == ["largest", "large", "medium", "small", "medium"]
        assert t.notices()[-1] == "Size: to fit"


@on_screen
async def test_a_small_board_spells_the_marks_below_it(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, size=(60, 20)) as t:
        await t.press("f")
        assert t.layout.cut == "S"
        assert t.drawn("r1c4") == (" 26",)
        assert t.drawn("r1c3") == ("▐∴▌",), "the cursor"
        assert t.lines()[13].startswith(" ∴ = 1 2 4")
        assert t.lines()[14].startswith(" 1⁶ 2⁷")
        await t.press("n")
        await t.click_text("2", within=" ∴ = 1 2 4")
        assert [t.cell("r1c3").has_mark(digit) for digit in (1, 2, 4)] == [True, False, True]


@on_screen
async def test_everything_fits_at_80x24(tmp_path: Path) -> None:
    for number, language in enumerate(("en", "fr")):
        async with tutor(tmp_path / str(number), grid=CLASSIC, language=language) as t:  # type: ignore[arg-type]
            lines = t.lines()
            assert len(lines) == 24
            assert {len(line) for line in lines} == {80}
            assert lines[1].startswith("    1     2")
            assert lines[22].startswith({"en": " left", "fr": " reste"}[language])
            assert not t.view.show_vertical_scrollbar
            assert not t.view.show_horizontal_scrollbar
            assert t.board_screen.coach.size.width >= 24
            assert "?" in lines[23]


@on_screen
async def test_the_board_is_as_large_without_colours(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(theme="terminal")) as t:
        assert t.layout == Layout(t.game.geometry, "M")
        assert t.drawn("r9c9") == ("  9  ", " ━━━ ")
        await t.press("f8")
        assert (t.app.theme, t.drawn("r9c9")) == ("dark", ("  9  ", "▀▀▀▀▀"))
        await t.press("f8", "f8", "f8", "f8")
        assert (t.app.theme, t.drawn("r9c9")) == ("terminal", ("  9  ", " ━━━ "))


@on_screen
async def test_no_color_means_no_colour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("f8", "e")
        assert t.app.theme == "terminal", "themes are for colours"
        assert t.drawn("r9c9") == ("  9  ", " ━━━ ")
        styles = [
            segment.style
            for line in t.view.render_lines(t.view.size.region)
            for segment in line
            if segment.style is not None
        ]
        coloured = [s for s in styles for c in (s.color, s.bgcolor) if c and not c.is_default]
        assert coloured == []
        assert any(style.reverse for style in styles), "the cursor and the pattern still show"


@on_screen
async def test_another_size_of_the_terminal(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:

        def sight() -> tuple[bool, bool]:
            """Whether board and coach are to be seen."""
            screen = t.board_screen
            return bool(screen.query_one("#main").display), bool(screen.coach.display)

        await t.press("4")
        await t.resize(60, 20)
        assert (t.layout.cut, sight()) == ("S", (True, True))
        await t.resize(56, 24)
        assert sight() == (True, False), "the coach is a drawer"
        await t.press("f6")
        assert sight() == (True, True)
        await t.press("f6")
        assert sight() == (True, False)
        await t.press("h")
        assert sight() == (True, True), "what is said is shown"
        await t.resize(40, 10)
        assert sight()[0] is False
        words = " ".join(t.text().split())
        assert "40x10" in words
        assert "40 columns and 16 lines" in words
        await t.resize(120, 40)
        assert sight() == (True, True)
        assert t.layout == Layout(t.game.geometry, "L")
        assert t.cell("r1c3").value == 4
        await t.resize(80, 24)
        assert sight() == (True, True)
        assert t.layout == Layout(t.game.geometry, "M")


@on_screen
async def test_a_drawer_says_how_to_close_it(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        assert "F6" not in t.now()
        await t.resize(56, 24)
        await t.press("f6")
        assert "F6" in t.now()
        await t.resize(80, 24)
        assert "F6" not in t.now()


@on_screen
async def test_what_is_remembered_of_the_drawing_is_up_to_date(tmp_path: Path) -> None:
    """Lines drawn before are shown again: as they would be drawn now."""

    def drawing(t: Driver) -> list[list[tuple[str, object]]]:
        lines = t.view.render_lines(t.view.size.region)
        return [[(s.text, s.style) for s in Strip.simplify(line)] for line in lines]

    async with tutor(tmp_path, grid=CLASSIC) as t:
        keys = ["4", "right", "f", "down", "t", "A", "h", "h", "h", "u", "v", "9", "e", "shift+up"]
        for key in (*keys, "z", "p", "p", "f8", "5", "escape", "z", "left", "f5"):
            await t.press(key)
            shown = drawing(t)
            t.view._painter = None
            assert shown == drawing(t), key


@on_screen
async def test_the_sentence_about_the_size_is_in_french_too(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language="fr", size=(40, 10)) as t:
        words = " ".join(t.text().split())
        assert "40x10" in words
        assert "40 colonnes" in words


# Large boards


@pytest.mark.parametrize("grid", [TWELVE, SIXTEEN, TWENTY_FIVE], ids=["12x12", "16x16", "25x25"])
@on_screen
async def test_a_large_board_scrolls_with_the_cursor_and_takes_letters(
    tmp_path: Path, grid: object
) -> None:
    assert isinstance(grid, type(TWELVE))
    n = grid.geometry.n
    async with tutor(tmp_path, grid=grid) as t:
        assert t.layout.zoom == "small"
        t.app.change(zoom="medium")
        await t.settle()
        assert cursor_in_sight(t)
        await t.press("end")
        assert cursor_in_sight(t)
        await t.press("home", "up")
        assert t.cursor == f"r{n}c1"
        assert cursor_in_sight(t)
        await t.press("left", "tab")
        assert cursor_in_sight(t)
        cell = t.cursor
        await t.click(cell)
        assert t.cursor == cell, "the mouse finds the cell where it is now"
        last = t.scene.geometry.digit_name(n)
        await t.press("d")
        assert "_" in t.status()
        await t.press(last.lower())
        assert t.cell(cell).value == n
        assert last in "".join(t.drawn(cell))
        await t.press("ctrl+d", "a", "b")
        assert "ABC" in t.status()
        assert t.cell(cell).value == 11
        await t.press("escape")
        assert "ABC" not in t.status()
        assert t.screen is t.play
        await t.press("n", "ctrl+d", "a", last.lower(), "escape", "n")
        assert t.cell(cell).value == 11, "a cell with a digit has no marks"
        await t.press("delete", "n", "ctrl+d", "a", last.lower(), "escape")
        assert marks(t, cell) == [10, n]
        await t.press("n", "delete", last)
        assert t.cell(cell).value == n, "capitals need no prefix"


@on_screen
async def test_the_usual_board_needs_no_letters(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("d")
        assert t.said()[-1] == t.app.speaker.say("no-letters", last=9)
        await t.press("D", "4")
        assert t.cell("r1c3").value == 4


@on_screen
async def test_the_sign_for_more_marks_is_explained_below_a_small_board(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, size=(60, 20)) as t:
        await t.press("f", "tab")
        layout, seen = t.view.layout_, set()
        assert layout.cut == "S"
        for _ in range(20):
            cell = t.scene.cursor
            assert cell is not None
            region = layout.region(cell)
            marks = [str(digit) for digit in digits(t.scene.board.cells[cell].centre)]
            drawn = t.lines()[t.view.region.y + region.y]
            has_sign = "∴" in drawn[region.x : region.right]
            assert has_sign == (len(marks) > 2)
            seen.add(has_sign)
            assert f" {'∴ = ' * has_sign}{' '.join(marks)} " in t.text()
            await t.press("tab")
        assert seen == {True, False}


@on_screen
async def test_the_key_of_the_drawer_is_there_as_long_as_there_is_one(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        for size, has_drawer in (
            ((60, 20), False),
            ((57, 20), True),
            ((40, 16), True),
            ((39, 15), None),
            ((58, 16), False),
            ((80, 24), False),
        ):
            await t.resize(*size)
            if has_drawer is None:
                assert "39x15" in t.text()
                assert "40" in t.text()
                assert "16" in t.text()
                continue
            footer = t.keys()
            assert ("F6 coach" in footer) == has_drawer, size
            if has_drawer:
                await t.press("f6")
                assert not t.board_screen.coach.has_class("hidden")
                await t.press("f6")


@on_screen
async def test_a_size_chosen_elsewhere_gives_way_where_it_would_cut_the_board(
    tmp_path: Path,
) -> None:
    settings = Settings(zooms=(("sudoku 9", "large"),))
    async with tutor(tmp_path, grid=CLASSIC, settings=settings) as t:
        zooms: list[str] = [t.layout.zoom]
        for _ in range(2):
            await t.press("z")
            zooms.append(t.layout.zoom)
        assert zooms == ["medium", "largest", "large"], "who chooses here is taken at their word"
    async with tutor(tmp_path, grid=CLASSIC, settings=settings, size=(120, 40)) as t:
        assert t.layout.zoom == "large"


@on_screen
async def test_what_is_told_in_passing_leaves_the_keys_in_sight(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        rack = ToastRack()
        await t.screen.mount(rack)
        assert rack.styles.margin.bottom == 1, "above the bottom line"
        assert rack.styles.scrollbar_size_vertical == 0, "up to the edge"


@on_screen
async def test_while_a_digit_is_asked_for_the_cell_beside_is_that_of_the_cursor(
    tmp_path: Path,
) -> None:
    async with tutor(tmp_path, grid=CLASSIC, size=(120, 40)) as t:
        t.play.hand.move_to(t.number("r1c6"))
        await t.press("w")
        await t.click("r1c3")
        cell = t.screen.query_one("#coach-cell", Pane)
        assert "r1c3" in str(cell.render())
