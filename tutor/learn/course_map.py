"""The map of the course: its stages one after the other, and how the learner stands in each."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import NamedTuple

from tutor.base.language import Language
from tutor.games.both import GAMES, tier_of
from tutor.games.game import GameName
from tutor.learn.course import COURSES, course_of, lesson_text
from tutor.learn.mastery import Mastery
from tutor.learn.progress import LessonStanding
from tutor.learn.text import without_marks


@dataclass(frozen=True)
class Stage:
    """A part of the course: the introductions, a tier, or another game as a whole."""

    game: GameName
    tier: int | None
    """None where it is no tier."""
    lessons: tuple[LessonStanding, ...]

    @property
    def known(self) -> int:
        """How many of its lessons are known, though they may be due again."""
        return sum(lesson.state in ("known", "due") for lesson in self.lessons)

    @property
    def learning(self) -> int:
        """How many are under way."""
        return sum(lesson.state == "learning" for lesson in self.lessons)


class Counts(NamedTuple):
    """How many lessons there are, and how the learner stands with them: one count for all."""

    known: int
    learning: int
    all: int

    @staticmethod
    def of(found: Iterable[Stage]) -> "Counts":
        """Those of some stages."""
        parts = list(found)
        return Counts(
            sum(stage.known for stage in parts),
            sum(stage.learning for stage in parts),
            sum(len(stage.lessons) for stage in parts),
        )


Part = tuple[GameName, int | None, tuple[str, ...]]
"""A game, a tier of it, and the lessons."""


@cache
def layout() -> tuple[Part, ...]:
    """The stages with their lessons: those of the first game by tier, each other game as one."""
    first, *others = (game.name for game in GAMES)
    course = COURSES[first]
    found: list[Part] = [(first, None, course.introductions)]
    found += [(first, tier, tuple(ids)) for tier, ids in groupby(course.order, key=tier_of)]
    found += [(game, None, COURSES[game].lessons) for game in others]
    return tuple(found)


def stages(course: Mapping[str, object], mastery: Mastery) -> tuple[Stage, ...]:
    """Every stage as the learner stands in it."""
    return tuple(
        Stage(game, tier, tuple(LessonStanding.of(id_, course, mastery) for id_ in ids))
        for game, tier, ids in layout()
    )


def opens(lesson: str) -> tuple[str, ...]:
    """The lessons that go on from this one."""
    course = course_of(lesson)
    return tuple(id_ for id_ in course.order if lesson in course.requires(id_))


def gist(lesson: str, language: Language) -> tuple[str, str]:
    """The idea of a lesson in a sentence, and its diagram; nothing where it has none."""
    for section in lesson_text(lesson, language).sections:
        if section.part == "idea":
            said = next((block for block in section.blocks if "\n" not in block), "")
            drawn = next((block for block in section.blocks if "\n" in block), "")
            first = without_marks(said).partition(". ")[0].rstrip(".")
            return f"{first}." if first else "", drawn
    return "", ""
