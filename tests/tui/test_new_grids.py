"""Where grids come from: made to order, from a collection, a file, or a text."""

import os
import threading
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import get_args

import pytest
from textual.widgets import DirectoryTree, TextArea

from tests.grids import CLASSIC, NINE_SOLUTIONS, grid_of, holes
from tests.tui.driver import Clock, Driver, on_screen, tutor
from tests.tui.windows import (
    begin_game,
    calm,
    choose,
    heading,
    lines,
    name,
    part,
    paste,
    press,
    say,
    submit,
    told,
    typed,
    values_of,
)
from tutor import narrate
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.base.watch import Stopped
from tutor.games.both import SUDOKU
from tutor.games.game import Choice, Purpose
from tutor.games.game import Fresh as FreshPuzzle
from tutor.games.sudoku import orders
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.collections import collections
from tutor.games.sudoku.making import LEVELS, graded
from tutor.games.sudoku.new_puzzles import SIZES
from tutor.games.sudoku.orders import Fresh, Order
from tutor.games.sudoku.puzzle import GridPuzzle, judge
from tutor.games.sudoku.titles import level_in
from tutor.learn.course import COURSES
from tutor.learn.learner import open_store
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER
from tutor.tui.app import TutorApp
from tutor.tui.screens.new_puzzle import NewPuzzleScreen

DUPLICATE = "55" + CLASSIC[2:]
NO_SOLUTION = CLASSIC[:2] + "2" + CLASSIC[3:]
"""Breaks no rule yet, but nothing completes it."""


def practising(purpose: Purpose = "play") -> Callable[[TutorApp], None]:
    def first(app: TutorApp) -> None:
        app.puzzles.menu(SUDOKU, purpose)

    return first


