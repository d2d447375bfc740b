"""Exhaustive search: solve, count, enumerate, prove uniqueness; any size.

Three engines behind one door. Boards up to 16 x 16 use the one-integer exact
cover; larger ones plain lists with singles as they come, and SAT for what
singles leave open, if its optional package is there. Without it, boards below
25 x 25 are searched all the same; larger ones are out of reach. A board that is
empty, or nearly, takes the solution that everybody can write down.

A search may take long: whoever may want to stop it passes a pulse that raises.
"""

from collections.abc import Iterator
from itertools import islice

from tutor.base.dice import Dice
from tutor.base.sat import SatMissing, TooLarge
from tutor.base.watch import BudgetSpent, Pulse, Report, Watch, no_pulse
from tutor.sudoku import cover, sat
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import regular_values

NEEDS_SAT = 25
"""The n from which boards that singles do not finish cannot do without SAT."""
_MOST_CONFLICTS = 20_000
"""Of SAT, after which a board that nobody asked to solve is left undecided: some seconds."""
_MOST_BRANCHINGS = 20_000
"""The same where there is no SAT."""


class OutOfReach(Exception):
    """Nobody knows the solutions: SAT is missing, or the board too large or too hard for it."""


_SOLUTIONS_COMPARED = 64
"""So many solutions tell where they part."""


def is_quick(geometry: Geometry) -> bool:
    """Whether a search may be run without asking: on large boards it can take for ever."""
    return geometry.n <= cover.LARGEST_N


def solutions(
    grid: Grid,
    *,
    dice: Dice | None = None,
    report: Report | None = None,
    pulse: Pulse = no_pulse,
) -> Iterator[list[int]]:
    """Every solution of a grid, as its list of values, within its candidates.

    With dice the order is random, except where only SAT can help.

    Raises:
        SatMissing: singles do not finish a large board, and SAT is not there.
        TooLarge: they leave more open than SAT can handle.
    """
    pulse()
    watch = None if report is None and pulse is no_pulse else Watch(report, pulse=pulse)
    if grid.geometry.n <= cover.LARGEST_N:
        tables = cover.cover_of(grid.geometry)
        state = tables.load(grid)
        if state is not None:
            for trail in tables.solutions(state, dice=dice, watch=watch):
                yield tables.values(grid, trail)
        return
    board = _settled(grid)
    if board is None:
        return
    needs_sat = grid.geometry.n >= NEEDS_SAT or (dice is None and sat.available())
    if board.open_cells and needs_sat:
        regular = list(_regular(board))
        yield from regular
        for values in sat.solutions(grid.geometry, board.digits, _both(report, pulse)):
            if values not in regular:
                yield values
    else:
        yield from cover.solutions(board, dice=dice, watch=watch)


def _regular(board: cover.SinglesBoard) -> Iterator[list[int]]:
    """Up to two solutions that are the regular board under other names of its digits."""
    pattern = regular_values(board.geometry)
    names: dict[int, int] = {}
    for shape, mask in zip(pattern, board.digits, strict=True):
        if mask.bit_count() == 1 and names.setdefault(shape, mask.bit_length()) != (
            mask.bit_length()
        ):
            return
    if len(set(names.values())) < len(names):
        return
    shapes = range(1, board.geometry.n + 1)
    free = [shape for shape in shapes if shape not in names]
    unused = [digit for digit in shapes if digit not in names.values()]
    for order in (unused, [*reversed(unused[:2]), *unused[2:]]):
        named = names | dict(zip(free, order, strict=True))
        values = [named[shape] for shape in pattern]
        if all(mask >> value - 1 & 1 for value, mask in zip(values, board.digits, strict=True)):
            yield values
        if len(free) < 2:
            return


def _both(report: Report | None, pulse: Pulse) -> Report | None:
    """A report that is a pulse as well."""
    if pulse is no_pulse:
        return report

    def report_and_pulse(what: str, number: int) -> None:
        pulse()
        if report is not None:
            report(what, number)

    return report_and_pulse


def _settled(grid: Grid) -> cover.SinglesBoard | None:
    """The board after all singles, or None if they run into a contradiction."""
    board = cover.SinglesBoard.of(grid)
    return board if board is not None and board.settle() else None


def start_of_search(grid: Grid) -> Grid:
    """The grid from which guessing begins.

    Small boards are searched as they are; on large ones, singles are placed
    first.
    """
    if grid.geometry.n <= cover.LARGEST_N or (board := _settled(grid)) is None:
        return grid
    start = grid.copy()
    for cell, mask in enumerate(board.digits):
        if not start.values[cell]:
            if mask.bit_count() == 1:
                start.place(cell, mask.bit_length())
            else:
                start.restrict(cell, mask)
    return start


def may_have_solution(grid: Grid, pulse: Pulse = no_pulse) -> bool:
    """Whether there is a solution; of boards out of reach, whether singles find none missing."""
    try:
        return next(within_reach(grid, pulse), None) is not None
    except OutOfReach:
        return _settled(grid) is not None


def within_reach(
    grid: Grid, pulse: Pulse = no_pulse, report: Report | None = None
) -> Iterator[list[int]]:
    """The solutions, for somebody who asks something else: with some patience, but not for ever.

    Raises:
        OutOfReach: nobody knows whether there is one more.
    """

    def patient(what: str, number: int) -> None:
        if report is not None:
            report(what, number)
        most = _MOST_CONFLICTS if what == "conflicts" else _MOST_BRANCHINGS
        if what != "clauses" and number > most:
            raise BudgetSpent

    told = report if is_quick(grid.geometry) else patient
    try:
        yield from solutions(grid, report=told, pulse=pulse)
    except (SatMissing, TooLarge, BudgetSpent) as reason:
        raise OutOfReach from reason


def proved_solution(grid: Grid, pulse: Pulse = no_pulse) -> list[int] | None:
    """The solution of a grid that has exactly one, on large boards too; else None.

    Raises:
        OutOfReach: nobody knows.
    """
    found = list(islice(within_reach(grid, pulse), 2))
    return found[0] if len(found) == 1 else None


def parting(grid: Grid, pulse: Pulse = no_pulse) -> tuple[int, ...]:
    """The empty cells on which the solutions of a small board differ: some of them if it has many.

    None where nobody knows, or where there are no two solutions.
    """
    if not is_quick(grid.geometry):
        return ()
    found = list(islice(solutions(grid, pulse=pulse), _SOLUTIONS_COMPARED))
    return tuple(
        cell for cell, values in enumerate(zip(*found, strict=True)) if len(set(values)) > 1
    )


def solve(grid: Grid, pulse: Pulse = no_pulse) -> list[int] | None:
    """The first solution found, or None."""
    return next(solutions(grid, pulse=pulse), None)


def count(grid: Grid, limit: int | None = None, pulse: Pulse = no_pulse) -> int:
    """How many solutions there are, counting no further than a limit."""
    return sum(1 for _ in islice(solutions(grid, pulse=pulse), limit))


def is_unique(grid: Grid, pulse: Pulse = no_pulse) -> bool:
    """Whether there is exactly one solution."""
    return count(grid, 2, pulse) == 1


def only_solution(grid: Grid, pulse: Pulse = no_pulse) -> list[int] | None:
    """The solution of a grid that has exactly one and is searched quickly; else None."""
    return proved_solution(grid, pulse) if is_quick(grid.geometry) else None
