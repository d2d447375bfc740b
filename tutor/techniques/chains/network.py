"""All nodes of a position and the links between them, as bit sets of node indices."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.sudoku.geometry import bits
from tutor.techniques.chains.links import DigitLinks, digit_links
from tutor.techniques.position import Position
from tutor.techniques.sets.almost_locked import AlmostLockedSet
from tutor.techniques.tables import Tables

LARGEST_BOARD = 16
"""The largest n for which chains are looked for."""


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

    def active(self) -> int:
        """The nodes that can be part of a chain: those with a strong link."""
        return sum([1 << i for i, row in enumerate(self.strong) if row])

    def seen_by_both(self, one: int, other: int) -> int:
        """The candidates that cannot be true if one of two nodes is."""
        return self.weak[one] & self.weak[other] & self.singles


def x_network(tables: Tables, digit: int, places: int) -> Network:
    """The candidates of one digit, linked where a house has just two places for it."""
    if tables.n > LARGEST_BOARD:
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
    if position.geometry.n > LARGEST_BOARD:
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
