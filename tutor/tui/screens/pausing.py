"""A board that can be hidden while the clock stands still."""

from tutor.tui.screens.board_with_coach import BoardWithCoach

_WHILE_PAUSED = ("pause", "back", "help", "quit", "language", "theme", "settings", "palette")
"""The commands that can still be given."""


class PausingScreen(BoardWithCoach):
    """What a pause leaves to be done."""

    is_paused = False

    def do_pause(self) -> None:
        """Stop the clock and hide the board, or go on."""
        raise NotImplementedError

    def run_command(self, id: str) -> None:
        """Carry out a command; while the game is paused, only what leaves the board alone."""
        if not self.is_paused or id in _WHILE_PAUSED:
            super().run_command(id)

    def goes_on(self, key: str) -> bool:
        """Whether a key ends the pause."""
        if key in ("space", "enter"):
            self.do_pause()
            return True
        return False
