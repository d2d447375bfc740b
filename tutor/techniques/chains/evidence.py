"""Chains as Steps: their links with what carries them, and the part each candidate plays."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import cycle, pairwise

from tutor.sudoku.geometry import bits, digits
from tutor.techniques.chains.network import Network
from tutor.techniques.chains.search import Chain
from tutor.techniques.position import Position, candidates_of
from tutor.techniques.sets.almost_locked import AlmostLockedSet
from tutor.techniques.step import Candidate, Link, Mark, Role, Step

_SETS: tuple[Role, ...] = ("set-a", "set-b", "set-c", "set-d")


class Evidence:
    """The words of a network turned into those of Steps."""

    def __init__(self, position: Position, network: Network) -> None:
        self.position = position
        self.network = network

    def between_ends(self, technique: str, chain: Chain, conclusion: int) -> Step:
        """One of the ends of a chain is true: what both see is not. Both may be one candidate."""
        (digit, cells), (other, there) = (self.network.nodes[end] for end in (chain[0], chain[-1]))
        if digit != other:
            variant = "cell" if cells == there else "two-digits"
        elif chain[0] == chain[-1]:
            variant = "round"
        else:
            variant = "overlapping" if cells & there else ""
            if not there & ~cells:
                chain = chain[::-1]  # the end told last has candidates of its own
        roles: list[Role] = ["end", *_alternating("on", len(chain) - 2), "end"]
        return self._step(technique, chain, roles, self._links(chain), conclusion, variant)

    def refutation(self, technique: str, chain: Chain, conclusion: int) -> Step:
        """A candidate that sees both ends of a chain: supposed true, it turns out to be false."""
        candidate = conclusion.bit_length() - 1
        links = (
            self._link(candidate, chain[0], strong=False),
            *self._links(chain),
            self._link(chain[-1], candidate, strong=False),
        )
        nodes = (candidate, *chain)
        roles: list[Role] = ["assumed", *_alternating("off", len(chain))]
        return self._step(technique, nodes, roles, links, conclusion, "")

    def confirmation(self, technique: str, chain: Chain, conclusion: int) -> Step:
        """A chain back to its start: supposed false, that turns out to be true."""
        nodes = chain[:-1]
        roles: list[Role] = ["assumed", *_alternating("on", len(nodes) - 1)]
        step = self._step(technique, nodes, roles, self._links(chain), conclusion, "group")
        start = self._candidates(chain[0])
        if len(start) > 1:
            return step
        return replace(step, placements=start, eliminations=(), variant="placement")

    def ring(
        self,
        technique: str,
        chain: Chain,
        conclusion: int,
        carriers: Sequence[AlmostLockedSet] = (),
    ) -> Step:
        """A chain whose ends cannot both be true: it closes."""
        links = (*self._links(chain, carriers), self._link(chain[-1], chain[0], strong=False))
        return self._step(technique, chain, _alternating("off", len(chain)), links, conclusion, "")

    def _step(
        self,
        technique: str,
        nodes: Chain,
        roles: list[Role],
        links: tuple[Link, ...],
        conclusion: int,
        variant: str,
    ) -> Step:
        removed = [found for node in bits(conclusion) for found in self._candidates(node)]
        return Step(
            technique,
            eliminations=candidates_of(removed),
            marks=self._marks(nodes, roles) + self._marks_of_sets(nodes, links),
            links=links,
            variant=variant,
        )

    def _candidates(self, node: int) -> tuple[Candidate, ...]:
        digit, cells = self.network.nodes[node]
        return tuple([Candidate(cell, digit) for cell in bits(cells)])

    def _marks(self, nodes: Chain, roles: Iterable[Role]) -> tuple[Mark, ...]:
        marks: dict[Candidate, Mark] = {}
        for node, role in zip(nodes, roles, strict=True):
            for found in self._candidates(node):
                marks.setdefault(found, Mark(*found, role))
        return tuple(marks.values())

    def _marks_of_sets(self, nodes: Chain, links: tuple[Link, ...]) -> tuple[Mark, ...]:
        """What else the cells of almost locked sets can be."""
        known = {found for node in nodes for found in self._candidates(node)}
        marks = []
        carried = (link for link in links if link.by)
        for link, role in zip(carried, cycle(_SETS)):
            for cell in link.cells:
                for digit in digits(self.position.candidates[cell]):
                    if Candidate(cell, digit) not in known:
                        known.add(Candidate(cell, digit))
                        marks.append(Mark(cell, digit, role))
        return tuple(marks)

    def _links(self, chain: Chain, carriers: Sequence[AlmostLockedSet] = ()) -> tuple[Link, ...]:
        left = iter(carriers)
        links = []
        for number, (one, other) in enumerate(pairwise(chain)):
            if number % 2 or (one, other) not in self.network.sets:
                links.append(self._link(one, other, strong=number % 2 == 0))
            else:
                carrier = next(left, None) or self.network.sets[one, other][0]
                links.append(self._carried(one, other, carrier))
        return tuple(links)

    def _carried(self, one: int, other: int, carrier: AlmostLockedSet) -> Link:
        return Link(
            self._candidates(one),
            self._candidates(other),
            strong=True,
            house=carrier.house,
            by="als",
            cells=tuple(bits(carrier.cells)),
            digits=digits(carrier.digits),
        )

    def _link(self, one: int, other: int, *, strong: bool) -> Link:
        (digit, cells), (other_digit, there) = (self.network.nodes[i] for i in (one, other))
        house = None
        if digit == other_digit:
            outside = self.position.places[digit] & ~(cells | there) if strong else 0
            house = next(
                house
                for house, mask in self.position.tables.shared_houses(cells | there)
                if not mask & outside
            )
        return Link(self._candidates(one), self._candidates(other), strong=strong, house=house)


def _alternating(first: Role, count: int) -> list[Role]:
    second: Role = "off" if first == "on" else "on"
    return [first if number % 2 == 0 else second for number in range(count)]
