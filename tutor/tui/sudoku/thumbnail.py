"""A Sudoku in small, as a log has left it."""

from collections.abc import Iterable

from tutor.games.sudoku.history import Entry, History
from tutor.sudoku.grid import Grid
from tutor.tui.parts.thumbnail import DigitsThumbnail


def thumbnail_of(grid: Grid, log: Iterable[Entry]) -> DigitsThumbnail:
    """What stands on the board of a game, or of a grid as it was opened."""
    board, geometry = History(grid, log).board, grid.geometry
    return DigitsThumbnail(
        [geometry.digit_name(cell.value) if cell.value else "" for cell in board.cells],
        frozenset(filter(board.is_given, range(geometry.cell_count))),
        geometry.box_rows,
        geometry.box_cols,
    )
