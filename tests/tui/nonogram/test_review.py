"""A nonogram read back on the board, move by move."""

from pathlib import Path

from textual.widgets import OptionList

from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.nonogram.playing import HEART, board, playing, said, signs
from tests.tui.windows import choose, name, say
from tutor.games.nonogram.codec import PICTURES
from tutor.nonogram.position import BLACK
from tutor.nonogram.puzzle import Line
from tutor.tui.nonogram.screens.review import NonogramReviewScreen
from tutor.tui.screens.progress import ProgressScreen

EMPTY = ("?????",) * 5


def review_of(t: Driver) -> NonogramReviewScreen:
    screen = board(t)
    assert isinstance(screen, NonogramReviewScreen)
    assert screen.review is not None
    return screen


@on_screen
async def test_summary_moves_and_the_way_back(tmp_path: Path) -> None:
    async with playing(tmp_path, size=(120, 40)) as t:
        await t.press("V")
        assert said(t)[-1] == say("en", "review-empty")
        await t.press("escape", "f", "down", "x", "f")
        await t.press("V")
        screen = review_of(t)
        assert "Heart" not in t.text(), "nobody has found out yet what it shows"
        assert signs(t)[:2] == ("#????", "#????")
        assert "Hints: 0 · guesses: 0 · wrong: 2 · taken back: 1" in said(t)
        await t.press("right")
        assert said(t)[0].startswith("Move 1 · r1c1 black")
        assert said(t)[1] == say("en", "review-wrong")
        assert (signs(t), screen.light.wrong) == (EMPTY, (0,))
        await t.press("c")
        assert signs(t)[0] == "#????", "after the move"
        await t.press("c", "end")
        assert said(t)[1] == say("en", "review-step")
        assert (screen.light.line, screen.light.black) == (Line("row", 1), (5,))
        assert screen.light.wrong == (0,), "it still stood there"
        assert signs(t)[0] == "#????"
        await t.press("L")
        assert said(t)[0].startswith("Coup 3 · L2C1 en noir")
        await t.press("j")
        await choose(t, "0")
        assert screen.index == 0
        await t.press("c", "question_mark")
        assert name(t) == "HelpScreen"
        await t.press("escape", "escape")
        assert name(t) == "PlayScreen"


@on_screen
async def test_opened_from_the_list_of_games(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        keeper = t.app.store.played(PICTURES).new_game(HEART, "typed")
        keeper.game.paint([5, 6, 7, 8, 9], BLACK)
        t.app.push_screen(ProgressScreen())
        await t.settle()
        menu = t.screen.query_one(OptionList)
        menu.highlighted = menu.get_option_index(f"nonogram-{keeper.record.id}")
        await t.press("V")
        found = review_of(t).review
        assert found is not None
        assert [move.technique for move in found.moves] == ["full-line"]
        await t.press("escape")
        assert name(t) == "ProgressScreen"
