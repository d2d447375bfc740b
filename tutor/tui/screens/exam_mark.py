"""The mark of an exam that is over: the figure, every question with its points, and what next."""

from collections.abc import Iterator

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from tutor import narrate
from tutor.base.shown import json_text, printable
from tutor.games.both import game_of
from tutor.language import Speaker
from tutor.language.dates import short_date
from tutor.learn.exam import words
from tutor.learn.exam.archive import Comparison
from tutor.learn.exam.result import MarkedQuestion, Result
from tutor.learn.exam.syllabus import FULL_MARK
from tutor.learn.path import told_back_in
from tutor.tui.exam_commands import EXAM_MARK
from tutor.tui.parts.chips import Offer, actions, clickable
from tutor.tui.parts.figures import big
from tutor.tui.parts.marks import bar, spark
from tutor.tui.parts.pane import Pane
from tutor.tui.parts.tables import Column, beside, line, lines_of
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.exams import ExamsScreen
from tutor.tui.widgets.speech import broken
from tutor.tui.widgets.status import StatusLine, crumbs

_WIDEST = 114
_AT = "question-at:"
"""A line of the table gives this command, followed by the number of its question."""
_MARKS = 4
"""How many marks stand beside the last one."""
_SHORTEST_BAR, _LONGEST_BAR = 8, 30
_POINTS, _LONGEST_NAME = 9, 23
_SIGNS = {
    "right": ("✓", "$ok"),
    "partly": ("≈", "$now"),
    "wrong": ("✗", "$bad"),
    "open": ("–", "$muted"),
}


