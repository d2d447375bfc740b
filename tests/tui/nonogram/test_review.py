"""A nonogram read back on the board, move by move."""

from pathlib import Path

from textual.widgets import OptionList

from tests.tui.driver import on_screen, tutor
from tests.tui.nonogram.playing import HEART, board, playing, said, scene, signs
from tests.tui.windows import choose, name, say
from tutor.games.nonogram.codec import PICTURES
from tutor.nonogram.position import BLACK
from tutor.tui.screens.games import GamesScreen
from tutor.tui.screens.review import ReviewScreen

EMPTY = ("?????",) * 5


@on_screen
async def test_summary_moves_and_the_way_back(tmp_path: Path) -> None:
    async with playing(tmp_path, size=(120, 40)) as t:
        await t.press("f", "down", "x", "f", "V")
        screen = board(t)
        assert isinstance(screen, ReviewScreen)
        assert "Heart" not in t.text(), "nobody has found out yet what it shows"
        assert signs(t)[:2] == ("#????", "#????")
        await t.press("right")
        assert said(t)[0].startswith("Move 1 · r1c1 black")
        assert (signs(t), scene(t).light.wrong) == (EMPTY, (0,))
        await t.press("c")
        assert signs(t)[0] == "#????", "after the move"
        assert t.notices()[-1] == say("en", "nonogram-review-is-after")
        await t.press("c", "end", "L")
        assert t.notices()[-1] == say("en", "nonogram-review-is-before")
        assert said(t)[0].startswith("Coup 3 · L2C1 en noir")
        await t.press("j")
        await choose(t, "0")
        assert screen.review.index == 0
        await t.press("c", "question_mark")
        assert name(t) == "HelpScreen"
        await t.press("escape", "escape")
        assert name(t) == "PlayScreen"


@on_screen
async def test_opened_from_the_list_of_games(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        keeper = t.app.store.played(PICTURES).new_game(HEART, "typed")
        keeper.game.paint([5, 6, 7, 8, 9], BLACK)
        t.app.push_screen(GamesScreen())
        await t.settle()
        menu = t.screen.query_one(OptionList)
        menu.highlighted = menu.get_option_index(f"nonogram-{keeper.record.id}")
        await t.press("V")
        assert t.status().split()[-1] == "0/1"
        await t.press("escape")
        assert name(t) == "GamesScreen"
