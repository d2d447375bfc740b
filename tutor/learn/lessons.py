"""Every lesson of both games, for whoever needs no more than its name and its words."""

from tutor.base.language import Language
from tutor.learn import course
from tutor.learn.folder import LessonFolder
from tutor.learn.nonogram import course as nonograms
from tutor.learn.nonogram.path import INTRODUCTION
from tutor.learn.nonogram.path import LESSONS as NONOGRAM_LESSONS
from tutor.nonogram.names import is_of_nonograms
from tutor.nonogram.techniques import rule_of
from tutor.techniques.ladder import TECHNIQUES

INTRODUCTIONS: tuple[str, ...] = (*course.INTRODUCTIONS, INTRODUCTION)
"""The lessons about a game, and no technique."""
ALL_LESSONS: tuple[str, ...] = (*course.LESSONS, *NONOGRAM_LESSONS)
"""The lessons of Sudoku, then those of nonograms, each in the order of its course."""


def any_lesson(id_: str) -> LessonFolder:
    """The lesson with this id, of either game.

    Raises:
        KeyError: there is none.
    """
    return nonograms.lesson(id_) if is_of_nonograms(id_) else course.lesson(id_)


def lesson_title(id_: str, language: Language) -> str:
    """What a lesson of either game is called."""
    return any_lesson(id_).text(language).title


def tier_of(technique: str) -> int:
    """The tier of a technique of either game.

    Raises:
        KeyError: there is none of that name.
    """
    return rule_of(technique).tier if is_of_nonograms(technique) else TECHNIQUES[technique].tier
