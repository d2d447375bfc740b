"""The server at its door and on its lines; the test plays the learners' processes."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar, WSMsgType, WSServerHandshakeError
from aiohttp.client_ws import ClientWebSocketResponse
from aiohttp.test_utils import TestServer

from tests.cases import each_case
from tests.tui.driver import on_screen
from tutor.serve import listening
from tutor.serve.learner_process import Wish
from tutor.serve.limits import Limits
from tutor.serve.line import Line
from tutor.serve.nursery import NoProcess, Nursery, Started
from tutor.serve.origins import Names
from tutor.serve.packets import DRAWN, FILE, GREETING, SAID, next_packet, packed, said
from tutor.serve.server import Allowed, Server
from tutor.serve.sessions import BROKEN, ELSEWHERE, FULL, LEFT, UNKNOWN
from tutor.serve.signing import Seal

SECRET = b"s" * 32


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Process:
    """The other end of a line."""

    def __init__(self, end: socket.socket, wish: Wish) -> None:
        self.wish, self._end = wish, end
        self.heard: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def begin(self) -> None:
        self._end.setblocking(False)
        self.heard, self.writer = await asyncio.open_connection(sock=self._end)
        self.writer.write(GREETING)

    async def hears(self) -> tuple[bytes, Any]:
        kind, content = await asyncio.wait_for(next_packet(self.heard), 20)
        return kind, json.loads(content) if kind == SAID else content.decode()

    def draws(self, data: bytes) -> None:
        self.writer.write(packed(DRAWN, data))

    def says(self, **message: object) -> None:
        self.writer.write(said(message))

    async def is_gone(self) -> bool:
        return await asyncio.wait_for(self.heard.read(), 20) == b""


class Played(Nursery):
    """Gives out ends of lines, and keeps the others."""

    def __init__(self) -> None:
        super().__init__()
        self.processes: list[Process] = []
        self.fails = False

    async def begin(self) -> None:
        pass

    async def start(self, wish: Wish) -> Started:
        if self.fails:
            raise NoProcess
        ours, theirs = socket.socketpair()
        process = Process(theirs, wish)
        await process.begin()
        self.processes.append(process)
        reader, writer = await asyncio.open_connection(sock=ours)
        return Started(0, reader, writer)


class Two:
    """Two learners."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.gone: set[str] = set()

    def let_in(self, key: str) -> str | None:
        return {"key-a": "anna", "key-b": "bela"}.get(key)

    def folder(self, name: str) -> Path | None:
        return None if name in self.gone else self._folder / name


@dataclass
class Site:
    """A server that runs, and browsers."""

    server: TestServer
    nursery: Played
    learners: Two
    clock: Clock
    clients: list[ClientSession] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def browser(self) -> ClientSession:
        client = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.clients.append(client)
        return client

    async def known(self, key: str = "key-a") -> ClientSession:
        client = self.browser()
        async with client.get(f"{self.address}/?key={key}") as answer:
            assert answer.status == 200
        return client

    async def line(self, client: ClientSession, query: str = "") -> ClientWebSocketResponse:
        return await client.ws_connect(f"{self.address}/ws{query}", origin=self.address)


@asynccontextmanager
async def site(
    folder: Path, *, places: int = 5, allowed: Allowed | None = None
) -> AsyncIterator[Site]:
    nursery, learners, clock = Played(), Two(folder), Clock()
    server = Server(
        learners,
        Seal(SECRET),
        Names("127.0.0.1"),
        places=places,
        allowed=allowed,
        nursery=nursery,
        clock=clock,
    )
    running = TestServer(server.app())
    await running.start_server()
    found = Site(running, nursery, learners, clock)
    try:
        yield found
    finally:
        for client in found.clients:
            await client.close()
        await running.close()


