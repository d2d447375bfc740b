"""The first start: asked once, placed if wanted, and on the path."""

import re
from pathlib import Path

import pytest
from textual.containers import VerticalScroll

from tests.grids import CLASSIC
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import begin_game, card, name, say
from tutor.activity.exercise import Exercises
from tutor.base.language import Language
from tutor.language import LANGUAGES
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.mastery import mastery_in
from tutor.learn.placement import RUNGS, keep, start_of
from tutor.store import timestamps
from tutor.tui.app import TutorApp
from tutor.tui.screens.exercise import ExerciseScreen
from tutor.tui.screens.path import PathScreen
from tutor.tui.screens.progress import ProgressScreen


def boards(t: Driver) -> Exercises:
    assert isinstance(t.screen, ExerciseScreen)
    return t.screen.exercises


@on_screen
async def test_never_goes_straight_to_the_rules(tmp_path: Path) -> None:
    async with tutor(tmp_path, greets=True) as t:
        assert name(t) == "FirstStartScreen"
        await t.press("right", "up", "enter")
        assert name(t) == "LessonScreen"
        await t.press("escape")
        assert name(t) == "CourseScreen", "a lesson belongs to the course"
        await t.press("escape")
        assert name(t) == "HomeScreen"
        assert "nonogram" in card(t, "head").lower()
    async with tutor(tmp_path, greets=True) as t:
        assert name(t) == "HomeScreen", "asked once"


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_the_other_language_is_offered_on_the_smallest_screen(
    tmp_path: Path, language: Language
) -> None:
    async with tutor(tmp_path, greets=True, size=(60, 20), language=language) as t:
        shown = t.keys()
        for message in ("do-start-on", "do-language", "do-quit"):
            assert t.app.speaker.say(message) in shown


@on_screen
async def test_boards_lead_to_a_path(tmp_path: Path) -> None:
    async with tutor(tmp_path, greets=True) as t:
        await t.press("enter")
        assert boards(t).attempt.lesson == "full-house"
        boards(t).attempt.credit, boards(t).attempt.sign = 1.0, "✓"  # as if answered
        await t.press("s")
        assert "✓ ○ ○ ○ ○ ○   1/6" in t.status(), "its verdict is read: no other one is asked yet"
        await t.press("enter")
        assert boards(t).attempt.lesson == "naked-single"
        assert "✓ ▸ ○ ○ ○ ○" in t.status()
        await t.press("s", "enter", "s", "enter")
        assert name(t) == "PathScreen"
        assert "You start at Hidden single." in t.text()
        await t.press("right")
        assert t.app.settings.goal == "minutes"
        await t.press("enter")
        assert name(t) == "LessonScreen"
        await t.press("escape")
        assert name(t) == "CourseScreen", "a lesson belongs to the course"
        await t.press("escape")
        assert name(t) == "HomeScreen"
        assert "Hidden single" in card(t, "head")
        assert mastery_in(t.app.store).knows("full-house")
        await t.press("p")
        assert name(t) == "FirstStartScreen", "it can be taken again"


@on_screen
async def test_leaving_early_keeps_what_was_found(tmp_path: Path) -> None:
    async with tutor(tmp_path, greets=True) as t:
        await t.press("down", "enter")
        boards(t).attempt.credit = 1.0
        await t.press("s", "enter", "escape")
        assert name(t) == "PathScreen"
        assert "Pointing" not in card_text(t)
        await t.press("escape")
        assert name(t) == "HomeScreen"
        assert mastery_in(t.app.store).knows("pointing")


def card_text(t: Driver) -> str:
    return next(line for line in t.lines() if "You start at" in line)


@on_screen
async def test_who_looks_around_first_is_not_asked_again(tmp_path: Path) -> None:
    async with tutor(tmp_path, greets=True) as t:
        await t.press("escape")
        assert name(t) == "HomeScreen"
        assert "The rules" in card(t, "head")
    async with tutor(tmp_path, greets=True) as t:
        assert name(t) == "HomeScreen"
        assert "p Find my level" in card(t, "learn"), "it was put off"
        await t.press("p", "right", "up", "enter")
        assert name(t) == "LessonScreen"
        await t.press("escape", "escape")
        assert "Find my level" not in card(t, "learn")


@on_screen
async def test_who_has_a_file_never_sees_it(tmp_path: Path) -> None:
    begin_game(tmp_path, CLASSIC, "level:easy")
    async with tutor(tmp_path, greets=True) as t:
        assert name(t) == "HomeScreen"


@pytest.mark.parametrize("size", [(60, 20), (120, 40)], ids=str)
@on_screen
async def test_a_click_chooses_and_then_goes_on(tmp_path: Path, size: tuple[int, int]) -> None:
    async with tutor(tmp_path, greets=True, size=size) as t:
        row = next(y for y, line in enumerate(t.lines()) if say("en", "start-often-about") in line)
        for opened in ("FirstStartScreen", "ExerciseScreen"):
            await t.pilot.click(offset=(t.lines()[row].index("Often"), row))
            await t.settle()
            assert name(t) == opened
        assert boards(t).attempt.lesson == "pointing"


@pytest.mark.parametrize("size", [(60, 20), (80, 24)], ids=str)
@on_screen
async def test_the_path_of_both_games_is_seen_whole(tmp_path: Path, size: tuple[int, int]) -> None:
    starts = [start_of("sudoku", {3}, ()), start_of("nonogram", {2}, ())]

    def show(app: TutorApp) -> None:
        app.push_screen(PathScreen(starts))

    async with tutor(tmp_path, language="fr", size=size, first=show) as t:
        page = t.screen.query_one("#path", VerticalScroll)
        assert page.max_scroll_y == 0
        assert "20 minutes" in t.text()
        assert "Réduction ligne-bloc" in t.text(), "which of the two lessons is first"


@on_screen
async def test_a_digit_typed_twice_stays_and_the_digits_left_follow_the_board(
    tmp_path: Path,
) -> None:
    async with tutor(tmp_path, greets=True) as t:
        await t.press("enter")
        exercise = boards(t).exercise
        assert isinstance(exercise, GridConclude)
        ((cell, digit),) = exercise.wanted
        wrong = digit % 9 + 1
        await t.press(str(wrong), str(wrong))
        assert boards(t).answer.candidates == {(cell, wrong)}
        left = list(t.scene.board.left())
        assert t.scene.foot().left[wrong - 1] == (str(wrong), max(left[wrong - 1] - 1, 0))
        await t.press("enter")
        assert t.scene.foot().left[wrong - 1] == (str(wrong), left[wrong - 1])
        assert t.scene.foot().left[digit - 1] == (str(digit), left[digit - 1] - 1)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@on_screen
async def test_what_is_known_comes_to_the_same_on_the_path_and_in_progress(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    start = start_of("sudoku", [RUNGS["sudoku"].index("simple-colors")], [])

    def first(app: TutorApp) -> None:
        keep(app.store, [start], timestamps.now())
        app.push_screen(PathScreen([start]))

    count = len(start.counted)
    async with tutor(tmp_path, size=size, first=first) as t:
        assert f"{count} lessons count as known" in t.text()
        tiers = [line for line in t.lines() if "●" in line or "◐" in line]
        assert sum(int(re.findall(r"[0-9]+", line)[0]) for line in tiers) == count
        t.app.switch_screen(ProgressScreen())
        await t.settle()
        assert f"{count} known" in t.status()
        assert t.text().count("■") == count + 1, "a sign for each, and one in the legend"
