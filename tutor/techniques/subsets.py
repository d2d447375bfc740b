"""Locked candidates, and naked, locked and hidden subsets."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.covering import Lines, cells_in_boxes, coverings, crossings, largest
from tutor.techniques.position import (
    REMEMBERED,
    Houses,
    Position,
    Tables,
    candidates_of,
    houses_by_kind,
)
from tutor.techniques.step import Mark, Step


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


_NAKED = {2: "naked-pair", 3: "naked-triple", 4: "naked-quad"}
_HIDDEN = {2: "hidden-pair", 3: "hidden-triple", 4: "hidden-quad"}
_LOCKED = {2: "locked-pair", 3: "locked-triple"}


def naked_pair(position: Position) -> Iterator[Step]:
    """Two cells of a house with the same two digits between them."""
    return _naked(position, 2)


def naked_triple(position: Position) -> Iterator[Step]:
    """Three cells of a house with three digits between them."""
    return _naked(position, 3)


def naked_quad(position: Position) -> Iterator[Step]:
    """Four cells or more with as many digits between them."""
    for size in range(4, largest(position.geometry.n) + 1):
        yield from _naked(position, size)


def locked_pair(position: Position) -> Iterator[Step]:
    """A naked pair inside the crossing of a box and a line."""
    return _naked(position, 2, locked=True)


def locked_triple(position: Position) -> Iterator[Step]:
    """A naked triple inside the crossing of a box and a line."""
    return _naked(position, 3, locked=True)


def hidden_pair(position: Position) -> Iterator[Step]:
    """Two digits with the same two places in a house."""
    return _hidden(position, 2)


def hidden_triple(position: Position) -> Iterator[Step]:
    """Three digits with three places in a house."""
    return _hidden(position, 3)


def hidden_quad(position: Position) -> Iterator[Step]:
    """Four digits or more with as many places in a house."""
    for size in range(4, largest(position.geometry.n) + 1):
        yield from _hidden(position, size)


def _masks(position: Position, house: House) -> tuple[int, ...]:
    candidates = position.candidates
    return tuple([candidates[cell] for cell in house.cells])


def _naked(position: Position, size: int, *, locked: bool = False) -> Iterator[Step]:
    tables = position.tables
    if size == 2 and not _has_twins(position):
        return
    seen: set[int] = set()
    for house, _ in tables.by_clarity:
        for indices, union in _naked_in(_masks(position, house), size):
            cells = sum(1 << house.cells[index] for index in indices)
            if cells in seen:
                continue
            seen.add(cells)
            shared = tables.shared_houses(cells)
            if locked and (len(shared) < 2 or shared[0][0].kind != "box"):
                continue
            reach = 0
            for _, mask in shared:
                reach |= mask
            reach &= ~cells
            yield Step(
                _LOCKED[size] if locked else _NAKED[min(size, 4)],
                eliminations=candidates_of(
                    (cell, digit)
                    for digit in digits(union)
                    for cell in bits(position.places[digit] & reach)
                ),
                marks=_marks(position, cells, union, naked=True),
                houses=tuple(
                    other
                    for other, mask in shared
                    if locked or position.holding(union) & mask & ~cells
                ),
            )


def _has_twins(position: Position) -> bool:
    """Whether any two cells have the same two candidates: often none do."""
    pairs = [mask for mask in position.candidates if mask.bit_count() == 2]
    return len(set(pairs)) < len(pairs)


@lru_cache(maxsize=1 << 14)
def _naked_in(masks: tuple[int, ...], size: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The naked subsets of one house that remove something there."""
    return tuple(
        (indices, union)
        for indices, union in coverings(masks, size)
        if any(mask & union for i, mask in enumerate(masks) if i not in indices)
    )


def _hidden(position: Position, size: int) -> Iterator[Step]:
    seen: set[tuple[int, int]] = set()
    for (house, _), places in zip(
        position.tables.by_clarity, _places_by_house(position), strict=True
    ):
        for indices, union in _hidden_in(places, size):
            cells = sum(1 << house.cells[index] for index in indices)
            if (cells, union) in seen:
                continue
            seen.add((cells, union))
            yield Step(
                _HIDDEN[min(size, 4)],
                eliminations=candidates_of(
                    (cell, digit)
                    for cell in bits(cells)
                    for digit in digits(position.candidates[cell] & ~union)
                ),
                marks=_marks(position, cells, union, naked=False),
                houses=(house,),
            )


def _places_by_house(position: Position) -> Iterator[Lines]:
    """For each house by clarity, the places of every digit as indexes in it."""
    found = [crossings(position.tables, places) for places in position.places[1:]]
    for lines in (
        [cells_in_boxes(position.tables, places) for places in position.places[1:]],
        [crossed.row_columns for crossed in found],
        [crossed.column_rows for crossed in found],
    ):
        yield from zip(*lines, strict=True)


@lru_cache(maxsize=1 << 14)
def _hidden_in(places: Lines, size: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """(cells, digits) of the hidden subsets of one house that remove something."""
    found = []
    for indices, cells in coverings(places, size):
        if any(other & cells for digit, other in enumerate(places) if digit not in indices):
            found.append((tuple(bits(cells)), sum(1 << digit for digit in indices)))
    return tuple(found)


def _marks(position: Position, cells: int, subset: int, *, naked: bool) -> tuple[Mark, ...]:
    return tuple(
        Mark(cell, digit, "naked" if naked else "hidden")
        for cell in bits(cells)
        for digit in digits(position.candidates[cell] & subset)
    )
