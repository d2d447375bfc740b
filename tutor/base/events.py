"""What a learner has shown of a technique: one line of a log that is never rewritten."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

Source = Literal[
    "spot",  # the exercises, by kind
    "conclude",
    "judge",
    "line",
    "use",
    "test",  # skipping ahead: passed or failed at once
    "placement",  # counts as known since the first start
    "game",  # a grid of any other kind, read back after it was played
    "exam",  # a question of an exam
    "sprint",  # quick boards, two minutes of them
]


@dataclass(frozen=True)
class Event:
    """One piece of evidence about one technique."""

    technique: str
    at: datetime
    """When, in universal time."""
    credit: float
    """From 0, all wrong or told by a hint, to 1, right and unaided."""
    source: Source


HINT_CREDIT = {0: 1.0, 1: 0.9, 2: 0.7, 3: 0.5, 4: 0.2, 5: 0.0}
"""The credit that is left, by the deepest rung."""
