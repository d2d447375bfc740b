"""Files that are always the old one or the new one, never half of it."""

import os
import shutil
from contextlib import suppress
from pathlib import Path


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


def _private(path: str, flags: int) -> int:
    """Open a file that nobody else can read, not even for a moment."""
    return os.open(path, flags, 0o600)
