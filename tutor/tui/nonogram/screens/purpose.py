"""Lists of nonograms, to play or to watch."""

from tutor.tui.navigation import Purpose
from tutor.tui.nonogram.screens.board_screen import SpeaksOfNonograms
from tutor.tui.screens.menu import MenuScreen


class PurposeMenu(SpeaksOfNonograms, MenuScreen):
    """A list that knows what the nonogram that is chosen is for."""

    def __init__(self, purpose: Purpose = "play") -> None:
        super().__init__()
        self._purpose: Purpose = purpose

    @property
    def purpose(self) -> Purpose:
        """What a nonogram pasted here is for."""
        return self._purpose
