"""Why this candidate and no other: one supposition refuted, however far it has to be followed."""

from tutor.techniques.forcing import nested
from tutor.techniques.forcing.deduction import Clash, Fact, Reach
from tutor.techniques.forcing.finders import NET_CONTRADICTION, NISHIO, clash_of
from tutor.techniques.forcing.telling import contradiction
from tutor.techniques.position import Position
from tutor.techniques.step import Step

_REACHES: tuple[tuple[Reach, str], ...] = (
    ("chain", NISHIO),
    ("singles", NET_CONTRADICTION),
    ("patterns", NET_CONTRADICTION),
)


def refute(position: Position, cell: int, digit: int, holds: bool) -> Step | None:
    """The simplest step that shows the opposite of what is supposed about a cell.

    None if the supposition leads to no contradiction, because it may be true.
    """
    start = Fact(cell, digit, holds)
    for reach, technique in _REACHES:
        position.pulse()
        clash: Clash | None = clash_of(position, start, reach)
        if clash is not None:
            return contradiction(technique, clash)
    for depth in range(1, nested.DEEPEST + 1):
        clash = nested.refute(position, start, depth)
        if clash is not None:
            return contradiction(NET_CONTRADICTION, clash)
    return None
