"""A class of two in two browsers and on paper, from an empty folder to one table of results."""

import asyncio
import csv
import io
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from aiohttp import web

from tests.cli.runner import tutor
from tests.grids import CLASSIC_SOLUTION
from tests.serve.chromium import Browser, Page, browser, chromium
from tests.tui.driver import on_screen
from tutor.base.language import Language
from tutor.classroom.classroom import Classroom
from tutor.learn.exam.questions import Finish
from tutor.serve.class_door import ClassDoor
from tutor.serve.desk import Desk
from tutor.serve.origins import Names
from tutor.serve.server import Server
from tutor.serve.signing import Seal, secret_in

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing forks here"),
]
PICTURES = os.environ.get("CLASS_PICTURES")
"""A folder for pictures of what is to be looked at; none are made without it."""
ALMOST = f".{CLASSIC_SOLUTION[1:80]}."
"""Two cells are left."""


class Slips:
    """Codes, PINs and links as they are printed."""

    def __init__(self, sheet: str) -> None:
        self.codes = re.findall(r"code (\w+)   PIN (\d+ \d+)", sheet)
        self.keys = re.findall(r"key=(\S+)", sheet)


@asynccontextmanager
async def served(
    folder: Path, aside: Path, language: Language = "en"
) -> AsyncIterator[tuple[str, ClassDoor, Browser]]:
    chromium()
    seal = Seal(secret_in(folder))
    desk = Desk(Classroom.open(folder), seal)
    door = ClassDoor(desk)
    names = Names("127.0.0.1")
    server = Server(desk, seal, names, places=4, language=language, door=door)
    runner = web.AppRunner(server.app(), shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        async with browser(aside / "chromium") as opened:
            yield f"http://127.0.0.1:{runner.addresses[0][1]}/", door, opened
    finally:
        await runner.cleanup()


async def pictured(page: Page, name: str) -> None:
    if PICTURES:
        await asyncio.sleep(0.5)
        await page.picture(Path(PICTURES) / f"{name}.png")


async def typed_into(page: Page, name: str, text: str) -> None:
    await page.value(f"document.querySelector('[name={name}]').focus()")
    await page.call("Input.insertText", text=text)


async def at_home(page: Page) -> None:
    """Somebody new, who looks around first."""
    await page.until("Have you solved Sudoku before?")
    await page.press("Escape")
    await page.until("From your teacher")


@on_screen
async def test_a_class_of_two_on_screen_and_on_paper(tmp_path: Path) -> None:
    room = tmp_path / "class"
    assert tutor("class", "new", str(room)).code == 0
    sheet = tutor("class", "add", str(room), "Anna", "<i>Béla</i>")
    slips = Slips(sheet.out)
    tutor("class", "assign", str(room), "--grids", ALMOST)
    terms = ("--exam", "--kinds", "finish", "--questions", "1", "--seed", "7", "--strict")
    tutor("class", "assign", str(room), *terms, "--until", "2999-12-24")
    async with served(room, tmp_path) as (address, door, opened):
        anna, bela, teacher = [await opened.page() for _ in range(3)]
        await teacher.open(f"{address}teacher?key={door.key}")
        assert "key" not in await teacher.value("location.href")
        await teacher.until_true("document.body.textContent.includes('0 of 2 here')")
        await anna.open(address)
        await pictured(anna, "sign-in")
        for pin in ("000 000", slips.codes[0][1]):
            await typed_into(anna, "code", slips.codes[0][0].upper())
            await typed_into(anna, "pin", pin)
            await anna.press("Enter")
            if pin == "000 000":
                await anna.until_true("document.body.textContent.includes('don’t match')")
                await pictured(anna, "sign-in-wrong")
        await at_home(anna)
        await bela.open(f"{address}?key={slips.keys[1]}")
        await at_home(bela)
        await pictured(anna, "home")
        await anna.press("t")
        await anna.until("› Tasks", "○ A puzzle to solve", "○ Exam: ")
        await anna.press("ArrowDown")
        await anna.until("until 24 December 2999")
        await pictured(anna, "tasks")
        await anna.press("ArrowUp", "Enter")
        await anna.until("Task 1 · puzzle 1", "DIGITS")
        await anna.press("5", "Tab", "9")
        await anna.until("Solved")
        await anna.press("Escape")
        await anna.until("● A puzzle to solve")
        await anna.press("Escape")
        await anna.until("From your teacher", "Exam: ")
        await anna.press("Enter")
        await anna.until("Anna", "Strict")
        await pictured(anna, "exam")
        await anna.press("b")
        await anna.until("Question 1", "1/1")
        await pictured(anna, "question")
        await teacher.until_true("document.querySelector('#here').textContent.startsWith('2 of 2')")
        await teacher.until_true("document.querySelector('#pupils').textContent.includes('Exam')")
        await pictured(teacher, "teacher")
        assert await teacher.value("document.querySelectorAll('#pupils i').length") == 0
        assert "<i>Béla</i>" in await teacher.value("document.querySelector('#pupils').textContent")
        await anna.press("F3")
        await anna.until("Hand the exam in?")
        await anna.click(*await anna.cell("Hand in"))
        await anna.until("out of 20")
        await pictured(anna, "mark")
        paper = tutor("class", "mark", str(room), "2", slips.codes[1][0], stdin=solved(room))
        assert "20 out of 20" in paper.out, paper
        await teacher.until_true("document.querySelector('#pupils').textContent.includes('paper')")
        read = "fetch('teacher/results.csv').then(answer => answer.text())"
        table = await teacher.value(read)
        rows = list(csv.reader(io.StringIO(table.removeprefix("\ufeff"))))
        assert [row[:4] for row in rows] == [
            ["Name", "1 · A puzzle to solve (done)", "2 · Exam: Medium (mark out of 20)", "How"],
            ["Anna", "1", "0.0", "on screen"],
            ["<i>Béla</i>", "0", "20.0", "on paper"],
        ]
        await bela.press("t")
        await bela.until("● Exam: Medium", "20/20 (paper)")
        await bela.press("Escape", "^q")
        await bela.until_true("document.getElementById('panel').open")
        await bela.value("[...document.querySelectorAll('#buttons button')].at(-1).click()")
        await bela.until_true("document.querySelector('[name=pin]') !== null")
        tutor("class", "delete", str(room), "Anna", "--yes")
        await anna.until_true("document.getElementById('panel').open")
        await anna.call("Page.reload")
        await anna.until_true("document.querySelector('[name=pin]') !== null")


def solved(room: Path) -> str:
    """The rows of a grid that is filled in, as they are typed off a paper."""
    with closing(Classroom.open(room)) as found:
        (version,) = found.tasks()[1].exams
    assert version.paper is not None
    (question,) = version.paper.questions
    assert isinstance(question, Finish)
    digits = "".join(map(str, question.solved))
    return "".join(f"{digits[at : at + 9]}\n" for at in range(0, 81, 9)) + "\n"
