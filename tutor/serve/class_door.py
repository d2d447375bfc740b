"""The pages of a class beside the tutor: where pupils sign in, and what the teacher sees."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping
from hmac import compare_digest
from zlib import crc32

from aiohttp import web

from tutor.serve.desk import Desk
from tutor.serve.limits import neighbourhood
from tutor.serve.pages import sign_in, teacher
from tutor.serve.server import Server

_TEACHER = "teacher"
_LASTS = 12 * 3600.0
"""Seconds for which a teacher's browser is known."""
_CODES = 997
"""So many counters there are for all codes that anybody may think of."""
_LONGEST = 40
_FORM = "application/x-www-form-urlencoded"


class ClassDoor:
    """What the server of a class has besides."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.key = secrets.token_urlsafe(16)
        """Opens the teacher's page; another one each time."""
        self._run = secrets.token_urlsafe(8)
        self._server: Server

    def open(self, app: web.Application, server: Server) -> None:
        """Add its pages."""
        self._server = server
        app.router.add_post("/sign-in", self._sign_in)
        app.router.add_post("/sign-out", self._sign_out)
        app.router.add_get("/teacher", self._teacher)
        app.router.add_get("/teacher/now", self._now)
        app.router.add_get("/teacher/results.csv", self._csv)
        app.cleanup_ctx.append(self._life)

    async def _life(self, app: web.Application) -> AsyncIterator[None]:
        watching = asyncio.create_task(self._desk.watch(self._server.sessions))
        yield
        watching.cancel()
        await self._desk.close()

    async def greeting(self, name: str) -> Mapping[str, object]:
        """What a pupil's process is told."""
        return await self._desk.greeting(name)

    # Pupils

    def ask(self, request: web.Request, message: str = "", status: int = 403) -> web.Response:
        """The page to sign in on."""
        text = sign_in(self._server.spoken(request), message)
        # Else the form would not say where it comes from.
        headers = {"Referrer-Policy": "same-origin"}
        return web.Response(text=text, status=status, headers=headers, content_type="text/html")

    def _is_ours(self, request: web.Request) -> bool:
        host = request.headers.get("Host", "")
        return self._server.names.is_own(request.headers.get("Origin", ""), host)

    async def _sign_in(self, request: web.Request) -> web.StreamResponse:
        if not self._is_ours(request):
            return self._server.told(request, "serve-foreign", 403)
        if request.content_type != _FORM:
            raise web.HTTPBadRequest
        given = await request.post()
        code, pin = str(given.get("code", "")), str(given.get("pin", ""))
        if max(len(code), len(pin)) > _LONGEST:
            return self.ask(request, "desk-wrong")
        if not self._may_try(request, code.strip().casefold()):
            return self.ask(request, "desk-too-often", 429)
        name = await self._desk.sign_in(code, pin)
        return (
            self.ask(request, "desk-wrong") if name is None else self._server.known(request, name)
        )

    def _may_try(self, request: web.Request, code: str) -> bool:
        """Whether another PIN may be tried: each try counts, before it is known how it goes."""
        allowed, here = self._server.allowed, neighbourhood(request.remote or "")
        # Codes that nobody has are counted like others: nothing tells which ones there are.
        counter = str(crc32(code.encode(errors="replace")) % _CODES)
        return (
            allowed.signs.allows(here)
            and allowed.codes.allows(counter)
            and allowed.all_signs.allows("")
        )

    async def _sign_out(self, request: web.Request) -> web.StreamResponse:
        if not self._is_ours(request):
            return self._server.told(request, "serve-foreign", 403)
        answer = web.Response(status=303, headers={"Location": "./"})
        self._server.forget(request, answer)
        return answer

    # The teacher

    def _is_teacher(self, request: web.Request) -> bool:
        return self._server.cookie(request, _TEACHER) == self._run

    def _stranger(self, request: web.Request) -> web.Response:
        return self._server.told(request, "desk-teacher-only", 403)

    async def _teacher(self, request: web.Request) -> web.StreamResponse:
        if (key := request.query.get("key")) is not None:
            if not compare_digest(key.encode(), self.key.encode()):
                here, allowed = neighbourhood(request.remote or ""), self._server.allowed
                if allowed.keys.allows(here) and allowed.all_keys.allows(""):
                    return self._stranger(request)
                return self._server.told(request, "serve-too-often", 429)
            answer = web.Response(status=303, headers={"Location": "teacher"})
            self._server.set_cookie(request, answer, _TEACHER, self._run, _LASTS)
            return answer
        if not self._is_teacher(request):
            return self._stranger(request)
        text = teacher(self._server.spoken(request))
        return web.Response(text=text, content_type="text/html")

    async def _now(self, request: web.Request) -> web.StreamResponse:
        if not self._is_teacher(request):
            return self._stranger(request)
        told = self._desk.now(self._server.sessions, self._server.spoken(request))
        return web.json_response(told)

    async def _csv(self, request: web.Request) -> web.StreamResponse:
        if not self._is_teacher(request):
            return self._stranger(request)
        text = await self._desk.csv(self._server.spoken(request))
        headers = {"Content-Disposition": 'attachment; filename="results.csv"'}
        return web.Response(text=text, headers=headers, content_type="text/csv", charset="utf-8")
