"""Waiting for screens no longer than they need: until nothing is left to be done.

Textual takes an app as settled once the whole process has slept for a while, which costs
several naps after each key. Here, what is left to be done is looked at instead.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from rich.console import RenderableType
from textual._compositor import Compositor
from textual._context import active_app
from textual.app import App

from tests.conftest import PATIENCE

ROUNDS = 3
"""How often in a row the loop must have nothing to run before all is taken as done."""


async def settle(app: App[None]) -> None:
    """Wait until nothing works in the background and every message has been taken.

    Somebody who is cancelled, or fails, is done too.
    """
    await until_quiet()
    while busy := [worker for worker in app.workers if not worker.is_finished]:
        waits = [worker.wait() for worker in busy]
        await asyncio.wait_for(asyncio.gather(*waits, return_exceptions=True), PATIENCE)
        await until_quiet()
    if app.is_running and app.screen._compositor._dirty_regions:
        with patch.object(Compositor, "render_update", _paint):
            app.screen._compositor_refresh()


async def until_quiet(min_sleep: float = 0, max_sleep: float = 1) -> None:
    """Wait until only time or a thread could make anything happen, and all is painted.

    Screens paint sixty times a second; whatever they owe is painted at once. The two
    numbers are what Textual would have waited at least and at most.
    """
    app = active_app.get()
    while True:
        await _until_idle()
        if app._resize_timer is not None:
            app._check_resize()
            continue
        owing = [screen for screen in app.screen_stack if screen._update_timer._active.is_set()]
        if not owing:
            return
        for screen in owing:
            screen._on_timer_update()


_paint = Compositor.render_update


def _paint_later(
    compositor: Compositor, full: bool = False, *rest: Any, **more: Any
) -> RenderableType | None:
    """What changes stays marked as changed, until somebody wants to see it or all has settled."""
    return _paint(compositor, full, *rest, **more) if full else None


async def _until_idle() -> None:
    """Let everything run that can run now."""
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    idle = 0
    end = time.monotonic() + PATIENCE
    while idle < ROUNDS:
        assert time.monotonic() < end, "never quiet"
        await asyncio.sleep(0)
        idle = 0 if ready else idle + 1


@contextmanager
def no_naps() -> Iterator[None]:
    """Textual waits for screens as :func:`until_quiet` does."""
    with (
        patch("textual.app.wait_for_idle", until_quiet),
        patch("textual.pilot.wait_for_idle", until_quiet),
    ):
        yield


@contextmanager
def painted_when_settled() -> Iterator[None]:
    """Screens are not painted on the way, only once all has settled, or when they are read."""
    with patch.object(Compositor, "render_update", _paint_later):
        yield
