"""Cells that are said to be a ring with guardians, a Medusa, an M-Wing, a firework or an
ALS-W-Wing."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from tutor.explain.lookalike.fault import (
    Fault,
    Reading,
    between,
    further_place,
    lacking,
    likely_digits,
    mask_of,
    no_strong_link,
    nothing_sees,
    plainest,
    sees,
)
from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.medusa import Cluster, clusters
from tutor.techniques.position import Position

# Guardians

_RINGS = (5, 7)
_TRIED = 2_000
"""How many ways round are looked at: of more, nobody asks."""


class _Way(NamedTuple):
    """A way round through some of the cells, and the houses it takes."""

    cells: tuple[int, ...]
    houses: tuple[tuple[House, int], ...]


def guardian(position: Position, cells: tuple[int, ...]) -> Reading:
    """The likeliest digits in turn: a ring of some of the cells, the others as its guardians."""
    return plainest(_guarded(position, cells, digit) for digit in likely_digits(position, cells))


def _guarded(position: Position, cells: tuple[int, ...], digit: int) -> Reading:
    if lacks := lacking(position, cells, digit):
        return lacks
    readings = []
    for number, way in enumerate(_ways(position, cells)):
        if number == _TRIED:
            break
        readings.append(_ring(position, cells, digit, way))
    return plainest(readings) or (Fault("no-ring", cells, (digit,)),)


def _ways(position: Position, cells: tuple[int, ...]) -> Iterator[_Way]:
    """The rings of five or seven of the cells; no house of a ring holds a third cell of it."""
    around = position.tables.houses_around

    def grow(path: tuple[int, ...], houses: tuple[tuple[House, int], ...]) -> Iterator[_Way]:
        for house, mask in around[path[-1]]:
            if mask_of(path[:-1]) & mask & ~(1 << path[0]):
                continue
            if len(path) in _RINGS and mask >> path[0] & 1 and path[1] < path[-1]:
                yield _Way(path, (*houses, (house, mask)))
            if len(path) < _RINGS[-1] and not mask & mask_of(path[:-1]):
                barred = mask_of(path)
                for _, passed in houses:
                    barred |= passed
                for cell in cells:
                    if (mask & ~barred) >> cell & 1 and cell > path[0]:
                        yield from grow((*path, cell), (*houses, (house, mask)))

    for start in cells:
        yield from grow((start,), ())


def _ring(position: Position, cells: tuple[int, ...], digit: int, way: _Way) -> Reading:
    ring, all_cells = mask_of(way.cells), mask_of(cells)
    guardians = 0
    found: tuple[Fault, ...] = ()
    for house in way.houses:
        guardians |= position.places[digit] & house[1] & ~ring
        found += further_place(position, house, digit, all_cells, "further-place")
    if idle := tuple(bits(all_cells & ~ring & ~guardians)):
        found += (Fault("not-guarding", idle, (digit,), others=tuple(sorted(way.cells))),)
    if found or not guardians:
        return found or (Fault("no-ring", cells, (digit,)),)
    return nothing_sees(position, digit, tuple(bits(guardians)))


# 3D Medusa


def medusa(position: Position, cells: tuple[int, ...]) -> Reading:
    """The cluster that has most of the cells: what it lacks, and what it does not reach."""
    known = list(clusters(position))
    chosen = mask_of(cells)
    best = max(known, key=lambda one: _likeness(one, chosen), default=None)
    if best is None or not _cells_of(best) & chosen:
        return (Fault("no-partner", cells),)
    reached = _cells_of(best)
    found: tuple[Fault, ...] = ()
    if beyond := tuple(bits(chosen & ~reached)):
        found += (Fault("colours-stop", beyond, others=tuple(bits(chosen & reached))),)
    for link in best.links:
        (one, digit), (other, _) = link.start[0], link.end[0]
        if link.house is not None and (chosen >> one & 1) != (chosen >> other & 1):
            inside, outside = (one, other) if chosen >> one & 1 else (other, one)
            kind = "chain-goes-on"
            return (*found, Fault(kind, (inside,), (digit,), (link.house,), (outside,)))
    if not best.has_enough():
        found += (Fault("cluster-small", cells),)
    return found or (Fault("colours-silent", cells),)


def _likeness(cluster: Cluster, chosen: int) -> tuple[int, int]:
    reached = _cells_of(cluster)
    return (reached & chosen).bit_count(), -(reached & ~chosen).bit_count()


def _cells_of(cluster: Cluster) -> int:
    return mask_of({cell for cell, _ in cluster})


# M-Wing


def m_wing(position: Position, cells: tuple[int, ...]) -> Reading:
    """Each cell in turn in each part; where one has two candidates, that is where it starts."""
    ways = list(permutations(cells))
    likely = [way for way in ways if position.candidates[way[0]].bit_count() == 2]
    if not likely:
        held = {cell: digits(position.candidates[cell]) for cell in cells}
        cell = min(held, key=lambda one: abs(len(held[one]) - 2))
        return (Fault("candidate-count", (cell,), held[cell], number=2),)
    return plainest(
        _m(position, *way, *pair)
        for way in likely
        for pair in permutations(digits(position.candidates[way[0]]))
    )


def _m(position: Position, a: int, b: int, c: int, d: int, x: int, y: int) -> Reading:
    """(x=y)a – (y)b = (y–x)c = (x)d."""
    found = lacking(position, (b, c), y) + lacking(position, (c, d), x)
    if found:
        return found
    if not sees(position, a, b):
        found += (Fault("unseen-link", (a, b), (y,)),)
    found += no_strong_link(position, y, b, c) + no_strong_link(position, x, c, d)
    return found or nothing_sees(position, x, (a, d))


# Fireworks


def firework_triple(position: Position, cells: tuple[int, ...]) -> Reading:
    """A crossing with a cell in its row and one in its column, outside its box."""
    readings = [
        _fired(position, crossing, across, down)
        for crossing, across, down in permutations(cells)
        if _is_crossing(position, crossing, across, down)
    ]
    return plainest(readings) or (() if readings else (Fault("no-crossing", cells),))


def _is_crossing(position: Position, crossing: int, across: int, down: int) -> bool:
    (_, box), (_, row), (_, column) = position.tables.houses_around[crossing]
    return bool(row & ~box) and bool((row & ~box) >> across & 1 and (column & ~box) >> down & 1)


def _fired(position: Position, crossing: int, across: int, down: int) -> Reading:
    """The three digits that come nearest: where else they can be."""
    (_, box), row, column = position.tables.houses_around[crossing]
    lines = ((row, across), (column, down))
    strays: list[tuple[int, int, Reading]] = []
    whole = box | row[1] | column[1]
    for digit in position.all_digits:
        if position.standing[digit] & whole:
            continue
        found: tuple[Fault, ...] = ()
        for (house, mask), wing in lines:
            outside = position.places[digit] & mask & ~box & ~(1 << wing)
            if outside:
                others = tuple(bits(outside))
                found += (Fault("stray-place", (crossing, wing), (digit,), (house,), others),)
        strays.append((digit, sum(len(fault.others) for fault in found), found))
    three = tuple(sorted((crossing, across, down)))
    free = [digit for digit, _, reading in strays if not reading]
    if any(_clears(position, three, box & ~row[1] & ~column[1], t) for t in combinations(free, 3)):
        return ()
    nearest = sorted(strays, key=lambda stray: stray[1])[:3]
    if len(nearest) < 3:
        return (Fault("few-open", three, number=3),)
    found = tuple(fault for *_, reading in nearest for fault in reading)
    return found or (Fault("nothing-to-remove", three),)


def _clears(position: Position, three: tuple[int, ...], aside: int, held: tuple[int, ...]) -> bool:
    """Whether three digits for three cells take anything away."""
    kept = sum(1 << digit - 1 for digit in held)
    return any(position.candidates[cell] & ~kept for cell in three) or any(
        position.places[digit] & aside for digit in held
    )


# ALS-W-Wing

_LARGEST = 4
_MOST_CELLS = 14


def als_w_wing(position: Position, cells: tuple[int, ...]) -> Reading:
    """Every house whose places of a digit are among the cells; the others as two sets."""
    if len(cells) > _MOST_CELLS:
        return (Fault("unclear", cells),)
    chosen = mask_of(cells)
    readings = []
    for digit in digits(between(position, cells)):
        for house, mask in position.tables.by_clarity:
            places = position.places[digit] & mask
            if places and not places & ~chosen:
                rest = tuple(bits(chosen & ~places))
                readings += list(_as_sets(position, rest, digit, house, places))
    return plainest(readings) or (() if readings else (Fault("no-w-link", cells),))


def _as_sets(
    position: Position, rest: tuple[int, ...], x: int, house: House, places: int
) -> Iterator[Reading]:
    """The ways to make two sets of the other cells, that of the first cell first."""
    for size in range(len(rest)):
        for more in combinations(rest[1:], size):
            one = (rest[0], *more)
            other = tuple(cell for cell in rest if cell not in one)
            if other and max(len(one), len(other)) <= _LARGEST and len(rest) > 2:
                yield _w(position, one, other, x, house, places)


def _w(
    position: Position,
    one: tuple[int, ...],
    other: tuple[int, ...],
    x: int,
    house: House,
    places: int,
) -> Reading:
    found: tuple[Fault, ...] = ()
    for cells in (one, other):
        held = digits(between(position, cells))
        if not position.tables.shared_houses(mask_of(cells)):
            found += (Fault("no-common-house", cells),)
        elif len(held) != len(cells) + 1:
            found += (Fault("set-digits", cells, held, number=len(cells) + 1),)
        elif x not in held:
            found += lacking(position, cells, x)
    if found:
        return found
    tables = position.tables
    in_sight = [tables.seen_by_all(mask_of(s) & position.places[x]) for s in (one, other)]
    if stray := tuple(bits(places & ~(in_sight[0] | in_sight[1]))):
        return (Fault("w-link-unseen", stray, (x,), (house,)),)
    common = between(position, one) & between(position, other) & ~(1 << x - 1)
    if not common:
        return (Fault("ends-share-none", tuple(sorted(one + other)), (x,)),)
    return plainest(
        nothing_sees(position, z, tuple(bits(mask_of(one + other) & position.places[z])))
        for z in digits(common)
    )
