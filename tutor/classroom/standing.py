"""How far somebody is with what they were asked to do, from their own file."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from statistics import fmean
from typing import Literal

from tutor.base.document import (
    Place,
    one_of,
    read_amount,
    read_flag,
    read_moment,
    read_share,
    read_whole,
)
from tutor.base.events import Event
from tutor.classroom.task import Task
from tutor.learn.course import kinds_of
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.result import Result
from tutor.learn.progress import LessonProgress
from tutor.learn.taught import lesson_of
from tutor.store import Store, timestamps
from tutor.store.games import Finished

State = Literal["new", "begun", "done"]
_STATES: tuple[State, ...] = ("new", "begun", "done")
_EXERCISES = ("spot", "conclude", "judge", "line", "test")
"""Where an event about a technique comes from when it was practised."""


@dataclass(frozen=True)
class Standing:
    """How far a task is."""

    state: State = "new"
    done: int = 0
    of: int = 1
    """How much of it is done, and how much there is: parts, exercises, puzzles or questions."""
    share: float | None = None
    """How much of what was done is right, from 0 to 1; None where nobody counts that."""
    mark: float | None = None
    """The mark of an exam."""
    at: datetime | None = None
    """When it was done, as far as that is known."""
    is_late: bool = False
    is_on_paper: bool = False

    def as_json(self) -> dict[str, object]:
        """The standing in words and numbers."""
        return {
            "state": self.state,
            "done": self.done,
            "of": self.of,
            "share": None if self.share is None else round(self.share, 4),
            "mark": self.mark,
            "at": self.at.isoformat() if self.at else None,
            "late": self.is_late,
            "on_paper": self.is_on_paper,
        }

    @staticmethod
    def from_json(place: Place) -> "Standing":
        """The standing that was written so.

        Raises:
            BadDocument: it makes no sense.
        """
        return Standing(
            place.of("state", one_of(_STATES)),
            place.of("done", read_whole),
            place.of("of", read_whole),
            place.of("share", lambda value: None if value is None else read_share(value)),
            place.of("mark", lambda value: None if value is None else read_amount(value)),
            place.of("at", lambda value: None if value is None else read_moment(value)),
            place.of("late", read_flag),
            place.of("on_paper", read_flag),
        )


def of_result(result: Result, task: Task, *, is_on_paper: bool = False) -> Standing:
    """The standing of an exam that was marked."""
    is_late = task.closes is not None and result.finished > task.closes and not is_on_paper
    count = len(result.lines)
    answered = sum(line.is_answered for line in result.lines)
    share = result.earned / result.points if result.points else 0.0
    return Standing(
        "done", answered, count, share, result.mark, result.finished, is_late, is_on_paper
    )


class Work:
    """What one learner has done, read from the file as far as somebody asks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @cached_property
    def _course(self) -> dict[str, object]:
        return self._store.course()

    @cached_property
    def _archive(self) -> ExamArchive:
        return ExamArchive(self._store.exams)

    @cached_property
    def _results(self) -> list[Result]:
        return self._archive.results()

    @cached_property
    def _begun(self) -> list[Exam]:
        return self._archive.unfinished() if self._store.exams.has_open() else []

    @cached_property
    def events(self) -> list[Event]:
        """All that was shown, the oldest first."""
        return self._store.events()

    def exam_of(self, task: Task) -> Exam | None:
        """The exam of a task, if it was begun and is not handed in."""
        group = task.version.group if task.version else ""
        return next((one for one in self._begun if group and one.paper.group == group), None)

    def result_of(self, task: Task) -> Result | None:
        """Its result, once it is handed in."""
        group = task.version.group if task.version else ""
        return next((one for one in self._results if group and one.paper.group == group), None)

    def solved(self, task: Task) -> dict[str, Finished]:
        """The games on its puzzles that are solved, by their titles."""
        titles = {task.title_of(index) for index in range(len(task.lines))}
        after = timestamps.stamp(task.created)
        return {
            one.title: one
            for kind in self._store.kinds
            for one in kind.finished(after)
            if one.title in titles
        }

    def standing(self, task: Task) -> Standing:
        """How far a task is, of those that are this learner's."""
        if task.kind == "lesson":
            return self._of_lesson(task)
        if task.kind == "technique":
            return self._of_exercises(task)
        if task.kind == "grids":
            return self._of_grids(task)
        if (result := self.result_of(task)) is not None:
            return of_result(result, task)
        asked = parts_of(task)
        if (exam := self.exam_of(task)) is not None:
            return Standing("begun", exam.answered, asked)
        return Standing(of=asked)

    def _of_lesson(self, task: Task) -> Standing:
        """Read to its end, and each kind of exercise but the puzzle at the end."""
        progress = LessonProgress.of(task.subject, self._course)
        done = progress.is_read + sum(kind in progress.done for kind in _kinds(task))
        has_begun = bool(done) or progress.page > 0
        all_ = parts_of(task)
        return Standing(_state(done, all_, has_begun=has_begun), done, all_)

    def _of_exercises(self, task: Task) -> Standing:
        """The last exercises since it was asked for."""
        shown = [
            event
            for event in self.events
            if event.at >= task.created
            and event.source in _EXERCISES
            and lesson_of(event.technique) == task.subject
        ]
        last, done = shown[-task.count :], min(len(shown), task.count)
        state = _state(done, task.count)
        at = shown[task.count - 1].at if state == "done" else None
        share = fmean(event.credit for event in last) if last else None
        return Standing(state, done, task.count, share, None, at, _is_late(at, task))

    def _of_grids(self, task: Task) -> Standing:
        solved, all_ = self.solved(task), parts_of(task)
        begun = any(kind.begun_titles(f"task:{task.number}/") for kind in self._store.kinds)
        state = _state(len(solved), all_, has_begun=begun)
        at = max(one.at for one in solved.values()) if state == "done" else None
        return Standing(state, len(solved), all_, None, None, at, _is_late(at, task))


