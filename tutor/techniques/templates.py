"""Templates: every way to put a digit in all rows, columns and boxes at once.

A place that all of them have holds the digit; a place that none of them has does not.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from tutor.sudoku.geometry import bits
from tutor.techniques import board_sizes
from tutor.techniques.covering import looked_up
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


_TALLEST = 4
"""Rows of a band that are gone through quickly in every way."""


def telling_digits(position: Position) -> tuple[int, ...]:
    """The digits about which a pattern of one digit may say something.

    Whatever it removes is in no way to put the digit; most often there is no such place. On
    boards where that takes long to find out, these are all digits.
    """
    geometry = position.geometry
    if geometry.n > board_sizes.TEMPLATES or geometry.box_rows > _TALLEST:
        return tuple(position.all_digits)
    return _telling(position.tables, tuple(position.places), tuple(position.standing))


@lru_cache(maxsize=64)
def _telling(tables: Tables, places: tuple[int, ...], standing: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        [
            digit
            for digit, here in enumerate(places)
            if here and never(tables, here, standing[digit])
        ]
    )


_FILLED = -1
"""A row that holds the digit."""
_Band = dict[int, int]
"""By the columns that ways through a band of boxes take: the places that do so."""


@lru_cache(maxsize=REMEMBERED)
def never(tables: Tables, places: int, standing: int) -> int:
    """The places that no way to complete a digit has.

    A way takes a column for each row of a band of boxes; all that the other bands have to know
    of it is which columns are taken.
    """
    n, high, free = tables.n, tables.geometry.box_rows, tables.geometry.all_digits
    columns_of_row, rows = free, []
    for start in range(0, n * n, n):
        if held := standing >> start & columns_of_row:
            free &= ~held
            rows.append(_FILLED)
        else:
            rows.append(places >> start & columns_of_row)
    if len(ways := [row for row in rows if row != _FILLED]) == 2 and ways[0] == ways[1] == free:
        return 0  # two places in two rows, one way round or the other
    bands = [_in_band(tables, tuple(rows[top : top + high])) for top in range(0, n, high)]
    hopeless = places
    for index, band in enumerate(bands):
        here = places >> index * high * n & (1 << high * n) - 1
        if not here:
            continue
        others, left = bands[:index] + bands[index + 1 :], here
        for columns, cells in band.items():
            if left & cells and not columns & ~free and _complete(free ^ columns, others):
                left &= ~cells
                if not left:
                    break
        hopeless ^= (here ^ left) << index * high * n
    return hopeless


def _complete(columns: int, bands: list[_Band]) -> bool:
    """Whether ways through some bands take exactly these columns.

    Each takes as many columns as it has rows to fill: where some are wanted by nobody, or
    twice, too many are left for the others.
    """
    if len(bands) == 2:
        first, second = bands
        return any(map(second.__contains__, map(columns.__xor__, first)))
    if not bands:
        return not columns
    first, *others = bands
    return any(_complete(columns ^ some, others) for some in first)


@lru_cache(maxsize=REMEMBERED)
def _in_band(tables: Tables, rows: tuple[int, ...]) -> _Band:
    """The ways through the rows of a band, whose places are given by their columns."""
    n, ways_on = tables.n, _ways_on(tables)
    ways = [(0, 0, tables.geometry.all_digits)]
    for index, row in enumerate(rows):
        if row != _FILLED:
            start = index * n
            ways = [
                (columns | column, chosen | column << start, open_ & others)
                for columns, chosen, open_ in ways
                for column, others in ways_on(row & open_)
            ]
    found: _Band = {}
    for columns, chosen, _ in ways:
        found[columns] = found.get(columns, 0) | chosen
    return found


@cache
def _ways_on(tables: Tables) -> Callable[[int], tuple[tuple[int, int], ...]]:
    """For columns of a row: each of them, with the columns of the other boxes."""
    wide, all_columns = tables.geometry.box_cols, tables.geometry.all_digits
    one_box = (1 << wide) - 1

    def ways_on(columns: int) -> tuple[tuple[int, int], ...]:
        return tuple(
            [(1 << at, all_columns & ~(one_box << at // wide * wide)) for at in bits(columns)]
        )

    return looked_up(ways_on, tables.n)
