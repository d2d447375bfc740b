"""An exam in plain text: questions are told, answers are typed, nothing is drawn.

For screen readers, for terminals without a screen, and for scripts. It is the same exam as
on screen: everything is kept, and either can go on where the other left off.
"""

from collections.abc import Callable, Iterator
from time import monotonic

from tutor.activity.exam import ExamSession
from tutor.cli.course.session import Session
from tutor.cli.exams import plain_grid, plain_nonogram
from tutor.cli.exams.plain_question import PlainQuestion
from tutor.cli.exams.results_text import mark_lines
from tutor.cli.exams.terms import command_for
from tutor.cli.exams.timed_lines import drop_half_a_line, timed_lines
from tutor.cli.exams.typed import ExamCommand, Refused, Wish, command_of
from tutor.cli.plain.lines import is_all_kept, typed_lines
from tutor.cli.run import Run
from tutor.games.both import game_of
from tutor.games.game import GameName
from tutor.language import Speaker
from tutor.learn.exam import words as in_words
from tutor.learn.exam.archive import Comparison, ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.result import Result
from tutor.narrate import called
from tutor.store import Settings, Store

_INTERRUPTED = 130
"""The exit code of a program that was stopped by Ctrl-C."""
QUESTIONS: dict[GameName, Callable[[ExamSession, Speaker, Settings], PlainQuestion]] = {
    "sudoku": plain_grid.plain_question,
    "nonogram": plain_nonogram.plain_question,
}


def cover(speaker: Speaker, exam: Exam) -> Iterator[str]:
    """All there is to know before an exam begins."""
    yield in_words.title(speaker, exam.paper.syllabus)
    yield from in_words.terms(speaker, exam)
    yield from in_words.class_terms(speaker, exam)
    for group in in_words.question_groups(speaker, exam.paper):
        yield speaker.say("exam-group", count=group.count, name=group.name, points=group.points)


def so_far(speaker: Speaker, exam: Exam) -> str:
    """How far an exam is that was begun."""
    left = in_words.clock(exam.left)
    return speaker.say("plain-exam-begun", answered=exam.answered, of=len(exam.sheets), left=left)


def tell_command(session: Session, message: str, exam: Exam) -> None:
    """Say a message, and below it the command that opens an exam: whole, to be copied."""
    session.say(message)
    print(command_for(exam))


