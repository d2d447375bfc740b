"""The lines that a learner types, or a script."""

import sys
from collections.abc import Iterator
from contextlib import suppress


def typed_lines() -> Iterator[str]:
    """Line after line until there are no more; on a terminal they can be edited."""
    if sys.stdin is None:
        return
    # Once lines have been read, for instance by the lesson before a game, it is too late.
    if hasattr(sys.stdin, "reconfigure") and sys.stdin.errors != "replace":
        sys.stdin.reconfigure(errors="replace")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        # Not the stream itself: it would be closed as soon as somebody stops listening.
        yield from iter(sys.stdin.readline, "")
        return
    with suppress(ImportError):
        import readline  # noqa: F401  # lines can be edited, and called back
    while True:
        try:
            yield input("> ")
        except EOFError:
            print()
            return
