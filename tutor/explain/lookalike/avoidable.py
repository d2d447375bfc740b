"""Cells that are said to be an avoidable rectangle, part of it filled by the solver."""

from functools import partial

from tutor.explain.lookalike.fault import Fault, Reading
from tutor.explain.lookalike.rectangles import misshapen, uniqueness
from tutor.explain.lookalike.view import between, lacking, mask_of, nothing_sees
from tutor.sudoku.geometry import digits
from tutor.techniques.position import Position


def _avoidable(position: Position, cells: tuple[int, ...], *, filled: int) -> Reading:
    if wrong := misshapen(position, cells):
        return wrong
    if givens := tuple(cell for cell in cells if position.givens >> cell & 1):
        return (Fault("given", givens),)
    placed = tuple(cell for cell in cells if position.values[cell])
    if len(placed) != filled:
        return (Fault("filled-count", placed, number=filled),)
    wanted = {
        cell: position.values[cells[3 - index]]
        for index, cell in enumerate(cells)
        if not position.values[cell]
    }
    wrong = _type_1(position, wanted, placed) if filled == 3 else _type_2(position, wanted)
    return wrong or uniqueness(position)


def _type_1(position: Position, wanted: dict[int, int], placed: tuple[int, ...]) -> Reading:
    """Two corners beside the empty one that differ, or a digit it cannot hold anyway."""
    ((corner, digit),) = wanted.items()
    beside = tuple(c for c in placed if position.tables.peers[corner] >> c & 1)
    values = tuple(sorted({position.values[cell] for cell in beside}))
    if len(values) != 1:
        return (Fault("not-alternating", beside, values),)
    return lacking(position, (corner,), digit)


def _type_2(position: Position, wanted: dict[int, int]) -> Reading:
    """Empty corners that are opposite, or that do not have one and the same way out."""
    cells = tuple(wanted)
    if not position.tables.shared_houses(mask_of(cells)):
        return (Fault("empty-opposite", cells),)
    if len(set(wanted.values())) < 2:
        return ()
    found = [fault for cell in cells for fault in lacking(position, (cell,), wanted[cell])]
    pair = sum(1 << digit - 1 for digit in wanted.values())
    extras = between(position, cells) & ~pair
    if found:
        return tuple(found)
    if known := tuple(cell for cell in cells if position.candidates[cell].bit_count() == 1):
        return (Fault("one-candidate", known, digits(between(position, known))),)
    if extras.bit_count() != 1:
        return (Fault("extra-count", cells, digits(extras), number=1),)
    return nothing_sees(position, extras.bit_length(), cells)


type_1 = partial(_avoidable, filled=3)
type_2 = partial(_avoidable, filled=2)
