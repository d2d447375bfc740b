"""What is known about the cells of a technique: how they are analysed, how many there are."""

from collections.abc import Callable
from typing import NamedTuple

from tutor.explain.lookalike.fault import Reading
from tutor.techniques.position import Position

Analysis = Callable[[Position, tuple[int, ...]], Reading]
"""What is wrong with some cells, once they are usable and as many as are needed."""


class Family(NamedTuple):
    """What is known about the cells of a technique."""

    analyse: Analysis
    """What is wrong with empty cells, as many as are needed; nothing if it cannot tell."""
    least: int
    """How many cells there are at least."""
    most: Callable[[int], int] | None
    """How many there are at most on a board of n x n cells; None if that is open."""
    kinds: tuple[str, ...]
    """The faults that the analysis can find, the more telling first."""
    rivals: tuple[str, ...] = ()
    """Techniques with which this one is easily confused."""
    may_be_filled: bool = False
    """Whether cells with a digit can be part of the pattern."""
    is_exact: bool = False
    """Whether cells with which nothing is wrong are the pattern, found by the finder or not.

    There are so many chains, sets and nets that a finder tells only the clearest of those with
    one conclusion; cells are judged by themselves.
    """
    doubts: frozenset[str] = frozenset()
    """Faults after which the steps of the technique are compared all the same, in case the
    pattern is larger than what is analysed."""


def exactly(
    count: int,
    analyse: Analysis,
    kinds: str,
    rivals: str = "",
    *,
    may_be_filled: bool = False,
    is_exact: bool = False,
) -> Family:
    """A pattern of just so many cells."""
    return Family(
        analyse,
        count,
        lambda n: count,
        tuple(kinds.split()),
        tuple(rivals.split()),
        may_be_filled,
        is_exact,
    )


def at_least(
    count: int,
    analyse: Analysis,
    kinds: str,
    rivals: str = "",
    most: Callable[[int], int] | None = None,
) -> Family:
    """A pattern of so many cells or more."""
    return Family(analyse, count, most, tuple(kinds.split()), tuple(rivals.split()))


def woven(
    count: int,
    analyse: Analysis,
    kinds: str,
    rivals: str = "",
    doubts: str = "unclear",
) -> Family:
    """A pattern of so many cells or more that can be laid in many ways."""
    return Family(
        analyse,
        count,
        None,
        tuple(kinds.split()),
        tuple(rivals.split()),
        is_exact=True,
        doubts=frozenset(doubts.split()),
    )
