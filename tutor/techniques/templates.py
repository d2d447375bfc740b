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

    Looked for place by place: a way that has one often has many that were not met yet.
    """
    rows = [row for row in tables.rows if not row & standing]
    left = places
    for cell in bits(places):
        if left >> cell & 1:
            others = [row for row in rows if not row >> cell & 1]
            left &= ~_way(tables, others, places & ~tables.peers[cell], 1 << cell)
    return left


def _way(tables: Tables, rows: list[int], open_: int, chosen: int) -> int:
    """A way to put the digit in some more rows; none if there is no such way."""
    if not rows:
        return chosen
    tightest = min(rows, key=lambda row: (row & open_).bit_count())
    others = [row for row in rows if row != tightest]
    for cell in bits(open_ & tightest):
        if way := _way(tables, others, open_ & ~tables.peers[cell], chosen | 1 << cell):
            return way
    return 0
