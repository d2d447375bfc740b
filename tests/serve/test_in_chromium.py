"""The tutor as somebody sees it in a browser: keys and the mouse in a headless Chromium."""

import asyncio
import contextlib
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web

from tests.grids import CLASSIC
from tests.serve.chromium import Browser, Page, browser, chromium
from tests.tui.driver import on_screen
from tutor.base.language import Language
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.serve.origins import Names
from tutor.serve.server import Server
from tutor.serve.signing import Seal

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing forks here"),
]


class Learners:
    """As many as there are keys; each has a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def let_in(self, key: str) -> str | None:
        return key if key.isalpha() else None

    def folder(self, name: str) -> Path | None:
        return self._folder / name


class Site:
    """A server that can be stopped and started again on its port."""

    def __init__(self, folder: Path, places: int, language: Language) -> None:
        self._folder, self._places, self._language = folder, places, language
        self.port = 0
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        server = Server(
            Learners(self._folder),
            Seal(b"s" * 32),
            Names("127.0.0.1"),
            places=self._places,
            language=self._language,
        )
        self._runner = web.AppRunner(server.app(), shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    def link(self, key: str) -> str:
        return f"http://127.0.0.1:{self.port}/?key={key}"


@asynccontextmanager
async def site(
    folder: Path, places: int = 4, language: Language = "en"
) -> AsyncIterator[tuple[Site, Browser]]:
    chromium()
    found = Site(folder / "learners", places, language)
    await found.start()
    try:
        async with browser(folder / "chromium") as opened:
            yield found, opened
    finally:
        await found.stop()


async def at_home(page: Page, link: str) -> None:
    """Somebody new, who looks around first."""
    await page.open(link)
    await page.until("Have you solved Sudoku before?")
    await page.press("Escape")
    await page.until("New grid", "Daily Sudoku")


async def paste(page: Page, text: str) -> None:
    """Ctrl+V, with something in the clipboard."""
    await page.value(
        "(() => { const data = new DataTransfer();"
        f" data.setData('text/plain', {text!r});"
        " document.querySelector('.xterm-helper-textarea').dispatchEvent("
        "new ClipboardEvent('paste', {clipboardData: data, bubbles: true})); })()"
    )


@on_screen
async def test_a_game_with_hints_survives_reloads_resizes_and_a_server_that_stops(
    tmp_path: Path,
) -> None:
    async with site(tmp_path) as (server, opened):
        page = await opened.page()
        await at_home(page, server.link("anna"))
        assert "key" not in await page.value("location.href"), "it does not stay in the address"
        await paste(page, CLASSIC)
        await page.until("Pasted grid", "DIGITS")
        before = await page.until("r1c3", "1×")
        await page.press("4")
        await page.until_changed(before)
        await page.press("h", "h", "h")
        await page.until("●●●○")
        await page.call("Page.reload")
        await page.until("●●●○", "Pasted grid")
        await page.resize(700, 500)
        await page.until("Pasted grid")
        await page.until_true("document.getElementById('terminal').terminal.rows < 40")
        await page.resize(1200, 800)
        await page.until("●●●○")
        await server.stop()
        await page.until_true("document.getElementById('panel').open")
        assert "lost" in await page.value("document.getElementById('told').textContent")
        await server.start()
        await page.until("Continue")  # a new process: home offers the game that was left open
        await page.until_true("!document.getElementById('panel').open")
        await page.press("Enter")
        await page.until("Pasted grid", "DIGITS")
        await page.press("^q")
        await page.until_true("document.getElementById('panel').open")
        assert "See you" in await page.value("document.getElementById('told').textContent")
        await page.press("Enter")
        await page.until_true("!document.getElementById('panel').open")
        await page.until("Continue")
    with contextlib.closing(open_store(tmp_path / "learners" / "anna")) as store:
        (game,) = store.played(GRIDS).games()
        assert game.title == "pasted"


@on_screen
async def test_keys_of_other_keyboards_function_keys_and_the_clipboard(tmp_path: Path) -> None:
    async with site(tmp_path, language="fr") as (server, opened):
        context = (await opened.call("Target.createBrowserContext"))["browserContextId"]
        allowed = ["clipboardReadWrite", "clipboardSanitizedWrite"]
        await opened.call("Browser.grantPermissions", permissions=allowed, browserContextId=context)
        page = await opened.page_in(context)
        await page.open(server.link("anna"))
        await page.until("Avez-vous déjà fait des sudokus")
        await page.press("Escape")
        await page.until("Nouvelle grille")
        await page.value(f"navigator.clipboard.writeText({CLASSIC!r})")
        await page.press("^v")
        await page.until("Grille collée")
        before = await page.until("L1C3", "9×5")
        await page.press("'")  # where an AZERTY keyboard has its 4
        after = await page.until_changed(before)
        assert after.split("\n")[4].count("4") > before.split("\n")[4].count("4")
        await page.press("F2")
        await page.until("●")
        await page.press("y")
        await page.until("une ligne")
        await page.press("Enter")
        await page.until("Copié")
        copied = await page.value("navigator.clipboard.readText()")
        assert copied.strip().replace("0", ".")[:2] == CLASSIC.replace("0", ".")[:2]
        assert len(copied.strip()) == 81
        await page.press("F5")
        await page.until("Grille collée"), "F5 shows conflicts, and does not reload"
        assert not await page.value("document.getElementById('panel').open")


@on_screen
async def test_a_lesson_an_exam_and_a_nonogram_with_the_mouse(tmp_path: Path) -> None:
    async with site(tmp_path) as (server, opened):
        page = await opened.page(1200, 800)
        await at_home(page, server.link("anna"))
        await page.press("l")
        await page.until("The course › The rules", "page 1/7")
        await page.press("Enter", "Enter")
        await page.until("page 3/7", "Which digit goes in the cell marked")
        await page.press("1", "Enter")
        await page.until("page 3/7", "next")
        await page.press("Escape")
        await page.until("lessons known")
        await page.press("Escape")
        await page.until("Daily Sudoku")
        await page.press("x")
        await page.until("Begin: ")
        await page.click(*await page.cell("Begin: "))
        await page.until("the same seed gives")
        await page.press("b")
        await page.until("Question 1", "1/8")
        await page.press("n", "Enter")
        await page.until("Question 2", "2/8")
        await page.press("F3")
        await page.until("Hand the exam in?")
        await page.click(*await page.cell("Hand in"))
        await page.until("out of 20", "another exam")
        await page.press("Escape")
        await page.until("Begin: ")
        await page.press("Escape")
        await page.until("Daily picture")
        await page.click(*await page.cell("Daily picture"))
        await page.until("Nonogram", "f fill", "Your turn")
        column, line = await page.cell("▐", 4)
        await page.click(column + 8, line)
        seen = await page.until("1 of ")
        assert "r1c1" not in seen.split("\n")[-1], "the cursor came along"
        await page.press("u")
        await page.until("0 of ")


@on_screen
async def test_files_come_and_go_through_the_browser(tmp_path: Path) -> None:
    async with site(tmp_path) as (server, opened):
        page, downloads = await opened.page(), tmp_path / "downloads"
        await at_home(page, server.link("anna"))
        await page.call("Page.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
        await page.press("n")
        await page.until("From a file…")
        await page.call("Page.setInterceptFileChooserDialog", enabled=True)
        await page.click(*await page.cell("From a file…"))
        await page.until("paste its text here")
        screen = await page.screen()
        assert "/etc" not in screen
        assert str(tmp_path) not in screen
        for name, text in (("bad.txt", "rubbish"), ("mine.sdm", f"{CLASSIC}\n")):
            file = tmp_path / name
            file.write_text(text)
            root = await page.call("DOM.getDocument")
            found = await page.call(
                "DOM.querySelector", nodeId=root["root"]["nodeId"], selector="#file"
            )
            await page.press("Enter")
            await asyncio.sleep(0.5)
            await page.call("DOM.setFileInputFiles", files=[str(file)], nodeId=found["nodeId"])
            await page.until(name)
        await page.until("mine.sdm", "DIGITS")
        await page.press("S")
        await page.until("one line")
        await page.press("Enter")
        await page.until("downloads")
        for _ in range(200):
            if list(downloads.glob("*.txt")):
                break
            await asyncio.sleep(0.05)
        (saved,) = downloads.glob("*.txt")
        assert saved.read_text().strip().replace("0", ".") == CLASSIC.replace("0", ".")
        await opened.call(
            "Browser.grantPermissions",
            permissions=["clipboardSanitizedWrite", "clipboardReadWrite"],
        )
        await page.value(
            "navigator.clipboard.writeText = async (text) => { window.copied = text; }"
        )
        await page.press("y")
        await page.until("one line")
        await page.press("Enter")
        await page.until("Copied")
        assert CLASSIC[:9].replace("0", ".") in (await page.value("window.copied")).replace(
            "0", "."
        )
        await page.value("navigator.clipboard.writeText = async () => { throw 0; }")
        await page.value("document.execCommand = () => false")
        await page.press("y")
        await page.until("one line")
        await page.press("Enter")
        await page.until_true("document.getElementById('panel').open")
        assert (await page.value("document.getElementById('text').value")).count(".") > 20
    shutil.rmtree(downloads)


@on_screen
async def test_two_learners_and_no_third(tmp_path: Path) -> None:
    async with site(tmp_path, places=2) as (server, opened):
        anna, bela, third = [await opened.page() for _ in range(3)]
        await at_home(anna, server.link("anna"))
        await at_home(bela, server.link("bela"))
        await anna.press("d")
        await anna.until("DIGITS")
        assert "Daily Sudoku" in await bela.screen()
        await third.open(server.link("third"))
        assert "All places are taken" in await third.value("document.body.textContent")
        stranger = await opened.page()
        await stranger.open(server.link("0"))
        assert "no longer valid" in await stranger.value("document.body.textContent")
        joined = await stranger.value(
            f"new Promise(done => {{ const line = new WebSocket('ws://127.0.0.1:{server.port}/ws');"
            " line.onclose = event => done(event.code); })"
        )
        assert joined == 4003


@on_screen
async def test_another_site_gets_nothing(tmp_path: Path) -> None:
    """A page from elsewhere, opened in the same browser by somebody who is at the tutor."""

    async def evil(request: web.Request) -> web.Response:
        return web.Response(text="<p>hello</p>", content_type="text/html")

    app = web.Application()
    app.router.add_get("/", evil)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    elsewhere = runner.addresses[0][1]
    async with site(tmp_path) as (server, opened):
        context = (await opened.call("Target.createBrowserContext"))["browserContextId"]
        page = await opened.page_in(context)
        await at_home(page, server.link("anna"))
        other = await opened.page_in(context)
        await other.open(f"http://localhost:{elsewhere}/")
        home = f"127.0.0.1:{server.port}"
        closed = await other.value(
            f"new Promise(done => {{ const line = new WebSocket('ws://{home}/ws');"
            " line.onmessage = () => done('joined'); line.onclose = event => done(event.code); })"
        )
        assert closed == 1006, "refused before it is a line"
        read = await other.value(
            f"fetch('http://{home}/', {{credentials: 'include'}})"
            ".then(() => 'read', () => 'refused')"
        )
        assert read == "refused"
        framed = await other.value(
            "new Promise(done => { const frame = document.createElement('iframe');"
            f" frame.src = 'http://{home}/'; frame.onload = () => setTimeout(() => {{"
            " let text; try { text = frame.contentDocument && 'read' } catch { text = null }"
            " done(text || 'closed'); }, 200); document.body.append(frame); })"
        )
        assert framed == "closed"
        await page.until("Daily Sudoku")
    await runner.cleanup()
