"""Run a command that opens a full screen, on a terminal of its own."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import time
from dataclasses import dataclass

from tests.cli.terminal import COMMAND
from tests.conftest import PATIENCE

ALTERNATE_SCREEN = "\x1b[?1049h"
CTRL_C = "\x03"
CTRL_D = "\x04"
CTRL_Q = "\x11"


@dataclass(frozen=True)
class Shown:
    code: int
    text: str

    @property
    def is_full_screen(self) -> bool:
        return ALTERNATE_SCREEN in self.text


def on_full_screen(
    *arguments: str, keys: tuple[tuple[str, str], ...], term: str = "xterm"
) -> Shown:
    """What a command shows on 24 lines of 80, and its exit code.

    Args:
        arguments: of the command.
        keys: what to type, and the text to wait for before that.
        term: what the terminal calls itself.
    """
    terminal, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        env={**os.environ, "TERM": term},
    )
    os.close(inside)
    waiting = list(keys)
    shown, seen = b"", 0
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            if waiting and (at := shown.find(waiting[0][0].encode(), seen)) >= 0:
                text, typed = waiting.pop(0)
                seen = at + len(text.encode())
                os.write(terminal, typed.encode())
            if select.select([terminal], [], [], 0.05)[0]:
                try:
                    shown += os.read(terminal, 65536)
                except OSError:  # the other side is closed
                    break
        text = shown.decode(errors="replace")
        assert not waiting, f"never shown: {waiting[0][0]!r}; but:\n{text[-2000:]}"
        return Shown(process.wait(timeout=PATIENCE), text)
    finally:
        os.close(terminal)
        process.kill()
        process.wait()
