"""The coach where it has no place beside the board: a drawer, which covers the board."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.tui.screens.board_with_coach import BoardWithCoach


class Drawer:
    """The drawer of a screen, as long as there is little room."""

    def __init__(self, screen: "BoardWithCoach") -> None:
        self._screen = screen

    @property
    def is_there(self) -> bool:
        """Whether the coach is in one."""
        return self._screen.has_class("-narrow")

    @property
    def covers(self) -> bool:
        """Whether the coach covers the board."""
        return self.is_there and not self._screen.coach.has_class("hidden")

    def show(self, *, is_open: bool) -> None:
        """Open it or close it: its key says what it brings into sight."""
        if self.is_there and is_open != self.covers:
            self._screen.coach.set_class(not is_open, "hidden")
            self._screen.show_keys()

    def toggle(self) -> None:
        """Open it or close it; where there is none, say so."""
        if self.is_there:
            self.show(is_open=not self.covers)
        else:
            screen = self._screen
            screen.tutor.tell(screen.speaker.say("drawer-beside"), seconds=3)
