"""A chain, a net or a trial line by line on every screen that tells one, with the same keys."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.grids import grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import calm, say, walking
from tutor.base.language import Language
from tutor.explain.path import path, simplest
from tutor.games.sudoku.arguments import arguments_of
from tutor.games.told import Argument
from tutor.language import LANGUAGES
from tutor.narrate.sudoku.eureka import eureka
from tutor.store import Settings
from tutor.sudoku.formats import line_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER
from tutor.techniques.step import Step
from tutor.tui.app import TutorApp

NINE = Geometry.of(3, 3)
NEEDS_A_CHAIN = ".548..6...78.12...2..9....4.2.....597..1.......1...8..8.....9.....3.7........62.."
CHAIN = "xy-chain"


@cache
def chain() -> tuple[Grid, Step]:
    """A board whose simplest step is a chain."""
    easier = LADDER[: [technique.id for technique in LADDER].index(CHAIN)]
    board = path(grid_of(NEEDS_A_CHAIN), easier).reached
    step = simplest(board)
    assert step is not None
    assert step.technique == CHAIN
    return board, step


def argument(language: Language = "en") -> Argument:
    (found,) = arguments_of(chain()[1], NINE, language)
    return found


def place(line: int, language: Language = "en") -> str:
    return say(language, "line-of", line=line, of=len(argument().lines))


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (120, 40)])
@on_screen
async def test_a_hint_is_read_line_by_line_in_play(tmp_path: Path, size: tuple[int, int]) -> None:
    async with tutor(tmp_path, grid=chain()[0], size=size) as t:
        await t.press("e")
        await calm(t)
        whole, cursor = t.scene.light, t.cursor
        assert say("en", "do-read-lines") in t.text()
        await t.press("l")
        for number in range(1, len(argument().lines) + 1):
            assert place(number) in t.text()
            assert t.cursor == cursor, "the arrows lead through the lines"
            assert t.scene.light == argument().lit(number)[0]
            if number < len(argument().lines):
                assert say("en", "do-line-on") in t.lines()[-1]
                await t.press("right")
        await t.press("right")
        assert place(len(argument().lines)) in t.text(), "there is no line after the last"
        assert say("en", "do-line-on") not in t.lines()[-1]
        await t.press("left", "home", "left")
        assert place(1) in t.text()
        await t.press("end", "up")
        assert t.scene.light == whole
        assert place(len(argument().lines)) not in t.text()
        assert say("en", "do-apply").split()[0] in t.text()
        await t.press("up")
        assert t.cursor != cursor, "now the arrows move the cursor"


@on_screen
async def test_escape_leaves_the_lines_first_and_then_the_hint(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=chain()[0]) as t:
        await t.press("e")
        await calm(t)
        await t.press("l", "escape")
        assert say("en", "do-read-lines") in t.text()
        await t.press("escape")
        assert t.title() == say("en", "coach-title-turn")
        await t.press("l")
        assert say("en", "lines-none") in t.said()


@pytest.mark.parametrize(
    ("key", "happened"),
    [
        ("u", lambda t: say("en", "nothing-to-undo") in t.said()),
        ("n", lambda t: "MARKS" in t.status()),
        ("tab", lambda t: t.cursor != "r1c8"),
        ("a", lambda t: t.game.board.cells[80].centre != 0),
    ],
)
@on_screen
async def test_any_other_key_does_what_it_always_does(
    tmp_path: Path, key: str, happened: Callable[[Driver], bool]
) -> None:
    async with tutor(tmp_path, grid=chain()[0]) as t:
        await t.press("e")
        await calm(t)
        await t.press("l", "right", key)
        assert happened(t)
        assert place(2) not in t.text()


@on_screen
async def test_pages_and_help_leave_the_line_where_it_is(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=chain()[0]) as t:
        await t.press("e")
        await calm(t)
        await t.press("l", "right", "pagedown", "pageup", "z", "question_mark")
        assert say("en", "do-line-on") in t.text() or "Help" in t.text()
        await t.press("escape")
        assert place(2) in t.text()
        await t.press("f9")
        assert place(2, "fr") in t.text(), "the same line in the other language"
        assert argument("fr").lines[1].text in " ".join(t.said()).replace("**", "")


@on_screen
async def test_with_vim_keys_another_key_begins_and_letters_are_arrows(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=chain()[0], settings=Settings(vim_keys=True)) as t:
        await t.press("e")
        await calm(t)
        await t.press("semicolon", "l", "l", "h")
        assert place(2) in t.text()
        await t.press("k")
        assert place(2) not in t.text()


@on_screen
async def test_a_key_writes_chains_in_eureka_notation(tmp_path: Path) -> None:
    line = eureka(chain()[1], NINE)
    assert line is not None
    async with tutor(tmp_path, grid=chain()[0], size=(120, 40)) as t:
        await t.press("e")
        await calm(t)
        first = line.split("-")[0]
        assert first not in t.text()
        await t.press("E")
        assert first in t.text()
        await t.press("l")
        assert first in t.text(), "also line by line"
        await t.press("E")
        assert first not in t.text()
        await t.press("E")
    async with tutor(tmp_path, grid=chain()[0]) as t:
        await t.press("e")
        await calm(t)
        assert first in t.text(), "the choice is kept"


@on_screen
async def test_a_walk_reads_lines_and_goes_on_after_the_last(tmp_path: Path) -> None:
    board = chain()[0]
    async with tutor(tmp_path, first=walking(line_of(board))) as t:
        await calm(t)
        await t.press("right", "end", "home")
        step = t.status()
        while place(1) not in t.text():
            await t.press("right")
            await t.press("down")
        before = t.status()
        assert before != step
        await t.press("end")
        assert say("en", "do-line-on") not in t.text(), "what follows is no line"
        await t.press("right")
        assert t.status() != before, "the next step"
        assert place(1) not in t.text()
        await t.press("left", "down", "left")
        assert place(1) not in t.text(), "before the first line the step before"


TOLD_IN_LINES = ["xy-chain", "als-xz", "w-wing", "contradiction-chain", "nonogram-contradiction"]


def lesson(id_: str) -> Callable[[TutorApp], None]:
    return lambda app: app.lessons.open_lesson(id_)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "id_", ["xy-chain", "als-xz", "w-wing", "contradiction-chain", "nonogram-contradiction"]
)
@on_screen
async def test_a_lesson_reads_its_example_line_by_line(
    tmp_path: Path, id_: str, language: Language
) -> None:
    async with tutor(tmp_path, first=lesson(id_), language=language) as t:
        while say(language, "do-read-lines") not in t.text():
            await t.press("enter")
        page = t.status()
        await t.press("l")
        begins = say(language, "line-of", line=1, of=99).partition("99")[0]
        assert begins in t.text()
        await t.press("enter")
        assert begins not in t.text()
        assert t.status() == page, "Enter reads the next line, and turns no page"
        await t.press("escape")
        assert t.status() == page
        assert say(language, "do-read-lines") in t.text()


@on_screen
async def test_a_verdict_is_read_line_by_line(tmp_path: Path) -> None:
    def exercising(app: TutorApp) -> None:
        app.lessons.open_exercises("xy-chain")

    async with tutor(tmp_path, first=exercising) as t:
        assert say("en", "do-read-lines") not in t.text()
        await t.press("a")
        assert say("en", "do-read-lines") in t.text()
        await t.press("l", "right")
        assert say("en", "line-of", line=2, of=99).partition("99")[0] in t.text()
        await t.press("escape", "enter")
        assert say("en", "do-read-lines") not in t.text(), "the next exercise"


@on_screen
async def test_a_game_read_back_is_read_line_by_line(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=chain()[0]) as t:
        await t.press("e")
        await calm(t)
        await t.press("a", "V")
        await calm(t)
        await t.press("end")
        page = t.status()
        await t.press("down", "right")
        assert place(2) in t.text()
        assert t.scene.light == argument().lit(2)[0]
        await t.press("up")
        assert say("en", "do-read-lines") in t.text()
        assert t.status() == page


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
@on_screen
async def test_every_sign_of_the_legend_stands_on_the_board(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with tutor(tmp_path, grid=chain()[0], size=size, language="fr") as t:
        await t.press("e", "l", "right")
        edge = t.view.region.right
        board = "".join(line[:edge] for line in t.lines())
        legend = [line[edge:] for line in t.lines() if "jusqu’ici" in line[edge:]]
        assert len(legend) == 2, "what is true, and what is false"
        signs = {sign for line in legend for sign in line if sign in "αβ" or "①" <= sign <= "⑳"}
        assert {"①", "②"} <= signs
        assert signs <= set(board)
