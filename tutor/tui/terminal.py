"""The terminal as it may be: bytes that are no text, pastes without brackets, hanging up."""

import os
import selectors
import signal
from codecs import getincrementaldecoder
from contextlib import suppress
from typing import IO, Any

from textual.drivers.linux_driver import LinuxDriver
from textual.events import Paste

from tutor.tui.gate import looks_pasted
from tutor.tui.parsing import SteadyParser

_SIGNALS = (signal.SIGTERM, signal.SIGHUP)
_READ = 4096
_LOOK_EVERY = 0.1
"""Seconds between two looks at whether the tutor is being left."""
_PAUSE = 0.05
"""Seconds without a byte after which a paste has come to its end."""
_LONGEST = 4_000_000
"""Characters of one paste."""


class _Output:
    """A file to write to, also when there is nobody left to read it."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> None:
        """Write, if that is possible."""
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        """Flush, if that is possible."""
        with suppress(OSError):
            self._file.flush()

    def fileno(self) -> int:
        """The file's number."""
        return self._file.fileno()


class TerminalDriver(LinuxDriver):
    """Textual's driver, which neither odd bytes nor signals can end halfway."""

    def __init__(self, *values: Any, **more: Any) -> None:
        """The same arguments as Textual's; signals give the terminal back as it was."""
        super().__init__(*values, **more)
        self._file: Any = _Output(self._file)
        for number in _SIGNALS:
            self._loop.add_signal_handler(number, self._app.exit, None, 128 + number)

    def close(self) -> None:
        """Signals have their usual meaning again."""
        super().close()
        for number in _SIGNALS:
            self._loop.remove_signal_handler(number)

    # Reading

    def run_input_thread(self) -> None:
        """Wait for input and hand it on, until the tutor or the terminal is left."""
        parser = SteadyParser(debug=self._debug)
        decoder = getincrementaldecoder("utf-8")(errors="replace")
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                if selector.select(_LOOK_EVERY):
                    data = self._read()
                    if data is None:
                        return
                    text = decoder.decode(data)
                    if _is_plain(text) and looks_pasted(text):
                        while data and len(text) < _LONGEST and selector.select(_PAUSE):
                            data = self._read()
                            text += decoder.decode(data or b"")
                        self.process_message(Paste(text.replace("\r", "\n")))
                    else:
                        for event in parser.feed(text) if text else ():
                            self.process_message(event)
                for event in parser.tick():
                    self.process_message(event)

    def _read(self) -> bytes | None:
        """What was sent; None, and the end of the tutor, if the terminal is gone."""
        try:
            data = os.read(self.fileno, _READ)
        except OSError:
            data = b""
        if data:
            return data
        self._app.call_later(self._app.exit, None, 128 + signal.SIGHUP)
        return None


def _is_plain(text: str) -> bool:
    """Whether a text holds neither control sequences nor keys, but those of lines."""
    return all(character.isprintable() or character in "\r\n\t" for character in text)
