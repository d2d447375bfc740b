"""The boards of games in small, as their logs have left them."""

from collections.abc import Iterable

from tutor.games.nonogram.history import Entry as PictureEntry
from tutor.games.nonogram.history import PictureHistory
from tutor.games.sudoku.history import Entry, History
from tutor.nonogram.position import UNKNOWN, WHITE
from tutor.nonogram.puzzle import Puzzle
from tutor.sudoku.grid import Grid
from tutor.tui.parts.thumbnail import DigitsThumbnail, PictureThumbnail


def of_grid(grid: Grid, log: Iterable[Entry]) -> DigitsThumbnail:
    """What stands on the board of a game, or of a grid as it was opened."""
    board, geometry = History(grid, log).board, grid.geometry
    return DigitsThumbnail(
        [geometry.digit_name(cell.value) if cell.value else "" for cell in board.cells],
        frozenset(filter(board.is_given, range(geometry.cell_count))),
        geometry.box_rows,
        geometry.box_cols,
    )


def of_picture(puzzle: Puzzle, log: Iterable[PictureEntry]) -> PictureThumbnail:
    """What stands on the board of a game; a solved one is the picture alone."""
    history = PictureHistory(puzzle, log)
    width, cells = puzzle.width, history.position.cells
    if history.is_solved:
        cells = [WHITE if cell == UNKNOWN else cell for cell in cells]
    rows = [cells[row : row + width] for row in range(0, len(cells), width)]
    return PictureThumbnail(rows, tuple((ink.colour, f"#{ink.rgb}") for ink in puzzle.inks))
