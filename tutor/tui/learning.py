"""From a wish to learn to a screen: the course, a lesson, exercises, a test."""

from tutor.learn.course import lesson
from tutor.learn.mastery import Mastery
from tutor.learn.progress import (
    EXERCISE,
    LessonProgress,
    Task,
    lesson_tasks,
    new_seed,
    review_tasks,
)
from tutor.sudoku.geometry import Geometry
from tutor.tui.knowledge import mastery_of
from tutor.tui.windows import Windows


class Learning(Windows):
    """Opens the screens of the course for an application; a part of it."""

    def mastery(self) -> Mastery:
        """What the learner knows by now."""
        return mastery_of(self._app.store)

    def open_course(self) -> None:
        """The list of lessons."""
        from tutor.tui.screens.course import CourseScreen

        self._app.push_screen(CourseScreen())

    def open_lesson(self, id_: str) -> None:
        """A lesson, where the learner left off; one read to its end begins anew."""
        from tutor.learn.pages import pages
        from tutor.tui.screens.lesson import LessonScreen

        found = lesson(id_)
        kept = LessonProgress.of(id_, self._app.store.course())
        turned = pages(found, self._app.speaker.language)
        index = kept.page if kept.page + 1 < len(turned) else 0
        self._app.push_screen(LessonScreen(found, turned, index))

    def open_exercises(self, id_: str) -> None:
        """The exercises of a lesson; one left half answered comes first."""
        from tutor.learn.attempt import Attempt
        from tutor.tui.screens.exercise import ExerciseScreen

        tasks = lesson_tasks(id_)
        begun = Attempt.from_json(self._app.store.course().get(EXERCISE))
        if begun is not None and begun.lesson == id_:
            kinds = [task.kind for task in tasks]
            tasks = tasks[kinds.index(begun.kind) :]
        else:
            begun = None
        self._app.push_screen(ExerciseScreen(tasks, "lesson", begun))

    def open_review_sitting(self) -> None:
        """An exercise for everything that is due today."""
        from tutor.tui.screens.exercise import ExerciseScreen

        due = [standing.technique for standing in self.mastery().due_today()]
        if not due:
            self.tell(self._app.speaker.say("nothing-due"))
            return
        self._app.push_screen(ExerciseScreen(review_tasks(due, new_seed()), "review"))

    def open_test(self, id_: str) -> None:
        """A test that skips ahead."""
        from tutor.tui.screens.exercise import ExerciseScreen

        if lesson(id_).is_introduction:
            self.tell(self._app.speaker.say("test-introduction"))
            return
        tasks: tuple[Task, ...] = lesson_tasks(id_)
        self._app.push_screen(ExerciseScreen(tasks, "test"))

    def open_use(self, id_: str) -> None:
        """A grid whose hardest step is a technique; after an introduction, an easy one."""
        from tutor.play.orders import Order

        geometry = Geometry.of()
        if lesson(id_).is_introduction:
            self._app.open_fresh(Order(geometry, "beginner"), "level:beginner")
        else:
            self._app.open_fresh(Order(geometry, technique=id_), f"technique:{id_}")
