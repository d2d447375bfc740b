"""From a wish to learn to a screen: the course, a lesson, exercises, a test."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.games.sudoku.codec import GRIDS
from tutor.learn.lessons import INTRODUCTIONS
from tutor.learn.mastery import Game, Mastery
from tutor.learn.progress import LessonProgress
from tutor.learn.taught import lesson_of
from tutor.nonogram.names import is_of_nonograms
from tutor.sudoku.geometry import Geometry
from tutor.tui.knowledge import mastery_of
from tutor.tui.windows import Windows

if TYPE_CHECKING:
    from tutor.learn.attempt import Attempt
    from tutor.learn.sitting import Sitting, Task
    from tutor.tui.screens.reading import ReadingScreen
    from tutor.tui.screens.sitting import Mode, SittingScreen


class Learning(Windows):
    """Opens the screens of the course for an application; a part of it."""

    def mastery(self) -> Mastery:
        """What the learner knows by now."""
        return mastery_of(self._app.store)

    def open_course(self, game: Game = "sudoku") -> None:
        """The list of lessons, at the part of a game."""
        from tutor.tui.screens.course import CourseScreen

        self._app.push_screen(CourseScreen(game))

    # Lessons

    def open_lesson(self, id_: str) -> None:
        """A lesson, where the learner left off; one read to its end begins anew."""
        id_ = lesson_of(id_)
        page = LessonProgress.of(id_, self._app.store.course()).page
        self._app.push_screen(self._lesson_screen(id_, page))

    def _lesson_screen(self, id_: str, page: int) -> "ReadingScreen":
        """The screen for a lesson, by its game."""
        language = self._app.speaker.language
        if is_of_nonograms(id_):
            from tutor.learn.nonogram import course as nonograms
            from tutor.learn.nonogram.pages import nonogram_pages
            from tutor.tui.nonogram.screens.lesson import NonogramLessonScreen

            drawn = nonogram_pages(nonograms.lesson(id_), language)
            index = page if page + 1 < len(drawn) else 0
            return NonogramLessonScreen(nonograms.lesson(id_), drawn, index)
        from tutor.learn.course import lesson
        from tutor.learn.pages import pages
        from tutor.tui.screens.lesson import LessonScreen

        turned = pages(lesson(id_), language)
        index = page if page + 1 < len(turned) else 0
        return LessonScreen(lesson(id_), turned, index)

    # Exercises

    def open_exercises(self, id_: str) -> None:
        """The exercises of a lesson, from the one left half answered on."""
        from tutor.learn.settling import draft_of
        from tutor.learn.sitting import Task, lesson_tasks
        from tutor.tui.screens.sitting import SittingScreen

        below = self._app.screen_stack[-2]
        if isinstance(below, SittingScreen) and below.attempt.lesson == id_:
            self._app.screen.dismiss()
            return
        course = self._app.store.course()
        tasks = lesson_tasks(id_, LessonProgress.of(id_, course).done)
        if (draft := draft_of(id_, course)) is not None:
            first = Task(id_, draft.kind)
            tasks = (first, *(task for task in tasks if task != first))
        self._begin_sitting(tasks, "lesson", draft)

    def open_review_sitting(self) -> None:
        """An exercise for everything that is due today; one left half answered goes on."""
        from tutor.learn.settling import draft_of
        from tutor.learn.sitting import Task, new_seed, review_tasks

        due = [standing.technique for standing in self.mastery().due_today()]
        if not due:
            self.tell(self._app.speaker.say("nothing-due"))
            return
        course = self._app.store.course()
        drafts = {id_: draft_of(id_, course) for id_ in due}
        tasks = [
            task if (draft := drafts[task.lesson]) is None else Task(task.lesson, draft.kind)
            for task in review_tasks(due, new_seed())
        ]
        self._begin_sitting(tasks, "review", drafts[due[0]])

    def open_test(self, id_: str) -> None:
        """A test that skips ahead."""
        from tutor.learn.sitting import lesson_tasks

        if id_ in INTRODUCTIONS:
            self.tell(self._app.speaker.say("test-introduction"))
        else:
            self._begin_sitting(lesson_tasks(id_), "test")

    def _begin_sitting(
        self, tasks: "Sequence[Task]", mode: "Mode", draft: "Attempt | None" = None
    ) -> None:
        """Sit down to some exercises, the first of which may have been left half answered."""
        from tutor.learn.sitting import Sitting
        from tutor.tui.screens.sitting import begun

        sitting = Sitting(tasks)
        self.sit(sitting, begun(sitting, draft), mode)

    def sit(
        self, sitting: "Sitting", attempt: "Attempt", mode: "Mode", *, replace: bool = False
    ) -> None:
        """Show an exercise of a sitting, also in the place of one of the other game."""
        screen = _exercise_screen(sitting, attempt, mode)
        if replace:
            self._app.switch_screen(screen)
        else:
            self._app.push_screen(screen)

    # Using it

    def open_use(self, id_: str) -> None:
        """A puzzle whose hardest step is a technique, the one that was begun if there is one.

        After an introduction it is an easy one.
        """
        from tutor.games.sudoku.orders import Order

        if is_of_nonograms(id_):
            self._app.open_nonogram_use(id_)
            return
        geometry, title = Geometry.of(), f"technique:{id_}"
        begun = next(self._app.store.played(GRIDS).open_games(title), None)
        if begun is not None:
            self._app.resume_game(begun)
        elif id_ in INTRODUCTIONS:
            self._app.open_fresh(Order(geometry, "beginner"), "level:beginner")
        else:
            self._app.open_fresh(Order(geometry, technique=id_), title)


def _exercise_screen(sitting: "Sitting", attempt: "Attempt", mode: "Mode") -> "SittingScreen":
    """The screen for an exercise, by its game."""
    if is_of_nonograms(attempt.lesson):
        from tutor.tui.nonogram.screens.exercise import NonogramExerciseScreen

        return NonogramExerciseScreen(sitting, attempt, mode)
    from tutor.tui.screens.exercise import ExerciseScreen

    return ExerciseScreen(sitting, attempt, mode)
