"""The pace of a puzzle: how long it takes, apart from what one must know for it.

A level says what you must know. Medium and Hard took people equally long, so how long is
told by itself, in five bands of minutes.
"""

from bisect import bisect_right
from typing import Literal, get_args

Pace = Literal["very-quick", "quick", "steady", "long", "very-long"]
PACES: tuple[Pace, ...] = get_args(Pace)

BOUNDS = (5.0, 6.5, 9.0, 13.0)
"""The minutes from which on a pace is the next one."""


def pace_of(minutes: float) -> Pace:
    """The band that minutes fall into."""
    return PACES[bisect_right(BOUNDS, minutes)]
