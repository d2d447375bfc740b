"""Pas à pas on the screen: keys, mouse, the list, playing; the rest is tests/activity/test_walk."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.widgets import OptionList

from tests.activity.test_walk import DUPLICATE, SHORT, X_WING
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.nonogram.playing import HEART
from tests.tui.windows import calm, choose, lines, menu, name, paste, say, values_of, walking
from tutor.games.both import game_named
from tutor.games.game import AnyPuzzle
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.solver import Stage
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.games.sudoku.solver import GridSolver
from tutor.games.watching import Watch
from tutor.nonogram.position import Position
from tutor.store import Settings
from tutor.tui.app import TutorApp
from tutor.tui.screens.walk import WalkScreen


def walk_of(t: Driver) -> WalkScreen:
    screen = t.board_screen
    assert isinstance(screen, WalkScreen)
    return screen


def index(t: Driver) -> int:
    return walk_of(t).walk.index


@on_screen
async def test_keys_lead_back_and_forth(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING)) as t:
        assert t.said() == (say("en", "walk-welcome"),)
        assert not t.scene.light.placements
        await t.press("right", "right", "n")
        assert index(t) == 2
        await t.press("left", "p", "left")
        assert (index(t), values_of(t)) == (0, X_WING)
        await t.press("end")
        assert "." not in values_of(t)
        await t.press("home")
        step = t.scene.light
        assert any(lit.emphasis == "placed" for lit in t.view._looks[step.placements[0][0]].lit)
        told = t.said()
        await t.press("c")
        assert t.said() == told, "the reason stays to be read"
        assert t.notices()[-1] == say("en", "walk-after")
        assert (values_of(t) != X_WING, t.scene.light.placements) == (True, ())
        await t.press("c")
        assert t.notices()[-1] == say("en", "walk-before")
        assert (values_of(t), t.scene.light) == (X_WING, step)


@on_screen
async def test_a_walk_can_be_left_while_it_is_being_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, steps = threading.Event(), GridSolver.steps

    def slow(solver: GridSolver, used: tuple[str, ...], watch: Watch) -> Iterator[Stage]:
        go_on.wait(20)
        yield from steps(solver, used, watch)

    monkeypatch.setattr(GridSolver, "steps", slow)
    try:
        async with tutor(tmp_path) as t:
            t.app.puzzles.walk(GridPuzzle(grid_of(CLASSIC)), "typed")
            await t.pilot.pause()
            await t.press_at_once("right")
            await t.until(lambda: t.title() == say("en", "walk-waiting", percent=0, seconds=0))
            await t.press_at_once("right", "j", "escape", "escape")
            assert name(t) == "HomeScreen"
            go_on.set()
            await t.settle()
            assert name(t) == "HomeScreen"
    finally:
        go_on.set()


# The list


@on_screen
async def test_jump_by_the_list(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING)) as t:
        await t.press("j")
        assert list(lines(t).values()) == walk_of(t).walk.lines()
        await choose(t, "10")
        assert index(t) == 10
        await t.press("j", "escape")
        assert index(t) == 10, "nothing was chosen"
        await t.press("j")
        assert menu(t).highlighted == 10, "it begins where the walk is"


@on_screen
async def test_the_list_beside_the_coach_is_clicked(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING), size=(120, 40)) as t:
        steps = t.screen.query_one("#steps", OptionList)
        assert steps.region.width > 15
        assert steps.region.right <= 120
        assert steps.option_count == len(walk_of(t).walk.stages) + 1
        assert steps.highlighted == 0, "the first step is marked from the beginning"
        await t.press("question_mark", "escape")
        assert steps.highlighted == 0
        await t.pilot.click("#steps", offset=(4, 6))
        await t.settle()
        before = index(t)
        assert before > 0
        assert steps.highlighted == before
        await t.press("right")
        assert index(t) == before + 1, "the keys are the walk's again"
        assert steps.highlighted == index(t), "the list follows"
        await t.press("f")
        await choose(t, "up-to")
        await choose(t, "naked-triple")
        assert steps.option_count == len(walk_of(t).walk.stages) + 1
        assert t.said() == (say("en", "walk-welcome"),), "it begins again"
        await t.press("f")
        await choose(t, "stop")
        await choose(t, "pointing")
        assert index(t) > 0
        await t.resize(80, 24)
        assert steps.region.height >= 3, "below the card"
        await t.resize(50, 24)
        assert not steps.region


# Playing by itself


@on_screen
async def test_it_plays_to_the_end_and_stops(tmp_path: Path) -> None:
    async with tutor(tmp_path, settings=Settings(play_speed=0.02), first=walking(SHORT)) as t:
        await t.press("a")
        await t.until(lambda: walk_of(t).walk.is_at_end)
        await t.until(lambda: "s a step" not in t.status())
        assert values_of(t) == CLASSIC_SOLUTION
        assert walk_of(t)._timer is None


@on_screen
async def test_playing_is_stopped_and_changes_speed(tmp_path: Path) -> None:
    async with tutor(tmp_path, settings=Settings(play_speed=8.0), first=walking(X_WING)) as t:
        await t.press("a")
        assert "8.0 s a step" in t.status()
        assert index(t) == 0, "the first step is told at once"
        footer = t.keys()
        assert "a pause" in footer
        await t.press("plus")
        assert t.app.settings.play_speed == 4.0
        assert "4.0 s a step" in t.status()
        await t.press("minus", "minus")
        assert t.app.settings.play_speed == 8.0, "slower than this it cannot be"
        assert "8.0 s a step" in t.notices()[-1]
        await t.press("equals_sign", "a")
        assert "s a step" not in t.status()
        await t.press("a", "escape")
        assert name(t) == "HomeScreen"
    async with tutor(tmp_path) as t:
        assert t.app.settings.play_speed == 4.0, "it is remembered"


# Elsewhere and back


@on_screen
async def test_a_grid_without_solution(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(DUPLICATE)) as t:
        said = t.said()
        assert "5" in " ".join(said)
        await t.press("right", "end", "left", "home", "a", "c", "j", "escape")
        assert (name(t), values_of(t), t.said()) == ("WalkScreen", DUPLICATE, said)
        assert t.title() == say("en", "coach-title")


@on_screen
async def test_play_it(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING, "level:hard")) as t:
        await t.press("right", "right", "right", "P")
        assert name(t) == "PlayScreen"
        assert values_of(t) == X_WING, "from its beginning"
        assert not any(cell.centre for cell in t.scene.board.cells)
        assert "› Hard " in t.status()
        await t.press("escape")
        assert name(t) == "WalkScreen"
        assert index(t) == 2


@on_screen
async def test_a_game_is_watched_and_gone_on_with(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=X_WING) as t:
        await t.press("5", "W")
        await calm(t)
        assert name(t) == "WalkScreen"
        assert values_of(t) == X_WING
        await paste(t, CLASSIC)
        assert (name(t), values_of(t)) == ("WalkScreen", CLASSIC), "what is pasted is watched"
        await t.press("escape", "right", "escape")
        assert name(t) == "PlayScreen"
        assert t.cell("r1c2").value == 5


@on_screen
async def test_the_language_is_switched_without_losing_the_place(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING), size=(120, 40)) as t:
        walk = walk_of(t).walk
        number = next(n for n, stage in enumerate(walk.stages) if stage.changes(t.app.speaker))
        walk_of(t).go_to(number)
        light = t.scene.light
        await t.press("L")
        step = say("fr", "walk-step", step=number + 1, count=str(len(walk.stages)))
        assert (index(t), step in t.status()) == (number, True)
        shown_keys = t.keys()
        assert say("fr", "do-next") in shown_keys
        steps = t.screen.query_one("#steps", OptionList)
        line = str(steps.get_option_at_index(number).prompt)
        assert line.split()[0] == f"{number + 1}"
        assert walk.rows()[number].name[:8] in line
        assert steps.highlighted == number
        assert t.title() == walk.told.title
        assert t.scene.light.eliminations == light.eliminations
        assert walk.told.sentences[-1] in t.said(), "told again in French"


@on_screen
async def test_a_grid_is_solved_in_a_way_to_choose(tmp_path: Path) -> None:
    def first(app: TutorApp) -> None:
        app.puzzles.play(GridPuzzle(grid_of(NINE_SOLUTIONS)), "typed")

    async with tutor(tmp_path, first=first) as t:
        await t.press("A")
        assert list(lines(t)) == ["logic", "both", "search"]
        await choose(t, "search")
        await t.until(lambda: "9 solutions." in " ".join(t.said()))
        assert "." not in values_of(t), "what was found is shown first"
        await t.press("home", "right")
        assert "depth 1" in t.status()
        assert values_of(t)[17] == "1"
        await t.press("f3")
        await choose(t, "logic")
        await t.until(lambda: "62,208" in " ".join(t.said()))
        assert "." in values_of(t)
        await t.press("escape")
        assert name(t) == "PlayScreen"


@on_screen
async def test_a_step_that_fits_without_the_footer_s_keys_is_not_torn(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(CLASSIC)) as t:
        for _ in range(12):
            await t.press("right")
            coach = walk_of(t).coach
            assert not coach.has_more, t.said()
            assert f"{say('en', 'key-right')}  {say('en', 'do-next')}" in t.text()


@pytest.mark.parametrize(
    "puzzle",
    [GridPuzzle(grid_of(X_WING)), PicturePuzzle(Position(HEART))],
    ids=lambda one: one.game,
)
@on_screen
async def test_what_was_watched_waits_at_its_step(tmp_path: Path, puzzle: AnyPuzzle) -> None:
    async with tutor(tmp_path, first=lambda app: app.puzzles.walk(puzzle, "pasted")) as t:
        await t.press("right", "right", "escape")
        t.app.puzzles.menu(game_named(puzzle.game), "walk")
        await t.settle()
        await choose(t, "walk-on")
        assert (name(t), index(t)) == ("WalkScreen", 1)
        assert walk_of(t).walk.told.title == t.title()
        await t.press("end", "escape")
        assert "walk-on" not in lines(t), "it was watched to its end"
