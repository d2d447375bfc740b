"""A board as a screen has it, whatever the game: its widget, the cursor, what is lit up on it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, TypeVar

from tutor.games.game import AnyPuzzle, Game
from tutor.games.told import AnyLight
from tutor.language import Speaker
from tutor.narrate.teller import LegendLine
from tutor.tui.board.cursor import Cursor
from tutor.tui.board.drawn import AnyDrawnBoard
from tutor.tui.screens.base import TutorScreen

ViewT = TypeVar("ViewT", bound=AnyDrawnBoard, covariant=True)


class GameEasel(ABC, Generic[ViewT]):
    """Holds a board to look at; with a cursor, one to work on."""

    game: Game
    games: tuple[Game, ...]
    """Of which games a text may be that is pasted beside it."""

    def __init__(self, screen: TutorScreen, cursor: Cursor, *, has_cursor: bool) -> None:
        self._screen, self.cursor, self.has_cursor = screen, cursor, has_cursor
        self._view: ViewT | None = None
        self._keys: dict[str, str] = {}
        """The key of each role of the legend."""
        self.is_hidden = False

    @property
    def view(self) -> ViewT:
        """The board's widget."""
        assert self._view is not None
        return self._view

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for this game."""
        return self._screen.tutor.speaker_of(self.game)

    @abstractmethod
    def new_view(self, *, spaced: bool) -> ViewT:
        """Make the widget, once there is a screen for it."""

    @abstractmethod
    def draw(self) -> None:
        """Bring the board up to date."""

    @abstractmethod
    def light_up(self, light: AnyLight, legend: Iterable[LegendLine] = ()) -> None:
        """Light up what the coach speaks of, and nothing else; scroll to it."""

    @abstractmethod
    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""

    @abstractmethod
    def puzzle(self) -> AnyPuzzle:
        """What is on the board."""

    # What can be done with every board

    def do_paste(self) -> None:
        """Paste a puzzle, or type its clues."""
        self._screen.tutor.puzzles.paste(self._screen.purpose, self.game)

    def do_copy(self) -> None:
        """Copy the puzzle, in a format to choose."""
        self._screen.tutor.puzzles.export(self.puzzle(), to_file=False)

    def do_save(self) -> None:
        """Save the puzzle to a file, in a format to choose."""
        self._screen.tutor.puzzles.export(self.puzzle(), to_file=True)


Easel = GameEasel[AnyDrawnBoard]
"""The board of some game."""
