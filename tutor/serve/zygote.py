"""Has everything loaded and forks a process for each learner; started by the server.

It is a program of its own: neither it nor a learner's process ever holds a key, a cookie or the
listening socket. Its standard input is a socket on which each wish comes with the socket of the
page; it ends when the server does, however that ends.
"""

import gc
import json
import os
import pkgutil
import select
import signal
import socket
import time
from contextlib import suppress
from importlib import import_module
from typing import get_args

from tutor.base.document import Place
from tutor.language import LANGUAGES, Part, Speaker
from tutor.serve.learner_process import Wish, become_learner

READY = b"ready\n"
_ROOMS = (
    *("explain", "narrate", "rating", "language", "games", "store", "learn", "activity"),
    *("classroom", "tui"),
)
"""What screens may need; what these are made of comes with them."""
_LOOK_EVERY = 1.0
_LAST = 10.0
"""Seconds: between two looks at who has ended, and for all to end with the server."""
_LARGEST = 65536


def load() -> None:
    """Import what screens may need, and read what they may say."""
    for room in _ROOMS:
        package = import_module(f"tutor.{room}")
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            with suppress(ImportError):  # an extra that is not installed
                import_module(found.name)
    for language in LANGUAGES:
        for part in get_args(Part):
            Speaker(language, part).knows("")


def serve(control: socket.socket) -> None:
    """Fork for each wish until the server is gone."""
    children: set[int] = set()
    while True:
        ready, _, _ = select.select([control], [], [], _LOOK_EVERY)
        children -= _ended(children)
        if ready:
            data, lines, _, _ = socket.recv_fds(control, _LARGEST, 1)
            if not data:
                break
            wish, parent = Wish.from_json(Place(json.loads(data))), os.getpid()
            if (child := os.fork()) == 0:
                become_learner(lines[0], wish, parent)
            os.close(lines[0])
            children.add(child)
            control.sendall(b"%d\n" % child)
    end = time.monotonic() + _LAST
    while children and time.monotonic() < end:
        time.sleep(0.05)
        children -= _ended(children)
    for child in children:
        os.kill(child, signal.SIGKILL)


def _ended(children: set[int]) -> set[int]:
    return {child for child in children if os.waitpid(child, os.WNOHANG)[0]}


def main() -> None:
    """Load, say so, and serve."""
    os.setsid()  # Ctrl+C is for the server alone
    with socket.socket(fileno=0) as control, suppress(BrokenPipeError, ConnectionResetError):
        load()
        gc.collect()
        gc.freeze()  # what is shared stays shared
        control.sendall(READY)
        serve(control)


if __name__ == "__main__":
    main()
