"""Pointing and claiming: a digit locked into the crossing of a box and a line."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tutor.sudoku.geometry import House
from tutor.techniques.crossings import crossings
from tutor.techniques.position import Position
from tutor.techniques.step import Mark, Step
from tutor.techniques.tables import REMEMBERED, Houses, Tables, houses_by_kind


class _Locked(NamedTuple):
    """A digit confined to the crossing of two houses."""

    cells: int
    cleared_mask: int
    confined: House
    """The house that has no other places for the digit."""
    cleared: House
    """The house that loses its other places."""


def pointing(position: Position) -> Iterator[Step]:
    """In a box a digit has places in one line only: it leaves the rest of the line."""
    return _steps(position, "pointing")


def claiming(position: Position) -> Iterator[Step]:
    """In a line a digit has places in one box only: it leaves the rest of the box."""
    return _steps(position, "claiming")


def _steps(position: Position, technique: str) -> Iterator[Step]:
    tables = position.tables
    find = _pointing if technique == "pointing" else _claiming
    for digit in position.all_digits:
        places = position.places[digit]
        for cells, mask, confined, cleared in find(tables, places):
            yield Step(
                technique,
                eliminations=position.in_cells(mask & ~cells, digit),
                marks=tuple(Mark(*found, "locked") for found in position.in_cells(cells, digit)),
                houses=(confined, cleared),
            )


@lru_cache(maxsize=REMEMBERED)
def _pointing(tables: Tables, places: int) -> tuple[_Locked, ...]:
    crossed = crossings(tables, places)
    boxes, rows, columns = houses_by_kind(tables)
    return tuple(
        locked
        for box, in_rows, in_columns in zip(
            boxes, crossed.box_rows, crossed.box_columns, strict=True
        )
        for lines, met in ((rows, in_rows), (columns, in_columns))
        if met and not met & met - 1 and (locked := _locked(places, box, lines, met)) is not None
    )


@lru_cache(maxsize=REMEMBERED)
def _claiming(tables: Tables, places: int) -> tuple[_Locked, ...]:
    crossed = crossings(tables, places)
    boxes, rows, columns = houses_by_kind(tables)
    return tuple(
        locked
        for lines, all_met in ((rows, crossed.row_boxes), (columns, crossed.column_boxes))
        for line, met in zip(lines, all_met, strict=True)
        if met and not met & met - 1 and (locked := _locked(places, line, boxes, met)) is not None
    )


def _locked(places: int, confining: tuple[House, int], others: Houses, met: int) -> _Locked | None:
    """A digit with several places in a house, all in one other house that has more of them."""
    house, mask = confining
    other, other_mask = others[met.bit_length() - 1]
    cells = places & mask
    if not cells & cells - 1 or not places & other_mask & ~cells:
        return None
    return _Locked(cells, other_mask, house, other)
