"""Which nodes must be true if another is false, by chains of growing length.

From each node supposed false the chains grow together, a weak and a strong link at a time, so
that the shortest come first. Only sets of nodes are kept: the chains themselves are built
where one of them proves something.
"""

from collections.abc import Iterator

from tutor.base.watch import Pulse
from tutor.sudoku.geometry import bits
from tutor.techniques.chains.network import Network

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
            digit, cells = self.network.nodes[node]
            found = 0
            for i, (other, there) in enumerate(self.network.nodes):
                if other == digit and there & cells:
                    found |= 1 << i
            self._clashing[node] = found
        return found
