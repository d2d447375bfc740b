"""Cells that are said to be joined by strong links: in one digit, by colours, by pairs."""

from collections.abc import Callable, Iterator
from functools import partial

from tutor.explain.lookalike.fault import (
    Fault,
    Reading,
    apart,
    digits_by_use,
    further_place,
    lacking,
    mask_of,
    no_strong_link,
    nothing_sees,
    plainest,
    sees,
    strong_houses,
)
from tutor.sudoku.geometry import House, bits, digits, union
from tutor.techniques.colours import Cluster, clusters
from tutor.techniques.position import Position
from tutor.techniques.single_digit import strong_links

_Pair = tuple[int, int]
_Shape = Callable[[Position, tuple[House, House], _Pair, _Pair], Reading]
"""What is wrong with two links, the ends where they meet and their far ends."""


def _any_shape(position: Position, houses: tuple[House, House], near: _Pair, far: _Pair) -> Reading:
    return ()


def _skyscraper(
    position: Position, houses: tuple[House, House], near: _Pair, far: _Pair
) -> Reading:
    kinds = {house.kind for house in houses}
    if len(kinds) > 1 or "box" in kinds:
        return (Fault("not-parallel", houses=houses),)
    shared = position.tables.shared_houses(1 << near[0] | 1 << near[1])
    if all(house.kind == "box" for house, _ in shared):
        return (Fault("not-on-a-line", near),)
    places = [house.cells.index(end) for house, end in zip(houses, far, strict=True)]
    return (Fault("ends-aligned", far),) if places[0] == places[1] else ()


def _kite(position: Position, houses: tuple[House, House], near: _Pair, far: _Pair) -> Reading:
    if {house.kind for house in houses} != {"row", "column"}:
        return (Fault("not-crosswise", houses=houses),)
    return ()  # A row and a column, both with two places, can meet in a box only.


def _two_links(position: Position, cells: tuple[int, ...], *, shape: _Shape) -> Reading:
    return plainest(_readings(position, cells, shape))


def _readings(position: Position, cells: tuple[int, ...], shape: _Shape) -> Iterator[Reading]:
    a, b, c, d = cells
    for digit in digits_by_use(position, cells):
        lacks = lacking(position, cells, digit)
        for first, second in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))):
            weak = lacks
            for pair in (first, second):
                if all(position.places[digit] >> cell & 1 for cell in pair):
                    weak += no_strong_link(position, digit, *pair)
            yield weak or _joined(position, digit, first, second, shape)


def _joined(position: Position, digit: int, first: _Pair, second: _Pair, shape: _Shape) -> Reading:
    """Two strong links: what is wrong with the ways to join them."""
    readings = []
    pattern = sum(1 << cell for cell in first + second)
    for near, far in (first, first[::-1]):
        for near_2, far_2 in (second, second[::-1]):
            if not sees(position, near, near_2):
                continue
            idle = nothing_sees(position, digit, (far, far_2), but=pattern)
            for house in strong_houses(position, digit, *first):
                for house_2 in strong_houses(position, digit, *second):
                    wrong = shape(position, (house, house_2), (near, near_2), (far, far_2))
                    readings.append(wrong + idle)
    if not readings:
        return (Fault("ends-apart", first, (digit,), others=second),)
    return plainest(readings)


skyscraper = partial(_two_links, shape=_skyscraper)
two_string_kite = partial(_two_links, shape=_kite)
turbot_fish = partial(_two_links, shape=_any_shape)


_Lines = tuple[tuple[House, int], tuple[House, int]]
"""A row and a column, with their cells."""


def empty_rectangle(position: Position, cells: tuple[int, ...]) -> Reading:
    """The box that holds most of the cells, and each digit, tell what is missing."""
    mask = mask_of(cells)
    boxes = [house for house in position.tables.by_clarity if house[0].kind == "box"]
    most = max((mask & box).bit_count() for _, box in boxes)
    return plainest(
        lacking(position, cells, digit) + _as_rectangle(position, box, digit, mask)
        for digit in digits_by_use(position, cells)
        for box in boxes
        if (mask & box[1]).bit_count() == most
    )


