"""Kraken fish: fins whose reach is lengthened by chains.

Some base lines hold a digit; cover lines take it once each at most. *Type 1*: as many covers as
bases. If no fin is true, the covers are used up and lose the digit elsewhere; so what goes then,
and what each fin sees or makes false by a chain, goes in any case. *Type 2*: one cover less than
bases, so that one of the candidates outside the covers is true; what each of them makes false
by a chain goes.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, pairwise
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, union
from tutor.techniques import board_sizes
from tutor.techniques.chains.network import Network, plain_network
from tutor.techniques.forcing.telling import marks_of
from tutor.techniques.position import Houses, Position, houses_by_kind, remembered
from tutor.techniques.step import Candidate, Link, Role, Step

SIZES = (2, 3)
"""How many base lines there are."""
MOST_FINS = 4
MOST_STRONG_LINKS = 2
"""How long the chains are."""


class _Reach(NamedTuple):
    """The candidates of a position as the nodes of chains, and what each makes false."""

    network: Network
    node_at: dict[Candidate, int]
    false: tuple[int, ...]
    """For each node, the nodes that are false by a short chain if it is true."""


@remembered
def _reach(position: Position) -> _Reach:
    network = plain_network(position)
    node_at = {
        Candidate(node.cells.bit_length() - 1, node.digit): i
        for i, node in enumerate(network.nodes)
    }
    return _Reach(network, node_at, tuple(_false_from(network, i) for i in node_at.values()))


def _false_from(network: Network, start: int) -> int:
    true = told = 1 << start
    false = 0
    for _ in range(MOST_STRONG_LINKS + 1):
        told |= true
        for node in bits(true):
            false |= network.weak[node]
        true = 0
        for node in bits(false):
            true |= network.strong[node]
    if not false & told:
        return false
    # it refutes itself: only what chains prove that come by no node twice
    return union(
        network.weak[way[-1]] & ~sum([1 << node for node in way])
        for ways in islice(_ways(network, start), MOST_STRONG_LINKS + 1)
        for way in ways
    )


def _ways(network: Network, start: int) -> Iterator[list[tuple[int, ...]]]:
    """The chains from a node that is true, by the number of their strong links."""
    ways: list[tuple[int, ...]] = [(start,)]
    while ways:
        yield ways
        ways = [
            (*way, false, true)
            for way in ways
            for false in bits(network.weak[way[-1]])
            if false not in way
            for true in bits(network.strong[false])
            if true not in way
        ]


class _Kraken(NamedTuple):
    """Bases, covers and fins of a digit, with a node that falls."""

    digit: int
    bases: tuple[tuple[House, int], ...]
    covers: tuple[tuple[House, int], ...]
    cells: int
    fins: int
    target: int


def type_1(position: Position) -> Iterator[Step]:
    """As many covers as bases; the target lies in a cover, and some fin does not see it."""
    for kraken in _best(position, spare=0):
        yield _step(position, kraken, "kraken-fish-1")


def type_2(position: Position) -> Iterator[Step]:
    """One cover less than bases; the target is a candidate of another digit."""
    for kraken in _best(position, spare=1):
        yield _step(position, kraken, "kraken-fish-2")


def _best(position: Position, spare: int) -> list[_Kraken]:
    """For each target the fish with the fewest lines and fins, no line all fins if possible."""
    if position.geometry.n > board_sizes.KRAKEN:
        return []
    best: dict[int, tuple[tuple[bool, int, int], _Kraken]] = {}
    for digit in position.all_digits:
        position.pulse()
        _, rows, columns = houses_by_kind(position.tables)
        for size in SIZES:
            for bases, covers in ((rows, columns), (columns, rows)):
                for kraken in _all(position, digit, bases, covers, size, spare):
                    fins, body = kraken.fins.bit_count(), kraken.cells & ~kraken.fins
                    is_bare = not all(mask & body for _, mask in kraken.bases)
                    cost = is_bare, size + fins, fins
                    known = best.get(kraken.target)
                    if known is None or cost < known[0]:
                        best[kraken.target] = (cost, kraken)
    return [kraken for _, kraken in best.values()]


def _all(
    position: Position, digit: int, bases: Houses, covers: Houses, size: int, spare: int
) -> Iterator[_Kraken]:
    reach = _reach(position)
    places = position.places[digit]
    own = sum([1 << reach.node_at[Candidate(cell, digit)] for cell in bits(places)])
    lines = [line for line in bases if places & line[1]]
    for chosen in combinations(lines, size):
        cells = 0
        for _, mask in chosen:
            cells |= places & mask
        crossing = [line for line in covers if cells & line[1]]
        for taken in combinations(crossing, size - spare):
            covered = 0
            for _, mask in taken:
                covered |= mask
            fins = cells & ~covered
            if not 0 < fins.bit_count() <= MOST_FINS:
                continue
            false, seen = -1, -1
            for cell in bits(fins):
                node = reach.node_at[Candidate(cell, digit)]
                false &= reach.false[node]
                seen &= reach.network.weak[node]
            if spare:
                fallen = false & ~own if fins.bit_count() > 1 else 0
            else:
                outside = bits(places & covered & ~cells)
                fallen = sum([1 << reach.node_at[Candidate(c, digit)] for c in outside])
                fallen &= false & ~seen
            for target in bits(fallen):
                yield _Kraken(digit, chosen, taken, cells, fins, target)


def _step(position: Position, kraken: _Kraken, technique: str) -> Step:
    reach = _reach(position)
    candidates = tuple(reach.node_at)
    fins = position.in_cells(kraken.fins, kraken.digit)
    links: list[Link] = []
    for number, fin in enumerate(fins, 1):
        nodes = _shortest(reach.network, reach.node_at[fin], kraken.target)
        links += _links(position, [candidates[node] for node in nodes], number)
    body = position.in_cells(kraken.cells & ~kraken.fins, kraken.digit)
    roles: dict[Candidate, Role] = {**dict.fromkeys(body, "base"), **dict.fromkeys(fins, "fin")}
    marks = marks_of(links, roles)
    return Step(
        technique,
        eliminations=(candidates[kraken.target],),
        marks=marks,
        houses=tuple(house for house, _ in (*kraken.bases, *kraken.covers)),
        links=tuple(links),
    )


def _shortest(network: Network, start: int, target: int) -> tuple[int, ...]:
    """The nodes from one that is true to one that is false, by turns false and true."""
    return next(
        (*way, target)
        for ways in _ways(network, start)
        for way in ways
        if network.weak[way[-1]] >> target & 1 and target not in way
    )


def _links(position: Position, nodes: Sequence[Candidate], case: int) -> Iterator[Link]:
    """The links between nodes that are true and false by turns."""
    for index, (one, other) in enumerate(pairwise(nodes)):
        house = None
        strong = index % 2 == 1
        if one.cell != other.cell:
            shared = position.tables.shared_houses(1 << one.cell | 1 << other.cell)
            places = position.places[one.digit]
            house = next(
                house for house, mask in shared if not strong or (places & mask).bit_count() == 2
            )
        yield Link((one,), (other,), strong=strong, house=house, case=case)
