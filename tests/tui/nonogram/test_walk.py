"""Pas à pas: a nonogram solved step by step, back and forth."""

from pathlib import Path

from tests.tui.driver import on_screen, tutor
from tests.tui.nonogram.playing import HEART, said, scene, signs, table
from tests.tui.windows import choose, name, paste
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle

EMPTY = ("?????",) * 5


@on_screen
async def test_every_step_is_told_on_its_board(tmp_path: Path) -> None:
    async with tutor(
        tmp_path, first=lambda app: app.puzzles.walk(PicturePuzzle(Position(HEART))), size=(120, 40)
    ) as t:
        assert signs(t) == EMPTY
        await t.press("right")
        assert signs(t) == EMPTY, "the board before the step"
        lit = scene(t).light
        assert (lit.line, bool(lit.black)) != (None, False)
        await t.press("c")
        after = signs(t)
        assert after != EMPTY
        await t.press("c", "right", "left", "end")
        assert signs(t) == HEART.goal
        assert "Heart" in t.status()
        await t.press("left", "j")
        await choose(t, "1")
        assert signs(t) == after
        await t.press("a", "a", "L")
        assert any("ligne" in sentence or "colonne" in sentence for sentence in said(t)[-3:])


@on_screen
async def test_a_nonogram_is_played_and_watched(tmp_path: Path) -> None:
    async with tutor(
        tmp_path, first=lambda app: app.puzzles.walk(PicturePuzzle(Position(HEART)))
    ) as t:
        await t.press("P")
        assert (name(t), signs(t)) == ("PlayScreen", EMPTY)
        await t.press("f", "W")
        assert name(t) == "WalkScreen"
        assert signs(t) == EMPTY, "what the learner did is no part of it"
        await t.press("P")
        assert table(t).sheet.puzzle == HEART
        assert len(t.app.screen_stack) == 4, "back to the game that is played already"
        assert signs(t)[0] == "#????"
        await t.press("escape")
        await paste(t, "1 / 1")
        assert name(t) == "WalkScreen", "what is pasted here is watched too"
        assert scene(t).position.puzzle == Puzzle(((1,),), ((1,),))
