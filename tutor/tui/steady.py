"""An application that stays on its feet whatever is sent to it, and however fast."""

from typing import Any

from textual import events
from textual.app import App
from textual.await_complete import AwaitComplete
from textual.driver import Driver
from textual.screen import Screen

from tutor.tui.gate import Gate
from tutor.tui.screens.guarded import Guarded


class SteadyApp(App[None]):
    """Input has its turn, and a screen that is left is told nothing more."""

    def __init__(self) -> None:
        super().__init__()
        self._gate = Gate(self, super().on_event)

    def get_driver_class(self) -> type[Driver]:
        """On a terminal, a driver that bears whatever a terminal may send."""
        usual = super().get_driver_class()
        if usual.__name__ != "LinuxDriver":
            return usual
        # Loaded here: there is no such terminal on Windows, or in a browser.
        from tutor.tui.terminal import TerminalDriver

        return TerminalDriver

    async def on_event(self, event: events.Event) -> None:
        """Keys, clicks and pastes wait for their turn."""
        if self._gate.is_for(event):
            await self._gate.take(event)
        else:
            await super().on_event(event)

    def pop_screen(self) -> AwaitComplete:
        """Close the screen in front, which is told nothing from now on."""
        self._leave_front()
        return super().pop_screen()

    def switch_screen(self, screen: Screen[Any] | str) -> AwaitComplete:
        """Put a screen in the place of the one in front, which is told nothing from now on."""
        self._leave_front()
        return super().switch_screen(screen)

    def _leave_front(self) -> None:
        if isinstance(self.screen, Guarded):
            self.screen.was_left = True
