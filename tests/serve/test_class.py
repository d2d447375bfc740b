"""The server of a class at its door: pupils, the teacher, and whoever tries to get in."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from aiohttp import ClientSession, CookieJar
from aiohttp.client_ws import ClientWebSocketResponse
from aiohttp.test_utils import TestServer

from tests.cases import each_case
from tests.serve.test_server import Played, Process, closed_with, raw
from tests.tui.driver import on_screen
from tutor.classroom import pins
from tutor.classroom.classroom import Admitted, Classroom
from tutor.classroom.task import Task
from tutor.serve import desk as desk_module
from tutor.serve.class_door import ClassDoor
from tutor.serve.desk import Desk
from tutor.serve.limits import Limits
from tutor.serve.origins import Names
from tutor.serve.packets import SAID
from tutor.serve.server import Allowed, Server
from tutor.serve.sessions import LEFT, UNKNOWN
from tutor.serve.signing import LINK, Seal
from tutor.store import timestamps
from tutor.store.class_file import ClassFile

SECRET = b"s" * 32
EVIL = '<img src=x onerror="alert(1)">'


@dataclass
class Site:
    """A server that runs, and browsers."""

    room: Classroom
    server: TestServer
    nursery: Played
    door: ClassDoor
    anna: Admitted
    bela: Admitted
    clients: list[ClientSession] = field(default_factory=list)
    lines: list[ClientWebSocketResponse] = field(default_factory=list)
    """Those that nobody holds would be closed."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def browser(self) -> ClientSession:
        client = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.clients.append(client)
        return client

    async def sign_in(
        self, client: ClientSession, code: str, pin: str, origin: str | None = None
    ) -> tuple[int, str]:
        headers = {"Origin": self.address if origin is None else origin}
        data = {"code": code, "pin": pin}
        async with client.post(
            f"{self.address}/sign-in", data=data, headers=headers, allow_redirects=False
        ) as answer:
            return answer.status, await answer.text()

    async def known(self, one: Admitted) -> ClientSession:
        client = self.browser()
        assert (await self.sign_in(client, one.pupil.code, one.pin))[0] == 303
        return client

    async def line(self, client: ClientSession) -> ClientWebSocketResponse:
        line = await client.ws_connect(f"{self.address}/ws", origin=self.address)
        self.lines.append(line)
        return line

    async def teacher(self) -> ClientSession:
        client = self.browser()
        async with client.get(f"{self.address}/teacher?key={self.door.key}") as answer:
            assert answer.status == 200
        return client

    async def get(self, client: ClientSession, path: str) -> tuple[int, str]:
        async with client.get(f"{self.address}{path}") as answer:
            return answer.status, await answer.text()

    def link(self, one: Admitted, seconds: float = 60, secret: bytes = SECRET) -> str:
        return Seal(secret).sealed(LINK, f"{one.pupil.id}.{one.pupil.turn}", seconds)


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "_LOOK_EVERY", 0.05)


@asynccontextmanager
async def site(folder: Path, allowed: Allowed | None = None) -> AsyncIterator[Site]:
    room = Classroom.begin(folder / "5B")
    anna, bela = room.add(["Anna", EVIL])
    room.set(Task(0, "lesson", timestamps.now(), subject="naked-pair"))
    nursery, seal = Played(), Seal(SECRET)
    desk = Desk(room, seal)
    door = ClassDoor(desk)
    names = Names("127.0.0.1")
    server = Server(desk, seal, names, places=5, allowed=allowed, nursery=nursery, door=door)
    running = TestServer(server.app())
    await running.start_server()
    found = Site(room, running, nursery, door, anna, bela)
    try:
        yield found
    finally:
        for client in found.clients:
            await client.close()
        await running.close()


async def until(holds: Callable[[], object]) -> None:
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never was so")


async def heard(process: Process, kind: str) -> dict[str, object]:
    """What a process is told next of some kind."""
    while True:
        packet, content = await process.hears()
        if packet == SAID and content.get("type") == kind:
            return dict(content)


async def gone(process: Process) -> bool:
    """Whether a process is told to end, whatever was said before."""
    while await asyncio.wait_for(process.heard.read(4096), 20):
        pass
    return True


