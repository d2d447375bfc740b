"""How long the learner was here on each day: what a goal in minutes is measured by."""

from collections.abc import Mapping
from datetime import date

from tutor.base.document import read_amount

DAY = "day:"
"""Before a date, among the places of the course."""
_LONGEST = 86400.0


def name_of(day: date) -> str:
    """The name under which a day is kept."""
    return f"{DAY}{day.isoformat()}"


def seconds_in(kept: object) -> float:
    """How long somebody was here, from what is kept of a day."""
    try:
        seconds = read_amount(kept.get("seconds")) if isinstance(kept, dict) else 0.0
    except ValueError:
        return 0.0
    return min(seconds, _LONGEST)


def as_json(seconds: float) -> dict[str, object]:
    """The same as it is kept."""
    return {"seconds": round(seconds)}


def longer(ours: object, theirs: object) -> dict[str, object]:
    """What is kept of a day here and there: neither is lost, and nothing counts twice."""
    return as_json(max(seconds_in(ours), seconds_in(theirs)))


def days_in(course: Mapping[str, object]) -> dict[date, float]:
    """Every day with the time spent on it."""
    found = dict[date, float]()
    for name, kept in course.items():
        if name.startswith(DAY):
            try:
                found[date.fromisoformat(name.removeprefix(DAY))] = seconds_in(kept)
            except ValueError:
                continue
    return found
