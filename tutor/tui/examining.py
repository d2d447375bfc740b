"""From a wish to be examined to a screen: a paper is made, sat, and marked."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from tutor.tui.windows import Windows

if TYPE_CHECKING:
    from tutor.learn.exam.archive import ExamArchive
    from tutor.learn.exam.exam import Exam
    from tutor.learn.exam.result import Result
    from tutor.learn.exam.syllabus import Syllabus
    from tutor.learn.exam.ticket import Ticket
    from tutor.tui.screens.exam_result import ExamResultScreen


class Examining(Windows):
    """Opens the screens of exams for an application; a part of it."""

    @cached_property
    def exams(self) -> "ExamArchive":
        """The learner's exams."""
        from tutor.learn.exam.archive import ExamArchive

        return ExamArchive(self._app.store.exams)

    def open_exams(self) -> None:
        """What can be examined, what was begun, and how it went so far."""
        from tutor.tui.screens.exams import ExamsScreen

        self._app.push_screen(ExamsScreen())

    def open_new_exam(
        self,
        syllabus: "Syllabus",
        seed: str = "",
        name: str = "",
        ticket: "Ticket | None" = None,
    ) -> None:
        """Set a paper, and show its terms; the same one, if it was begun already, goes on.

        Args:
            syllabus: what it is about.
            seed: of the paper; a new one if none is given.
            name: who sits it.
            ticket: that of a class exam.
        """
        from tutor.learn.exam.exam import Exam
        from tutor.learn.exam.paper import Paper, make_paper, new_seed

        say = self._app.speaker.say
        wanted = seed or new_seed()

        def job(report: Callable[[str, float | None], None]) -> Paper:
            return make_paper(syllabus, wanted, lambda: report("", None), ticket)

        def made(paper: object) -> None:
            if isinstance(paper, Paper):
                begun, strict = self.exams.begun_on(paper, name), self.exams.strict_on(paper)
                if strict is not None and begun is None:
                    self.tell(say("sit-strict-first"), seconds=10, is_warning=True)
                self.open_exam(begun or strict or Exam(paper, name, ticket=ticket))
            elif isinstance(paper, Exception):
                self._app.log.error(paper)
                self.tell(say("work-failed"), is_warning=True)

        self.work(say("work-exam"), job, made)

    def open_exam(self, exam: "Exam") -> None:
        """The terms of an exam, new or begun; from there it is sat."""
        from tutor.tui.screens.exam_cover import ExamCoverScreen

        self._app.push_screen(ExamCoverScreen(exam))

    def sit_exam(self, exam: "Exam") -> None:
        """Begin an exam, or go on with it, in the place of the present screen."""
        is_new = self.exams.state_of(exam) == "gone"
        self._app.warn(self.exams.begin(exam) if is_new else self.exams.resume(exam))
        self.show_question(exam)

    def show_question(self, exam: "Exam") -> None:
        """The screen for the question that is open, in the place of the present one."""
        from tutor.learn.exam.questions import Finish, NonogramQuestion
        from tutor.tui.nonogram.screens.exam import ExamNonogramScreen
        from tutor.tui.screens.exam import ExamScreen
        from tutor.tui.screens.exam_grid import ExamGridScreen

        if isinstance(exam.question, NonogramQuestion):
            self._app.switch_screen(ExamNonogramScreen(exam))
        elif isinstance(exam.question, Finish):
            self._app.switch_screen(ExamGridScreen(exam))
        else:
            self._app.switch_screen(ExamScreen(exam))

    def hand_in(self, exam: "Exam") -> None:
        """Mark an exam, and show the result in the place of the present screen."""
        result, problem = self.exams.hand_in(exam)
        self._app.warn(problem)
        self.show_result(result)

    def open_result(self, result: "Result") -> None:
        """The result of an exam that is over."""
        self._app.push_screen(_result_screen(result))

    def show_result(self, result: "Result", index: int = 0) -> None:
        """A page of a result, from 0 for the summary, in the place of the present screen."""
        self._app.switch_screen(_result_screen(result, index))


def _result_screen(result: "Result", index: int = 0) -> "ExamResultScreen":
    """The screen with the board of the game that a page is about."""
    from tutor.learn.exam.questions import NonogramQuestion
    from tutor.tui.nonogram.screens.exam_result import NonogramResultScreen
    from tutor.tui.screens.exam_result_grid import GridResultScreen

    question = result.paper.questions[max(index - 1, 0)]
    if isinstance(question, NonogramQuestion):
        return NonogramResultScreen(result, index)
    return GridResultScreen(result, index)
