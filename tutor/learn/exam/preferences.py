"""What a learner wants of an exam: the terms as they were set last, and what may be typed."""

import re
from dataclasses import dataclass

from tutor.base.document import BadDocument, Place, read_text
from tutor.learn.exam.syllabus import FULL_MARK, Syllabus

PLACE = "exam"
"""The terms are kept in the course under this name."""
LONGEST_SEED, LONGEST_NAME = 40, 60
_USUAL = Syllabus("medium").with_usual_time()
_TOGETHER = (("level", "game", "techniques"), ("questions",), ("minutes",), ("mode",), ("pass",))
"""The members of the terms that only make sense together."""


@dataclass(frozen=True)
class ExamPreferences:
    """The terms of the next exam, and who sits it."""

    syllabus: Syllabus = _USUAL
    name: str = ""

    def as_json(self) -> dict[str, object]:
        """The preferences in words and numbers."""
        return {**self.syllabus.as_json(), "name": self.name}

    @staticmethod
    def of(kept: object) -> "ExamPreferences":
        """The preferences that were kept; the usual ones in the place of what makes no sense."""
        found = kept if isinstance(kept, dict) else {}
        terms = _USUAL.as_json()
        for names in _TOGETHER:
            wanted = terms | {name: found[name] for name in names if name in found}
            if _makes_sense(wanted):
                terms = wanted
        return ExamPreferences(Syllabus.from_json(Place(terms)), _name(found.get("name")))


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


# What may be typed


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
