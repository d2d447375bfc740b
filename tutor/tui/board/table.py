"""A game on the table: what its screen needs to know of it, whatever the game."""

from typing import TYPE_CHECKING, Protocol

from tutor.activity.game_clock import Keeper
from tutor.games.game import AnyPuzzle
from tutor.games.sheet import Sheet
from tutor.tui.board.easel import Easel
from tutor.tui.board.hand import Hand

if TYPE_CHECKING:
    from tutor.tui.screens.base import TutorScreen


class Table(Protocol):
    """One game in play: its board, the hand on it, and where one can go from it."""

    more_help: tuple[str, ...]
    """Messages that the help has besides those of every game."""

    @property
    def puzzle(self) -> AnyPuzzle:
        """What was on the board at the beginning."""

    def review(self) -> "TutorScreen":
        """The screen to read the game back so far."""

    @property
    def keeper(self) -> Keeper:
        """Writes the game down."""

    @property
    def sheet(self) -> Sheet:
        """The puzzle in play."""

    @property
    def easel(self) -> Easel:
        """Its board."""

    @property
    def hand(self) -> Hand:
        """What is done on it."""

    def begin(self) -> None:
        """The board is in sight for the first time."""

    def hide(self, is_hidden: bool) -> None:
        """Hide the board, or show it again."""
