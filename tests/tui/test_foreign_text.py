"""Names and titles that want to do something, on every screen that shows one."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import DirectoryTree, Input, TextArea

from tests.cli import test_exam_papers as exams
from tests.foreign import EVIL, HONEST, hidden_in
from tests.grids import CLASSIC, grid_of
from tests.store.play_nonogram import PUZZLE as HOUSE
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import calm, press, submit
from tutor.base.shown import printable
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.language.problems import bad_grid
from tutor.learn.exam.preferences import ExamPreferences
from tutor.nonogram.position import BLACK, Position
from tutor.nonogram.puzzle import puzzle_of
from tutor.store import Problem
from tutor.sudoku.formats import BadGrid
from tutor.tui.app import TutorApp
from tutor.tui.nonogram.screens import review as picture_review
from tutor.tui.screens.exams import ExamsScreen
from tutor.tui.screens.games import GamesScreen
from tutor.tui.screens.home import HomeScreen
from tutor.tui.sudoku.screens import review as grid_review

GRID = grid_of(CLASSIC)
GOAL = HOUSE.goal or ()
OURS = re.compile(r"(screen\.)?(run_command|type_digit|type_key|open|home|leave|does)\b")
"""What a click may do."""
SEEN = 12
"""So many signs of a name are shown everywhere."""
_JOINERS = hidden_in("".join(HONEST))

Opener = Callable[[TutorApp, str], object]


def harmless(t: Driver, text: str, kind: str) -> None:
    """Nothing on the screen does anything but what is ours, and the text is there to read."""
    for strip in t.screen._compositor.render_strips():
        assert hidden_in(strip.text) <= (_JOINERS if text in HONEST else set()), kind
        for segment in strip:
            if segment.style is not None:
                assert segment.style.link is None, kind
                action = segment.style.meta.get("@click")
                assert action is None or OURS.match(str(action)), (kind, action)
    shown = "".join(printable(text).split())[:SEEN]
    assert shown in "".join(t.text().split()), (kind, t.text())


def painted(title: str, *, rows: int = len(GOAL)) -> Position:
    """A picture called so, the black cells of its last rows painted."""
    drawn = [row.replace(".", "?") for row in GOAL[-rows:]]
    blank = ["?" * len(row) for row in GOAL[:-rows]]
    return Position.of(puzzle_of(GOAL, title), [*blank, *drawn])


def exam_result(app: TutorApp, name: str) -> None:
    app.exams.open_result(exams.result("easy", 8, name))


def exam_terms(app: TutorApp, seed: str) -> None:
    screen = ExamsScreen()
    screen.terms.seed = seed
    app.store.save_course("exam", ExamPreferences(name=seed).as_json())
    app.push_screen(screen)


SCREENS: dict[str, Opener] = {
    "play": lambda app, title: app.puzzles.play(GridPuzzle(GRID), title),
    "walk": lambda app, title: app.puzzles.walk(GridPuzzle(GRID), title),
    "review": lambda app, title: app.push_screen(grid_review(GRID, [], title)),
    "progress": lambda app, title: (
        app.store.played(GRIDS).new_game(GRID, title),
        app.push_screen(GamesScreen()),
    ),
    "nonogram play": lambda app, title: app.puzzles.play(PicturePuzzle(Position(HOUSE)), title),
    "nonogram walk": lambda app, title: app.puzzles.walk(PicturePuzzle(Position(HOUSE)), title),
    "nonogram review": lambda app, title: app.push_screen(picture_review(HOUSE, [], title)),
    "picture": lambda app, title: app.puzzles.play(PicturePuzzle(painted(title)), "typed"),
    "result": exam_result,
    "terms": exam_terms,
}
QUICK = {
    "all at once": "\x1b[2J[@click=app.quit]**x**[/]\u202e\n\x9b2J[link=http://e]y[/]",
    "long": EVIL["long"],
}


async def shown_on(t: Driver, screen: str, texts: dict[str, str]) -> None:
    for kind, text in texts.items():
        depth = len(t.app.screen_stack)
        SCREENS[screen](t.app, text)
        await t.settle()
        harmless(t, text, kind)
        while len(t.app.screen_stack) > depth:
            t.app.pop_screen()
        t.app.clear_notifications()
        t.app._told.clear()
        await t.settle()


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
@on_screen
async def test_screens_show_names_and_nothing_happens(screen: str, tmp_path: Path) -> None:
    async with tutor(tmp_path, size=(120, 40)) as t:
        await shown_on(t, screen, QUICK)


ALL_NAMES = {
    **{kind: text for kind, text in EVIL.items() if hidden_in(text) or set("[*") & set(text)},
    **{text: text for text in HONEST},
}


@pytest.mark.slow
@pytest.mark.parametrize("part", [0, 1])
@on_screen
async def test_a_line_and_a_speech_show_every_name(part: int, tmp_path: Path) -> None:
    """By turns: what is done to a name is the same for both."""
    names = list(ALL_NAMES.items())
    async with tutor(tmp_path, size=(120, 40)) as t:
        await shown_on(t, ("play", "result")[part], dict(names[part::2]))


@pytest.mark.slow
@on_screen
async def test_a_list_shows_every_name(tmp_path: Path) -> None:
    async with tutor(tmp_path, size=(120, 2 * len(ALL_NAMES) + 20)) as t:
        for text in ALL_NAMES.values():
            t.app.store.played(GRIDS).new_game(GRID, text)
        t.app.push_screen(GamesScreen())
        await t.settle()
        for kind, text in ALL_NAMES.items():
            if text not in HONEST:
                assert "".join(printable(text).split())[:SEEN] in "".join(t.text().split()), kind
        harmless(t, HONEST[0], "all at once")


@pytest.mark.parametrize("is_nonogram", [False, True])
@on_screen
async def test_home_offers_to_continue(is_nonogram: bool, tmp_path: Path) -> None:
    async with tutor(tmp_path, size=(120, 40)) as t:
        for kind, text in QUICK.items():
            if is_nonogram:
                t.app.store.played(PICTURES).new_game(puzzle_of(GOAL), text).game.paint([0], BLACK)
            else:
                t.app.store.played(GRIDS).new_game(GRID, text).game.place([2], 4)
            home = t.screen
            assert isinstance(home, HomeScreen)
            home.retell()
            await t.settle()
            harmless(t, text, kind)


@on_screen
async def test_a_picture_is_named_with_its_stars(tmp_path: Path) -> None:
    async with tutor(tmp_path, size=(120, 40)) as t:
        t.app.puzzles.play(PicturePuzzle(painted("**bold** and [b]", rows=4)), "typed")
        await t.settle()
        await t.press("right", "right", "f")
        assert t.text().count("**bold** and [b]") == 2, "above the board, and by the coach"


@on_screen
async def test_notices(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        for kind, text in EVIL.items():
            t.app.warn(Problem("damaged", Path(text), text))
            t.app.warn(None)  # that trouble is over
            t.app.tell(bad_grid(BadGrid("not-a-grid", 1, 1, found=text), t.app.speaker, text))
            await t.pilot.pause()
            assert len(t.notices()) == 2
            assert not hidden_in("".join(t.notices())), kind
            assert not any(notice.markup for notice in t.app._notifications), kind
            t.app.clear_notifications()


@on_screen
async def test_the_tree_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    monkeypatch.chdir(folder)
    names = ["a\x1b[2J\n[@click=app.quit]x", os.fsdecode(b"b\xff\x9b.txt"), "c++ [1] =).txt"]
    for name in names:
        Path(name).write_text("hello world\n", encoding="utf-8")
    async with tutor(tmp_path, size=(120, 40)) as t:
        t.app.puzzles.browse()
        await t.pilot.pause()
        await calm(t)
        await t.until(lambda: len(t.screen.query_one(DirectoryTree).root.children) == len(names))
        for name in names:
            harmless(t, name, name)
        for name in names:
            await submit(t, f"./{name}")
            harmless(t, f"{printable(name)}: grid 1", name)


@on_screen
async def test_what_is_pasted_or_saved_under_a_name(tmp_path: Path) -> None:
    async with tutor(tmp_path, size=(120, 40)) as t:
        text = QUICK["all at once"]
        t.app.puzzles.paste()
        await t.pilot.pause()
        t.screen.query_one(TextArea).text = "hello [b]\x1b[2J\u202e"
        await press(t, "ctrl+s")
        harmless(t, r"[b]\x1b[2J\u202e", "quoted")
        await press(t, "escape")
        t.app.hand_over("x", "x.txt")
        await t.pilot.pause()
        t.screen.query_one(Input).value = text
        await calm(t)
        harmless(t, "[@click=app.quit]", "typed")
        await submit(t, f"{tmp_path}/no/{text}")
        harmless(t, printable(text), "can’t be written")