class Maker:
    """Makes a grid at once, and remembers what was asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Order] = []
        self.seeds: list[int | str] = []
        monkeypatch.setattr(orders, "fresh", self.fresh)

    def fresh(self, order: Order, seed: int | str, report: object = None) -> Fresh:
        self.asked.append(order)
        self.seeds.append(seed)
        grid = grid_of(CLASSIC)
        if order.geometry is not grid.geometry:
            grid = holes(order.geometry, 1, 3)
        return Fresh(grid, order.level, "")


# To order


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_every_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    maker = Maker(monkeypatch)
    async with tutor(tmp_path, language=language, first=practising()) as t:
        for level in LEVELS:
            assert lines(t)[f"level:{level}"] == say(language, f"level-{level}")
            await choose(t, f"level:{level}")
            assert name(t) == "PlayScreen"
            assert f"› {say(language, f'level-{level}')} " in t.status()
            await t.press("escape")
            assert name(t) == "NewPuzzleScreen"
            about = part(t, "#page-about")
            told = say(language, f"about-level-{level}")
            assert about.startswith(told), "the line is still chosen"
            assert about.endswith(" min."), "and how long it takes is told beside"
    assert maker.asked == [Order(Geometry.of(), level) for level in LEVELS]
    assert len(set(maker.seeds)) == len(LEVELS), "another grid each time"


@on_screen
async def test_an_easy_grid_is_made(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=practising()) as t:
        await choose(t, "level:easy")
        await t.until(lambda: name(t) == "PlayScreen")
        puzzle = t.game.puzzle
        assert judge(puzzle)[0] == "unique"
        assert graded(puzzle)[0] == "easy"
        assert "Easy" in t.status()


@on_screen
async def test_a_grid_to_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Maker(monkeypatch)
    async with tutor(tmp_path, first=practising("walk")) as t:
        await choose(t, "level:easy")
        assert name(t) == "WalkScreen"
        assert "Easy" in t.status()
        assert t.app.store.played(GRIDS).games() == [], "nobody plays"


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_by_technique(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    maker = Maker(monkeypatch)
    async with tutor(tmp_path, language=language, first=practising()) as t:
        await choose(t, "technique")
        assert lines(t) == {t.id: narrate.name(t.id, language) for t in LADDER}
        assert say(language, "choice-narrow") in t.text()
        await t.press("c", "h", "a")
        assert {"x-chain", "naked-pair"} & set(lines(t)) == {"x-chain"}, "letters narrow the list"
        await t.press("backspace", "backspace", "backspace")
        await choose(t, "x-wing")
        assert maker.asked == [Order(Geometry.of(), technique="x-wing")]
        assert f"› {narrate.name('x-wing', language)} " in t.status()


@on_screen
async def test_a_technique_that_is_hard_to_make_comes_from_the_collections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "made", lambda *_: None)
    async with tutor(tmp_path, first=practising()) as t:
        await choose(t, "technique")
        await choose(t, "x-wing")
        assert told(t) == []
        assert name(t) == "PlayScreen"
        assert graded(t.game.puzzle)[1] == "x-wing"


@on_screen
async def test_by_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    maker = Maker(monkeypatch)
    async with tutor(tmp_path, first=practising()) as t:
        await choose(t, "size")
        assert list(lines(t)) == [f"{rows}x{columns}" for rows, columns in SIZES] + ["other"]
        assert lines(t)["3x2"] == "6x6, boxes of 3x2"
        await choose(t, "3x2")
        await choose(t, "logic")
        assert maker.asked == [Order(Geometry.of(3, 2))]
        assert t.game.geometry is Geometry.of(3, 2)
        assert "› New grid · 6x6" in t.status()


@on_screen
async def test_a_small_grid_is_made(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=practising()) as t:
        await choose(t, "size")
        await choose(t, "2x3")
        await choose(t, "70")
        await choose(t, "unique")
        await t.until(lambda: name(t) == "PlayScreen")
        assert t.game.geometry is Geometry.of(2, 3)
        assert judge(t.game.puzzle)[0] == "unique"


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_another_shape(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    maker = Maker(monkeypatch)
    async with tutor(tmp_path, language=language, first=practising()) as t:
        await choose(t, "size")
        await choose(t, "other")
        for bad in ("", "boxes", "3", "3x", "0x5", "1x3", "11x2", "2x11", "-2x3", "2.5x2"):
            await submit(t, bad)
            assert name(t) == "PromptDialog"
            assert part(t, ".problem") == say(language, "size-bad")
            assert typed(t) == bad, "nothing typed is lost"
        assert maker.asked == []
        await submit(t, " 2 X 6 ")
        await choose(t, "logic")
        assert maker.asked == [Order(Geometry.of(2, 6))]
        assert t.game.geometry is Geometry.of(2, 6)


@pytest.mark.slow
@on_screen
async def test_leaving_any_window_comes_back(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=practising()) as t:
        for source in ("technique", "size", "collection", "file", "paste"):
            await choose(t, source)
            assert name(t) != "NewPuzzleScreen"
            await press(t, "escape")
            assert name(t) == "NewPuzzleScreen"
        await choose(t, "type")
        assert name(t) == "EnterScreen"
        await press(t, "escape")
        assert name(t) == "NewPuzzleScreen"


@pytest.mark.parametrize(("language", "word"), [("en", "tried"), ("fr", "essayée")])
@on_screen
async def test_work_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language, word: str
) -> None:
    clock, ended = Clock(), threading.Event()
    raised: list[BaseException] = []

    def endless(order: Order, seed: int | str, report: Callable[[int], None]) -> Fresh:
        count = 0
        try:
            while True:
                count += 1
                clock.advance(1)
                report(count)
                time.sleep(0.01)
        except BaseException as stopped:
            raised.append(stopped)
            raise
        finally:
            ended.set()

    monkeypatch.setattr(orders, "fresh", endless)
    async with tutor(tmp_path, language=language, first=practising(), clock=clock) as t:
        await t.press_at_once("enter")
        assert name(t) == "WorkDialog"
        await t.until(lambda: word in part(t, "#work-words"))
        await t.until(lambda: say(language, "keys-work") in t.text())
        await t.press_at_once("x", "enter", "q")
        assert name(t) == "WorkDialog"
        await t.press_at_once("escape")
        assert name(t) == "NewPuzzleScreen"
        await t.until(ended.is_set)
        await calm(t)
        assert name(t) == "NewPuzzleScreen"
        assert t.app.store.played(GRIDS).games() == []
    assert [type(problem) for problem in raised] == [Stopped]


@on_screen
async def test_looking_at_a_grid_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = threading.Event()

    def endless(grid: Grid, report: Callable[[str, int], None]) -> None:
        count = 0
        try:
            while True:
                count += 1
                report("", count)
                time.sleep(0.01)
        finally:
            ended.set()

    monkeypatch.setattr("tutor.games.sudoku.puzzle.judge", endless)
    async with tutor(tmp_path) as t:
        t.app.puzzles.open_text(CLASSIC)
        await t.pilot.pause()
        assert name(t) == "WorkDialog"
        await t.until(lambda: "guess" in part(t, "#work-words"))
        await t.press_at_once("escape")
        await t.until(ended.is_set)
        await calm(t)
        assert name(t) == "HomeScreen"
        assert t.app.store.played(GRIDS).games() == []


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_no_such_grid_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    def none(order: Order, seed: int | str, report: object) -> Fresh:
        raise orders.Unavailable(order)

    monkeypatch.setattr(orders, "fresh", none)
    async with tutor(tmp_path, language=language, first=practising()) as t:
        await choose(t, "level:expert")
        assert name(t) == "NewPuzzleScreen"
        assert told(t) == [say(language, "order-unavailable")]


# Collections


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_collections(tmp_path: Path, language: Language) -> None:
    shipped = {c.id: c.grids() for c in collections()}
    begin_game(
        tmp_path,
        "".join(map(str, shipped["first-grids"][2].values)),
        "collection:first-grids#3",
        fill=_solution(shipped["first-grids"][2]),
    )
    async with tutor(tmp_path, language=language, first=practising()) as t:
        await choose(t, "collection")
        offered = lines(t)
        assert list(offered) == list(shipped)
        called = say(language, "collection-first-grids")
        assert offered["first-grids"].startswith(called)
        assert f" {len(shipped['first-grids'])} " in offered["first-grids"]
        assert offered["level-easy"].startswith(say(language, "level-easy"))
        assert offered["technique-x-wing"].startswith(narrate.name("x-wing", language))
        await choose(t, "first-grids")
        offered = lines(t)
        assert len(offered) == len(shipped["first-grids"])
        done = say(language, "grid-done")
        assert [number for number, line in offered.items() if line.endswith(done)] == ["3"]
        givens = shipped["first-grids"][1].given_count
        assert f"9x9 · {givens} " in offered["2"]
        await choose(t, "2")
        assert t.game.puzzle.values == shipped["first-grids"][1].values
        assert f"› {called} 2 " in t.status()


def _solution(grid: Grid) -> str:
    from tutor.sudoku.search import solutions

    return "".join(map(str, next(iter(solutions(grid)))))


# Files


async def _browsing(t: Driver) -> None:
    t.app.puzzles.browse()
    await t.pilot.pause()
    await calm(t)
    assert name(t) == "BrowseDialog"


def _complaint(t: Driver) -> str:
    """What is said about a file, in the window or in the corner."""
    words = told(t)
    if name(t) == "BrowseDialog":
        words.append(part(t, ".problem"))
    return " ".join(words)


@on_screen
async def test_a_path_is_typed(tmp_path: Path) -> None:
    path = tmp_path / "grid.txt"
    path.write_text(f"{CLASSIC}\n")
    async with tutor(tmp_path / "home") as t:
        await _browsing(t)
        await submit(t, str(path))
        assert name(t) == "PlayScreen"
        assert values_of(t) == CLASSIC
        assert "› grid.txt " in t.status()


@on_screen
async def test_a_file_is_chosen_in_the_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "grids"
    folder.mkdir()
    (folder / "one.sdm").write_text(f"{CLASSIC}\n")
    monkeypatch.chdir(tmp_path)
    async with tutor(tmp_path / "home") as t:
        await _browsing(t)
        await submit(t, "grids")
        assert name(t) == "BrowseDialog"
        tree = t.screen.query_one(DirectoryTree)
        assert Path(tree.path).resolve() == folder
        assert t.screen.focused is tree
        await t.until(lambda: len(tree.root.children) == 1)
        await press(t, "down", "enter")
        assert name(t) == "PlayScreen"
        assert values_of(t) == CLASSIC


@on_screen
async def test_a_bad_file_leaves_the_window_open(tmp_path: Path) -> None:
    """What is wrong is said in the window, with the path still there to be mended."""
    path = tmp_path / "rubbish.txt"
    path.write_text("rubbish")
    async with tutor(tmp_path / "home") as t:
        await _browsing(t)
        await submit(t, str(path))
        assert name(t) == "BrowseDialog"
        assert "rubbish.txt" in part(t, ".problem")
        assert typed(t) == str(path)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
@on_screen
async def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "secret.txt"
    path.write_text(CLASSIC)
    path.chmod(0)
    async with tutor(tmp_path / "home") as t:
        await _browsing(t)
        await submit(t, str(path))
        assert "secret.txt" in _complaint(t)


@on_screen
async def test_keys_in_the_frame_of_a_window_are_clicked(tmp_path: Path) -> None:
    async with tutor(tmp_path, size=(120, 40), first=practising("walk")) as t:
        await choose(t, "paste")
        await paste(t, CLASSIC)
        await t.click_text("Esc closes")
        assert name(t) != "PasteDialog", "each key does what it says, not what the first one does"
        await choose(t, "paste")
        await paste(t, CLASSIC)
        await t.click_text("Ctrl+S opens it")
        assert name(t) == "WalkScreen"
        await t.press("question_mark")
        await t.click_text("Esc closes")
        assert name(t) == "WalkScreen"
        await t.press("ctrl+p")
        assert name(t) == "Palette"
        await t.click_text("Enter opens", within="Esc closes")
        assert name(t) != "Palette"


@on_screen
async def test_a_list_takes_what_is_pasted(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await t.press("i")
        assert "home" not in t.lines()[-1], "the keys of the screen below are covered"
        await paste(t, CLASSIC)
        assert (name(t), values_of(t)) == ("PlayScreen", CLASSIC)


@on_screen
async def test_the_window_to_paste_into(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=practising("walk")) as t:
        await choose(t, "paste")
        assert name(t) == "PasteDialog"
        await paste(t, "rubbish")
        await t.press("ctrl+s")
        assert name(t) == "PasteDialog"
        assert '"rubbish"' in part(t, ".problem")
        assert "rubbish" in t.text()
        t.screen.query_one(TextArea).clear()
        await paste(t, CLASSIC)
        await press(t, "ctrl+s")
        assert name(t) == "WalkScreen"
        assert values_of(t) == CLASSIC


# What a grid is worth


@pytest.mark.parametrize(
    ("language", "kind", "text", "more"),
    [
        ("fr", "against-rules", DUPLICATE, "r1c1"),
        ("en", "several", NINE_SOLUTIONS.replace("0", "."), ""),
    ],
)
@on_screen
async def test_a_grid_that_is_no_puzzle(
    tmp_path: Path, language: Language, kind: str, text: str, more: str
) -> None:
    more = more.replace("r", "L").replace("c", "C") if language == "fr" else more
    async with tutor(tmp_path, language=language) as t:
        await paste(t, text)
        assert name(t) == "ChoiceDialog"
        assert heading(t) == say(language, "offer-title")
        words = part(t, ".dialog-text")
        assert words.startswith(say(language, f"verdict-{kind}"))
        assert more.lower() in words.lower()
        solves = ("solutions",) if kind == "several" else ()
        offered = {c: say(language, f"offer-{c}") for c in ("edit", "play", *solves)}
        assert lines(t) == offered
        assert next(iter(lines(t))) == ("play" if kind == "several" else "edit")
        await t.press("escape")
        assert name(t) == "HomeScreen"
        assert t.app.store.played(GRIDS).games() == [], "nothing was begun"
        await paste(t, text)
        await choose(t, "edit")
        assert name(t) == "EnterScreen"
        assert values_of(t) == text
        await t.press("escape")
        await paste(t, text)
        await choose(t, "play")
        assert name(t) == "PlayScreen"
        assert values_of(t) == text


# Every size

SHAPES = ((2, 2), (1, 5), (3, 2), (4, 2), (9, 1), (3, 4), (2, 7), (4, 4), (5, 5))


@pytest.mark.slow
@on_screen
async def test_every_shape_opens(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        for rows, columns in SHAPES:
            geometry = Geometry.of(rows, columns)
            grid = holes(geometry, 1, 3)
            t.app.puzzles.open(GridPuzzle(grid), "size")
            await t.pilot.pause()
            await calm(t)
            assert name(t) == "PlayScreen", (rows, columns)
            assert t.game.geometry is geometry
            assert [cell.value for cell in t.game.board.cells] == grid.values
            told = geometry.n not in (9, 25)  # there is no room for so many counts and a title
            assert f"{geometry.n}x{geometry.n}" in t.status() or not told
            empty = t.number(t.cursor)
            await t.press("1")
            assert t.game.board.cells[empty].value == 1
            await t.press("escape")
            assert name(t) == "HomeScreen"


@on_screen
async def test_the_menu_begins_at_the_learners_level(tmp_path: Path) -> None:
    known = COURSES["sudoku"].order[:5]
    with closing(open_store(tmp_path)) as store:
        now = datetime.now(UTC)
        store.add_events(Event(id_, now - timedelta(days=1), 1.0, "placement") for id_ in known)
    async with tutor(tmp_path, first=practising()) as t:
        assert isinstance(t.screen, NewPuzzleScreen)
        option = t.screen.menu.highlighted_option
        assert option is not None
        assert option.id == "level:medium"


def test_nobody_is_told_how_long_watching_takes_them() -> None:
    speaker = SUDOKU.speaker("en")
    play, watch = (
        SUDOKU.new_puzzles(speaker, purpose, (), 2.0).about for purpose in get_args(Purpose)
    )
    assert play is not None
    assert watch is not None
    assert "for you" in play("level:medium")
    assert "for you" not in watch("level:medium")


def test_a_grid_chosen_by_how_long_it_takes_is_called_so_and_followed_by_one_like_it() -> None:
    wanted = next(one for one in LEVELS if one == "easy")
    menu = SUDOKU.new_puzzles(SUDOKU.speaker("en"), "play", ()).then("pace")
    assert isinstance(menu, Choice)
    levels = menu.then("long")
    assert isinstance(levels, Choice)
    source = levels.then(wanted)
    assert isinstance(source, FreshPuzzle)
    assert (
        GRIDS.called(source.title, grid_of(CLASSIC), SUDOKU.speaker("en"), False) == "Easy · long"
    )
    assert level_in(source.title) == "easy"
    again = SUDOKU.another(source.title, ())
    assert again is not None
    assert again.title == source.title
