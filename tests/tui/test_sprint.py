"""A sprint on the screen: one key an answer."""

from pathlib import Path

import pytest

from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import name
from tutor.base.language import Language
from tutor.learn.exercises.exercise import VERDICTS
from tutor.learn.sprint import SECONDS
from tutor.tui.app import TutorApp
from tutor.tui.screens.sprint import SprintScreen


def screen(t: Driver) -> SprintScreen:
    assert isinstance(t.screen, SprintScreen)
    return t.screen


def key(t: Driver, *, is_right: bool) -> str:
    trial = screen(t).sprint.trial
    wanted = [n for n, one in enumerate(trial.options) if (one == trial.right) == is_right]
    return str(wanted[0] + 1)


@pytest.mark.parametrize("subject", ["naked-pair", "nonogram-overlap"])
@on_screen
async def test_one_key_an_answer(tmp_path: Path, subject: str) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_sprint(subject)) as t:
        t.clock.advance(SECONDS)
        await t.press("1")
        assert screen(t).sprint.left == SECONDS, "nothing runs before it is started"
        await t.press("enter", key(t, is_right=True))
        assert screen(t).sprint.tally.right == 1
        assert "✓ Right." in t.text()
        await t.press(key(t, is_right=False))
        assert "✗" in t.text()
        await t.press("1")
        assert len(screen(t).sprint.tally.answered) == 2, "a wrong answer is looked at first"
        await t.press("enter")
        assert screen(t).sprint.outcome is None
        t.clock.advance(SECONDS)
        await t.press("1")
        assert "1 of 2 right." in t.text()
        await t.press("a")
        assert not screen(t).sprint.is_over, "another one"
        await t.press(key(t, is_right=True), "escape")
        assert "1 of 1 right." in t.text(), "who stops early is told too"
        assert "next: " in t.text()
        await t.press("enter")
        assert name(t) == "LessonScreen", "the next thing on the path"


@on_screen
async def test_of_what_is_not_known_yet_there_is_no_sprint(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_sprint("sudoku")) as t:
        assert name(t) == "HomeScreen"
        assert any("finish a lesson" in notice for notice in t.notices())


@pytest.mark.parametrize(("language", "keys"), [("en", "yn"), ("fr", "on")])
@on_screen
async def test_yes_and_no_have_the_keys_they_have_in_exercises(
    tmp_path: Path, language: Language, keys: str
) -> None:
    def first(app: TutorApp) -> None:
        app.lessons.open_sprint("naked-pair")

    async with tutor(tmp_path, language=language, first=first) as t:
        await t.press("enter")
        for by_number in (False, True):
            trial = screen(t).sprint.trial
            assert trial.options == VERDICTS
            assert [key for _, key, _ in t.board_screen.coach.offers] == list(keys)
            right = trial.options.index(trial.right)
            await t.press(str(right + 1) if by_number else keys[right])
        assert screen(t).sprint.tally.right == 2
