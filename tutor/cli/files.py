"""Files that are always the old one or the new one, never half of it."""

import os
import stat
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place, and move it there when it is complete.

    Raises:
        OSError: it cannot be written; what was there before still is.
    """
    target = os.path.realpath(path)
    if os.path.exists(target) and not stat.S_ISREG(os.stat(target).st_mode):
        with open(target, "wb") as stream:  # a pipe or a device stays one
            stream.write(data)
        return
    beside = f"{target}.{os.getpid()}.part"
    try:
        with open(beside, "xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(beside, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise
