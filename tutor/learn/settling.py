"""What is kept of an exercise: while it is being answered, and once it is over.

All of it belongs into one transaction: what has counted must not wait to count again.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from tutor.base.events import Event
from tutor.learn.attempt import Attempt
from tutor.learn.lessons import ALL_LESSONS
from tutor.learn.mastery import POOR
from tutor.learn.progress import LessonProgress, name_of


@dataclass(frozen=True)
class Settled:
    """What to write down together."""

    events: tuple[Event, ...]
    course: dict[str, Any]
    """Places in the course by name; None for one to forget."""


def draft_name(lesson: str) -> str:
    """The name under which a lesson's exercise waits that was left half answered."""
    return f"exercise:{lesson}"


def draft_of(lesson: str, course: Mapping[str, Any]) -> Attempt | None:
    """The exercise of a lesson that was left half answered."""
    attempt = Attempt.from_json(course.get(draft_name(lesson)))
    return None if attempt is None or attempt.is_over else attempt


def drafts(course: Mapping[str, Any]) -> list[Attempt]:
    """Every exercise left half answered, the furthest in the course first."""
    found = (draft_of(lesson, course) for lesson in reversed(ALL_LESSONS))
    return [attempt for attempt in found if attempt is not None]


def settled(attempt: Attempt, course: Mapping[str, Any], now: datetime) -> Settled:
    """An exercise is left for good: what was tried counts, and nothing else does."""
    event = attempt.event(now) if attempt.attempts or attempt.rung else None
    rows: dict[str, Any] = {draft_name(attempt.lesson): None}
    if attempt.credit >= POOR:
        progress = LessonProgress.of(attempt.lesson, course).with_done(attempt.kind)
        rows[name_of(attempt.lesson)] = progress.as_json()
    return Settled(() if event is None else (event,), rows)
