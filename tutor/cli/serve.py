"""``serve``: the tutor in a browser."""

import sys
from importlib.util import find_spec
from typing import Annotated

from tutor.base.home import data_folder
from tutor.base.shown import typed
from tutor.cli.declared import Option
from tutor.cli.files import reason_of
from tutor.cli.options import Lang
from tutor.cli.run import Run

_LARGEST_PORT = 65535
_EXTRA = "pas-a-pas[serve]"


def serve(
    port: Annotated[int, Option("--port", metavar="PORT")] = 8000,
    host: Annotated[str, Option("--host", metavar="HOST")] = "127.0.0.1",
    name: Annotated[list[str] | None, Option("--name", metavar="NAME")] = None,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        if sys.platform == "win32":
            run.refuse("serve-not-here")
        if not 0 <= port <= _LARGEST_PORT:
            run.refuse("serve-bad-port", found=str(port))
        if find_spec("aiohttp") is None:
            run.refuse("serve-missing-package", extra=_EXTRA)
        _serve(run, host, port, name or [])


def _serve(run: Run, host: str, port: int, names: list[str]) -> None:
    """Listen, say where, and serve until Ctrl+C."""
    import asyncio

    from tutor.serve.learners import Alone
    from tutor.serve.listening import address, bound, listen
    from tutor.serve.nursery import NoProcess
    from tutor.serve.origins import Names
    from tutor.serve.server import Server
    from tutor.serve.signing import Seal, secret_in

    folder = data_folder().absolute()
    try:
        secret = secret_in(folder)
    except OSError as problem:
        run.refuse("serve-no-folder", name=str(folder), reason=reason_of(problem))
    try:
        listening = bound(host, port)
    except (OSError, UnicodeError) as problem:
        run.refuse("serve-taken", host=typed(host), port=str(port), reason=reason_of(problem))
    alone = Alone(folder)
    language = run.speaker.language if run.has_chosen_language else None
    server = Server(alone, Seal(secret), Names(host, names), places=1, language=language)

    def ready() -> None:
        print(run.say("serve-ready", address=address(listening, host, alone.key)), flush=True)
        if server.is_open:
            run.remark(run.say("serve-open"))

    try:
        asyncio.run(listen(server, listening, ready))
    except NoProcess:
        run.refuse("serve-no-process")
    run.remark(run.say("serve-stopped"))
