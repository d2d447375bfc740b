"""ALS-XY-Wing and ALS chains."""

from collections.abc import Iterator

from tutor.techniques.position import Position
from tutor.techniques.step import Step


def als_xy_wing(position: Position) -> Iterator[Step]:
    """Three sets."""
    return iter(())


def als_chain(position: Position) -> Iterator[Step]:
    """Four sets or more."""
    return iter(())
