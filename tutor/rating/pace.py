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


LONGEST = 20.0
"""Where something has to end: a very long puzzle takes no more."""


def bounds_of(pace: Pace) -> tuple[float, float]:
    """The minutes from which and up to which it goes."""
    at = PACES.index(pace)
    edges = (0.0, *BOUNDS, LONGEST)
    return edges[at], edges[at + 1]


def pace_of(minutes: float) -> Pace:
    """The band that minutes fall into."""
    return PACES[bisect_right(BOUNDS, minutes)]
