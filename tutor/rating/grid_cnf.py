"""A grid as a formula: what the rules still ask of its open cells.

One variable for each candidate of each empty cell, true when the cell holds
the digit. Each cell holds exactly one digit, and each row, column and box
holds each digit exactly once; each of these groups is one clause for *at least
one* and a clause for every pair for *at most one*.

What stands in the grid is simplified away: a digit in a cell is true, the same
digit in its peers and every other digit in the cell are false. A group with a
true member is satisfied and gone, and false members are gone from the others.
Nothing is concluded beyond that: a cell with one candidate remains a clause
with one literal. A pair that shares a row and a box is there twice.

A candidate crossed out by hand counts as false, like one that a digit rules
out. A digit that stands twice in a house, a cell without candidates and a
digit without a place each give the empty clause, which nothing satisfies.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, count
from typing import Literal, get_args

from tutor.base.sat import TooLarge
from tutor.base.watch import Pulse, no_pulse
from tutor.rating.cnf import Clause, Cnf
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid

MOST_CLAUSES = 4_000_000
"""An empty 36 x 36 board: some 300 megabytes. An empty 25 x 25 board has 752 500 clauses."""

Encoding = Literal["pairwise", "minimal", "sequential"]
"""How *exactly one* is written.

- ``pairwise``: as told above;
- ``minimal``: *at least one* for cells only, *at most one* for houses only. Nothing more is
  needed for the same solutions, but a digit with one place left is no unit clause any more;
- ``sequential``: *at most one* by a chain of new variables ("one of the first so many is
  true"), so that the clauses grow with the group and not with its square.
"""
ENCODINGS: tuple[Encoding, ...] = get_args(Encoding)

CANDIDATE_COMMENT = "{variable} = {cell} is {digit}"


@dataclass(frozen=True)
class GridCnf:
    """The formula of a grid, and what its variables mean."""

    cnf: Cnf
    geometry: Geometry
    values: tuple[int, ...]
    """What stands in the grid, 0 for an empty cell."""
    places: tuple[tuple[int, int], ...]
    """(cell, digit) of each variable; that of variable v is at v - 1."""

    def comments(self) -> Iterator[str]:
        """What each variable means, for a DIMACS text: ``1 = r1c3 is 4``."""
        for variable, (cell, digit) in enumerate(self.places, 1):
            yield CANDIDATE_COMMENT.format(
                variable=variable,
                cell=self.geometry.cell_name(cell),
                digit=self.geometry.digit_name(digit),
            )

    def values_of(self, assignment: Iterable[int]) -> list[int]:
        """The values of the board under these literals, 0 where they place no digit."""
        values = list(self.values)
        for literal in assignment:
            if 0 < literal <= len(self.places):
                cell, digit = self.places[literal - 1]
                values[cell] = digit
        return values


def cnf_of(grid: Grid, pulse: Pulse = no_pulse, *, encoding: Encoding = "pairwise") -> GridCnf:
    """The formula of a grid of any size.

    Variables are numbered from 1 by cell, then by digit; those that an encoding adds come
    last. Clauses come by cell, then by row, column and box, digit after digit.

    Raises:
        TooLarge: there would be more than ``MOST_CLAUSES`` clauses.
    """
    places = tuple(
        (cell, digit) for cell in grid.empty_cells() for digit in digits(grid.candidates[cell])
    )
    groups = list(_groups(grid, places, pulse))
    if sum(1 + len(group) * (len(group) - 1) // 2 for group in groups) > MOST_CLAUSES:
        raise TooLarge
    clauses: list[Clause] = []
    new = count(len(places) + 1)
    cells = sum(1 for _ in grid.empty_cells())
    for index, group in enumerate(groups):
        pulse()
        is_minimal = encoding == "minimal"
        if not is_minimal or index < cells or not group:
            clauses.append(tuple(group))
        if encoding == "sequential":
            clauses.extend(_at_most_one(group, new))
        elif not is_minimal or index >= cells:
            clauses.extend(combinations([-variable for variable in group], 2))
    return GridCnf(Cnf(tuple(clauses)), grid.geometry, tuple(grid.values), places)


def _at_most_one(group: list[int], new: Iterator[int]) -> Iterator[Clause]:
    """By a chain: each new variable says that one of the group up to here is true."""
    before = 0
    for index, variable in enumerate(group):
        if before:
            yield -variable, -before
        if index == len(group) - 1:
            return
        so_far = next(new)
        yield -variable, so_far
        if before:
            yield -before, so_far
        before = so_far


def _groups(grid: Grid, places: tuple[tuple[int, int], ...], pulse: Pulse) -> Iterator[list[int]]:
    """The variables of each group that is not satisfied; none where it cannot be."""
    n = grid.geometry.n
    numbers = [0] * (grid.geometry.cell_count * n)
    for variable, (cell, digit) in enumerate(places, 1):
        numbers[cell * n + digit - 1] = variable
    for cell in grid.empty_cells():
        yield [variable for variable in numbers[cell * n : cell * n + n] if variable]
    for house in grid.geometry.houses:
        pulse()
        standing = [grid.values[cell] for cell in house.cells]
        for digit in range(1, n + 1):
            times = standing.count(digit)
            if times == 0:
                yield [
                    variable for cell in house.cells if (variable := numbers[cell * n + digit - 1])
                ]
            # Each pair of equal digits breaks one clause.
            yield from ([] for _ in range(times * (times - 1) // 2))
