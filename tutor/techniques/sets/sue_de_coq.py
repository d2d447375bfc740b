"""Sue de Coq."""

from collections.abc import Iterator

from tutor.techniques.position import Position
from tutor.techniques.step import Step


def sue_de_coq(position: Position) -> Iterator[Step]:
    """A crossing with more digits than cells, shared out between a line and a box."""
    return iter(())
