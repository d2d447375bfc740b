"""The course of nonograms: an introduction, then a lesson for each rule."""

from functools import cache, cached_property
from pathlib import Path

from tutor.base.content import content_root
from tutor.learn.folder import LessonFolder
from tutor.learn.nonogram.path import INTRODUCTION, LESSONS
from tutor.learn.nonogram.schema import (
    NonogramLessonData,
    read_instances,
    read_nonogram_lesson,
)
from tutor.nonogram.position import Position


class NonogramLesson(LessonFolder):
    """A folder of the course."""

    def __init__(self, id_: str, folder: Path) -> None:
        super().__init__(id_, folder)
        self.is_introduction = id_ == INTRODUCTION

    @cached_property
    def instances(self) -> tuple[Position, ...]:
        """Boards on which its rule is the simplest, where random ones are too rare."""
        return read_instances(self.folder)

    @cached_property
    def data(self) -> NonogramLessonData:
        """The lines and boards that are told."""
        return read_nonogram_lesson(self.folder)


@cache
def lesson(id_: str) -> NonogramLesson:
    """The lesson with this id.

    Raises:
        KeyError: there is none.
    """
    if id_ not in LESSONS:
        raise KeyError(id_)
    return NonogramLesson(id_, content_root("lessons") / id_)
