"""Listening on an address until Ctrl+C, with no more connections than can be served."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

from aiohttp import web
from aiohttp.http import HttpProcessingError

from tutor.serve.server import Server

_MOST_CONNECTIONS = 300
_LOOK_EVERY = 10.0
"""Seconds; whoever has said nothing between two looks is hung up on."""
_SHUTDOWN = 2.0
_BACKLOG = 128


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens.

    Raises:
        OSError: the address is taken, or none of this machine.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=_BACKLOG)


def address(listening: socket.socket, host: str) -> str:
    """Where pages are, for a browser."""
    port = listening.getsockname()[1]
    shown = _own_address() if host in ("0.0.0.0", "::", "") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def _own_address() -> str:
    """Under which number others see this machine, as far as can be told without asking anybody."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # nothing is sent
        return str(asking.getsockname()[0])
    return "127.0.0.1"


class _Refused(asyncio.Protocol):
    """Somebody for whom there is no connection left."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()


class _Doorman:
    """Counts connections, and hangs up on those that never say anything."""

    def __init__(self, runner: web.AppRunner, heard: set[object]) -> None:
        """What serves connections, and those on which something was asked."""
        assert runner.server is not None
        self._server, self._heard = runner.server, heard

    def __call__(self) -> asyncio.Protocol:
        """Who talks with the next one that comes: if need be, somebody silent makes room."""
        here = self._server.connections
        if len(here) >= _MOST_CONNECTIONS:
            for one in here:
                line = one.transport
                if one not in self._heard and line is not None and not line.is_closing():
                    line.close()
                    break
            else:
                return _Refused()
        return self._server()

    async def look(self) -> None:
        """Hang up on whoever has said nothing since the last look, for ever."""
        before: set[object] = set()
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            here = self._server.connections
            self._heard.intersection_update(here)
            silent = [one for one in here if one not in self._heard]
            for one in silent:
                if one in before and one.transport is not None:
                    one.transport.close()
            before = set(silent)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether what goes into the log is not just somebody who speaks no HTTP."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


async def listen(server: Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until Ctrl+C, and leave nothing behind.

    Args:
        server: what is served.
        listening: the socket on which.
        ready: called as soon as pages can be opened.

    Raises:
        NoProcess: the learners' processes could not be prepared.
    """
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, stop.set)
    logging.getLogger("aiohttp.server").addFilter(_is_ours)
    runner = web.AppRunner(server.app(), access_log=None, shutdown_timeout=_SHUTDOWN)
    try:
        await runner.setup()
        doorman = _Doorman(runner, server.heard)
        doors = await loop.create_server(doorman, sock=listening)
        looking = asyncio.create_task(doorman.look())
        ready()
        await stop.wait()
        looking.cancel()
        doors.close()
    finally:
        await runner.cleanup()
