"""Nobody leaves with moves that are not kept without having been told so."""

import json
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

from tests.grids import CLASSIC
from tests.store.full import fill_up, make_room
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import part
from tutor.base.language import Language
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.store.exchange import import_
from tutor.tui.leaving import LeaveDialog, RescueDialog
from tutor.tui.screens.play import PlayScreen


async def play_on_a_full_disk(t: Driver) -> None:
    """Five moves that are not kept, after one that showed it."""
    fill_up(t.app.store, t.table.keeper)
    for digit in "12345":
        await t.press(digit)


async def answer(t: Driver, id_: str) -> None:
    """Choose a line of the window."""
    menu = t.screen.query_one(OptionList)
    menu.highlighted = menu.get_option_index(id_)
    await t.pilot.press("enter")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("6 moves in 1 game", "full")), ("fr", ("6 coups dans", "plein"))],
)
@on_screen
async def test_what_is_not_kept_is_saved_elsewhere(
    tmp_path: Path, language: Language, words: tuple[str, ...]
) -> None:
    copy = tmp_path / "copy.json"
    async with tutor(tmp_path / "home", grid=CLASSIC, language=language) as t:
        await play_on_a_full_disk(t)
        board = t.game.board.values
        await t.press("ctrl+q")
        assert isinstance(t.screen, LeaveDialog)
        for word in words:
            assert word in part(t, ".dialog-text")
        await t.press("ctrl+q")
        assert [isinstance(s, LeaveDialog) for s in t.app.screen_stack].count(True) == 1
        await answer(t, "elsewhere")
        await t.settle()
        assert isinstance(t.screen, RescueDialog)
        field = t.screen.query_one(Input)
        assert field.value.endswith(".json")
        field.value = str(tmp_path / "nowhere" / "copy.json")
        await t.press("enter")
        assert isinstance(t.screen, RescueDialog), "it says why, and the name stays to be mended"
        field.value = str(copy)
        await t.pilot.press("enter")
        await t.until(lambda: t.app.return_code == 0)
    other = open_store(tmp_path / "other")
    assert import_(other, json.loads(copy.read_bytes())).added == 1
    (game,) = other.played(GRIDS).games()
    assert other.played(GRIDS).resume(game.id).game.board.values == board


@on_screen
async def test_stay_and_try_again(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await play_on_a_full_disk(t)
        for key in ("escape", "stay"):
            await t.press("ctrl+q")
            if key == "stay":
                await answer(t, key)
                await t.settle()
            else:
                await t.press(key)
            assert isinstance(t.screen, PlayScreen)
        await t.press("ctrl+q")
        await answer(t, "again")
        await t.settle()
        assert isinstance(t.screen, LeaveDialog), "there is no room yet"
        make_room(t.app.store)
        await answer(t, "again")
        await t.until(lambda: t.app.return_code == 0)
        moves = len(t.table.keeper.log)
    played = open_store(tmp_path).played(GRIDS)
    (game,) = played.games()
    assert len(played.log(game.id)) == moves


@on_screen
async def test_the_clock_is_kept_when_somebody_leaves(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("4")
        t.game.elapsed = 79.0
        await t.press("ctrl+q")
    store = open_store(tmp_path)
    record = store.played(GRIDS).last_open()
    assert record is not None
    assert record.elapsed >= 79.0
    store.close()


@on_screen
async def test_leave_without_it(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await play_on_a_full_disk(t)
        await t.press("escape")
        await t.pilot.press("ctrl+q")
        await t.settle()
        assert isinstance(t.screen, LeaveDialog), "from wherever it is left"
        await answer(t, "anyway")
        await t.until(lambda: t.app.return_code == 0)
