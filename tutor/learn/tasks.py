"""Which exercises are set: at the end of a lesson, and to come back to what is due."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from secrets import token_hex

from tutor.base.dice import Dice
from tutor.learn.course import kinds_of
from tutor.learn.kinds import Kind


@dataclass(frozen=True)
class Task:
    """One exercise that is asked for."""

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
