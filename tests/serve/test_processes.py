"""`tutor serve` as it is started, with real processes: they come quickly, and none stays behind."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession, CookieJar, WSMsgType
from aiohttp.client_ws import ClientWebSocketResponse

from tests.cli.runner import tutor
from tests.cli.terminal import COMMAND
from tests.conftest import PATIENCE
from tests.tui.driver import on_screen
from tutor.serve.learner_process import Wish
from tutor.serve.nursery import Nursery
from tutor.serve.packets import greeted, next_packet, said
from tutor.serve.signing import FILE_NAME

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing forks here")


def children(pid: int) -> set[int]:
    """All that a process has started, and what these have."""
    found = subprocess.run(
        ["ps", "-e", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
    )
    pairs = [tuple(map(int, line.split())) for line in found.stdout.splitlines()]
    below = {pid}
    while more := {one for one, parent in pairs if parent in below} - below:
        below |= more
    return below - {pid}


def is_alive(pid: int) -> bool:
    """Whether a process runs still; one that nobody has asked for its end does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not (state.is_file() and state.read_text().rpartition(")")[2].split()[0] == "Z")


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture
def served() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on a port of its own, and the address it printed."""
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            assert process.stdout is not None
            first = process.stdout.readline()
            address = re.search(r"http://\S+", first)
            assert address, first
            yield process, address[0]
        finally:
            process.kill()


@asynccontextmanager
async def joined(address: str) -> AsyncIterator[ClientWebSocketResponse]:
    """A line to the tutor behind an address."""
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as client:
        async with client.get(address) as answer:
            assert answer.status == 200
        base = address.partition("/?")[0]
        async with client.ws_connect(f"{base}/ws?columns=80&lines=24", origin=base) as line:
            yield line


async def drawn(line: ClientWebSocketResponse, text: str) -> str:
    """All that is drawn until a text is."""
    seen = b""
    while text.encode() not in seen:
        message = await line.receive(PATIENCE)
        assert message.type == WSMsgType.BINARY, message
        seen += message.data[1:]
    return seen.decode()


@on_screen
async def _play(address: str, then: Callable[[], object]) -> None:
    async with joined(address) as line:
        await drawn(line, "Have you solved Sudoku before?")
        await line.send_json(["in", "\x1b"])
        await drawn(line, "New grid")
        await asyncio.to_thread(then)


def test_ctrl_c_ends_it_with_everything_it_started(
    served: tuple[subprocess.Popen[str], str], learner_home: Path
) -> None:
    process, address = served
    started: set[int] = set()

    def stop() -> None:
        started.update(children(process.pid))
        process.send_signal(signal.SIGINT)

    _play(address, stop)
    assert process.wait(PATIENCE) == 0
    assert process.stderr is not None
    assert process.stderr.read() == "Stopped. Everything is saved.\n"
    assert len(started) == 2
    until(lambda: not any(map(is_alive, started)))
    assert (learner_home / "learner.db").is_file()
    assert (learner_home / FILE_NAME).stat().st_mode & 0o777 == 0o600


@pytest.mark.slow
def test_nothing_is_left_behind_when_it_is_killed(
    served: tuple[subprocess.Popen[str], str],
) -> None:
    process, address = served
    started: set[int] = set()

    def kill() -> None:
        started.update(children(process.pid))
        process.kill()

    _play(address, kill)
    assert len(started) == 2
    until(lambda: not any(map(is_alive, started)))


@pytest.mark.slow
@on_screen
async def test_thirty_learners_and_what_becomes_of_them_without_the_one_who_forks(
    tmp_path: Path,
) -> None:
    nursery = Nursery()
    await nursery.begin()
    assert nursery.pid is not None
    lines = []
    for number in range(30):
        wish = Wish(str(tmp_path / f"learner {number}"), "fr", None, 80, 24)
        line = await nursery.start(wish)
        await greeted(line.reader)
        lines.append(line)
    for line in lines:
        seen = b""
        while "Avez-vous déjà fait des sudokus".encode() not in seen:
            seen += (await asyncio.wait_for(next_packet(line.reader), PATIENCE)).content
    assert len(children(nursery.pid)) == 30
    lines[0].writer.close()
    await asyncio.to_thread(until, lambda: not is_alive(lines[0].pid))
    os.kill(nursery.pid, signal.SIGKILL)
    await nursery.ended()
    await asyncio.to_thread(until, lambda: not any(is_alive(line.pid) for line in lines))
    another = await nursery.start(Wish(str(tmp_path / "another"), "en", None, 80, 24))
    await greeted(another.reader)
    another.writer.write(said({"type": "focus"}))
    another.writer.close()
    nursery.close()
    await nursery.ended()
    assert not is_alive(another.pid)


@pytest.mark.slow
@on_screen
async def test_no_message_names_a_path_of_the_server(tmp_path: Path) -> None:
    folder = tmp_path / "secret-place"
    folder.mkdir()
    (folder / "learner.db").write_bytes(b"SQLite format 3\0 and then nothing of the kind" * 50)
    nursery = Nursery()
    await nursery.begin()
    line = await nursery.start(Wish(str(folder), "en", None, 100, 30))
    await greeted(line.reader)
    seen = b""
    while b"learner.damaged" not in seen:
        seen += (await asyncio.wait_for(next_packet(line.reader), PATIENCE)).content
    line.writer.close()
    nursery.close()
    await nursery.ended()
    assert b"secret-place" not in seen
    assert len(list(folder.glob("learner.damaged-*.db"))) == 1, "set aside, as it may be"


# What is refused at once


def test_what_cannot_be_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tutor("serve", "--port", "70000").code == 2
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = tutor("serve", "--port", port, "--lang", "en")
        assert told.code == 2
        assert f"can’t listen on 127.0.0.1, port {port}" in told.err
    monkeypatch.setattr("tutor.cli.serve.find_spec", lambda name: None)
    told = tutor("serve", "--port", "0", "--lang", "fr")
    assert told.code == 2
    assert "pip install 'pas-a-pas[serve]'" in told.err
    monkeypatch.undo()
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("TUTOR_HOME", str(blocked / "home"))
    told = tutor("serve", "--port", "0", "--lang", "en")
    assert told.code == 2
    assert "can’t be used" in told.err
