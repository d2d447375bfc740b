"""How chains are searched: the shortest first, and the rings they close."""

from collections.abc import Container, Iterable, Iterator
from itertools import islice, product
from typing import NamedTuple

from tutor.base.watch import Pulse
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.chains.network import Network, Node
from tutor.techniques.sets.almost_locked import AlmostLockedSet

# Which nodes must be true if another is false, by chains of growing length.
#
# From each node supposed false the chains grow together, a weak and a strong link at a time, so
# that the shortest come first. Only sets of nodes are kept: the chains themselves are built
# where one of them proves something.

Chain = tuple[int, ...]
"""Nodes joined by links that are strong, weak, strong, …, strong."""

Ends = tuple[int, int]
"""The nodes at the two ends of a chain."""

MOST_TRIALS = 2000
"""How many nodes are tried to build the chains between two ends."""


class Search:
    """The chains of a network, up to the length reached so far."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.depth = 0
        """How many weak links the longest chains have."""
        self.is_growing = True
        """Whether the last links reached anything new."""
        strong = network.strong
        self._starts = list(bits(network.active()))
        self._onward = [0] * len(strong)
        """What is true after one more weak and one more strong link."""
        self._onward_special = [0] * len(strong)
        """The same, if something special is met on that way."""
        self._any = {start: [strong[start]] for start in self._starts}
        """For each start, what can be reached: at depth 0, 1, …"""
        self._special = {start: [self._special_part(start)] for start in self._starts}
        """The same by chains that have something special."""
        self._new = dict.fromkeys(self._starts, (-1, -1))
        for node in self._starts:
            for between in bits(network.weak[node]):
                self._onward[node] |= strong[between]
                self._onward_special[node] |= self._special_part(between)
        self._conclusive: dict[int, int] = {}
        self._clashing: dict[int, int] = {}
        self._trials = 0
        self._crossing = False

    def _special_part(self, node: int) -> int:
        """The strong links of a node that bring something special into a chain."""
        network = self.network
        if network.special is None:
            return 0
        if network.special >> node & 1:
            return network.strong[node]
        return network.strong[node] & network.special | network.special_strong[node]

    def conclusive(self, start: int) -> int:
        """The other ends with which a chain from this start proves something."""
        found = self._conclusive.get(start)
        if found is None:
            found = 1 << start | (self.network.weak[start] if self.network.sets else 0)
            for seen in bits(self.network.weak[start] & self.network.singles):
                found |= self.network.weak[seen]
            self._conclusive[start] = found
        return found

    def linked(self) -> list[Ends]:
        """The ends of a single strong link, if that proves something: longer chains do as well."""
        return [
            (start, end)
            for start in self._starts
            for end in bits(self.network.strong[start] & self.conclusive(start) >> start << start)
        ]

    def longer(self, pulse: Pulse) -> list[Ends]:
        """Grow all chains by two links: the ends met for the first time that prove something.

        Each pair of ends is told once.
        """
        self.depth += 1
        found: list[Ends] = []
        self.is_growing = False
        for start in self._starts:
            pulse()
            new = self._grow(start)
            self.is_growing = self.is_growing or new != (0, 0)
            ends = new[self.network.special is not None] & self.conclusive(start)
            found += [(start, end) for end in bits(ends >> start << start)]
        return found

    def _grow(self, start: int) -> tuple[int, int]:
        reached, special = self._any[start], self._special[start]
        new, new_special = self._new[start]
        onward = onward_special = 0
        for node in bits(new & reached[-1]):
            onward |= self._onward[node]
            onward_special |= self._onward_special[node]
        for node in bits(new_special & special[-1]):
            onward_special |= self._onward[node]
        new = onward & ~reached[-1]
        new_special = onward_special & ~special[-1]
        self._new[start] = new, new_special
        reached.append(reached[-1] | new)
        special.append(special[-1] | new_special)
        return self._new[start]

    def chains(
        self, start: int, end: int, barred: int = 0, *, crossing: bool = False
    ) -> Iterator[Chain]:
        """The chains between two ends met now in which no candidate comes twice.

        Only the ends may overlap. Barred nodes are left aside. A crossing chain may come by a
        candidate again: each of its links holds all the same.
        """
        self._trials = MOST_TRIALS
        self._crossing = crossing
        blocked = barred | self._kept_from(start) | self._kept_from(end)
        yield from self._back(start, end, self.depth, self.network.special is not None, blocked)

    def _kept_from(self, node: int) -> int:
        """The nodes that a chain with this one does without."""
        return 0 if self._crossing else self.clashing(node)

    def _back(
        self, start: int, end: int, depth: int, wants_special: bool, blocked: int
    ) -> Iterator[Chain]:
        """Chains that end so deep with this node, told from the start."""
        network = self.network
        if depth == 0:
            first = self._special[start][0] if wants_special else network.strong[start]
            if first >> end & 1:
                yield start, end
            return
        for between in bits(network.strong[end] & ~blocked):
            still = wants_special and not self._special_part(between) >> end & 1
            before = (self._special if still else self._any)[start][depth - 1]
            blocked_here = blocked | self._kept_from(between)
            for node in bits(network.weak[between] & before & ~blocked_here):
                self._trials -= 1
                if self._trials < 0:
                    return
                further = blocked_here | self._kept_from(node)
                for chain in self._back(start, node, depth - 1, still, further):
                    yield (*chain, between, end)

    def clashing(self, node: int) -> int:
        """The nodes that share a candidate with this one, itself among them."""
        found = self._clashing.get(node)
        if found is None:
            found = 1 << node
            if self.network.has_groups:  # else every node is a candidate, and each is there once
                digit, cells = self.network.nodes[node]
                for i, (other, there) in enumerate(self.network.nodes):
                    if other == digit and there & cells:
                        found |= 1 << i
            self._clashing[node] = found
        return found


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
