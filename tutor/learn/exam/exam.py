"""One person sitting an exam: the answers so far, the hints taken, the time that is left.

What is kept is enough to go on after anything: the paper as it was set, each answer as it
stands, and how much time was used. Whoever holds an exam writes it down as it changes.
"""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from secrets import token_hex

from tutor import narrate
from tutor.base.document import (
    BadDocument,
    Place,
    between,
    from_text,
    read_amount,
    read_list,
    read_text,
    read_whole,
)
from tutor.base.language import Language
from tutor.games.told import Told
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import ExamQuestion
from tutor.learn.exam.score import Marked
from tutor.learn.exam.syllabus import MOST_EXTRA
from tutor.learn.exam.ticket import Ticket


@dataclass(frozen=True)
class AnswerSheet:
    """One question as far as it was answered."""

    answer: ExamAnswer = NO_ANSWER
    rungs: tuple[int, ...] = ()
    """The deepest hint about each thing that hints were about; one thing, but for a grid."""
    hinted: str = ""
    """What the last of them is about."""
    seconds: float = 0.0
    """The time it was looked at."""

    def as_json(self) -> dict[str, object]:
        """The sheet in words and numbers that last."""
        return {
            "answer": self.answer.as_json(),
            "rungs": list(self.rungs),
            "hinted": self.hinted,
            "seconds": round(self.seconds, 1),
        }

    @staticmethod
    def from_json(place: Place) -> "AnswerSheet":
        """The sheet that was written so.

        Raises:
            BadDocument: it makes no sense.
        """
        return AnswerSheet(
            ExamAnswer.from_json(place.within("answer")),
            place.of("rungs", _rungs),
            place.of("hinted", read_text),
            place.of("seconds", read_amount),
        )


