"""What is known of a game of any kind."""

from dataclasses import dataclass
from datetime import datetime
from typing import Generic, TypeVar

NOT_YET = 0
"""The number of a game that has not been written down."""
Birth = tuple[str, str, str]
"""What tells a game from others wherever it is written: its moment, and its puzzle."""

P_co = TypeVar("P_co", covariant=True)


@dataclass(frozen=True)
class Record(Generic[P_co]):
    """What is known of a game without reading its log."""

    id: int
    """0 as long as it could not be written down."""
    puzzle: P_co
    """The puzzle only, without what was done to it."""
    title: str
    created: datetime
    updated: datetime
    elapsed: float
    """Seconds of play."""
    filled: int
    """How many cells are done now, givens included."""
    is_solved: bool
    is_open: bool
    """Whether it waits to be continued: neither solved nor set aside."""
