"""What an exam is worth. docs/exams.md tells the same formula in words.

- A question is worth 10 points for each minute that the rater expects, times the weight of
  its kind, rounded, at least 1. What is more than a quarter of the paper is cut off, so that
  no single question decides: harder is never worth less.
- An answer earns the points, times its credit from 0 to 1, times what hints leave of it.
- The time bonus, where it was asked for, is for answers that are all right: up to a tenth of
  their points, in proportion to what is left of their own share of the time. Time that
  others need, or that is not used at all, adds nothing: to hand in early with less never pays.
- The mark is the share of all points, out of 20, to a tenth; never above full marks. Whether
  it is a pass is told without the bonus: what fails on paper fails on screen.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tutor import narrate
from tutor.base.events import HINT_CREDIT
from tutor.learn.exam.syllabus import FULL_MARK

LARGEST_BONUS = 0.10
"""The time bonus of a right answer, as a share of its points, that took no time at all."""
_PARTS = 4
"""No question is worth more than one of so many parts; of fewer questions, all are equal."""
_POINTS_A_MINUTE = 10
_OF_A_GRID = 0.25
"""A hint in a grid to finish is about one step of many: it costs so much of a hint elsewhere."""


def points_for(minutes: float, weight: int = 1) -> int:
    """What a question is worth by itself, from the rater's minutes for it."""
    return max(round(_POINTS_A_MINUTE * minutes * weight), 1)


def fair(points: Sequence[int]) -> tuple[int, ...]:
    """What the questions of a paper are worth together: none more than a quarter of it."""
    parts = min(len(points), _PARTS)
    most = max(points)
    while most * parts > sum(min(one, most) for one in points):
        most -= 1
    return tuple(min(one, most) for one in points)


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
    spare: float = 0.0
    """The part of its own time that it did not need, if there is a bonus for that."""

    @property
    def earned(self) -> float:
        """The points it earns."""
        return self.points * self.credit * self.left

    @property
    def bonus(self) -> float:
        """What its time adds: only to an answer that is all right, and without hints."""
        is_right = self.credit >= 1 and self.left >= 1
        return LARGEST_BONUS * min(max(self.spare, 0.0), 1.0) * self.points if is_right else 0.0


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


def score(answers: Sequence[Marked]) -> Score:
    """The score of some answers, at least one."""
    points = sum(answer.points for answer in answers)
    earned = min(math.fsum(answer.earned for answer in answers), float(points))
    bonus = math.fsum(answer.bonus for answer in answers)
    return Score(points, earned, min(bonus, points - earned))


def passes(earned: float, points: int, pass_mark: float) -> bool:
    """Whether points are enough, on screen as on paper: a bonus for time does not count."""
    return round(FULL_MARK * earned / points, 1) >= pass_mark
