"""What can be done at the desk: go from question to question, answer, ask, look."""

from collections.abc import Callable

from tutor.cli.course.reading import lit
from tutor.cli.course.session import Session
from tutor.cli.plain_words import understand
from tutor.cli.sitting.answers import answered, ranks_of
from tutor.cli.sitting.grid import GridSheet
from tutor.cli.sitting.reading import QuestionReader
from tutor.cli.sitting.words import (
    Command,
    Refused,
    Written,
    cells_to_read,
    command_of,
    pieces_of,
)
from tutor.language import exam as in_words
from tutor.learn.exam.answer import NO_ANSWER, Answer
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import Every, Finish, Judge, Next, Order, Question, Simplest
from tutor.narrate import called
from tutor.play.coach import DARK, Told
from tutor.store.desk import Desk
from tutor.sudoku.geometry import House


class Ended(Exception):
    """The exam is not open any more: another window has handed it in or thrown it away."""


class DeskWork:
    """Answers the lines of somebody who sits an exam; every change is kept at once."""

    def __init__(self, session: Session, desk: Desk, exam: Exam) -> None:
        self._session = session
        self._desk = desk
        self._exam = exam
        self._is_sure = False
        """Whether it was said already that questions are left open."""
        self._grid: GridSheet | None = None
        self.is_handed_in = False

    def keep(self) -> None:
        """Write down the clock and the open question.

        Raises:
            Ended: there is nothing to write it to.
        """
        problem = self._desk.save(self._exam)
        self._session.warn(problem)
        # A file that cannot be written may not be read either: then nobody knows.
        if problem is None and self._desk.fate_of(self._exam) != "open":
            raise Ended

    @property
    def _question(self) -> Question:
        return self._exam.question

    @property
    def _reader(self) -> QuestionReader:
        return QuestionReader(self._question, self._exam.sheet.answer, self._session.speaker)

    def _answer_in_words(self) -> str:
        return self._question.answered(self._exam.sheet.answer, self._session.language)

    # Telling

    def open(self) -> None:
        """Tell the question that is open, and what it was answered so far."""
        session, exam, question = self._session, self._exam, self._question
        self._grid = None
        if isinstance(question, Finish):
            self._grid = GridSheet(exam, question, session.speaker, session.settings)
        session.say(
            "plain-exam-question",
            number=exam.at + 1,
            of=len(exam.sheets),
            name=in_words.question_name(session.speaker, question),
            points=question.points,
            left=in_words.clock(exam.left),
        )
        session.tell(*question.ask(session.language))
        session.tell(*lit(DARK, question.pointed, question.geometry, session.speaker))
        session.tell(*self._reader.board())
        if isinstance(question, Next | Simplest):
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
        question = self._question
        if isinstance(question, Order) and (ranks := ranks_of(line, len(question.grids))):
            self._write(Answer(ranks=ranks))
            return True
        command = command_of(line)
        if command is None:
            self._answer_question(line)
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

    def _answer_question(self, line: str) -> None:
        geometry = self._question.geometry
        if (house := understand(line, geometry).house) is not None:
            self._read(house)
        elif cells := cells_to_read(line, geometry):
            self._read(*cells)
        elif self._grid is not None:
            before = self._exam.sheet.answer
            told = self._grid.answer(line)
            if self._exam.sheet.answer != before:
                self.keep()
            self._session.tell(*told)
        else:
            self._take(line)

    def _take(self, line: str) -> None:
        question, answer = self._question, self._exam.sheet.answer
        pieces = pieces_of(line, question.geometry)
        looks = [one.cell for one in pieces if isinstance(one, Written) and not one.sign]
        if not isinstance(question, Next | Judge) and pieces and len(looks) == len(pieces):
            self._read(*looks)
            return
        if isinstance(question, Order) or not pieces:
            raise Refused("plain-exam-unknown", found=line.strip())
        self._write(answered(question, answer, pieces, self._session.language))

    def _write(self, answer: Answer) -> None:
        self._exam.answer(answer)
        self.keep()
        self._session.tell(self._answer_in_words())
        has_reason = bool(answer.cells or answer.candidates)
        if isinstance(self._question, Judge) and answer.is_one is None and has_reason:
            self._session.say("plain-exam-verdict-missing")

    def _read(self, *places: House | int) -> None:
        for place in places:
            told = self._reader.cell(place) if isinstance(place, int) else self._reader.house(place)
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
        if self._grid is not None:
            told = self._grid.clear()
            self.keep()
            self._session.tell(*told)
        else:
            self._write(NO_ANSWER)

    def _do_answer(self, _: Command) -> None:
        self._session.tell(self._answer_in_words())

    def _do_again(self, _: Command) -> None:
        self.open()

    def _do_time(self, _: Command) -> None:
        left, limit = in_words.clock(self._exam.left), in_words.clock(self._exam.limit)
        self._session.say("plain-exam-time", left=left, limit=limit)

    def _do_board(self, command: Command) -> None:
        if told := list(self._reader.board(command.number)):
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

    def _tell(self, told: Told) -> None:
        geometry, speaker = self._question.geometry, self._session.speaker
        self._session.tell(*told.sentences, *lit(told.light, (), geometry, speaker))

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
