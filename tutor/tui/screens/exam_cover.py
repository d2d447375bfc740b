"""The cover of an exam: its terms and its questions, read before the clock runs."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from tutor.learn.exam.exam import Exam
from tutor.learn.exam.words import class_terms, clock, question_groups, terms, title
from tutor.tui.commands import EXAM_COVER, Command
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.board_with_coach import SMALLEST
from tutor.tui.widgets.speech import Prose


class ExamCoverScreen(TutorScreen):
    """A page to read; an exam that is not begun from here leaves no trace."""

    NAME = "exam-cover"
    COMMAND_SET: ClassVar[tuple[Command, ...]] = EXAM_COVER

    def __init__(self, exam: Exam) -> None:
        super().__init__()
        self.exam = exam

    def content(self) -> ComposeResult:
        """A page that scrolls."""
        with VerticalScroll(id="cover", classes="page"):
            yield Static(id="cover-title", classes="page-title")
            yield Static(id="cover-terms")
            yield Static(id="cover-heading", classes="page-title")
            yield Static(id="cover-questions")

    def opened(self) -> None:
        """Let the keys scroll."""
        super().opened()
        self.query_one("#cover").focus()

    def retell(self) -> None:
        """Write the page again."""
        super().retell()
        if not self.is_there:
            return
        speaker, exam = self.speaker, self.exam
        lines = question_groups(speaker, exam.paper)
        self._write("cover-title", Content(title(speaker, exam.paper.syllabus)))
        told = [*self._begun(), *terms(speaker, exam), *class_terms(speaker, exam)]
        self._write("cover-terms", Prose("\n".join(told)))
        self._write("cover-heading", Content(speaker.say("sit-questions")))
        self._write("cover-questions", Prose("\n".join(lines)))

    def _write(self, id: str, text: Content | Prose) -> None:
        self.query_one(f"#{id}", Static).update(text)

    @property
    def _is_begun(self) -> bool:
        """Whether its questions have been seen."""
        return self.tutor.exams.archive.state_of(self.exam) == "open"

    def _begun(self) -> list[str]:
        """How far an exam is that was begun."""
        exam = self.exam
        if not self._is_begun:
            return []
        numbers = {"count": exam.answered, "of": len(exam.sheets)}
        return [self.speaker.say("sit-begun", time=clock(exam.left), **numbers), ""]

    def command_name(self, command: Command) -> str:
        """What was begun goes on."""
        if command.id == "begin-exam" and self._is_begun:
            return self.speaker.say("sit-go-on")
        return super().command_name(command)

    def do_begin_exam(self) -> None:
        """Sit it: from now on the clock runs."""
        width, height = self.app.size
        if width < SMALLEST.width or height < SMALLEST.height:
            sizes = {"width": SMALLEST.width, "height": SMALLEST.height}
            told = self.speaker.say("sit-small", found=f"{width}x{height}", **sizes)
            self.tutor.tell(told, is_warning=True)
        else:
            self.tutor.exams.sit(self.exam)
