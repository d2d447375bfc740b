"""Whether a result is what its paper and its answers give, and signed by whom it should be."""

from dataclasses import replace
from math import fsum
from typing import Literal, NamedTuple

from tutor.learn.exam.edition import edition
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.result import Result, is_as_written
from tutor.learn.exam.score import Marked, Score, passes, score
from tutor.learn.exam.syllabus import FULL_MARK, Syllabus
from tutor.learn.exam.ticket import Ticket

Signed = Literal["genuine", "changed", "other key", "unsigned", "not checked"]
"""``not checked``: signed, but nobody gave a class key to check it with."""


class Signatures:
    """Tells genuine results from others, by a class key."""

    def __init__(self, key: str | None) -> None:
        """Args: key: the class key; without one, nothing can be told."""
        self._key = key

    def ticket_of(self, result: Result) -> Ticket | None:
        """The ticket that a result was signed with; None if it is not one of this class."""
        paper = result.paper
        if self._key is None or not paper.group:
            return None
        ticket = Ticket.of_key(self._key, paper.syllabus, paper.seed)
        return ticket if ticket.group == paper.group else None

    def of(self, result: Result, document: dict[str, object]) -> Signed:
        """What can be said about the signature of a result.

        Args:
            result: the result.
            document: what it was read from: all of it was signed.
        """
        if result.signed is None:
            return "changed" if result.paper.group else "unsigned"
        if is_as_written(document) is not True:
            return "changed"
        if self._key is None:
            return "not checked"
        ticket = self.ticket_of(result)
        if ticket is None:
            return "other key"
        return "genuine" if ticket.has_signed(document) else "changed"


Checked = Literal["yes", "no", "other edition", "no key"]
"""``no key``: all but the paper, which cannot be made again without the class key."""
Reason = Literal["changed", "differs", "numbers", "edition"]
_ROUNDED = 0.011
"""Documents keep points to a hundredth."""
_HALF_A_TICK = 0.05
"""They keep the time to a tenth of a second, which may turn a mark by a tenth."""
_TICK = 2 * _HALF_A_TICK


class Finding(NamedTuple):
    """What came of a check, and why it is not a plain yes."""

    checked: Checked
    reason: Reason | None = None


class Checker:
    """Marks results again; a paper is made once for all who sat it."""

    def __init__(self, signatures: Signatures) -> None:
        self._signatures = signatures
        self._papers: dict[tuple[Syllabus, str, str], Paper] = {}

    def check(self, result: Result, document: dict[str, object]) -> Finding:
        """Whether the paper is the one of its seed, and the marks are what the answers earn.

        Args:
            result: the result.
            document: what it was read from, which says some things twice.

        Another edition may set and mark otherwise. What it wrote has to be as it was written,
        and its numbers have to add up; nothing else can be said of it here.
        """
        is_ours = result.edition == edition()
        if is_as_written(document) not in ((True,) if is_ours else (True, None)):
            return Finding("no", "changed")
        has_hints = document.get("hints") == result.hints
        if not is_ours:
            is_sound = has_hints and _adds_up(result)
            return Finding("other edition", "edition") if is_sound else Finding("no", "numbers")
        try:
            paper = self._paper(result)
            agrees = has_hints and _agrees(result, paper or result.paper)
        except Exception:  # no answer that the tutor wrote down breaks the marking of it
            agrees = False
        if not agrees:
            return Finding("no", "differs")
        return Finding("yes" if paper is not None else "no key")

    def _paper(self, result: Result) -> Paper | None:
        """The paper of a result, made again; None if that takes a class key nobody gave."""
        paper = result.paper
        ticket = self._signatures.ticket_of(result)
        if paper.group and ticket is None:
            return None
        # Neither the time nor the pass mark changes what is asked.
        asked = replace(paper.syllabus, minutes=1, pass_mark=0.0)
        key = asked, paper.seed, paper.group
        if key not in self._papers:
            self._papers[key] = make_paper(paper.syllabus, paper.seed, ticket=ticket)
        return replace(self._papers[key], syllabus=paper.syllabus)


def _adds_up(result: Result) -> bool:
    """Whether the numbers of a result agree with each other, whoever marked it."""
    points = sum(line.points for line in result.lines)
    earned = fsum(line.earned for line in result.lines)
    share = min((result.earned + result.bonus) / points, 1.0) if points else 0.0
    slack = _ROUNDED * (len(result.lines) + 1) / max(points, 1)
    return (
        result.points == points
        and abs(result.earned - earned) <= _ROUNDED * (len(result.lines) + 1)
        and abs(result.mark - FULL_MARK * share) <= _HALF_A_TICK + FULL_MARK * slack
        and abs(result.percent - 100 * share) <= 0.5 + 100 * slack
        and result.passed in _passing(result)
    )


def _passing(result: Result) -> set[bool]:
    """What may be a pass: with the bonus, as earlier editions have it, and without."""
    needed = result.paper.syllabus.pass_mark
    return {result.mark >= needed, passes(result.earned, max(result.points, 1), needed)}


def _agrees(result: Result, paper: Paper) -> bool:
    """Whether a result is what its answers to a paper give."""
    if not paper.code == result.paper.code == result.code:
        return False
    sheets = [line.sheet for line in result.lines]
    exam = Exam(paper, sheets=sheets, elapsed=result.seconds, extra=result.extra)
    marked = exam.marked()
    return (
        _could_happen(exam, result)
        and _same_lines(exam, marked, result)
        and result.points == sum(one.points for one in marked)
        and _same_score(exam, result)
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


def _same_score(exam: Exam, result: Result) -> bool:
    """Whether the lines add up to the mark, within what rounding the time may change."""

    def after(seconds: float) -> Score:
        sheets = [replace(one, seconds=max(one.seconds + seconds, 0.0)) for one in exam.sheets]
        return score(replace(exam, sheets=sheets).marked())

    late, early = after(_HALF_A_TICK), after(-_HALF_A_TICK)
    return (
        _near(result.earned, late.earned)
        and late.bonus - _ROUNDED <= result.bonus <= early.bonus + _ROUNDED
        and late.mark <= result.mark <= early.mark
        and late.percent <= result.percent <= early.percent
        and result.passed == passes(late.earned, late.points, exam.paper.syllabus.pass_mark)
    )


def _near(one: float, other: float) -> bool:
    return abs(one - other) < _ROUNDED
