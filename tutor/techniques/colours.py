"""Simple colours, multi-colours and remote pairs: clusters of two alternating colours.

Where a digit has two places in a house, exactly one of them is true. Cells
linked so, one to the next, alternate between two colours: all cells of one
colour are true, or all of the other.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.position import REMEMBERED, Position, Tables, candidates_of
from tutor.techniques.single_digit import strong_links
from tutor.techniques.step import Candidate, Link, Mark, Role, Step
from tutor.techniques.templates import telling_digits


class Cluster(NamedTuple):
    """Cells joined by strong links, in their two colours."""

    first: int
    second: int
    links: tuple[tuple[int, int, House], ...]
    """A tree that reaches every cell from the first: (from, to, house)."""


@lru_cache(maxsize=REMEMBERED)
def clusters(tables: Tables, places: int) -> tuple[Cluster, ...]:
    """The clusters of a digit's places; a single link is one too."""
    neighbours: dict[int, list[tuple[int, House]]] = {}
    for link in strong_links(tables, places):
        one, other = link.ends
        neighbours.setdefault(one, []).append((other, link.house))
        neighbours.setdefault(other, []).append((one, link.house))
    found = []
    coloured = 0
    for start in sorted(neighbours):
        if coloured >> start & 1:
            continue
        colours = [1 << start, 0]
        links = []
        queue = [(start, 0)]
        for cell, colour in queue:
            for other, house in neighbours[cell]:
                if not (colours[0] | colours[1]) >> other & 1:
                    colours[1 - colour] |= 1 << other
                    links.append((cell, other, house))
                    queue.append((other, 1 - colour))
        coloured |= colours[0] | colours[1]
        found.append(Cluster(colours[0], colours[1], tuple(links)))
    return tuple(found)


def _seen_by_any(tables: Tables, cells: int) -> int:
    seen = 0
    for cell in bits(cells):
        seen |= tables.peers[cell]
    return seen


def _marks(cells: int, digit: int, role: Role) -> tuple[Mark, ...]:
    return tuple(Mark(cell, digit, role) for cell in bits(cells))


def _links(digit: int, *found: Cluster) -> tuple[Link, ...]:
    return tuple(
        Link((Candidate(one, digit),), (Candidate(other, digit),), strong=True, house=house)
        for cluster in found
        for one, other, house in cluster.links
    )


def simple_colours(position: Position) -> Iterator[Step]:
    """One cluster: a cell that sees both colours, or a colour that sees itself."""
    tables = position.tables
    for digit in telling_digits(position):
        places = position.places[digit]
        for cluster in clusters(tables, places):
            marks = _marks(cluster.first, digit, "colour-a") + _marks(
                cluster.second, digit, "colour-b"
            )
            for false in (cluster.first, cluster.second):
                if clash := _clash(tables, false):
                    yield Step(
                        "simple-colors",
                        eliminations=position.in_cells(false, digit),
                        marks=marks,
                        houses=(clash,),
                        links=_links(digit, cluster),
                        variant="wrap",
                    )
            both = cluster.first | cluster.second
            trapped = (
                places
                & _seen_by_any(tables, cluster.first)
                & _seen_by_any(tables, cluster.second)
                & ~both
            )
            if trapped:
                yield Step(
                    "simple-colors",
                    eliminations=position.in_cells(trapped, digit),
                    marks=marks,
                    links=_links(digit, cluster),
                    variant="trap",
                )


def _clash(tables: Tables, cells: int) -> House | None:
    """A house that holds two of these cells."""
    for one, other in combinations(bits(cells), 2):
        if shared := tables.shared_houses(1 << one | 1 << other):
            return shared[0][0]
    return None


def multi_colours(position: Position) -> Iterator[Step]:
    """Two clusters of a digit, joined where colours of the two see each other."""
    tables = position.tables
    for digit in telling_digits(position):
        places = position.places[digit]
        for one, other in combinations(clusters(tables, places), 2):
            yield from _excluded_colours(position, digit, one, other)
            yield from _excluded_colours(position, digit, other, one)
            for a, b in ((one.first, one.second), (one.second, one.first)):
                for c, d in ((other.first, other.second), (other.second, other.first)):
                    outside = places & ~(a | b | c | d)
                    if not _seen_by_any(tables, a) & c:
                        continue
                    removed = outside & _seen_by_any(tables, b) & _seen_by_any(tables, d)
                    if removed:
                        yield _multi(position, digit, removed, (one, other), (a, b, c, d), "bridge")