def parts_of(task: Task) -> int:
    """How much there is to do: pages and exercises of a lesson, exercises, puzzles, questions."""
    if task.kind == "lesson":
        return len(_kinds(task)) + 1
    if task.kind == "technique":
        return task.count
    if task.kind == "grids":
        return len(task.lines)
    return task.syllabus.questions if task.syllabus else 1


def _kinds(task: Task) -> list[str]:
    """The kinds of exercises of a lesson that count."""
    return [kind for kind in kinds_of(task.subject) if kind != "use"]


def _state(done: int, of: int, *, has_begun: bool = False) -> State:
    if done >= of:
        return "done"
    return "begun" if done or has_begun else "new"


def _is_late(at: datetime | None, task: Task) -> bool:
    return at is not None and task.closes is not None and at > task.closes


_POOR = 0.5
"""A credit below that is a miss."""
_TWICE = 2
_WINDOW = 200
"""So many events back is now."""


def misses(events: Sequence[Event]) -> dict[str, int]:
    """How often each lesson's technique was missed of late."""
    found: dict[str, int] = {}
    for event in events[-_WINDOW:]:
        if event.credit < _POOR and event.source != "placement":
            lesson = lesson_of(event.technique)
            found[lesson] = found.get(lesson, 0) + 1
    return found


def stuck_on(events: Sequence[Event]) -> str | None:
    """What somebody is stuck on: missed the last two times or more, and nothing else since."""
    last: dict[str, list[Event]] = {}
    for event in events[-_WINDOW:]:
        if event.source != "placement":
            last.setdefault(lesson_of(event.technique), []).append(event)
    stuck = [
        (shown[-1].at, lesson)
        for lesson, shown in last.items()
        if len(shown) >= _TWICE and all(event.credit < _POOR for event in shown[-_TWICE:])
    ]
    return max(stuck)[1] if stuck else None
