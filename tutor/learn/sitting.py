"""Some exercises done at a stretch, and what they come to."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from secrets import token_hex
from statistics import fmean

from tutor.base.dice import Dice
from tutor.base.events import Event
from tutor.learn.attempt import Attempt
from tutor.learn.kinds import Kind, kinds_of
from tutor.learn.mastery import GOOD


@dataclass(frozen=True)
class Task:
    """One exercise that a sitting asks for."""

    lesson: str
    kind: Kind


def _quick(lesson: str) -> list[Kind]:
    """The exercises that are quickly done: a puzzle to finish is another matter."""
    return [kind for kind in kinds_of(lesson) if kind != "use"]


def lesson_tasks(lesson: str, done: Collection[Kind] = ()) -> tuple[Task, ...]:
    """The exercises at the end of a lesson, but for the puzzle to finish.

    What is done is left out, unless everything is.
    """
    tasks = tuple(Task(lesson, kind) for kind in _quick(lesson))
    return tuple(task for task in tasks if task.kind not in done) or tasks


def review_tasks(due: Sequence[str], seed: str) -> tuple[Task, ...]:
    """One exercise for each technique that is due, of any kind."""
    dice = Dice(seed)
    kinds = {lesson: _quick(lesson) for lesson in due}
    return tuple(Task(lesson, kinds[lesson][dice.below(len(kinds[lesson]))]) for lesson in due)


def new_seed() -> str:
    """A seed that was never used before: nobody meets the same board twice."""
    return token_hex(8)


class Sitting:
    """A list of exercises to go through."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self._tasks = list(tasks)
        self._begun = 0
        self._credits: list[float] = []
        self._lessons: list[str] = []
        self.is_done = False
        """Whether the end has been told."""

    @property
    def has_more(self) -> bool:
        """Whether another exercise waits."""
        return self._begun < len(self._tasks)

    @property
    def place(self) -> str:
        """Which exercise of how many."""
        return f"{self._begun}/{len(self._tasks)}"

    def begin(self, seed: str, draft: Attempt | None = None) -> Attempt:
        """The next exercise: the one left half answered, if it is of this kind."""
        task = self._tasks[self._begun]
        self._begun += 1
        if draft is not None and (draft.lesson, draft.kind) == (task.lesson, task.kind):
            return draft
        return Attempt(task.lesson, task.kind, seed)

    @property
    def next_lesson(self) -> str:
        """What the next exercise is about."""
        return self._tasks[self._begun].lesson

    def again(self, task: Task) -> None:
        """One more of a kind, before what is left."""
        self._tasks.insert(self._begun, task)
        self.is_done = False

    def finish(self, attempt: Attempt) -> None:
        """Count an exercise."""
        self._credits.append(attempt.credit)
        self._lessons.append(attempt.lesson)

    @property
    def mean(self) -> float:
        """The credit of an exercise on average."""
        return fmean(self._credits) if self._credits else 0.0

    @property
    def count(self) -> int:
        """How many techniques there were."""
        return len(set(self._lessons))

    @property
    def has_passed(self) -> bool:
        """Whether, as a test, it was good enough to skip ahead."""
        return self.mean >= GOOD

    def test_event(self, now: datetime) -> Event:
        """What it says as a test of one technique."""
        return Event(self._tasks[0].lesson, now, round(self.mean, 3), "test")
