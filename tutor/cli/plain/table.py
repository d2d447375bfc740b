"""A game on the table in plain text: what is said of it, whatever the game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from tutor.activity.game_clock import Keeper
from tutor.games.game import AnyPuzzle, Fresh, Shipped, Way
from tutor.games.sheet import Doubt, Sheet
from tutor.games.solver import Solver
from tutor.language import Speaker
from tutor.learn.finish import FinishedGame


@dataclass(frozen=True)
class Line:
    """What somebody typed, understood."""

    wish: str
    """What every game has a way to do; or what is wrong with the line."""
    text: str = ""
    """What was typed after the word, or all of it where it was not understood."""
    edit: Callable[[], Iterable[str]] | None = None
    """Changes the board, and says so."""
    tell: Callable[[], Iterable[str]] | None = None
    """Says something, and changes nothing."""
    doubt: Doubt | None = None
    """A question about a cell."""


class Reader(Protocol):
    """Reads a board out."""

    def board(self) -> Iterable[str]:
        """All of it, line by line."""

    def cell(self, cell: int) -> str:
        """One cell."""

    def left(self) -> str:
        """What is still to be done."""

    def remaining(self) -> str:
        """How much of it."""


class PlainTable(Protocol):
    """One game in play: read out, written on, and copied."""

    formats: Iterable[str]
    """The names of the formats that the puzzle can be copied in."""
    ways: tuple[Way, ...]
    """How it can be solved for whoever asks."""
    levels: tuple[str, ...]
    """The levels that another puzzle can be asked for."""

    @property
    def keeper(self) -> Keeper:
        """Writes the game down."""

    @property
    def sheet(self) -> Sheet:
        """The puzzle in play."""

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for this game."""

    @property
    def reader(self) -> Reader:
        """Reads its board out."""

    def title(self) -> str:
        """What the game is called."""

    def understand(self, line: str) -> Line:
        """What a line asks for."""

    def watch_changes(self) -> Callable[[], list[str]]:
        """Remember the board; what comes back reads out what has changed since."""

    def copy(self, name: str) -> Iterable[str] | None:
        """The puzzle in a format; None if there is no such one."""

    def another(self, name: str) -> Fresh | Shipped | tuple[str, ...]:
        """Where a fresh puzzle comes from, as it is asked for; else what could be asked for."""

    def solver(self) -> Solver:
        """Somebody who has not begun to solve it, and reads out what is found."""

    def finished(self) -> FinishedGame:
        """The game, once it has come to its end."""

    def begin(self, puzzle: AnyPuzzle, title: str) -> "PlainTable":
        """Play another puzzle of the same game."""
