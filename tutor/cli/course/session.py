"""What every place of the course in plain text shares: who is told what, and what is kept."""

from datetime import UTC, datetime

from tutor.cli.run import Run
from tutor.cli.steps import print_text
from tutor.language import Speaker
from tutor.language.storage import tell_problem
from tutor.learn.attempt import Attempt
from tutor.learn.course import lesson as lesson_of
from tutor.learn.events import Event
from tutor.learn.mastery import Mastery
from tutor.learn.progress import LessonProgress, name_of
from tutor.learn.settling import draft_name, draft_of, drafts, settled
from tutor.learn.text import without_marks
from tutor.store import Problem, Store


class Session:
    """One sitting; whatever changes is in the learner's file before the next line is read."""

    def __init__(self, run: Run, store: Store) -> None:
        self.run = run
        self.store = store
        self.speaker = Speaker(run.speaker.language, "screens", "commands")
        self.language = run.speaker.language
        self.settings = store.settings()
        self._warned: set[str] = set()
        self.warn()

    # Telling

    def tell(self, *sentences: str) -> None:
        """Say sentences; a diagram is shown as it is."""
        for sentence in sentences:
            if not sentence or "\n" in sentence:
                print(sentence)
            else:
                print_text(without_marks(sentence))

    def say(self, message: str, **values: str | int) -> None:
        """Say a message."""
        self.tell(self.speaker.say(message, **values))

    def title(self, lesson: str) -> str:
        """What a lesson is called."""
        return lesson_of(lesson).text(self.language).title

    def warn(self, *problems: Problem | None) -> None:
        """Say what is wrong with the learner's file, once for each kind of trouble."""
        for problem in (*self.store.new_problems(), *problems):
            if problem is not None and problem.kind not in self._warned:
                self._warned.add(problem.kind)
                self.run.remark(tell_problem(problem, self.speaker))

    # Keeping

    def mastery(self) -> Mastery:
        """What the learner knows now."""
        return Mastery(self.store.events(), datetime.now(UTC))

    def progress(self, lesson: str) -> LessonProgress:
        """How far a lesson is."""
        return LessonProgress.of(lesson, self.store.course())

    def keep_progress(self, lesson: str, progress: LessonProgress) -> None:
        """Keep how far a lesson is."""
        self.warn(self.store.save_course(name_of(lesson), progress.as_json()))

    def kept_attempt(self, lesson: str | None = None) -> Attempt | None:
        """The exercise of a lesson that was left half answered; of any lesson if none is named."""
        course = self.store.course()
        if lesson is not None:
            return draft_of(lesson, course)
        return next(iter(drafts(course)), None)

    def keep_attempt(self, attempt: Attempt) -> None:
        """Keep an exercise as it is now."""
        self.warn(self.store.save_course(draft_name(attempt.lesson), attempt.as_json()))

    def forget_attempt(self, lesson: str) -> None:
        """There is no exercise of a lesson to come back to."""
        self.warn(self.store.save_course(draft_name(lesson), None))

    def add(self, *events: Event) -> None:
        """Keep what the learner has shown."""
        self.warn(self.store.add_events(events))

    def settle(self, attempt: Attempt) -> None:
        """An exercise is left for good: what was tried counts, and nothing else does."""
        found = settled(attempt, self.store.course(), datetime.now(UTC))
        self.warn(self.store.add_events(found.events, course=found.course))
