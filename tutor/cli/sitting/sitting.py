"""An exam in plain text: questions are told, lines are typed, nothing is judged before the end.

For screen readers, for terminals without a screen, and for scripts. It is the same exam as
on screen: everything is kept, and either can go on where the other left off.
"""

from collections.abc import Iterator
from time import monotonic

from tutor.cli.course.session import Session
from tutor.cli.exam_papers.results_text import mark_lines
from tutor.cli.leaving import is_all_kept
from tutor.cli.run import Run
from tutor.cli.sitting.desk_work import DeskWork, Ended
from tutor.cli.sitting.lines import drop_half_a_line, timed_lines
from tutor.cli.sitting.terms import command_for
from tutor.cli.sitting.words import command_of
from tutor.cli.typed_lines import typed_lines
from tutor.language import Speaker
from tutor.learn.exam import words as in_words
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.clock import Clock
from tutor.learn.exam.comparison import Comparison
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.result import Result
from tutor.store import Store

_SAVE_EVERY = 5.0
"""Seconds of the clock that a sudden end may lose."""
_INTERRUPTED = 130
"""The exit code of a program that was stopped by Ctrl-C."""


def cover(speaker: Speaker, exam: Exam) -> Iterator[str]:
    """All there is to know before an exam begins."""
    yield in_words.title(speaker, exam.paper.syllabus)
    yield from in_words.terms(speaker, exam.paper)
    yield from in_words.class_terms(speaker, exam)
    for number, question in enumerate(exam.paper.questions, start=1):
        yield in_words.question_line(speaker, number, question)


def so_far(speaker: Speaker, exam: Exam) -> str:
    """How far an exam is that was begun."""
    left = in_words.clock(exam.left)
    return speaker.say("plain-exam-begun", answered=exam.answered, of=len(exam.sheets), left=left)


def tell_command(session: Session, message: str, exam: Exam) -> None:
    """Say a message, and below it the command that opens an exam: whole, to be copied."""
    session.say(message)
    print(command_for(exam))


class PlainSitting:
    """One person at the desk, from the terms to the mark."""

    def __init__(self, run: Run, store: Store) -> None:
        self._run = run
        self._session = Session(run, store)
        self._desk = ExamArchive(store.exams)
        self._clock: Clock | None = None
        """None until the exam begins."""
        self._saved_at = 0.0

    def sit(self, exam: Exam, others: list[Exam]) -> None:
        """Hold an exam until it is handed in, the time is up, or somebody leaves.

        Args:
            exam: a new one, or one that was begun.
            others: those that wait besides, to be mentioned.
        """
        session, self._exam = self._session, exam
        is_new = exam.id not in {begun.id for begun in self._desk.unfinished()}
        self._work = DeskWork(session, self._desk, exam)
        session.tell(*cover(session.speaker, exam))
        for other in others:
            tell_command(session, "plain-exam-other", other)
        if not is_new:
            session.tell(so_far(session.speaker, exam))
        try:
            self._sit(is_new=is_new)
        except Ended:
            self._leave_what_ended()
            drop_half_a_line()
            return
        if self._work.is_handed_in or exam.is_over:
            self._hand_in()
            if not self._work.is_handed_in:
                drop_half_a_line()
        elif self._clock is not None or not is_new:
            self._say_goodbye()

    def _sit(self, *, is_new: bool) -> None:
        """Answer lines; whatever happens, the clock is written down."""
        try:
            self._go(is_new=is_new)
        except KeyboardInterrupt:
            print()
            self._run.code = _INTERRUPTED
        finally:
            if self._clock is not None and not self._work.is_handed_in:
                self._tick(monotonic())
                self._work.keep()

    def _go(self, *, is_new: bool) -> None:
        lines = timed_lines(self._tick)
        if not self._exam.is_over and not self._is_begun(lines, is_new=is_new):
            return
        begin = self._desk.begin if is_new else self._desk.resume
        self._session.warn(begin(self._exam))
        self._work.keep()
        if self._exam.is_over:
            return
        self._saved_at = monotonic()
        self._clock = Clock(self._saved_at)
        self._work.open()
        for line in lines:
            if not self._work.answer(line):
                return

    def _is_begun(self, lines: Iterator[str], *, is_new: bool) -> bool:
        """Wait for Enter; False if somebody leaves before it."""
        message = "plain-exam-begin" if is_new else "plain-exam-go-on"
        self._session.say(message)
        for line in lines:
            command = command_of(line)
            if command is not None and command.wish in ("next", "quit"):
                return command.wish == "next"
            self._session.say(message)
        return False

    def _tick(self, now: float) -> bool:
        """Let the clock run, and write it down now and then; False when the time is up."""
        if self._clock is None:
            return True
        self._exam.spend(self._clock.tick(now))
        if now - self._saved_at >= _SAVE_EVERY:
            self._saved_at = now
            self._work.keep()
        return not self._exam.is_over

    # The end

    def _say_goodbye(self) -> None:
        """The exam goes on another time."""
        if self._is_kept():
            tell_command(self._session, "plain-exam-goodbye", self._exam)

    def _is_kept(self) -> bool:
        """Whether everything is kept; whoever did not interrupt is asked about what is not."""
        typed = None if self._run.code == _INTERRUPTED else typed_lines()
        return is_all_kept(self._session.store, self._session.speaker, typed)

    def _hand_in(self) -> None:
        """Hand the exam in, and tell everything about it."""
        if self._exam.is_over:
            self._session.say("plain-exam-time-up")
        result, problem = self._desk.hand_in(self._exam)
        self._session.warn(problem)
        self._tell(result)
        self._is_kept()

    def _leave_what_ended(self) -> None:
        """Another window has ended the exam: tell the result it was given there, if any."""
        result = self._desk.result(self._exam.id)
        if result is None:
            self._session.say("plain-exam-gone")
            self._run.answer_no()
        else:
            self._session.say("plain-exam-over")
            self._tell(result)

    def _tell(self, result: Result) -> None:
        compared = Comparison.of(result, self._desk.results())
        self._session.tell(*mark_lines(self._session.speaker, compared))
        if not result.passed:
            self._run.answer_no()
