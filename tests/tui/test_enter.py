"""Typing a grid in, cell by cell: fast, forgiving, and never lost."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.grids import CLASSIC, grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import (
    calm,
    choose,
    games_in,
    lines,
    name,
    paste,
    say,
    values_of,
)
from tutor.base.language import Language
from tutor.games.game import Purpose
from tutor.games.sudoku.codec import GRIDS
from tutor.store import Settings
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.tui.app import TutorApp

EMPTY = "." * 81


def entering(grid: Grid | None = None, purpose: Purpose = "play") -> Callable[[TutorApp], None]:
    return lambda app: app.puzzles.type_in(grid, purpose)


async def type_in(t: Driver, text: str) -> None:
    """Type quickly."""
    names = {".": "full_stop", " ": "space"}
    await t.pilot.press(*(names.get(character, character) for character in text))
    await t.settle()


# Typing


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_a_row_is_typed_with_every_sign_of_an_empty_cell(
    tmp_path: Path, language: Language
) -> None:
    async with tutor(tmp_path, language=language, first=entering()) as t:
        assert t.said() == (say(language, "enter-welcome"),)
        assert t.cursor == "r1c1"
        await type_in(t, "5.30 70")
        await t.press("asterisk", "9")
        assert values_of(t) == "5.3..7..9" + EMPTY[9:]
        assert t.cursor == "r2c1", "on to the next row"
        assert say(language, "enter-count", count=4) in t.status()
        assert say(language, "screen-enter") in t.status()
        await type_in(t, "1")
        assert say(language, "enter-count", count=5) in t.status()


@on_screen
async def test_backspace_after_the_last_cell_takes_that_back(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering(grid_of(CLASSIC))) as t:
        await t.press("up", "end")
        assert t.cursor == "r9c9"
        await t.press("9", "backspace")
        assert values_of(t) == CLASSIC[:-1] + "."


@on_screen
async def test_undo_and_redo(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering()) as t:
        await type_in(t, "12")
        await t.press("u")
        assert (values_of(t)[:3], t.cursor) == ("1..", "r1c2")
        await t.press("ctrl+z", "u")
        assert (values_of(t), t.cursor) == (EMPTY, "r1c1")
        await t.press("r", "ctrl+y", "r")
        assert values_of(t)[:3] == "12."
        assert "2 givens" in t.status()


@on_screen
async def test_digits_of_a_french_keyboard(tmp_path: Path) -> None:
    async with tutor(tmp_path, language="fr", first=entering()) as t:
        await t.pilot.press(*"&é\"'(-è_çà5")
        await t.settle()
        assert values_of(t) == "123456789.5" + EMPTY[11:]


@on_screen
async def test_conflicts_are_marked(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering()) as t:
        await type_in(t, "5.5")
        assert {t.look(cell).ground for cell in ("r1c1", "r1c3")} == {"wrong"}
        assert "!" in "".join(t.drawn("r1c1"))
        assert t.look("r1c2").ground != "wrong"
        await t.press("backspace")
        assert t.look("r1c1").ground != "wrong"


@on_screen
async def test_nothing_typed_is_no_grid(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering()) as t:
        await t.press("enter")
        assert name(t) == "EnterScreen"
        assert t.said()[-1] == say("en", "enter-empty")


@on_screen
async def test_a_click_moves_the_cursor(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering()) as t:
        await t.click("r5c5")
        await t.press("8")
        assert t.cell("r5c5").value == 8
        assert t.cursor == "r5c6"


# Done


@pytest.mark.parametrize(("purpose", "opens"), [("play", "PlayScreen"), ("walk", "WalkScreen")])
@on_screen
async def test_enter_opens_what_was_typed(tmp_path: Path, purpose: Purpose, opens: str) -> None:
    last = len(CLASSIC.rstrip(".")) - 1
    begun = grid_of(CLASSIC[:last] + "." + CLASSIC[last + 1 :])
    async with tutor(tmp_path, first=entering(begun, purpose)) as t:
        await t.press("up", "end", CLASSIC[last])
        await t.press("enter")
        await calm(t)
        assert name(t) == opens
        assert values_of(t) == CLASSIC
        assert "Typed grid" in t.status()
        await t.press("escape")
        assert name(t) == "HomeScreen"
        is_open = t.app.store.played(GRIDS).last_open() is not None
        assert is_open == (purpose == "play")


@on_screen
async def test_what_is_wrong_is_told_and_can_be_mended(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering()) as t:
        await type_in(t, "55")
        await t.press("enter")
        await calm(t)
        assert say("en", "verdict-against-rules") in " ".join(t.text().split())
        await choose(t, "edit")
        assert name(t) == "EnterScreen"
        assert values_of(t) == "55" + EMPTY[2:]
        await t.press("backspace")
        assert values_of(t) == "5" + EMPTY[1:]
        await type_in(t, CLASSIC[1:])
        await t.press("enter")
        await calm(t)
        assert name(t) == "PlayScreen"
        assert values_of(t) == CLASSIC


@on_screen
async def test_leaving_the_question_loses_nothing(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering()) as t:
        await type_in(t, "55")
        await t.press("enter")
        await calm(t)
        assert name(t) == "ChoiceDialog"
        await t.press("escape")
        if name(t) != "EnterScreen":
            t.app.puzzles.type_in()
            await t.settle()
        assert values_of(t) == "55" + EMPTY[2:]


# Nothing is lost


@on_screen
async def test_a_draft_survives_leaving_and_restarting(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering()) as t:
        await type_in(t, "12.4")
        await t.press("escape")
        t.app.puzzles.type_in()
        await t.settle()
        assert values_of(t)[:4] == "12.4"
        await t.press("end", "9")
        # As if the program were killed now: nothing is closed or flushed.
        (record,) = games_in(tmp_path)
        assert (record.title, record.filled) == ("draft", 4)
    async with tutor(tmp_path, first=entering()) as t:
        assert values_of(t) == "12.4....9" + EMPTY[9:]
        await t.press("u")
        assert values_of(t) == "12.4" + EMPTY[4:], "undo is kept too"


# Sizes


@on_screen
async def test_the_size_is_changed_and_each_keeps_its_draft(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering()) as t:
        await type_in(t, "123")
        await t.press("b")
        assert lines(t)["2x2"] == "4x4, boxes of 2x2"
        await choose(t, "2x2")
        assert name(t) == "EnterScreen"
        assert t.scene.geometry is Geometry.of(2, 2)
        assert "4x4" in t.status()
        await type_in(t, "12345")
        assert values_of(t) == "1234" + "." * 12, "5 is no digit here"
        assert t.cursor == "r2c1"
        await t.press("b")
        await choose(t, "3x3")
        assert values_of(t) == "123" + EMPTY[3:], "what was typed stays with its own size"
        await t.press("escape")
        assert name(t) == "HomeScreen"


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_letters_on_a_large_board(tmp_path: Path, language: Language) -> None:
    grid = Grid(Geometry.of(4, 4))
    async with tutor(tmp_path, language=language, first=entering(grid), size=(120, 50)) as t:
        await t.press("9", "d")
        assert say(language, "mode-letter", typed="") in t.status()
        await t.press("A", "ctrl+d")
        assert say(language, "mode-letters") in t.status()
        await type_in(t, "bG.1hu")
        assert [cell.value for cell in t.scene.board.cells[:6]] == [9, 10, 11, 16, 0, 1]
        assert t.cursor == "r1c7", "h and u are letters now, but no digits of this board"
        await t.press("escape")
        assert name(t) == "EnterScreen", "Escape ends the letters first"
        assert say(language, "mode-letters") not in t.status()
        await t.press("u")
        assert t.scene.board.cells[5].value == 0, "u is a command again"


@on_screen
async def test_there_are_no_letters_on_a_small_board(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering()) as t:
        await t.press("d")
        assert t.said()[-1] == say("en", "no-letters", last=9)
        await t.press("5")
        assert values_of(t)[0] == "5"


@on_screen
async def test_a_board_too_large_for_the_screen_follows_the_cursor(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering(Grid(Geometry.of(5, 5)))) as t:
        await t.press("up", "left", "7")
        assert t.cell("r25c25").value == 7
        region, shown = t.layout.region(t.number("r25c25")), t.view.scroll_offset
        assert region.right <= shown.x + t.view.size.width
        assert region.bottom <= shown.y + t.view.size.height


# Pasting


@pytest.mark.parametrize(("purpose", "opens"), [("play", "PlayScreen"), ("walk", "WalkScreen")])
@on_screen
async def test_a_grid_is_pasted(tmp_path: Path, purpose: Purpose, opens: str) -> None:
    async with tutor(tmp_path, first=entering(purpose=purpose)) as t:
        await type_in(t, "1")
        await paste(t, CLASSIC)
        assert name(t) == opens
        assert values_of(t) == CLASSIC
        await t.press("escape")
        assert name(t) == "EnterScreen"
        await t.press("ctrl+v")
        assert name(t) == "PasteDialog"
        await paste(t, CLASSIC)
        await t.press("ctrl+s")
        await calm(t)
        assert name(t) == opens


@on_screen
async def test_rubbish_pasted_changes_nothing(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=entering()) as t:
        await type_in(t, "12")
        await paste(t, "rubbish")
        assert name(t) == "EnterScreen"
        assert len(t.notices()) == 1
        assert values_of(t) == "12" + EMPTY[2:]


# Settings count here too


@on_screen
async def test_vim_keys(tmp_path: Path) -> None:
    async with tutor(tmp_path, settings=Settings(vim_keys=True), first=entering()) as t:
        await t.press("j", "l", "l", "k", "h", "4")
        assert values_of(t) == ".4" + EMPTY[2:]
