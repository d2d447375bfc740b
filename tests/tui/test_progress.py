"""What was done so far, and every game to be opened again."""

from datetime import datetime
from pathlib import Path

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.nonogram.playing import HEART
from tests.tui.windows import begin_game, choose, lines, name, part, say, values_of
from tutor import narrate
from tutor.base.language import Language
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.language import Speaker
from tutor.language.dates import dated
from tutor.learn.learner import open_store
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.tui.app import TutorApp
from tutor.tui.screens.games import GamesScreen


def _progress(app: TutorApp) -> None:
    app.push_screen(GamesScreen())


def _games(t: Driver) -> list[str]:
    return list(lines(t).values())[1:]


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_nothing_yet(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, language=language, first=_progress) as t:
        totals = say(language, "progress-totals", games=0, solved=0, time="0:00", hints=0)
        assert totals in t.text()
        assert list(lines(t)) == ["techniques"]
        assert part(t, "#page-about") == say(language, "progress-empty")
        await t.press("down", "escape")
        assert name(t) == "HomeScreen"


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_totals_and_games(tmp_path: Path, language: Language) -> None:
    store = open_store(tmp_path)
    solved = store.played(GRIDS).new_game(grid_of(CLASSIC), "level:easy")
    solved.game.elapsed = 125.0
    for cell, digit in enumerate(CLASSIC_SOLUTION):
        if CLASSIC[cell] == ".":
            solved.game.place([cell], int(digit))
    begun = store.played(GRIDS).new_game(grid_of(CLASSIC), "technique:x-wing")
    begun.game.note("hint", "hidden-single 1")
    begun.game.note("hint", "hidden-single 2")
    begun.game.note("explain", "naked-pair 4")
    begun.game.place([2], 4)
    begun.tick(60.0)
    store.played(GRIDS).new_game(Grid(Geometry.of(2, 2), [1] + 15 * [0]), "typed")
    store.close()
    async with tutor(tmp_path, language=language, size=(120, 40), first=_progress) as t:
        totals = say(language, "progress-totals", games=3, solved=1, time="3:05", hints=2)
        assert part(t, "#page-summary").split("\n")[0] == totals
        assert say(language, "screen-games") in t.status()
        _, small, other, first = lines(t).values()
        today = dated(datetime.now(), Speaker(language, "screens"))
        called = narrate.name("x-wing", language)
        typed = say(language, "title-typed")
        assert small.split() == f"{today} {typed} · 4x4 0:00 1/16".split()
        assert other.split() == f"{today} {called} 1:00 31/81".split()
        assert first.split() == f"{today} {say(language, 'level-easy')} 2:05 ✓".split()
        await choose(t, f"sudoku-{begun.record.id}")
        assert name(t) == "PlayScreen"
        assert values_of(t) == "534" + CLASSIC[3:]
        assert f"› {called} " in t.status()
        await t.press("6", "escape")
        assert name(t) == "GamesScreen"
        assert (
            "31/81" in lines(t)[f"sudoku-{begun.record.id}"]
            or "32/81" in (lines(t)[f"sudoku-{begun.record.id}"])
        )


@on_screen
async def test_the_list_is_up_to_date_after_a_game(tmp_path: Path) -> None:
    first = begin_game(tmp_path, CLASSIC, "level:easy")
    begin_game(tmp_path, CLASSIC, "level:hard")
    async with tutor(tmp_path, first=_progress) as t:
        assert [line.split()[3] for line in _games(t)] == ["Hard", "Easy"]
        await choose(t, f"sudoku-{first.id}")
        await t.press("4", "escape")
        assert [line.split()[3] for line in _games(t)] == ["Easy", "Hard"]
        assert "31/81" in lines(t)[f"sudoku-{first.id}"]


@on_screen
async def test_a_solved_game_is_opened_again(tmp_path: Path) -> None:
    record = begin_game(tmp_path, CLASSIC, "level:easy", fill=CLASSIC_SOLUTION)
    async with tutor(tmp_path, first=_progress) as t:
        await choose(t, f"sudoku-{record.id}")
        assert values_of(t) == CLASSIC_SOLUTION
        await t.press("h")
        assert t.said()[-1] == say("en", "coach-solved-already")
        await t.press("u")
        assert values_of(t).count(".") == 1


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_titles_are_whole_and_times_alike(tmp_path: Path, language: Language) -> None:
    store = open_store(tmp_path)
    store.played(PICTURES).new_game(HEART, "random").tick(20.0)
    store.played(GRIDS).new_game(grid_of(CLASSIC), "typed").tick(3900.0)
    store.close()
    async with tutor(tmp_path, language=language, first=_progress) as t:
        told = next(line for line in _games(t) if "5x5" in line)
        assert f" {say(language, 'nonogram-title-random')} " in told
        assert " 0:20 " in told
        assert " 0:20 " in part(t, "#page-summary")
        assert " 1 h 5 min " in part(t, "#page-summary"), "by the hour where there are hours"


@on_screen
async def test_a_grid_being_typed_in_is_no_game_played(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.puzzles.type_in()) as t:
        await t.press("1", "2", "escape")
        await choose(t, "progress")
        await t.press("V")
        totals = say("en", "progress-totals", games=0, solved=0, time="0:00", hints=0)
        assert part(t, "#page-summary") == totals
