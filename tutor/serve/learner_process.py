"""The process of one learner: forked with everything loaded, it shows the tutor on a socket."""

import ctypes
import os
import resource
import signal
import sys
import traceback
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NoReturn

from tutor.base.document import Place, read_text, read_whole
from tutor.base.home import FILE_NAME
from tutor.base.language import Language
from tutor.language import LANGUAGES
from tutor.serve.guard import Guard

_MOST = {
    resource.RLIMIT_AS: 2 * 1024**3,
    resource.RLIMIT_FSIZE: 512 * 1024**2,
    resource.RLIMIT_NOFILE: 256,
    resource.RLIMIT_CORE: 0,
}
"""What one learner may take of the machine: memory, bytes in a file, open files."""
_NICE = 5
"""The server itself goes first: others' keys are not to wait for somebody's hint."""
_DIE_WITH_PARENT = 1
"""What Linux calls PR_SET_PDEATHSIG."""


@dataclass(frozen=True)
class Wish:
    """What a learner's process is to show."""

    folder: str
    """Where the learner's file is."""
    locale: Language
    """What the browser speaks, for a learner who has chosen nothing."""
    language: Language | None
    """What the tutor was started in, over the learner's own choice."""
    width: int
    height: int

    def as_json(self) -> dict[str, object]:
        """To be sent to whoever forks."""
        return asdict(self)

    @classmethod
    def from_json(cls, place: Place) -> "Wish":
        """What was sent."""
        named: dict[str, Language] = {one: one for one in LANGUAGES}
        return cls(
            place.of("folder", read_text),
            named[read_text(place.of("locale", read_text))],
            place.maybe("language", lambda it: None if it is None else named[read_text(it)], None),
            place.of("width", read_whole),
            place.of("height", read_whole),
        )


def become_learner(line: int, wish: Wish, parent: int) -> NoReturn:
    """Show the tutor on a socket until it is left, and end.

    Args:
        line: the socket's number.
        wish: what is to be shown.
        parent: the process that forked; this one does not outlive it.
    """
    code = 1
    try:
        _die_with(parent)
        _be_modest(line)
        code = _show(wish)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


def _die_with(parent: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)


def _be_modest(line: int) -> None:
    """Hold nothing but the line, and take no more than a share of the machine."""
    os.dup2(line, 0)
    os.dup2(line, 1)
    os.closerange(3, 1024)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.nice(_NICE)
    for kind, most in _MOST.items():
        now, hard = resource.getrlimit(kind)
        least = min(one for one in (most, now, hard) if one != resource.RLIM_INFINITY)
        with suppress(ValueError, OSError):  # not every system has every limit
            resource.setrlimit(kind, (least, least))


def _show(wish: Wish) -> int:
    """From inside the learner's folder, so that no message can name the way to it."""
    from tutor.learn.learner import open_store
    from tutor.tui.app import run

    folder = Path(wish.folder)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.chdir(folder)
    os.environ.update(TUTOR_HOME=".", LC_ALL=f"{wish.locale}.UTF-8", HOME="/nonexistent")
    Guard(Path(FILE_NAME)).put_up()
    return run(open_store(Path()), language=wish.language, in_browser=(wish.width, wish.height))
