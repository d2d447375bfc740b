"""Who is at the tutor: one process for each learner, which outlives a page that is cut off."""

import asyncio
import base64
import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress

from tutor.base.document import parsed
from tutor.base.shown import printable
from tutor.serve.learner_process import Wish
from tutor.serve.line import Line
from tutor.serve.nursery import Nursery, Started
from tutor.serve.packets import (
    DRAWN,
    FILE,
    BadPacket,
    Packet,
    greeted,
    next_packet,
    packed,
    said,
)

LEFT, ELSEWHERE, FULL, UNKNOWN, BROKEN = 4000, 4001, 4002, 4003, 4004
"""How a page hears why its line was closed: the learner left, or is at another page; there is no
place; who it is is not known; the process ended by mistake."""
_KEPT = 900.0
"""Seconds that a process waits for its page to come back."""
_KEPT_IF_FULL = 60.0
"""The same when somebody else needs the place."""
_SWEEP_EVERY = 10.0
_LONGEST_PLACE = 100
_ASK_FILE = json.dumps({"say": "ask-file"})


class Full(Exception):
    """Every place is taken."""


class Session:
    """A learner's process, and the page that shows it."""

    def __init__(self, started: Started, clock: Callable[[], float]) -> None:
        self.pid, self._reader, self._writer = started
        self._clock = clock
        self._line: Line | None = None
        self._size = (80, 24)
        self._alone_since = clock()
        self._waits_for_file = False
        self._is_left = False
        self.where = ""
        """Where the learner is, as their screen calls it."""
        self._since = clock()
        """From when on."""

    @property
    def alone(self) -> float:
        """For how many seconds nobody has been there."""
        return 0.0 if self._line is not None else self._clock() - self._alone_since

    @property
    def seconds_there(self) -> float:
        """How long the learner has been where they are."""
        return self._clock() - self._since

    async def run(self) -> None:
        """Hand on what the process draws and says until it ends."""
        try:
            await greeted(self._reader)
            while True:
                self._take(await next_packet(self._reader))
        except (EOFError, ConnectionError, BadPacket, ValueError):
            pass  # it ended, or says what no process of ours says
        finally:
            self._writer.close()
            if self._line is not None:
                self._line.end(LEFT if self._is_left else BROKEN)

    def _take(self, packet: Packet) -> None:
        if packet.kind == DRAWN:
            if self._line is not None:
                self._line.draw(packet.content)
        elif packet.kind == FILE:
            if self._line is not None:
                self._line.say(FILE + packet.content)
        else:
            match parsed(packet.content):
                case {"type": "exit"}:
                    self._is_left = True
                case {"type": "where", "where": str(where)}:
                    self.where, self._since = printable(where, _LONGEST_PLACE), self._clock()
                case {"type": "ask-file"} if self._line is not None:
                    self._waits_for_file = True
                    self._line.say(_ASK_FILE)

    def attach(self, line: Line, width: int, height: int) -> None:
        """A page shows it from now on; one that showed it before is told so."""
        if self._line is not None:
            self._line.end(ELSEWHERE)
        self._line, self._size = line, (width, height)
        self.redraw()

    def detach(self, line: Line) -> None:
        """A page is gone."""
        if self._line is line:
            self._line, self._alone_since = None, self._clock()
            self._waits_for_file = False

    def shows(self, line: Line) -> bool:
        """Whether it is shown by a page, which may type then."""
        return self._line is line

    def tell(self, message: Mapping[str, object]) -> None:
        """Tell the process something beside what is typed."""
        self._send(said(message))

    def redraw(self) -> None:
        """Have everything drawn anew."""
        width, height = self._size
        self._send(said({"type": "redraw", "width": width, "height": height}))

    def type(self, text: str) -> None:
        """Keys, clicks or a text were typed or pasted."""
        self._send(packed(DRAWN, text.encode(errors="replace")))

    def resize(self, width: int, height: int) -> None:
        """The page has another size."""
        self._size = (width, height)
        self._send(said({"type": "resize", "width": width, "height": height}))

    def focus(self, *, is_there: bool) -> None:
        """The page was turned to, or away from."""
        self._send(said({"type": "focus" if is_there else "blur"}))

    def hand_in(self, name: str, data: bytes) -> None:
        """The file that was asked for; others are not wanted."""
        if self._waits_for_file:
            self._waits_for_file = False
            coded = base64.b64encode(data).decode()
            self._send(said({"type": "file", "name": name, "data": coded}))

    def _send(self, data: bytes) -> None:
        if not self._writer.is_closing():
            self._writer.write(data)

    async def taken(self) -> None:
        """Wait until the process has taken nearly all that was sent to it."""
        with suppress(ConnectionError):
            await self._writer.drain()

    def end(self) -> None:
        """Let the process end: it keeps what is to be kept, and goes."""
        self._is_left = True
        self._writer.close()


class Sessions:
    """All that are there, and no more than there are places."""

    def __init__(
        self, nursery: Nursery, places: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Where processes come from, and how many there may be at once."""
        self._nursery, self._places, self._clock = nursery, places, clock
        self._found: dict[str, Session] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._found)

    def of_name(self, name: str) -> Session | None:
        """Somebody's, if there is one."""
        return self._found.get(name)

    @property
    def names(self) -> list[str]:
        """Whose they are."""
        return list(self._found)

    async def dismiss(self, name: str) -> None:
        """End somebody's who may not come any more."""
        async with self._turn:
            if name in self._found:
                await self._end(name)

    def has_room(self, name: str) -> bool:
        """Whether somebody who comes now finds a place."""
        return name in self._found or len(self) < self._places or self._leaver() is not None

    def _leaver(self) -> str | None:
        """Who has been away for longest, and long enough to give the place to somebody else."""
        name = max(self._found, key=lambda one: self._found[one].alone, default=None)
        return name if name and self._found[name].alone > _KEPT_IF_FULL else None

    async def of(self, name: str, wish: Wish) -> Session:
        """The learner's session; it is begun if there is none.

        Raises:
            Full: there is no place.
            NoProcess: it could not be begun.
        """
        async with self._turn:
            if (found := self._found.get(name)) is not None:
                return found
            if len(self) >= self._places:
                if (leaver := self._leaver()) is None:
                    raise Full
                await self._end(leaver)
            session = Session(await self._nursery.start(wish), self._clock)
            self._found[name] = session
            self._tasks[name] = asyncio.create_task(self._live(name, session))
            return session

    async def _live(self, name: str, session: Session) -> None:
        try:
            await session.run()
        finally:
            if self._found.get(name) is session:
                del self._found[name], self._tasks[name]

    async def _end(self, name: str) -> None:
        """End somebody's; whoever comes back waits meanwhile, and begins anew."""
        task = self._tasks[name]
        self._found[name].end()
        with suppress(asyncio.CancelledError):
            await task

    async def sweep(self) -> None:
        """End those that nobody comes back to, for ever."""
        while True:
            await asyncio.sleep(_SWEEP_EVERY)
            async with self._turn:
                for name in [one for one, it in self._found.items() if it.alone > _KEPT]:
                    await self._end(name)

    async def close(self) -> None:
        """End them all."""
        await asyncio.gather(*map(self._end, list(self._found)))
