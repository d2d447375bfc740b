"""What an exam is worth. The README tells the same formula in words.

- A question is worth 10 points for each minute that the rater expects, rounded, at least 1:
  harder is worth more, and papers are ordered by their points as the rater orders them.
- An answer earns the points, times its credit from 0 to 1, times what hints leave of it.
- The time bonus is at most a tenth of what was earned, in proportion to the time left. It
  makes up for small losses and never leads above full marks.
- The mark is the share of all points, out of 20, to a tenth.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tutor import narrate
from tutor.base.events import HINT_CREDIT
from tutor.learn.exam.syllabus import FULL_MARK

LARGEST_BONUS = 0.10
"""The time bonus, as a share of what was earned, of somebody who needs no time at all."""
_POINTS_A_MINUTE = 10
_OF_A_GRID = 0.25
"""A hint in a grid to finish is about one step of many: it costs so much of a hint elsewhere."""


def points_for(minutes: float) -> int:
    """What a question is worth, from the rater's minutes for it."""
    return max(round(_POINTS_A_MINUTE * minutes), 1)


def left_by_hint(rung: int, last: int) -> float:
    """What a hint leaves of a question, by its deepest rung; the last one tells the answer."""
    if rung <= 0:
        return 1.0
    return HINT_CREDIT[narrate.REASON if rung >= last else min(rung, narrate.PATTERN)]


def left_by_hints(rungs: Sequence[int], last: int) -> float:
    """What the hints about several steps of a grid leave of it."""
    cost = sum(1 - left_by_hint(rung, last) for rung in rungs)
    return max(1 - _OF_A_GRID * cost, 0.0)


@dataclass(frozen=True)
class Marked:
    """One answer, marked."""

    points: int
    credit: float
    """How much of it is right, from 0 to 1."""
    left: float = 1.0
    """What hints leave of it, from 0 to 1."""

    @property
    def earned(self) -> float:
        """The points it earns."""
        return self.points * self.credit * self.left


@dataclass(frozen=True)
class Score:
    """A whole exam, marked."""

    points: int
    """What there was to earn."""
    earned: float
    bonus: float

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return min((self.earned + self.bonus) / self.points, 1.0)

    @property
    def mark(self) -> float:
        """Out of 20, to a tenth."""
        return round(FULL_MARK * self.share, 1)

    @property
    def percent(self) -> int:
        """Out of 100."""
        return round(100 * self.share)


def score(answers: Sequence[Marked], time_left: float) -> Score:
    """The score of some answers.

    Args:
        answers: at least one.
        time_left: the share of the time that was not needed, from 0 to 1.
    """
    points = sum(answer.points for answer in answers)
    earned = min(math.fsum(answer.earned for answer in answers), float(points))
    bonus = LARGEST_BONUS * min(max(time_left, 0.0), 1.0) * earned
    return Score(points, earned, min(bonus, points - earned))
