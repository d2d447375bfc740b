"""The cover of an exam: its terms and its questions, read before the clock runs."""

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message

from tutor.learn.exam.exam import Exam
from tutor.learn.exam.words import Group, class_terms, clock, question_groups, terms, title
from tutor.tui.commands import Command
from tutor.tui.exam_commands import EXAM_COVER
from tutor.tui.parts.chips import action
from tutor.tui.parts.marks import bar
from tutor.tui.parts.pane import Pane
from tutor.tui.parts.tables import Column, beside, line
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.room import SMALLEST

_WIDEST, _WIDEST_NAME, _POINTS = 84, 34, 11
_SHORTEST_BAR, _LONGEST_BAR = 8, 24
_AIRY = 32
"""From so many lines on, its thoughts are set apart."""
_IN_ONE_COLUMN = 6
"""As many kinds of questions stand below each other."""


class _Page(VerticalScroll):
    """Says when there is more below it, or no longer."""

    class Moved(Message):
        """What is in sight has changed."""

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Another part is in sight."""
        super().watch_scroll_y(old_value, new_value)
        self.post_message(self.Moved())

    def watch_virtual_size(self) -> None:
        """There is more of it, or less."""
        self.post_message(self.Moved())


class ExamCoverScreen(TutorScreen):
    """A page to read; an exam that is not begun from here leaves no trace."""

    NAME = "exam-cover"
    COMMAND_SET = EXAM_COVER

    def __init__(self, exam: Exam) -> None:
        super().__init__()
        self.exam = exam

    def content(self) -> ComposeResult:
        """A card."""
        with _Page(id="cover"):
            yield Pane("terms")

    def opened(self) -> None:
        """Let the keys scroll."""
        super().opened()
        self.query_one("#cover").focus()

    @on(_Page.Moved)
    def _moved(self) -> None:
        """The key that reads on is named for as long as there is more."""
        if self.is_there:
            self.show_keys()

    def footer_ids(self) -> list[str]:
        """With more below, how to read on comes before what starts the clock."""
        page = self.query_one("#cover", _Page)
        more = ["below"] if page.scroll_offset.y < page.max_scroll_y else []
        return [*more, *super().footer_ids()]

    def do_below(self) -> None:
        """Read on."""
        self.query_one("#cover", _Page).scroll_page_down(animate=False)

    def do_above(self) -> None:
        """Read back."""
        self.query_one("#cover", _Page).scroll_page_up(animate=False)

    def show_content(self) -> None:
        """Write the page again."""
        speaker, exam = self.speaker, self.exam
        width = min(self.app.size.width, _WIDEST) - 7
        first, second, third, *others = terms(speaker, exam)
        told = [f"{first} {second} {third}", *others, *class_terms(speaker, exam)]
        blank, is_airy = Content(""), self.app.size.height >= _AIRY
        offer = ("begin-exam", self.key_name_of("begin-exam"), self._begin_name())
        self.query_one("#terms", Pane).show(
            title(speaker, exam.paper.syllabus),
            *(Content.styled(one, "bold $now") for one in self._begun()),
            *(line for one in told for line in (Content(one), blank)[: 1 + is_airy]),
            *([] if is_airy else [blank]),
            *self._questions(width),
            blank,
            action(offer, is_first=True, plain=self.tutor.is_spaced),
        )

    def _questions(self, width: int) -> list[Content]:
        """The kinds of questions, what they are worth; many of them in two columns."""
        groups = question_groups(self.speaker, self.exam.paper)
        sides = 2 if len(groups) > _IN_ONE_COLUMN else 1
        room = (width - 3 * (sides - 1)) // sides
        rows = [self._group(group, room) for group in groups]
        half = -(-len(rows) // sides)
        return beside(rows[:half], rows[half:], room) if sides > 1 else rows

    def _group(self, group: Group, width: int) -> Content:
        points = self.speaker.say("sit-stake", points=group.points)
        widest = min(_WIDEST_NAME, width - 4 - _POINTS - 4)
        columns = [Column(4, is_number=True), Column(widest), Column(_POINTS, is_number=True)]
        count = Content.styled(f"{group.count} ×", "$muted")
        cells: list[Content | str] = [count, group.name, points]
        length = min(width - sum(column.width for column in columns) - 6, _LONGEST_BAR)
        told = line(cells, columns)
        if length < _SHORTEST_BAR:
            return told
        share = group.points / self.exam.paper.points
        return told + "  " + bar(length, share, style="$primary")

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
        return [self.speaker.say("sit-begun", time=clock(exam.left), **numbers)]

    def _begin_name(self) -> str:
        return self.speaker.say("sit-go-on" if self._is_begun else "do-begin-exam")

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
