"""WXYZ-Wing: four cells with four digits, only one of which can be in two places at once."""

from collections.abc import Iterator

from tutor.techniques.position import Position
from tutor.techniques.step import Step


def wxyz_wing(position: Position) -> Iterator[Step]:
    """A hinge and three cells around it."""
    return iter(())
