"""Every command is found by its name, in the learner's language."""

from pathlib import Path

import pytest
from textual.widgets import Input

from tests.grids import CLASSIC
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import lines, menu, name, walking
from tutor.base.language import Language
from tutor.tui.screens.palette import NOT_OFFERED, Palette


async def _search(t: Driver, text: str) -> list[str]:
    """Type into the palette; what it finds."""
    await t.press("ctrl+p")
    assert isinstance(t.screen, Palette)
    if text:
        t.screen.query_one(Input).value = text
        await t.settle()
    return list(lines(t).values())


async def _run(t: Driver, text: str) -> None:
    found = await _search(t, text)
    assert len(found) == 1, found
    await t.press("enter")


@pytest.mark.parametrize(("language", "text"), [("en", "fill in"), ("fr", "tous les candidats")])
@on_screen
async def test_a_command_is_run_by_part_of_its_name(
    tmp_path: Path, language: Language, text: str
) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language=language) as t:
        await _run(t, text)
        assert name(t) == "PlayScreen"
        assert t.cell("r1c3").centre
        assert t.table.keeper.game.moves_made == 1


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_every_command_of_the_screen_is_there(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language=language) as t:
        wanted = {
            f"{t.play.command_about(command)}  {t.play.command_keys(command)}"
            for command in t.play.commands()
            if command.id not in NOT_OFFERED
        }
        found = await _search(t, "")
        assert set(found) == wanted
        await t.press("escape")
        assert name(t) == "PlayScreen"


@pytest.mark.parametrize(
    ("screen", "text", "opens"),
    [("home", "settings", "SettingsScreen"), ("walk", "play this grid", "PlayScreen")],
)
@on_screen
async def test_on_other_screens(tmp_path: Path, screen: str, text: str, opens: str) -> None:
    async with tutor(tmp_path, first=walking(CLASSIC) if screen == "walk" else None) as t:
        await _run(t, text)
        assert name(t) == opens


@on_screen
async def test_nothing_of_textual_itself_is_offered(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        found = " ".join(await _search(t, ""))
        for foreign in ("Screenshot", "Maximize", "Theme", "Keys"):
            assert foreign not in found


@on_screen
async def test_the_list_is_gone_through_while_typing(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        everything = await _search(t, "")
        await t.press("down", "down", "up", "x")
        found = list(lines(t).values())
        assert 0 < len(found) < len(everything)
        assert menu(t).highlighted == 0
        await t.press("backspace", "pagedown")
        assert list(lines(t).values()) == everything
        assert menu(t).highlighted
        await t.press("z", "z", "z", "enter")
        assert name(t) == "Palette", "nothing is found, and nothing is run"
        await t.press("ctrl+p")
        assert name(t) == "PlayScreen"
