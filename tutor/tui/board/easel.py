"""A board as a screen has it, whatever the game: its widget, and what is lit up on it."""

from collections.abc import Iterable
from typing import Protocol

from tutor.games.game import Game
from tutor.games.told import AnyLight
from tutor.language import Speaker
from tutor.narrate.teller import LegendLine
from tutor.tui.board.drawn import AnyDrawnBoard


class Easel(Protocol):
    """Holds a board: each game has its own, with its widget and its painter."""

    games: tuple[Game, ...]
    """Of which games a text may be that is pasted beside it."""

    @property
    def view(self) -> AnyDrawnBoard:
        """The board's widget."""

    def new_view(self, *, spaced: bool) -> AnyDrawnBoard:
        """Make the widget, once there is a screen for it."""

    def draw(self) -> None:
        """Bring the board up to date."""

    def light_up(self, light: AnyLight, legend: Iterable[LegendLine] = ()) -> None:
        """Light up what the coach speaks of, and nothing else."""

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for this game."""

    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""
