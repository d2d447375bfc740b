"""Whether a result is what its paper and its answers give, worked out once more."""

from dataclasses import replace
from math import fsum
from typing import Any, Literal

from tutor import __version__
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.result import Result
from tutor.learn.exam.score import Marked, Score, score

Checked = Literal["yes", "no", "other version"]
_ROUNDED = 0.011
"""Documents keep points to a hundredth."""
_HALF_A_TICK = 0.05
"""They keep the time to a tenth of a second, which may turn a mark by a tenth."""
_TICK = 2 * _HALF_A_TICK


class Checker:
    """Marks results again; a paper is made once for all who sat it."""

    def __init__(self) -> None:
        self._papers: dict[tuple[str, int, str], Paper] = {}

    def check(self, result: Result, document: dict[str, Any]) -> Checked:
        """Whether the paper is the one of its seed, and the marks are what the answers earn.

        Args:
            result: the result.
            document: what it was read from, which says some things twice.

        Another version may set and mark otherwise: nothing can be said of it here.
        """
        if result.tutor != __version__:
            return "other version"
        try:
            agrees = document.get("hints") == result.hints and self._agrees(result)
            return "yes" if agrees else "no"
        except Exception:  # no answer that the tutor wrote down breaks the marking of it
            return "no"

    def _paper(self, paper: Paper) -> Paper:
        syllabus = paper.syllabus
        key = syllabus.subject, syllabus.questions, paper.seed
        if key not in self._papers:
            self._papers[key] = make_paper(syllabus, paper.seed)
        return replace(self._papers[key], syllabus=syllabus)

    def _agrees(self, result: Result) -> bool:
        paper = self._paper(result.paper)
        if not paper.code == result.paper.code == result.code:
            return False
        sheets = [line.sheet for line in result.lines]
        exam = Exam(paper, sheets=sheets, elapsed=result.seconds)
        marked = exam.marked()
        return (
            _could_happen(exam, result)
            and _same_lines(exam, marked, result)
            and result.points == sum(one.points for one in marked)
            and _same_score(exam, marked, result)
        )


def _could_happen(exam: Exam, result: Result) -> bool:
    """Whether hints, time and ending go together.

    The time of each question is rounded, and again whenever the exam is taken up. In two
    windows at once the clock may run for questions whose time is not counted.
    """
    spent = fsum(sheet.seconds for sheet in exam.sheets)
    rounded = _TICK * (len(exam.sheets) + 1) + _HALF_A_TICK * result.interruptions
    if result.ended == "time":
        is_end_right = result.seconds >= exam.limit - _TICK
    else:
        is_end_right = result.seconds < exam.limit
    return (
        not (exam.is_strict and result.hints)
        and result.seconds >= spent - rounded
        and result.seconds <= exam.limit + _TICK
        and is_end_right
    )


def _same_lines(exam: Exam, marked: list[Marked], result: Result) -> bool:
    """Whether every question is marked as it was."""
    return all(
        (line.number, line.kind, line.technique, line.points, line.is_answered)
        == (index + 1, question.kind, question.subject, one.points, exam.is_answered(index))
        and _near(line.credit, one.credit)
        and _near(line.earned, one.earned)
        for index, (line, one, question) in enumerate(
            zip(result.lines, marked, exam.paper.questions, strict=True)
        )
    )


def _same_score(exam: Exam, marked: list[Marked], result: Result) -> bool:
    """Whether the lines add up to the mark, within what rounding the time may change."""

    def after(seconds: float) -> Score:
        return score(marked, (exam.limit - seconds) / exam.limit)

    late, early = after(exam.elapsed + _HALF_A_TICK), after(exam.elapsed - _HALF_A_TICK)
    return (
        _near(result.earned, late.earned)
        and late.bonus - _ROUNDED <= result.bonus <= early.bonus + _ROUNDED
        and late.mark <= result.mark <= early.mark
        and late.percent <= result.percent <= early.percent
        and result.passed == (result.mark >= exam.paper.syllabus.pass_mark)
    )


def _near(one: float, other: float) -> bool:
    return abs(one - other) < _ROUNDED