class ExamMarkScreen(TutorScreen):
    """A card; Enter goes on question by question."""

    NAME = "exam-mark"
    COMMAND_SET = EXAM_MARK

    def __init__(self, result: Result) -> None:
        super().__init__()
        self.result = result
        self._weak = words.weakest(result)

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for the game of the first question."""
        return self.tutor.speaker_of(game_of(self.result.paper.questions[0].technique))

    def content(self) -> ComposeResult:
        """The card."""
        with VerticalScroll(id="mark-page"):
            yield Pane("mark")

    def opened(self) -> None:
        """Let the keys scroll."""
        super().opened()
        self.query_one("#mark-page").focus()

    def show_status(self) -> None:
        """Which exam it was, on which paper, and when."""
        result, finished = self.result, self.result.finished.astimezone()
        subject = words.short_subject(self.speaker, result.paper.syllabus)
        self.query_one(StatusLine).show(
            crumbs(self.speaker.say("screen-exam-result"), subject),
            f"{short_date(finished, self.speaker)} {finished.year}, {finished:%H:%M}",
            self.speaker.say("exam-mark-seed", seed=printable(result.paper.seed)),
        )

    # Drawing

    def show_content(self) -> None:
        """Write the card again."""
        width = min(self.app.size.width, _WIDEST) - 7
        blank = Content("")
        lines = [*self._figure(width), blank, *self._account(width), blank, *self._table(width)]
        if self._weak:
            lines += [blank, self._again(width), *self._coming_back(width)]
        if self.result.paper.is_closed:
            lines += [blank, Content(self.speaker.say("exam-result-closed"))]
        lines += [blank, actions(self._offers(), width, plain=self.tutor.is_spaced)]
        pane = self.query_one("#mark", Pane)
        pane.set_class(self.result.passed, "-own")
        pane.show(words.title(self.speaker, self.result.paper.syllabus), *lines)

    def _again(self, width: int) -> Content:
        """What to look at again, as much of it as fits into a line."""
        again, names = (
            self.speaker.say("exam-mark-again"),
            [self._called(id_) for id_ in self._weak],
        )
        while len(names) > 1 and cell_len(f"{again} {self.speaker.listed(names)}") > width:
            names.pop()
        told = Content.assemble((f"{again} ", "$muted"), (self.speaker.listed(names), "bold"))
        return told.truncate(width, ellipsis=True)

    def _coming_back(self, width: int) -> list[Content]:
        """What stays known and is to be reviewed soon."""
        told = told_back_in(self.tutor.store, self._weak, self.speaker)
        return [Content.styled(one, "$muted") for text in told for one in broken(text, width)]

    def _figure(self, width: int) -> list[Content]:
        """The mark in big figures, and what it means."""
        say, result = self.speaker.say, self.result
        mark = words.mark(self.speaker, result.mark)
        colour = "$ok" if result.passed else "$now"
        drawn = lines_of(big(mark, colour))
        pass_mark = words.mark(self.speaker, result.paper.syllabus.pass_mark)
        needed = say("exam-mark-needed", mark=pass_mark)
        verdict = say("exam-mark-passed" if result.passed else "exam-mark-failed")
        told = [
            Content.assemble(
                (say("exam-mark-of", mark=mark, of=FULL_MARK), "bold"),
                (f" · {printable(result.name)}" if result.name else "", "$muted"),
            ),
            Content.assemble((verdict, f"bold {colour}"), (f" · {needed}", "$muted")),
            self._marks(),
        ]
        wide = max(one.cell_length for one in drawn)
        if wide + 5 + max(one.cell_length for one in told[:2]) > width:
            return [*drawn, *told]
        return beside(drawn, told, wide, 5)

    def _marks(self) -> Content:
        """The last marks about the same, if there are any."""
        found = Comparison.of(self.result, self.tutor.exams.archive.results())
        if not found.earlier:
            return Content.styled(self.speaker.say("exam-first"), "$muted")
        marks = [one.mark for one in (*found.earlier, self.result)][-_MARKS:]
        listed = "  ".join(words.mark(self.speaker, one) for one in marks)
        told = self.speaker.say("exam-mark-last", count=len(marks))
        return Content.styled(f"{told}  ", "$muted") + spark(marks) + f"  {listed}"

    def _account(self, width: int) -> list[Content]:
        """Points, time, hints and interruptions, as many in a line as fit."""
        parts: list[str] = []
        for told in words.account(self.speaker, self.result):
            if parts and cell_len(parts[-1]) + 1 + cell_len(told) <= width:
                parts[-1] += f" {told}"
            else:
                parts.append(told)
        return [Content.styled(part, "$muted") for part in parts]

    def _table(self, width: int) -> Iterator[Content]:
        """Every question: how it went, what it was, what it earned."""
        say = self.speaker.say
        digits = len(str(len(self.result.lines)))
        rows = [self._row(f"{n:>{digits}}", one) for n, one in enumerate(self.result.lines, 1)]
        wide = digits + 2
        room = width - wide - _POINTS - 3 * 2
        kind = max(cell_len(kind) for _, kind, _, _, _ in rows)
        most = max(room - kind - _LONGEST_BAR - 2, _LONGEST_NAME)
        name = min(max(cell_len(name) for _, _, name, _, _ in rows), most, room // 2)
        kind = min(kind, room - name)
        length = min(room - name - kind - 2, _LONGEST_BAR)
        columns = [Column(wide), Column(kind), Column(name), Column(_POINTS, is_number=True)]
        titles = [
            "#".rjust(digits),
            say("exam-mark-question"),
            say("exam-mark-technique"),
            say("exam-mark-points"),
        ]
        heading = [Content.styled(title, "$muted") for title in titles]
        yield line(heading, columns)
        for (sign, kind_, name_, points, share), one in zip(rows, self.result.lines, strict=True):
            shown = line([sign, kind_, Content.styled(name_, "$muted"), points], columns)
            style = _SIGNS[_how(one)][1]
            if length >= _SHORTEST_BAR:
                shown += "  " + bar(length, share, style=style)
            yield shown if self.result.paper.is_closed else clickable(f"{_AT}{one.number}", shown)

    def _row(self, number: str, one: MarkedQuestion) -> tuple[Content, str, str, Content, float]:
        sign, style = _SIGNS[_how(one)]
        name = self._called(one.technique) if one.technique else ""
        earned = words.points(self.speaker, one.earned)
        points = Content.assemble((earned, "bold"), (f"/{one.points}", "$muted"))
        kind = self.speaker.say(f"exam-kind-{one.kind}")
        numbered = Content.assemble((number, "$muted"), " ", (sign, f"bold {style}"))
        return numbered, kind, name, points, one.earned / one.points

    def _called(self, technique: str) -> str:
        return narrate.called(technique, self.speaker.language)

    def _offers(self) -> list[Offer]:
        say, key = self.speaker.say, self.key_name_of
        offers: list[Offer] = []
        if not self.result.paper.is_closed:
            offers.append(
                ("question-by-question", key("question-by-question"), say("exam-mark-on"))
            )
        if self._weak:
            lesson = say("finish-lesson", name=self._called(self._weak[0]))
            offers.append(("read-lesson", key("read-lesson"), lesson))
        return [*offers, ("new-exam", key("new-exam"), say("exam-mark-another"))]

    # Commands

    def run_command(self, id: str) -> None:
        """A click on a question opens it."""
        if id.startswith(_AT):
            self.tutor.exams.show_page(self.result, int(id.removeprefix(_AT)))
        else:
            super().run_command(id)

    def do_question_by_question(self) -> None:
        """Each question with its solution; those of some exams are the teacher's to show."""
        if self.result.paper.is_closed:
            self.tutor.tell(self.speaker.say("exam-result-closed"))
        else:
            self.tutor.exams.show_page(self.result, 1)

    def do_read_lesson(self) -> None:
        """The lesson of what went least well; without one, of any in the exam."""
        asked = self._weak or tuple(self.result.by_technique())
        if asked:
            self.tutor.lessons.open_lesson(asked[0])
        else:
            self.tutor.tell(self.speaker.say("exam-result-no-lesson"))

    def do_new_exam(self) -> None:
        """Back to the exams, if they are below; else on to them."""
        if isinstance(self.app.screen_stack[-2], ExamsScreen):
            self.dismiss()
        else:
            self.tutor.exams.open_all()

    def do_copy_card(self) -> None:
        """Three lines about it."""
        self.app.copy_to_clipboard("\n".join(words.card(self.speaker, self.result)))
        self.tutor.tell(self.speaker.say("finish-copied"), seconds=4)

    def do_save_result(self) -> None:
        """The result as teachers collect them."""
        name = f"exam-{self.result.finished.astimezone():%Y-%m-%d-%H%M}.json"
        self.tutor.files.save(f"{json_text(self.result.as_json())}\n", name)


def _how(one: MarkedQuestion) -> str:
    """How a question went, in a word."""
    if one.earned >= one.points:
        return "right"
    if one.credit > 0:
        return "partly"
    return "wrong" if one.is_answered else "open"
