"""From key to screen: our board beside one that is made of a widget for each cell."""

import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack

from tutor.lab.bench.timing import Spread

APPS = ("ours", "widgets")
_FILL = b"f"
"""Fills in all candidates; the other board has them from the start and ignores the key."""
_RIGHT, _DOWN = b"\x1b[C", b"\x1b[B"
_WALK = (_RIGHT, _RIGHT, _DOWN, _RIGHT, _DOWN)
"""Along rows and columns, round the edges, into another box every few keys."""
_WARM_UP = 10


class Unmeasured(Exception):
    """There is no terminal to measure on, or a program does not answer."""

    def __init__(self, app: str | None = None) -> None:
        super().__init__(app)
        self.app = app


def compare(keys: int, working: Callable[[str], None]) -> dict[str, Spread]:
    """Press so many keys in each program, taking turns, so that a busy moment hits both.

    Raises:
        Unmeasured: it cannot be done here.
    """
    try:
        from tutor.lab.bench.screen_terminal import Silent, Terminal
    except ImportError:  # Windows has other terminals
        raise Unmeasured from None
    delays: dict[str, list[float]] = {app: [] for app in APPS}
    app = APPS[0]
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        terminals = {}
        try:
            for app in APPS:
                command = [sys.executable, "-m", "tutor.lab.bench.screen_apps", app]
                terminals[app] = stack.enter_context(Terminal(command, TUTOR_HOME=home))
        except OSError:
            raise Unmeasured from None
        try:
            for app, terminal in terminals.items():
                working(app)
                terminal.settle(_RIGHT)
                terminal.type(_FILL)
            for number in range(-_WARM_UP, keys):
                for app, terminal in terminals.items():
                    working(app)
                    delay = terminal.press(_WALK[number % len(_WALK)])
                    if number >= 0:
                        delays[app].append(delay)
        except (Silent, OSError):
            raise Unmeasured(app) from None
    return {app: Spread.of(seconds) for app, seconds in delays.items()}
