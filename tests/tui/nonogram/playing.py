"""Somebody at the keyboard with a nonogram on the screen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.events import MouseDown, MouseMove, MouseUp
from textual.geometry import Offset

from tests.tui.driver import Driver, tutor
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.screens import PictureTable
from tutor.tui.nonogram.widget import NonogramView
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.screens.walk import WalkScreen

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
        folder, first=lambda app: app.puzzles.play(PicturePuzzle(Position(puzzle)), title), **wishes
    ) as t:
        yield t


def board(t: Driver) -> BoardWithCoach:
    """The screen with a nonogram that is on top of the others."""
    return t.board_screen


def view(t: Driver) -> NonogramView:
    """Its widget."""
    return board(t).query_one(NonogramView)


def scene(t: Driver) -> Scene:
    """What is to be seen of it."""
    return view(t).scene


def table(t: Driver) -> PictureTable:
    """The nonogram in play."""
    table = t.play.table
    assert isinstance(table, PictureTable)
    return table


def walk(t: Driver) -> WalkScreen:
    screen = board(t)
    assert isinstance(screen, WalkScreen)
    return screen


def signs(t: Driver) -> tuple[str, ...]:
    """The board row by row: # black, . white, ? unknown."""
    return scene(t).position.written()


def said(t: Driver) -> tuple[str, ...]:
    """Everything the coach has said."""
    return board(t).coach.said


def place_of(t: Driver, row: int, column: int) -> Offset:
    """Where a cell is on the screen, both counted from 1."""
    layout, found = view(t).layout_, view(t)
    cell = (row - 1) * layout.width + column - 1
    return found.content_region.offset + layout.region(cell).offset - found.scroll_offset


async def draw(t: Driver, *cells: tuple[int, int], button: int = 1, shift: bool = False) -> None:
    """Draw the mouse over cells with its button down."""
    places = [place_of(t, *cell) for cell in cells]
    post = t.pilot._post_mouse_events
    await post([MouseDown], None, places[0], button=button, shift=shift)
    for place in places[1:]:
        await post([MouseMove], None, place, button=button, shift=shift)
    await post([MouseUp], None, places[-1], button=button, shift=shift)
    await t.settle()
