"""What a learner wants of an exam: the terms as they were set last, and what may be typed.

Until a level was chosen it is the learner's own.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from tutor.base.document import BadDocument, Place, read_text
from tutor.learn.exam import own
from tutor.learn.exam.exam import read_extra
from tutor.learn.exam.kinds import Games
from tutor.learn.exam.syllabus import (
    FULL_MARK,
    MOST_EXTRA,
    Syllabus,
    games_of,
    levels_for,
    techniques_of,
)
from tutor.learn.mastery import Mastery
from tutor.rating.levels import LEVELS, Level
from tutor.rating.pictures import rate_picture
from tutor.rating.record import rate

PLACE = "exam"
"""The terms are kept in the course under this name."""
LONGEST_SEED, LONGEST_NAME = 40, 60
_USUAL_LEVEL: Level = "medium"
_USUAL = Syllabus(_USUAL_LEVEL).with_usual_time()
_TOGETHER: tuple[tuple[str, ...], ...] = (
    ("level", "game", "techniques"),
    *(
        (name,)
        for name in ("questions", "minutes", "mode", "pass", "bonus", "kinds", "grids", "pace")
    ),
)
"""The members of the terms that only make sense together."""


def level_of_learner(mastery: Mastery, games: Games = "sudoku") -> Level:
    """The hardest level of which a learner has met at least half the techniques."""
    first, *others = levels_for(games)
    met = first
    for level in others:
        ids = [id_ for game in games_of(games) for id_ in techniques_of(level, game)]
        if 2 * sum(mastery.of(id_).state != "new" for id_ in ids) >= len(ids):
            met = level
    return met


def level_of_grids(lines: Iterable[str], games: Games) -> Level:
    """The level of the hardest of some own grids, or the hardest there are exams of."""
    found = tuple(lines)
    levels = [rate(grid).level for grid in own.grids(found)]
    levels += [rate_picture(picture).level for picture in own.pictures(found)]
    possible = levels_for(games)
    return max((one for one in levels if one in possible), key=LEVELS.index, default=possible[-1])


@dataclass(frozen=True)
class ExamPreferences:
    """The terms of the next exam, and who sits it."""

    syllabus: Syllabus = _USUAL
    name: str = ""
    extra: int = 0
    """Extra time, in percent."""

    def as_json(self) -> dict[str, object]:
        """The preferences in words and numbers."""
        return {**self.syllabus.as_json(), "name": self.name, "extra": self.extra}

    @staticmethod
    def of(kept: object, level: Level = _USUAL_LEVEL) -> "ExamPreferences":
        """The preferences that were kept; the usual ones in the place of what makes no sense.

        Args:
            kept: what was kept.
            level: the learner's, where none was chosen.
        """
        found = kept if isinstance(kept, dict) else {}
        terms = Syllabus(level).with_usual_time().as_json()
        for names in _TOGETHER:
            wanted = terms | {name: found[name] for name in names if name in found}
            if _makes_sense(wanted):
                terms = wanted
        syllabus = Syllabus.from_json(Place(terms))
        return ExamPreferences(syllabus, _name(found.get("name")), _extra(found.get("extra")))


def _makes_sense(terms: dict[str, object]) -> bool:
    try:
        Syllabus.from_json(Place(terms))
    except BadDocument:
        return False
    return True


def _name(value: object) -> str:
    try:
        name = read_text(value)
    except (TypeError, ValueError):
        return ""
    return name if is_fit(name, LONGEST_NAME) else ""


def _extra(value: object) -> int:
    try:
        return read_extra(value)
    except (TypeError, ValueError):
        return 0


# What may be typed


def extra_of(text: str) -> int | None:
    """Extra time in percent, with or without the sign; None if the text is none."""
    found = re.fullmatch(r"\s*\+?([0-9]{1,4})\s*%?\s*", text)
    extra = int(found[1]) if found else MOST_EXTRA + 1
    return extra if extra <= MOST_EXTRA else None


def whole(text: str, most: int) -> int | None:
    """A whole number from 1 on; None if the text is none, or too large a one."""
    found = re.fullmatch(r"\s*([0-9]{1,4})\s*", text)
    number = int(found[1]) if found else 0
    return number if 1 <= number <= most else None


def mark_of(text: str) -> float | None:
    """A mark, to a tenth, with a point or a comma; None if the text is none."""
    found = re.fullmatch(r"\s*([0-9]{1,2})(?:[.,]([0-9]))?\s*", text)
    mark = float(f"{found[1]}.{found[2] or 0}") if found else FULL_MARK + 1.0
    return mark if mark <= FULL_MARK else None


def is_fit(text: str, longest: int) -> bool:
    """Whether a text can stand on a line."""
    return len(text.strip()) <= longest and text.isprintable()
