"""The exams of a learner: from the file to an exam in hand and back, and how each compares."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import fmean
from typing import Literal

from tutor.base.document import BadDocument
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.result import Result, result_of
from tutor.learn.exam.syllabus import Syllabus
from tutor.store import ExamRow, Problem
from tutor.store.exams import Exams, ExamStatus


class ExamArchive:
    """The exams of a learner."""

    def __init__(self, exams: Exams) -> None:
        self._exams = exams
        self._read: dict[str, Result | None] = {}

    def unfinished(self) -> list[Exam]:
        """The exams that were begun and not handed in, the newest first."""
        found = [_exam(row) for row in self._exams.rows() if row.result is None]
        return [exam for exam in found if exam is not None]

    def begun_on(self, paper: Paper, name: str = "") -> Exam | None:
        """The exam on these terms and this seed that was begun, if there is one.

        It goes on with the paper it was begun on, even if this edition would set another;
        where a name is given, only this person's does, and else one without a name first.
        """
        return self.begun_with(paper.syllabus, paper.seed, paper.group, name)

    def begun_with(
        self, syllabus: Syllabus, seed: str, group: str = "", name: str = ""
    ) -> Exam | None:
        """The same, before there is a paper."""
        wanted = (syllabus, seed, group)
        same = [
            exam
            for exam in self.unfinished()
            if (exam.paper.syllabus, exam.paper.seed, exam.paper.group) == wanted
        ]
        named = [exam for exam in same if exam.name == name]
        return next(iter(named if name else named + same), None)

    def strict_on(self, paper: Paper) -> Exam | None:
        """The strict exam under way on these questions: until it is handed in, they are secret."""
        strict = (exam for exam in self.unfinished() if exam.is_strict)
        return next((exam for exam in strict if exam.paper.code == paper.code), None)

    def results(self) -> list[Result]:
        """The results of those that are over, the newest first; unreadable ones left out."""
        found = [self._result(row) for row in self._exams.rows() if row.result is not None]
        known = [result for result in found if result is not None]
        return sorted(known, key=lambda result: result.finished, reverse=True)

    def _result(self, row: ExamRow) -> Result | None:
        """The result of a row, read once: it never changes."""
        if row.id not in self._read:
            try:
                self._read[row.id] = Result.from_json(row.result)
            except BadDocument:
                self._read[row.id] = None
        return self._read[row.id]

    def begin(self, exam: Exam) -> Problem | None:
        """Write a new exam down."""
        return self._exams.begin(exam.id, exam.created, exam.paper.as_json(), exam.state())

    def resume(self, exam: Exam) -> Problem | None:
        """Take an exam up again: that it was left is written down."""
        exam.interruptions += 1
        return self.save(exam)

    def save(self, exam: Exam) -> Problem | None:
        """Write down the clock, where the learner is, and what was answered since last time."""
        news = exam.news()
        return self._exams.save(exam.id, state=exam.state(), elapsed=exam.elapsed, answers=news)

    def state_of(self, exam: Exam) -> ExamStatus:
        """What has become of an exam: in another window it may have been handed in."""
        return self._exams.status_of(exam.id)

    def hand_in(self, exam: Exam) -> tuple[Result, Problem | None]:
        """Mark an exam, and write down the result with what it shows of each technique.

        What was answered in another window counts too, and one that was handed in there
        meanwhile has the result it was given then.
        """
        self.save(exam)
        row = self._exams.row(exam.id)
        kept = None if row is None else _exam(row)
        result = result_of(kept or exam, datetime.now(UTC))
        problem = self._exams.finish(exam.id, result.as_json(), result.events())
        return self.result(exam.id) or result, problem

    def result(self, id_: str) -> Result | None:
        """The result of an exam, if it is over."""
        row = self._exams.row(id_)
        return self._result(row) if row is not None and row.result is not None else None

    def forget(self, exam: Exam) -> Problem | None:
        """Throw away an exam that was not handed in; a strict one can only be handed in."""
        if exam.is_strict:
            return None
        return self._exams.forget(exam.id)


def _exam(row: ExamRow) -> Exam | None:
    return Exam.kept(row.id, row.created, row.paper, row.state, row.elapsed, row.answers)


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
