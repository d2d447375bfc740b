"""The server: gives out the page, and joins each page with its learner's process."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from aiohttp import WSMsgType, web

from tutor.base.document import parsed
from tutor.base.language import Language
from tutor.serve.learner_process import Wish
from tutor.serve.learners import Learners
from tutor.serve.limits import Limits, neighbourhood
from tutor.serve.line import Line
from tutor.serve.nursery import NoProcess, Nursery
from tutor.serve.origins import Names
from tutor.serve.pages import language_of, notice, page, static_files
from tutor.serve.sessions import BROKEN, FULL, UNKNOWN, Full, Session, Sessions
from tutor.serve.signing import Seal

_PURPOSE = "page"
_LASTS = 30 * 24 * 3600.0
"""Seconds for which a browser is known."""
_LASTS_IN_CLASS = 12 * 3600.0
"""The same where many share a browser: a day at school."""
_MOST_COLUMNS, _MOST_LINES = 500, 200
_LONGEST_TEXT = 600_000
_LARGEST_MESSAGE = 4_000_000
_LONGEST_NAME = 300
_HEARTBEAT = 20.0
"""Seconds after which a line that is dead is noticed."""
_GOODBYE = 5.0
"""Seconds for a page to hear why its line is closed."""
_PONG = '{"say":"pong"}'

_HEADERS = {
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
# xterm.js writes the styles of its cells itself; no script but ours runs, and nothing is fetched
# from anywhere else.
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; "
    "connect-src 'self' ws://{host} wss://{host}; base-uri 'none'; form-action {forms}; "
    "frame-ancestors 'none'"
)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True)
class Allowed:
    """How much of anything one may ask for; each counts so many callers, and no more."""

    keys: Limits = field(default_factory=lambda: Limits(10, 0.1))
    """Wrong keys from one neighbourhood."""
    all_keys: Limits = field(default_factory=lambda: Limits(300, 2))
    """Wrong keys from anywhere."""
    lines: Limits = field(default_factory=lambda: Limits(20, 0.5))
    """Lines of one learner."""
    signs: Limits = field(default_factory=lambda: Limits(100, 1))
    """PINs tried from one neighbourhood: a whole class may sit behind one address."""
    all_signs: Limits = field(default_factory=lambda: Limits(300, 5))
    """PINs tried from anywhere."""
    codes: Limits = field(default_factory=lambda: Limits(8, 1 / 30))
    """PINs tried for one code."""


class Door(Protocol):
    """What a server has besides, where not everybody is the same person."""

    def open(self, app: web.Application, server: "Server") -> None:
        """Add its pages."""

    def ask(self, request: web.Request, message: str = "", status: int = 403) -> web.Response:
        """The page for somebody who is not known, with what is wrong."""

    async def greeting(self, name: str) -> Mapping[str, object]:
        """What a learner's process is told when somebody comes."""


