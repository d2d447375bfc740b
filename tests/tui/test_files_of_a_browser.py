"""In a browser no screen has a way to the disk: files are sent, and given back."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from textual.events import Paste

from tests.grids import CLASSIC
from tests.learn.exams import paper_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import calm, choose, name, part, press, told, values_of
from tutor.games.both import NONOGRAM, SUDOKU
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.result import Result, result_of
from tutor.nonogram.image import is_image_file
from tutor.tui import browser
from tutor.tui.browser import BrowserDriver, FileArrived
from tutor.tui.screens import bring_in
from tutor.tui.screens.exams import ExamsScreen
from tutor.tui.screens.home import HomeScreen
from tutor.tui.screens.progress import ProgressScreen

NONO = b"2 1 1\n1\n1\n\n1\n1\n1\n"


class Page(BrowserDriver):
    """A page that only remembers."""

    def __init__(self) -> None:
        self.asked = 0
        self.kept: dict[str, bytes] = {}

    def tell_where(self, where: str) -> None:
        self.where = where

    def ask_for_file(self) -> None:
        self.asked += 1

    def send_file(self, name: str, data: bytes) -> None:
        self.kept[name] = data


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    made = Page()
    for module in (browser, bring_in):
        monkeypatch.setattr(module, "page_of", lambda app: made)
    return made


async def sent(t: Driver, file: str, data: bytes) -> None:
    t.screen.post_message(FileArrived(file, data))
    await calm(t)


@on_screen
async def test_a_file_is_sent_and_opened(tmp_path: Path, page: Page) -> None:
    async with tutor(tmp_path, in_browser=True) as t:
        t.app.puzzles.browse()
        await calm(t)
        assert name(t) == "UploadDialog"
        assert page.asked == 1
        await press(t, "enter")
        assert page.asked == 2
        await sent(t, "/etc/passwd", b"root:x:0")
        assert "/etc/passwd" in part(t, ".problem"), "a name, and no path that anybody follows"
        await sent(t, "mine.sdm", CLASSIC.encode())
        assert name(t) == "PlayScreen"
        assert "› mine.sdm " in t.status()
        assert values_of(t) == CLASSIC
        await sent(t, "other.sdm", b"1" * 81)
        assert name(t) == "PlayScreen", "nobody asked for it"


@on_screen
async def test_a_text_is_pasted_instead(tmp_path: Path, page: Page) -> None:
    async with tutor(tmp_path, in_browser=True) as t:
        t.app.puzzles.browse(game=SUDOKU)
        await calm(t)
        t.app.post_message(Paste(CLASSIC))
        await calm(t)
        assert name(t) == "PlayScreen"
        await press(t, "escape")
        t.app.puzzles.browse()
        await calm(t)
        await press(t, "escape")
        assert name(t) == "HomeScreen"


@on_screen
async def test_what_is_saved_is_a_download(tmp_path: Path, page: Page) -> None:
    async with tutor(tmp_path, grid=CLASSIC, in_browser=True) as t:
        before = sorted(os.listdir())
        await press(t, "S")
        await choose(t, "line")
        (kept,) = page.kept.items()
        assert kept[1].decode().strip().replace("0", ".") == CLASSIC.replace("0", ".")
        assert any(kept[0] in words and os.sep not in words for words in told(t))
        assert sorted(os.listdir()) == before


@on_screen
async def test_own_grids_of_an_exam_are_no_names_of_files(tmp_path: Path, page: Page) -> None:
    async with tutor(tmp_path, in_browser=True) as t:
        t.app.push_screen(ExamsScreen())
        await calm(t)
        own = "own"
        await choose(t, "grids")
        assert name(t) == "ChoiceDialog"
        await choose(t, own)
        assert name(t) == "UploadDialog"
        t.app.post_message(Paste("/etc/passwd"))
        await calm(t)
        assert name(t) == "UploadDialog"
        assert "root" not in part(t, ".problem")
        await sent(t, "mine.sdm", f"{CLASSIC}\n".encode())
        assert name(t) == "ExamsScreen"
        await choose(t, "grids")
        await choose(t, "none")
        assert name(t) == "ExamsScreen"


@on_screen
async def test_everything_can_be_taken_along_when_nothing_can_be_kept(
    tmp_path: Path, page: Page
) -> None:
    async with tutor(tmp_path, grid=CLASSIC, in_browser=True) as t:
        t.app.files.rescue(lambda: None)
        await calm(t)
    (kept,) = page.kept.values()
    assert b'"games"' in kept


@on_screen
async def test_progress_and_results_are_taken_along(tmp_path: Path, page: Page) -> None:
    async with tutor(tmp_path, in_browser=True) as t:
        t.app.push_screen(ProgressScreen())
        await calm(t)
        await press(t, "S")
        assert name(t) == "ProgressScreen"
        mark = result_of(Exam(paper_of("medium", minutes=30)), datetime(2026, 1, 1, tzinfo=UTC))
        t.app.exams.open_result(mark)
        await calm(t)
        await press(t, "S")
    everything, result = map(json.loads, page.kept.values())
    assert "games" in everything
    assert Result.from_json(result).as_json() == mark.as_json()


def test_what_is_sent_answers_like_a_file() -> None:
    from tutor.activity.entry import Found, read_file
    from tutor.base.upload import Upload

    upload = Upload("x.non", b"width 1\nheight 1\nrows\n1\ncolumns\n1\n")
    found = read_file(upload, NONOGRAM, NONOGRAM.speaker("en"))
    assert isinstance(found, Found)
    assert upload.stem == "x"
    assert not is_image_file(upload)
    assert is_image_file(Upload("x", b"GIF89a"))


@on_screen
async def test_the_server_hears_of_the_screen_in_front_alone(tmp_path: Path, page: Page) -> None:
    async with tutor(tmp_path, in_browser=True) as t:
        assert page.where == "Pas à pas"
        await t.press("c")
        assert page.where == "The course"
        home = t.app.screen_stack[1]
        assert isinstance(home, HomeScreen)
        home.retell()
        await t.settle()
        assert page.where == "The course"
        await t.press("escape")
        assert page.where == "Pas à pas"
