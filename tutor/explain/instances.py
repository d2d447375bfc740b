"""All that a technique proves with the cells of one of its patterns: digits beside the told one.

Two digits may be locked in the same cells, a fish may be read with other covers. The step
tells one of these; whoever sees another is as right.
"""

from tutor.explain.lookalike.pattern import pattern_cells
from tutor.sudoku.geometry import digits, union
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step


def instances(position: Position, step: Step) -> tuple[Step, ...]:
    """Every step of its technique whose pattern lies in its cells; the step itself first."""
    cells = pattern_cells(step)
    found = TECHNIQUES[step.technique].find(position)
    return (step, *(one for one in found if one != step and pattern_cells(one) <= cells))


def digits_unsaid(position: Position, step: Step) -> tuple[int, ...]:
    """The digits that a step is about, where its cells alone do not say so: they hold more.

    The legend of a chain names them, node by node.
    """
    if step.is_chain:
        return ()
    cells = pattern_cells(step)
    marked = {(mark.cell, mark.digit) for mark in step.marks if mark.cell in cells}
    held = set(digits(union(position.candidates[cell] for cell in cells)))
    spoken = {digit for cell, digit in marked if not position.values[cell]}
    return () if held <= spoken else tuple(sorted(spoken))
