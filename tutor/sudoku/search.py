"""Exhaustive search: solve, count, enumerate, prove uniqueness; any size.

Three engines behind one door. Boards up to 16 x 16 use the one-integer exact
cover; larger ones plain lists with singles as they come, and SAT for what
singles leave open, if its optional package is there. Without it, boards below
25 x 25 are searched all the same; larger ones are out of reach.

A search may take long: whoever may want to stop it passes a pulse that raises.
"""

from collections.abc import Iterator
from itertools import islice

from tutor.base.dice import Dice
from tutor.base.watch import Pulse, Report, Watch, no_pulse
from tutor.sudoku import cover, sat
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

NEEDS_SAT = 25
"""The n from which boards that singles do not finish cannot do without SAT."""


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
        yield from sat.solutions(grid.geometry, board.digits, _both(report, pulse))
    else:
        yield from cover.solutions(board, dice=dice, watch=watch)


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
    """Whether there is a solution; on large boards, whether singles find no contradiction."""
    if is_quick(grid.geometry):
        return solve(grid, pulse) is not None
    pulse()
    return _settled(grid) is not None


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
    """The solution of a grid that has exactly one and can be searched; else None."""
    if not is_quick(grid.geometry):
        return None
    found = solutions(grid, pulse=pulse)
    solution = next(found, None)
    return solution if next(found, None) is None else None
