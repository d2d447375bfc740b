"""An exam that is over, question by question: the answer, what it was worth, the solution."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.content import Content
from textual.widgets.option_list import Option

from tutor.games.both import game_of
from tutor.games.game import Game
from tutor.learn.exam import words
from tutor.learn.exam.result import MarkedQuestion, Result
from tutor.store import Settings
from tutor.tui.exam_commands import EXAM_RESULT
from tutor.tui.parts.tables import fitted
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.screens.exam_words import result_page, result_title
from tutor.tui.widgets.status import StatusLine, crumbs

_SIGNS = 2
"""Columns that a list keeps for itself: its sign, and its bar."""

if TYPE_CHECKING:
    from tutor.tui.board.question_table import AnsweredBoards, Face


class ExamResultScreen(BoardWithCoach):
    """A page for each question.

    A screen has the board of one game: pages about another are on a screen of that one.
    """

    NAME = "exam-result"
    COACH_FIRST = True
    HAS_LIST = True
    COMMAND_SET = EXAM_RESULT

    def __init__(
        self,
        result: Result,
        set_boards: "Callable[[TutorScreen], AnsweredBoards]",
        index: int = 1,
    ) -> None:
        super().__init__()
        self.result, self.index = result, index
        """The question shown, from 1."""
        self._game = self._game_of(index)
        self._boards = set_boards(self)
        self.easel = self._boards.easel
        self._face = 0
        self._faces: tuple[Face, ...] = ()
        self._told_in = ""

    def _game_of(self, index: int) -> Game:
        """The game that a page is about."""
        return game_of(self.result.paper.questions[index - 1].technique)

    @property
    def settings(self) -> Settings:
        """What is wrong is known: clashes are not lit."""
        return replace(super().settings, show_conflicts=False)

    # Showing

    def opened(self) -> None:
        """Show the page that was asked for."""
        super().opened()
        self._show_index(self.index)

    @property
    def _line(self) -> MarkedQuestion:
        """The question shown."""
        return self.result.lines[self.index - 1]

    def _pages(self) -> list[str]:
        """The pages: the summary, then every question."""
        lines = self.result.lines
        questions = [words.line_words(self.speaker, self.result, line) for line in lines]
        return [self.speaker.say("exam-result-summary"), *questions]

    def _fill_list(self) -> None:
        summary = Content(f"   {self.speaker.say('exam-result-summary')}")
        rows = enumerate((summary, *map(self._row, self.result.lines)))
        self.steps.show(Option(row, id=str(index)) for index, row in rows)
        self.steps.highlighted = self.index

    def _row(self, line: MarkedQuestion) -> Content:
        """Number and kind of a question, and what it earned."""
        points = f"{words.points(self.speaker, line.earned)}/{line.points}"
        told = Content.assemble(
            (f"{line.number:>2} ", "$muted"), self.speaker.say(f"exam-kind-{line.kind}")
        )
        room = self.coach.room - _SIGNS - cell_len(points) - 1
        return fitted(told, room) + Content.styled(f" {points}", "$muted")

    def show_status(self) -> None:
        """Which exam, and where in it we are."""
        subject = words.short_subject(self.speaker, self.result.paper.syllabus)
        self.query_one(StatusLine).show(
            crumbs(self.speaker.say("screen-exam-result"), subject),
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

    def _show_index(self, index: int) -> None:
        """Show a page."""
        self.index, self._face = index, 0
        self._show_page()
        self.find_room()
        self._fill_list()
        self.show_status()
        self.show_keys()

    def _show_page(self) -> None:
        """Tell the page, and show the first of its boards."""
        speaker, line = self.speaker, self._line
        self._told_in = speaker.language
        question, answer = self.result.paper.questions[line.number - 1], line.sheet.answer
        solution = question.solution_for(answer, speaker.language)
        self._faces = self._boards.faces(question, answer, solution)
        signs = map(speaker.say, self._boards.signs(question, answer, solution))
        sentences = result_page(self.result, line, solution, tuple(signs), speaker)
        if len(self._faces) > 1:
            sentences += (self._how_to_turn(),)
        self.coach.forget()
        self.coach.title(result_title(line, speaker))
        self.coach.tell(replace(solution, sentences=sentences, title="", place=""))
        self.coach.now(self.card_offers())
        self.open_drawer()
        self._faces[self._face].show()

    def _how_to_turn(self) -> str:
        back, on = self.key_name_of("previous-grid"), self.key_name_of("next-grid")
        return self.speaker.say("exam-result-boards", back=back, on=on)

    def footer_ids(self) -> list[str]:
        """Other boards are offered where there are any."""
        ids = super().footer_ids()
        return [*ids[:1], "next-grid", *ids[1:]] if len(self._faces) > 1 else ids

    def show_content(self) -> None:
        """The page and the list are in the learner's language too."""
        super().show_content()
        if self._told_in:
            self._fill_list()
            if self._told_in != self.speaker.language:
                self._show_page()
                self.show_status()

    # Going back and forth

    def beyond_lines(self, by: int) -> str:
        """The next page, or the one before."""
        return "next" if by > 0 else "previous"

    def go_to(self, index: int) -> None:
        """Show a page; before the first one, the mark; another board has another screen."""
        wanted = min(max(index, 0), len(self.result.lines))
        if wanted == self.index:
            return
        if not wanted:
            self.dismiss()
        elif self._game_of(wanted) is not self._game:
            self.tutor.exams.show_page(self.result, wanted)
        else:
            self._show_index(wanted)

    def do_next(self) -> None:
        """The next page."""
        self.go_to(self.index + 1)

    def do_previous(self) -> None:
        """The page before; before the first one, the mark."""
        self.go_to(self.index - 1)

    def do_first(self) -> None:
        """The first question."""
        self.go_to(1)

    def do_last(self) -> None:
        """The last page."""
        self.go_to(len(self.result.lines))

    def do_list(self) -> None:
        """Jump to a question of the list."""
        self.choose_step(self.speaker.say("exam-result-which"), self._pages())

    def _turn_to(self, face: int) -> None:
        if self._faces:
            self._face = face % len(self._faces)
            self._faces[self._face].show()
            self.show_status()

    def do_next_grid(self) -> None:
        """The next board of the question."""
        self._turn_to(self._face + 1)

    def do_previous_grid(self) -> None:
        """The board before."""
        self._turn_to(self._face - 1)

    # Going on

    def do_read_lesson(self) -> None:
        """The lesson of the question's technique."""
        if technique := self._line.technique:
            self.tutor.lessons.open_lesson(technique)
        else:
            self.tutor.tell(self.speaker.say("exam-result-no-lesson"))
