"""The cells that are a step's pattern: what somebody points at who has seen it."""

from tutor.techniques.step import Role, Step

_BACKGROUND: frozenset[Role] = frozenset(
    {"blocker", "excluded", "bivalue", "clash", "companion", "cross-line"}
)
"""Roles that support an argument without being part of its pattern."""


_SUPPOSED: tuple[Role, ...] = ("assumed", "case", "fin", "guardian")
"""What a net begins with: the rest of it follows."""


def pattern_cells(step: Step) -> frozenset[int]:
    """The cells to point at, in no order; for a single the cell it fills, for a net the cells
    in which something is supposed."""
    if step.is_net:
        return frozenset(step.cells(*_SUPPOSED))
    return frozenset(mark.cell for mark in step.marks if mark.role not in _BACKGROUND)
