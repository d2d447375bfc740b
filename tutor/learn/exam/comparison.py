"""How an exam compares with the earlier ones about the same."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import Literal

from tutor.learn.exam.result import Result

Trend = Literal["best", "better", "same", "worse"]
_NOTABLE = 0.25
"""A technique has changed if its share of points has by so much."""


@dataclass(frozen=True)
class Comparison:
    """An exam beside the earlier ones of the same subject, the oldest first."""

    result: Result
    earlier: tuple[Result, ...]

    @staticmethod
    def of(result: Result, all_results: Iterable[Result]) -> "Comparison":
        """The exam beside those of the same subject that were finished before it."""
        earlier = [
            other
            for other in all_results
            if other.id != result.id
            and other.paper.syllabus.subject == result.paper.syllabus.subject
            and other.finished < result.finished
        ]
        return Comparison(result, tuple(sorted(earlier, key=lambda one: one.finished)))

    @property
    def last(self) -> float:
        """The mark of the exam before."""
        return self.earlier[-1].mark

    @property
    def best(self) -> float:
        """The best mark before."""
        return max(one.mark for one in self.earlier)

    @property
    def mean(self) -> float:
        """The marks before, on average, to a tenth."""
        return round(fmean(one.mark for one in self.earlier), 1)

    @property
    def change(self) -> float:
        """From the exam before to this one."""
        return round(self.result.mark - self.last, 1)

    @property
    def trend(self) -> Trend:
        """In a word."""
        if self.result.mark > self.best:
            return "best"
        if not self.change:
            return "same"
        return "better" if self.change > 0 else "worse"

    @property
    def better(self) -> tuple[str, ...]:
        """The techniques that went notably better than the last time they were asked."""
        return tuple(id_ for id_, change in self._changes().items() if change >= _NOTABLE)

    @property
    def worse(self) -> tuple[str, ...]:
        """Those that went notably worse."""
        return tuple(id_ for id_, change in self._changes().items() if change <= -_NOTABLE)

    def _changes(self) -> dict[str, float]:
        before: dict[str, float] = {}
        for one in self.earlier:
            before |= _shares(one)
        now = _shares(self.result)
        return {id_: now[id_] - before[id_] for id_ in now if id_ in before}


def _shares(result: Result) -> dict[str, float]:
    return {id_: earned / points for id_, (earned, points) in result.by_technique().items()}
