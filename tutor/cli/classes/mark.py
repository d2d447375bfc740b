"""``class mark``: what a pupil wrote on paper is typed, and marked as on a screen.

The exam is held in a file that nobody keeps, with a clock that stands still. What comes of it is
written down at the end, all of it or nothing.
"""

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from tutor.activity.exam import ExamSession
from tutor.base.home import FILE_NAME
from tutor.base.shown import printable
from tutor.classroom.classroom import Classroom
from tutor.classroom.standing import Work
from tutor.classroom.task import Task
from tutor.cli.classes.room import (
    Folder,
    Pupil,
    TaskNumber,
    class_run,
    exam_numbered,
    opened,
    pupil_named,
)
from tutor.cli.course.session import Session
from tutor.cli.exams.paper_text import options
from tutor.cli.exams.plain_exam import QUESTIONS
from tutor.cli.exams.results_text import paper_mark_lines
from tutor.cli.exams.typed import ExamCommand, Refused, command_of
from tutor.cli.options import Lang
from tutor.cli.plain.lines import typed_lines
from tutor.cli.run import Run
from tutor.games.both import game_of
from tutor.learn.exam import words as in_words
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import Finish, Next, Picture, Simplest, WhichRule
from tutor.learn.exam.result import Result, result_of
from tutor.learn.learner import open_store
from tutor.store import Store, timestamps
from tutor.store.class_file import PupilRow

_NUMBER = re.compile(r"(.*?)(?:(technique)\s*)?(?<![\w=+-])([0-9]{1,3})\s*", re.IGNORECASE)
_ROW_OF_DIGITS = re.compile(r"[0-9.\-_]+")
_ROW_OF_CELLS = re.compile(r"[#.x_?]+", re.IGNORECASE)
_NOTHING = "0.-_"


def mark(folder: Folder, task: TaskNumber, pupil: Pupil, lang: Lang = None) -> None:
    with class_run(lang) as run, opened(folder, run) as room:
        found, who = exam_numbered(task, room, run), pupil_named(pupil, room, run)
        _refuse_what_is_on_screen(run, room, found, who)
        version = found.for_pupil(who.id).version
        assert version is not None
        assert version.paper is not None
        if room.paper_result(who, found) is not None:
            run.remark(run.say("class-mark-again", name=printable(who.name)))
        exam = Exam(version.paper, who.name, ticket=version.signer)
        with TemporaryDirectory() as aside, closing(open_store(Path(aside))) as store:
            result = _Marking(run, store, exam).held()
            if result is None:
                run.answer_no()
                run.remark(run.say("class-mark-stopped"))
                return
        room.set_paper_result(who, found, result)
        run.remark(run.say("class-marked", name=printable(who.name)))


def _refuse_what_is_on_screen(run: Run, room: Classroom, task: Task, pupil: PupilRow) -> None:
    """What was handed in has its mark."""
    home = room.home_of(pupil)
    if (home / FILE_NAME).is_file():
        with closing(open_store(home)) as store:
            if Work(store).result_of(task.for_pupil(pupil.id)) is not None:
                run.refuse("class-mark-on-screen", name=printable(pupil.name))


