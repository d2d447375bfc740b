"""The course: two introductions, then a lesson for each technique."""

from functools import cache, cached_property
from pathlib import Path

from tutor.base.content import content_root
from tutor.learn.folder import LessonFolder
from tutor.learn.schema import ExerciseData, LessonData, read_exercises, read_lesson
from tutor.learn.taught import ORDER, lesson_of

INTRODUCTIONS = ("rules", "notation")
LESSONS: tuple[str, ...] = (*INTRODUCTIONS, *ORDER)
"""Every lesson, in the order of the course."""


class Lesson(LessonFolder):
    """A folder of the course, each of its files read when it is first needed."""

    def __init__(self, id_: str, folder: Path) -> None:
        super().__init__(id_, folder)
        self.is_introduction = id_ in INTRODUCTIONS

    @property
    def shows_candidates(self) -> bool:
        """Whether its boards have their candidates: the rules come before anybody knows them."""
        return self.id != "rules"

    @cached_property
    def data(self) -> LessonData:
        """The boards that are told."""
        return read_lesson(self.folder)

    @cached_property
    def exercises(self) -> ExerciseData:
        """The boards of the exercises."""
        return read_exercises(self.folder)


@cache
def lesson(id_: str) -> Lesson:
    """The lesson with this id, or the one that teaches the technique with this id.

    Raises:
        KeyError: there is none.
    """
    if (shared := lesson_of(id_)) != id_:
        return lesson(shared)
    if id_ not in LESSONS:
        raise KeyError(id_)
    return Lesson(id_, content_root("lessons") / id_)
