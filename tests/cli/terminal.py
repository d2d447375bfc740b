"""Run a command on a terminal of its own."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.conftest import PATIENCE

COMMAND = [sys.executable, "-m", "tutor"]


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command on its own, which never outlives the test."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def on_a_terminal(*arguments: str, typed: str = "", interrupt_at: str = "") -> str:
    """What a command shows on a terminal while this is typed, with Ctrl-C once a text is shown."""
    terminal, inside = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80"},
    )
    os.close(inside)
    os.write(terminal, typed.encode())
    shown = b""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if interrupt_at and interrupt_at.encode() in shown:
            process.send_signal(signal.SIGINT)
            interrupt_at = ""
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                shown += os.read(terminal, 65536)
            except OSError:  # the other side is closed
                break
    os.close(terminal)
    process.kill()
    process.wait()
    return shown.decode(errors="replace").replace("\r\n", "\n")