# Pupils


@on_screen
async def test_a_code_and_a_pin_let_a_pupil_in(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        stranger = s.browser()
        status, page = await s.get(stranger, "/")
        assert status == 403
        assert 'action="sign-in"' in page
        spaced = pins.spaced(s.anna.pin)
        assert (await s.sign_in(stranger, f" {s.anna.pupil.code.upper()} ", spaced))[0] == 303
        assert (await s.get(stranger, "/"))[0] == 200
        await s.line(stranger)
        await until(lambda: s.nursery.processes)
        (process,) = s.nursery.processes
        assert process.wish.folder == str((s.room.folder / "pupils" / s.anna.pupil.code).absolute())
        told = await heard(process, "tasks")
        assert told["name"] == "Anna"
        assert [one["subject"] for one in list(told["tasks"])] == ["naked-pair"]  # type: ignore[call-overload]


@on_screen
async def test_a_link_lets_in_until_there_is_another_pin(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        client, link = s.browser(), s.link(s.bela)
        assert (await s.get(client, f"/?key={link}"))[0] == 200
        line = await s.line(client)
        await until(lambda: s.nursery.processes)
        (process,) = s.nursery.processes
        other = ClassFile.open(s.room.folder)  # as a command would
        other.set_pin(s.bela.pupil.id, pins.hidden("123456"))
        other.close()
        assert await gone(process)
        process.writer.close()
        assert await closed_with(line) == LEFT
        assert (await s.get(client, "/"))[0] == 403, "its cookie is of the turn before"
        again = await s.line(client)
        assert await closed_with(again) == UNKNOWN
        status, page = await s.get(s.browser(), f"/?key={link}")
        assert status == 403
        assert "no longer valid" in page


@on_screen
async def test_no_other_link_or_cookie_counts(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        seal, name = Seal(SECRET), f"{s.anna.pupil.id}.1"
        links = (
            *("", "x", "x.y", "é", s.link(s.anna, -1), s.link(s.anna, secret=b"t" * 32)),
            *(seal.sealed("page", name, 60), seal.sealed(LINK, "99.1", 60), "A" * 5000),
            *(seal.sealed(LINK, s.anna.pupil.code, 60), s.link(s.anna)[:-5], s.door.key),
        )
        for link in links[:9]:
            status, _ = await s.get(s.browser(), f"/?key={link}")
            assert status == 403, link
        cookies = (
            *(seal.sealed(LINK, name, 60), seal.sealed("teacher", name, 60)),
            *(seal.sealed("page", "1.2", 60), seal.sealed("page", "../..", 60)),
        )
        for cookie in cookies:
            head = {"Cookie": f"tutor-{s.server.port}={cookie}"}
            async with s.browser().get(s.address, headers=head) as answer:
                assert answer.status == 403, cookie


@on_screen
async def test_wrong_pins_say_nothing_and_become_rare(tmp_path: Path) -> None:
    allowed = Allowed(codes=Limits(4, 0.001), signs=Limits(12, 0.001))
    async with site(tmp_path, allowed) as s:
        client, code = s.browser(), s.anna.pupil.code
        wrong = f"{(int(s.anna.pin) + 1) % 10**6:06d}"
        first = await s.sign_in(client, code, wrong)
        nobody = await s.sign_in(client, "nobody", wrong)
        assert first == nobody, "nothing tells which codes there are"
        assert "don’t match" in first[1]
        assert wrong not in first[1]
        assert code not in first[1]
        found = [(await s.sign_in(client, code, wrong))[0] for _ in range(5)]
        assert found == [403, 403, 403, 429, 429]
        assert (await s.sign_in(client, code, s.anna.pin))[0] == 429, "nor the right one now"
        others = [(await s.sign_in(client, f"x{number}", wrong))[0] for number in range(10)]
        assert others[-1] == 429, "nor other codes from there, for ever"
        assert (await s.get(client, f"/?key={s.link(s.anna)}"))[0] == 200, "a link still does"
        assert len(allowed.codes) <= 1000


@on_screen
async def test_many_tries_at_once_are_counted_before_they_are_looked_at(tmp_path: Path) -> None:
    async with site(tmp_path, Allowed(codes=Limits(5, 0.001))) as s:
        client = s.browser()
        tries = (s.sign_in(client, s.anna.pupil.code, f"{pin:06d}") for pin in range(40))
        found = [status for status, _ in await asyncio.gather(*tries)]
        assert found.count(429) == 35


@on_screen
async def test_hashing_does_not_hold_others_up(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        client = s.browser()
        tries = [
            asyncio.create_task(s.sign_in(s.browser(), f"x{number}", "123456"))
            for number in range(12)
        ]
        await asyncio.sleep(0)
        before = [one.done() for one in tries]
        assert (await s.get(client, "/static/page.css"))[0] == 200
        assert not all(one.done() for one in tries), before
        assert {status for status, _ in await asyncio.gather(*tries)} == {403}


@each_case("origin", ["", "null", "http://evil.example", "http://localhost:1", "https://x.y"])
def test_a_form_of_somebody_else_signs_nobody_in(
    tmp_path_factory: pytest.TempPathFactory, origin: str
) -> None:
    async def tried(folder: Path) -> None:
        async with site(folder) as s:
            client = s.browser()
            right = (s.anna.pupil.code, s.anna.pin)
            status, _ = await s.sign_in(client, *right, origin)
            assert status == 403
            assert (await s.get(client, "/"))[0] == 403
            known = await s.known(s.anna)
            async with known.post(f"{s.address}/sign-out", headers={"Origin": origin}) as answer:
                assert answer.status == 403
            assert (await s.get(known, "/"))[0] == 200

    asyncio.run(tried(tmp_path_factory.mktemp("foreign")))


@on_screen
async def test_what_nobody_types_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        client = s.browser()
        for code, pin in (
            ("x" * 600, "1"),
            ("", ""),
            ("\x00", "\x1b[31m"),
            (EVIL, EVIL),
            ("../../etc", "'; DROP TABLE pupils;--"),
            (s.anna.pupil.code, "9" * 300),
        ):
            status, page = await s.sign_in(client, code, pin)
            assert status == 403, code
            assert "<img" not in page
            assert "\x1b" not in page
        huge = {"code": "x" * 5_000_000, "pin": "1"}
        head = {"Origin": s.address}
        async with client.post(f"{s.address}/sign-in", data=huge, headers=head) as answer:
            assert answer.status == 413
            assert "Traceback" not in await answer.text()
        for kind in ("application/json", "multipart/form-data; boundary=x", "text/plain"):
            head = {"Origin": s.address, "Content-Type": kind}
            async with client.post(f"{s.address}/sign-in", data=b"{}", headers=head) as answer:
                assert answer.status == 400, kind
                assert "Traceback" not in await answer.text()
        assert len(s.room.pupils()) == 2


@on_screen
async def test_no_way_to_the_folder_of_the_class(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        cookie = f"tutor-{s.server.port}={Seal(SECRET).sealed('page', '1.1', 60)}"
        head = f"Host: localhost\r\nCookie: {cookie}\r\nConnection: close"
        for path in (
            *("/class.db", "/pupils/", f"/pupils/{s.anna.pupil.code}/learner.db", "/serve.key"),
            *("/teacher/", "/teacher/../class.db", "/teacher/results.csv/", "/static/../class.db"),
            *("/static/%2e%2e/class.db", "/teacher/%2e%2e/%2e%2e/class.db", "/sign-in"),
        ):
            answer = await raw(s.server.port, f"GET {path} HTTP/1.1\r\n{head}\r\n\r\n")
            assert answer[9:12] in ("404", "400", "405"), (path, answer)
            assert str(tmp_path) not in answer


@on_screen
async def test_signing_out_forgets_the_browser_alone(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        client, other = await s.known(s.anna), await s.known(s.anna)
        head = {"Origin": s.address}
        async with client.post(f"{s.address}/sign-out", headers=head) as answer:
            assert "sign-in" in await answer.text()
        assert (await s.get(client, "/"))[0] == 403
        assert (await s.get(other, "/"))[0] == 200


# Tasks


@on_screen
async def test_what_is_assigned_meanwhile_comes_at_once(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        await s.line(await s.known(s.anna))
        await until(lambda: s.nursery.processes)
        (process,) = s.nursery.processes
        await heard(process, "tasks")
        other = Classroom.open(s.room.folder)
        other.set(Task(0, "lesson", timestamps.now(), subject="x-wing"))
        other.close()
        told = await heard(process, "tasks")
        assert [one["subject"] for one in list(told["tasks"])] == [  # type: ignore[call-overload]
            "naked-pair",
            "x-wing",
        ]


# The teacher


@on_screen
async def test_the_teachers_page_is_the_teachers(tmp_path: Path) -> None:
    async with site(tmp_path, Allowed(keys=Limits(3, 0.001))) as s:
        pupil = await s.known(s.anna)
        paths = ("/teacher", "/teacher/now", "/teacher/results.csv")
        for client in (pupil, s.browser()):
            for path in paths:
                status, page = await s.get(client, path)
                assert status == 403
                assert "onerror" not in page
        found = [(await s.get(pupil, f"/teacher?key=wrong{at}"))[0] for at in range(5)]
        assert found == [403, 403, 403, 429, 429]
        seal, port = Seal(SECRET), s.server.port
        for cookie in (seal.sealed("teacher", "me", 60), seal.sealed("page", "1.1", 60)):
            head = {"Cookie": f"tutor-{port}-teacher={cookie}"}
            async with s.browser().get(f"{s.address}/teacher/now", headers=head) as answer:
                assert answer.status == 403
        teacher = await s.teacher()
        for path in paths:
            async with teacher.get(f"{s.address}{path}") as answer:
                assert answer.status == 200
                assert answer.headers["Cache-Control"] == "no-store"
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert "Access-Control-Allow-Origin" not in answer.headers


@on_screen
async def test_it_tells_who_is_where_and_names_do_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        await s.line(await s.known(s.anna))
        await until(lambda: s.nursery.processes)
        (process,) = s.nursery.processes
        process.says(type="where", where="The course › Naked pair\x1b[31m" + "x" * 500)
        teacher = await s.teacher()
        now = {}

        async def is_told() -> bool:
            nonlocal now
            now = json.loads((await s.get(teacher, "/teacher/now"))[1])
            return "course" in now["pupils"][0]["where"]

        for _ in range(500):
            if await is_told():
                break
            await asyncio.sleep(0.01)
        anna, bela = now["pupils"]
        assert now["here"] == "1 of 2 here"
        assert anna["where"].startswith("The course › Naked pair\\x1b[31mxx")
        assert len(anna["where"]) < 150
        assert (bela["here"], bela["where"], bela["name"]) == (False, "not here", EVIL)
        _, page = await s.get(teacher, "/teacher")
        assert EVIL not in page
        _, script = await s.get(teacher, "/static/teacher.js")
        assert "innerHTML" not in script


@on_screen
async def test_the_table_is_in_the_language_of_the_browser(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        teacher = await s.teacher()
        for language, first in (("fr-FR,fr", "\ufeffNom;"), ("en-GB", "\ufeffName,")):
            head = {"Accept-Language": language}
            async with teacher.get(f"{s.address}/teacher/results.csv", headers=head) as answer:
                assert answer.headers["Content-Disposition"].startswith("attachment")
                assert (await answer.read()).decode().startswith(first)


@on_screen
async def test_a_folder_that_is_gone_stops_nobody(tmp_path: Path) -> None:
    async with site(tmp_path) as s:
        client = await s.known(s.anna)
        shutil.rmtree(s.room.folder)
        await asyncio.sleep(0.3)
        assert (await s.get(client, "/static/page.css"))[0] == 200


@on_screen
async def test_a_thousand_connections_leave_the_door_open(tmp_path: Path) -> None:
    """They are opened and kept; whoever was there before is still served."""
    async with site(tmp_path) as s:
        client = await s.known(s.anna)
        opened = []
        try:
            for _ in range(1000):
                opened.append(await asyncio.open_connection("127.0.0.1", s.server.port))
            assert (await s.get(client, "/"))[0] == 200
        finally:
            for _, writer in opened:
                writer.close()
        assert (await s.get(s.browser(), "/"))[0] == 403