def _as_rectangle(position: Position, box: tuple[House, int], digit: int, cells: int) -> Reading:
    outside = tuple(bits(cells & ~box[1]))
    if len(outside) != 2:
        return (Fault("not-two-outside", outside, (digit,), (box[0],), number=2),)
    places = position.places[digit]
    found = further_place(position, box, digit, cells, "further-place")
    if all(places >> cell & 1 for cell in outside):
        found += no_strong_link(position, digit, *outside)
    if found:
        return found
    if places & cells != cells:
        return ()
    return _crossed(position, box, digit, cells, outside)


def _crossed(
    position: Position, box: tuple[House, int], digit: int, cells: int, outside: tuple[int, ...]
) -> Reading:
    """The box is complete and the link is strong: do they fit together?"""
    inside = cells & box[1]
    crosses = list(_crosses(position, box[0], inside))
    if not crosses:
        kind = "one-arm" if _on_one_line(position, inside) else "no-cross"
        return (Fault(kind, tuple(bits(inside)), (digit,), (box[0],)),)
    readings = []
    links = strong_houses(position, digit, *outside)
    for row, column in crosses:
        for first, second in ((row, column), (column, row)):
            for near, far in (outside, outside[::-1]):
                linked = any(house.kind == second[0].kind for house in links)
                if linked and first[1] >> near & 1 and not (first[1] | second[1]) >> far & 1:
                    reach = second[1] & ~box[1] & position.tables.peers[far]
                    if position.places[digit] & reach:
                        return ()
                    readings.append((Fault("nothing-to-remove", tuple(bits(cells)), (digit,)),))
    return plainest(readings) or _badly_linked(digit, outside, crosses)


def _badly_linked(digit: int, outside: tuple[int, ...], crosses: list[_Lines]) -> Reading:
    """A link that no arm of a cross leads to, or that does not lead away from it."""
    for row, column in crosses:
        if not (row[1] | column[1]) & mask_of(outside):
            return (Fault("link-off-arms", outside, (digit,), (row[0], column[0])),)
    return (Fault("link-not-across", outside, (digit,)),)


def _crosses(position: Position, box: House, inside: int) -> Iterator[_Lines]:
    """The rows and columns that hold all these cells of a box, each with one of its own."""
    for cell in box.cells:
        _, row, column = position.tables.houses_around[cell]
        off_row, off_column = inside & ~row[1], inside & ~column[1]
        if off_row and off_column and not off_row & off_column:
            yield row, column


def _on_one_line(position: Position, cells: int) -> bool:
    return any(house.kind != "box" for house, _ in position.tables.shared_houses(cells))


def _coloured(position: Position, cells: tuple[int, ...], *, count: int) -> Reading:
    return plainest(_colourings(position, cells, count))


def _colourings(position: Position, cells: tuple[int, ...], count: int) -> Iterator[Reading]:
    for digit in digits_by_use(position, cells):
        lacks = lacking(position, cells, digit)
        mask = mask_of(cells) & position.places[digit]
        found = [
            cluster
            for cluster in clusters(position.tables, position.places[digit])
            if (cluster.first | cluster.second) & mask
        ]
        wrong = _alone(digit, mask, found) or _cut_short(position, digit, mask)
        if not lacks and not wrong:
            wrong = _clustered(position, digit, found, count)
        yield lacks + wrong


def _alone(digit: int, cells: int, found: list[Cluster]) -> Reading:
    """Cells with no strong link at all."""
    for cluster in found:
        cells &= ~(cluster.first | cluster.second)
    return (Fault("unlinked", tuple(bits(cells)), (digit,)),) if cells else ()


def _cut_short(position: Position, digit: int, cells: int) -> Reading:
    """A strong link that leads out of the cells."""
    for house, pair in strong_links(position.tables, position.places[digit]):
        inside, outside = pair & cells, pair & ~cells
        if inside and outside:
            return (
                Fault(
                    "chain-goes-on",
                    tuple(bits(inside)),
                    (digit,),
                    (house,),
                    tuple(bits(outside)),
                ),
            )
    return ()


