"""The server's way to learners' processes: asks the zygote for one, and gets a line to it."""

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import tutor
from tutor.serve.learner_process import Wish
from tutor.serve.zygote import READY

_LOADING = 120.0
"""Seconds in which everything is loaded, on however busy a machine."""
_PATIENCE = 20.0
"""Seconds for a fork."""
_ENDING = 15.0
"""Seconds for all learners' processes to end by themselves; then they are ended."""
_KEPT = ("PATH", "TZ", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "VIRTUAL_ENV", "TMPDIR")
_KEPT_TOO = ("PYTHON", "COVERAGE")
"""What of the environment is handed on: nothing about a terminal, and no secrets."""
_TERMINAL = {"TEXTUAL_COLOR_SYSTEM": "truecolor", "TERM": "xterm-256color"}


class NoProcess(Exception):
    """No process could be started."""


class Started(NamedTuple):
    """A learner's process, and the line to it."""

    pid: int
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Nursery:
    """Where learners' processes come from; one at a time, each in some milliseconds."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._control: socket.socket | None = None
        self._zygote: subprocess.Popen[bytes] | None = None

    async def begin(self) -> None:
        """Have everything loaded.

        Raises:
            NoProcess: that failed.
        """
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        kept = {
            name: it
            for name, it in os.environ.items()
            if name in _KEPT or name.startswith(_KEPT_TOO)
        }
        with theirs:
            self._zygote = subprocess.Popen(
                [sys.executable, "-m", "tutor.serve.zygote"],
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                cwd=Path(tutor.__file__).parents[1],
                env={**kept, **_TERMINAL},
            )
        self._control = ours
        try:
            said = await self._answer(_LOADING)
        except NoProcess:
            self.close()
            raise
        assert said == READY, said

    @property
    def pid(self) -> int | None:
        """The zygote's number."""
        return self._zygote.pid if self._zygote is not None else None

    async def start(self, wish: Wish) -> Started:
        """Start a process.

        Raises:
            NoProcess: that failed.
        """
        async with self._turn:
            if self._zygote is None or self._zygote.poll() is not None:
                self.close()
                await self.begin()
            assert self._control is not None
            ours, theirs = socket.socketpair()
            with theirs:
                try:
                    data = json.dumps(wish.as_json()).encode()
                    socket.send_fds(self._control, [data], [theirs.fileno()])
                    pid = int(await self._answer(_PATIENCE))
                except (NoProcess, OSError, ValueError) as problem:
                    ours.close()
                    raise NoProcess from problem
        ours.setblocking(False)
        reader, writer = await asyncio.open_connection(sock=ours)
        return Started(pid, reader, writer)

    async def _answer(self, seconds: float) -> bytes:
        assert self._control is not None
        loop = asyncio.get_running_loop()
        try:
            said = await asyncio.wait_for(loop.sock_recv(self._control, 64), seconds)
        except (OSError, TimeoutError) as problem:
            raise NoProcess from problem
        if not said:
            raise NoProcess
        return said

    def close(self) -> None:
        """Let everything end: whoever is left hears that nobody listens any more."""
        if self._control is not None:
            self._control.close()
            self._control = None

    async def ended(self) -> None:
        """Wait until everything has ended."""
        zygote, self._zygote = self._zygote, None
        if zygote is None:
            return
        try:
            await asyncio.to_thread(zygote.wait, _ENDING)
        except subprocess.TimeoutExpired:
            zygote.kill()  # and with it, its children
            await asyncio.to_thread(zygote.wait)
