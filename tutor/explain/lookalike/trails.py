"""The links that some cells have among themselves, and the ways to run a chain through them all."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from tutor.explain.lookalike.fault import Fault, Reading, between, mask_of
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.board_sizes import CHAINS as LARGEST_BOARD
from tutor.techniques.chains.network import Node, digit_links
from tutor.techniques.position import Position, Tables
from tutor.techniques.sets.almost_locked import almost_locked_sets

# The nodes and links that some cells have among themselves, those that nearly hold included.
#
# A strong link that has a further place, a cell with a third candidate, two places that do not
# see each other: each is one flaw, and a chain with a single flaw is what somebody has in mind
# who takes the cells for a chain.

Carriers = tuple[int, ...]
"""What may carry a link: the cells of almost locked sets; 0 for a cell or a house."""


class Flaw(NamedTuple):
    """A link that does not hold, and why."""

    to: int
    fault: Fault


class ChainLinks:
    """The links within some cells: which hold, and which have a flaw."""

    def __init__(self, position: Position, cells: Iterable[int]) -> None:
        self.position = position
        self.cells = mask_of(cells)
        self.nodes: list[Node] = []
        self.strong: list[dict[int, Carriers]] = []
        """For each node those of which one is true if it is false, and what carries the link."""
        self.weak: list[int] = []
        """For each node those that are false if it is true, as bits."""
        self.special = 0
        """The groups, as bits."""
        self._index: dict[Node, int] = {}
        self._absent: set[int] = set()
        """Nodes that are not there: cells that lack a digit of the others."""
        self._in_houses = True
        """Whether two places in a house may be a strong link."""

    # What chains of each kind are made of

    def of_digit(self, digit: int) -> "ChainLinks":
        """The places of one digit, linked in houses."""
        self._take_digit(digit, grouped=False)
        self._see()
        return self

    def of_pairs(self) -> "ChainLinks":
        """Cells with two candidates, linked inside and seeing one another."""
        self._in_houses = False
        spoken = digits(between(self.position, bits(self.cells)))
        for cell in bits(self.cells):
            for digit in digits(self.position.candidates[cell]):
                self._number(Node(digit, 1 << cell))
        for cell in bits(self.cells):
            # What a cell lacks is no candidate, but a chain may have been meant to pass there.
            self._absent |= {self._number(Node(d, 1 << cell)) for d in spoken} - {
                self._index[Node(d, 1 << cell)] for d in digits(self.position.candidates[cell])
            }
        self._see()
        self._link_in_cells(weak=False)
        return self

    def of_all(self, *, grouped: bool = False) -> "ChainLinks":
        """All candidates, linked in cells and houses; with groups and sets if asked."""
        for digit in digits(between(self.position, bits(self.cells))):
            self._take_digit(digit, grouped=grouped)
        if grouped:
            self._take_sets()
        self._see()
        self._link_in_cells(weak=True)
        return self

    # Making

    def _number(self, node: Node) -> int:
        if node not in self._index:
            self._index[node] = len(self.nodes)
            self.nodes.append(node)
            self.strong.append({})
            self.weak.append(0)
        return self._index[node]

    def _join(self, one: int, other: int, carrier: int) -> None:
        for start, end in ((one, other), (other, one)):
            self.strong[start][end] = (*self.strong[start].get(end, ()), carrier)

    def _take_digit(self, digit: int, *, grouped: bool) -> None:
        tables, places = self.position.tables, self.position.places[digit]
        if tables.n > LARGEST_BOARD:
            return
        for cell in bits(places & self.cells):
            self._number(Node(digit, 1 << cell))
        links = digit_links(tables, places, grouped)
        inside = {i: n for i, n in enumerate(links.nodes) if not n & ~self.cells}
        for i, node in inside.items():
            for j in bits(links.strong[i] >> i << i):
                if j in inside:
                    one, other = (self._number(Node(digit, cells)) for cells in (node, inside[j]))
                    self._join(one, other, 0)
        for cells in _groups(tables, places & self.cells) if grouped else ():
            self._number(Node(digit, cells))
        for i, (own, cells) in enumerate(self.nodes):
            if own == digit and cells & cells - 1:
                self.special |= 1 << i

    def _take_sets(self) -> None:
        """The almost locked sets among the cells: without one digit they have another."""
        for found in almost_locked_sets(self.position):
            if found.cells & ~self.cells or not found.cells & found.cells - 1:
                continue
            ends = [Node(digit, found.places[digit]) for digit in digits(found.digits)]
            for one, other in combinations(map(self._number, ends), 2):
                self._join(one, other, found.cells)

    def _see(self) -> None:
        """The weak links between places of one digit."""
        seen = [self.position.tables.seen_by_all(cells) for _, cells in self.nodes]
        for i, j in combinations(range(len(self.nodes)), 2):
            (digit, _), (other, there) = self.nodes[i], self.nodes[j]
            if digit == other and not there & ~seen[i]:
                self.weak[i] |= 1 << j
                self.weak[j] |= 1 << i

    def _link_in_cells(self, *, weak: bool) -> None:
        for cell in bits(self.cells):
            mask = self.position.candidates[cell]
            here = [self._index[Node(digit, 1 << cell)] for digit in digits(mask)]
            for one, other in combinations(here, 2):
                if weak:
                    self.weak[one] |= 1 << other
                    self.weak[other] |= 1 << one
                if len(here) == 2:
                    self._join(one, other, 0)

    # What nearly holds

    def nearly_strong(self) -> list[list[Flaw]]:
        """For each node the strong links that would hold but for further places or candidates."""
        found: list[list[Flaw]] = [[] for _ in self.nodes]
        for i, j in combinations(range(len(self.nodes)), 2):
            if j not in self.strong[i] and (fault := self._weakness(i, j)) is not None:
                found[i].append(Flaw(j, fault))
                found[j].append(Flaw(i, fault))
        return found

    def _weakness(self, one: int, other: int) -> Fault | None:
        """Why two nodes that share a cell or a house have no strong link."""
        (digit, cells), (other_digit, there) = self.nodes[one], self.nodes[other]
        if digit != other_digit:
            if cells != there or cells & cells - 1 or {one, other} <= self._absent:
                return None
            (cell,) = bits(cells)
            if lacking := {one, other} & self._absent:
                return Fault("lacks-digit", (cell,), tuple(self.nodes[i].digit for i in lacking))
            return Fault(
                "candidate-count", (cell,), digits(self.position.candidates[cell]), number=2
            )
        if cells & there or not self._in_houses:
            return None
        both, places = cells | there, self.position.places[digit]
        shared = self.position.tables.shared_houses(both)
        if not shared:
            return None
        house, mask = min(shared, key=lambda found: (places & found[1] & ~both).bit_count())
        kind = "third-place" if both.bit_count() == 2 else "further-place"
        others = tuple(bits(places & mask & ~both))
        return Fault(kind, tuple(bits(both)), (digit,), (house,), others) if others else None

    def nearly_weak(self) -> list[list[Flaw]]:
        """For each node those of its digit that it does not see, none of them a group."""
        found: list[list[Flaw]] = [[] for _ in self.nodes]
        for i, j in combinations(range(len(self.nodes)), 2):
            (digit, cells), (other, there) = self.nodes[i], self.nodes[j]
            is_apart = digit == other and not cells & there and not self.weak[i] >> j & 1
            is_single = not (cells & cells - 1 or there & there - 1)
            if is_apart and is_single and not self._absent & {i, j}:
                fault = Fault("unseen-link", (*bits(cells), *bits(there)), (digit,))
                found[i].append(Flaw(j, fault))
                found[j].append(Flaw(i, fault))
        return found

    def ruled_out(self, one: int, other: int) -> dict[int, int]:
        """The candidates that fall if one of two nodes is true: by digit, the cells."""
        position, tables = self.position, self.position.tables
        (digit, cells), (other_digit, there) = self.nodes[one], self.nodes[other]
        if digit == other_digit:
            seen = position.places[digit] & tables.seen_by_all(cells | there)
            return {digit: seen} if seen else {}
        if cells == there and not cells & cells - 1:
            (cell,) = bits(cells)
            rest = position.candidates[cell] & ~(1 << digit - 1) & ~(1 << other_digit - 1)
            return dict.fromkeys(digits(rest), cells)
        found: dict[int, int] = {}
        for number, here, far in ((digit, cells, there), (other_digit, there, cells)):
            # A candidate of this digit that sees it and stands in the cell of the other node.
            is_cell = not far & far - 1
            if is_cell and position.places[number] & far & tables.seen_by_all(here):
                found[number] = far
        return found


def _groups(tables: Tables, places: int) -> Iterator[int]:
    """The largest groups among some places of a digit: all of them where box and line cross."""
    for _, box in tables.by_clarity[: tables.n]:
        for _, line in tables.by_clarity[tables.n :]:
            both = places & box & line
            if both & both - 1:
                yield both


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
