"""Fireworks: digits that a row and a column leave one place each outside their box.

Where a row and a column cross in a cell X, and a digit has at most the place P in the row and
at most the place Q in the column outside the box of X, it is in X, P or Q: were it in neither
P nor Q, row and column would both need it in the box, and that is in X.
"""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations
from operator import or_
from typing import NamedTuple

from tutor.sudoku.geometry import bits, digits
from tutor.techniques import board_sizes
from tutor.techniques.position import Position, candidates_of, remembered
from tutor.techniques.step import Candidate, Link, Mark, Role, Step


class _Spark(NamedTuple):
    """A digit round a crossing: its only places outside the box, or none."""

    digit: int
    in_row: int
    in_column: int


class _Crossing(NamedTuple):
    """A cell with the digits that are fireworks on it."""

    cell: int
    row: int
    column: int
    box: int
    sparks: tuple[_Spark, ...]


@remembered
def _crossings(position: Position) -> tuple[_Crossing, ...]:
    """The empty cells on which at least two digits are fireworks."""
    if position.geometry.n > board_sizes.FIREWORKS:
        return ()
    tables = position.tables
    found = []
    for cell in bits(position.empty):
        (_, box), (_, row), (_, column) = tables.houses_around[cell]
        across, down, whole = row & ~box, column & ~box, row | column | box
        sparks = []
        for digit in position.all_digits:
            places = position.places[digit]
            in_row, in_column = places & across, places & down
            is_open = not position.standing[digit] & whole
            if is_open and not in_row & in_row - 1 and not in_column & in_column - 1:
                sparks.append(_Spark(digit, in_row, in_column))
        if len(sparks) > 1:
            found.append(_Crossing(cell, row, column, box, tuple(sparks)))
    return tuple(found)


class _Firework(NamedTuple):
    """Some digits on the same three cells."""

    crossing: _Crossing
    wings: tuple[int, int]
    """The cell in the row, and that in the column."""
    digits: int

    @property
    def cells(self) -> tuple[int, int, int]:
        """All three."""
        return self.crossing.cell, *self.wings

    @property
    def aside(self) -> int:
        """The cells of the box in neither of the two lines."""
        return self.crossing.box & ~self.crossing.row & ~self.crossing.column


def _together(position: Position, count: int) -> Iterator[_Firework]:
    """So many digits with the same place in the row and the same in the column."""
    for crossing in _crossings(position):
        for sparks in combinations(crossing.sparks, count):
            in_row = reduce(or_, [spark.in_row for spark in sparks])
            in_column = reduce(or_, [spark.in_column for spark in sparks])
            if in_row.bit_count() == 1 == in_column.bit_count():
                wings = in_row.bit_length() - 1, in_column.bit_length() - 1
                yield _Firework(crossing, wings, _mask(spark.digit for spark in sparks))


def _mask(held: Iterator[int]) -> int:
    return sum([1 << digit - 1 for digit in held])


def firework_triple(position: Position) -> Iterator[Step]:
    """Three digits on three cells: nothing else goes there, and they leave the rest of the box."""
    for firework in _together(position, 3):
        removed = [*_others(position, firework.cells, firework.digits)]
        removed += _held(position, firework.aside, firework.digits)
        if removed:
            yield _step(position, "firework-triple", removed, firework)


def firework_pair(position: Position) -> Iterator[Step]:
    """Two digits on three cells, two of which see a cell with just these: the third has one."""
    peers = position.tables.peers
    bivalue = position.cells_with(2)
    for firework in _together(position, 2):
        for cell in bits(bivalue):
            seen = [one for one in firework.cells if peers[cell] >> one & 1]
            if position.candidates[cell] != firework.digits or cell in firework.cells:
                continue
            if len(seen) == 2:
                (third,) = set(firework.cells) - set(seen)
                if removed := list(_others(position, (third,), firework.digits)):
                    yield _step(position, "firework-pair", removed, firework, bivalue=cell)


