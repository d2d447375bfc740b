"""The help of every screen lists everything that can be done there."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.grids import CLASSIC, grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import name, say
from tutor.base.language import Language
from tutor.games.both import SUDOKU
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.store import Settings
from tutor.tui.app import TutorApp
from tutor.tui.commands import GROUPS
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.progress import ProgressScreen
from tutor.tui.screens.settings import SettingsScreen

SCREENS: dict[str, Callable[[TutorApp], object]] = {
    "home": lambda app: None,
    "play": lambda app: app.puzzles.play(GridPuzzle(grid_of(CLASSIC)), "typed"),
    "walk": lambda app: app.puzzles.walk(GridPuzzle(grid_of(CLASSIC)), "typed"),
    "enter": lambda app: app.puzzles.type_in(),
    "practise": lambda app: app.puzzles.menu(SUDOKU),
    "settings": lambda app: app.push_screen(SettingsScreen()),
    "progress": lambda app: app.push_screen(ProgressScreen()),
    "course": lambda app: app.lessons.open_course(),
    "lesson": lambda app: app.lessons.open_lesson("naked-pair"),
    "exercise": lambda app: app.lessons.open_exercises("naked-pair"),
}


def opening(screen: str) -> Callable[[TutorApp], None]:
    def first(app: TutorApp) -> None:
        SCREENS[screen](app)

    return first


async def _read_to_the_end(t: Driver) -> str:
    """Everything the help shows, scrolled through page by page, as a single line."""
    pages = [_window(t)]
    while True:
        await t.press("space")
        if _window(t) == pages[-1]:
            return " ".join(" ".join(pages).split())
        pages.append(_window(t))


def _window(t: Driver) -> str:
    """The help with its title, without the sides of its frame."""
    region = t.screen.query_one(".dialog").region
    rows = t.lines()[region.y : region.bottom]
    return "\n".join(row[region.x + 1 : region.right - 1] for row in rows)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("screen", "language"),
    # That everything is said in both languages is seen where there is no screen.
    [("play", "en"), *((screen, ("en", "fr")[n % 2]) for n, screen in enumerate(SCREENS))],
)
@on_screen
async def test_help_lists_every_command(tmp_path: Path, screen: str, language: Language) -> None:
    async with tutor(tmp_path, language=language, first=opening(screen), size=(120, 60)) as t:
        below = t.screen
        assert isinstance(below, TutorScreen)
        assert screen == below.NAME
        await t.press("question_mark")
        assert name(t) == "HelpScreen"
        title = say(language, "help-title", screen=say(language, f"screen-{screen}"))
        text = await _read_to_the_end(t)
        assert title in text
        for command in below.commands():
            keys = " ".join(below.key_name(key) for key in command.keys).split()
            assert below.command_about(command), command.id
            about = "".join(below.command_about(command).split())
            assert about in "".join(text.split()), command.id
            assert all(key in text for key in keys), command.id
        for group in GROUPS:
            named = say(language, f"group-{group}") in text
            used = any(command.group == group for command in below.commands())
            assert named or not used, group
        if screen in ("play", "walk", "enter", "lesson", "exercise"):
            assert " ".join(say(language, f"help-{screen}", azerty="no").split())[-60:] in text
        await t.press("escape")
        assert t.screen is below
        await t.press("f1")
        assert name(t) == "HelpScreen"
        await t.press("q")
        assert t.screen is below


@on_screen
async def test_help_fits_a_small_screen(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("question_mark")
        text = await _read_to_the_end(t)
        for command in t.play.commands():
            words = t.play.command_about(command).split()
            assert words[0] in text, command.id
        assert say("en", "keys-help") in text


@on_screen
async def test_help_goes_by_the_settings(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(vim_keys=True)) as t:
        await t.press("question_mark")
        text = await _read_to_the_end(t)
        assert "F2 A hint" in text
        assert " h F2 A hint" not in text


@on_screen
async def test_keys_pressed_in_the_help_do_nothing_below(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("question_mark", "5", "h", "n", "up")
        assert name(t) == "HelpScreen"
        await t.press("enter")
        assert name(t) == "PlayScreen"
        assert t.cell("r1c3").value == 0
        assert t.title() == "Your turn"
