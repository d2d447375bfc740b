"""What an exam is about, and how it is held."""

from dataclasses import dataclass, replace
from math import ceil
from typing import Any, Literal

from tutor.learn.document import Place, read_amount, read_list, read_text, read_whole
from tutor.play.grading import LEVELS
from tutor.rating.levels import FOR_BEGINNERS, TIER_OF_LEVEL, Level
from tutor.techniques.ladder import LADDER, TECHNIQUES

Mode = Literal["training", "strict"]
"""With hints at a cost, or without any help."""
MODES: tuple[Mode, ...] = ("training", "strict")

MOST_QUESTIONS = 50
MOST_MINUTES = 600
FULL_MARK = 20
PASS_MARK = 10.0
"""Half of full marks, unless a teacher wants another."""
USUAL_QUESTIONS = 8
_MINUTES_A_QUESTION: dict[Level, float] = {
    "beginner": 4,
    "easy": 4.5,
    "medium": 6,
    "hard": 8,
    "expert": 10,
    "master": 12,
    "diabolical": 14,
}
"""A little more than what the rater expects of a question on average."""
_ENOUGH_TO_CHOOSE, _CHOICES = 4, 6


def techniques_of(level: Level) -> tuple[str, ...]:
    """The techniques that a level is about: those of its tier."""
    tier = TIER_OF_LEVEL[level]
    ids = tuple(technique.id for technique in LADDER if technique.tier == tier)
    return tuple(id_ for id_ in ids if id_ in FOR_BEGINNERS) if level == "beginner" else ids


def level_for(techniques: tuple[str, ...]) -> Level:
    """The level of grids on which the hardest of some techniques is at home."""
    tier = max(TECHNIQUES[id_].tier for id_ in techniques)
    of_tier = [level for level in LEVELS if TIER_OF_LEVEL[level] == tier]
    return of_tier[0] if FOR_BEGINNERS.issuperset(techniques) else of_tier[-1]


def usual_minutes(level: Level, questions: int) -> int:
    """A time limit that the rater finds fair, in steps of five minutes."""
    wanted = 5 * ceil(questions * _MINUTES_A_QUESTION[level] / 5)
    return min(wanted, MOST_MINUTES)


@dataclass(frozen=True)
class Syllabus:
    """The terms of an exam, known before it begins."""

    level: Level | None = None
    """None if techniques were chosen one by one."""
    chosen: tuple[str, ...] = ()
    """The techniques chosen one by one, in the order of the ladder."""
    questions: int = USUAL_QUESTIONS
    minutes: int = 30
    mode: Mode = "training"
    pass_mark: float = PASS_MARK

    @property
    def techniques(self) -> tuple[str, ...]:
        """What it is about."""
        if self.level is None:
            return self.chosen
        return techniques_of(self.level)

    @property
    def grid_level(self) -> Level:
        """The level of whole grids in it."""
        return self.level or level_for(self.chosen)

    def with_usual_time(self) -> "Syllabus":
        """The same with a time limit that the rater finds fair."""
        return replace(self, minutes=usual_minutes(self.grid_level, self.questions))

    @property
    def options(self) -> tuple[str, ...]:
        """The names to choose from where a technique is asked for: all that a learner has met."""
        ids = [technique.id for technique in LADDER]
        last = max(ids.index(id_) for id_ in self.techniques)
        singles = sum(technique.tier == 1 for technique in LADDER)
        return tuple(ids[: max(last + 1, singles)])

    @property
    def named(self) -> tuple[str, ...]:
        """What may be the answer where a technique is asked for.

        Its own techniques, or, where they are few, the hardest of the list: else the
        syllabus would be the answer.
        """
        few = len(self.techniques) < _ENOUGH_TO_CHOOSE
        return self.options[-_CHOICES:] if few else self.techniques

    @property
    def subject(self) -> str:
        """What it is about, as a word for programs; the rest does not change the questions."""
        return self.level or ",".join(self.chosen)

    def as_json(self) -> dict[str, Any]:
        """The terms in words and numbers."""
        return {
            "level": self.level,
            "techniques": list(self.techniques),
            "questions": self.questions,
            "minutes": self.minutes,
            "mode": self.mode,
            "pass": self.pass_mark,
        }

    @staticmethod
    def from_json(place: Place) -> "Syllabus":
        """The terms that were written so.

        Raises:
            BadDocument: they make no sense.
        """
        level = place.of("level", _level)
        techniques = place.of("techniques", _techniques)
        return Syllabus(
            level,
            () if level else techniques,
            place.of("questions", lambda value: _within(read_whole(value), MOST_QUESTIONS)),
            place.of("minutes", lambda value: _within(read_whole(value), MOST_MINUTES)),
            place.of("mode", _mode),
            place.of("pass", _pass_mark),
        )


def in_order(techniques: tuple[str, ...]) -> tuple[str, ...]:
    """Techniques in the order of the ladder, each once."""
    return tuple(technique.id for technique in LADDER if technique.id in techniques)


def _level(value: object) -> Level | None:
    if value is None:
        return None
    return LEVELS[LEVELS.index(read_text(value))]


def _techniques(value: object) -> tuple[str, ...]:
    ids = tuple(map(read_text, read_list(value)))
    if not ids or in_order(ids) != ids:
        raise ValueError(value)
    return ids


def _mode(value: object) -> Mode:
    return MODES[MODES.index(read_text(value))]


def _within(value: int, most: int) -> int:
    if not 1 <= value <= most:
        raise ValueError(value)
    return value


def _pass_mark(value: object) -> float:
    if (found := read_amount(value)) > FULL_MARK:
        raise ValueError(value)
    return found
