"""A puzzle asked for at the keyboard, where a command was given none."""

import select
import sys
from collections.abc import Callable

_PASTING = 0.05
"""Seconds that the next line of a pasted text may take."""


def typed_text(is_complete: Callable[[str], bool]) -> str:
    """What is typed or pasted, up to a complete puzzle, an empty line or the end of the input.

    A pasted text is read to its end: its empty lines, and the frame below it, belong to it.
    """
    lines: list[str] = []
    while line := sys.stdin.readline():
        lines.append(line)
        text = "".join(lines)
        if not text.strip():
            lines = []
        elif (not line.strip() or is_complete(text)) and not _more_waits():
            break
    return "".join(lines)


def _more_waits() -> bool:
    """Whether another line is there already: nobody types so quickly."""
    try:
        return bool(select.select([sys.stdin], [], [], _PASTING)[0])
    except (OSError, ValueError):  # such as where only sockets can be waited for
        return False
