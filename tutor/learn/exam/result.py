"""What is left of an exam when it is over: the mark, and where it comes from.

A result stands by itself, as a document: it holds the paper and the answers, so that it can
be read back, shown and checked anywhere. The mark is the one that was given at the time.
Every result has a checksum, which tells whether it is as it was written. That of a class exam
is signed as well, and never written in another way.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from statistics import fmean
from typing import Literal, get_args

from tutor import __version__
from tutor.base.document import (
    BadDocument,
    Place,
    one_of,
    read_amount,
    read_flag,
    read_moment,
    read_object,
    read_share,
    read_text,
    read_up_to,
    read_whole,
)
from tutor.base.events import Event
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.edition import edition, fingerprint
from tutor.learn.exam.exam import AnswerSheet, Exam, read_extra
from tutor.learn.exam.kinds import read_technique
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions.base import read_points
from tutor.learn.exam.score import Marked, passes, score
from tutor.learn.exam.syllabus import FULL_MARK
from tutor.learn.exam.ticket import SIGNATURE, Ticket

FORMAT = "pas-a-pas exam"
VERSION = 1
_CHECKSUM, _CHECKSUM_LENGTH = "checksum", 16
_UNKNOWN = "unknown"
Ending = Literal["handed-in", "time"]
"""Handed in by the learner, or by the clock."""
_ENDINGS: tuple[Ending, ...] = get_args(Ending)


@dataclass(frozen=True)
class MarkedQuestion:
    """One question of a result."""

    number: int
    """From 1."""
    kind: str
    technique: str
    """What it was about; nothing where that was not one technique."""
    points: int
    credit: float
    """How much of the answer was right, before hints."""
    earned: float
    is_answered: bool
    sheet: AnswerSheet

    @property
    def hints(self) -> int:
        """How many hints were taken, each rung counted."""
        return sum(self.sheet.rungs)

    def as_json(self) -> dict[str, object]:
        """The line in words and numbers."""
        return {
            "number": self.number,
            "kind": self.kind,
            "technique": self.technique or None,
            "points": self.points,
            "credit": round(self.credit, 4),
            "earned": round(self.earned, 2),
            "answered": self.is_answered,
            **self.sheet.as_json(),
        }

    @staticmethod
    def from_json(place: Place) -> "MarkedQuestion":
        """The line that was written so.

        Raises:
            BadDocument: it makes no sense.
        """
        points = place.of("points", read_points)
        return MarkedQuestion(
            place.of("number", read_whole),
            place.of("kind", read_text),
            place.of("technique", lambda value: read_technique(value) if value else ""),
            points,
            place.of("credit", read_share),
            place.of("earned", lambda value: read_up_to(points, read_amount(value))),
            place.of("answered", read_flag),
            AnswerSheet.from_json(place),
        )


@dataclass(frozen=True)
class Result:
    """An exam that is over."""

    id: str
    tutor: str
    """The version of the tutor that set and marked it."""
    name: str
    paper: Paper
    code: str
    created: datetime
    finished: datetime
    ended: Ending
    seconds: float
    """The time on the clock."""
    interruptions: int
    points: int
    earned: float
    bonus: float
    mark: float
    percent: int
    passed: bool
    lines: tuple[MarkedQuestion, ...]
    extra: int = 0
    """How much longer the time was for this person, in percent."""
    signed: dict[str, object] | None = field(default=None, compare=False, repr=False)
    """The document that was signed, if one was."""

    @property
    def edition(self) -> str:
        """The edition that set and marked it; nothing if that is not known."""
        return self.paper.edition

    @property
    def answers(self) -> tuple[ExamAnswer, ...]:
        """What was answered."""
        return tuple(line.sheet.answer for line in self.lines)

    @property
    def limit(self) -> float:
        """Seconds there were in all, with the extra time."""
        return 60.0 * self.paper.syllabus.minutes * (100 + self.extra) / 100

    @property
    def hints(self) -> int:
        """How many hints were taken."""
        return sum(line.hints for line in self.lines)

    def by_technique(self) -> dict[str, tuple[float, int]]:
        """Points earned and points there were, for each technique, in the order of the paper."""
        found: dict[str, tuple[float, int]] = {}
        for line in self.lines:
            if not line.technique:
                continue
            earned, points = found.get(line.technique, (0.0, 0))
            found[line.technique] = earned + line.earned, points + line.points
        return found

    def events(self) -> list[Event]:
        """What the answers say about each technique; one that was not given says nothing."""
        credits: dict[str, list[float]] = {}
        for line in self.lines:
            if line.is_answered and line.technique:
                credits.setdefault(line.technique, []).append(line.earned / line.points)
        return [
            Event(technique, self.finished, round(fmean(found), 3), "exam")
            for technique, found in credits.items()
        ]

    def as_json(self) -> dict[str, object]:
        """The whole result as a document; a signed one to the letter as it was signed."""
        if self.signed is not None:
            return self.signed.copy()
        paper = self.paper.as_json()
        paper.pop("questions")
        techniques = {
            id_: {
                "points": points,
                "earned": round(earned, 2),
                "percent": round(100 * earned / points),
            }
            for id_, (earned, points) in self.by_technique().items()
        }
        document = {
            "format": FORMAT,
            "version": VERSION,
            "tutor": self.tutor,
            "id": self.id,
            "name": self.name,
            **paper,
            "code": self.code,
            "created": self.created.isoformat(),
            "finished": self.finished.isoformat(),
            "ended": self.ended,
            "seconds": round(self.seconds, 1),
            "interruptions": self.interruptions,
            **({"extra": self.extra} if self.extra else {}),
            "hints": self.hints,
            "points": self.points,
            "earned": round(self.earned, 2),
            "bonus": round(self.bonus, 2),
            "mark": self.mark,
            "percent": self.percent,
            "passed": self.passed,
            "techniques": techniques,
            "questions": [
                {**line.as_json(), "question": question.as_json()}
                for line, question in zip(self.lines, self.paper.questions, strict=True)
            ],
        }
        return {**document, _CHECKSUM: checksum(document)}

    @staticmethod
    def from_json(data: object, where: str = "") -> "Result":
        """The result that was written so.

        Raises:
            BadDocument: it is none.
        """
        place = Place(data, where)
        if place.of("format", read_text) != FORMAT:
            raise BadDocument(f"{where}.format".lstrip("."))
        if place.of("version", read_whole) != VERSION:
            raise BadDocument(f"{where}.version".lstrip("."))
        asked = place.items("questions")
        for index, one in enumerate(asked, start=1):
            if one.of("number", read_whole) != index:
                raise BadDocument(f"{one.where}.number")
        paper = Paper.from_json(
            Place(
                {
                    **place.of_itself(read_object),
                    "questions": [one.of("question", lambda value: value) for one in asked],
                },
                where,
            )
        )
        return Result(
            place.of("id", read_text),
            place.of("tutor", read_text),
            place.of("name", read_text),
            paper,
            place.of("code", read_text),
            place.of("created", read_moment),
            place.of("finished", read_moment),
            place.of("ended", one_of(_ENDINGS)),
            place.of("seconds", read_amount),
            place.of("interruptions", read_whole),
            place.of("points", read_whole),
            place.of("earned", read_amount),
            place.of("bonus", read_amount),
            place.of("mark", _mark),
            place.of("percent", _percent),
            place.of("passed", read_flag),
            tuple(map(MarkedQuestion.from_json, asked)),
            place.maybe("extra", read_extra, 0),
            place.of_itself(read_object) if place.has(SIGNATURE) else None,
        )


def checksum(document: dict[str, object]) -> str:
    """What tells whether a document is as it was written; anybody could work it out anew."""
    apart = (_CHECKSUM, SIGNATURE)
    rest = {name: value for name, value in document.items() if name not in apart}
    return fingerprint(rest, _CHECKSUM_LENGTH)


def is_as_written(document: dict[str, object]) -> bool | None:
    """Whether a document is as it was written; None if it has no checksum, as older ones."""
    if _CHECKSUM not in document:
        return None
    try:
        return bool(document[_CHECKSUM] == checksum(document))
    except (TypeError, ValueError, RecursionError):
        return False


def result_of(exam: Exam, finished: datetime) -> Result:
    """The result of an exam as it stands; that of a class exam is signed."""
    result = _unsigned(exam, finished)
    return result if exam.ticket is None else _signed(result, exam.ticket)


def _signed(result: Result, ticket: Ticket) -> Result:
    """A result that is what its document says, numbers rounded and all, and signed so."""
    document = Result.from_json(result.as_json()).as_json()
    return Result.from_json({**document, SIGNATURE: ticket.sign(document)})


def _unsigned(exam: Exam, finished: datetime) -> Result:
    marked = exam.marked()
    found = score(marked)
    return Result(
        exam.id,
        __version__,
        exam.name,
        replace(exam.paper, edition=_edition_of(exam.paper)),
        exam.paper.code,
        exam.created,
        finished,
        "time" if exam.is_over else "handed-in",
        exam.elapsed,
        exam.interruptions,
        found.points,
        found.earned,
        found.bonus,
        found.mark,
        found.percent,
        passes(found.earned, found.points, exam.paper.syllabus.pass_mark),
        tuple(_lines(exam, marked)),
        exam.extra,
    )


def _edition_of(paper: Paper) -> str:
    """The edition that set a paper and marks it now; both, if the tutor is another by now."""
    if paper.edition == edition():
        return paper.edition
    return f"{paper.edition or _UNKNOWN}+{edition()}"


def _lines(exam: Exam, marked: Sequence[Marked]) -> Iterable[MarkedQuestion]:
    for number, one in enumerate(marked):
        question = exam.paper.questions[number]
        yield MarkedQuestion(
            number + 1,
            question.kind,
            question.subject,
            one.points,
            one.credit,
            one.earned,
            exam.is_answered(number),
            exam.sheets[number],
        )


def _mark(value: object) -> float:
    return read_up_to(FULL_MARK, read_amount(value))


def _percent(value: object) -> int:
    return int(read_up_to(100, read_amount(read_whole(value))))
