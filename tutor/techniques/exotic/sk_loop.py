"""SK-loop: a ring of eight pairs of cells with as many digits to share as cells.

Two rows and two columns cross in four boxes. In each box the other two cells of the row are
a domino, and so are those of the column. Round the ring neighbours share a box, a line, a
box, and so on. Every candidate of a domino is given to one of its two links, and a digit
given to a link stands there once at most. Where the links have as many digits in all as the
dominoes have cells, each digit is used where it was given, and leaves the rest of that house.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, islice, product
from typing import NamedTuple

from tutor.sudoku.geometry import Geometry, House, bits, digits, union
from tutor.techniques.position import Position, Tables, candidates_of
from tutor.techniques.step import RING_ROLES, Candidate, Link, Mark, Step

_BOX_SIDE = 3
_FEWEST_CELLS = 14
"""Of sixteen cells: two may be filled."""
_RING = 8
_MOST_WAYS = 1_000
"""In how many ways digits are given to links at most, where there is a choice."""


class Ring(NamedTuple):
    """Eight dominoes one after the other, and the houses that link them.

    The first house holds the last domino and the first, the second the first two, and so on.
    """

    cells: int
    dominoes: tuple[int, ...]
    houses: tuple[House, ...]
    masks: tuple[int, ...]


def sk_loop(position: Position) -> Iterator[Step]:
    """Every ring, with every way to give digits to its links that removes something else."""
    geometry = position.geometry
    if (geometry.box_rows, geometry.box_cols) != (_BOX_SIDE, _BOX_SIDE):
        return
    for ring in rings(geometry):
        count = (ring.cells & position.empty).bit_count()
        if count >= _FEWEST_CELLS:
            given = links_by_digit(position, ring, count)
            for removed, chosen in _told(position, ring, given):
                if removed:
                    yield _step(position, ring, chosen, removed)


def on_a_walk(position: Position) -> Iterator[Step]:
    """The step that removes most first: a ring with several ways is told once."""
    return iter(sorted(sk_loop(position), key=lambda step: -len(step.eliminations)))


def links_by_digit(position: Position, ring: Ring, count: int) -> list[tuple[int, ...]]:
    """By digit, its links in every way; none if they are more in all than the cells."""
    covers = _covers()
    found = []
    for digit in position.all_digits:
        places = position.places[digit]
        ways = covers[sum(1 << i for i, domino in enumerate(ring.dominoes) if domino & places)]
        count -= ways[0].bit_count()
        if count < 0:
            return []
        found.append(ways)
    return [] if count else found


def _told(
    position: Position, ring: Ring, given: Sequence[tuple[int, ...]]
) -> Iterator[tuple[tuple[Candidate, ...], tuple[int, ...]]]:
    """What goes, and by link the digits given to it; of ways that remove the same only one."""
    choices: list[list[tuple[frozenset[Candidate], int]]] = []
    for digit, ways in enumerate(given, 1):
        alike: dict[frozenset[Candidate], int] = {}
        for links in ways:
            alike.setdefault(_removed(position, ring, digit, links), links)
        choices.append(sorted(alike.items(), key=lambda way: -len(way[0])))
    for chosen in islice(product(*choices), _MOST_WAYS) if choices else ():
        by_link = tuple(
            sum(1 << place for place, (_, links) in enumerate(chosen) if links >> link & 1)
            for link in range(_RING)
        )
        yield candidates_of(frozenset[Candidate]().union(*(gone for gone, _ in chosen))), by_link


@cache
def _covers() -> tuple[tuple[int, ...], ...]:
    """For each choice of dominoes, the fewest links that touch them all, in every way.

    Link i joins dominoes i - 1 and i.
    """
    touched = [
        union(1 << link | 1 << (link - 1) % _RING for link in bits(links))
        for links in range(1 << _RING)
    ]
    found = []
    for held in range(1 << _RING):
        ways = [links for links in range(1 << _RING) if not held & ~touched[links]]
        fewest = min(links.bit_count() for links in ways)
        found.append(tuple(links for links in ways if links.bit_count() == fewest))
    return tuple(found)


def fewest_links(dominoes: int) -> int:
    """In how many links a digit is counted at the least that stands in some of the dominoes."""
    return _covers()[dominoes][0].bit_count()


def _removed(position: Position, ring: Ring, digit: int, links: int) -> frozenset[Candidate]:
    """What the houses of some links lose of a digit outside their dominoes."""
    gone = 0
    for link in bits(links):
        gone |= ring.masks[link] & ~(ring.dominoes[link - 1] | ring.dominoes[link])
    return frozenset(position.in_cells(gone, digit))


def _step(
    position: Position, ring: Ring, given: Sequence[int], removed: tuple[Candidate, ...]
) -> Step:
    marks: dict[Candidate, Mark] = {}
    links = []
    for number, (house, own) in enumerate(zip(ring.houses, given, strict=True)):
        ends = []
        for domino in (ring.dominoes[number - 1], ring.dominoes[number]):
            held = tuple(c for digit in digits(own) for c in position.in_cells(domino, digit))
            ends.append(held)
            for candidate in held:
                marks.setdefault(candidate, Mark(*candidate, RING_ROLES[number % len(RING_ROLES)]))
        links.append(Link(ends[0], ends[1], False, house, digits=digits(own)))
    return Step(
        "sk-loop",
        eliminations=removed,
        marks=tuple(marks.values()),
        houses=ring.houses,
        links=tuple(links),
    )


@cache
def rings(geometry: Geometry) -> tuple[Ring, ...]:
    """Every ring of the board."""
    pairs = [
        (one, other)
        for one, other in combinations(range(geometry.n), 2)
        if one // _BOX_SIDE != other // _BOX_SIDE
    ]
    return tuple(_ring(geometry, rows, columns) for rows in pairs for columns in pairs)


def _ring(geometry: Geometry, rows: tuple[int, int], columns: tuple[int, int]) -> Ring:
    """The ring around four corners, clockwise from the first row's left domino."""
    tables = Tables.of(geometry)
    (top, bottom), (left, right) = rows, columns
    dominoes: list[int] = []
    houses: list[House] = []
    # at each corner the line the ring comes by, then the line it leaves by
    turns = (
        (top, left, "column"),
        (top, right, "row"),
        (bottom, right, "column"),
        (bottom, left, "row"),
    )
    for row, column, comes_by in turns:
        corner = 1 << row * geometry.n + column
        box = geometry.box_of[row * geometry.n + column]
        in_row = tables.boxes[box] & tables.rows[row] & ~corner
        in_column = tables.boxes[box] & tables.columns[column] & ~corner
        by_row = comes_by == "row"
        dominoes += [in_row, in_column] if by_row else [in_column, in_row]
        line = geometry.rows[row] if by_row else geometry.columns[column]
        houses += [line, geometry.boxes[box]]
    masks = tuple(sum(1 << cell for cell in house.cells) for house in houses)
    return Ring(union(dominoes), tuple(dominoes), tuple(houses), masks)
