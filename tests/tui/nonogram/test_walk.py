"""Pas à pas: a nonogram solved step by step, back and forth."""

from pathlib import Path

from tests.tui.driver import on_screen, tutor
from tests.tui.nonogram.playing import HEART, playing, said, scene, signs, table, walk
from tests.tui.windows import choose, name, paste
from tutor.narrate import nonogram as narrate
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import LADDER

EMPTY = ("?????",) * 5


@on_screen
async def test_every_step_is_told_on_its_board(tmp_path: Path) -> None:
    async with tutor(
        tmp_path, first=lambda app: app.open_nonogram_walk(Position(HEART)), size=(120, 40)
    ) as t:
        stages = walk(t).walk.stages
        assert signs(t) == EMPTY
        assert "Heart" not in t.text()
        await t.press("right")
        first = stages[0].step
        assert signs(t) == EMPTY, "the board before the step"
        assert (scene(t).light.line, scene(t).light.black) == (first.line, first.black)
        await t.press("c")
        assert signs(t) == stages[1].before.written()
        await t.press("c", "right", "left", "end")
        assert signs(t) == HEART.goal
        assert "Heart" in t.status()
        assert f"{len(stages)} steps" in said(t)[-1]
        assert "min for a practised player" in said(t)[-1]
        assert narrate.called("overlap", "en") in said(t)[-1]
        await t.press("left", "j")
        await choose(t, "1")
        assert signs(t) == stages[1].before.written()
        await t.press("a")
        await t.until(lambda: walk(t).index >= 2)
        await t.press("a", "L")
        assert any("ligne" in sentence or "colonne" in sentence for sentence in said(t)[-3:])


@on_screen
async def test_with_fewer_rules_a_search_is_needed(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.open_nonogram_walk(Position(HEART))) as t:
        await t.press("f")
        await choose(t, "up-to")
        await choose(t, LADDER[0].id)
        assert set(walk(t).walk.counts()) == {"search"}
        await t.press("right")
        assert "No rule applies any more" in " ".join(said(t))
        await t.press("P")
        assert (name(t), signs(t)) == ("PlayScreen", EMPTY)
        await t.press("W")
        assert name(t) == "WalkScreen"
        await t.press("P")
        assert table(t).sheet.puzzle == HEART
        assert len(t.app.screen_stack) == 4, "back to the game that is played already"
        await t.press("escape")
        await paste(t, "1 / 1")
        assert walk(t).puzzle == Puzzle(((1,),), ((1,),)), "what is pasted here is watched too"


@on_screen
async def test_a_board_gone_wrong_is_refused(tmp_path: Path) -> None:
    wrong = Position.of(HEART, ["#????", "?????", "?????", "?????", "?????"])
    async with tutor(tmp_path, first=lambda app: app.open_nonogram_walk(wrong)) as t:
        assert "r1c1" in " ".join(said(t))
        await t.press("right", "end", "a")
        assert walk(t).index == 0
        assert not walk(t).walk.stages


@on_screen
async def test_a_game_can_be_watched_from_its_beginning(tmp_path: Path) -> None:
    async with playing(tmp_path) as t:
        await t.press("f", "W")
        assert signs(t) == EMPTY, "what the learner did is no part of it"
        await t.press("escape")
        assert signs(t)[0] == "#????"
