"""The course of each game: its lessons in their order, what they build on, their exercises.

What teaches a game is loaded when it is first needed: commands of one game do not wait for
the other.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.base.dice import Dice
from tutor.base.language import Language
from tutor.games.both import game_of
from tutor.games.game import GameName
from tutor.learn.kinds import Kind, kinds_of_grids, kinds_of_pictures
from tutor.learn.mastery import Mastery
from tutor.learn.taught import ORDER, lesson_of, requires_of_sudoku
from tutor.nonogram.names import technique_of
from tutor.nonogram.techniques import TECHNIQUES as RULES_OF_NONOGRAMS
from tutor.nonogram.techniques import rule_of
from tutor.techniques.ladder import TECHNIQUES

if TYPE_CHECKING:
    from tutor.learn.exercises.exercise import Exercise
    from tutor.learn.pages import LessonFolder

    LessonNamed = Callable[[str], LessonFolder]
    ExerciseMaker = Callable[[str, Kind, Dice], Exercise]


def _requires_of_rule(lesson: str) -> tuple[str, ...]:
    is_rule = lesson in RULES_OF_NONOGRAMS
    return tuple(map(technique_of, rule_of(lesson).builds_on)) if is_rule else ()


def _on_grids() -> "tuple[LessonNamed, ExerciseMaker]":
    from tutor.learn.exercises.grid_kinds import grid_exercise
    from tutor.learn.grid_lessons import lesson

    return lesson, grid_exercise


def _on_pictures() -> "tuple[LessonNamed, ExerciseMaker]":
    from tutor.learn.exercises.picture_kinds import picture_exercise
    from tutor.learn.picture_lessons import lesson

    return lesson, picture_exercise


@dataclass(frozen=True)
class Course:
    """The lessons on one game."""

    introductions: tuple[str, ...]
    """Those about the game, and no technique."""
    order: tuple[str, ...]
    """Those on techniques, in the order in which they are taught."""
    requires: Callable[[str], tuple[str, ...]]
    """The lessons that one goes on from; none for an introduction."""
    kinds: Callable[[str], tuple[Kind, ...]]
    """The kinds of exercises that a lesson sets."""
    tier: Callable[[str], int]
    """The tier of a technique."""
    load: "Callable[[], tuple[LessonNamed, ExerciseMaker]]"
    """Loads what reads its lessons and makes its exercises."""

    @property
    def lessons(self) -> tuple[str, ...]:
        """Every lesson, in the order of the course."""
        return self.introductions + self.order


COURSES: dict[GameName, Course] = {
    "sudoku": Course(
        ("rules", "notation"),
        ORDER,
        lambda lesson: requires_of_sudoku(lesson_of(lesson)),
        kinds_of_grids,
        lambda technique: TECHNIQUES[technique].tier,
        _on_grids,
    ),
    "nonogram": Course(
        ("nonogram-rules",),
        RULES_OF_NONOGRAMS,
        _requires_of_rule,
        kinds_of_pictures,
        lambda technique: rule_of(technique).tier,
        _on_pictures,
    ),
}
INTRODUCTIONS = tuple(id_ for course in COURSES.values() for id_ in course.introductions)
ALL_LESSONS = tuple(id_ for course in COURSES.values() for id_ in course.lessons)
"""The lessons on all games, each in the order of its course."""


def course_of(lesson: str) -> Course:
    """The course that a lesson, or a technique, belongs to."""
    return COURSES[game_of(lesson).name]


def lesson_folder(id_: str) -> "LessonFolder":
    """The lesson with this id.

    Raises:
        KeyError: there is none.
    """
    return course_of(id_).load()[0](id_)


def lesson_title(id_: str, language: Language) -> str:
    """What a lesson is called."""
    return lesson_folder(id_).text(language).title


def tier_of(technique: str) -> int:
    """The tier of a technique.

    Raises:
        KeyError: there is none of that name.
    """
    return course_of(technique).tier(technique)


def kinds_of(lesson: str) -> tuple[Kind, ...]:
    """The kinds of exercises a lesson sets."""
    return course_of(lesson).kinds(lesson)


def exercise(lesson: str, kind: Kind, seed: int | str) -> "Exercise":
    """The exercise of a lesson, a kind and a seed; ``use`` is a game, and no exercise here.

    Raises:
        KeyError: the lesson has no such exercise.
    """
    if kind not in kinds_of(lesson) or kind == "use":
        raise KeyError(kind)
    make = course_of(lesson).load()[1]
    return make(lesson, kind, Dice(f"{lesson} {kind} {seed}"))


# What to learn next


def requires(technique: str) -> tuple[str, ...]:
    """The techniques that should be met before this one; none for those without a lesson."""
    return course_of(technique).requires(technique)


def is_unlocked(technique: str, mastery: Mastery) -> bool:
    """Whether everything it builds on has been met: advice, which nobody has to follow."""
    return all(mastery.of(earlier).state != "new" for earlier in requires(technique))


def next_lesson(game: GameName, mastery: Mastery, read: Collection[str] = ()) -> str | None:
    """The lesson on a game to go on with; None if there is none.

    Whoever has shown nothing yet begins with the introductions. What was met in games, say
    by a hint, is not learnt by that: its lesson comes too, unless it was read.
    """
    course = COURSES[game]
    if not mastery.begun(game):
        for id_ in course.introductions:
            if id_ not in read:
                return id_
    for technique in course.order:
        state = mastery.of(technique).state
        is_open = state == "new" or (state == "learning" and technique not in read)
        if is_open and is_unlocked(technique, mastery):
            return technique
    return None
