"""Files that commands read and write: always the old one or the new one, never half of it."""

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from tutor.base.shown import printable
from tutor.cli.run import Refused, Run

_LONGEST_NAME = 200


def shown(path: Path | str) -> str:
    """The name of a file, safe to print."""
    return printable(path, _LONGEST_NAME)


def reason_of(error: Exception) -> str:
    """Why something could not be read or written, as the system tells it."""
    return getattr(error, "strerror", None) or str(error)


def content(name: Path | str, *, tells_folders: bool = False) -> bytes:
    """What is in a file, or on standard input.

    Args:
        tells_folders: whether a folder is told from other things that cannot be read.

    Raises:
        Refused: it cannot be read.
    """
    try:
        if str(name) != "-":
            return Path(name).read_bytes()
    except (OSError, ValueError) as error:
        if tells_folders and isinstance(error, IsADirectoryError):
            raise Refused("input-directory", name=shown(name)) from error
        raise Refused("input-unreadable", name=shown(name), reason=reason_of(error)) from error
    if sys.stdin is None:
        raise Refused("input-none")
    return sys.stdin.buffer.read()


def cannot_write(path: Path | str, error: Exception) -> NoReturn:
    """Refuse to go on where a file could not be written."""
    raise Refused("progress-cannot-write", name=shown(path), reason=reason_of(error)) from error


def deliver(data: bytes, target: Path | str | None, *, private: bool = True) -> None:
    """Write to standard output, or to a file.

    Raises:
        Refused: the file cannot be written; what was there before still is.
    """
    if target is None or str(target) == "-":
        sys.stdout.write(data.decode())
        return
    try:
        write_whole(Path(target), data, private=private)
    except (OSError, ValueError) as error:
        cannot_write(target, error)


def write_whole(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write a file beside its place, and move it there when it is complete.

    Args:
        path: its place.
        data: what it holds.
        private: whether it is about a learner, so that its owner alone may read it.

    Raises:
        OSError: it cannot be written; what was there before still is.
    """
    if path.exists() and not path.is_file():
        with path.open("wb") as stream:  # a pipe or a device stays one
            stream.write(data)
        return
    target = os.path.realpath(path)
    beside = f"{target}.{os.getpid()}.part"
    try:
        with open(beside, "xb", opener=_private if private else None) as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if os.path.exists(target) and not private:
            shutil.copymode(target, beside)
        os.replace(beside, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise


def write_pages(pages: Sequence[bytes], out: Path, run: Run) -> None:
    """One file, or as many as there are pages, numbered."""
    names = [out]
    if len(pages) > 1:
        names = [out.with_stem(f"{out.stem}-{number}") for number in range(1, len(pages) + 1)]
    for name, page in zip(names, pages, strict=True):
        try:
            write_whole(name, page)
        except (OSError, ValueError) as error:
            cannot_write(name, error)
    told = [names[0], names[-1]] if len(names) > 2 else names
    run.remark(f"# {run.say('print-written', names=' … '.join(map(shown, told)))}")


def _private(path: str, flags: int) -> int:
    """Open a file that nobody else can read, not even for a moment."""
    return os.open(path, flags, 0o600)
