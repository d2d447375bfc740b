"""One question of a result."""

from dataclasses import dataclass
from typing import Any

from tutor.base.document import (
    Place,
    read_amount,
    read_flag,
    read_share,
    read_text,
    read_up_to,
    read_whole,
)
from tutor.learn.exam.exam import Sheet
from tutor.learn.exam.ladders import read_technique

_MOST_POINTS = 10_000


@dataclass(frozen=True)
class Line:
    """One question of a result."""

    number: int
    """From 1."""
    kind: str
    technique: str
    """What it was about; nothing where that was not one technique."""
    points: int
    credit: float
    """How much of the answer was right, before hints."""
    earned: float
    is_answered: bool
    sheet: Sheet

    @property
    def hints(self) -> int:
        """How many hints were taken, each rung counted."""
        return sum(self.sheet.rungs)

    def as_json(self) -> dict[str, Any]:
        """The line in words and numbers."""
        return {
            "number": self.number,
            "kind": self.kind,
            "technique": self.technique or None,
            "points": self.points,
            "credit": round(self.credit, 4),
            "earned": round(self.earned, 2),
            "answered": self.is_answered,
            **self.sheet.as_json(),
        }

    @staticmethod
    def from_json(place: Place) -> "Line":
        """The line that was written so.

        Raises:
            BadDocument: it makes no sense.
        """
        points = place.of("points", _points)
        return Line(
            place.of("number", read_whole),
            place.of("kind", read_text),
            place.of("technique", lambda value: read_technique(value) if value else ""),
            points,
            place.of("credit", read_share),
            place.of("earned", lambda value: read_up_to(points, read_amount(value))),
            place.of("answered", read_flag),
            Sheet.from_json(place),
        )


def _points(value: object) -> int:
    if not 1 <= (points := read_whole(value)) <= _MOST_POINTS:
        raise ValueError(value)
    return points
