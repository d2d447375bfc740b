"""An exam that is over: the mark first, then every question with its solution."""

from dataclasses import replace
from typing import Any, ClassVar

from textual.widgets import Static

from tutor.games.told import Told
from tutor.learn.exam import words as exam
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.comparison import Comparison
from tutor.learn.exam.questions import Question
from tutor.learn.exam.result import MarkedQuestion, Result
from tutor.learn.exam.words import short_subject
from tutor.tui.commands import EXAM_RESULT, Command
from tutor.tui.screens import exam_result_words as words
from tutor.tui.screens.drawn_screen import DrawnScreen
from tutor.tui.screens.exams import ExamsScreen
from tutor.tui.screens.step_list import PagedScreen
from tutor.tui.widgets.status import StatusLine


class ExamResultScreen(PagedScreen, DrawnScreen):
    """A page about the whole exam, which needs no board, then one for each question.

    A screen has the board of one game: pages about another are on a screen of that one.
    Put before the screen of a game's board.
    """

    NAME = "exam-result"
    COACH_FIRST = True
    AUTO_FOCUS = ""
    COMMAND_SET: ClassVar[tuple[Command, ...]] = EXAM_RESULT

    result: Result
    index = 0
    """The page shown: 0 is the summary, others are questions."""
    _face = 0
    _faces: tuple[Any, ...] = ()
    _told_on: Static | None = None
    _told_in = ""

    # What depends on the game

    def can_show(self, question: Question) -> bool:
        """Whether a question is about the game of this screen's board."""
        raise NotImplementedError

    def faces_of(self, question: Question, answer: Answer, light: Any) -> tuple[Any, ...]:
        """The boards of a question, each with its name and its light, the first one first."""
        raise NotImplementedError

    def blank(self) -> Any:
        """A board with nothing on it."""
        raise NotImplementedError

    def spoken(self, sentences: tuple[str, ...]) -> Told:
        """Something said that lights nothing up."""
        raise NotImplementedError

    def show_face(self, face: Any) -> None:
        """Show one of the boards, lit as the solution has it."""
        raise NotImplementedError

    # Showing

    def opened(self) -> None:
        """Show the mark, or the page that was asked for."""
        super().opened()
        self.coach.title(self.speaker.say("coach-title"))
        self.fill_list()
        self.show_index(self.index)

    @property
    def _line(self) -> MarkedQuestion | None:
        """The question shown; None on the summary."""
        return self.result.lines[self.index - 1] if self.index else None

    def lines(self) -> list[str]:
        """The pages: the summary, then every question."""
        shown = self.result.lines[: self.last_index]
        questions = [exam.line_words(self.speaker, self.result, line) for line in shown]
        return [self.speaker.say("exam-result-summary"), *questions]

    def show_status(self) -> None:
        """Which exam, and where in it we are."""
        say, syllabus = self.speaker.say, self.result.paper.syllabus
        self.query_one(StatusLine).show(
            f"{say('screen-exam-result')} · {short_subject(self.speaker, syllabus)}",
            f"{self.index}/{len(self.result.lines)}",
            self._face_name(),
        )

    def _face_name(self) -> str:
        """Which of several boards is shown."""
        if len(self._faces) < 2:
            return ""
        name = self._faces[self._face].name
        if len(name) == 1:
            return self.speaker.say("exam-result-grid", letter=name)
        return self.speaker.say(f"exam-result-face-{name}")

    def show_index(self, index: int) -> None:
        """Show a page; on another screen, if it is about another game."""
        if index and not self.can_show(self.result.paper.questions[index - 1]):
            self.tutor.show_result(self.result, index)
            return
        self.index, self._face = index, 0
        self.steps.highlighted = index
        self._show_page()
        self.coach.page(forward=False)
        self.find_room()
        self.show_status()
        self.show_keys()

    def _show_page(self) -> None:
        """Tell the page, and show the first of its boards."""
        speaker, line = self.speaker, self._line
        self._told_in = speaker.language
        told: Told
        if line is None:
            found = Comparison.of(self.result, self.tutor.exams.results())
            told = self.spoken(words.summary(found, speaker))
            self._faces = (self.blank(),)
        else:
            question = self.result.paper.questions[line.number - 1]
            solution = question.solution(speaker.language)
            self._faces = self.faces_of(question, line.sheet.answer, solution.light)
            sentences = words.page(self.result, line, solution, speaker)
            if len(self._faces) > 1:
                sentences += (self._how_to_turn(),)
            told = replace(solution, sentences=sentences)
        face = self._faces[self._face]
        self.show_face(face)  # what is told lights up this board
        self._told_on = self.tell(told, instead_of=self._told_on)
        self.show_face(face)

    def _how_to_turn(self) -> str:
        keys = {command.id: self.command_keys(command) for command in self.commands()}
        back, on = keys["previous-grid"], keys["next-grid"]
        return self.speaker.say("exam-result-boards", back=back, on=on)

    def find_room(self) -> None:
        """The summary has the room of the board too, where the coach does not cover it."""
        super().find_room()
        is_text = self.index == 0 and not self.has_class("-narrow")
        self.view.set_class(is_text, "hidden")
        if is_text:
            self.set_focus(None)
        elif not self.view.has_focus:
            self.view.focus()

    def footer_ids(self) -> list[str]:
        """Other boards are offered where there are any."""
        ids = super().footer_ids()
        return [*ids[:1], "next-grid", *ids[1:]] if len(self._faces) > 1 else ids

    def retell(self) -> None:
        """The page and the list are in the learner's language too."""
        super().retell()
        if self.is_there and self._told_in and self._told_in != self.speaker.language:
            self.coach.title(self.speaker.say("coach-title"))
            self.fill_list()
            face = self._face
            self._show_page()
            self._turn_to(face)

    # Going back and forth

    @property
    def last_index(self) -> int:
        """The last question; the solutions of some exams are the teacher's to show."""
        return 0 if self.result.paper.is_closed else len(self.result.lines)

    def do_list(self) -> None:
        """Jump to a question of the list."""
        self.choose_step(self.speaker.say("exam-result-which"), self.lines())

    def _turn_to(self, face: int) -> None:
        self._face = face % len(self._faces)
        self.show_face(self._faces[self._face])
        self.show_status()

    def do_next_grid(self) -> None:
        """The next board of the question."""
        self._turn_to(self._face + 1)

    def do_previous_grid(self) -> None:
        """The board before."""
        self._turn_to(self._face - 1)

    # Going on

    def do_read_lesson(self) -> None:
        """The lesson of the question's technique; without one, of any in the exam."""
        line = self._line
        if line is not None and line.technique:
            self.tutor.open_lesson(line.technique)
            return
        ids = self.result.by_technique()
        if not ids:
            self.tutor.tell(self.speaker.say("exam-result-no-lesson"))
            return

        def chosen(id_: str | None) -> None:
            if id_ is not None:
                self.tutor.open_lesson(id_)

        lines = exam.by_technique(self.speaker, self.result)
        choices = list(zip(ids, lines, strict=True))
        self.tutor.choose(self.speaker.say("choose-technique"), choices, chosen)

    def do_new_exam(self) -> None:
        """Back to the exams, if they are below; else on to them."""
        if isinstance(self.app.screen_stack[-2], ExamsScreen):
            self.dismiss()
        else:
            self.tutor.open_exams()
