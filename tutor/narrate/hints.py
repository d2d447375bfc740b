"""A hint in five rungs, each giving away a little more than the one before.

1. a nudge: the region, digit or cell to look at;
2. the technique's name, with its house or digit;
3. the pattern's cells with their roles;
4. the conclusion, with its full reason;
5. the same, and the step is applied.
"""

from typing import NamedTuple

from tutor.narrate.narration import named, narrate, role_name, say
from tutor.narrate.words import Cells
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


class Legend(NamedTuple):
    """One role of what is lit up, in words."""

    role: Role
    text: str


def legend_of(
    marks: tuple[Mark, ...], geometry: Geometry, language: Language
) -> tuple[Legend, ...]:
    """A line for each role of some marks, with its cells, in the order they come in."""
    cells: dict[Role, set[int]] = {}
    for mark in marks:
        cells.setdefault(mark.role, set()).add(mark.cell)
    return tuple(
        Legend(
            role,
            say(
                language,
                "legend",
                role=role_name(role, language),
                cells=Cells(geometry, tuple(sorted(found))),
            ),
        )
        for role, found in cells.items()
    )


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
        roles = (line.text for line in legend_of(marks, geometry, language))
        return Hint((name, told.what, *roles), marks)
    return Hint((name, told.what, *told.why.split("\n"), told.then), step.marks)
