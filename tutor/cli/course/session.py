"""What every place of the course in plain text shares: who is told what, and what is kept."""

from datetime import UTC, datetime

from tutor.base.events import Event
from tutor.cli.run import Run
from tutor.cli.steps import print_text
from tutor.language import Speaker
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.learn.attempt import Attempt
from tutor.learn.lessons import lesson_title
from tutor.learn.mastery import Game, Mastery, game_of
from tutor.learn.progress import LessonProgress, name_of
from tutor.learn.settling import draft_name, draft_of, drafts, settled
from tutor.learn.storage_words import tell_problem
from tutor.learn.text import without_marks
from tutor.learn.traces import mastery_in
from tutor.nonogram.names import is_of_nonograms
from tutor.store import Problem, Store


class Session:
    """One sitting; whatever changes is in the learner's file before the next line is read."""

    def __init__(self, run: Run, store: Store) -> None:
        self.run = run
        self.store = store
        self.language = run.speaker.language
        self.speaker = self._usual()
        self.settings = store.settings()
        self._warned: set[str] = set()
        self.warn()

    def speak_of(self, lesson: str) -> None:
        """Have the words for the game of a lesson from now on."""
        is_other = is_of_nonograms(lesson)
        self.speaker = NonogramSpeaker(self.language) if is_other else self._usual()

    def _usual(self) -> Speaker:
        return Speaker(self.language, "screens", "commands", "nonogram")

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
        return lesson_title(lesson, self.language)

    def warn(self, *problems: Problem | None) -> None:
        """Say what is wrong with the learner's file, once for each kind of trouble."""
        for problem in (*self.store.new_problems(), *problems):
            if problem is not None and problem.kind not in self._warned:
                self._warned.add(problem.kind)
                self.run.remark(tell_problem(problem, self.speaker))

    # Keeping

    def mastery(self) -> Mastery:
        """What the learner knows now."""
        return mastery_in(self.store)

    def progress(self, lesson: str) -> LessonProgress:
        """How far a lesson is."""
        return LessonProgress.of(lesson, self.store.course())

    def keep_progress(self, lesson: str, progress: LessonProgress) -> None:
        """Keep how far a lesson is."""
        self.warn(self.store.save_course(name_of(lesson), progress.as_json()))

    def kept_attempt(self, lesson: str) -> Attempt | None:
        """The exercise of a lesson that was left half answered."""
        return draft_of(lesson, self.store.course())

    def last_attempt(self, game: Game) -> Attempt | None:
        """The exercise of any lesson on a game that was left half answered."""
        found = drafts(self.store.course())
        return next((attempt for attempt in found if game_of(attempt.lesson) == game), None)

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
