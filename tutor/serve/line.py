"""What waits to be sent to a page: never more than a little, however slow its line."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from aiohttp import ClientConnectionError, web

_MOST_DRAWN = 1_000_000
"""Bytes of drawing that may wait: whoever is further behind gets the screen as it is by then."""
_MOST_SENT = 262_144
"""Bytes in one message; the next is made when it is sent."""


class Line:
    """The way to one page. What is drawn may be left out, what is said and files may not."""

    def __init__(self, page: web.WebSocketResponse, caught_up: Callable[[], object]) -> None:
        """A way to a page, and whom to tell once it can take drawings again."""
        self._page, self._caught_up = page, caught_up
        self._drawn: deque[bytes] = deque()
        self._rest: deque[str | bytes] = deque()
        self._waiting = 0
        self._news = asyncio.Event()
        self._end: tuple[int, str] | None = None
        self._is_behind = False
        """Whether something that was drawn has been left out."""

    def draw(self, data: bytes) -> None:
        """Something was drawn."""
        if self._is_behind:
            return
        self._drawn.append(data)
        self._waiting += len(data)
        if self._waiting > _MOST_DRAWN:
            self._drawn.clear()
            self._waiting, self._is_behind = 0, True
        self._news.set()

    def say(self, message: str | bytes) -> None:
        """Say something, or send a file."""
        self._rest.append(message)
        self._news.set()

    def end(self, code: int, reason: str = "") -> None:
        """Close it, once what was said is sent."""
        self._end = self._end or (code, reason)
        self._news.set()

    @property
    def is_ending(self) -> bool:
        """Whether it is to be closed, for a reason."""
        return self._end is not None

    async def run(self) -> None:
        """Send what waits, until the line is closed or cut."""
        with suppress(ClientConnectionError, ConnectionError, RuntimeError):
            while True:
                await self._news.wait()
                self._news.clear()
                while self._drawn or self._rest:
                    if self._drawn:
                        await self._page.send_bytes(self._next_drawn())
                    elif isinstance(said := self._rest.popleft(), str):
                        await self._page.send_str(said)
                    else:
                        await self._page.send_bytes(said)
                if self._is_behind:
                    self._is_behind = False
                    self._caught_up()
                if self._end is not None:
                    await self._page.close(code=self._end[0], message=self._end[1].encode())
                    return

    def _next_drawn(self) -> bytes:
        parts, size = [b"D"], 0
        while self._drawn and size < _MOST_SENT:
            part = self._drawn.popleft()
            parts.append(part)
            size += len(part)
        self._waiting -= size
        return b"".join(parts)
