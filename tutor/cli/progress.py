"""How far long work is, on standard error, if somebody is watching."""

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.status import Status

_PATIENCE = 0.5
"""Seconds before anything is shown."""


class Progress:
    """A line that says what is going on, shown only if it takes a while.

    Nothing is shown when standard error is not a terminal, and Rich is only
    loaded when something is.
    """

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._watched = sys.stderr.isatty()
        self._status: Status | None = None

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.hide()

    @property
    def is_due(self) -> bool:
        """Whether somebody has been waiting; ask before making a text."""
        return self._watched and time.monotonic() - self._start > _PATIENCE

    def show(self, text: str) -> None:
        """Show a text, and for how long the work has been going on."""
        text = f"{text} · {time.monotonic() - self._start:.0f} s"
        if self._status is None:
            from rich.console import Console

            self._status = Console(stderr=True).status(text)
            self._status.start()
        else:
            self._status.update(text)

    def hide(self) -> None:
        """Make room for output."""
        if self._status is not None:
            self._status.stop()
            self._status = None
