"""From a wish to be examined to a screen: a paper is made, sat, and marked."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from tutor.games.both import game_of
from tutor.tui.skins import skin_of

if TYPE_CHECKING:
    from tutor.activity.exam import ExamSession
    from tutor.learn.exam.archive import ExamArchive
    from tutor.learn.exam.exam import Exam
    from tutor.learn.exam.result import Result
    from tutor.learn.exam.syllabus import Syllabus
    from tutor.learn.exam.ticket import Ticket
    from tutor.tui.app import TutorApp
    from tutor.tui.skins import ExamBoards


class Exams:
    """Opens the screens of exams for an application."""

    def __init__(self, app: "TutorApp") -> None:
        self._app = app

    @cached_property
    def archive(self) -> "ExamArchive":
        """The learner's exams."""
        from tutor.learn.exam.archive import ExamArchive

        return ExamArchive(self._app.store.exams)

    def open_all(self) -> None:
        """What can be examined, what was begun, and how it went so far."""
        from tutor.tui.screens.exams import ExamsScreen

        self._app.push_screen(ExamsScreen())

    def open_new(
        self,
        syllabus: "Syllabus",
        seed: str = "",
        name: str = "",
        ticket: "Ticket | None" = None,
        extra: int = 0,
    ) -> None:
        """Set a paper, and show its terms; the same one, if it was begun already, goes on.

        Args:
            syllabus: what it is about.
            seed: of the paper; a new one if none is given.
            name: who sits it.
            ticket: that of a class exam.
            extra: extra time for this person, in percent.
        """
        from tutor.learn.exam.exam import Exam
        from tutor.learn.exam.paper import Paper, make_paper, new_seed

        say = self._app.speaker.say
        wanted = seed or new_seed()

        def job(report: Callable[[str, float | None], None]) -> Paper:
            return make_paper(syllabus, wanted, lambda: report("", None), ticket)

        def made(paper: object) -> None:
            if isinstance(paper, Paper):
                begun, strict = self.archive.begun_on(paper, name), self.archive.strict_on(paper)
                if strict is not None and begun is None:
                    self._app.tell(say("sit-strict-first"), seconds=10, is_warning=True)
                self.open(begun or strict or Exam(paper, name, ticket=ticket, extra=extra))
            else:
                self._app.tell_failure(paper)

        self._app.work(say("work-exam"), job, made)

    def open(self, exam: "Exam") -> None:
        """The terms of an exam, new or begun; from there it is sat."""
        from tutor.tui.screens.exam_cover import ExamCoverScreen

        self._app.push_screen(ExamCoverScreen(exam))

    def sit(self, exam: "Exam") -> None:
        """Begin an exam, or go on with it, in the place of the present screen."""
        from tutor.activity.exam import ExamSession

        app = self._app
        session = ExamSession(
            exam,
            self.archive,
            lambda: game_of(exam.question.technique).speaker(app.language),
            app.clock,
            app.warn,
        )
        session.begin()
        self.show_question(session)

    def show_question(self, session: "ExamSession") -> None:
        """The screen for the question that is open, in the place of the present one."""
        from tutor.tui.screens.exam import ExamScreen

        boards = _boards_about(session.question.technique)
        self._app.switch_screen(ExamScreen(session, boards.question_table))

    def open_result(self, result: "Result", *, replace: bool = False) -> None:
        """The mark of an exam that is over, also in the place of the present screen."""
        from tutor.tui.screens.exam_mark import ExamMarkScreen

        self._app.show(ExamMarkScreen(result), replace=replace)

    def show_page(self, result: "Result", number: int) -> None:
        """A question of a result, from 1; above its mark, or in the place of another question."""
        from tutor.tui.screens.exam_result import ExamResultScreen

        boards = _boards_about(result.paper.questions[number - 1].technique)
        page = ExamResultScreen(result, boards.answered_boards, number)
        self._app.show(page, replace=isinstance(self._app.screen, ExamResultScreen))


def _boards_about(technique: str) -> "ExamBoards":
    """How the game of a technique shows its questions."""
    return skin_of(game_of(technique).name).screens().exam_boards()