async def raw(port: int | None, request: str) -> str:
    """What is answered to bytes that no browser would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request.encode())
    answer = await asyncio.wait_for(reader.read(3000), 20)
    writer.close()
    return answer.decode()


async def closed_with(line: ClientWebSocketResponse) -> int:
    """Why a line was closed, whatever was drawn before."""
    while True:
        message = await line.receive(20)
        if message.type is WSMsgType.CLOSE:
            return int(message.data)
        assert message.type in (WSMsgType.BINARY, WSMsgType.TEXT), message


# The door


@on_screen
async def test_who_has_the_key_comes_in_and_is_known_from_then_on(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        stranger = s.browser()
        async with stranger.get(s.address, headers={"Accept-Language": "fr"}) as answer:
            assert answer.status == 403
            assert "Qui êtes-vous" in await answer.text()
        async with stranger.get(f"{s.address}/?key=key-a", allow_redirects=False) as answer:
            assert answer.status == 303
            assert answer.headers["Location"] == "./"
            cookie = answer.headers["Set-Cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
        async with stranger.get(s.address) as answer:
            assert answer.status == 200
            text = await answer.text()
            assert "static/page.js" in text
            assert "http" not in text.replace("application/json", ""), "nothing from elsewhere"
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert answer.headers["Referrer-Policy"] == "no-referrer"
        s.learners.gone.add("anna")
        async with stranger.get(s.address) as answer:
            assert answer.status == 403, "nobody of that name any more"


@on_screen
async def test_no_other_cookie_counts(tmp_path: Path) -> None:
    seal = Seal(SECRET)
    cookies = (
        *("", "anna", "x.y", Seal(b"t" * 32).sealed("page", "anna", 60)),
        *(seal.sealed("page", "anna", -1), seal.sealed("link", "anna", 60)),
        seal.sealed("page", "nobody", 60) + "=",
    )
    async with site(tmp_path) as s:
        s.learners.gone.add("nobody")
        name = f"tutor-{s.server.port}"
        for cookie in cookies:
            client = s.browser()
            async with client.get(s.address, headers={"Cookie": f"{name}={cookie}"}) as answer:
                assert answer.status == 403, cookie
        good = {"Cookie": f"{name}={seal.sealed('page', 'anna', 60)}"}
        async with s.browser().get(s.address, headers=good) as answer:
            assert answer.status == 200


@on_screen
async def test_wrong_keys_are_counted(tmp_path: Path) -> None:
    async with site(tmp_path, allowed=Allowed(keys=Limits(3, 0.001))) as s:
        client = s.browser()
        found = []
        for number in range(5):
            async with client.get(f"{s.address}/?key=wrong-{number}") as answer:
                found.append(answer.status)
        assert found == [403, 403, 403, 429, 429]


@on_screen
async def test_only_its_own_names_are_answered(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        for path in ("/", "/?key=key-a", "/static/page.js", "/ws", "/nothing"):
            request = f"GET {path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
            answer = await raw(s.server.port, request)
            assert answer.startswith("HTTP/1.1 421"), path
            assert "Set-Cookie" not in answer
        assert " 4" in (await raw(s.server.port, "GET / HTTP/1.0\r\n\r\n"))[:15]


@on_screen
async def test_no_way_to_any_other_file(tmp_path: Path) -> None:
    paths = (
        *("/static/", "/static", "/static/../server.py", "/static/..%2fserver.py", "/etc/passwd"),
        *("/static/%2e%2e/%2e%2e/cli/files.py", "/static//etc/passwd", "//etc/passwd", "/..;/x"),
        *("/static/page.html", "/static/xterm/", "/static/.%00.js", "/static/..\\server.py"),
        *("/.git/config", "/static/%c0%ae%c0%ae/x", "/ws/..", "/learner.db", "/serve.key"),
    )
    async with site(tmp_path) as s:
        cookie = f"tutor-{s.server.port}={Seal(SECRET).sealed('page', 'anna', 60)}"
        head = f"Host: localhost\r\nCookie: {cookie}\r\nConnection: close"
        for path in paths:
            answer = await raw(s.server.port, f"GET {path} HTTP/1.1\r\n{head}\r\n\r\n")
            assert answer[9:12] in ("404", "400"), (path, answer)
            assert str(tmp_path) not in answer
            assert "Traceback" not in answer
            assert "import" not in answer
        for method in ("POST", "PUT", "DELETE", "TRACE", "OPTIONS"):
            answer = await raw(s.server.port, f"{method} / HTTP/1.1\r\n{head}\r\n\r\n")
            assert answer[9] == "4", method
        async with s.browser().get(f"{s.address}/static/page.js") as script:
            assert script.status == 200
            assert script.headers["X-Content-Type-Options"] == "nosniff"
            assert script.content_type == "text/javascript"


# Lines


@each_case("origin", ["", "null", "http://evil.example", "http://localhost:1", "https://x.y"])
def test_a_page_of_somebody_else_gets_no_line(tmp_path: Path, origin: str) -> None:
    async def tried() -> None:
        async with site(tmp_path) as s:
            client = await s.known()
            headers = {"Origin": origin} if origin else {}
            with pytest.raises(WSServerHandshakeError) as refused:
                await client.ws_connect(f"{s.address}/ws", headers=headers)
            assert refused.value.status == 403
            assert s.nursery.processes == []

    asyncio.run(tried())


@on_screen
async def test_nobody_gets_a_line_for_nobody(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        line = await s.line(s.browser())
        assert await closed_with(line) == UNKNOWN
        async with s.browser().get(f"{s.address}/ws", headers={"Origin": s.address}) as answer:
            assert answer.status == 404
        assert s.nursery.processes == []


@on_screen
async def test_a_page_and_a_process_talk(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        line = await s.line(await s.known(), "?columns=100&lines=30")
        await _until(lambda: len(s.nursery.processes) == 1)
        (process,) = s.nursery.processes
        assert process.wish.folder == str(tmp_path / "anna")
        assert (process.wish.width, process.wish.height) == (100, 30)
        assert await process.hears() == (SAID, {"type": "redraw", "width": 100, "height": 30})
        await line.send_json(["in", "é\x1b[A"])
        assert await process.hears() == (DRAWN, "é\x1b[A")
        await line.send_json(["size", 90, 10**9])
        assert await process.hears() == (SAID, {"type": "resize", "width": 90, "height": 200})
        for strange in (
            "",
            "{",
            "[]",
            '["in"]',
            '["in", 5]',
            '["size", "x"]',
            '["quit"]',
            "[" * 9999,
        ):
            await line.send_str(strange)
        await line.send_json(["in", "x" * 700_000])
        await line.send_bytes(b"not asked for\nat all")
        await line.send_json(["focus"])
        assert await process.hears() == (SAID, {"type": "focus"}), "and nothing before"
        await line.send_json(["ping"])
        assert await line.receive_json(timeout=20) == {"say": "pong"}
        process.draws(b"one")
        assert await line.receive_bytes(timeout=20) == b"Done"
        process.says(type="ask-file")
        assert await line.receive_json(timeout=20) == {"say": "ask-file"}
        await line.send_bytes("é.sdk\n123\n".encode())
        assert await process.hears() == (
            SAID,
            {"type": "file", "name": "é.sdk", "data": "MTIzCg=="},
        )
        process.writer.write(packed(FILE, b"a.txt\ncontent"))
        assert await line.receive_bytes(timeout=20) == b"Fa.txt\ncontent"
        process.says(type="exit")
        process.writer.close()
        assert await closed_with(line) == LEFT


@on_screen
async def test_a_cut_line_comes_back_to_the_same_process(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        client = await s.known()
        first = await s.line(client)
        await _until(lambda: len(s.nursery.processes) == 1)
        (process,) = s.nursery.processes
        await process.hears()
        await first.close()
        process.draws(b"nobody sees it")
        second = await s.line(client, "?columns=50&lines=20")
        assert await process.hears() == (SAID, {"type": "redraw", "width": 50, "height": 20})
        process.draws(b"all")
        assert (await second.receive_bytes(timeout=20)).endswith(b"all")
        third = await s.line(client)
        assert await closed_with(second) == ELSEWHERE
        await process.hears()
        await third.send_json(["in", "x"])
        assert await process.hears() == (DRAWN, "x")
        assert len(s.nursery.processes) == 1


@on_screen
async def test_two_learners_are_apart(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        anna, bela = await s.line(await s.known()), await s.line(await s.known("key-b"))
        await _until(lambda: len(s.nursery.processes) == 2)
        one, other = sorted(s.nursery.processes, key=lambda it: it.wish.folder)
        assert Path(other.wish.folder).name == "bela"
        one.draws(b"for anna")
        other.draws(b"for bela")
        assert await anna.receive_bytes(timeout=20) == b"Dfor anna"
        assert await bela.receive_bytes(timeout=20) == b"Dfor bela"


@on_screen
async def test_no_more_learners_than_places(tmp_path: Path) -> None:
    async with site(tmp_path, places=1) as s:
        anna, bela = await s.known(), s.browser()
        line = await s.line(anna)
        await _until(lambda: len(s.nursery.processes) == 1)
        async with bela.get(f"{s.address}/?key=key-b") as answer:
            assert answer.status == 503
            assert "All places are taken" in await answer.text()
            assert answer.headers["Refresh"]
        assert await closed_with(await s.line(bela)) == FULL
        async with anna.get(s.address) as answer:
            assert answer.status == 200, "who is there, is there"
        await line.close()
        s.clock.now += 30
        assert await closed_with(await s.line(bela)) == FULL, "anna may come back yet"
        s.clock.now += 31
        waiting = asyncio.create_task(s.line(bela))
        assert await s.nursery.processes[0].hears() == (
            SAID,
            {"type": "redraw", "width": 80, "height": 24},
        )
        assert await s.nursery.processes[0].is_gone()
        s.nursery.processes[0].writer.close()
        await waiting
        await _until(lambda: len(s.nursery.processes) == 2)


@on_screen
async def test_a_process_that_breaks_off_or_cannot_begin(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        client = await s.known()
        for bad in (b"", b"?????garbage", packed(DRAWN, b"x")[:-1], b"D\xff\xff\xff\xff"):
            line = await s.line(client)
            await _until(lambda: bool(s.nursery.processes))
            process = s.nursery.processes.pop()
            process.writer.write(bad)
            process.writer.close()
            assert await closed_with(line) == BROKEN, bad
        s.nursery.fails = True
        assert await closed_with(await s.line(client)) == BROKEN


@on_screen
async def test_lines_are_counted(tmp_path: Path) -> None:
    async with site(tmp_path, allowed=Allowed(lines=Limits(2, 0.001))) as s:
        client = await s.known()
        for _ in range(2):
            await (await s.line(client)).close()
        with pytest.raises(WSServerHandshakeError) as refused:
            await s.line(client)
        assert refused.value.status == 429


class SlowPage:
    """A page whose line takes nothing until it is let."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.sent: list[bytes | str] = []

    async def send_bytes(self, data: bytes) -> None:
        await self.may.wait()
        self.sent.append(data)

    async def send_str(self, data: str) -> None:
        await self.may.wait()
        self.sent.append(data)

    async def close(self, code: int, message: bytes) -> None:
        self.sent.append(f"closed {code}")


