"""Cells that are said to have as many digits to share as they are: an SK-loop, sets of lines."""

from tutor.explain.counting import Shared, lines_around, ring_around
from tutor.explain.lookalike.fault import Fault, Reading, mask_of
from tutor.sudoku.geometry import bits
from tutor.techniques.position import Position


def sk_loop(position: Position, cells: tuple[int, ...]) -> Reading:
    """The ring that the cells are part of."""
    ring = ring_around(position.geometry, mask_of(cells))
    if ring is None:
        return (Fault("not-a-ring", cells),)
    return _left_out(position, cells, ring, "ring-left-out") or _counted(position, cells, ring)


def msls(position: Position, cells: tuple[int, ...]) -> Reading:
    """The rows and columns that the cells lie in."""
    lines = lines_around(position.geometry, mask_of(cells))
    return _left_out(position, cells, lines, "crossing-left-out") or _counted(
        position, cells, lines
    )


def _left_out(position: Position, cells: tuple[int, ...], shared: Shared, kind: str) -> Reading:
    """That there are further empty cells that would have to be counted as well."""
    others = tuple(bits(shared.frame & position.empty & ~mask_of(cells)))
    return (Fault(kind, cells, others=others),) if others else ()


def _counted(position: Position, cells: tuple[int, ...], shared: Shared) -> Reading:
    """That there are more digits than cells, and what brings in one too many."""
    total = shared.total(position)
    if total == len(cells):
        removes = next(shared.excluded(position), None) is not None
        return () if removes else (Fault("nothing-to-remove", cells),)
    surplus = shared.surplus(position) if total == len(cells) + 1 else ()
    if not surplus:
        return (Fault("shares-uneven", cells, number=total),)
    blamed = tuple(dict.fromkeys(cell for cell, _ in surplus))
    return (Fault("share-too-many", blamed, number=total),)
