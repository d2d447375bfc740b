"""Death Blossom."""

from collections.abc import Iterator

from tutor.techniques.position import Position
from tutor.techniques.step import Step


def death_blossom(position: Position) -> Iterator[Step]:
    """A stem cell with a set for each candidate."""
    return iter(())
