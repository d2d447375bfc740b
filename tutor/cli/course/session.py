"""What every place of the course in plain text shares: who is told what, and what is kept."""

from collections.abc import Sequence

from tutor.activity.exercise import Exercises, Occasion
from tutor.activity.placement import Placement
from tutor.cli.plain.read_lines import LinesAloud
from tutor.cli.run import Run, print_text
from tutor.games.both import game_of
from tutor.language import Speaker
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.learn.course import Task, lesson_title
from tutor.learn.learner import tell_problem
from tutor.learn.mastery import Aids, Mastery, aids_for, mastery_in
from tutor.learn.progress import LessonProgress
from tutor.learn.text import without_marks
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
        self.lines = LinesAloud(self.tell, lambda: self.speaker)
        """What was told last that can be read line by line."""
        self.warn()

    def speak_of(self, lesson: str) -> None:
        """Have the words for the game of a lesson from now on."""
        speakers = {"sudoku": self._usual(), "nonogram": NonogramSpeaker(self.language)}
        self.speaker = speakers[game_of(lesson).name]

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

    # What is known of the learner

    def mastery(self) -> Mastery:
        """What the learner knows now."""
        return mastery_in(self.store)

    def progress(self, lesson: str) -> LessonProgress:
        """How far a lesson is."""
        return LessonProgress.of(lesson, self.store.course())

    def aids(self, lesson: str) -> Aids:
        """The help with a technique that the learner needs by now."""
        return aids_for(self.mastery().of(lesson), self.settings.fade_aids)

    def exercises(
        self, tasks: Sequence[Task], occasion: Occasion, placement: Placement | None = None
    ) -> Exercises:
        """Exercises that are read out one after the other."""
        return Exercises(
            tasks,
            occasion,
            self.store,
            lambda: self.speaker,
            self.warn,
            self.aids,
            is_linear=True,
            placement=placement,
        )