class Server:
    """Everything behind one address."""

    def __init__(
        self,
        learners: Learners,
        seal: Seal,
        names: Names,
        *,
        places: int,
        language: Language | None = None,
        allowed: Allowed | None = None,
        nursery: Nursery | None = None,
        clock: Callable[[], float] = time.monotonic,
        door: Door | None = None,
    ) -> None:
        """A server that is not begun yet.

        Args:
            learners: who may come.
            seal: seals cookies.
            names: under which names it answers.
            places: how many learners can be there at once.
            language: what is spoken, over what browsers and learners would rather hear.
            allowed: how much may be asked for.
            nursery: where processes come from.
            clock: tells the time in seconds.
            door: what it has besides, for a class.
        """
        self._learners, self.seal, self.names, self._language = learners, seal, names, language
        self.allowed = allowed or Allowed()
        self._door = door
        self.nursery = nursery or Nursery()
        self.sessions = Sessions(self.nursery, places, clock)
        self._pages: set[web.WebSocketResponse] = set()
        self.heard: set[object] = set()
        """Connections on which something was asked."""

    @property
    def is_open(self) -> bool:
        """Whether other machines can reach it."""
        return self.names.is_open

    def app(self) -> web.Application:
        """The web application."""
        app = web.Application(middlewares=[self._at_the_door], client_max_size=1024)
        app.router.add_get("/", self._index)
        app.router.add_get("/static/{name}", self._static)
        app.router.add_get("/ws", self._page)
        if self._door is not None:
            self._door.open(app, self)
        app.cleanup_ctx.append(self._life)
        app.on_shutdown.append(self._say_goodbye)
        return app

    async def _life(self, app: web.Application) -> AsyncIterator[None]:
        await self.nursery.begin()
        sweep = asyncio.create_task(self.sessions.sweep())
        yield
        sweep.cancel()
        await self.sessions.close()
        self.nursery.close()
        await self.nursery.ended()

    async def _say_goodbye(self, app: web.Application) -> None:
        for page_line in list(self._pages):
            await page_line.close(code=1001)

    # At the door

    @web.middleware
    async def _at_the_door(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Nobody gets further under a wrong name; whatever is answered is safe to show."""
        self.heard.add(request.protocol)
        if not self.names.has(request.headers.get("Host", "")):
            return self._dressed(request, self.told(request, "serve-foreign", 421))
        try:
            answer = await handler(request)
        except web.HTTPException as refusal:
            answer = self.told(request, "serve-no-page", refusal.status)
        if answer.prepared:
            return answer
        return self._dressed(request, answer)

    def _dressed(self, request: web.Request, answer: web.StreamResponse) -> web.StreamResponse:
        for name, value in _HEADERS.items():
            answer.headers.setdefault(name, value)
        answer.headers["Content-Security-Policy"] = _POLICY.format(
            host=request.host if answer.status == 200 else "localhost",
            forms="'none'" if self._door is None else "'self'",
        )
        answer.headers["Server"] = "tutor"
        return answer

    def told(self, request: web.Request, message: str, status: int) -> web.Response:
        """A page that says one thing."""
        text = notice(message, self.spoken(request))
        return web.Response(text=text, status=status, content_type="text/html")

    def spoken(self, request: web.Request) -> Language:
        """The language of whoever asks."""
        return self._language or language_of(request.headers.get("Accept-Language", ""))

    @staticmethod
    def _cookie(request: web.Request, purpose: str = _PURPOSE) -> str:
        """Its name: cookies know no ports, and two tutors on one machine are two."""
        port = request.host.rpartition(":")[2]
        name = f"tutor-{port}" if port.isdecimal() else "tutor"
        return name if purpose == _PURPOSE else f"{name}-{purpose}"

    def _who(self, request: web.Request) -> str | None:
        """Who sits before the browser."""
        name = self.cookie(request, _PURPOSE)
        return name if name is not None and self._learners.folder(name) is not None else None

    # Pages

    async def _index(self, request: web.Request) -> web.StreamResponse:
        if (key := request.query.get("key")) is not None:
            return self._let_in(request, key)
        name = self._who(request)
        if name is None and self._door is not None:
            return self._door.ask(request)
        if name is None:
            return self.told(request, "serve-unknown", 403)
        if not self.sessions.has_room(name):
            full = self.told(request, "serve-full", 503)
            full.headers["Refresh"] = "10"
            return full
        text = page(self.spoken(request), can_sign_out=self._door is not None)
        return web.Response(text=text, content_type="text/html")

    def _let_in(self, request: web.Request, key: str) -> web.StreamResponse:
        here = neighbourhood(request.remote or "")
        if (name := self._learners.let_in(key)) is None:
            few = self.allowed.keys.allows(here) and self.allowed.all_keys.allows("")
            if few and self._door is not None:
                return self._door.ask(request, "desk-bad-link")
            if few:
                return self.told(request, "serve-bad-key", 403)
            return self.told(request, "serve-too-often", 429)
        return self.known(request, name)

    def known(self, request: web.Request, name: str) -> web.Response:
        """Go to the tutor; the browser is known from now on."""
        answer = web.Response(status=303, headers={"Location": "./"})
        lasts = _LASTS if self._door is None else _LASTS_IN_CLASS
        self.set_cookie(request, answer, _PURPOSE, name, lasts)
        return answer

    def set_cookie(
        self, request: web.Request, answer: web.Response, purpose: str, name: str, seconds: float
    ) -> None:
        """Have a browser remember who it is, sealed."""
        answer.set_cookie(
            self._cookie(request, purpose),
            self.seal.sealed(purpose, name, seconds),
            max_age=int(seconds),
            httponly=True,
            samesite="Lax",
            secure=request.secure,
        )

    def cookie(self, request: web.Request, purpose: str) -> str | None:
        """Who a browser says it is, if that is sealed."""
        return self.seal.name_in(purpose, request.cookies.get(self._cookie(request, purpose), ""))

    def forget(self, request: web.Request, answer: web.Response) -> None:
        """Have a browser forget who it is."""
        answer.del_cookie(self._cookie(request))

    async def _static(self, request: web.Request) -> web.StreamResponse:
        found = static_files().get(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found.data, content_type=found.kind, charset="utf-8")

    # Lines

    async def _page(self, request: web.Request) -> web.StreamResponse:
        """The line of a page: it must be ours, and know who it is for."""
        host = request.headers.get("Host", "")
        if not self.names.is_own(request.headers.get("Origin", ""), host):
            return self.told(request, "serve-foreign", 403)
        socket = web.WebSocketResponse(
            heartbeat=_HEARTBEAT, max_msg_size=_LARGEST_MESSAGE, compress=False
        )
        if not socket.can_prepare(request):
            raise web.HTTPNotFound
        name = self._who(request)
        folder = None if name is None else self._learners.folder(name)
        if name is not None and not self.allowed.lines.allows(name):
            return self.told(request, "serve-too-often", 429)
        await socket.prepare(request)
        if name is None or folder is None:
            await socket.close(code=UNKNOWN)
            return socket
        width, height = _size(request.query.get("columns"), request.query.get("lines"))
        wish = Wish(str(folder), self.spoken(request), self._language, width, height)
        await self._join(socket, name, wish)
        return socket

    async def _join(self, socket: web.WebSocketResponse, name: str, wish: Wish) -> None:
        self._pages.add(socket)
        session: Session | None = None

        def caught_up() -> None:
            if session is not None:
                session.redraw()

        line = Line(socket, caught_up)
        sending = asyncio.create_task(line.run())
        try:
            session = await self.sessions.of(name, wish)
            if self._door is not None:
                session.tell(await self._door.greeting(name))
            session.attach(line, wish.width, wish.height)
            await _listen(socket, session, line)
        except Full:
            line.end(FULL)
        except NoProcess:
            line.end(BROKEN)
        finally:
            if session is not None:
                session.detach(line)
            self._pages.discard(socket)
            if line.is_ending:  # why it is closed is still to be said
                await asyncio.wait({sending}, timeout=_GOODBYE)
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending


async def _listen(socket: web.WebSocketResponse, session: Session, line: Line) -> None:
    """Hand on what a page says; whoever says too much is heard more slowly."""
    pace = Limits(400, 200)
    async for message in socket:
        if not session.shows(line):
            continue
        if message.type == WSMsgType.TEXT:
            with suppress(TypeError, ValueError, RecursionError):
                _hear(parsed(message.data), session, line)
        elif message.type == WSMsgType.BINARY:
            name, found, content = message.data.partition(b"\n")
            if found:
                session.hand_in(name.decode(errors="replace")[:_LONGEST_NAME], content)
        await session.taken()
        if waiting := pace.seconds_until(""):
            await asyncio.sleep(waiting)


def _hear(message: object, session: Session, line: Line) -> None:
    """One thing that a page says; what makes no sense is left alone."""
    match message:
        case ["in", str(text)] if len(text) <= _LONGEST_TEXT:
            session.type(text)
        case ["size", columns, lines]:
            session.resize(*_size(columns, lines))
        case ["focus"]:
            session.focus(is_there=True)
        case ["blur"]:
            session.focus(is_there=False)
        case ["ping"]:
            line.say(_PONG)


def _size(columns: object, lines: object) -> tuple[int, int]:
    return _bounded(columns, 80, _MOST_COLUMNS), _bounded(lines, 24, _MOST_LINES)


def _bounded(value: object, usual: int, most: int) -> int:
    if isinstance(value, str) and value.isdecimal() and len(value) < 9:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        return usual
    return min(max(value, 1), most)
