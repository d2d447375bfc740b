"""The ways to run a chain through all of some cells, with one flaw at most."""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.explain.lookalike.chain_links import ChainLinks, Flaw
from tutor.explain.lookalike.fault import Reading
from tutor.sudoku.geometry import bits

_MOST_TRIALS = 4_000
"""How many nodes are tried to lay one kind of chain."""


class Trail(NamedTuple):
    """Nodes joined by links that are strong, weak, strong, …, strong."""

    nodes: tuple[int, ...]
    covered: int
    """The cells it runs through."""
    is_special: bool
    """Whether a group or an almost locked set is part of it."""
    flaws: Reading = ()
    """The link that does not hold, if there is one."""

    @property
    def start(self) -> int:
        """Its first node."""
        return self.nodes[0]

    @property
    def end(self) -> int:
        """Its last node."""
        return self.nodes[-1]

    @property
    def is_closed(self) -> bool:
        """Whether it comes back to its first node: supposed false, that turns out true."""
        return self.start == self.end


class Trails:
    """Lays chains within cells; the search is bounded, and says if it was cut short."""

    def __init__(self, links: ChainLinks, *, spares: int = 0) -> None:
        """Of the cells, so many may be left out."""
        self.links = links
        self._spares = spares
        self._most_nodes = 2 * links.cells.bit_count() + 1
        self._left = 0
        self.is_cut_short = False
        self._strong_flaws: list[list[Flaw]] = []
        self._weak_flaws: list[list[Flaw]] = []
        cells = [node.cells for node in links.nodes]
        self._clashing = [
            sum(
                1 << j
                for j, (digit, there) in enumerate(links.nodes)
                if digit == links.nodes[i].digit and there & own
            )
            for i, own in enumerate(cells)
        ]
        """For each node those that share a candidate with it, itself among them."""

    def sound(self) -> Iterator[Trail]:
        """Every chain whose links hold."""
        self._strong_flaws = self._weak_flaws = [[] for _ in self.links.nodes]
        return self._all(0)

    def flawed(self) -> Iterator[Trail]:
        """Every chain with exactly one link that does not hold."""
        self._strong_flaws = self.links.nearly_strong()
        self._weak_flaws = self.links.nearly_weak()
        return (trail for trail in self._all(1) if trail.flaws)

    def _all(self, flaws: int) -> Iterator[Trail]:
        self._left = _MOST_TRIALS
        for start in range(len(self.links.nodes)):
            alone = Trail((start,), self.links.nodes[start].cells, False)
            yield from self._strongly(alone, 0, flaws)

    def _strongly(self, trail: Trail, blocked: int, flaws: int) -> Iterator[Trail]:
        """Go on by a strong link; what was passed is blocked, but for the very start.

        The last node may overlap with the first, or be the first.
        """
        node = trail.end
        for to, carriers in self.links.strong[node].items():
            for carrier in carriers:
                yield from self._reach(trail, to, carrier, blocked, flaws)
        if flaws and not trail.flaws:
            for to, fault in self._strong_flaws[node]:
                yield from self._reach(trail._replace(flaws=(fault,)), to, 0, blocked, flaws)

    def _reach(
        self, trail: Trail, to: int, carrier: int, blocked: int, flaws: int
    ) -> Iterator[Trail]:
        self._left -= 1
        if self._left < 0:
            self.is_cut_short = True
            return
        if blocked >> to & 1:
            return
        links = self.links
        is_special = trail.is_special or bool(carrier)
        for node in (trail.end, to):
            is_special = is_special or bool(links.special >> node & 1)
        covered = trail.covered | links.nodes[to].cells | carrier
        grown = Trail((*trail.nodes, to), covered, is_special, trail.flaws)
        if (links.cells & ~covered).bit_count() <= self._spares and len(grown.nodes) > 2:
            yield grown
        start = self._clashing[trail.start]
        if not start >> to & 1 and len(grown.nodes) < self._most_nodes:
            yield from self._weakly(grown, blocked | self._clashing[to], start, flaws)

    def _weakly(self, trail: Trail, blocked: int, start: int, flaws: int) -> Iterator[Trail]:
        """Go on by a weak link; the start is no part of the middle."""
        node = trail.end
        barred = blocked | start
        for to in bits(self.links.weak[node] & ~barred):
            yield from self._pass(trail, to, blocked, flaws)
        if flaws and not trail.flaws:
            for to, fault in self._weak_flaws[node]:
                if not barred >> to & 1:
                    yield from self._pass(trail._replace(flaws=(fault,)), to, blocked, flaws)

    def _pass(self, trail: Trail, to: int, blocked: int, flaws: int) -> Iterator[Trail]:
        covered = trail.covered | self.links.nodes[to].cells
        onward = trail._replace(nodes=(*trail.nodes, to), covered=covered)
        yield from self._strongly(onward, blocked | self._clashing[to], flaws)
