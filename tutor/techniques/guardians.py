"""Guardians and bivalue oddagons: odd rings, and the candidates that keep them apart.

Round a ring of odd length nothing can alternate. So at least one of the candidates that
spare the ring this, its guardians, is true; what clashes with all of them is false.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques import board_sizes
from tutor.techniques.deadly import subsets_with
from tutor.techniques.position import REMEMBERED, Position, Tables, candidates_of
from tutor.techniques.step import Candidate, Link, Mark, Step
from tutor.techniques.templates import never

# Guardians: a ring of one digit.
#
# Neighbours of the ring lie in a house that holds no third cell of it. Were the ring's cells
# the only places in those houses, exactly one of each two neighbours would be true.

_MOST_GUARDIANS = 4
_SHORTEST, _LONGEST = 5, 7


class _Edge(NamedTuple):
    """A house by which the ring goes on to another cell."""

    cell: int
    house: House
    guardians: int
    """The other places in the house."""
    victims: int
    """The places that see all of those."""


class _Ring(NamedTuple):
    """A ring with its houses, its guardians, and what sees them all."""

    cells: tuple[int, ...]
    houses: tuple[House, ...]
    """The house between each cell and the next, the first after the last."""
    guardians: int
    removed: int


def guardian(position: Position) -> Iterator[Step]:
    """Rings of five or seven places of a digit with at most four guardians."""
    tables = position.tables
    if tables.n > board_sizes.GUARDIANS:
        return
    for digit in position.all_digits:
        for ring in _rings(tables, position.places[digit], position.standing[digit]):
            yield _guarded(position, digit, ring)


def _guarded(position: Position, digit: int, ring: _Ring) -> Step:
    placed: tuple[Candidate, ...] = ()
    removed = position.in_cells(ring.removed, digit)
    if not ring.guardians & ring.guardians - 1:
        placed, removed = position.in_cells(ring.guardians, digit), ()
    nodes = [(Candidate(cell, digit),) for cell in (*ring.cells, ring.cells[0])]
    return Step(
        "guardian",
        placements=placed,
        eliminations=removed,
        marks=(
            *(Mark(cell, digit, "link") for cell in ring.cells),
            *(Mark(cell, digit, "guardian") for cell in bits(ring.guardians)),
        ),
        houses=ring.houses,
        links=tuple(
            Link(one, other, strong=False, house=house)
            for (one, other), house in zip(pairwise(nodes), ring.houses, strict=True)
        ),
    )


@lru_cache(maxsize=REMEMBERED)
def _rings(tables: Tables, places: int, standing: int) -> tuple[_Ring, ...]:
    """For each conclusion the shortest ring, of those the one with the fewest guardians.

    What sees all guardians of a ring is in no way to put the digit: most often there is no
    such place, and no ring needs to be looked for.
    """
    best: dict[tuple[int, int], _Ring] = {}
    hopeless = never(tables, places, standing)
    edges = _edges(tables, places, hopeless) if hopeless else {}
    for start in edges:
        for ring in _Rings(start, edges, hopeless).found:
            single = 0 if ring.guardians & ring.guardians - 1 else ring.guardians
            key = (single, 0 if single else ring.removed)
            if key not in best or _length(ring) < _length(best[key]):
                best[key] = ring
    return tuple(best.values())


def _length(ring: _Ring) -> tuple[int, int]:
    return len(ring.cells), ring.guardians.bit_count()


def _edges(tables: Tables, places: int, hopeless: int) -> dict[int, list[_Edge]]:
    """By cell: where a ring may go on to, by houses with few other places.

    Guardians that nothing sees at once prove nothing.
    """
    edges: dict[int, list[_Edge]] = {}
    for house, mask in tables.by_clarity:
        here = places & mask
        if 2 <= here.bit_count() <= 2 + _MOST_GUARDIANS:
            for one, other in combinations(bits(here), 2):
                guardians = here & ~(1 << one | 1 << other)
                if not (victims := tables.seen_by_all(guardians) & hopeless):
                    continue
                edges.setdefault(one, []).append(_Edge(other, house, guardians, victims))
                edges.setdefault(other, []).append(_Edge(one, house, guardians, victims))
    return dict(sorted(edges.items()))


class _Rings:
    """The rings whose first cell is a given one; each is gone round once."""

    def __init__(self, start: int, edges: dict[int, list[_Edge]], hopeless: int) -> None:
        self.found: list[_Ring] = []
        self._start = start
        later = -1 << start
        self._edges = {
            cell: [edge for edge in from_there if later >> edge.cell & 1]
            for cell, from_there in edges.items()
            if cell >= start
        }
        self._within = self._back()
        self._grow((start,), (), 1 << start, 0, hopeless)

    def _back(self) -> list[int]:
        """By the number of links left: the cells from which they lead back to the start."""
        within = [1 << self._start]
        for _ in range(_LONGEST):
            reached = within[-1]
            for cell in bits(within[-1]):
                for edge in self._edges[cell]:
                    reached |= 1 << edge.cell
            within.append(reached)
        return within

    def _grow(
        self, path: tuple[int, ...], houses: tuple[House, ...], ring: int, known: int, seen: int
    ) -> None:
        """Go on from a path with the guardians known so far, and what sees them all."""
        count = len(path)
        may_close = count % 2 and count >= _SHORTEST and path[1] < path[-1]
        back = self._within[_LONGEST - count] & ~ring & ~known
        for cell, house, more, victims in self._edges[path[-1]]:
            if cell == self._start:
                if not may_close:
                    continue
            elif not back >> cell & 1:
                continue
            guardians, left = known | more, seen & victims
            if more & ring or not left or guardians.bit_count() > _MOST_GUARDIANS:
                continue
            if cell != self._start:
                self._grow((*path, cell), (*houses, house), ring | 1 << cell, guardians, left)
            elif guardians:
                self.found.append(_Ring(path, (*houses, house), guardians, left))


# Bivalue oddagon: a ring of cells with the same two candidates.
#
# Neighbours see each other, so that without further candidates the two digits would alternate.

_LONGEST_ODDAGON = 9
_MOST_ROOF = 3


class _Oddagon(NamedTuple):
    """The cells in their order, their two digits, and the cells with further candidates."""

    cells: tuple[int, ...]
    pair: int
    roof: tuple[int, ...]


def bivalue_oddagon(position: Position) -> Iterator[Step]:
    """Rings of five, seven or nine cells with further candidates in three of them at most."""
    if position.tables.n > board_sizes.GUARDIANS:
        return
    for oddagon in _oddagons(position):
        extras = 0
        for cell in oddagon.roof:
            extras |= position.candidates[cell] & ~oddagon.pair
        if len(oddagon.roof) == 1:
            yield _one_cell(position, oddagon, extras)
        elif not extras & extras - 1:
            yield from _one_digit(position, oddagon, extras.bit_length())
        elif len(oddagon.roof) == 2:
            yield from _with_subset(position, oddagon, extras)


def _one_cell(position: Position, oddagon: _Oddagon, extras: int) -> Step:
    """The only cell with further candidates is one of these."""
    (cell,) = oddagon.roof
    if not extras & extras - 1:
        return _step(position, oddagon, "cell", placed=(Candidate(cell, extras.bit_length()),))
    removed = [(cell, digit) for digit in digits(oddagon.pair)]
    return _step(position, oddagon, "cell", candidates_of(removed))


def _one_digit(position: Position, oddagon: _Oddagon, digit: int) -> Iterator[Step]:
    """All further candidates are one digit: what sees them all loses it."""
    roof = sum(1 << cell for cell in oddagon.roof)
    if removed := position.in_cells(position.tables.seen_by_all(roof), digit):
        yield _step(position, oddagon, "digit", removed)


def _with_subset(position: Position, oddagon: _Oddagon, extras: int) -> Iterator[Step]:
    """The further candidates of two cells make a naked subset with cells of their house."""
    roof = sum(1 << cell for cell in oddagon.roof)
    for house, _ in position.tables.shared_houses(roof):
        for removed, houses, marks in subsets_with(position, roof, extras, house):
            yield _step(position, oddagon, "subset", removed, houses=houses, more=marks)


def _step(
    position: Position,
    oddagon: _Oddagon,
    variant: str,
    removed: tuple[Candidate, ...] = (),
    *,
    placed: tuple[Candidate, ...] = (),
    houses: tuple[House, ...] = (),
    more: tuple[Mark, ...] = (),
) -> Step:
    tables, pair = position.tables, digits(oddagon.pair)
    ring = (*oddagon.cells, oddagon.cells[0])
    return Step(
        "bivalue-oddagon",
        placements=placed,
        eliminations=removed,
        marks=(
            *(Mark(cell, digit, "bivalue") for cell in oddagon.cells for digit in pair),
            *(
                Mark(cell, digit, "guardian")
                for cell in oddagon.roof
                for digit in digits(position.candidates[cell] & ~oddagon.pair)
            ),
            *more,
        ),
        houses=houses,
        links=tuple(
            Link(
                tuple(Candidate(one, digit) for digit in pair),
                tuple(Candidate(other, digit) for digit in pair),
                strong=False,
                house=tables.shared_houses(1 << one | 1 << other)[0][0],
            )
            for one, other in pairwise(ring)
        ),
        variant=variant,
    )


def _oddagons(position: Position) -> Iterator[_Oddagon]:
    """Each set of cells once: one way round it is enough."""
    bivalue: dict[int, int] = {}
    for cell in bits(position.cells_with(2)):
        mask = position.candidates[cell]
        bivalue[mask] = bivalue.get(mask, 0) | 1 << cell
    for pair, floor in sorted(bivalue.items()):
        x, y = digits(pair)
        roof = position.places[x] & position.places[y] & ~floor
        if floor.bit_count() >= _SHORTEST - _MOST_ROOF:
            extras = tuple([position.candidates[cell] & ~pair for cell in bits(roof)])
            for ring in _remembered_rings(position.tables, floor, roof, extras):
                yield _Oddagon(ring, pair, tuple(c for c in sorted(ring) if roof >> c & 1))


@lru_cache(maxsize=REMEMBERED)
def _remembered_rings(
    tables: Tables, floor: int, roof: int, extras: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The odd rings, with the further candidates of each cell of the roof."""
    by_cell = dict(zip(bits(roof), extras, strict=True))
    return tuple(odd_rings(tables, floor, roof, by_cell))


