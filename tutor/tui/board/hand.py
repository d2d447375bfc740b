"""What somebody does on a board with keys and mouse: each game has a hand of its own."""

from collections.abc import Callable
from typing import Protocol

from textual.content import Content

from tutor.games.sheet import Doubt
from tutor.language import Speaker
from tutor.store import Settings
from tutor.tui.board.cursor import Cursor
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.easel import Easel
from tutor.tui.commands import Command
from tutor.tui.parts.chips import Offer


class MoveHost(Protocol):
    """The screen that a cursor moves on."""

    def say(self, message: str, **values: str | int) -> None:
        """Let the coach say a message."""

    def show_place(self) -> None:
        """Write only the cell in the bottom line again."""


class Bench(MoveHost, Protocol):
    """A screen with a board that somebody works on."""

    @property
    def speaker(self) -> Speaker:
        """Whoever says things in the learner's language."""

    @property
    def settings(self) -> Settings:
        """What the learner has chosen."""

    @property
    def azerty(self) -> bool:
        """Whether the digit row of a French keyboard is understood."""

    def show_status(self) -> None:
        """Write the top line again."""


class Host(Bench, Protocol):
    """The screen of a game that is played."""

    def edit(self, change: Callable[[], object]) -> bool:
        """Change the board and show it; False if nothing changed."""

    def why(self, doubt: Doubt) -> None:
        """Ask why something is so."""

    def remark(self, *sentences: str) -> None:
        """Let the coach say sentences."""

    def change_settings(self, **choices: bool) -> None:
        """Change what the learner has chosen."""

    def show_keys(self) -> None:
        """Write the bottom line again."""


class Moves:
    """The part of a hand that moves the cursor: what every board can do."""

    def __init__(self, cursor: Cursor, easel: Easel, host: MoveHost) -> None:
        self.cursor = cursor
        self._easel_, self._host_ = easel, host

    def move_to(self, cell: int) -> None:
        """Put the cursor on a cell."""
        self.cursor.cell = cell
        self._easel_.draw()
        self.moved()

    def moved(self) -> None:
        """The bottom line names the cell."""
        self._host_.show_place()

    def do_next_empty(self) -> None:
        """The next cell with nothing in it."""
        self.move_to(self.cursor.next_blank())

    def do_previous_empty(self) -> None:
        """The cell before this one with nothing in it."""
        self.move_to(self.cursor.next_blank(-1))

    def do_row_start(self) -> None:
        """The first cell of the row."""
        self.move_to(self.cursor.row_start)

    def do_row_end(self) -> None:
        """The last cell of the row."""
        self.move_to(self.cursor.row_end)

    def do_move(self) -> None:
        """Arrow keys move: said, for whoever finds the command by its name."""
        self._host_.say("use-arrows")

    do_extend = do_click = do_digit = do_move


class BoardHand(Protocol):
    """What somebody does on a board with keys and mouse."""

    def take_key(self, key: str) -> bool:
        """Whether it has its own use for a key."""

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A button was pressed on a cell, or the mouse drawn over it."""

    def released(self) -> None:
        """The button was let go."""

    def take_number(self, number: int) -> None:
        """A number below the board was clicked."""

    def move_to(self, cell: int) -> None:
        """Put the cursor on a cell."""

    def footer(self) -> tuple[list[Offer], str] | None:
        """What the bottom line says instead of the usual, while something is expected."""

    def leave(self) -> bool:
        """Leave what is going on; False if nothing is."""

    def deselect(self) -> bool:
        """Leave what is selected; False if nothing is."""


class Hand(BoardHand, Protocol):
    """What somebody does on the board of a game that is played."""

    commands: tuple[Command, ...]
    """What the screen of such a game can do."""

    def place(self) -> str:
        """The cell with the cursor, and what is to be said of it in a word."""

    def this_cell(self, *, wide: bool) -> tuple[Content, ...]:
        """What is to be said of the cell with the cursor, in a few lines."""

    def question(self) -> str:
        """What a key is to answer, in words for the coach; empty if nothing is asked."""

    def mode_text(self) -> str:
        """What is going on, in words."""

    def counts(self) -> tuple[list[Content], list[Content]]:
        """What the top line tells of the board, in several ways; and ways to say less."""

    def title(self, token: str) -> str:
        """What the game is called."""

    def board_changed(self) -> None:
        """The board was edited."""
