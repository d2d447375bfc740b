"""Some exercises done at a stretch, and what they come to."""

from collections.abc import Sequence
from datetime import datetime
from statistics import fmean

from tutor.learn.attempt import Attempt
from tutor.learn.events import Event
from tutor.learn.mastery import GOOD
from tutor.learn.progress import Task


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

    def begin(self, seed: str) -> Attempt:
        """The next exercise."""
        task = self._tasks[self._begun]
        self._begun += 1
        return Attempt(task.lesson, task.kind, seed)

    def take_up(self, attempt: Attempt) -> Attempt:
        """Go on with an exercise left half answered, which is the next one."""
        self._begun += 1
        return attempt

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
