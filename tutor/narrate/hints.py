"""A hint in five rungs, each giving away a little more than the one before.

1. a nudge: the region, digit or cell to look at;
2. the technique's name, with its house or digit;
3. the pattern's cells with their roles;
4. the conclusion, with its full reason;
5. the same, and the step is applied.
"""

from typing import NamedTuple

from tutor.narrate.legend import legend_of
from tutor.narrate.narration import named, narrate
from tutor.sudoku.geometry import Geometry, Language
from tutor.techniques.step import Mark, Role, Step

RUNGS = (1, 2, 3, 4, 5)
NUDGE, NAME, PATTERN, REASON, APPLY = RUNGS

_ANSWERS: tuple[Role, ...] = ("single", "bug")
"""Marks that are the digit to place: part of the conclusion, not of the pattern."""


class Hint(NamedTuple):
    """What one rung reveals."""

    sentences: tuple[str, ...]
    marks: tuple[Mark, ...]
    """The candidates that may be lit up."""


def visible_marks(step: Step) -> tuple[Mark, ...]:
    """The marks of the pattern, without the digit that is its answer."""
    return tuple(mark for mark in step.marks if mark.role not in _ANSWERS)


def hint(step: Step, geometry: Geometry, language: Language, rung: int) -> Hint:
    """One rung of the ladder for a step."""
    told = narrate(step, geometry, language)
    name = named(step, geometry, language)
    if rung == NUDGE:
        return Hint((told.where,), ())
    if rung == NAME:
        return Hint((name,), ())
    if rung == PATTERN:
        marks = visible_marks(step)
        chain = step if step.is_chain else None
        legend = (line.text for line in legend_of(marks, geometry, language, chain))
        return Hint((name, told.what, *legend), marks)
    return Hint((name, told.what, *told.reasons, told.then), step.marks)
