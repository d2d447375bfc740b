"""Multi-sector locked sets: rows and columns that cross in as many cells as digits to share.

Of the empty cells where some rows and some columns cross, each digit is counted by rows or by
columns: it stands in each of those once at most. Where the counts make as many as there are
cells, each digit is used in every line it was counted in, and leaves the rest of that line.

All choices of columns are gone through at once: a number of one byte for each stands for a
count, so that adding up, taking the smaller and comparing are single operations.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from tutor.sudoku.geometry import bits, union
from tutor.techniques import board_sizes
from tutor.techniques.position import Position, Tables
from tutor.techniques.step import Candidate, Mark, Role, Step

_SIZES = (3, 4, 5)
"""How many rows, and how many columns."""
_FEWEST_CELLS = 10
_HIGH = 0x80
_BYTE = 8


class Choices(NamedTuple):
    """Every choice of lines on one side, and for each set of lines a count for each choice."""

    sets: tuple[int, ...]
    counts: tuple[bytes, ...]
    """How many lines of a set each choice has."""
    touched: tuple[bytes, ...]
    """Whether each choice has a line of a set."""
    high: int
    """The high bit of every count, once for each digit."""


class _Rows(NamedTuple):
    """Some rows, and what they come to; digits stand side by side."""

    rows: int = 0
    places: int = 0
    """For each digit the columns in which it has a place."""
    cells: int = 0
    """For each choice of columns, how many empty cells they cross it in."""
    touched: int = 0
    """For each digit and choice, in how many of the rows the digit stands within the choice."""

    def joined(self, other: "_Rows") -> "_Rows":
        """These and others."""
        rows, places, cells, touched = other
        return _Rows(
            self.rows | rows, self.places | places, self.cells + cells, self.touched + touched
        )


class Sectors(NamedTuple):
    """Rows and columns as bit sets, and the digits that are counted by rows."""

    rows: int
    columns: int
    row_digits: int


def msls(position: Position) -> Iterator[Step]:
    """Of those that remove the same the one with the fewest cells."""
    n = position.geometry.n
    if n > board_sizes.MSLS:
        return
    best: dict[tuple[Candidate, ...], tuple[int, Sectors]] = {}
    for count, found in _sectors(position):
        removed = _removed(position, found)
        if removed and (removed not in best or (count, found) < best[removed]):
            best[removed] = count, found
    for removed, (_, found) in best.items():
        yield _step(position, found, removed)


@cache
def _choices(n: int) -> Choices:
    sets = [
        sum(1 << line for line in lines)
        for size in _SIZES
        for lines in combinations(range(n), size)
    ]

    return Choices(
        tuple(sets),
        tuple(bytes((one & lines).bit_count() for one in sets) for lines in range(1 << n)),
        tuple(bytes(one & lines > 0 for one in sets) for lines in range(1 << n)),
        _packed([bytes([_HIGH]) * len(sets)] * n),
    )


def _packed(counts: Iterable[bytes]) -> int:
    return int.from_bytes(b"".join(counts), "little")


def _by_rows(n: int, cells: int) -> list[int]:
    """For each row the columns in which it has one of some cells."""
    return [cells >> n * row & (1 << n) - 1 for row in range(n)]


def _sectors(position: Position) -> Iterator[tuple[int, Sectors]]:
    """The choices of rows and columns with as many digits to share as cells."""
    n = position.geometry.n
    choices = _choices(n)
    size, high, all_lines = len(choices.sets), choices.high, (1 << n) - 1
    digit_at = range(0, n * n, n)
    one_digit = (1 << _BYTE * size) - 1
    for chosen in _some_rows(position, choices):
        by_columns = _packed([choices.counts[chosen.places >> at & all_lines] for at in digit_at])
        # where the high bit is left, there are at least as many columns as rows
        more = ((by_columns | high) - chosen.touched & high) >> _BYTE - 1
        fewer = by_columns ^ (by_columns ^ chosen.touched) & more * (_HIGH * 2 - 1)
        costs = sum([fewer >> _BYTE * size * digit & one_digit for digit in range(n)])
        # a count never is below the number of cells, unless the board is wrong
        differs = costs ^ chosen.cells
        for number in _zeros(differs.to_bytes(size + 1, "little")[:size]):
            count = chosen.cells >> _BYTE * number & _HIGH - 1
            if count >= _FEWEST_CELLS:
                for told in _told(position, chosen.rows, choices.sets[number]):
                    yield count, told


def _zeros(counts: bytes) -> Iterator[int]:
    number = counts.find(0)
    while number >= 0:
        yield number
        number = counts.find(0, number + 1)


def _some_rows(position: Position, choices: Choices) -> Iterator[_Rows]:
    """Every choice of rows; one row more is one step from what is known of the others."""
    n = position.geometry.n
    empty = _by_rows(n, position.empty)
    places = [_by_rows(n, position.places[digit]) for digit in position.all_digits]
    single = [
        _Rows(
            1 << row,
            sum(in_rows[row] << n * number for number, in_rows in enumerate(places)),
            _packed([choices.counts[empty[row]]]),
            _packed([choices.touched[in_rows[row]] for in_rows in places]),
        )
        for row in range(n)
    ]
    untried = [(0, 0, _Rows())]
    while untried:
        count, first, some = untried.pop()
        if count in _SIZES:
            position.pulse()
            yield some
        if count < _SIZES[-1]:
            untried += [(count + 1, row + 1, some.joined(single[row])) for row in range(first, n)]


def _told(position: Position, rows: int, columns: int) -> Iterator[Sectors]:
    """Each digit counted the cheaper way; of equal ones that which removes more, or each."""
    ways: list[tuple[int, ...]] = []
    for digit in position.all_digits:
        by_rows, by_columns = costs(position, rows, columns, digit)
        bit = 1 << digit - 1
        if by_rows != by_columns:
            ways.append((bit if by_rows < by_columns else 0,))
            continue
        gone = {mask: _of_digit(position, Sectors(rows, columns, mask), digit) for mask in (0, bit)}
        most = max(map(len, gone.values()))
        ways.append(
            tuple({found: mask for mask, found in gone.items() if len(found) == most}.values())
        )
    for chosen in product(*ways):
        yield Sectors(rows, columns, sum(chosen))


def base_in(tables: Tables, rows: int, columns: int) -> int:
    """The cells where some rows and columns cross."""
    across = union(tables.rows[row] for row in bits(rows))
    return across & union(tables.columns[column] for column in bits(columns))


def costs(position: Position, rows: int, columns: int, digit: int) -> tuple[int, int]:
    """In how many of the rows a digit stands within the columns, and the other way round."""
    within = [
        mask & columns if rows >> row & 1 else 0
        for row, mask in enumerate(_by_rows(position.geometry.n, position.places[digit]))
    ]
    return sum(map(bool, within)), union(within).bit_count()


def _of_digit(position: Position, found: Sectors, digit: int) -> tuple[Candidate, ...]:
    """What a digit leaves: the rest of each line it was counted in."""
    tables = position.tables
    base = base_in(position.tables, found.rows, found.columns)
    places = position.places[digit]
    by_row = found.row_digits >> digit - 1 & 1
    lines, chosen = (tables.rows, found.rows) if by_row else (tables.columns, found.columns)
    rest = union(lines[line] for line in bits(chosen) if lines[line] & base & places)
    return position.in_cells(rest & ~base, digit)


def _removed(position: Position, found: Sectors) -> tuple[Candidate, ...]:
    return tuple(
        sorted(c for digit in position.all_digits for c in _of_digit(position, found, digit))
    )


def _step(position: Position, found: Sectors, removed: tuple[Candidate, ...]) -> Step:
    base = base_in(position.tables, found.rows, found.columns)
    marks = []
    for digit in position.all_digits:
        role: Role = "row-digit" if found.row_digits >> digit - 1 & 1 else "column-digit"
        marks += [Mark(*candidate, role) for candidate in position.in_cells(base, digit)]
    geometry = position.geometry
    return Step(
        "msls",
        eliminations=removed,
        marks=tuple(sorted(marks)),
        houses=(
            *(geometry.rows[row] for row in bits(found.rows)),
            *(geometry.columns[column] for column in bits(found.columns)),
        ),
    )
