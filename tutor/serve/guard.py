"""A second line of defence inside a learner's process: what is not needed is refused.

Screens have no way to a file, a program or another machine. Should one be found all the same,
Python tells this hook before it takes it. Once put up, nothing can take the hook down.
"""

import os
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote, urlsplit

Check = Callable[[tuple[object, ...]], bool]
"""Whether what is about to be done, told by its arguments, is needed."""

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_NEVER = (
    *("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.startfile"),
    *("os.fork", "os.forkpty", "pty.spawn", "os.kill", "os.killpg", "signal.pthread_kill"),
    *("socket.connect", "socket.bind", "socket.sendto", "socket.sendmsg", "socket.getaddrinfo"),
    *("socket.gethostbyname", "socket.gethostbyaddr", "socket.getnameinfo"),
    *("ctypes.dlopen", "ctypes.dlsym", "ctypes.cdata", "ctypes.call_function"),
    *("os.link", "os.symlink", "os.chown", "os.mkfifo", "os.mknod", "os.setxattr", "os.chroot"),
    *("os.putenv", "os.unsetenv", "os.chdir", "os.fchdir", "os.fwalk", "shutil.rmtree"),
    *("sqlite3.enable_load_extension", "sqlite3.load_extension", "sys.addaudithook"),
    *("webbrowser.open", "urllib.Request", "http.client.connect", "ftplib.connect"),
    *("smtplib.connect", "telnetlib.Telnet.open", "syslog.openlog", "resource.setrlimit"),
)


def _roots() -> tuple[str, ...]:
    """Where code and content are: the package, and what Python itself is made of."""
    package = Path(__file__).parents[1]
    content = (package.parent / kind for kind in ("lessons", "puzzles"))
    paths = {sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    found = {os.path.realpath(path) for path in (package, *content, *map(Path, paths))}
    return tuple(f"{path}{os.sep}" for path in sorted(found))


class Guard:
    """Knows what one learner's process needs: to read the program, to keep the learner's file."""

    def __init__(self, database: Path) -> None:
        self._roots = _roots()
        folder, name = os.path.split(os.path.realpath(database))
        self._folder, self._database = folder, os.path.join(folder, name)
        self._stem = f"{self._database.removesuffix('.db')}."
        """Begins the file, what SQLite keeps beside it, and damaged ones that are set aside."""
        self._checks: dict[str, Check] = dict.fromkeys(_NEVER, lambda _: False)
        self._checks |= {
            "open": self._may_open,
            "sqlite3.connect": self._may_connect,
            "os.listdir": lambda given: self._may_read(given[0]),
            "os.scandir": lambda given: self._may_read(given[0]),
            "os.mkdir": lambda given: self._path(given[0]) == self._folder,
            "os.chmod": lambda given: self._is_kept(given[0]),
            "os.remove": lambda given: self._is_kept(given[0]),
            "os.truncate": lambda given: self._is_kept(given[0]),
            "os.utime": lambda given: self._is_kept(given[0]),
            "os.rename": lambda given: self._is_kept(given[0]) and self._is_kept(given[1]),
            "os.rmdir": lambda _: False,
        }

    def put_up(self) -> None:
        """Refuse from now on."""
        sys.addaudithook(self.look)

    def look(self, event: str, given: tuple[object, ...]) -> None:
        """Python tells what is about to be done.

        Raises:
            PermissionError: it is not needed.
        """
        check = self._checks.get(event)
        if check is not None and not check(given):
            raise PermissionError(f"refused: {event}")

    @staticmethod
    def _path(given: object) -> str | None:
        if not isinstance(given, str | bytes | os.PathLike):
            return None
        try:
            return os.path.realpath(os.fsdecode(given))
        except (ValueError, OSError):
            return None

    def _is_kept(self, given: object) -> bool:
        path = self._path(given)
        return path is not None and path.startswith(self._stem)

    def _may_read(self, given: object) -> bool:
        path = self._path(given)
        return path is not None and f"{path}{os.sep}".startswith(self._roots)

    def _may_open(self, given: tuple[object, ...]) -> bool:
        path, mode, flags = given
        if isinstance(path, int):  # what is open already
            return True
        if self._is_kept(path):
            return True
        writes = isinstance(flags, int) and bool(flags & _WRITING)
        writes = writes or (isinstance(mode, str) and any(sign in mode for sign in "wax+"))
        return not writes and self._may_read(path)

    def _may_connect(self, given: tuple[object, ...]) -> bool:
        (database,) = given
        if database == ":memory:":
            return True
        if isinstance(database, str) and database.startswith("file:"):
            database = unquote(urlsplit(database).path)
        return self._is_kept(database)