@dataclass
class Exam:
    """An exam being sat."""

    paper: Paper
    name: str = ""
    """Who sits it, if that was said."""
    id: str = field(default_factory=lambda: token_hex(8))
    created: datetime = field(default_factory=lambda: datetime.now(UTC))
    sheets: list[AnswerSheet] = field(default_factory=list)
    at: int = 0
    """The question that is open, from 0."""
    elapsed: float = 0.0
    """Seconds used; 0 until it begins."""
    interruptions: int = 0
    """How often it was left and taken up again, or the machine slept."""
    ticket: Ticket | None = None
    """What the result of a class exam will be signed with."""
    extra: int = 0
    """How much longer the time is for this person, in percent: that costs nothing."""
    flags: set[int] = field(default_factory=set)
    """The questions to come back to, from 0: a note to oneself, which the result does not have."""

    def __post_init__(self) -> None:
        missing = len(self.paper.questions) - len(self.sheets)
        self.sheets += [AnswerSheet()] * missing
        self._kept = self.sheets.copy()

    @property
    def limit(self) -> float:
        """Seconds there are in all, with the extra time."""
        return 60.0 * self.paper.syllabus.minutes * (100 + self.extra) / 100

    @property
    def left(self) -> float:
        """Seconds that are left."""
        return max(self.limit - self.elapsed, 0.0)

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return self.left <= 0

    @property
    def is_strict(self) -> bool:
        """Whether nobody helps."""
        return self.paper.syllabus.mode == "strict"

    @property
    def question(self) -> ExamQuestion:
        """The question that is open."""
        return self.paper.questions[self.at]

    @property
    def sheet(self) -> AnswerSheet:
        """What it was answered."""
        return self.sheets[self.at]

    def is_answered(self, number: int) -> bool:
        """Whether there is anything of an answer to a question."""
        return self.paper.questions[number].is_answered(self.sheets[number].answer)

    def is_whole(self, number: int) -> bool:
        """Whether nothing of an answer to a question is still missing."""
        return self.paper.questions[number].is_whole(self.sheets[number].answer)

    @property
    def answered(self) -> int:
        """How many questions have a whole answer."""
        return sum(map(self.is_whole, range(len(self.sheets))))

    # What happens

    def go_to(self, number: int) -> None:
        """Open a question."""
        self.at = min(max(number, 0), len(self.sheets) - 1)

    def flag(self) -> bool:
        """Mark the question that is open, to come back to it, or take that back; which it was."""
        self.flags ^= {self.at}
        return self.at in self.flags

    def spend(self, seconds: float | None) -> None:
        """Let time pass on the question that is open; None is an interruption."""
        if seconds is None:
            self.interruptions += 1
            return
        seconds = min(max(seconds, 0.0), self.left)
        self.elapsed += seconds
        self._write(replace(self.sheet, seconds=self.sheet.seconds + seconds))

    def answer(self, answer: ExamAnswer) -> None:
        """Answer the question that is open, instead of what was there; no time, no answer."""
        if not self.is_over:
            self._write(replace(self.sheet, answer=answer))

    def _write(self, sheet: AnswerSheet) -> None:
        self.sheets[self.at] = sheet

    @property
    def rung(self) -> int:
        """The deepest hint about what a hint would be about now."""
        sheet = self.sheet
        if not sheet.rungs or sheet.hinted != self.question.hint_about(sheet.answer):
            return 0
        return sheet.rungs[-1]

    def hint(self, language: Language) -> Told | None:
        """One rung further; None in a strict exam, and when the time is up."""
        if self.is_strict or self.is_over:
            return None
        question, sheet = self.question, self.sheet
        if question.is_done(sheet.answer):
            return question.hint(1, sheet.answer, language)  # there is nothing left to tell
        rung, hinted = min(self.rung + 1, question.last_rung), question.hint_about(sheet.answer)
        told = question.hint(rung, sheet.answer, language)
        before = sheet.rungs[:-1] if self.rung else sheet.rungs
        self._write(replace(sheet, rungs=(*before, rung), hinted=hinted))
        return told

    @property
    def left_after_hint(self) -> float:
        """What one hint more would leave of the question, with all that were taken."""
        sheet, rung = self.sheet, self.rung
        before = sheet.rungs[:-1] if rung else sheet.rungs
        return self.question.left_by((*before, min(rung + 1, self.question.last_rung)))

    def hint_again(self, language: Language) -> Told | None:
        """The last hint, if it is still about this board."""
        if not self.rung:
            return None
        return self.question.hint(self.rung, self.sheet.answer, language)

    def marked(self) -> list[Marked]:
        """Every answer as it would be marked now."""
        return [
            Marked(
                question.points,
                question.credit(sheet.answer),
                question.left_by(sheet.rungs),
                self._spare(question, sheet) if self.paper.syllabus.bonus else 0.0,
            )
            for question, sheet in zip(self.paper.questions, self.sheets, strict=True)
        ]

    def _spare(self, question: ExamQuestion, sheet: AnswerSheet) -> float:
        """How much of its own share of the time a question did not need, from 0 to 1."""
        share = self.limit * question.points / self.paper.points
        return max(1 - sheet.seconds / share, 0.0)

    # Keeping

    def state(self) -> dict[str, object]:
        """What is kept of it besides the paper, the answers and the time."""
        return {
            "name": self.name,
            "at": self.at,
            "interruptions": self.interruptions,
            "seconds": [round(sheet.seconds, 1) for sheet in self.sheets],
            **({"ticket": self.ticket.secret} if self.ticket else {}),
            **({"extra": self.extra} if self.extra else {}),
            **({"flags": sorted(self.flags)} if self.flags else {}),
        }

    def news(self) -> dict[int, dict[str, object]]:
        """The sheets that have changed since this was asked last, to be written down.

        Time that passes changes no sheet: another window may be answering it.
        """
        found = {
            number: sheet.as_json()
            for number, (sheet, kept) in enumerate(zip(self.sheets, self._kept, strict=True))
            if replace(sheet, seconds=0.0) != replace(kept, seconds=0.0)
        }
        self._kept = self.sheets.copy()
        return found

    @staticmethod
    def kept(
        id_: str,
        created: datetime,
        paper: object,
        state: object,
        elapsed: float,
        answers: dict[int, object],
    ) -> "Exam | None":
        """The exam that was kept so; None if it makes no sense any more.

        An answer that makes none is left out: the others still count.
        """
        try:
            found = Paper.from_json(Place(paper))
            place = Place(state)
            seconds = place.maybe("seconds", _read_seconds, [0.0] * len(found.questions))
            exam = Exam(
                found,
                place.of("name", read_text),
                id_,
                created,
                [
                    replace(_sheet(answers.get(number)), seconds=spent)
                    for number, spent in zip(range(len(found.questions)), seconds, strict=True)
                ],
                elapsed=elapsed,
                interruptions=place.of("interruptions", read_whole),
                ticket=place.maybe("ticket", from_text(Ticket.of_secret), None),
                extra=place.maybe("extra", read_extra, 0),
                flags=place.maybe("flags", _read_flags, set()),
            )
            exam.flags &= set(range(len(exam.sheets)))
            exam.go_to(place.of("at", read_whole))
        except (BadDocument, ValueError):
            return None
        return exam


def _sheet(data: object) -> AnswerSheet:
    try:
        return AnswerSheet.from_json(Place(data))
    except BadDocument:
        return AnswerSheet()


_MOST_RUNGS = 1000
_read_rung = between(1, narrate.REASON, read_whole)
read_extra = between(0, MOST_EXTRA, read_whole)
"""Extra time in percent."""


def _rungs(value: object) -> tuple[int, ...]:
    if len(rungs := read_list(value)) > _MOST_RUNGS:
        raise ValueError(value)
    return tuple(map(_read_rung, rungs))


def _read_flags(value: object) -> set[int]:
    return set(map(read_whole, read_list(value)))


def _read_seconds(value: object) -> list[float]:
    return list(map(read_amount, read_list(value)))
