"""A screen comes and goes: what happens before it is drawn, or after it was left, passes it by."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import Screen

T = TypeVar("T")
P = ParamSpec("P")


class Guarded(Screen[T]):
    """A screen whose widgets are reached only while they are there.

    Timers, threads, resizes and windows that close call their screen when they please.
    """

    was_left = False
    """Whether it has been closed or replaced, and is only waiting to be taken down."""
    _is_composed = False

    @property
    def is_there(self) -> bool:
        """Whether its widgets can be reached; whoever leaves the tutor leaves every screen."""
        if not self._is_composed or not self.is_attached or self.was_left:
            return False
        return self.app.return_code is None

    def if_there(self, then: Callable[P, object]) -> Callable[P, None]:
        """Something to be called later, unless the screen has gone by then."""

        def call(*values: P.args, **more: P.kwargs) -> None:
            if self.is_there:
                then(*values, **more)

        return call

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Leave, once, and only from the front: nobody else is to be closed instead."""
        if self.was_left or self.app.screen is not self:
            return AwaitComplete()
        return super().dismiss(result)

    # Textual calls the handlers of base classes by itself, so that one that also called
    # its base would run it twice. Each event has one handler here, and a method to extend.

    def on_mount(self) -> None:
        """Everything is there, unless it was left before it was drawn."""
        self._is_composed = True
        if self.is_there:
            self.opened()

    def opened(self) -> None:
        """Begin."""
