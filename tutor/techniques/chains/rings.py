"""Chains that close: every weak link of theirs has one true end, and so rules out the rest."""

from collections.abc import Iterable, Iterator
from itertools import islice, product
from typing import NamedTuple

from tutor.sudoku.geometry import bits, digits
from tutor.techniques.chains.network import Network, Node
from tutor.techniques.chains.search import Chain, Ends, Search
from tutor.techniques.chains.shortest import Rank, rank
from tutor.techniques.sets.almost_locked import AlmostLockedSet

MOST_RINGS = 1000
"""How many rings of one length through a weak link are looked at."""

Carriers = tuple[AlmostLockedSet, ...]


class Ring(NamedTuple):
    """A chain whose ends cannot both be true, and what that rules out."""

    chain: Chain
    conclusion: int
    carriers: Carriers = ()
    """The almost locked sets of its links, where it has such."""


def rings(search: Search, pairs: Iterable[Ends]) -> list[Ring]:
    """The rings of the length reached, each conclusion once, the simplest first."""
    network = search.network
    found: dict[int, Ring] = {}
    for ring in sorted(_closed_by(search, pairs), key=lambda ring: _rank(network, ring)):
        found.setdefault(ring.conclusion, ring)
    return list(found.values())


def _closed_by(search: Search, pairs: Iterable[Ends]) -> Iterator[Ring]:
    """The rings closed by some weak links, if they prove something."""
    network = search.network
    index = {node: i for i, node in enumerate(network.nodes)} if network.sets else {}
    for start, end in pairs:
        if not network.weak[start] >> end & 1:
            continue
        for chain in islice(search.chains(start, end), MOST_RINGS):
            outside = _ruled_out(network, chain)
            links = [
                link for link in zip(chain[::2], chain[1::2], strict=True) if link in network.sets
            ]
            for carriers in product(*(network.sets[link] for link in links)):
                conclusion = outside
                for link, carrier in zip(links, carriers, strict=True):
                    conclusion |= _locked(network, link, carrier, index)
                if conclusion:
                    yield Ring(chain, conclusion, carriers)


def _ruled_out(network: Network, chain: Chain) -> int:
    """What sees both ends of a weak link."""
    found = network.seen_by_both(chain[0], chain[-1])
    for one, other in zip(chain[1::2], chain[2::2], strict=False):
        found |= network.seen_by_both(one, other)
    return found


def _locked(network: Network, link: Ends, carrier: AlmostLockedSet, index: dict[Node, int]) -> int:
    """What an almost locked set rules out that holds just one of the two digits of a link.

    Then it holds all its other digits, and takes them from the cells that see their places.
    """
    found = 0
    linked = {network.nodes[node].digit for node in link}
    for digit in digits(carrier.digits):
        if digit not in linked:
            for cell in bits(carrier.seen[digit]):
                found |= 1 << index[node] if (node := Node(digit, 1 << cell)) in index else 0
    return found


def _rank(network: Network, ring: Ring) -> tuple[Rank, int]:
    cells = 0
    for carrier in ring.carriers:
        cells |= carrier.cells
    return rank(network, ring.chain), cells.bit_count()
