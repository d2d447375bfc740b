"""Bytes to lines, in whatever encoding the file was saved."""

import codecs
import io
from collections.abc import Iterator
from typing import Protocol

_BOMS = (
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
    (b"\xef\xbb\xbf", "utf-8-sig"),
)
_CHUNK = 65536


class ByteStream(Protocol):
    """A binary file, standard input, or bytes in memory."""

    def read(self, size: int, /) -> bytes:
        """So many bytes, fewer only at the end."""

    def read1(self, size: int, /) -> bytes:
        """What is there now, or the next bytes to come."""


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


def is_text(start: bytes) -> bool:
    """Whether a file that begins so may be text: a picture or a program has zeros in it."""
    return b"\0" not in start or _encoding(start) != "utf-8"


def lines_of_bytes(stream: ByteStream) -> Iterator[str]:
    """The lines of a binary stream, as they arrive, without their ends.

    Bytes that are no text become replacement characters, which no format
    accepts: the reader then says where they are.
    """
    chunk = stream.read(4)
    characters = codecs.getincrementaldecoder(_encoding(chunk))("replace")
    decoder = io.IncrementalNewlineDecoder(characters, translate=True)
    parts: list[str] = []
    while chunk:
        # A line is put together once it has ended: it may be as long as the file.
        end, *lines = decoder.decode(chunk).split("\n")
        parts.append(end)
        for line in lines:
            yield _clean("".join(parts))
            parts = [line]
        chunk = stream.read1(_CHUNK)
    parts.append(decoder.decode(b"", final=True))
    yield from map(_clean, "".join(parts).split("\n"))


def lines_of_text(text: str) -> Iterator[str]:
    """The lines of a text, without their ends."""
    return map(_clean, text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))


def _clean(line: str) -> str:
    """A byte order mark may stand anywhere once files have been joined."""
    return line.replace("\ufeff", " ").replace("\0", "\ufffd")
