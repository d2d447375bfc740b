"""Grids of techniques that chance hardly gives: planted, or found near others.

Hidden quads are planted. Only in a line without any digit is a hidden quad
simpler than the naked subset of the other cells. So a row is emptied whole, and
what confines four of its digits to four of its cells stays: their places in the
box that the four cells leave out, and in the columns of the two cells beside them.

Where one grid is known there are more around it: one given exchanged for
another that keeps the solution unique, on another board as a rule, and about
one grid in ten needs the same technique still. From there the walk goes on.
"""

from collections import Counter
from itertools import islice
from operator import eq

from tutor.play.grading import trace
from tutor.play.making import Goal, Workshop
from tutor.sudoku import search
from tutor.sudoku.dice import Dice
from tutor.sudoku.digging import Digger
from tutor.sudoku.full import full_board
from tutor.sudoku.grid import Grid
from tutor.sudoku.shuffle import shuffled

_MOST_SOLUTIONS = 100
"""A given whose loss allows more solutions than this is left where it is."""
_EXCHANGES = 5
"""How many givens are tried in place of one."""
_NEAR = 66
"""Boards with fewer cells in common than this hardly ever need the same technique."""
_MOST_ALIKE = 0.6
"""The share of its givens that a grid may have in common with another board of the same walk."""


class HiddenQuads(Workshop):
    """Boards of 9x9 dug around a hidden quad, each one new."""

    def _next(self) -> Digger:
        geometry, dice = self._geometry, self._dice
        solution = full_board(geometry, dice, self._pulse)
        row, spared_box = dice.below(9), dice.below(3)
        columns = [column for column in range(9) if column // 3 != spared_box]
        dice.shuffle(columns)
        quad = {solution[row * 9 + column] for column in columns[:4]}
        box = row // 3 * 3 + spared_box
        kept = {
            cell
            for cell, digit in enumerate(solution)
            if digit in quad and (cell % 9 in columns[4:] or geometry.box_of[cell] == box)
        }
        dice.shuffle(self._sets)
        sets = [cells for cells in self._sets if cells[0] not in kept]
        digger = self._digger(solution)
        sets.sort(key=lambda cells: cells[0] // 9 != row)
        digger.dig(sets, geometry.cell_count, self._progress)
        return digger


class Wanderer:
    """A random walk among grids that serve one goal."""

    def __init__(self, start: Grid, goal: Goal, dice: Dice) -> None:
        self._geometry = start.geometry
        self._goal = goal
        self._dice = dice
        self._here = start.values.copy()
        solution = search.solve(start)
        assert solution is not None
        self._board = solution
        """The solution of the grid where the walk is."""
        self._told = [solution]
        """The boards of the first grid and of those told, which no other may be much like."""

    def attempt(self) -> Grid | None:
        """One exchange further, if any serves; the grid, if it is unlike all before.

        It is told in another look: what its walk shares with the others, the
        place of the pattern perhaps, is not to be seen.
        """
        if not self._moved() or not self._is_new():
            return None
        grid = shuffled(Grid(self._geometry, self._here), self._dice)
        if not self._serves(grid):
            return None
        self._told.append(self._board)
        return grid

    def _moved(self) -> bool:
        """Whether one given could be exchanged so that the grid still serves."""
        given = [cell for cell, value in enumerate(self._here) if value]
        cell = given[self._dice.below(len(given))]
        values = self._here.copy()
        values[cell] = 0
        for other, board in self._exchanges(values)[:_EXCHANGES]:
            values[other] = board[other]
            if values != self._here and self._serves(Grid(self._geometry, values)):
                self._here, self._board = values, board
                return True
            values[other] = 0
        return False

    def _exchanges(self, values: list[int]) -> list[tuple[int, list[int]]]:
        """Cells, each with the one board that is left when its digit is given; new boards first."""
        boards = list(islice(search.solutions(Grid(self._geometry, values)), _MOST_SOLUTIONS + 1))
        if len(boards) > _MOST_SOLUTIONS:
            return []
        times = Counter(candidate for board in boards for candidate in enumerate(board))
        found = [
            (cell, board)
            for board in boards
            if _alike(board, self._board) >= _NEAR
            for cell, digit in enumerate(board)
            if not values[cell] and times[cell, digit] == 1
        ]
        self._dice.shuffle(found)
        found.sort(key=lambda exchange: exchange[1] == self._board)
        return found

    def _serves(self, grid: Grid) -> bool:
        return self._goal.accepts(grid, trace(grid, self._goal.allowed))

    def _is_new(self) -> bool:
        """Whether the givens are unlike every board so far; on the same one all would agree."""
        most = _MOST_ALIKE * sum(1 for value in self._here if value)
        return all(_alike(self._here, board) <= most for board in self._told)


def _alike(values: list[int], others: list[int]) -> int:
    """The number of cells with the same digit."""
    return sum(map(eq, values, others))
