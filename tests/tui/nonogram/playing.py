"""Somebody at the keyboard with a nonogram on the screen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.events import MouseDown, MouseMove, MouseUp
from textual.geometry import Offset

from tests.tui.driver import Driver, tutor
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.tui.nonogram.screens.board_screen import NonogramScreen
from tutor.tui.nonogram.screens.play import PlayScreen
from tutor.tui.nonogram.screens.walk import WalkScreen

HEART = puzzle_of(
    [".#.#.", "#####", "#####", ".###.", "..#.."], title="Heart", **{"title-fr": "Cœur"}
)
TWO_PICTURES = puzzle_of(["#.", ".#"])
"""Its clues are those of its mirror image, too."""


@asynccontextmanager
async def playing(
    folder: Path, puzzle: Puzzle = HEART, title: str = "typed", **wishes: Any
) -> AsyncIterator[Driver]:
    """The tutor with a nonogram to play."""
    async with tutor(
        folder, first=lambda app: app.open_nonogram_game(Position(puzzle), title), **wishes
    ) as t:
        yield t


def board(t: Driver) -> NonogramScreen:
    """The screen with a nonogram that is on top of the others."""
    return [screen for screen in t.app.screen_stack if isinstance(screen, NonogramScreen)][-1]


def play(t: Driver) -> PlayScreen:
    screen = board(t)
    assert isinstance(screen, PlayScreen)
    return screen


def walk(t: Driver) -> WalkScreen:
    screen = board(t)
    assert isinstance(screen, WalkScreen)
    return screen


def signs(t: Driver) -> tuple[str, ...]:
    """The board row by row: # black, . white, ? unknown."""
    return board(t).position.written()


def said(t: Driver) -> tuple[str, ...]:
    """Everything the coach has said."""
    return board(t).coach.said


def place_of(t: Driver, row: int, column: int) -> Offset:
    """Where a cell is on the screen, both counted from 1."""
    view = board(t).view
    cell = (row - 1) * view.layout_.width + column - 1
    return view.content_region.offset + view.layout_.region(cell).offset - view.scroll_offset


async def draw(t: Driver, *cells: tuple[int, int], button: int = 1, shift: bool = False) -> None:
    """Draw the mouse over cells with its button down."""
    places = [place_of(t, *cell) for cell in cells]
    post = t.pilot._post_mouse_events
    await post([MouseDown], None, places[0], button=button, shift=shift)
    for place in places[1:]:
        await post([MouseMove], None, place, button=button, shift=shift)
    await post([MouseUp], None, places[-1], button=button, shift=shift)
    await t.settle()
