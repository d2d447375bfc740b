"""Links through almost locked sets: without one of its digits, such a set holds all others."""

from itertools import combinations

from tutor.sudoku.geometry import bits, digits
from tutor.techniques.chains.links import weak_rows
from tutor.techniques.chains.network import Network, Node, grouped_network
from tutor.techniques.position import Position
from tutor.techniques.sets.almost_locked import AlmostLockedSet, almost_locked_sets


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
