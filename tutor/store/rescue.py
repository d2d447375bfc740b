"""What the learner's file cannot take is saved elsewhere, as a document to be merged in later."""

import json
import os
import tempfile
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from tutor.store.exchange import export
from tutor.store.place import data_folder
from tutor.store.store import Store


def suggested_place() -> Path:
    """A file that is not there yet, on another disk than the learner's file if there is one."""
    name = f"pas-a-pas-{datetime.now():%Y-%m-%d-%H%M%S}.json"
    folders = [Path(os.path.expanduser("~")), Path.cwd(), Path(tempfile.gettempdir())]
    writable = [folder for folder in folders if os.access(folder, os.W_OK)] or folders
    home = _disk(data_folder())
    return next((f for f in writable if _disk(f) != home), writable[0]) / name


def _disk(folder: Path) -> int | None:
    with suppress(OSError):
        return folder.stat().st_dev
    return None


def save_elsewhere(store: Store, path: Path) -> None:
    """Write everything the learner has done, also what waits, to a file for its owner alone.

    Raises:
        OSError: it cannot be written, or there is a file of that name; nothing is left behind.
    """
    with closing(Store(store.database.with_waiting())) as whole:
        text = json.dumps(export(whole), ensure_ascii=True, indent=1) + "\n"
    number = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        with open(number, "w", encoding="ascii") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
    except BaseException:
        with suppress(OSError):
            os.unlink(path)
        raise
