"""What can be done at the desk: go from question to question, answer, ask, look."""

from collections.abc import Callable
from typing import Any

from tutor.cli.course.session import Session
from tutor.cli.sitting.grid import GridSheet
from tutor.cli.sitting.nonograms import NonogramSheet
from tutor.cli.sitting.question import QuestionSheet
from tutor.cli.sitting.words import Command, Refused, command_of
from tutor.games.sudoku.coach import DARK
from tutor.learn.exam import words as in_words
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import (
    Every,
    Finish,
    GridQuestion,
    Judge,
    Next,
    NonogramQuestion,
    Question,
    Simplest,
    WhichRule,
)
from tutor.narrate import called


class Ended(Exception):
    """The exam is not open any more: another window has handed it in or thrown it away."""


class DeskWork:
    """Answers the lines of somebody who sits an exam; every change is kept at once."""

    def __init__(self, session: Session, desk: ExamArchive, exam: Exam) -> None:
        self._session = session
        self._desk = desk
        self._exam = exam
        self._is_sure = False
        """Whether it was said already that questions are left open."""
        self._sheet = self._new_sheet()
        """The question that is open, to be read and answered."""
        self.is_handed_in = False

    def keep(self) -> None:
        """Write down the clock and the open question.

        Raises:
            Ended: there is nothing to write it to.
        """
        problem = self._desk.save(self._exam)
        self._session.warn(problem)
        # A file that cannot be written may not be read either: then nobody knows.
        if problem is None and self._desk.state_of(self._exam) != "open":
            raise Ended

    @property
    def _question(self) -> Question:
        return self._exam.question

    def _new_sheet(self) -> QuestionSheet | GridSheet | NonogramSheet:
        exam, question, speaker = self._exam, self._question, self._session.speaker
        if isinstance(question, Finish):
            return GridSheet(exam, question, speaker, self._session.settings)
        if isinstance(question, NonogramQuestion):
            return NonogramSheet(exam, question, speaker)
        assert isinstance(question, GridQuestion)
        return QuestionSheet(exam, question, speaker)

    def _answer_in_words(self) -> str:
        return self._question.answered(self._exam.sheet.answer, self._session.language)

    # Telling

    def open(self) -> None:
        """Tell the question that is open, and what it was answered so far."""
        session, exam, question = self._session, self._exam, self._question
        self._sheet = self._new_sheet()
        session.say(
            "plain-exam-question",
            number=exam.at + 1,
            of=len(exam.sheets),
            name=in_words.question_name(session.speaker, question),
            points=question.points,
            left=in_words.clock(exam.left),
        )
        session.tell(*question.ask(session.language))
        if isinstance(self._sheet, QuestionSheet):
            session.tell(*self._sheet.lit(DARK))
        session.tell(*self._sheet.board())
        if isinstance(question, Next | Simplest | WhichRule):
            names = [called(id_, session.language) for id_ in question.options]
            listed = " · ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
            session.say("plain-exam-options", names=listed)
        session.tell(self._expected())
        if not exam.is_strict:
            self._price("plain-exam-hint-price")
        if exam.is_answered(exam.at):
            session.say("plain-exam-so-far", answer=self._answer_in_words())

    def _expected(self) -> str:
        """How the question is answered."""
        question = self._question
        kind: str = question.kind
        if isinstance(question, Every | Judge):
            kind += "-place" if question.places else "-remove"
        return self._session.speaker.say(f"plain-exam-expect-{kind}")

    # Answering

    def answer(self, line: str) -> bool:
        """Do what a line asks for; False if that is to leave, or to hand in."""
        try:
            return self._answer(line)
        except Refused as refused:
            self._session.say(refused.message, **refused.values_for(line))
            self._session.tell(self._expected())
        return True

    def _answer(self, line: str) -> bool:
        was_sure, self._is_sure = self._is_sure, False
        if isinstance(self._sheet, QuestionSheet) and (told := self._sheet.order(line)):
            self._written(told)
            return True
        command = command_of(line)
        if command is None:
            self._written(self._sheet.answer(line))
            return True
        if command.wish == "quit":
            return False
        if command.wish == "hand-in":
            self.keep()
            self.is_handed_in = self._may_hand_in(is_sure=was_sure)
            return not self.is_handed_in
        do: Callable[[Command], None] = getattr(self, f"_do_{command.wish}")
        do(command)
        return True

    def _written(self, told: list[str]) -> None:
        """Keep what has changed before anything is said of it."""
        self.keep()
        self._session.tell(*told)

    # Commands

    def _do_next(self, _: Command) -> None:
        if self._exam.at + 1 < len(self._exam.sheets):
            self._go_to(self._exam.at + 1)
        else:
            self._session.say("plain-exam-last")

    def _do_back(self, _: Command) -> None:
        if self._exam.at:
            self._go_to(self._exam.at - 1)
        else:
            self._session.say("plain-exam-first")

    def _do_go(self, command: Command) -> None:
        most = len(self._exam.sheets)
        if 1 <= command.number <= most:
            self._go_to(command.number - 1)
        else:
            self._session.say("plain-exam-no-question", found=str(command.number), most=most)

    def _go_to(self, number: int) -> None:
        self.keep()
        self._exam.go_to(number)
        self.keep()
        self.open()

    def _do_list(self, _: Command) -> None:
        speaker, exam = self._session.speaker, self._exam
        for number, question in enumerate(exam.paper.questions):
            state = "plain-exam-answered" if exam.is_answered(number) else "plain-exam-unanswered"
            line = in_words.question_line(speaker, number + 1, question)
            self._session.say("plain-exam-listed", question=line, state=speaker.say(state))

    def _do_clear(self, _: Command) -> None:
        self._written(self._sheet.clear())

    def _do_answer(self, _: Command) -> None:
        self._session.tell(self._answer_in_words())

    def _do_again(self, _: Command) -> None:
        self.open()

    def _do_time(self, _: Command) -> None:
        left, limit = in_words.clock(self._exam.left), in_words.clock(self._exam.limit)
        self._session.say("plain-exam-time", left=left, limit=limit)

    def _do_board(self, command: Command) -> None:
        if told := list(self._sheet.board(command.number)):
            self._session.tell(*told)
        else:
            self._session.tell(self._expected())

    def _do_help(self, _: Command) -> None:
        kind = "plain-exam-help-strict" if self._exam.is_strict else "plain-exam-help-training"
        say = self._session.speaker.say
        self._session.tell(self._expected(), *say("plain-exam-help").splitlines(), say(kind))

    def _do_judge(self, _: Command) -> None:
        self._session.say(
            "plain-exam-strict" if self._exam.is_strict else "plain-exam-not-before-the-end"
        )

    def _do_hint(self, _: Command) -> None:
        told = self._exam.hint(self._session.language)
        if told is None:
            self._session.say("plain-exam-strict")
            return
        self.keep()
        sheet = self._exam.sheet
        self._session.say(
            "plain-exam-hint",
            rung=self._exam.rung,
            of=self._question.last_rung,
            percent=round(100 * self._question.left_by(sheet.rungs)),
        )
        self._tell(told)
        if self._exam.rung < self._question.last_rung:
            self._price("plain-exam-hint-next")

    def _tell(self, told: Any) -> None:
        """What the game's own coach says, and what a screen would light up."""
        self._session.tell(*told.sentences, *self._sheet.lit(told.light))

    def _price(self, message: str) -> None:
        """What one hint more would leave of the question."""
        self._session.say(message, percent=round(100 * self._exam.left_after_hint))

    def _may_hand_in(self, *, is_sure: bool) -> bool:
        """Whether nothing is open, or that is meant; asked once."""
        exam = self._exam
        if exam.answered == len(exam.sheets) or is_sure:
            return True
        numbers = [str(number + 1) for number in range(len(exam.sheets))]
        left = [one for one in numbers if not exam.is_answered(int(one) - 1)]
        self._session.say(
            "plain-exam-open", count=len(left), numbers=self._session.speaker.listed(left)
        )
        self._is_sure = True
        return False
