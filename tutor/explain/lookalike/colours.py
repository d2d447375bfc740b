"""Cells that are said to be the colours of one cluster, or of two."""

from collections.abc import Callable, Iterator
from functools import partial

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.view import digits_by_use, lacking, mask_of
from tutor.sudoku.geometry import bits
from tutor.techniques.colours import Cluster, clusters
from tutor.techniques.position import Position
from tutor.techniques.turbot import strong_links


def _coloured(position: Position, cells: tuple[int, ...], *, count: int) -> Reading:
    return plainest(_readings(position, cells, count))


def _readings(position: Position, cells: tuple[int, ...], count: int) -> Iterator[Reading]:
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
