"""A hint in five rungs, each giving away a little more than the one before.

1. a nudge: the line to look at;
2. the rule's name, with its line;
3. the cells that the argument starts from, with their roles;
4. the conclusion, with its full reason;
5. the same, and the step is applied.
"""

from typing import NamedTuple

from tutor.narrate.hints import APPLY as APPLY
from tutor.narrate.hints import NAME as NAME
from tutor.narrate.hints import NUDGE as NUDGE
from tutor.narrate.hints import PATTERN as PATTERN
from tutor.narrate.hints import REASON as REASON
from tutor.narrate.hints import RUNGS as RUNGS
from tutor.narrate.nonogram.narration import named, narrate, role_name
from tutor.narrate.nonogram.speech import say
from tutor.narrate.nonogram.words import Cells
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.step import Mark, Role, Step
from tutor.sudoku.geometry import Language


class Hint(NamedTuple):
    """What one rung reveals."""

    sentences: tuple[str, ...]
    marks: tuple[Mark, ...]
    """The cells that may be lit up."""


class Legend(NamedTuple):
    """One role of what is lit up, in words."""

    role: Role
    text: str

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles it speaks of."""
        return (self.role,)


def legend_of(marks: tuple[Mark, ...], puzzle: Puzzle, language: Language) -> tuple[Legend, ...]:
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
                cells=Cells(puzzle, tuple(sorted(found))),
            ),
        )
        for role, found in cells.items()
    )


def hint(step: Step, puzzle: Puzzle, language: Language, rung: int) -> Hint:
    """One rung of the ladder for a step."""
    told = narrate(step, puzzle, language)
    name = named(step, puzzle, language)
    if rung == NUDGE:
        return Hint((told.where,), ())
    if rung == NAME:
        return Hint((name,), ())
    if rung == PATTERN:
        roles = (line.text for line in legend_of(step.marks, puzzle, language))
        return Hint((name, told.what, *roles), step.marks)
    return Hint((name, told.what, told.why, told.then), step.marks)