def _clustered(position: Position, digit: int, found: list[Cluster], count: int) -> Reading:
    """Whole clusters: too many or too few of them, or none that removes anything."""
    cells = tuple(tuple(bits(cluster.first | cluster.second)) for cluster in found)
    if len(found) > count:
        others = tuple(sorted(cell for cluster in cells[1:] for cell in cluster))
        return (Fault("clusters-apart", cells[0], (digit,), others=others, number=count),)
    if len(found) < count:
        return (Fault("one-cluster", cells[0] if cells else (), (digit,)),)
    if count == 2 and not _in_touch(position, *cells):
        return (Fault("clusters-unseen", cells[0], (digit,), others=cells[1]),)
    whole = tuple(sorted(cell for cluster in cells for cell in cluster))
    kind = "colours-unseen" if count == 1 else "nothing-to-remove"
    return (Fault(kind, whole, (digit,)),)


def _in_touch(position: Position, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    mask = mask_of(other)
    return any(position.tables.peers[cell] & mask for cell in one)


_Analysis = Callable[[Position, tuple[int, ...]], Reading]
simple_colours: _Analysis = partial(_coloured, count=1)
multi_colours: _Analysis = partial(_coloured, count=2)


def remote_pair(position: Position, cells: tuple[int, ...]) -> Reading:
    """Cells with other candidates, or cells that do not make a chain."""
    pairs = sorted({m for c in cells if (m := position.candidates[c]).bit_count() == 2})
    if not pairs:
        return (Fault("no-pair-cell", cells),)
    return plainest(_as_pairs(position, cells, pair) for pair in pairs)


def _as_pairs(position: Position, cells: tuple[int, ...], pair: int) -> Reading:
    wrong = tuple(cell for cell in cells if position.candidates[cell] != pair)
    if wrong:
        return (Fault("not-the-pair", wrong, digits(pair)),)
    if len(cells) % 2:
        return (Fault("odd-chain", cells, digits(pair), number=len(cells)),)
    return _no_chain(position, cells, pair)


def _no_chain(position: Position, cells: tuple[int, ...], pair: int) -> Reading:
    """The first thing that keeps the cells from being a chain without detours."""
    mask, peers = mask_of(cells), position.tables.peers
    if broken := apart(position, cells):
        return broken
    for cell in cells:
        beside = mask & peers[cell]
        if beside.bit_count() > 2:
            return (Fault("chain-branches", (cell,), others=tuple(bits(beside))),)
    ends = tuple(cell for cell in cells if (mask & peers[cell]).bit_count() == 1)
    if not ends:
        return (Fault("ring", cells),)
    same = mask_of(c for c, m in enumerate(position.candidates) if m == pair)
    if _distance(position, ends, same) < len(cells) - 1:
        return (Fault("detour", ends, digits(pair)),)
    return _idle(position, ends, mask, pair)


def _distance(position: Position, ends: tuple[int, ...], within: int) -> int:
    """How many links the shortest chain between the two ends has."""
    start, end = ends
    reached, links = 1 << start, 0
    while not reached >> end & 1:
        reached |= _beside(position, reached) & within
        links += 1
    return links


def _beside(position: Position, cells: int) -> int:
    return union(position.tables.peers[cell] for cell in bits(cells))


def _idle(position: Position, ends: tuple[int, ...], cells: int, pair: int) -> Reading:
    """Whether no other cell with one of the digits sees two cells of the chain that differ."""
    chain = [ends[0]]
    while len(chain) < cells.bit_count():
        chain += bits(position.tables.peers[chain[-1]] & cells & ~mask_of(chain))
    # The links next to each other are naked pairs already: what counts is further apart.
    seen = 0
    for index, cell in enumerate(chain):
        for other in chain[index + 3 :: 2]:
            seen |= position.tables.peers[cell] & position.tables.peers[other]
    if position.holding(pair) & seen & ~cells:
        return ()
    return (Fault("nothing-to-remove", tuple(bits(cells)), digits(pair)),)
