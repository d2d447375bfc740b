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
        for line in sys.stdin:  # ``yield from`` would close it when somebody stops listening
            yield line
        return
    with suppress(ImportError):
        import readline  # noqa: F401  # lines can be edited, and called back
    while True:
        try:
            yield input("> ")
        except EOFError:
            print()
            return
