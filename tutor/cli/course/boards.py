"""The pages of a lesson and the board of an exercise, whatever their game, for reading out."""

from collections.abc import Sequence
from typing import Any

from tutor.base.language import Language
from tutor.cli.course.nonogram_reading import NonogramReader
from tutor.cli.course.reading import AnyReader, LessonReader
from tutor.cli.course.session import Session
from tutor.learn import course
from tutor.learn.aids import aids_for
from tutor.learn.attempt import Attempt
from tutor.learn.exercises import Exercise
from tutor.learn.nonogram import course as nonograms
from tutor.learn.nonogram.exercises import NonogramExercise
from tutor.learn.nonogram.pages import NonogramPage, nonogram_pages
from tutor.learn.pages import Page, pages
from tutor.nonogram.names import is_of_nonograms

AnyPage = Page | NonogramPage

_ON_A_BOARD = ("example", "scene")
"""The parts whose board is read out, as where cells are pointed at: else it is a background."""


def pages_of(lesson: str, language: Language) -> Sequence[AnyPage]:
    """The whole lesson."""
    if is_of_nonograms(lesson):
        return nonogram_pages(nonograms.lesson(lesson), language)
    return pages(course.lesson(lesson), language)


def reader_of_page(page: AnyPage, lesson: str, session: Session) -> AnyReader:
    """Whoever reads the board of a page out."""
    if isinstance(page, NonogramPage):
        return NonogramReader(page.shown.position, session.speaker)
    shows = course.lesson(lesson).shows_candidates
    return LessonReader(page.grid, session.speaker, shows_candidates=shows)


def pointed_on(page: AnyPage) -> frozenset[int]:
    """The cells that a page points at."""
    return frozenset() if isinstance(page, NonogramPage) else page.pointed


def is_about_its_board(page: AnyPage) -> bool:
    """Whether a page speaks of what its board shows; a line that misleads is spoken of too."""
    is_miss = isinstance(page, NonogramPage) and page.part == "mistake"
    return page.part in _ON_A_BOARD or is_miss or bool(pointed_on(page))


def reader_of_exercise(attempt: Attempt, session: Session) -> AnyReader:
    """Whoever reads the board of an exercise out, with the aids that the learner needs."""
    exercise: Any = attempt.exercise
    if isinstance(exercise, NonogramExercise):
        return NonogramReader(exercise.position, session.speaker)
    assert isinstance(exercise, Exercise)
    aids = aids_for(session.mastery().of(attempt.lesson), session.settings.fade_aids)
    shows = exercise.shows_candidates(aids)
    return LessonReader(exercise.grid, session.speaker, shows_candidates=shows)
