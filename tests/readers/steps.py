"""Work counted, not timed: the same on every machine."""

import sys
from collections.abc import Callable
from json import JSONDecodeError
from types import BuiltinMethodType, FrameType

_WHOLE_LENGTH = {
    "encode", "join", "lower", "lstrip", "replace", "rstrip", "split", "splitlines", "strip",
    "translate", "upper",
}  # fmt: skip
"""What goes through all of a text, whatever it is asked."""
_AT_ONCE = 16
"""Characters that take about as long as a step."""


def steps(work: Callable[[], object]) -> int:
    """How many calls some work makes, with what goes through a long text counted as more."""
    count = 0

    def see(frame: FrameType, event: str, called: object) -> None:
        nonlocal count
        if event == "call":
            count += 1
            if frame.f_code is JSONDecodeError.__init__.__code__:
                # It counts the lines from the beginning of what was being read.
                count += frame.f_locals["pos"] // _AT_ONCE
        elif event == "c_call":
            count += 1
            if isinstance(called, BuiltinMethodType) and called.__name__ in _WHOLE_LENGTH:
                text = called.__self__
                count += len(text) // _AT_ONCE if isinstance(text, str | bytes) else 0

    before = sys.getprofile()
    sys.setprofile(see)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count
