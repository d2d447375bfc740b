"""Bytes to lines, in whatever encoding the file was saved."""

import io
from collections.abc import Iterator
from typing import BinaryIO

_BOMS = (
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
    (b"\xef\xbb\xbf", "utf-8-sig"),
)


def _encoding(start: bytes) -> str:
    """The encoding told by the first bytes; UTF-16 is known by its zeros."""
    for bom, name in _BOMS:
        if start.startswith(bom):
            return name
    if len(start) >= 2 and start[0] and not start[1]:
        return "utf-16-le"
    if len(start) >= 2 and not start[0] and start[1]:
        return "utf-16-be"
    return "utf-8"


def lines_of_bytes(stream: BinaryIO) -> Iterator[str]:
    """The lines of a binary stream, as they arrive, without their ends.

    Bytes that are no text become replacement characters, which no format
    accepts: the reader then says where they are.
    """
    buffered = stream if isinstance(stream, io.BufferedReader) else io.BufferedReader(stream)  # type: ignore[type-var]
    start = buffered.peek(4)[:4]
    text = io.TextIOWrapper(buffered, _encoding(start), errors="replace", newline=None)
    try:
        yield from _clean(text)
    finally:
        text.detach()


def lines_of_text(text: str) -> Iterator[str]:
    """The lines of a text, without their ends."""
    return _clean(io.StringIO(text, newline=None))


def _clean(lines: io.TextIOBase) -> Iterator[str]:
    """A byte order mark may stand anywhere once files have been joined."""
    for line in lines:
        yield line.rstrip("\n").replace("\ufeff", " ").replace("\0", "\ufffd")
