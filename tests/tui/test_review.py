"""A game read back on the board, move by move."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import OptionList

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import begin_game, choose, lines, name, say, until_stopped, values_of
from tutor.base.language import Language
from tutor.explain.path import path
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.log import Entry
from tutor.language import Speaker
from tutor.learn import review as library
from tutor.sudoku.grid import Grid
from tutor.tui.app import TutorApp
from tutor.tui.screens import review_words as words
from tutor.tui.screens.board_with_coach import StepList
from tutor.tui.screens.progress import ProgressScreen
from tutor.tui.screens.review import ReviewScreen

pytestmark = pytest.mark.slow

NEARLY = CLASSIC_SOLUTION[:79] + ".."


def played() -> tuple[Grid, list[Entry]]:
    """A wrong digit left standing, a guess, a hint, some steps; the game is not solved."""
    grid = grid_of(CLASSIC)
    log: list[Entry] = []
    game = Game(grid, (), log.append)
    game.elapsed = 65.0
    game.place([3], 2)
    game.elapsed = 70.0
    game.place([2], 4)
    right = grid_of(CLASSIC[:2] + "4" + CLASSIC[3:])
    game.note("hint", "hidden-single 2")
    for step in path(right).steps[:3]:
        game.elapsed += 10.0
        game.place([step.placements[0].cell], step.placements[0].digit)
    return grid, log


def reviewing(title: str = "level:easy") -> Callable[[TutorApp], None]:
    grid, log = played()

    def opened(app: TutorApp) -> None:
        app.push_screen(ReviewScreen(grid, log, title))

    return opened


def progress(app: TutorApp) -> None:
    app.push_screen(ProgressScreen())


def review_of(t: Driver) -> ReviewScreen:
    screen = t.board_screen
    assert isinstance(screen, ReviewScreen)
    return screen


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_summary_moves_and_the_way_back(tmp_path: Path, language: Language) -> None:
    speaker = Speaker(language, "screens", "commands")
    async with tutor(tmp_path, language=language, first=reviewing()) as t:
        screen = review_of(t)
        found = screen.review
        assert found is not None
        assert t.said()[:2] == words.summary(found, speaker)
        assert say(language, "review-welcome") in t.said()
        assert t.title() == say(language, "coach-title")
        assert t.status().split()[-1] == "0/5"
        assert values_of(t)[:4] == "5346"
        await t.press("left")
        assert screen.index == 0
        # The wrong digit
        await t.press("right")
        geometry = screen.geometry
        assert t.said()[0] == words.headline(found.moves[0], geometry, speaker)
        assert t.said()[1] == say(language, "review-wrong")
        assert screen.light.wrong == (3,)
        assert values_of(t) == CLASSIC
        assert t.cell("r1c3").centre
        assert "1:05" in t.status()
        # The guess, while the wrong digit stands
        await t.press("n")
        assert t.said()[1] == say(language, "review-guess")
        assert screen.light.placements == found.moves[1].placements
        assert screen.light.wrong == (3,)
        assert t.cell("r1c4").value == 2
        assert say(language, "review-short-guess", name="") in t.status()
        # A step, with its reason
        await t.press("right")
        move = found.moves[2]
        assert say(language, "review-step") == t.said()[1]
        assert t.said()[-1] == words.reasons(move, geometry, language)[-1]
        assert screen.light.placements == move.placements
        assert screen.light.marks
        # The list, the ends, the other language
        await t.press("j")
        assert list(lines(t).values())[3] == words.line(move, geometry, speaker)
        await choose(t, "5")
        assert screen.index == 5
        await t.press("right", "home")
        assert screen.index == 0
        await t.press("end", "p")
        assert screen.index == 4
        other: Language = "fr" if language == "en" else "en"
        await t.press("L")
        assert t.said()[0] == words.headline(
            found.moves[3], geometry, Speaker(other, "screens", "commands")
        )
        assert len(t.said()) < 20, "a page takes the place of the one before"
        await t.press("escape")
        assert name(t) == "HomeScreen"


@on_screen
async def test_the_list_stands_beside_the_coach_where_there_is_room(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=reviewing(), size=(120, 30)) as t:
        screen = review_of(t)
        moves = screen.query_one("#steps", OptionList)
        assert screen.query_one(StepList).display
        assert [str(option.prompt).split(".")[0] for option in moves.options] == [
            "Summary",
            *"12345",
        ]
        await t.press("right", "right")
        assert moves.highlighted == 2
        moves.post_message(OptionList.OptionSelected(moves, moves.options[4], 4))
        await t.settle()
        assert screen.index == 4
        await t.resize(80, 24)
        assert not screen.query_one(StepList).display
        await t.press("question_mark")
        assert name(t) == "HelpScreen"


@on_screen
async def test_without_room_the_way_back_is_told_once(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=reviewing(), size=(45, 20)) as t:
        assert t.keys().count(say("en", "do-back")) == 1


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
        assert t.now().split()[:2] == ["V", "review"]
        await t.press("V")
        found = review_of(t).review
        assert found is not None
        assert found.is_solved
        assert [move.technique for move in found.moves] == ["full-house", "full-house"]


@on_screen
async def test_opened_from_the_list_of_games(tmp_path: Path) -> None:
    record = begin_game(tmp_path, CLASSIC, "level:easy", fill=CLASSIC_SOLUTION)
    begin_game(tmp_path, CLASSIC, "level:hard")
    async with tutor(tmp_path, first=progress) as t:
        assert say("en", "do-review") in t.text()
        menu = t.screen.query_one(OptionList)
        menu.highlighted = menu.get_option_index(str(record.id))
        await t.press("V")
        found = review_of(t).review
        assert found is not None
        assert (len(found.moves), found.title) == (51, "level:easy")
        await t.press("escape")
        assert name(t) == "ProgressScreen"


@on_screen
async def test_nothing_to_review_yet(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=progress) as t:
        await t.press("V")
        assert name(t) == "ProgressScreen"


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
        t.app.push_screen(ReviewScreen(grid, log))
        await t.until(lambda: isinstance(t.screen, ReviewScreen) and bool(t.screen.query("#coach")))
        await t.press_at_once("right", "j", "escape")
        await t.press_at_once("escape")
        await t.until(stopped.is_set)
        assert name(t) == "HomeScreen"

        def fail(*_: object) -> object:
            raise ValueError("no such log")

        monkeypatch.setattr(library, "judged", fail)
        t.app.push_screen(ReviewScreen(grid, log))
        await t.settle()
        assert t.said()[-1] == say("en", "review-failed")
        await t.press("right", "end")
        assert review_of(t).index == 0
