"""The terminal of a page in a browser: what is drawn and typed travels as packets on a socket.

Textual has the packets (its own server speaks them); what differs is what happens at the edges:
bytes that are no text, a page that comes back and needs everything again, a server that is gone,
and files, which come and go in one piece.
"""

import base64
import binascii
import os
import signal
from codecs import getincrementaldecoder
from contextlib import suppress
from functools import partial

from textual.app import App
from textual.drivers._byte_stream import ByteStream
from textual.drivers.web_driver import WebDriver
from textual.events import Resize
from textual.geometry import Size
from textual.message import Message

from tutor.tui.parsing import SteadyParser

FILE = b"F"
"""The packet of a file for the learner: its name, a line break, its bytes."""
_MOST_COLUMNS, _MOST_LINES = 500, 200
_LONGEST = 200
_LAST = 8
"""Seconds in which a tutor that nobody looks at any more keeps what it has, and ends."""


class FileArrived(Message):
    """A file was sent by the page."""

    def __init__(self, name: str, data: bytes) -> None:
        super().__init__()
        self.name, self.data = name, data


class TasksArrived(Message):
    """The server tells what this pupil is asked to do."""

    def __init__(self, name: str, tasks: object) -> None:
        super().__init__()
        self.name, self.tasks = name, tasks


class BrowserDriver(WebDriver):
    """Textual's driver for browsers, which comes back after a cut and ends with its server."""

    _where = ""
    """What the server was told last of where the learner is."""

    def _whole(self, data: bytes) -> int:
        """Write all of it; nobody may be left to read it."""
        with suppress(OSError):
            while data:
                data = data[os.write(self.fileno, data) :]
        return 0

    def start_application_mode(self) -> None:
        """Begin; packets are written whole."""
        self._write = partial(self._whole)
        super().start_application_mode()

    def run_input_thread(self) -> None:
        """Wait for packets and hand on what they hold, until the server or the tutor is left."""
        with suppress(OSError):  # the server was cut off
            self._read_on()
        if not self.exit_event.is_set():  # nobody is there any more
            self._app.call_later(self._app.exit)
            signal.alarm(_LAST)

    def _read_on(self) -> None:
        stream, parser = ByteStream(), SteadyParser(debug=self._debug)
        decode = getincrementaldecoder("utf-8")(errors="replace").decode
        for data in self._input_reader:
            for kind, payload in stream.feed(data) if data else ():
                if kind == "D":
                    for event in parser.feed(decode(payload)):
                        self.process_message(event)
                else:
                    self._on_meta(kind, payload)
            for event in parser.tick():
                self.process_message(event)

    def on_meta(self, packet_type: str, payload: dict[str, object]) -> None:
        """What the page says beside keys and clicks."""
        if packet_type in ("resize", "redraw"):
            size = _size_in(payload)
            self._size = size.width, size.height
            self._app.post_message(Resize(size, size))
            if packet_type == "redraw":
                self._app.call_later(self._draw_all)
        elif packet_type == "file":
            with suppress(binascii.Error, ValueError):
                data = base64.b64decode(str(payload["data"]))
                self._app.call_later(self._hand_in, str(payload["name"]), data)
        elif packet_type == "tasks":
            arrived = TasksArrived(str(payload.get("name", "")), payload.get("tasks"))
            self._app.post_message(arrived)
        elif packet_type in ("focus", "blur"):
            super().on_meta(packet_type, payload)

    def _hand_in(self, name: str, data: bytes) -> None:
        """A file is for the window in front, which knows whether it waits for one."""
        self._app.screen.post_message(FileArrived(name, data))

    def _draw_all(self) -> None:
        """Everything anew, for a page that knows nothing yet."""
        self.write("\x1b[?1049h")
        self._enable_mouse_support()
        self._enable_bracketed_paste()
        self.write("\x1b[?25l")
        self._app.refresh(layout=True)

    def tell_where(self, where: str) -> None:
        """Tell the server where the learner is, for a teacher to see."""
        if where != self._where:
            self._where = where
            self.write_meta({"type": "where", "where": where[:_LONGEST]})

    # Files

    def ask_for_file(self) -> None:
        """Have the page ask for a file."""
        self.write_meta({"type": "ask-file"})

    def send_file(self, name: str, data: bytes) -> None:
        """Give the page a file, to keep among its downloads."""
        whole = name.encode(errors="replace") + b"\n" + data
        self._whole(FILE + len(whole).to_bytes(4, "big") + whole)


def page_of(app: App[None]) -> BrowserDriver | None:
    """The page that shows an application, if one does."""
    driver = app._driver
    return driver if isinstance(driver, BrowserDriver) else None


def _size_in(payload: dict[str, object]) -> Size:
    """A size that a board can be drawn in, whatever is asked for."""
    width, height = payload.get("width"), payload.get("height")
    assert isinstance(width, int)
    assert isinstance(height, int)
    return Size(min(max(width, 1), _MOST_COLUMNS), min(max(height, 1), _MOST_LINES))
