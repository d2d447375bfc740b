"""A puzzle on the table: what its screen needs to know of it, whatever the game."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from tutor.activity.game_clock import Keeper
from tutor.base.watch import Pulse
from tutor.games.game import AnyPuzzle
from tutor.games.sheet import Sheet
from tutor.games.solver import Solver
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn.review.pages import GameReview
from tutor.tui.board.easel import Easel
from tutor.tui.board.hand import Hand
from tutor.tui.commands import Command
from tutor.tui.screens.base import TutorScreen


class Table(ABC):
    """One game in play: its board, the hand on it, and where one can go from it."""

    more_help: tuple[str, ...] = ()
    """Messages that the help has besides those of every game."""
    easel: Easel
    hand: Hand
    keeper: Keeper
    """Writes the game down."""
    sheet: Sheet
    """The puzzle in play."""

    @property
    @abstractmethod
    def puzzle(self) -> AnyPuzzle:
        """What was on the board at the beginning."""

    @abstractmethod
    def review(self) -> TutorScreen:
        """The screen to read the game back so far."""

    @abstractmethod
    def begin(self) -> None:
        """The board is in sight for the first time."""


@dataclass(frozen=True)
class WalkTable:
    """A puzzle to be watched: its board, and who solves it."""

    easel: Easel
    title: str
    """What the puzzle is called, as a token."""
    solver: Callable[[], Solver]
    """Somebody who has not begun to solve it, and shows it on the board."""
    puzzle: Callable[[], AnyPuzzle]
    """What is to be solved."""
    more_help: tuple[str, ...] = ()
    """Messages that the help has besides those of every game."""


@dataclass(frozen=True)
class ReviewTable:
    """A game to be read back: its board, and who reads it."""

    easel: Easel
    read: Callable[[Pulse, Watch], GameReview]
    title: Callable[[Speaker, bool], str]
    """What the game is called, and whether it is solved."""
    commands: tuple[Command, ...]
    """What can be done with it."""
    more_help: tuple[str, ...] = ()
    """Messages that the help has besides those of every game."""
