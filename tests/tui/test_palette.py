"""Every command is found by its name, in the learner's language."""

from pathlib import Path

import pytest
from textual.command import CommandList, CommandPalette
from textual.widgets import Input

from tests.grids import CLASSIC
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import name, walking
from tutor.sudoku.geometry import Language
from tutor.tui.app import _NOT_IN_PALETTE


async def _search(t: Driver, text: str) -> list[str]:
    """Type into the palette; what it finds."""
    await t.press_at_once("ctrl+p")
    await t.until(lambda: isinstance(t.screen, CommandPalette))
    if text:
        t.screen.query_one(Input).value = text
    found = t.screen.query_one(CommandList)
    await t.until(lambda: found.option_count > 0 and not _is_searching(t))
    return [str(option.prompt) for option in found.options]


def _is_searching(t: Driver) -> bool:
    return any(not worker.is_finished for worker in t.app.workers)


async def _run(t: Driver, text: str) -> None:
    found = await _search(t, text)
    assert len(found) == 1, found
    await t.press_at_once("down", "enter")
    await t.until(lambda: not isinstance(t.screen, CommandPalette))
    await t.settle()


@pytest.mark.parametrize(("language", "text"), [("en", "fill in"), ("fr", "tous les candidats")])
@on_screen
async def test_a_command_is_run_by_part_of_its_name(
    tmp_path: Path, language: Language, text: str
) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language=language) as t:
        await _run(t, text)
        assert name(t) == "PlayScreen"
        assert t.cell("r1c3").centre
        assert t.play.keeper.game.moves_made == 1


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_every_command_of_the_screen_is_there(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language=language) as t:
        wanted = {
            t.play.command_about(command)
            for command in t.play.commands()
            if command.id not in _NOT_IN_PALETTE
        }
        found = await _search(t, "")
        assert {next(iter(line.splitlines())).strip() for line in found} == wanted
        await t.press_at_once("escape")
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
