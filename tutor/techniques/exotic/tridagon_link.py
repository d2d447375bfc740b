"""Tridagon link: each guardian of a tridagon excludes the same candidate by a short chain."""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.exotic.tridagon import Tridagon, boxes_of, clashes, tridagons
from tutor.techniques.forcing.telling import in_case, marks_of, size_of_step
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Link, Role, Step

_MOST_GUARDIANS = 4
_MOST_STRONG = 3
"""How many strong links a chain from a guardian has at most."""

Cause = tuple[Candidate, House | None]
"""What makes a candidate true or false, and the house where they meet."""


class Proof(NamedTuple):
    """A tridagon whose guardians all exclude something, and how long their chains are."""

    sizes: tuple[int, ...]
    found: Tridagon


class Following:
    """What a candidate excludes by chains of few strong links, the shortest first."""

    def __init__(self, position: Position, start: Candidate) -> None:
        self._position = position
        self._start = start
        self._true: dict[Candidate, Cause] = {}
        self._false: dict[Candidate, Cause] = {}
        self.depth: dict[Candidate, int] = {}
        """How many strong links it takes to exclude each candidate."""
        fresh = [start]
        for depth in range(_MOST_STRONG + 1):
            gone = [found for cause in fresh for found in self._exclude(cause, depth)]
            fresh = [found for cause in gone for found in self._confirm(cause)]

    def _exclude(self, cause: Candidate, depth: int) -> Iterator[Candidate]:
        tables = self._position.tables
        for other in sorted(clashes(self._position, cause)):
            if other not in self._false:
                house = None
                if other.cell != cause.cell:
                    house = tables.shared_houses(1 << cause.cell | 1 << other.cell)[0][0]
                self._false[other] = cause, house
                self.depth[other] = depth
                yield other

    def _confirm(self, gone: Candidate) -> Iterator[Candidate]:
        for partner, house in _partners(self._position, gone):
            if partner not in self._true and partner != self._start:
                self._true[partner] = gone, house
                yield partner

    def path(self, target: Candidate) -> tuple[Link, ...]:
        """The links from the start to a candidate that it excludes."""
        links: list[Link] = []
        gone = target
        while True:
            cause, house = self._false[gone]
            links.append(Link((cause,), (gone,), False, house))
            if cause == self._start:
                return tuple(reversed(links))
            before, house = self._true[cause]
            links.append(Link((before,), (cause,), True, house))
            gone = before


def _partners(position: Position, gone: Candidate) -> Iterator[Cause]:
    """What is true if a candidate is false: the other of its cell, or of a house."""
    cell, digit = gone
    others = position.candidates[cell] & ~(1 << digit - 1)
    if others and not others & others - 1:
        yield Candidate(cell, digits(others)[0]), None
    for house, mask in position.tables.houses_around[cell]:
        left = position.places[digit] & mask & ~(1 << cell)
        if left and not left & left - 1:
            yield Candidate(bits(left)[0], digit), house


def tridagon_link(position: Position) -> Iterator[Step]:
    """Of each candidate that goes the proof with the fewest guardians and shortest chains."""
    chains: dict[Candidate, Following] = {}
    best: dict[Candidate, Proof] = {}
    for found in tridagons(position):
        if not 1 < len(found.guardians) <= _MOST_GUARDIANS:
            continue
        position.pulse()
        for guardian in found.guardians:
            if guardian not in chains:
                chains[guardian] = Following(position, guardian)
        depths = [chains[guardian].depth for guardian in found.guardians]
        for target in set.intersection(*map(set, depths)):
            each = [depth[target] for depth in depths]
            if any(each):
                proof = Proof((len(each), sum(each), *each), found)
                if target not in best or proof < best[target]:
                    best[target] = proof
    proofs = sorted(best.items(), key=lambda item: (item[1], item[0]))
    told = [_step(position, target, proof.found, chains) for target, proof in proofs]
    yield from sorted(told, key=size_of_step)


def _step(
    position: Position, target: Candidate, found: Tridagon, chains: dict[Candidate, Following]
) -> Step:
    links: list[Link] = []
    for case, guardian in enumerate(found.guardians, 1):
        links += in_case(chains[guardian].path(target), case)
    roles: dict[Candidate, Role] = found.roles(position)
    if target not in found.guardians:
        roles[target] = "off"
    return Step(
        "tridagon-link",
        eliminations=(target,),
        marks=marks_of(links, roles),
        houses=boxes_of(position.geometry, found),
        links=tuple(links),
    )