@on_screen
async def test_a_slow_page_gets_the_screen_as_it_is_by_then(tmp_path: Path) -> None:
    page, caught_up = SlowPage(), asyncio.Event()
    line = Line(page, caught_up.set)  # type: ignore[arg-type]
    running = asyncio.create_task(line.run())
    line.draw(b"a" * 1000)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for _ in range(100):
        line.draw(b"b" * 100_000)
    line.say("said")
    page.may.set()
    await asyncio.wait_for(caught_up.wait(), 20)
    assert sum(map(len, page.sent)) < 2000, "nothing that is old by now"
    assert "said" in page.sent
    line.draw(b"c")
    line.end(4000)
    await asyncio.wait_for(running, 20)
    assert page.sent[-2:] == [b"Dc", "closed 4000"]


async def _until(holds: Callable[[], bool]) -> None:
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError


@on_screen
async def test_whoever_is_silent_makes_room_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listening, "_MOST_CONNECTIONS", 3)
    server = Server(Two(tmp_path), Seal(SECRET), Names("127.0.0.1"), places=5, nursery=Played())
    door = listening.bound("127.0.0.1", 0)
    port = door.getsockname()[1]
    ready = asyncio.Event()
    running = asyncio.create_task(listening.listen(server, door, ready.set))
    await ready.wait()
    kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
    async with ClientSession() as client:
        for count in range(8):
            kept.append(await asyncio.open_connection("127.0.0.1", port))
            async with client.get(f"http://127.0.0.1:{port}/") as answer:
                assert answer.status == 403, count
    long = f"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: {'x' * 20_000}\r\n\r\n"
    assert " 400 " in await raw(port, long)
    assert not caplog.records, "nobody fills the log by talking nonsense"
    for _, writer in kept:
        writer.close()
    running.cancel()
    await asyncio.wait({running})
