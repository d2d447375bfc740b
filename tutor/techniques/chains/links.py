"""The nodes of one digit, and the links between them.

A node is a candidate, or a group: candidates of a digit where a box and a line cross, of
which one may be true. Strong: the two nodes are all places of the digit in a house. Weak:
every cell of one sees every cell of the other.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tutor.sudoku.geometry import bits
from tutor.techniques.tables import REMEMBERED, Tables


class DigitLinks(NamedTuple):
    """The nodes of a digit: its places in order, then its groups; the links by their indices."""

    nodes: tuple[int, ...]
    """The cells of each node."""
    singles: int
    """How many nodes are one candidate: they come first."""
    strong: tuple[int, ...]
    weak: tuple[int, ...]


@lru_cache(maxsize=REMEMBERED)
def digit_links(tables: Tables, places: int, grouped: bool) -> DigitLinks:
    """The links of a digit; groups only if asked for, and only those with a strong link."""
    pairs = tuple(dict.fromkeys(_conjugates(tables, places, grouped)))
    singles = [1 << cell for cell in bits(places)]
    groups = sorted({node for pair in pairs for node in pair if node & node - 1})
    nodes = (*singles, *groups)
    index = {node: i for i, node in enumerate(nodes)}
    strong = [0] * len(nodes)
    for one, other in pairs:
        strong[index[one]] |= 1 << index[other]
        strong[index[other]] |= 1 << index[one]
    return DigitLinks(nodes, len(singles), tuple(strong), weak_rows(tables, nodes))


def weak_rows(tables: Tables, nodes: tuple[int, ...]) -> tuple[int, ...]:
    """For each node of a digit, the nodes that cannot be true together with it."""
    rows = []
    for node in nodes:
        unseen = ~tables.seen_by_all(node)
        rows.append(sum([1 << j for j, other in enumerate(nodes) if not other & unseen]))
    return tuple(rows)


def _conjugates(tables: Tables, places: int, grouped: bool) -> Iterator[tuple[int, int]]:
    """The ways to see all places of a house as two nodes."""
    for _, mask in tables.by_clarity:
        here = places & mask
        if here.bit_count() == 2:
            first = here & -here
            yield first, here ^ first
        elif grouped and here:
            for part in _parts_with_the_first(tables, here):
                if (rest := here ^ part) and is_node(tables, rest):
                    yield part, rest


def _parts_with_the_first(tables: Tables, here: int) -> Iterator[int]:
    """The nodes among some places of a house that include the first of them."""
    first = here & -here
    parts = {first}
    for crossing in _crossings(tables, first.bit_length() - 1):
        sub = rest = crossing & here & ~first
        while sub:
            parts.add(first | sub)
            sub = sub - 1 & rest
    yield from sorted(parts)


@lru_cache(maxsize=REMEMBERED)
def _crossings(tables: Tables, cell: int) -> tuple[int, int]:
    """Where the box of a cell crosses its row and its column."""
    (_, box), (_, row), (_, column) = tables.houses_around[cell]
    return box & row, box & column


def is_node(tables: Tables, cells: int) -> bool:
    """Whether these are one cell, or lie where a box and a line cross."""
    return len(tables.shared_houses(cells)) > 1
