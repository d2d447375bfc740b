"""A grid to see the settings on: givens, own digits, marks, and a digit that stands twice."""

from tutor.games.sudoku.board import board_of
from tutor.sudoku.grid import Grid
from tutor.tui.board.easel import Easel
from tutor.tui.screens.base import TutorScreen
from tutor.tui.sudoku.grid_easel import GridEasel

_GIVENS = "6..2.....8.2..7.1..97...2.......61.297.....451.54.......3...79..8.5..6.4.....4..1"
_OWN = {1: 1, 2: 4, 10: 5, 38: 6}
_CLASH = (62, 6)
_CURSOR = 38


def sample(screen: TutorScreen) -> Easel:
    """The grid on an easel, with a cursor on one of the own digits."""
    grid = Grid.parse(_GIVENS)
    for cell, digit in _OWN.items():
        grid.place(cell, digit)
    board, (clashing, twice) = board_of(grid, is_marked=True), _CLASH
    board.cells[clashing] = board.cells[clashing]._replace(value=twice)
    easel = GridEasel(board, screen, has_cursor=True)
    assert easel.cursor is not None
    easel.cursor.cell = _CURSOR
    return easel
