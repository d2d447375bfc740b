"""Templates: every way to put a digit in all rows, columns and boxes at once.

A place that all of them have holds the digit; a place that none of them has does not.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tutor.sudoku.geometry import bits
from tutor.techniques import board_sizes
from tutor.techniques.position import REMEMBERED, Position, Tables
from tutor.techniques.step import Mark, Step

JOINT = "joint"
"""Variant: the sure places of other digits count too."""


class Templates(NamedTuple):
    """The places of a digit that every way to put it has, and those that any has."""

    always: int
    ever: int


def template_set(position: Position) -> Iterator[Step]:
    """The places that every way to put a digit has."""
    for digit, (always, _), is_joint in _by_digit(position):
        if always:
            yield Step(
                "template-set",
                placements=position.in_cells(always, digit),
                marks=_marks(position, digit),
                variant=JOINT if is_joint else "",
            )


def template_delete(position: Position) -> Iterator[Step]:
    """The places that no way to put a digit has."""
    for digit, (_, ever), is_joint in _by_digit(position):
        if never := position.places[digit] & ~ever:
            yield Step(
                "template-delete",
                eliminations=position.in_cells(never, digit),
                marks=_marks(position, digit),
                variant=JOINT if is_joint else "",
            )


def _marks(position: Position, digit: int) -> tuple[Mark, ...]:
    return tuple(Mark(cell, digit, "template") for cell in bits(position.places[digit]))


def _by_digit(position: Position) -> Iterator[tuple[int, Templates, bool]]:
    """For each digit what its templates say; alone, then with the sure places of the others.

    A place that another digit is sure of is no place for this one, which may make more
    places sure, and so on.
    """
    if position.geometry.n > board_sizes.TEMPLATES:
        return
    places = position.places.copy()
    missing = [digit for digit in position.all_digits if places[digit]]
    found: dict[int, Templates] = {}
    is_joint = False
    while True:
        for digit in missing:
            position.pulse()
            told = _common(position.tables, places[digit], position.standing[digit])
            if not told.ever:
                return
            if found.get(digit) != told:
                found[digit] = told
                yield digit, told, is_joint
        before = places.copy()
        for digit in missing:
            places[digit] &= found[digit].ever
            for other in missing:
                if other != digit:
                    places[digit] &= ~found[other].always
        if places == before:
            return
        is_joint = True


@lru_cache(maxsize=REMEMBERED)
def _common(tables: Tables, places: int, standing: int) -> Templates:
    """What all ways to complete a digit have in common; nothing if there is none.

    Row by row, from the one with the fewest places.
    """
    rows = [row for row in tables.rows if not row & standing]
    rows.sort(key=lambda row: (row & places).bit_count())
    always, ever = -1, 0
    untried = [(0, places, 0)]
    while untried:
        depth, open_, chosen = untried.pop()
        if depth == len(rows):
            always &= chosen
            ever |= chosen
            continue
        for cell in bits(open_ & rows[depth]):
            untried.append((depth + 1, open_ & ~tables.peers[cell], chosen | 1 << cell))
    return Templates(always if ever else 0, ever)


@lru_cache(maxsize=REMEMBERED)
def never(tables: Tables, places: int, standing: int) -> int:
    """The places that no way to complete a digit has.

    A way takes a column for each row of a band of boxes; all that the other bands have to know
    of it is which columns are taken. So bands are joined by these sets of columns, downwards
    and upwards, and a place that no band keeps is in no way at all.
    """
    n, high = tables.n, tables.geometry.box_rows
    bands = [
        _in_band(tables, tuple(places & row for row in band if not row & standing))
        for band in (tables.rows[top : top + high] for top in range(0, n, high))
    ]
    free = (1 << n) - 1
    for index, column in enumerate(tables.columns):
        if column & standing:
            free ^= 1 << index
    above = [{0}]
    for band in bands[:-1]:
        above.append({some | more for some in above[-1] for more in band if not some & more})
    below, ever = {free}, 0
    for band, taken in zip(reversed(bands), reversed(above), strict=True):
        open_above: set[int] = set()
        for columns, cells in band.items():
            fitting = [left ^ columns for left in below if not columns & ~left]
            if kept := taken.intersection(fitting):
                ever |= cells
                open_above |= kept
        below = open_above
    return places & ~ever


@lru_cache(maxsize=REMEMBERED)
def _in_band(tables: Tables, rows: tuple[int, ...]) -> dict[int, int]:
    """The columns that ways through some rows of a band take, with the places that do so."""
    n, peers = tables.n, tables.peers
    ways = [(0, 0, -1)]
    for row in rows:
        ways = [
            (columns | 1 << cell % n, chosen | 1 << cell, open_ & ~peers[cell])
            for columns, chosen, open_ in ways
            for cell in bits(row & open_)
        ]
    found: dict[int, int] = {}
    for columns, chosen, _ in ways:
        found[columns] = found.get(columns, 0) | chosen
    return found
