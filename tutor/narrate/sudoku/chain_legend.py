"""What is lit up on a grid, in words: a line for each role, and a chain from node to node."""

from functools import partial

from tutor.base.language import Language
from tutor.narrate.legend import LegendLine, role_lines
from tutor.narrate.sudoku.digits_and_houses import VOICE, Cells
from tutor.narrate.sudoku.nodes import OF_CHAINS, chain_line, node_numbers, node_sign
from tutor.narrate.sudoku.notation import lines_of
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Candidate, Mark, Role, Step

_ANSWERS: tuple[Role, ...] = ("single", "bug")
"""Marks that are the digit to place: part of the conclusion, not of the pattern."""


def visible_marks(step: Step) -> tuple[Mark, ...]:
    """The marks of the pattern, without the digit that is its answer."""
    return tuple(mark for mark in step.marks if mark.role not in _ANSWERS)


def legend_of(
    marks: tuple[Mark, ...],
    geometry: Geometry,
    language: Language,
    chain: Step | None = None,
) -> tuple[LegendLine, ...]:
    """A line for each role of some marks, with its cells, in the order they come in.

    Args:
        marks: what is lit up.
        geometry: the board's shape.
        language: the language of the lines.
        chain: the step, if it is told link by link; its nodes come first, one after the
            other, and the roles that only say which of them are true have no line.
    """
    lines = role_lines(marks, partial(Cells, geometry), VOICE, language)
    if chain is None:
        return lines
    numbers = node_numbers(chain)
    told = lines_of(chain, geometry, language)
    for line in lines:
        (role,) = line.roles
        candidates = [Candidate(mark.cell, mark.digit) for mark in marks if mark.role == role]
        if role in OF_CHAINS:
            continue
        if all(candidate in numbers for candidate in candidates):
            own = [node_sign(n) for n in sorted({numbers[c] for c in candidates})]
            line = chain_line(f"{''.join(own)} {line.text}", tuple((sign, role) for sign in own))
        told.append(line)
    return tuple(told)
