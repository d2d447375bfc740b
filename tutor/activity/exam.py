"""Sitting an exam: the clock and its interruptions, answers, hints and their cost, handing in."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tutor.activity.said import Reply, saying
from tutor.games.entries import AnyChange
from tutor.games.sheet import Sheet
from tutor.games.told import Told
from tutor.language import Speaker
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import ExamQuestion
from tutor.learn.exam.result import Result
from tutor.store import Problem

LONGEST_TICK = 15.0
"""Whoever looks at the clock looks more often than that: a longer gap was an interruption.

A closed lid, a stopped process or a machine put to sleep takes no time away.
"""
_SAVE_CLOCK_EVERY = 5.0
"""Seconds; every answer saves the clock too."""

End = Literal["time-up", "elsewhere", "left", "handed-in"]
"""The time is up; another window has handed it in or thrown it away; it goes on another
time; it was handed in here."""


@dataclass(frozen=True)
class AnswerBoard:
    """A board that the answer is written on: everything done there counts, at once."""

    sheet: Sheet
    read: Callable[[ExamAnswer], ExamAnswer]
    """The answer as it stands on the board now."""


class ExamSession:
    """One person sitting an exam: verbs in, what is told out. It neither prints nor draws."""

    def __init__(
        self,
        exam: Exam,
        archive: ExamArchive,
        speaker: Callable[[], Speaker],
        clock: Callable[[], float],
        warn: Callable[[Problem | None], None],
    ) -> None:
        """An exam, new or begun before; nothing counts until it begins.

        Args:
            exam: what is sat.
            archive: where everything is written down.
            speaker: who speaks the learner's language now.
            clock: tells the time in seconds.
            warn: told of what could not be written.
        """
        self.exam = exam
        self.end: End | None = None
        """Why nothing counts here any more."""
        self._board: AnswerBoard | None = None
        """What the open question is answered on, if it is a board."""
        self._told_of: Hashable = None
        """The board that hints were about."""
        self._archive, self._speaker, self._clock, self._warn = archive, speaker, clock, warn
        self._looked: float | None = None
        """When somebody looked at the clock last; None until the exam begins."""
        self._saved = exam.elapsed
        """How much time was used when the clock was written down."""

    @property
    def is_running(self) -> bool:
        """Whether it has begun, and what is done counts."""
        return self._looked is not None and self.end is None

    @property
    def question(self) -> ExamQuestion:
        """The question that is open."""
        return self.exam.question

    @property
    def answer(self) -> ExamAnswer:
        """What it is answered so far."""
        return self.exam.sheet.answer

    @property
    def answer_words(self) -> str:
        """The answer so far, in words: told as an answer, and never as a verdict."""
        speaker = self._speaker()
        told = self.question.answered(self.answer, speaker.language)
        is_there = self.question.is_answered(self.answer)
        return speaker.say("exam-yours", answer=told) if is_there else told

    @property
    def unanswered(self) -> list[int]:
        """The questions without an answer, from 0."""
        return [n for n in range(len(self.exam.sheets)) if not self.exam.is_answered(n)]

    @property
    def unfinished(self) -> list[int]:
        """The questions, from 0, whose answer was begun, such as a grid with cells left open."""
        exam = self.exam
        return [n for n in range(len(exam.sheets)) if exam.is_answered(n) and not exam.is_whole(n)]

    def told_open(self) -> list[str]:
        """What is left to do, or that all of it is answered; for somebody who hands in."""
        speaker, count = self._speaker(), len(self.unanswered)
        numbers = [str(number + 1) for number in self.unfinished]
        told = []
        if numbers:
            listed = speaker.listed(numbers)
            told.append(speaker.say("exam-unfinished", count=len(numbers), numbers=listed))
        if count or not numbers:
            numbers = [str(number + 1) for number in self.unanswered]
            told.append(speaker.say("exam-open", count=count, numbers=speaker.listed(numbers)))
        return told

    # Time

    def begin(self) -> None:
        """Write the exam down, new or taken up again, and let the clock run."""
        is_new = self._archive.state_of(self.exam) == "gone"
        self._warn((self._archive.begin if is_new else self._archive.resume)(self.exam))
        self.save()
        self._looked = self._clock()
        self._end_when_over()

    def tick(self, now: float | None = None) -> bool:
        """Look at the clock, and write it down now and then; False if the exam has ended."""
        if self._counts(now) and self.exam.elapsed >= self._saved + _SAVE_CLOCK_EVERY:
            self.save()
        return self.end is None

    def _counts(self, now: float | None = None) -> bool:
        """Bring the time up to date; whether what is done now still counts."""
        if self._looked is None or self.end is not None:
            return False
        now = self._clock() if now is None else now
        passed, self._looked = now - self._looked, now
        is_interruption = not 0 <= passed <= LONGEST_TICK
        self.exam.spend(None if is_interruption else passed)
        if is_interruption:
            self.save()
        self._end_when_over()
        return self.end is None

    def _end_when_over(self) -> None:
        if self.exam.is_over and self.end is None:
            self.end = "time-up"

    def save(self) -> None:
        """Write down the clock and what is answered; another window may have ended the exam."""
        self._saved = self.exam.elapsed
        problem = self._archive.save(self.exam)
        self._warn(problem)
        # A file that cannot be written may not be read either: then nobody knows.
        if problem is None and self.end is None and self._archive.state_of(self.exam) != "open":
            self.end = "elsewhere"

    # Answering

    def give(self, answer: ExamAnswer) -> bool:
        """Answer the open question and write that down; False if it is too late."""
        if not self._counts():
            return False
        self.exam.answer(answer)
        self.save()
        return True

    def clear(self) -> bool:
        """Take the whole answer back."""
        return self.give(NO_ANSWER)

    def name(self, technique: str) -> bool:
        """Answer that it is this technique."""
        return self.give(replace(self.answer, technique=technique))

    def answer_on(self, board: AnswerBoard) -> None:
        """Take what is written on a board for the answer, as long as this question is open."""
        self._board, self._told_of = board, board.sheet.question().key

    def edit(self, change: Callable[[], object]) -> Reply:
        """Change the board that the answer is written on."""
        if not self._counts():
            return Reply()
        self._sheet.elapsed = self.exam.sheet.seconds
        return self._written() if change() else Reply()

    @property
    def _sheet(self) -> Sheet:
        """What is played on the board that the answer is written on."""
        assert self._board is not None
        return self._board.sheet

    def _written(self, look_at: int | None = None) -> Reply:
        """What is on the board is the answer."""
        assert self._board is not None
        self.exam.answer(self._board.read(self.answer))
        self.save()
        before, self._told_of = self._told_of, self._sheet.question().key
        return Reply(is_edit=True, is_new=self._told_of != before, look_at=look_at)

    def undo(self) -> Reply:
        """Take the last edit back."""
        return self._in_history(self._sheet.undo, "nothing-to-undo")

    def redo(self) -> Reply:
        """Do it again."""
        return self._in_history(self._sheet.redo, "nothing-to-redo")

    def _in_history(self, go: Callable[[], Sequence[AnyChange] | None], nothing: str) -> Reply:
        if not self._counts():
            return Reply()
        self._sheet.elapsed = self.exam.sheet.seconds
        if (changes := go()) is None:
            return self._say(nothing)
        return self._written(changes[0].cell if len(changes) == 1 else None)

    def bookmark(self) -> Reply:
        """Remember the board, to try something."""
        if not self._counts():
            return Reply()
        self._sheet.bookmark()
        self._written()
        return self._say("coach-bookmark")

    def bookmark_back(self) -> Reply:
        """Back to the board remembered last."""
        reply = self.edit(self._sheet.back)
        if self.end is not None:
            return reply
        said = self._say("coach-bookmark-back" if reply else "no-bookmark")
        return replace(reply, items=said.items)

    def _say(self, message: str) -> Reply:
        return saying(self._speaker().say(message))

    # Hints

    @property
    def may_hint(self) -> bool:
        """Whether there is a hint to be had."""
        return not self.exam.is_strict and self.exam.rung < self.question.last_rung

    def hint(self) -> Told | None:
        """One rung further, at a cost; None in a strict exam, and when it is too late."""
        told = self.exam.hint(self._speaker().language) if self._counts() else None
        if told is not None:
            self.save()
        return told

    def hint_again(self) -> Told | None:
        """The last hint, if it is still about this board."""
        return self.exam.hint_again(self._speaker().language)

    # From question to question

    def go_to(self, number: int) -> bool:
        """Open a question, from 0; False if there is no such one, or it is too late."""
        is_other = number != self.exam.at and 0 <= number < len(self.exam.sheets)
        if not self._counts() or not is_other:
            return False
        self.save()
        self.exam.go_to(number)
        self._board = None
        self.save()
        return True

    def flag(self) -> bool:
        """Mark the open question to come back to it, or take that back; False if too late."""
        if not self._counts():
            return False
        self.exam.flag()
        self.save()
        return True

    # The end

    def leave(self) -> None:
        """Go on another time: everything is written down as it is."""
        if self._counts():
            self.save()
            self.end = self.end or "left"

    def hand_in(self) -> Result | None:
        """Have the exam marked; None if it was thrown away meanwhile."""
        self._counts()
        self.end = self.end or "handed-in"
        if self._archive.state_of(self.exam) == "gone":
            return None
        result, problem = self._archive.hand_in(self.exam)
        self._warn(problem)
        return result
