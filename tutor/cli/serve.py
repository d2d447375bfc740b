"""``serve``: the tutor in a browser."""

import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from tutor.base.home import data_folder
from tutor.base.shown import typed
from tutor.cli.declared import Option
from tutor.cli.files import reason_of
from tutor.cli.options import Lang, option
from tutor.cli.run import Run

if TYPE_CHECKING:
    from socket import socket

    from tutor.base.language import Language
    from tutor.classroom.classroom import Classroom
    from tutor.serve.server import Server

_LARGEST_PORT = 65535
_EXTRA = "pas-a-pas[serve]"
_PLACES = 64
"""Pupils who can be there at once."""


def serve(
    port: Annotated[int, Option("--port", metavar="PORT")] = 8000,
    host: Annotated[str, Option("--host", metavar="HOST")] = "127.0.0.1",
    name: Annotated[list[str] | None, Option("--name", metavar="NAME")] = None,
    class_folder: Annotated[Path | None, option("--class", metavar="FOLDER")] = None,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        if sys.platform == "win32":
            run.refuse("serve-not-here")
        if not 0 <= port <= _LARGEST_PORT:
            run.refuse("serve-bad-port", found=str(port))
        if find_spec("aiohttp") is None:
            run.refuse("serve-missing-package", extra=_EXTRA)
        if class_folder is None:
            _serve_alone(run, host, port, name or [])
        else:
            from tutor.cli.classes.room import class_run, opened  # few have a class

            with class_run(lang) as told, opened(class_folder, told) as room:
                _serve_class(run, room, host, port, name or [])
        run.remark(run.say("serve-stopped"))


def _serve_alone(run: Run, host: str, port: int, names: list[str]) -> None:
    """One learner, the one of this computer, who comes with the key that is shown."""
    from tutor.serve.learners import Alone
    from tutor.serve.listening import address
    from tutor.serve.origins import Names
    from tutor.serve.server import Server
    from tutor.serve.signing import Seal

    folder = data_folder().absolute()
    secret, listening, language = _prepared(run, folder, host, port)
    alone = Alone(folder)
    server = Server(alone, Seal(secret), Names(host, names), places=1, language=language)

    def ready() -> None:
        where = f"{address(listening, host)}?key={alone.key}"
        print(run.say("serve-ready", address=where), flush=True)

    _listen(run, server, listening, ready)


def _serve_class(run: Run, room: "Classroom", host: str, port: int, names: list[str]) -> None:
    """Everybody in a class, and the teacher."""
    from tutor.serve.class_door import ClassDoor
    from tutor.serve.desk import Desk
    from tutor.serve.listening import address
    from tutor.serve.origins import Names
    from tutor.serve.server import Server
    from tutor.serve.signing import Seal

    secret, listening, language = _prepared(run, room.folder, host, port)
    seal = Seal(secret)
    desk = Desk(room, seal)
    door = ClassDoor(desk)
    server = Server(desk, seal, Names(host, names), places=_PLACES, language=language, door=door)

    def ready() -> None:
        where = address(listening, host)
        print(run.say("serve-class-ready", address=where), flush=True)
        print(run.say("serve-teacher", address=f"{where}teacher?key={door.key}"), flush=True)

    _listen(run, server, listening, ready)


def _prepared(
    run: Run, folder: Path, host: str, port: int
) -> "tuple[bytes, socket, Language | None]":
    """The secret of a folder, a socket that listens, and the language that was asked for."""
    from tutor.serve.listening import bound
    from tutor.serve.signing import secret_in

    try:
        secret = secret_in(folder)
    except OSError as problem:
        run.refuse("serve-no-folder", name=str(folder), reason=reason_of(problem))
    try:
        listening = bound(host, port)
    except (OSError, UnicodeError) as problem:
        run.refuse("serve-taken", host=typed(host), port=str(port), reason=reason_of(problem))
    return secret, listening, run.speaker.language if run.has_chosen_language else None


def _listen(run: Run, server: "Server", listening: "socket", ready: Callable[[], None]) -> None:
    """Say where, and serve until Ctrl+C."""
    import asyncio

    from tutor.serve.listening import listen
    from tutor.serve.nursery import NoProcess

    def told() -> None:
        ready()
        if server.is_open:
            run.remark(run.say("serve-open"))

    try:
        asyncio.run(listen(server, listening, told))
    except NoProcess:
        run.refuse("serve-no-process")
