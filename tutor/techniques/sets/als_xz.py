"""ALS-XZ."""

from collections.abc import Iterator

from tutor.techniques.position import Position
from tutor.techniques.step import Step


def als_xz(position: Position) -> Iterator[Step]:
    """Two sets."""
    return iter(())