class PlainExam:
    """One person sitting an exam, from the terms to the mark."""

    def __init__(self, run: Run, store: Store) -> None:
        self._run = run
        self._session = Session(run, store)
        self._archive = ExamArchive(store.exams)
        self._now = 0.0
        """What the clock showed at the last look."""
        self._is_sure = False
        """Whether it was said already that questions are left open."""
        self._hands_in: bool | None = None
        """Whether somebody leaves to hand in, or only leaves; None as long as neither."""
        self._verbs: dict[Wish, Callable[[ExamCommand], None]] = {
            "next": lambda _: self._go_on(1, "plain-exam-last"),
            "back": lambda _: self._go_on(-1, "plain-exam-first"),
            "go": self._go_to_number,
            "list": lambda _: self._list(),
            "mark": lambda _: self._mark(),
            "clear": lambda _: self._written(self._question.clear()),
            "answer": lambda _: self._session.tell(self._exam.answer_words),
            "again": lambda _: self._open(),
            "time": lambda _: self._tell_time(),
            "board": self._tell_board,
            "help": lambda _: self._help(),
            "judge": lambda _: self._refuse_to_judge(),
            "hint": lambda _: self._hint(),
        }

    def sit(self, exam: Exam, others: list[Exam]) -> None:
        """Hold an exam until it is handed in, the time is up, or somebody leaves.

        Args:
            exam: a new one, or one that was begun.
            others: those that wait besides, to be mentioned.
        """
        session = self._session
        is_new = self._archive.state_of(exam) == "gone"
        self._exam = ExamSession(
            exam, self._archive, lambda: session.speaker, lambda: self._now, session.warn
        )
        session.tell(*cover(session.speaker, exam))
        for other in others:
            tell_command(session, "plain-exam-other", other)
        if not is_new:
            session.tell(so_far(session.speaker, exam))
        try:
            is_handed_in = self._answer_lines(is_new=is_new)
        except KeyboardInterrupt:
            print()
            self._run.code, is_handed_in = _INTERRUPTED, False
        finally:
            if self._exam.is_running:
                self._tick(monotonic())
                self._exam.save()
        if self._exam.end == "elsewhere":
            self._leave_what_ended()
            drop_half_a_line()
        elif is_handed_in or exam.is_over:
            self._hand_in()
            if not is_handed_in:
                drop_half_a_line()
        elif (self._exam.is_running or not is_new) and self._is_kept():
            tell_command(session, "plain-exam-goodbye", exam)

    def _answer_lines(self, *, is_new: bool) -> bool:
        """Answer line after line; whether the last one hands the exam in."""
        lines = timed_lines(self._tick)
        if not self._exam.exam.is_over and not self._is_begun(lines, is_new=is_new):
            return False
        self._now = monotonic()
        self._exam.begin()
        if self._exam.is_running:
            self._open()
            while self._hands_in is None and self._exam.end is None:
                line = next(lines, None)
                if line is None:
                    break
                self._answer(line)
        return bool(self._hands_in) and self._exam.end is None

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
        """Let the clock run; False when the exam has ended."""
        self._now = now
        return self._exam.tick()

    # Telling

    def _open(self) -> None:
        """Tell the question that is open, and what it was answered so far."""
        session, exam, question = self._session, self._exam.exam, self._exam.question
        make = QUESTIONS[game_of(question.technique).name]
        self._question = make(self._exam, session.speaker, session.settings)
        session.say(
            "plain-exam-question",
            number=exam.at + 1,
            of=len(exam.sheets),
            name=in_words.question_name(session.speaker, question),
            points=question.points,
            left=in_words.clock(exam.left),
        )
        session.tell(*question.ask(session.language))
        session.tell(*self._question.pointed(), *self._question.board())
        if question.options:
            names = [called(id_, session.language) for id_ in question.options]
            listed = " · ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
            session.say("plain-exam-options", names=listed)
        self._tell_expected()
        if not exam.is_strict:
            self._price("plain-exam-hint-price")
        if exam.is_answered(exam.at):
            session.tell(self._exam.answer_words)

    def _tell_expected(self) -> None:
        """How the question is answered."""
        self._session.say(f"plain-exam-expect-{self._question.expects}")

    def _price(self, message: str) -> None:
        """What one hint more would leave of the question."""
        self._session.say(message, percent=round(100 * self._exam.exam.left_after_hint))

    # Answering

    def _answer(self, line: str) -> None:
        """Do what a line asks for."""
        was_sure, self._is_sure = self._is_sure, False
        try:
            if told := self._question.answer_first(line):
                self._written(told)
                return
            command = command_of(line)
            if command is None:
                self._written(self._question.answer(line))
            elif command.wish == "quit":
                self._hands_in = False
            elif command.wish == "hand-in":
                self._ask_to_hand_in(is_sure=was_sure)
            else:
                self._verbs[command.wish](command)
        except Refused as refused:
            self._session.say(refused.message, **refused.values_for(line))
            self._tell_expected()

    def _written(self, told: list[str]) -> None:
        """Say what has changed, once it is kept."""
        if self._exam.is_running:
            self._session.tell(*told)

    def _ask_to_hand_in(self, *, is_sure: bool) -> None:
        """Hand in if nothing is open, or that is meant; asked once."""
        self._exam.save()
        left = self._exam.unanswered or self._exam.unfinished or self._exam.exam.flags
        self._hands_in = True if is_sure or not left else None
        if self._exam.is_running and self._hands_in is None:
            self._tell_marked()
            self._session.tell(*self._exam.told_open())
            self._session.say("plain-exam-hand-in-again")
            self._is_sure = True

    def _tell_marked(self) -> None:
        """Which questions are marked, if any is."""
        marked = [str(number + 1) for number in sorted(self._exam.exam.flags)]
        if marked:
            listed = self._session.speaker.listed(marked)
            self._session.say("plain-exam-marked", count=len(marked), numbers=listed)

    # Commands

    def _go_on(self, by: int, message: str) -> None:
        if not self._go_to(self._exam.exam.at + by):
            self._session.say(message)

    def _go_to_number(self, command: ExamCommand) -> None:
        most = len(self._exam.exam.sheets)
        if not self._go_to(command.number - 1):
            self._session.say("plain-exam-no-question", found=str(command.number), most=most)

    def _go_to(self, number: int) -> bool:
        """Open a question; False if there is no such one."""
        if not 0 <= number < len(self._exam.exam.sheets):
            return False
        self._exam.go_to(number)
        if self._exam.is_running:
            self._open()
        return True

    def _list(self) -> None:
        speaker, exam = self._session.speaker, self._exam.exam
        for number, question in enumerate(exam.paper.questions):
            state = "plain-exam-answered" if exam.is_answered(number) else "plain-exam-unanswered"
            if number in self._exam.unfinished:
                state = "plain-exam-half"
            states = [state, *(["plain-exam-is-marked"] if number in exam.flags else [])]
            told = " · ".join(map(speaker.say, states))
            line = in_words.question_line(speaker, number + 1, question)
            self._session.say("plain-exam-listed", question=line, state=told)

    def _mark(self) -> None:
        """Mark the question to come back to it, or take that back."""
        if self._exam.flag():
            exam = self._exam.exam
            is_marked = exam.at in exam.flags
            message = "plain-exam-now-marked" if is_marked else "plain-exam-now-unmarked"
            self._session.say(message, number=exam.at + 1)

    def _tell_time(self) -> None:
        left, limit = in_words.clock(self._exam.exam.left), in_words.clock(self._exam.exam.limit)
        self._session.say("plain-exam-time", left=left, limit=limit)

    def _tell_board(self, command: ExamCommand) -> None:
        if told := list(self._question.board(command.number)):
            self._session.tell(*told)
        else:
            self._tell_expected()

    def _help(self) -> None:
        mode, say = self._exam.exam.paper.syllabus.mode, self._session.speaker.say
        self._tell_expected()
        self._session.tell(*say("plain-exam-help").splitlines(), say(f"plain-exam-help-{mode}"))

    def _refuse_to_judge(self) -> None:
        is_strict = self._exam.exam.is_strict
        self._session.say("plain-exam-strict" if is_strict else "plain-exam-not-before-the-end")

    def _hint(self) -> None:
        told, exam = self._exam.hint(), self._exam.exam
        if not self._exam.is_running:
            return
        if told is None:
            self._session.say("plain-exam-strict")
            return
        self._session.say(
            "plain-exam-hint",
            rung=exam.rung,
            of=exam.question.last_rung,
            percent=round(100 * exam.question.left_by(exam.sheet.rungs)),
        )
        self._session.tell(*told.sentences, *self._question.lit(told.light_not_said))
        if exam.rung < exam.question.last_rung:
            self._price("plain-exam-hint-next")

    # The end

    def _is_kept(self) -> bool:
        """Whether everything is kept; whoever did not interrupt is asked about what is not."""
        typed = None if self._run.code == _INTERRUPTED else typed_lines()
        return is_all_kept(self._session.store, self._session.speaker, typed)

    def _hand_in(self) -> None:
        """Hand the exam in, and tell everything about it."""
        if self._exam.exam.is_over:
            self._session.say("plain-exam-time-up")
        result = self._exam.hand_in()
        if result is None:
            self._leave_what_ended()
        else:
            self._tell(result)
            self._is_kept()

    def _leave_what_ended(self) -> None:
        """Another window has ended the exam: tell the result it was given there, if any."""
        result = self._archive.result(self._exam.exam.id)
        if result is None:
            self._session.say("plain-exam-gone")
            self._run.answer_no()
        else:
            self._session.say("plain-exam-over")
            self._tell(result)

    def _tell(self, result: Result) -> None:
        compared = Comparison.of(result, self._archive.results())
        self._session.tell(*mark_lines(self._session.speaker, compared))
        if not result.passed:
            self._run.answer_no()
