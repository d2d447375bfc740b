"""The end of a game on the screen: what is drawn, and where keys and clicks lead."""

from pathlib import Path

import pytest
from textual.widgets import Static

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import begin_game, name
from tutor.base.language import Language
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.learn.kept_speed import kept_speed
from tutor.store import Settings
from tutor.tui.app import TutorApp
from tutor.tui.screens.exercise import ExerciseScreen
from tutor.tui.screens.finish import FinishScreen
from tutor.tui.skins import skin_of

ALMOST = ".." + CLASSIC_SOLUTION[2:]
STILL = Settings(less_motion=True)


async def solve(t: Driver) -> FinishScreen:
    t.clock.advance(767)
    await t.press(CLASSIC_SOLUTION[0], "tab", CLASSIC_SOLUTION[1])
    assert isinstance(t.screen, FinishScreen)
    return t.screen


def shown(t: Driver) -> str:
    pane = t.screen.query_one("#finish", Static)
    return str(pane.render())


@pytest.mark.parametrize("size", [(80, 24), (60, 24), (120, 40)])
@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_the_card_tells_how_the_game_went(
    tmp_path: Path, language: Language, size: tuple[int, int]
) -> None:
    async with tutor(tmp_path, grid=ALMOST, language=language, size=size, settings=STILL) as t:
        await solve(t)
        say = t.app.speaker.say
        text = shown(t)
        assert f"{say('finish-hints')} 0" in text
        assert say("finish-singles", count=2) in text
        assert say("finish-next-again", level="none") in text
        assert kept_speed(t.app.store.course(), "sudoku") is None, "a grid of no level"
        assert "█" in text, "the time in big figures"
        assert say("finish-best", time="12:47") not in text, "one game is no best"
        assert max(map(len, text.split("\n"))) <= size[0]


@on_screen
async def test_keys_of_the_card(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=ALMOST, settings=STILL) as t:
        screen = await solve(t)
        await t.press("y")
        assert t.app.clipboard.startswith("Pas à pas · ")
        await t.press("V")
        assert name(t) == "ReviewScreen"
        await t.press("escape")
        assert t.screen is screen
        await t.press("b")
        assert name(t) == "PlayScreen"
        assert t.app.speaker.say("do-finish") in t.text()
        await t.press("N")
        assert isinstance(t.screen, FinishScreen)
        await t.press("b", "u", "N")
        assert name(t) == "PlayScreen", "it is not over"
        await t.press("r")
        assert isinstance(t.screen, FinishScreen), "it is solved again"
        await t.press("escape")
        assert name(t) == "HomeScreen"


@on_screen
async def test_enter_goes_on(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=ALMOST, settings=STILL) as t:
        await solve(t)
        await t.press("enter")
        assert name(t) == "PlayScreen"
        assert t.table.keeper.record.title == "level:beginner"
        assert len(t.app.screen_stack) == 3, "the game that is over is gone"


@on_screen
async def test_what_is_done_is_not_on_the_way_back(
    tmp_path: Path,
) -> None:
    def first(app: TutorApp) -> None:
        app.lessons.open_course()
        app.lessons.open_exercises("naked-single")
        app.puzzles.play(GridPuzzle(grid_of(ALMOST)), "level:easy")

    async with tutor(tmp_path, first=first, settings=STILL) as t:
        exercises = t.app.screen_stack[-2]
        assert isinstance(exercises, ExerciseScreen)
        exercises.exercises.is_done = True
        await solve(t)
        await t.press("enter")
        assert name(t) in ("PlayScreen", "LessonScreen")
        await t.press("escape")
        assert name(t) == "CourseScreen", "not the result of the exercises once more"


@on_screen
async def test_any_key_ends_the_moment_of_joy(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=ALMOST, settings=Settings()) as t:
        screen = await solve(t)
        await t.press_at_once("F12")
        assert screen._timer is None
        assert "12" in t.text() or "█" in t.text()


@on_screen
async def test_the_card_of_an_earlier_game(tmp_path: Path) -> None:
    first = begin_game(tmp_path, CLASSIC, "level:easy", fill=CLASSIC_SOLUTION)
    begin_game(tmp_path, CLASSIC, "level:hard", fill=CLASSIC_SOLUTION)

    def reopen(app: TutorApp) -> None:
        found = skin_of("sudoku").kept(app.store, 9)
        app.puzzles.resume(next(kept for kept in found if kept.record.id == first.id))

    async with tutor(tmp_path, settings=STILL, first=reopen) as t:
        await t.press("N")
        assert isinstance(t.screen, FinishScreen)
        assert "Easy" in t.status()
