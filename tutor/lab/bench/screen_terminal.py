"""A program on a terminal of its own, and how long it takes to answer a key.

Only systems with pseudo-terminals can import this module.
"""

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import time
from collections.abc import Sequence

SIZE = (24, 80)
QUIET = 0.025
"""No byte for so many seconds: all that belongs to a key has come. More than one frame."""
_SETTLED = 0.4
_PATIENCE = 30.0
"""A program may take so long to start, and to answer."""
_UNSET = ("COLUMNS", "LINES", "COLORTERM", "NO_COLOR")
"""What would make one terminal unlike the other, or unlike the one next time."""


class Silent(Exception):
    """The program has ended, or says nothing."""


class Terminal:
    """A program started on a terminal; queries to the terminal are never answered."""

    def __init__(self, command: Sequence[str], **variables: str) -> None:
        self._outside, inside = pty.openpty()
        try:
            fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))
            environment = {
                name: value
                for name, value in os.environ.items()
                if name not in _UNSET and not name.startswith("TEXTUAL")
            }
            self._process = subprocess.Popen(
                command,
                stdin=inside,
                stdout=inside,
                stderr=inside,
                start_new_session=True,
                env={**environment, "TERM": "xterm-256color", **variables},
            )
        except BaseException:
            os.close(self._outside)
            raise
        finally:
            os.close(inside)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._outside)

    def settle(self, key: bytes) -> None:
        """Wait until the program has started and answers this key.

        Raises:
            Silent: it never does.
        """
        end = time.perf_counter() + _PATIENCE
        self._read(end)
        while time.perf_counter() < end:
            while self._reads_within(_SETTLED):
                self._read(end)
            os.write(self._outside, key)
            if self._reads_within(_SETTLED):
                self._read_all()
                return
        raise Silent

    def type(self, key: bytes) -> None:
        """Press a key, whether or not anything comes of it."""
        os.write(self._outside, key)
        if self._reads_within(_SETTLED):
            self._read_all()

    def press(self, key: bytes) -> float:
        """Seconds from a key to the last byte that it brings to the screen.

        Raises:
            Silent: nothing comes.
        """
        self._read_all()
        start = time.perf_counter()
        os.write(self._outside, key)
        self._read(start + _PATIENCE)
        return self._read_all(time.perf_counter()) - start

    def _read_all(self, last: float = 0.0) -> float:
        """Read until it is quiet; when the last byte came."""
        while self._reads_within(QUIET):
            self._read(time.perf_counter() + QUIET)
            last = time.perf_counter()
        return last

    def _reads_within(self, seconds: float) -> bool:
        return bool(select.select([self._outside], [], [], max(seconds, 0))[0])

    def _read(self, end: float) -> bytes:
        """The next bytes, if they come in time."""
        if not self._reads_within(end - time.perf_counter()):
            raise Silent
        try:
            found = os.read(self._outside, 65536)
        except OSError:  # the other side is closed
            raise Silent from None
        if not found:
            raise Silent
        return found
