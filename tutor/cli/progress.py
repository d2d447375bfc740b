"""How far long work is, on standard error, if somebody is watching."""

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

_PATIENCE = 0.5
"""Seconds before anything is shown."""


class Progress:
    """A bar and a line that say what is going on, shown only if it takes a while.

    Nothing is shown when standard error is not a terminal, and Rich is only
    loaded when something is.
    """

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._watched = sys.stderr.isatty()
        self._bar: Bar | None = None

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        self.hide()

    @property
    def is_due(self) -> bool:
        """Whether somebody has been waiting; ask before making a text."""
        return self._watched and time.monotonic() - self._start > _PATIENCE

    def tell(
        self, say: Callable[..., str], message: str, share: float | None = None, **values: str | int
    ) -> None:
        """Show a message if somebody has been waiting; texts take their time."""
        if self.is_due:
            self.show(say(message, **values), share)

    def show(self, text: str, share: float | None = None) -> None:
        """Show a text, how long it has taken, and the share done if it is known."""
        if self._bar is None:
            from rich.console import Console
            from rich.progress import (
                BarColumn,
                Progress,
                TextColumn,
                TimeElapsedColumn,
                TimeRemainingColumn,
            )

            columns = [
                TextColumn("{task.description}", markup=False),
                BarColumn(20),
                TimeElapsedColumn(),
            ]
            if share is not None:
                columns.append(TimeRemainingColumn())
            self._bar = Progress(
                *columns,
                console=Console(stderr=True),
                transient=True,
                redirect_stdout=sys.stdout.isatty(),  # else results would not go where they should
            )
            self._bar.add_task(text, total=None)
            self._bar.start()
        (task,) = self._bar.task_ids
        total = None if share is None else 1.0
        self._bar.update(task, description=text, total=total, completed=share or 0)

    def counted(
        self, say: Callable[[int], str], share: float | None = None
    ) -> Callable[[int], None]:
        """A report that shows how many have been tried.

        It is called far more often than the number changes, and texts take their time.
        """
        shown = -1

        def report(count: int) -> None:
            nonlocal shown
            if count != shown and self.is_due:
                shown = count
                self.show(say(count), share)

        return report

    def hide(self) -> None:
        """Make room for output."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None
