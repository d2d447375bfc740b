"""What is taught: the lessons in their order, what each builds on, and which teaches what."""

from tutor.techniques.curriculum import ORDER
from tutor.techniques.ladder import CURRICULUM, TECHNIQUES

__all__ = ["ORDER", "families", "family_of", "lesson_of", "requires_of_sudoku"]


def requires_of_sudoku(lesson: str) -> tuple[str, ...]:
    """The lessons that this one goes on from; none for what is no lesson on Sudoku."""
    technique = TECHNIQUES.get(lesson)
    return () if technique is None else technique.builds_on


def lesson_of(technique: str) -> str:
    """The lesson that teaches a technique: its own, or that of its family."""
    known = TECHNIQUES.get(technique)
    return technique if known is None else known.lesson


def family_of(lesson: str) -> tuple[str, ...]:
    """The techniques that a lesson teaches, the one it is named after first."""
    return (lesson, *families().get(lesson, ()))


def families() -> dict[str, tuple[str, ...]]:
    """The lessons that teach more than one technique, with the others."""
    found: dict[str, tuple[str, ...]] = {}
    for technique in CURRICULUM:
        if technique.lesson != technique.id:
            found[technique.lesson] = (*found.get(technique.lesson, ()), technique.id)
    return found
