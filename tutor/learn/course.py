"""The course of each game: its lessons in their order, what they build on, their exercises.

What teaches a game is loaded when it is first needed: commands of one game do not wait for
the other.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING, Literal, NamedTuple

from tutor.base.content import content_root
from tutor.base.dice import Dice
from tutor.base.language import Language
from tutor.games.both import game_of, tier_of
from tutor.games.game import GameName
from tutor.learn.mastery import Mastery
from tutor.learn.taught import ORDER, lesson_of, requires_of_sudoku
from tutor.learn.text import LessonText, read_lesson_text
from tutor.nonogram.names import technique_of
from tutor.nonogram.rules.ladder import TECHNIQUES as RULES_OF_NONOGRAMS
from tutor.nonogram.rules.ladder import rule_of
from tutor.rating.levels import LEVEL_OF_TIER, LEVELS, Level
from tutor.techniques.ladder import TECHNIQUES

if TYPE_CHECKING:
    from tutor.learn.exercises.exercise import Exercise, Trial
    from tutor.learn.pages import LessonFolder


Kind = Literal["spot", "conclude", "judge", "use", "cell", "clash", "line"]
"""Point at the pattern; say what follows; is it one?; finish a grid; of the introductions:
find a cell, find what breaks the rules; and of nonograms: say what follows on a line."""

KINDS: tuple[Kind, ...] = ("spot", "conclude", "judge", "use")
"""The exercises of a technique, in the order a lesson sets them."""
_INTRODUCTORY: dict[str, tuple[Kind, ...]] = {
    "rules": ("clash",),
    "notation": ("cell",),
    "nonogram-rules": ("line",),
    "nonogram-automata": ("line",),
}
_OF_LINES: tuple[Kind, ...] = ("line", "conclude", "spot", "use")
"""The exercises of a nonogram rule that looks at one line."""
_OF_TRIALS: tuple[Kind, ...] = ("judge", "spot", "use")
"""Those of a rule that tries colours: there is no line to set it on."""
TRIALS = ("nonogram-edge-logic", "nonogram-contradiction")
_UNPOINTED: tuple[Kind, ...] = ("conclude", "judge", "use")
"""Those of techniques of which nobody points at the pattern: it is not on the board, for
something is supposed, or it has a dozen cells and more."""


def _kinds_on_grids(lesson: str) -> tuple[Kind, ...]:
    is_pointed = not is_supposition(lesson) and not is_exotic(lesson)
    return _INTRODUCTORY.get(lesson, KINDS if is_pointed else _UNPOINTED)


def _kinds_on_pictures(lesson: str) -> tuple[Kind, ...]:
    return _INTRODUCTORY.get(lesson, _OF_TRIALS if lesson in TRIALS else _OF_LINES)


def is_supposition(technique: str) -> bool:
    """Whether a technique of Sudoku tries out what is not on the board."""
    known = TECHNIQUES.get(technique)
    return known is not None and known.family in ("suppositions", "templates")


def is_exotic(technique: str) -> bool:
    """Whether a technique is one of the large patterns that only the hardest grids need."""
    known = TECHNIQUES.get(technique)
    return known is not None and known.family == "exotic patterns"


def _requires_of_rule(lesson: str) -> tuple[str, ...]:
    if lesson == "nonogram-automata":
        return ("nonogram-complete-line",)
    is_rule = lesson in RULES_OF_NONOGRAMS
    return tuple(map(technique_of, rule_of(lesson).builds_on)) if is_rule else ()


LessonNamed = Callable[[str], "LessonFolder"]
ExerciseMaker = Callable[[str, Kind, Dice], "Exercise"]
TrialMaker = Callable[[str, Sequence[str], Dice], "Trial"]


class Material(NamedTuple):
    """What teaches one game."""

    lesson: LessonNamed
    exercise: ExerciseMaker
    trial: TrialMaker


def _on_grids() -> Material:
    from tutor.learn.exercises.grid_kinds import grid_exercise, grid_trial
    from tutor.learn.grid_lessons import lesson

    return Material(lesson, grid_exercise, grid_trial)


def _on_pictures() -> Material:
    from tutor.learn.exercises.picture_kinds import picture_exercise, picture_trial
    from tutor.learn.picture_lessons import lesson

    return Material(lesson, picture_exercise, picture_trial)


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
    load: Callable[[], Material]
    """Loads what reads its lessons and makes its exercises."""
    further: tuple[str, ...] = ()
    """Those that look behind the game, after all techniques."""

    @property
    def lessons(self) -> tuple[str, ...]:
        """Every lesson, in the order of the course."""
        return self.introductions + self.order + self.further


COURSES: dict[GameName, Course] = {
    "sudoku": Course(
        ("rules", "notation"),
        ORDER,
        lambda lesson: requires_of_sudoku(lesson_of(lesson)),
        _kinds_on_grids,
        _on_grids,
    ),
    "nonogram": Course(
        ("nonogram-rules",),
        RULES_OF_NONOGRAMS,
        _requires_of_rule,
        _kinds_on_pictures,
        _on_pictures,
        further=("nonogram-automata",),
    ),
}
INTRODUCTIONS = tuple(
    id_ for course in COURSES.values() for id_ in (*course.introductions, *course.further)
)
"""The lessons that are about no technique."""
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
    return course_of(id_).load().lesson(id_)


def lesson_after(id_: str) -> str | None:
    """The lesson that follows another in its course; None after the last one."""
    lessons = course_of(id_).lessons
    index = lessons.index(lesson_of(id_)) + 1
    return lessons[index] if index < len(lessons) else None


def lesson_title(id_: str, language: Language) -> str:
    """What a lesson is called."""
    return lesson_text(id_, language).title


def lesson_text(id_: str, language: Language) -> LessonText:
    """The words of a lesson; nothing that makes its boards is loaded for them.

    Raises:
        KeyError: there is no such lesson.
    """
    lesson = lesson_of(id_)
    if lesson not in ALL_LESSONS:
        raise KeyError(id_)
    return read_lesson_text(content_root("lessons") / lesson / f"{language}.md", language)


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
    make = course_of(lesson).load().exercise
    return make(lesson, kind, Dice(f"{lesson} {kind} {seed}"))


# What is set


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


# What to learn next


def requires(technique: str) -> tuple[str, ...]:
    """The techniques that should be met before this one; none for those without a lesson."""
    return course_of(technique).requires(technique)


def is_unlocked(technique: str, mastery: Mastery) -> bool:
    """Whether everything it builds on has been met: advice, which nobody has to follow."""
    return all(mastery.of(earlier).state != "new" for earlier in requires(technique))


def needs_introductions(game: GameName, mastery: Mastery, read: Collection[str]) -> bool:
    """Whether the introductions come first: nothing is known, and no other lesson was read.

    A puzzle that was solved on the way does not stand for the rules; a technique beyond the
    first tier that was met does.
    """
    course = COURSES[game]

    def tells(technique: str) -> bool:
        is_met = mastery.of(technique).state != "new" and tier_of(technique) > 1
        return is_met or technique in read or mastery.knows(technique)

    return not any(map(tells, course.order))


def next_lesson(game: GameName, mastery: Mastery, read: Collection[str] = ()) -> str | None:
    """The lesson on a game to go on with; None if there is none.

    Whoever knows nothing yet begins with the introductions. What was met in games, say
    by a hint, is not learnt by that: its lesson comes too, unless it was read.
    """
    course = COURSES[game]
    if needs_introductions(game, mastery, read):
        for id_ in course.introductions:
            if id_ not in read:
                return id_
    for technique in course.order:
        state = mastery.of(technique).state
        is_open = state == "new" or (state == "learning" and technique not in read)
        if is_open and is_unlocked(technique, mastery):
            return technique
    return None


_ENOUGH = 0.25
"""The part of a tier that somebody of its level knows."""


def level_of_learner(game: GameName, mastery: Mastery) -> Level:
    """The level of the hardest tier that is begun in earnest, as are all below it.

    Whoever does not know all of the first tier is a beginner.
    """
    course = COURSES[game]
    tiers: dict[int, list[bool]] = {}
    for technique in course.order:
        tiers.setdefault(tier_of(technique), []).append(mastery.knows(technique))
    reached: Level = LEVELS[0]
    for tier, known in sorted(tiers.items()):
        if sum(known) < (len(known) if tier == 1 else _ENOUGH * len(known)):
            break
        reached = LEVEL_OF_TIER[tier]
    return reached
