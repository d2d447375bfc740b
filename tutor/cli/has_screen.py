"""Whether there is a terminal for a screen; a module of its own, for it is asked first."""

import os
import sys


def has_screen() -> bool:
    """Whether a full screen can be shown, and keys be read.

    The screens are drawn on standard error, so that has to be the terminal too.
    """
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if not all(stream is not None and stream.isatty() for stream in streams):
        return False
    kind = os.environ.get("TERM", "")
    return kind != "dumb" and (bool(kind) or os.name == "nt")
