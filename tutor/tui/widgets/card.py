"""The text of the present step, which the wheel turns page by page; and what it stands in."""

from typing import Protocol

from textual import events
from textual.containers import Horizontal

from tutor.tui.parts.pane import Pane


class Turn(Protocol):
    """Turns a page."""

    def __call__(self, *, forward: bool) -> None:
        """On, or back."""


class Card(Pane):
    """The text of the present step; the wheel turns its pages."""

    def __init__(self, id: str, turn: Turn) -> None:
        super().__init__(id)
        self._turn = turn

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Read on."""
        event.stop()
        self._turn(forward=True)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Read back."""
        event.stop()
        self._turn(forward=False)


class Beside(Horizontal):
    """Board and coach side by side, with nothing of its own to draw."""

    BLANK = True