def odd_rings(
    tables: Tables, floor: int, roof: int, extras: Mapping[int, int]
) -> Iterator[tuple[int, ...]]:
    """Rings of cells each of which sees the next, three of the roof at most, never a house thrice.

    Three cells of the roof prove something only if they have one further digit in common.
    """
    seen: set[int] = set()
    peers, around = tables.peers, tables.houses_around

    def grow(
        path: tuple[int, ...], ring: int, closed: int, raised: int, extra: int
    ) -> Iterator[tuple[int, ...]]:
        """Go on from a path; the cells of houses with two of it are closed."""
        last, start = path[-1], path[0]
        closes = len(path) >= _SHORTEST and len(path) % 2 and peers[last] >> start & 1
        if closes and raised and ring not in seen:
            seen.add(ring)
            yield path
        if len(path) == _LONGEST_ODDAGON:
            return
        for cell in bits(peers[last] & (floor | roof) & ~closed & ~ring & (-1 << start + 1)):
            count, union = raised, extra
            if roof >> cell & 1:
                count, union = raised + 1, extra | extras[cell]
                if count > _MOST_ROOF or (count == _MOST_ROOF and union & union - 1):
                    continue
            shut = closed
            for _, mask in around[cell]:
                if mask & ring:
                    shut |= mask
            yield from grow((*path, cell), ring | 1 << cell, shut, count, union)

    for start in bits(floor | roof):
        is_raised = roof >> start & 1
        yield from grow((start,), 1 << start, 0, is_raised, extras[start] if is_raised else 0)
