"""The way through the course: what is taught when, and what each technique builds on."""

from collections.abc import Collection, Sequence

from tutor.learn.mastery import Mastery
from tutor.learn.nonogram import path as nonograms
from tutor.learn.taught import ORDER, lesson_of, requires_of_sudoku


def requires(technique: str) -> tuple[str, ...]:
    """The techniques that should be met before this one; none for those without a lesson."""
    own = requires_of_sudoku(lesson_of(technique))
    return own or nonograms.REQUIRES.get(technique, ())


def is_unlocked(technique: str, mastery: Mastery) -> bool:
    """Whether everything it builds on has been met: advice, which nobody has to follow."""
    return all(mastery.of(earlier).state != "new" for earlier in requires(technique))


def next_lesson(
    mastery: Mastery, read: Collection[str] = (), order: Sequence[str] = ORDER
) -> str | None:
    """The technique of a course to learn next; None if there is none.

    What was met in games, say by a hint, is not learnt by that: its lesson comes too,
    unless it was read.
    """
    for technique in order:
        state = mastery.of(technique).state
        is_open = state == "new" or (state == "learning" and technique not in read)
        if is_open and is_unlocked(technique, mastery):
            return technique
    return None
