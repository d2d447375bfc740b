"""A Sudoku watched being solved, on a screen."""

from tutor.games.sudoku.board import board_of
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.games.sudoku.solver import GridSolver
from tutor.sudoku.grid import Grid
from tutor.tui.screens.base import TutorScreen
from tutor.tui.sudoku.grid_easel import GridEasel


class GridWalk:
    """A grid, and who solves it."""

    more_help: tuple[str, ...] = ("help-chains",)

    def __init__(self, grid: Grid, title: str, screen: TutorScreen) -> None:
        self.title, self._screen = title, screen
        self.easel = GridEasel(board_of(grid), screen)
        self._solver = GridSolver(grid, self._show)

    def solver(self) -> GridSolver:
        """Somebody who has not begun."""
        self._solver = GridSolver(self._solver.grid, self._show)
        return self._solver

    def _show(self, grid: Grid) -> None:
        self.easel.show_grid(grid, is_marked=True)

    def do_play_it(self) -> None:
        """Play this grid yourself."""
        puzzle = GridPuzzle(self._solver.grid)
        self._screen.tutor.puzzles.play_what_is_watched(puzzle, self.title)

    def do_solve(self) -> None:
        """Have it solved, in another way."""
        self._screen.tutor.puzzles.solve(GridPuzzle(self._solver.grid), self.title, replace=True)
