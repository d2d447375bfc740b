"""Lists, windows and texts of the screens that are no board."""

import threading
import time
from collections.abc import Callable
from pathlib import Path

from textual import events
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from tests.grids import grid_of
from tests.tui.driver import Driver
from tutor.base.language import Language
from tutor.base.watch import Stopped
from tutor.games.sudoku.board import Cell
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.language import Speaker
from tutor.learn.learner import GameRecord, open_store
from tutor.tui.app import TutorApp
from tutor.tui.widgets.speech import Prose

GRID_OF_MANY_TECHNIQUES = (
    ".97....5.5...7...9..3..9.....98...4..8...1........27...35..7....6..4...3........."
)


def say(language: Language, message: str, **values: str | int) -> str:
    """A message of the screens or the commands."""
    return Speaker(language, "screens", "commands", "nonogram-screens").say(message, **values)


def menu(t: Driver) -> OptionList:
    """The list of the screen or window in front."""
    return t.screen.query_one(OptionList)


def lines(t: Driver) -> dict[str, str]:
    """What the list in front offers: answers and their names."""
    return {str(option.id): str(option.prompt) for option in menu(t).options if option.id}


async def calm(t: Driver) -> None:
    """Wait until nothing works in the background, but for the tree of files, which always does."""
    for _ in range(2):  # one piece of work may lead to another
        await t.until(lambda: all(w.is_finished or w.name == "_loader" for w in t.app.workers))


async def press(t: Driver, *keys: str) -> None:
    """Press keys where there may be a tree of files."""
    for key in keys:
        await t.pilot.press(key)
        await calm(t)


_FROM_HOME = {
    **{"continue": "enter", "review": "r", "learn": "c", "practise": "n", "walk": "w"},
    **{"exam": "x", "enter": "i", "nonograms": "o", "progress": "g"},
}
"""The keys of the first screen, by where they lead."""


def card(t: Driver, name: str) -> str:
    """What a card of the first screen says, in one line."""
    return " ".join(str(t.screen.query_one(f"#card-{name}", Static).render()).split())


async def choose(t: Driver, answer: str) -> None:
    """Choose a line of the list in front, or on the first screen a key; wait for what comes."""
    if name(t) == "HomeScreen":
        await press(t, _FROM_HOME[answer])
        return
    found = menu(t)
    found.highlighted = found.get_option_index(answer)
    await press(t, "enter")


async def paste(t: Driver, text: str) -> None:
    """Paste a text, as a terminal does."""
    t.app.post_message(events.Paste(text))
    await t.pilot.pause()
    await calm(t)


async def submit(t: Driver, text: str) -> None:
    """Type a line instead of the one that is there, and Enter."""
    t.screen.query_one(Input).value = text
    await press(t, "enter")


def typed(t: Driver) -> str:
    """What stands in the line to type."""
    return t.screen.query_one(Input).value


def part(t: Driver, selector: str) -> str:
    """The words of a part of the screen in front."""
    content = t.screen.query_one(selector, Static).content
    return content._text if isinstance(content, Prose) else str(content)


def heading(t: Driver, selector: str = ".dialog") -> str:
    """The title in the frame of a window or a list."""
    return str(t.screen.query_one(selector).border_title)


def told(t: Driver) -> list[str]:
    """The messages in the corner as they are shown, markup carried out."""
    return [
        (str(Content.from_markup(notice.message)) if notice.markup else notice.message).replace(
            "\n", " "
        )
        for notice in t.app._notifications
    ]


def name(t: Driver) -> str:
    """The kind of the screen in front."""
    return type(t.screen).__name__


def walking(text: str, title: str = "typed") -> Callable[[TutorApp], None]:
    """Begins with a walk of a grid."""
    return lambda app: app.puzzles.walk(GridPuzzle(grid_of(text)), title)


def values_of(t: Driver) -> str:
    """The digits of the board, a dot for each empty cell."""
    board = t.scene.board
    name = board.geometry.digit_name
    return "".join(name(cell.value) if cell.value else "." for cell in board.cells)


def begin_game(
    folder: Path, text: str, title: str, *, fill: str = "", marks: dict[int, int] | None = None
) -> GameRecord:
    """A game in the learner's file, filled with the digits of a text where it is empty."""
    store = open_store(folder)
    try:
        keeper = store.played(GRIDS).new_game(grid_of(text), title)
        for cell, mask in (marks or {}).items():
            keeper.game.edit("mark", [(cell, Cell(centre=mask))])
        for cell, digit in enumerate(fill):
            if digit.isdigit() and digit != "0" and not keeper.game.board.cells[cell].value:
                keeper.game.place([cell], int(digit))
        return keeper.record
    finally:
        store.close()


def games_in(folder: Path) -> list[GameRecord]:
    """Every game of the learner's file."""
    store = open_store(folder)
    try:
        return store.played(GRIDS).games()
    finally:
        store.close()


def until_stopped(pulse: object, stopped: threading.Event) -> object:
    """Work that goes on until its pulse stops it, and then says so."""
    assert callable(pulse)
    try:
        while True:
            time.sleep(0.005)
            pulse()
    except Stopped:
        stopped.set()
        raise