def firework_quad(position: Position) -> Iterator[Step]:
    """Two digits on a corner of a rectangle, two on the opposite one, with the same wings."""
    geometry = position.geometry
    n = geometry.n
    for one, other in combinations(_crossings(position), 2):
        top, left = divmod(one.cell, n)
        bottom, right = divmod(other.cell, n)
        wings = top * n + right, bottom * n + left
        boxes = {geometry.box_of[cell] for cell in (one.cell, other.cell, *wings)}
        if top == bottom or left == right or len(boxes) < 4:
            continue
        if not all(position.candidates[wing] for wing in wings):
            continue
        ours = _within(one, *wings)
        theirs = _within(other, *wings[::-1])
        for first in combinations(ours, 2):
            for second in combinations([digit for digit in theirs if digit not in first], 2):
                yield from _quad(
                    position,
                    _Firework(one, wings, _mask(iter(first))),
                    _Firework(other, (wings[1], wings[0]), _mask(iter(second))),
                )


def _within(crossing: _Crossing, in_row: int, in_column: int) -> list[int]:
    """The digits that are fireworks on a crossing with these wings."""
    return [
        digit
        for digit, across, down in crossing.sparks
        if not across & ~(1 << in_row) and not down & ~(1 << in_column)
    ]


def quad_stands(
    position: Position,
    crossings: tuple[int, int],
    wings: tuple[int, int],
    wanted: tuple[int, int],
) -> bool:
    """Whether two crossings are fireworks of so many digits with wings given row first."""
    by_cell = {crossing.cell: crossing for crossing in _crossings(position)}
    return all(
        cell in by_cell and not held & ~_mask(iter(_within(by_cell[cell], *around)))
        for cell, around, held in zip(crossings, (wings, wings[::-1]), wanted, strict=True)
    )


def _quad(position: Position, one: _Firework, other: _Firework) -> Iterator[Step]:
    removed = [
        *_others(position, (one.crossing.cell,), one.digits),
        *_others(position, (other.crossing.cell,), other.digits),
        *_others(position, one.wings, one.digits | other.digits),
        *_held(position, one.aside, one.digits),
        *_held(position, other.aside, other.digits),
    ]
    if removed:
        yield _step(position, "firework-quad", removed, one, other)


def _others(position: Position, cells: tuple[int, ...], kept: int) -> Iterator[Candidate]:
    """What some cells hold besides some digits."""
    for cell in cells:
        for digit in digits(position.candidates[cell] & ~kept):
            yield Candidate(cell, digit)


def _held(position: Position, cells: int, held: int) -> Iterator[Candidate]:
    """The places of some digits among some cells."""
    for digit in digits(held):
        yield from position.in_cells(cells, digit)


def _step(
    position: Position,
    technique: str,
    removed: list[Candidate],
    *fireworks: _Firework,
    bivalue: int | None = None,
) -> Step:
    marks: dict[Mark, None] = {}

    def mark(cells: tuple[int, ...], held: int, role: Role) -> tuple[Candidate, ...]:
        found = [Candidate(c, d) for c in cells for d in digits(position.candidates[c] & held)]
        marks.update(dict.fromkeys(Mark(*one, role) for one in found))
        return tuple(found)

    links = []
    for cells, held in ((firework.cells, firework.digits) for firework in fireworks):
        links.append(
            Link(
                mark(cells[:1], held, "crossing"),
                mark(cells[1:], held, "pincer"),
                strong=True,
                house=None,
                by="firework",
                cells=cells,
                digits=digits(held),
            )
        )
    if bivalue is not None:
        mark((bivalue,), fireworks[0].digits, "bivalue")
    return Step(
        technique,
        eliminations=candidates_of(set(removed)),
        marks=tuple(marks),
        houses=tuple(h for one in fireworks for h in position.geometry.houses_of(one.cells[0])),
        links=tuple(links),
    )
