"""Grids of techniques that chance hardly gives: planted, or found near others.

Hidden quads are planted. Only in a line without any digit is a hidden quad
simpler than the naked subset of the other cells. So a row is emptied whole, and
what confines four of its digits to four of its cells stays: their places in the
box that the four cells leave out, and in the columns of the two cells beside them.

Where one grid is known there are more around it. Two digits of its board change
places in a few cells, and the givens go along: of such grids about one in ten needs
the same technique still. From there the walk goes on, until hardly anything is left
of the first grid.
"""

from operator import eq

from tutor.base.dice import Dice
from tutor.games.sudoku.making import Goal, Workshop, trace
from tutor.sudoku import search
from tutor.sudoku.digging import Digger, SearchDigger
from tutor.sudoku.generator import digit_chain, full_board
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import shuffled

_LONGEST_CHAIN = 8
"""To exchange two digits in most of their cells is to rename them, and to change the others."""
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
        self._empty = self._here.count(0)
        board = search.solve(start)
        assert board is not None
        self._board = board
        """The solution of the grid where the walk is."""
        self._told = [board]
        """The boards of the first grid and of those told, which no other may be much like."""

    def attempt(self) -> Grid | None:
        """One stride, if it leads to a grid that serves; the grid, if it is unlike all before.

        It is told in another look: what it shares with the others, the place
        of the pattern perhaps, is not to be seen.
        """
        board = self._neighbour()
        if board is None:
            return None
        values = self._dug(board)
        if not self._serves(Grid(self._geometry, values)):
            return None
        self._board, self._here = board, values
        if not self._is_new():
            return None
        grid = shuffled(Grid(self._geometry, values), self._dice)
        if not self._serves(grid):
            return None
        self._told.append(board)
        return grid

    def _neighbour(self) -> list[int] | None:
        """The board with two digits exchanged in a few cells, unless they would be many."""
        start, digit = self._a_cell(), 1 + self._dice.below(self._geometry.n)
        both = self._board[start] + digit
        chain = digit_chain(self._geometry, self._board, start, digit)
        if digit == self._board[start] or len(chain) > _LONGEST_CHAIN:
            return None
        return [both - value if cell in chain else value for cell, value in enumerate(self._board)]

    def _dug(self, board: list[int]) -> list[int]:
        """A grid of this board with the givens where they are, but for a few."""
        values = [digit if given else 0 for digit, given in zip(board, self._here, strict=True)]
        more: int | None = self._a_cell()
        while more is not None:
            values[more] = board[more]
            more = self._undecided(values, board)
        digger = SearchDigger(self._geometry, board)
        digger.values, digger.empty = values, values.count(0)
        given = [(cell,) for cell, value in enumerate(values) if value]
        self._dice.shuffle(given)
        digger.dig(given, self._empty)
        return values

    def _undecided(self, values: list[int], board: list[int]) -> int | None:
        """A cell that another solution fills with another digit, if there is one."""
        for other in search.solutions(Grid(self._geometry, values)):
            if other != board:
                cells = [c for c, digit in enumerate(other) if digit != board[c]]
                return cells[self._dice.below(len(cells))]
        return None

    def _a_cell(self) -> int:
        return self._dice.below(self._geometry.cell_count)

    def _serves(self, grid: Grid) -> bool:
        return self._goal.accepts(grid, trace(grid, self._goal.allowed))

    def _is_new(self) -> bool:
        """Whether the givens are unlike every board so far; on the same one all would agree."""
        most = _MOST_ALIKE * sum(1 for value in self._here if value)
        return all(sum(map(eq, self._here, board)) <= most for board in self._told)
