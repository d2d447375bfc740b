"""A nonogram watched being solved, on a screen."""

from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.nonogram.solver import PictureSolver
from tutor.nonogram.position import Position
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.screens.base import TutorScreen


class PictureWalk:
    """A nonogram, and who solves it."""

    more_help: tuple[str, ...] = ()

    def __init__(self, start: Position, title: str, screen: TutorScreen) -> None:
        self._start, self.title, self._screen = start, title, screen
        self.easel = PictureEasel(start, screen)

    def solver(self) -> PictureSolver:
        """Somebody who has not begun."""
        return PictureSolver(self._start, self.easel.show_position)

    def do_play_it(self) -> None:
        """Play this nonogram yourself."""
        puzzle = PicturePuzzle(self._start)
        self._screen.tutor.puzzles.play_what_is_watched(puzzle, self.title)

    def do_solve(self) -> None:
        """Have it solved, in another way."""
        self._screen.tutor.puzzles.solve(PicturePuzzle(self._start), self.title, replace=True)
