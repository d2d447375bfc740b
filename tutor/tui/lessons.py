"""From a wish to learn to a screen: the course, a lesson, exercises, a test."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tutor.games.both import game_of
from tutor.games.game import GameName
from tutor.language import Speaker
from tutor.learn.course import INTRODUCTIONS
from tutor.learn.mastery import Mastery
from tutor.learn.progress import LessonProgress
from tutor.learn.taught import lesson_of
from tutor.tui.knowledge import aids_of, mastery_of
from tutor.tui.skins import skin_of

if TYPE_CHECKING:
    from tutor.activity.exercise import Exercises, Occasion
    from tutor.activity.placement import Placement
    from tutor.learn.course import Task
    from tutor.learn.path import Stop
    from tutor.tui.app import TutorApp
    from tutor.tui.screens.lesson import LessonScreen


class Lessons:
    """Opens the screens of the course for an application."""

    def __init__(self, app: "TutorApp") -> None:
        self._app = app

    def mastery(self) -> Mastery:
        """What the learner knows by now."""
        return mastery_of(self._app.store)

    def open_course(self, game: GameName = "sudoku", at: str = "") -> None:
        """The list of lessons, at the part of a game, or at a lesson."""
        from tutor.tui.screens.course import CourseScreen

        self._app.push_screen(CourseScreen(game_of(at).name if at else game, at))

    def speaker_for(self, lesson: str) -> Speaker:
        """Whoever has the words for the game of a lesson."""
        return self._app.speaker_of(game_of(lesson))

    # Lessons

    def open_lesson(self, id_: str) -> None:
        """A lesson, where the learner left off; one read to its end begins anew."""
        self._app.push_screen(self._lesson_screen(lesson_of(id_)))

    def open_stop(self, stop: "Stop") -> None:
        """The next thing on the path."""
        if stop.kind == "reviews":
            self.open_due()
        elif stop.kind == "exercises":
            self.open_exercises(stop.lesson)
        else:
            self.open_lesson(stop.lesson)

    def leave(self, id_: str) -> None:
        """Where a lesson was opened from; one that home opened leads to the course."""
        from tutor.tui.screens.course import CourseScreen
        from tutor.tui.screens.home import HomeScreen

        if isinstance(self._app.screen_stack[-2], HomeScreen):
            self._app.switch_screen(CourseScreen(game_of(id_).name, id_))
        else:
            self._app.screen.dismiss()

    def _lesson_screen(self, id_: str) -> "LessonScreen":
        from tutor.activity.lesson import Lesson
        from tutor.tui.screens.lesson import LessonScreen

        app = self._app
        lesson = Lesson(id_, app.store, lambda: self.speaker_for(id_), app.warn)
        return LessonScreen(lesson, skin_of(game_of(id_).name).screens().course_boards().pages)

    # Exercises

    def open_exercises(self, id_: str) -> None:
        """The exercises of a lesson, from the one left half answered on."""
        from tutor.learn.attempt import draft_of
        from tutor.learn.course import Task, lesson_tasks
        from tutor.tui.screens.exercise import ExerciseScreen

        below = self._app.screen_stack[-2]
        if isinstance(below, ExerciseScreen) and below.exercises.attempt.lesson == id_:
            self._app.screen.dismiss()
            return
        course = self._app.store.course()
        tasks = lesson_tasks(id_, LessonProgress.of(id_, course).done)
        if (draft := draft_of(id_, course)) is not None:
            first = Task(id_, draft.kind)
            tasks = (first, *(task for task in tasks if task != first))
        self._begin(tasks, "lesson")

    def open_practice(self, id_: str, count: int) -> None:
        """So many exercises about a technique, of each kind in turn."""
        from tutor.learn.course import lesson_tasks

        kinds = lesson_tasks(id_)
        self._begin((kinds * count)[:count], "lesson")

    def open_due(self) -> None:
        """An exercise for everything that is due today; one left half answered goes on."""
        from tutor.learn.attempt import draft_of
        from tutor.learn.course import Task, new_seed, review_tasks

        due = [standing.technique for standing in self.mastery().due_today()]
        if not due:
            self._app.tell(self._app.speaker.say("nothing-due"))
            return
        course = self._app.store.course()
        drafts = {id_: draft_of(id_, course) for id_ in due}
        tasks = [
            task if (draft := drafts[task.lesson]) is None else Task(task.lesson, draft.kind)
            for task in review_tasks(due, new_seed())
        ]
        self._begin(tasks, "review")

    def open_test(self, id_: str) -> None:
        """A test that skips ahead."""
        from tutor.learn.course import lesson_tasks

        if id_ in INTRODUCTIONS:
            self._app.tell(self._app.speaker.say("test-introduction"))
        else:
            self._begin(lesson_tasks(id_), "test")

    def open_placement(self, placement: "Placement", then: Callable[[], None]) -> None:
        """Find a level, in the place of the present screen."""
        self._begin((placement.first,), "placement", placement, then)

    def _begin(
        self,
        tasks: "Sequence[Task]",
        occasion: "Occasion",
        placement: "Placement | None" = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Begin with some exercises."""
        from tutor.activity.exercise import Exercises

        app = self._app
        exercises = Exercises(
            tasks,
            occasion,
            app.store,
            lambda: self.speaker_for(exercises.attempt.lesson),
            app.warn,
            lambda lesson: aids_of(lesson, app.store, app.settings),
            placement=placement,
        )
        self.show_exercises(exercises, replace=placement is not None, then=then)

    def show_exercises(
        self,
        exercises: "Exercises",
        *,
        replace: bool = False,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Show exercises, also in the place of those of another game.

        Args:
            exercises: which.
            replace: whether they take the place of the present screen.
            then: what comes after the last one, instead of a sum.
        """
        from tutor.tui.screens.exercise import ExerciseScreen

        skin = skin_of(game_of(exercises.attempt.lesson).name)
        hand = skin.screens().course_boards().hand
        self._app.show(ExerciseScreen(exercises, hand, then), replace=replace)

    def go_on_to(self, stop: "Stop") -> None:
        """The next thing, in the place of what is over: a lesson, its exercises, a sprint."""
        from tutor.tui.screens.exercise import ExerciseScreen
        from tutor.tui.screens.lesson import LessonScreen
        from tutor.tui.screens.sprint import SprintScreen

        app, over = self._app, (ExerciseScreen, LessonScreen, SprintScreen)
        while isinstance(app.screen, over) and isinstance(app.screen_stack[-2], over):
            app.pop_screen()
        if stop.kind in ("reviews", "exercises"):
            app.pop_screen()
            self.open_stop(stop)
        else:
            app.switch_screen(self._lesson_screen(stop.lesson))

    # Sprints

    def open_sprint(self, subject: str) -> None:
        """Two minutes about a lesson, or about all that is known of a game."""
        from tutor.activity.sprint import Sprint
        from tutor.learn.course import new_seed
        from tutor.learn.sprint import subject_name, techniques_of
        from tutor.tui.screens.sprint import SprintScreen

        app = self._app
        found = techniques_of(subject, self.mastery())
        if isinstance(found, str):
            app.tell(app.speaker.say(found, name=subject_name(subject, app.speaker)))
            return
        seed, words = new_seed(), self.speaker_for
        sprint = Sprint(subject, found, seed, app.store, words, app.warn, app.clock, waits=True)
        skin = skin_of(game_of(found[0]).name)
        app.push_screen(SprintScreen(sprint, skin.screens().course_boards().trials))

    # Using it

    def open_use(self, id_: str) -> None:
        """A puzzle whose hardest step is a technique, the one that was begun if there is one.

        After an introduction it is an easy one.
        """
        self._app.puzzles.use(None if id_ in INTRODUCTIONS else id_, game_of(id_))
