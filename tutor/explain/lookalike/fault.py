"""One thing that is wrong with some cells, and the plainest of several readings of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.sudoku.geometry import House


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that keeps some cells from being a pattern."""

    kind: str
    """The message is ``fault-KIND``."""
    cells: tuple[int, ...] = ()
    """The cells it is about."""
    digits: tuple[int, ...] = ()
    houses: tuple[House, ...] = ()
    others: tuple[int, ...] = ()
    """Further cells, such as the third place of a digit."""
    number: int = 0
    """A count, such as how many cells are needed."""


Reading = tuple[Fault, ...]
"""What is wrong with some cells, once it is settled which part each of them is to play."""

HARMLESS = frozenset({"nothing-to-remove", "nothing-sees"})
"""What is said of a pattern that is there."""
_FREE = HARMLESS | {"thin-line", "no-thin-line"}
"""What is found only when the whole pattern is there."""
_EACH = frozenset({"lacks-digit", "not-the-pair", "unlinked", "pivot-unseen"})
"""What is wrong once for each cell."""
_VAGUE = frozenset({"no-pattern", "unclear"})
"""What is said only if nothing better is known."""
_FAR = 9


def weight(reading: Reading) -> tuple[int, int]:
    """How far a reading is from the pattern, then how much there is to say about it."""
    return sum(map(_weight, reading)), sum(len(fault.others) for fault in reading)


def _weight(fault: Fault) -> int:
    if fault.kind in _FREE:
        return 0
    if fault.kind in _VAGUE:
        return _FAR
    if fault.kind == "no-petal":
        return len(fault.digits)
    if fault.kind in _EACH:
        return len(fault.others if fault.kind == "pivot-unseen" else fault.cells)
    if fault.kind == "line-count":
        # What else would be wrong cannot be seen while the lines are not settled.
        return 3 * max(1, abs(len(fault.houses) - fault.number))
    return 2 if fault.kind == "no-common-house" else 1


def plainest(readings: Iterable[Reading]) -> Reading:
    """The reading with the least wrong in it; of equals the first."""
    return min(readings, key=weight, default=())
