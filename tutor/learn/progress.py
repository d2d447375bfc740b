"""How far the learner is in a lesson, and what a sitting of exercises consists of."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Any

from tutor.learn.events import Event
from tutor.learn.kinds import KINDS, Kind, kinds_of
from tutor.learn.mastery import POOR
from tutor.sudoku.dice import Dice

EXERCISE = "exercise"
"""The name under which an exercise left half answered is kept."""
_ON_A_BOARD: tuple[Kind, ...] = tuple(kind for kind in KINDS if kind != "use")
"""The exercises that are quickly done: a grid to finish is another matter."""


@dataclass(frozen=True)
class LessonProgress:
    """Where the learner is in one lesson."""

    page: int = 0
    is_read: bool = False
    """Whether its last page has been seen."""
    done: tuple[Kind, ...] = ()
    """The exercises answered rightly at least once."""

    @staticmethod
    def of(lesson: str, course: Mapping[str, Any]) -> "LessonProgress":
        """How far a lesson is, from what the learner's file keeps about the course."""
        kept = course.get(name_of(lesson))
        if not isinstance(kept, dict):
            return LessonProgress()
        page, done = kept.get("page", 0), kept.get("done", [])
        known = done if isinstance(done, list) else []
        return LessonProgress(
            page if isinstance(page, int) and page >= 0 else 0,
            kept.get("read") is True,
            tuple(kind for kind in kinds_of(lesson) if kind in known),
        )

    def as_json(self) -> dict[str, Any]:
        """The same in words and numbers that last."""
        return {"page": self.page, "read": self.is_read, "done": list(self.done)}

    def with_done(self, kind: Kind) -> "LessonProgress":
        """After another exercise."""
        return self if kind in self.done else replace(self, done=(*self.done, kind))


def done_kinds(lesson: str, course: Mapping[str, Any], events: Iterable[Event]) -> tuple[Kind, ...]:
    """The exercises of a lesson that are done; a grid that needed its technique is one too."""
    done = LessonProgress.of(lesson, course).done
    if "use" in kinds_of(lesson) and any(
        event.technique == lesson and event.source == "use" and event.credit >= POOR
        for event in events
    ):
        done = tuple(dict.fromkeys((*done, "use")))
    return done


def name_of(lesson: str) -> str:
    """The name under which a lesson's progress is kept."""
    return f"lesson:{lesson}"


@dataclass(frozen=True)
class Task:
    """One exercise that a sitting asks for."""

    lesson: str
    kind: Kind


def lesson_tasks(lesson: str) -> tuple[Task, ...]:
    """The exercises at the end of a lesson, but for the grid to finish."""
    return tuple(Task(lesson, kind) for kind in kinds_of(lesson) if kind != "use")


def review_tasks(due: Sequence[str], seed: str) -> tuple[Task, ...]:
    """One exercise for each technique that is due, of any kind."""
    dice = Dice(seed)
    return tuple(Task(lesson, _ON_A_BOARD[dice.below(len(_ON_A_BOARD))]) for lesson in due)


def new_seed() -> str:
    """A seed that was never used before: nobody meets the same board twice."""
    return token_hex(8)
