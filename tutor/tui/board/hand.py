"""What somebody does on a board with keys and mouse: each game has a hand of its own."""

from typing import TYPE_CHECKING, Generic, TypeVar

from textual.content import Content

from tutor.tui.board.cursor import Cursor
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.easel import Easel
from tutor.tui.commands import Command
from tutor.tui.parts.chips import Offer

if TYPE_CHECKING:
    from tutor.tui.screens.board_with_coach import BoardWithCoach

EaselT = TypeVar("EaselT", bound=Easel, covariant=True)
HostT = TypeVar("HostT", bound="BoardWithCoach", covariant=True)


class GameHand(Generic[EaselT, HostT]):
    """Moves the cursor on a board, for a screen; what a game has no use for does nothing."""

    commands: tuple[Command, ...] = ()
    """What a screen can do on which it works."""

    def __init__(self, easel: EaselT, host: HostT) -> None:
        self.easel, self._host = easel, host

    @property
    def cursor(self) -> Cursor:
        """Where it is."""
        return self.easel.cursor

    # Keys and mouse

    def take_key(self, key: str) -> bool:
        """Whether it has its own use for a key: arrows move."""
        found = self.cursor.arrow(key, vim_keys=self._host.settings.vim_keys)
        if found is not None:
            self.step_to(*found)
        return found is not None

    def step_to(self, cell: int, shift: bool) -> None:
        """An arrow leads to a cell, perhaps with Shift held."""
        self.move_to(cell)

    def move_to(self, cell: int) -> None:
        """Put the cursor on a cell, and show it there."""
        self.put_cursor(cell)
        self.easel.draw()
        self.moved()

    def put_cursor(self, cell: int) -> None:
        """Put the cursor on a cell of a board that is to be drawn."""
        self.cursor.cell = cell

    def moved(self) -> None:
        """The bottom line names the cell."""
        self._host.show_place()

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A button was pressed on a cell, or the mouse drawn over it."""
        self.move_to(event.cell)

    def released(self) -> None:
        """The button was let go."""

    def take_number(self, number: int) -> None:
        """A number below the board was clicked."""

    def note_number(self, number: int) -> None:
        """It was clicked with the right button: where no marks are written, that is any click."""
        self.take_number(number)

    def leave(self) -> bool:
        """Leave what is going on; False if nothing is."""
        return False

    def deselect(self) -> bool:
        """Leave what is selected; False if nothing is."""
        return False

    def board_changed(self) -> None:
        """The board was edited."""

    # In words

    def title(self, token: str) -> str:
        """What the game is called."""
        return token

    def name_of(self, id: str) -> str:
        """What a command does now; empty if that is the same as ever."""
        return ""

    def place(self) -> str:
        """The cell with the cursor, and what is to be said of it in a word."""
        return self.easel.cell_name(self.cursor.cell)

    def this_cell(self, *, wide: bool) -> tuple[Content, ...]:
        """What is to be said of the cell with the cursor, in a few lines."""
        return ()

    def asked(self) -> str:
        """What a key is to answer, in words for the coach; empty if nothing is asked."""
        return ""

    def mode_text(self) -> str:
        """What is going on, in words."""
        return ""

    @property
    def mode_command(self) -> str:
        """What a click on that does; nothing where only keys change it."""
        return ""

    def counts(self) -> tuple[list[Content], list[Content]]:
        """What the top line tells of the board, in several ways; and ways to say less."""
        return [], []

    def footer(self) -> tuple[list[Offer], Content] | None:
        """What the bottom line says instead of the usual, while something is expected."""
        return None

    # What every hand can do

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
        self._host.say("use-arrows")

    do_extend = do_click = do_digit = do_move


Hand = GameHand[Easel, "BoardWithCoach"]
"""The hand of some game, on some screen."""
