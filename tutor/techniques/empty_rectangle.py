"""Empty rectangle: a box whose places of a digit lie on one row and one column.

A strong link with one end on that row (or column) carries the argument: if its
other end is false, the near end is true, the row of the box is out, and the
digit stands on the column. So a cell on the column that sees the other end
cannot hold the digit.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Link, Mark, Step
from tutor.techniques.tables import REMEMBERED, Tables
from tutor.techniques.turbot import strong_links


class _EmptyRectangle(NamedTuple):
    """A box, its two arms, and the strong link that meets the first arm."""

    box: House
    cells: int
    """The places of the digit in the box."""
    first: House
    """The line that the near end of the strong link stands on."""
    second: House
    """The other line, on which the eliminated cell stands."""
    near: int
    far: int
    link: House
    eliminated: int


def empty_rectangle(position: Position) -> Iterator[Step]:
    """Every empty rectangle; and, told as one, two that share their box and their far end."""
    for digit in position.all_digits:
        found = _rectangles(position.tables, position.places[digit])
        for rectangle in found:
            yield _step(position, digit, rectangle)
        for index, rectangle in enumerate(found):
            for other in found[index + 1 :]:
                if _are_dual(rectangle, other):
                    yield _step(position, digit, rectangle, other)


def _are_dual(one: _EmptyRectangle, other: _EmptyRectangle) -> bool:
    """Same box, same far end, the arms exchanged: each removes the near end of the other."""
    return one.box is other.box and one.far == other.far and one.first is other.second


@lru_cache(maxsize=REMEMBERED)
def _rectangles(tables: Tables, places: int) -> tuple[_EmptyRectangle, ...]:
    return tuple(
        rectangle
        for box, box_mask in tables.by_clarity[: tables.n]
        for first, second in _arms(tables, box, places & box_mask)
        for rectangle in _linked(tables, places, box, box_mask, first, second)
    )


def _arms(tables: Tables, box: House, cells: int) -> Iterator[tuple[House, House]]:
    """The row and column of the box that hold all its places, each with one of its own."""
    if cells.bit_count() < 2:
        return
    geometry, n = tables.geometry, tables.n
    top, left = divmod(box.cells[0], n)
    for row in range(top, top + geometry.box_rows):
        off_row = cells & ~tables.rows[row]
        for column in range(left, left + geometry.box_cols):
            off_column = cells & ~tables.columns[column]
            if off_row and off_column and not off_row & off_column:
                yield geometry.rows[row], geometry.columns[column]
                yield geometry.columns[column], geometry.rows[row]


def _mask(tables: Tables, line: House) -> int:
    return (tables.rows if line.kind == "row" else tables.columns)[line.index]


def _linked(
    tables: Tables, places: int, box: House, box_mask: int, first: House, second: House
) -> Iterator[_EmptyRectangle]:
    """The strong links across the first arm, outside the box."""
    first_mask, second_mask = _mask(tables, first), _mask(tables, second)
    for link in strong_links(tables, places):
        near = link.cells & first_mask & ~box_mask
        far = link.cells & ~first_mask & ~box_mask & ~second_mask
        if link.house.kind != second.kind or not near or not far:
            continue
        far_cell = far.bit_length() - 1
        if eliminated := places & second_mask & ~box_mask & tables.peers[far_cell]:
            yield _EmptyRectangle(
                box,
                places & box_mask,
                first,
                second,
                near.bit_length() - 1,
                far_cell,
                link.house,
                eliminated,
            )


def _step(
    position: Position, digit: int, one: _EmptyRectangle, other: _EmptyRectangle | None = None
) -> Step:
    rectangles = [one] if other is None else [one, other]
    eliminated = 0
    marks = [Mark(cell, digit, "corner") for cell in bits(one.cells)]
    for rectangle in rectangles:
        eliminated |= rectangle.eliminated
        marks += [Mark(rectangle.near, digit, "link"), Mark(rectangle.far, digit, "end")]
    return Step(
        "empty-rectangle",
        eliminations=position.in_cells(eliminated, digit),
        marks=tuple(dict.fromkeys(marks)),
        houses=tuple(
            dict.fromkeys(house for r in rectangles for house in (r.box, r.first, r.second, r.link))
        ),
        links=tuple(
            Link((Candidate(r.far, digit),), (Candidate(r.near, digit),), strong=True, house=r.link)
            for r in rectangles
        ),
        variant="" if other is None else "dual",
    )