class _Marking:
    """One paper being typed in, question by question."""

    def __init__(self, run: Run, store: Store, exam: Exam) -> None:
        self._run, self._exam = run, exam
        self._session = Session(run, store)
        self._held = ExamSession(
            exam,
            ExamArchive(store.exams),
            lambda: self._session.speaker,
            lambda: 0.0,
            self._session.warn,
        )

    def held(self) -> Result | None:
        """Type all of it; None if somebody leaves before the end."""
        session, exam = self._session, self._exam
        session.tell(self._run.say("class-mark-how"))
        self._held.begin()
        self._open()
        for line in typed_lines():
            command = self._taken(line)
            if command is None:
                continue
            if command.wish == "quit":
                return None
            is_last = exam.at == len(exam.sheets) - 1
            if command.wish == "hand-in" or (command.wish == "next" and is_last):
                result = result_of(replace(exam, elapsed=0.0), timestamps.now())
                session.tell(*paper_mark_lines(session.speaker, result))
                return result
            self._go(command)
        return None

    def _taken(self, line: str) -> ExamCommand | None:
        """Take a line for an answer; else the command that it is."""
        try:
            if told := self._question.answer_first(line):
                self._session.tell(*told)
                return None
            for one in self._rows(line.strip()) or (self._as_numbered(line),):
                command = command_of(one)
                if command is not None:
                    return command
                self._session.tell(*self._question.answer(one))
        except Refused as refused:
            self._session.say(refused.message, **refused.values_for(line))
            self._tell_expected()
        return None

    def _go(self, command: ExamCommand) -> None:
        """What is no answer."""
        exam, session = self._exam, self._session
        at = {"next": exam.at + 1, "back": exam.at - 1, "go": command.number - 1}.get(command.wish)
        if at is not None:
            if 0 <= at < len(exam.sheets):
                self._held.go_to(at)
                self._open()
            else:
                most = len(exam.sheets)
                session.say("plain-exam-no-question", found=str(at + 1), most=most)
        elif command.wish == "clear":
            session.tell(*self._question.clear())
            self._row = count()
        elif command.wish == "list":
            for number, question in enumerate(exam.paper.questions):
                state = "answered" if exam.is_answered(number) else "unanswered"
                line = in_words.question_line(session.speaker, number + 1, question)
                told = session.speaker.say(f"plain-exam-{state}")
                session.say("plain-exam-listed", question=line, state=told)
        elif command.wish in ("answer", "again"):
            session.tell(self._held.answer_words)
        else:
            self._tell_expected()

    def _open(self) -> None:
        """Say which question it is; the board is on the paper."""
        session, exam, question = self._session, self._exam, self._held.question
        make = QUESTIONS[game_of(question.technique).name]
        self._question = make(self._held, session.speaker, session.settings)
        self._row = count()
        told = self._run.say(
            "class-mark-question",
            number=exam.at + 1,
            of=len(exam.sheets),
            name=in_words.question_name(session.speaker, question),
            points=question.points,
        )
        session.tell(told)
        self._tell_expected()
        if isinstance(question, Finish | Picture):
            session.tell(self._run.say("class-mark-rows"))
        if exam.is_answered(exam.at):
            session.tell(self._held.answer_words)

    def _tell_expected(self) -> None:
        self._session.say(f"plain-exam-expect-{self._question.expects}")

    # As it stands on paper

    def _as_numbered(self, line: str) -> str:
        """A technique by its number, which is that of the list on the paper, by its name."""
        question = self._held.question
        if not isinstance(question, Next | Simplest | WhichRule):
            return line
        found = _NUMBER.fullmatch(line.strip())
        if found is None or (isinstance(question, Next) and not found[2]):
            return line
        listed = options(self._exam.paper)
        if not 1 <= int(found[3]) <= len(listed):
            raise Refused("plain-exam-no-number", found=found[3], most=len(listed))
        return f"{found[1]}{f'{found[2]} ' if found[2] else ''}{listed[int(found[3]) - 1]}"

    def _rows(self, line: str) -> list[str]:
        """A row of a board as it was filled in, told cell by cell; nothing if it is none."""
        question = self._held.question
        if isinstance(question, Finish):
            n = question.geometry.n
            if _ROW_OF_DIGITS.fullmatch(line) and len(line) in (n, n * n):
                return list(self._grid_rows(line, n, question))
        elif isinstance(question, Picture):
            width = question.puzzle.width
            if _ROW_OF_CELLS.fullmatch(line) and len(line) == width:
                return self._picture_row(line, width, question)
        return []

    def _grid_rows(self, line: str, n: int, question: Finish) -> Iterator[str]:
        for start in range(0, len(line), n):
            row = next(self._row)
            cells = [
                f"r{row + 1}c{column + 1}={sign}"
                for column, sign in enumerate(line[start : start + n])
                if row < n and sign not in _NOTHING and not question.grid.values[row * n + column]
            ]
            yield " ".join(cells) or "again"

    def _picture_row(self, line: str, width: int, question: Picture) -> list[str]:
        row = next(self._row)
        found = []
        for word, signs in (("black", "#"), ("white", ".xX")):
            cells = [
                f"r{row + 1}c{column + 1}"
                for column, sign in enumerate(line)
                if sign in signs and row * width + column in question.open_cells
            ]
            found += [f"{word} {' '.join(cells)}"] if cells else []
        return [" ".join(found) or "again"]
