"""Who somebody is, sealed so that nobody else can write it."""

import hmac
import json
import os
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tutor.base.document import parsed

FILE_NAME = "serve.key"
LINK = "link"
"""The purpose of what lets a pupil in without a code, as it is printed."""
LINK_LASTS = 400 * 24 * 3600.0
"""Seconds: a school year."""
_LENGTH = 32
_LONGEST = 1000


def secret_in(folder: Path) -> bytes:
    """The key of a folder, for its owner alone; it is made if there is none.

    Raises:
        OSError: it can neither be read nor made.
    """
    path = folder / FILE_NAME
    with suppress(FileNotFoundError):
        if len(found := path.read_bytes()) == _LENGTH:
            return found
        path.unlink()  # it was cut off while it was made
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    made = secrets.token_bytes(_LENGTH)
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as stream:
        stream.write(made)
    return made


class Seal:
    """Writes names that last for a while, and reads those it wrote."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = time.time) -> None:
        self._secret, self._clock = secret, clock

    def sealed(self, purpose: str, name: str, seconds: float) -> str:
        """A name for a purpose, in signs that a cookie or an address may hold."""
        text = json.dumps([purpose, name, int(self._clock() + seconds)]).encode()
        return f"{_coded(text)}.{_coded(self._mark(text))}"

    def name_in(self, purpose: str, text: str) -> str | None:
        """The name; None if this is nothing we wrote for the purpose, or too old."""
        if len(text) > _LONGEST or not text.isascii():
            return None
        try:
            content, mark = (urlsafe_b64decode(part) for part in text.split("."))
        except ValueError:
            return None
        if not hmac.compare_digest(mark, self._mark(content)):
            return None
        for_what, name, until = _read(content)
        return name if for_what == purpose and self._clock() < until else None

    def _mark(self, text: bytes) -> bytes:
        return hmac.digest(self._secret, text, "sha256")


def _coded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode()


def _read(content: bytes) -> tuple[str, str, int]:
    found = parsed(content)  # ours: the mark says so
    assert isinstance(found, list)
    purpose, name, until = found
    return str(purpose), str(name), int(until)
