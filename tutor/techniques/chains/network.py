"""The nodes and links that chains run through: plain, grouped, with almost locked sets."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku.geometry import bits, digits
from tutor.techniques import board_sizes
from tutor.techniques.position import REMEMBERED, Position, Tables
from tutor.techniques.sets.almost_locked import AlmostLockedSet, almost_locked_sets

# The nodes of one digit, and the links between them.
#
# A node is a candidate, or a group: candidates of a digit where a box and a line cross, of
# which one may be true. Strong: the two nodes are all places of the digit in a house. Weak:
# every cell of one sees every cell of the other.


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
    weak = weak_rows(tables, nodes) if groups else _sight(tables, places)
    return DigitLinks(nodes, len(singles), tuple(strong), weak)


def weak_rows(tables: Tables, nodes: tuple[int, ...]) -> tuple[int, ...]:
    """For each node of a digit, the nodes that cannot be true together with it."""
    rows = []
    for node in nodes:
        unseen = ~tables.seen_by_all(node)
        rows.append(sum([1 << j for j, other in enumerate(nodes) if not other & unseen]))
    return tuple(rows)


def _sight(tables: Tables, places: int) -> tuple[int, ...]:
    """The same for the places of a digit alone, which are the nodes."""
    bit = {cell: 1 << i for i, cell in enumerate(bits(places))}
    return tuple([sum([bit[c] for c in bits(places & tables.peers[cell])]) for cell in bit])


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


class Node(NamedTuple):
    """Candidates of a digit that are told as one: true if one of them is."""

    digit: int
    cells: int


@dataclass(slots=True)
class Network:
    """Nodes and links: bit ``j`` of row ``i`` says that node i is linked to node j."""

    nodes: list[Node]
    singles: int
    """The nodes that are one candidate: all candidates of the position are among them."""
    strong: list[int]
    weak: list[int]
    special: int | None = None
    """The nodes of which a chain must have one, or a special strong link; None if any chain
    will do."""
    special_strong: list[int] = field(default_factory=list)
    sets: dict[tuple[int, int], list[AlmostLockedSet]] = field(default_factory=dict)
    """The almost locked sets that carry a strong link, the smallest first."""

    @property
    def has_groups(self) -> bool:
        """Whether there are nodes of several candidates."""
        return self.singles.bit_count() < len(self.nodes)

    def active(self) -> int:
        """The nodes that can be part of a chain: those with a strong link."""
        return sum([1 << i for i, row in enumerate(self.strong) if row])

    def seen_by_both(self, one: int, other: int) -> int:
        """The candidates that cannot be true if one of two nodes is."""
        return self.weak[one] & self.weak[other] & self.singles


def x_network(tables: Tables, digit: int, places: int) -> Network:
    """The candidates of one digit, linked where a house has just two places for it."""
    if tables.n > board_sizes.CHAINS:
        return Network([], 0, [], [])
    links = digit_links(tables, places, False)
    nodes = [Node(digit, cells) for cells in links.nodes]
    return Network(nodes, (1 << len(nodes)) - 1, list(links.strong), list(links.weak))


def xy_network(position: Position) -> Network:
    """All candidates: strong links inside the cells with two, weak ones between cells."""
    network, cells = _by_digits(position, grouped=False)
    network.strong = [0] * len(network.nodes)
    _link_pairs(network, cells)
    return network


def plain_network(position: Position) -> Network:
    """All candidates, with the links of houses and cells."""
    network, cells = _by_digits(position, grouped=False)
    _link_within(network, cells)
    return network


def grouped_network(position: Position) -> Network:
    """The same with groups, of which a chain must have one."""
    network, cells = _by_digits(position, grouped=True)
    _link_within(network, cells)
    network.special = (1 << len(network.nodes)) - 1 & ~network.singles
    network.special_strong = [0] * len(network.nodes)
    return network


def _by_digits(position: Position, *, grouped: bool) -> tuple[Network, list[list[int]]]:
    """The links of each digit by itself, and for each empty cell the nodes of its candidates."""
    network = Network([], 0, [], [])
    if position.geometry.n > board_sizes.CHAINS:
        return network, []
    in_cell: dict[int, list[int]] = {cell: [] for cell in bits(position.empty)}
    for digit in position.all_digits:
        links = digit_links(position.tables, position.places[digit], grouped)
        offset = len(network.nodes)
        _add(network, digit, links, offset)
        for i, cell in enumerate(bits(position.places[digit])):
            in_cell[cell].append(offset + i)
    return network, list(in_cell.values())


def _add(network: Network, digit: int, links: DigitLinks, offset: int) -> None:
    network.nodes += [Node(digit, cells) for cells in links.nodes]
    network.singles |= (1 << links.singles) - 1 << offset
    network.strong += [row << offset for row in links.strong]
    network.weak += [row << offset for row in links.weak]


def _link_pairs(network: Network, cells: list[list[int]]) -> None:
    """Strong links inside the cells with two candidates."""
    for here in cells:
        if len(here) == 2:
            one, other = here
            network.strong[one] |= 1 << other
            network.strong[other] |= 1 << one


def _link_within(network: Network, cells: list[list[int]]) -> None:
    """Weak links inside all cells, strong ones inside those with two candidates."""
    _link_pairs(network, cells)
    for here in cells:
        together = sum([1 << node for node in here])
        for node in here:
            network.weak[node] |= together & ~(1 << node)


def als_network(position: Position) -> Network:
    """Candidates, groups, and the places of a digit in an almost locked set as further nodes.

    A chain must pass through such a set.
    """
    network = grouped_network(position)
    index = {node: i for i, node in enumerate(network.nodes)}
    known = len(network.nodes)
    sets: dict[tuple[int, int], list[AlmostLockedSet]] = {}
    for found in almost_locked_sets(position):
        if found.cells.bit_count() > 1:
            ends = [
                index.setdefault(Node(digit, cells), len(index))
                for digit in digits(found.digits)
                if not (cells := found.places[digit]) & cells - 1
                or found.seen[digit] & position.places[digit]
            ]
            for pair in combinations(ends, 2):
                sets.setdefault(pair, []).append(found)
    network.nodes = list(index)
    added = len(network.nodes) - known
    network.strong += [0] * added
    network.weak += [0] * added
    network.special = 0
    network.special_strong = [0] * len(network.nodes)
    _link_weakly(network, position)
    for (one, other), carriers in sets.items():
        if not network.strong[one] >> other & 1:
            _link_strongly(network, one, other, carriers)
    return network


def _link_strongly(network: Network, one: int, other: int, carriers: list[AlmostLockedSet]) -> None:
    for start, end in ((one, other), (other, one)):
        network.special_strong[start] |= 1 << end
        network.strong[start] |= 1 << end
        network.sets[start, end] = carriers


def _link_weakly(network: Network, position: Position) -> None:
    """The weak links of the nodes of each digit, now that there are more of them."""
    by_digit: list[list[int]] = [[] for _ in range(position.geometry.n + 1)]
    for i, node in enumerate(network.nodes):
        by_digit[node.digit].append(i)
    for here in by_digit:
        cells = tuple(network.nodes[i].cells for i in here)
        for i, row in zip(here, weak_rows(position.tables, cells), strict=True):
            network.weak[i] |= sum([1 << here[j] for j in bits(row)])
