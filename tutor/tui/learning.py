"""From a wish to learn to a screen: the course, a lesson, exercises, a test."""

from tutor.learn.course import lesson
from tutor.learn.mastery import Mastery
from tutor.learn.progress import LessonProgress
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
        """The exercises of a lesson, from the one left half answered on."""
        from tutor.learn.settling import draft_of
        from tutor.learn.sitting import Task, lesson_tasks
        from tutor.tui.screens.exercise import ExerciseScreen

        below = self._app.screen_stack[-2]
        if isinstance(below, ExerciseScreen) and below.attempt.lesson == id_:
            self._app.screen.dismiss()
            return
        course = self._app.store.course()
        tasks = lesson_tasks(id_, LessonProgress.of(id_, course).done)
        if (draft := draft_of(id_, course)) is not None:
            first = Task(id_, draft.kind)
            tasks = (first, *(task for task in tasks if task != first))
        self._app.push_screen(ExerciseScreen(tasks, "lesson", draft))

    def open_review_sitting(self) -> None:
        """An exercise for everything that is due today; one left half answered goes on."""
        from tutor.learn.settling import draft_of
        from tutor.learn.sitting import Task, new_seed, review_tasks
        from tutor.tui.screens.exercise import ExerciseScreen

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
        self._app.push_screen(ExerciseScreen(tasks, "review", drafts[due[0]]))

    def open_test(self, id_: str) -> None:
        """A test that skips ahead."""
        from tutor.learn.sitting import lesson_tasks
        from tutor.tui.screens.exercise import ExerciseScreen

        if lesson(id_).is_introduction:
            self.tell(self._app.speaker.say("test-introduction"))
            return
        self._app.push_screen(ExerciseScreen(lesson_tasks(id_), "test"))

    def open_use(self, id_: str) -> None:
        """A grid whose hardest step is a technique, the one that was begun if there is one.

        After an introduction it is an easy one.
        """
        from tutor.play.orders import Order

        geometry, title = Geometry.of(), f"technique:{id_}"
        games = self._app.store.games()
        begun = next((game for game in games if game.is_open and game.title == title), None)
        if begun is not None:
            self._app.resume_game(begun)
        elif lesson(id_).is_introduction:
            self._app.open_fresh(Order(geometry, "beginner"), "level:beginner")
        else:
            self._app.open_fresh(Order(geometry, technique=id_), title)
