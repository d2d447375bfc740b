"""The tutor in a terminal that is not there: opened, driven by keys and mouse, and read.

A test is an ``async def`` under :func:`on_screen`, which runs it to its end::

    @on_screen
    async def test_digits_are_placed(tmp_path: Path) -> None:
        async with tutor(tmp_path, grid=CLASSIC) as t:
            await t.press("4")
            assert t.cell("r1c3").value == 4
"""

import asyncio
import functools
import re
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, ParamSpec

from rich.cells import cell_len
from textual.events import MouseMove
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from tests.conftest import PATIENCE
from tests.grids import grid_of
from tests.tui.quiet import painted_when_settled, settle
from tutor.base.language import Language
from tutor.games.sudoku.board import Cell
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.learn.learner import open_store
from tutor.store import Settings
from tutor.sudoku.grid import Grid
from tutor.tui.app import TutorApp, local_now
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.screens.play import PlayScreen
from tutor.tui.sudoku.layout import Layout
from tutor.tui.sudoku.look import Look, Scene
from tutor.tui.sudoku.screens import GridTable
from tutor.tui.sudoku.widget import BoardView
from tutor.tui.widgets.status import KeyBar, StatusLine

P = ParamSpec("P")


def on_screen(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for things, as a plain function."""

    @functools.wraps(test)
    def run(*args: P.args, **values: P.kwargs) -> None:
        asyncio.run(test(*args, **values))

    return run


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


class Driver:
    """Somebody at the keyboard, who also reads the screen."""

    def __init__(self, app: TutorApp, pilot: Pilot[None], clock: Clock) -> None:
        self.app = app
        self.pilot = pilot
        self.clock = clock

    # Doing

    async def press(self, *keys: str) -> None:
        """Press keys by their Textual names, and wait until all that follows has happened."""
        for key in keys:
            await self.pilot.press(key)
            if self._is_busy:
                await self.settle()
        await self.settle()

    @property
    def _is_busy(self) -> bool:
        """Whether something works in the background."""
        return any(not worker.is_finished for worker in self.app.workers)

    async def press_at_once(self, *keys: str) -> None:
        """Press keys without waiting for anything that works in the background."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def settle(self) -> None:
        """Wait until nothing works in the background and every message has been taken."""
        await settle(self.app)

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < end, "nothing happened"
            await asyncio.sleep(0.005)
        await self.pilot.pause()

    async def tick(self, seconds: float = 1.0) -> None:
        """Let time pass on the clock, and let the play screen look at it as its timer would."""
        self.clock.advance(seconds)
        self.play._tick()
        await self.pilot.pause()

    async def resize(self, width: int, height: int) -> None:
        """Another size of the terminal."""
        await self.pilot.resize_terminal(width, height)
        await self.settle()

    def place_of(self, cell: str, digit: int | None = None) -> Offset:
        """Where a cell is on the screen, or the place of a mark in it."""
        view = self.view
        region = self.layout.region(self.number(cell))
        inside = Offset(region.width // 2, region.height // 2)
        if digit is not None:
            inside = Offset(*self.layout.place_of_mark(digit))
        return view.content_region.offset + region.offset + inside - view.scroll_offset

    async def click(
        self,
        cell: str,
        *,
        ctrl: bool = False,
        shift: bool = False,
        button: int = 1,
        digit: int | None = None,
    ) -> None:
        """Click a cell, or the place of a mark in it."""
        place = self.place_of(cell, digit)
        await self.pilot.click(offset=place, control=ctrl, shift=shift, button=button)
        await self.settle()

    async def click_text(self, text: str, *, within: str = "", button: int = 1) -> None:
        """Click words that are on the screen, in a line that has others too."""
        lines = self.lines()
        row = next(y for y, line in enumerate(lines) if text in line and within in line)
        place = cell_len(lines[row][: lines[row].index(text)])
        await self.pilot.click(offset=(place, row), button=button)
        await self.settle()

    async def click_count(self, digit: int, *, button: int = 1) -> None:
        """Click a digit below the board."""
        view = self.board_screen.view.region
        lines = self.lines()
        row = next(y for y in reversed(range(view.y, view.bottom)) if "×" in lines[y])
        found = re.search(rf"(?<!\S){digit}[×✓!]", lines[row])
        assert found, lines[row]
        await self.pilot.click(offset=(found.start(), row), button=button)
        await self.settle()

    async def drag(self, first: str, *others: str) -> None:
        """Draw the mouse over cells with its button down."""
        await self.pilot.mouse_down(offset=self.place_of(first))
        for cell in others:
            place = self.place_of(cell)
            await self.pilot._post_mouse_events([MouseMove], None, place, button=1)
        await self.pilot.mouse_up(offset=self.place_of((first, *others)[-1]))
        await self.settle()

    # Where things are

    @property
    def screen(self) -> Screen[Any]:
        """The screen in front."""
        return self.app.screen

    @property
    def board_screen(self) -> BoardWithCoach:
        """The screen with a board that is on top of the others, below any window."""
        return [s for s in self.app.screen_stack if isinstance(s, BoardWithCoach)][-1]

    @property
    def play(self) -> PlayScreen:
        """The screen with the game."""
        assert isinstance(self.board_screen, PlayScreen)
        return self.board_screen

    @property
    def table(self) -> GridTable:
        """The game on it."""
        table = self.play.table
        assert isinstance(table, GridTable)
        return table

    @property
    def game(self) -> Game:
        """The puzzle in play."""
        return self.table.sheet

    @property
    def view(self) -> BoardView:
        """The board's widget."""
        return self.board_screen.query_one(BoardView)

    @property
    def scene(self) -> Scene:
        """What is to be seen on the board."""
        return self.view.scene

    @property
    def layout(self) -> Layout:
        """The layout of the board."""
        return self.view.layout_

    def number(self, cell: str) -> int:
        """The number of a cell such as r1c3."""
        row, column = map(int, cell.removeprefix("r").split("c"))
        return (row - 1) * self.scene.geometry.n + column - 1

    def name(self, cell: int) -> str:
        """A cell as the tests write it."""
        row, column = divmod(cell, self.scene.geometry.n)
        return f"r{row + 1}c{column + 1}"

    # Reading

    @property
    def cursor(self) -> str:
        """The cell with the cursor."""
        assert self.scene.cursor is not None
        return self.name(self.scene.cursor)

    @property
    def selected(self) -> set[str]:
        """The cells that are selected."""
        return {self.name(cell) for cell in self.scene.selected}

    def cell(self, cell: str) -> Cell:
        """The state of a cell."""
        return self.scene.board.cells[self.number(cell)]

    def look(self, cell: str) -> Look:
        """How a cell is drawn."""
        return self.view._looks[self.number(cell)]

    def drawn(self, cell: str) -> tuple[str, ...]:
        """The characters of a cell, line by line."""
        lines = self.view.painter.cell(self.look(cell))
        return tuple("".join(segment.text for segment in line) for line in lines)

    def said(self) -> tuple[str, ...]:
        """Everything the coach has said."""
        return self.board_screen.coach.said

    def title(self) -> str:
        """The title of the coach's card."""
        return self.board_screen.coach.heading

    def now(self) -> str:
        """What the coach offers to ask next."""
        return "  ".join(f"{key} {name}" for _, key, name in self.board_screen.coach.offers)

    def status(self) -> str:
        """The top line of the screen in front."""
        return _words(self.screen.query_one(StatusLine))

    def keys(self) -> str:
        """The bottom line of the screen in front."""
        bar = self.screen.query_one(KeyBar)
        return " ".join(map(_words, (bar, *bar.query(Static))))

    def notices(self) -> list[str]:
        """The messages shown in a corner for a while, oldest first."""
        return [notice.message.replace("\n", " ") for notice in self.app._notifications]

    def lines(self) -> list[str]:
        """The screen in front as characters, line by line."""
        return [strip.text for strip in self.screen._compositor.render_strips()]

    def text(self) -> str:
        """The screen in front as characters."""
        return "\n".join(self.lines())


def _words(line: Static) -> str:
    return str(line.render())


@asynccontextmanager
async def tutor(
    folder: Path,
    *,
    grid: str | Grid | None = None,
    title: str = "typed",
    language: Language | None = "en",
    settings: Settings | None = None,
    size: tuple[int, int] = (80, 24),
    first: Callable[[TutorApp], None] | None = None,
    clock: Clock | None = None,
    now: datetime | None = None,
    greets: bool = False,
    in_browser: bool = False,
) -> AsyncIterator[Driver]:
    """The tutor, opened on a folder; its file is closed at the end, so it can be opened again.

    Args:
        folder: where the learner's file is.
        grid: a grid to play, on top of the home screen.
        title: what that game is called.
        language: the language asked for; None leaves it to settings and locale.
        settings: choices written down before.
        size: columns and lines of the terminal.
        first: what to open on top of the home screen, instead of a game.
        clock: a clock to go on with.
        now: a moment that lasts; without one, time passes.
        greets: whether somebody who is new is asked where to start.
        in_browser: whether files are those of a browser.
    """
    clock = clock or Clock()
    if grid is not None:
        puzzle = grid_of(grid) if isinstance(grid, str) else grid

        def first(app: TutorApp) -> None:
            app.puzzles.play(GridPuzzle(puzzle), title)

    store = open_store(folder)
    try:
        if settings is not None:
            assert store.save_settings(settings) is None
        moment = local_now if now is None else lambda: now
        app = TutorApp(
            store,
            language=language,
            first=first,
            clock=clock,
            now=moment,
            greets=greets,
            in_browser=in_browser,
        )
        with painted_when_settled():
            async with app.run_test(size=size) as pilot:
                driver = Driver(app, pilot, clock)
                await driver.settle()
                yield driver
    finally:
        store.close()
