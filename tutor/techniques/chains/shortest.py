"""What the chains of a network prove, the shortest first; of equal ones the simplest."""

from collections.abc import Container, Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from tutor.base.watch import Pulse
from tutor.sudoku.geometry import bits
from tutor.techniques.chains.network import Network
from tutor.techniques.chains.search import Chain, Ends, Search

MOST_WAYS = 60
"""How many chains of one length are compared to find the simplest."""

PATIENCE = 3
"""For how many more lengths chains between the same two ends are looked at."""
PATIENCE_WITH_GROUPS = 1
PATIENCE_WITH_SETS = 0
"""The same where there are so many chains that all of them cannot be gone through."""

Rank = tuple[int, int, Chain]


class Proof(NamedTuple):
    """A chain, and the nodes it proves true or false."""

    chain: Chain
    conclusion: int


def rank(network: Network, chain: Chain, *beside: int) -> Rank:
    """Of chains of one length, those with few digits are simple, then those with few cells.

    Nodes beside the chain count that are part of the argument.
    """
    found = cells = 0
    for node in (*chain, *beside):
        digit, here = network.nodes[node]
        found |= 1 << digit
        cells |= here
    for link in zip(chain[::2], chain[1::2], strict=True):
        if link in network.sets:
            cells |= network.sets[link][0].cells
    return found.bit_count(), cells.bit_count(), chain


def simplest(network: Network, chains: Iterable[Chain], *beside: int) -> Chain | None:
    """The simplest of some chains of one length."""
    compared = islice(chains, MOST_WAYS)
    return min(compared, key=lambda chain: rank(network, chain, *beside), default=None)


def growing(search: Search, pulse: Pulse, least: int = 1) -> Iterator[list[Ends]]:
    """The ends of chains that prove something, a list for each length from so many weak links on.

    Two ends are told again for some lengths after they met: the first chain between them may
    be unfit to be told, or it may be one ring of several.
    """
    patience = _patience(search.network)
    recent = [search.linked()]
    while search.is_growing or any(recent):
        recent = [search.longer(pulse), *recent[:patience]]
        if search.depth >= least:
            yield [ends for met in recent for ends in met]


def _patience(network: Network) -> int:
    if network.sets:
        return PATIENCE_WITH_SETS
    return PATIENCE if network.special is None else PATIENCE_WITH_GROUPS


def between_ends(
    search: Search, pairs: list[Ends], done: Container[int] = (), *, crossing: bool = False
) -> list[Proof]:
    """What sees both of two ends; each conclusion once, those with simple chains first."""
    network = search.network
    by_conclusion: dict[int, list[Ends]] = {}
    for start, end in pairs:
        conclusion = network.seen_by_both(start, end)
        if start != end and conclusion and conclusion not in done:
            by_conclusion.setdefault(conclusion, []).append((start, end))
    found = []
    for conclusion, ends in by_conclusion.items():
        chains = (c for pair in ends for c in search.chains(*pair, crossing=crossing))
        chain = simplest(network, chains)
        if chain is not None:
            found.append(Proof(chain, conclusion))
    return in_order(network, found)


def in_order(network: Network, found: list[Proof]) -> list[Proof]:
    """The simplest first."""
    return sorted(found, key=lambda proof: rank(network, proof.chain))


def confirmations(search: Search, pairs: list[Ends], done: Container[int] = ()) -> list[Proof]:
    """Nodes that are true if they are false, and what they see."""
    network = search.network
    found = []
    for node in [start for start, end in pairs if start == end and start not in done]:
        seen = network.weak[node] & network.singles
        if seen or network.singles >> node & 1:
            chain = simplest(network, search.chains(node, node))
            if chain is not None:
                found.append(Proof(chain, seen))
    return in_order(network, found)


def refutations(
    search: Search, pairs: list[Ends], done: int = 0, *, crossing: bool = False
) -> list[Proof]:
    """Candidates that see both ends of a chain without being part of it, each once.

    The ends have nothing in common, unless the chain may cross itself.
    """
    network = search.network
    by_candidate: dict[int, list[Ends]] = {}
    for start, end in pairs:
        if crossing or not search.clashing(start) >> end & 1:
            for candidate in bits(network.seen_by_both(start, end) & ~done):
                by_candidate.setdefault(candidate, []).append((start, end))
    found = []
    for candidate, ends in by_candidate.items():
        barred = 1 << candidate if crossing else search.clashing(candidate)
        chains = (c for pair in ends for c in search.chains(*pair, barred, crossing=crossing))
        if (chain := simplest(network, chains, candidate)) is not None:
            found.append(Proof(chain, 1 << candidate))
    return sorted(found, key=lambda proof: rank_of_refutation(network, proof))


def rank_of_refutation(network: Network, proof: Proof) -> Rank:
    """How simple a loop is: the candidate that is supposed is part of it."""
    return rank(network, proof.chain, proof.conclusion.bit_length() - 1)
