"""A nonogram in small, as a log has left it."""

from collections.abc import Iterable

from tutor.games.nonogram.history import Entry, PictureHistory
from tutor.nonogram.position import BLACK, WHITE
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.parts.thumbnail import PictureThumbnail


def thumbnail_of(puzzle: Puzzle, log: Iterable[Entry]) -> PictureThumbnail:
    """What stands on the board of a game; a solved one is the picture alone."""
    history = PictureHistory(puzzle, log)
    cells, width = history.position.cells, puzzle.width
    if history.is_solved:
        cells = [BLACK if cell == BLACK else WHITE for cell in cells]
    return PictureThumbnail([cells[row : row + width] for row in range(0, len(cells), width)])
