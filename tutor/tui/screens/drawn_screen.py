"""What the screens with a drawn board share, whatever the game."""

from typing import Any

from rich.style import Style
from textual.geometry import Size

from tutor.games.both import GAMES
from tutor.games.game import Game
from tutor.tui.board.layout import Zoom
from tutor.tui.screens.board_with_coach import BoardWithCoach


class DrawnScreen(BoardWithCoach):
    """A drawn board with its coach."""

    @property
    def view(self) -> Any:
        """The board's widget."""
        raise NotImplementedError

    def scene(self) -> Any:
        """What the board is to show now."""
        raise NotImplementedError

    def games_to_paste(self) -> tuple[Game, ...]:
        """Of which games a text pasted here may be."""
        return GAMES

    def style_of(self, name: str) -> Style:
        """How something looks on the board, for whoever speaks of it."""
        style: Style = self.view.painter_style(name)
        return style

    def fit(self, room: Size) -> None:
        """The size that was chosen, or the one that fits; cells set apart as the theme needs."""
        self.view.spaced = self.tutor.is_spaced
        self.view.zoom_to(self.zoom, room)

    @property
    def zooms(self) -> tuple[Zoom, ...]:
        """The sizes the board can have."""
        zooms: tuple[Zoom, ...] = self.view.zooms
        return zooms

    def show_board(self) -> None:
        """Bring the board up to date."""
        self.view.show(self.scene())