def _excluded_colours(
    position: Position, digit: int, one: Cluster, other: Cluster
) -> Iterator[Step]:
    """A colour that sees both colours of the other cluster, whichever is true, is false."""
    colours = (one.first, one.second, other.first, other.second)
    for false in (one.first, one.second):
        seen = _seen_by_any(position.tables, false)
        if seen & other.first and seen & other.second:
            yield _multi(position, digit, false, (one, other), colours, "excluded")


def _multi(
    position: Position,
    digit: int,
    removed: int,
    found: tuple[Cluster, Cluster],
    colours: tuple[int, int, int, int],
    variant: str,
) -> Step:
    roles: tuple[Role, ...] = ("colour-a", "colour-b", "colour-c", "colour-d")
    return Step(
        "multi-colors",
        eliminations=position.in_cells(removed, digit),
        marks=tuple(
            mark
            for cells, role in zip(colours, roles, strict=True)
            for mark in _marks(cells, digit, role)
        ),
        links=_links(digit, *found),
        variant=variant,
    )


def remote_pair(position: Position) -> Iterator[Step]:
    """A chain of cells with the same two candidates: they alternate between the two."""
    tables = position.tables
    pairs: dict[int, int] = {}
    for cell in bits(position.cells_with(2)):
        mask = position.candidates[cell]
        pairs[mask] = pairs.get(mask, 0) | 1 << cell
    for mask, cells in sorted(pairs.items()):
        if cells.bit_count() >= 4:
            for start in bits(cells):
                for chain in _chains(tables, cells, start):
                    yield from _remote_pair(position, mask, chain)


@lru_cache(maxsize=REMEMBERED)
def _chains(tables: Tables, cells: int, start: int) -> tuple[tuple[int, ...], ...]:
    """The shortest chains from a cell to others, of an even number of cells and at least four.

    Each is told from its first end in reading order. Where cells can be reached by an
    odd ring, the position has no solution and nothing is offered.
    """
    chains: dict[int, list[tuple[int, ...]]] = {start: [(start,)]}
    queue = [start]
    for cell in queue:
        length = len(chains[cell][0])
        for other in bits(cells & tables.peers[cell]):
            if other not in chains:
                chains[other] = []
                queue.append(other)
            elif chains[other] and (len(chains[other][0]) - length) % 2 == 0:
                return ()
            if not chains[other] or len(chains[other][0]) == length + 1:
                chains[other] += [(*chain, other) for chain in chains[cell]]
    return tuple(
        chain
        for end, found in chains.items()
        if len(found[0]) >= 4 and len(found[0]) % 2 == 0 and start < end
        for chain in found
    )


def _remote_pair(position: Position, mask: int, chain: tuple[int, ...]) -> Iterator[Step]:
    tables = position.tables
    seen = 0
    for index, cell in enumerate(chain):
        for other in chain[index + 3 :: 2]:
            seen |= tables.peers[cell] & tables.peers[other]
    outside = seen & ~sum(1 << cell for cell in chain)
    x, y = digits(mask)
    removed = candidates_of(
        (cell, digit) for digit in (x, y) for cell in bits(outside & position.places[digit])
    )
    if removed:
        yield Step(
            "remote-pair",
            eliminations=removed,
            marks=tuple(
                Mark(cell, digit, "colour-b" if index % 2 else "colour-a")
                for index, cell in enumerate(chain)
                for digit in (x, y)
            ),
            links=tuple(
                Link(
                    (Candidate(one, x), Candidate(one, y)),
                    (Candidate(other, x), Candidate(other, y)),
                    strong=True,
                    house=tables.shared_houses(1 << one | 1 << other)[0][0],
                )
                for one, other in pairwise(chain)
            ),
        )
