"""Files that are always the old one or the new one, never half of it."""

import os
import shutil
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place, and move it there when it is complete.

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
        with open(beside, "xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if os.path.exists(target):
            shutil.copymode(target, beside)
        os.replace(beside, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise
