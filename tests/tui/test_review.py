"""A game read back on the screen: keys, list, drawing; the rest is tests/activity/test_review."""

import threading
from pathlib import Path

import pytest
from textual.widgets import OptionList

from tests.activity.test_review import NEARLY, played
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.nonogram.playing import HEART
from tests.tui.windows import begin_game, choose, lines, name, say, until_stopped, values_of
from tutor.base.language import Language
from tutor.games.both import SUDOKU
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.history import Entry as Stroke
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry
from tutor.language import LANGUAGES
from tutor.learn.review import grid_review as library
from tutor.narrate.nonogram import called
from tutor.nonogram.position import BLACK
from tutor.tui.app import TutorApp
from tutor.tui.nonogram.screens import review as picture_review
from tutor.tui.screens.games import GamesScreen
from tutor.tui.screens.review import ReviewScreen
from tutor.tui.sudoku.screens import review as grid_review
from tutor.tui.widgets.choices import StepList

TOLD = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

pytestmark = pytest.mark.slow


def reviewing(app: TutorApp) -> None:
    app.push_screen(grid_review(*played(), "level:easy"))


def progress(app: TutorApp) -> None:
    app.push_screen(GamesScreen())


def review_of(t: Driver) -> ReviewScreen:
    screen = t.board_screen
    assert isinstance(screen, ReviewScreen)
    return screen


@on_screen
async def test_summary_moves_and_the_way_back(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=reviewing) as t:
        review = review_of(t).review
        assert t.said() == review.told.sentences
        assert t.title() == say("en", "review-summary-line")
        assert t.status().split()[-1] == "0/5"
        await t.press("right")
        assert (t.said(), values_of(t)) == (review.told.sentences, CLASSIC)
        assert t.scene.light.wrong == (3,)
        await t.press("n")
        assert (t.scene.light.placements, t.cell("r1c4").value) == (((2, 4),), 2)
        await t.press("j")
        assert list(lines(t).values()) == review.lines()
        await choose(t, "5")
        assert review.index == 5
        await t.press("right", "home")
        assert review.index == 0
        await t.press("end", "p", "L")
        assert review.index == 4
        assert t.said() == review.told.sentences, "a page takes the place of the one before"
        assert t.said()[0].startswith("Coup 4")
        await t.press("escape")
        assert name(t) == "HomeScreen"


@on_screen
async def test_the_list_stands_beside_the_coach_where_there_is_room(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=reviewing, size=(120, 30)) as t:
        screen = review_of(t)
        moves = screen.query_one("#steps", OptionList)
        assert screen.query_one(StepList).display
        deeds = [page.deed(screen.speaker) for page in screen.review.pages]
        shown = [str(option.prompt) for option in moves.options]
        assert all(deed in line for deed, line in zip(deeds, shown[1:], strict=True))
        await t.press("right", "right")
        assert moves.highlighted == 2
        moves.post_message(OptionList.OptionSelected(moves, moves.options[4], 4))
        await t.settle()
        assert screen.review.index == 4
        await t.resize(80, 24)
        assert screen.query_one(StepList).display, "below the card"
        await t.press("question_mark")
        assert name(t) == "HelpScreen"
        await t.press("escape")
        await t.resize(45, 20)
        assert t.keys().count(say("en", "do-back")) == 1, "the way back is told once"


def told_on_the_way(app: TutorApp) -> None:
    grid, log = grid_of(TOLD), list[Entry]()
    game = Game(grid, (), log.append)
    game.note("explain", "hidden-single 4 r3c5=4 r1c8=1 r1c7=9 r7c9=4 r1c3=4")
    game.place([2], 4)
    game.place([6], 9)
    app.push_screen(grid_review(grid, log, "level:easy"))


def two_strokes(app: TutorApp) -> None:
    log: list[Stroke] = []
    game = NonogramGame(HEART, (), log.append)
    game.begin_stroke(5, BLACK)
    game.extend_stroke([6, 7, 8, 9])
    game.end_stroke()
    app.push_screen(picture_review(HEART, log, ""))


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_a_narrow_list_keeps_the_reason(tmp_path: Path, language: Language) -> None:
    told = SUDOKU.speaker(language).say("review-brief-told", name="none")
    async with tutor(tmp_path, first=told_on_the_way, language=language) as t:
        _, settled, on_the_way = (line.split() for line in lines(t).values())
        assert settled[1:2] == ["r1c3=4" if language == "en" else "L1C3=4"]
        assert settled[2].startswith(told)
        assert len(settled) > 3, "and what it is called, as far as it fits"
        assert on_the_way[2:] == [told]
    async with tutor(tmp_path, first=two_strokes, language=language) as t:
        _, stroke = lines(t).values()
        assert stroke.rstrip().endswith(called("full-line", language))
        assert "…" in stroke, "what was painted is cut"


@on_screen
async def test_offered_when_a_game_is_solved_and_from_the_board(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=NEARLY) as t:
        await t.press("V")
        assert t.said()[-1] == say("en", "review-empty")
        await t.press("right", "escape")
        assert name(t) == "PlayScreen"
        for cell, digit in (("r9c8", "7"), ("r9c9", "9")):
            await t.click(cell)
            await t.press(digit)
        assert "V read it back" in t.now()
        await t.press("V")
        assert t.status().split()[-1] == "0/2"


@on_screen
async def test_opened_from_the_list_of_games(tmp_path: Path) -> None:
    record = begin_game(tmp_path, CLASSIC, "level:easy", fill=CLASSIC_SOLUTION)
    begin_game(tmp_path, CLASSIC, "level:hard")
    async with tutor(tmp_path, first=progress) as t:
        assert say("en", "do-review") in t.text()
        menu = t.screen.query_one(OptionList)
        menu.highlighted = menu.get_option_index(f"sudoku-{record.id}")
        await t.press("V")
        assert t.status().split()[-1] == "0/51"
        assert say("en", "level-easy") in t.status()
        await t.press("escape")
        assert name(t) == "GamesScreen"


@on_screen
async def test_nothing_to_review_yet(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=progress) as t:
        await t.press("V")
        assert name(t) == "GamesScreen"


@on_screen
async def test_reading_is_stopped_by_leaving_and_failing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = threading.Event()

    def slowly(*parts: object) -> object:
        return until_stopped(parts[2], stopped)

    monkeypatch.setattr(library, "judged", slowly)
    async with tutor(tmp_path) as t:
        grid, log = played()
        t.app.push_screen(grid_review(grid, log))
        await t.until(lambda: isinstance(t.screen, ReviewScreen) and bool(t.screen.query("#coach")))
        await t.press_at_once("right", "j", "escape")
        await t.press_at_once("escape")
        await t.until(stopped.is_set)
        assert name(t) == "HomeScreen"

        def fail(*_: object) -> object:
            raise ValueError("no such log")

        monkeypatch.setattr(library, "judged", fail)
        t.app.push_screen(grid_review(grid, log))
        await t.settle()
        assert t.said()[-1] == say("en", "review-failed")
        await t.press("right", "end")
        assert review_of(t).review.index == 0
