"""What a teacher asks for, and from there to a screen: rooms that exist anyway."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.classroom.standing import Standing
    from tutor.classroom.task import Task
    from tutor.tui.app import TutorApp


@dataclass(frozen=True)
class Given:
    """A task, and how far the learner is with it."""

    task: "Task"
    standing: "Standing"


class Tasks:
    """The tasks of the learner before the screen; nobody has any but in a class."""

    def __init__(self, app: "TutorApp") -> None:
        self._app = app
        self._name = ""
        self._tasks: list[Task] = []
        self._on_paper: dict[int, Standing] = {}
        """How those stand that were done on paper."""

    @property
    def has_any(self) -> bool:
        """Whether there are tasks at all."""
        return bool(self._tasks)

    def take(self, name: str, told: object) -> None:
        """The server tells them anew: who is meant, and what is to be done."""
        from tutor.base.document import BadDocument, Place
        from tutor.classroom.standing import Standing
        from tutor.classroom.task import Task

        self._name, self._tasks, self._on_paper = name, [], {}
        for one in told if isinstance(told, list) else ():
            place = Place(one)
            try:
                task = Task.from_json(place)
                self._tasks.append(task)
                if place.has("marked"):
                    self._on_paper[task.number] = Standing.from_json(place.within("marked"))
            except BadDocument:
                continue

    def given(self) -> list[Given]:
        """All of them as they stand now, in the order in which they were set."""
        if not self._tasks:
            return []
        from tutor.classroom.standing import Work

        work = Work(self._app.store)
        return [
            Given(task, self._on_paper.get(task.number) or work.standing(task))
            for task in self._tasks
        ]

    def first(self, given: Sequence[Given]) -> Given | None:
        """What to do next: of what can be done now, what ends first."""
        now = self._app.now()
        left = [one for one in given if one.standing.state != "done" and one.task.is_open(now)]
        ending = [one for one in left if one.task.closes is not None]
        return min(ending, key=lambda one: one.task.closes or now, default=next(iter(left), None))

    def open_all(self) -> None:
        """All of them in a list."""
        from tutor.tui.screens.tasks import TasksScreen

        self._app.push_screen(TasksScreen())

    def open(self, given: Given) -> None:
        """Do what is asked for, or go on with it; or say why that cannot be."""
        from tutor.classroom.words import dates, how_far, moment

        app, task, standing = self._app, given.task, given.standing
        say, now = app.speaker.say, app.now()
        if standing.is_on_paper:
            app.tell(say("tasks-marked-on-paper", told=how_far(task, standing, app.speaker)))
        elif task.kind == "exam" and standing.state != "new":
            self._go_on_with_exam(given)
        elif task.opens is not None and now < task.opens:
            app.tell(say("tasks-not-yet", when=dates(task, now, app.speaker)))
        elif task.kind in ("exam", "grids") and task.closes is not None and now >= task.closes:
            app.tell(say("tasks-over", moment=moment(task.closes, app.speaker)))
        elif task.kind == "lesson":
            self._open_lesson(task)
        elif task.kind == "technique":
            app.lessons.open_practice(task.subject, max(task.count - standing.done, 1))
        elif task.kind == "grids":
            self._open_puzzle(task)
        else:
            self._begin_exam(task)

    def _open_lesson(self, task: "Task") -> None:
        from tutor.learn.progress import LessonProgress

        progress = LessonProgress.of(task.subject, self._app.store.course())
        if progress.is_read:
            self._app.lessons.open_exercises(task.subject)
        else:
            self._app.lessons.open_lesson(task.subject)

    def _open_puzzle(self, task: "Task") -> None:
        """The first that is not solved; after the last one, that one again."""
        from tutor.classroom.standing import Work
        from tutor.games.both import game_named
        from tutor.games.game import Unreadable
        from tutor.learn.exam.own import game_of_line
        from tutor.tui.skins import skin_of

        app, solved = self._app, Work(self._app.store).solved(task)
        at = next(
            (at for at in range(len(task.lines)) if task.title_of(at) not in solved),
            len(task.lines) - 1,
        )
        line, title = task.lines[at], task.title_of(at)
        game = game_named(game_of_line(line))
        if (begun := skin_of(game.name).left_open(app.store, title)) is not None:
            app.puzzles.resume(begun)
            return
        puzzle = next(iter(game.read_text(line)), None)
        if puzzle is None or isinstance(puzzle, Unreadable):
            app.tell(app.speaker.say("tasks-lost"), is_warning=True)
        else:
            app.puzzles.play(puzzle, title)

    def _begin_exam(self, task: "Task") -> None:
        from tutor.learn.exam.exam import Exam

        version = task.version
        if version is None or version.paper is None:
            self._app.tell(self._app.speaker.say("tasks-lost"), is_warning=True)
        else:
            self._app.exams.open(Exam(version.paper, self._name, ticket=version.signer))

    def _go_on_with_exam(self, given: Given) -> None:
        """One that was begun goes on, also where it is over for others; else its mark is shown."""
        from tutor.classroom.standing import Work

        work = Work(self._app.store)
        if (exam := work.exam_of(given.task)) is not None:
            self._app.exams.open(exam)
        elif (result := work.result_of(given.task)) is not None:
            self._app.exams.open_result(result)
