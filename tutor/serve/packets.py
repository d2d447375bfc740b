"""What the server and a learner's process say to each other: Textual's packets for browsers.

A letter for the kind, the length in four bytes, the content. The process begins with a line.
"""

import asyncio
import json
from collections.abc import Mapping
from typing import NamedTuple

DRAWN, SAID, FILE = b"D", b"M", b"F"
"""What is drawn (or typed), what is said beside, and a file for the learner."""
GREETING = b"__GANGLION__\n"
LARGEST = 64 * 1024 * 1024
"""Bytes of one packet: nothing larger is drawn or saved."""


class BadPacket(Exception):
    """A process says what no process of ours says."""


class Packet(NamedTuple):
    """One of them."""

    kind: bytes
    content: bytes


def packed(kind: bytes, content: bytes) -> bytes:
    """A packet as it is sent."""
    return kind + len(content).to_bytes(4, "big") + content


def said(message: Mapping[str, object]) -> bytes:
    """A packet that says something."""
    return packed(SAID, json.dumps(message).encode())


async def greeted(stream: asyncio.StreamReader) -> None:
    """Wait until a process is ready to draw.

    Raises:
        EOFError: it ended before.
    """
    if await stream.readline() != GREETING:
        raise EOFError


async def next_packet(stream: asyncio.StreamReader) -> Packet:
    """The next packet of a process.

    Raises:
        EOFError: it ended.
        BadPacket: it sends something else.
    """
    head = await stream.readexactly(5)
    kind, size = head[:1], int.from_bytes(head[1:], "big")
    if kind not in (DRAWN, SAID, FILE) or size > LARGEST:
        raise BadPacket(head)
    return Packet(kind, await stream.readexactly(size))
