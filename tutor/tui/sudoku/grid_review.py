"""A Sudoku read back, on a screen."""

from collections.abc import Sequence
from functools import partial

from tutor.base.watch import Pulse
from tutor.games.sudoku.board import Board
from tutor.games.sudoku.history import Entry
from tutor.games.sudoku.titles import title_of
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn.review.grid_pages import paged
from tutor.learn.review.grid_review import review
from tutor.learn.review.pages import GameReview
from tutor.sudoku.grid import Grid
from tutor.tui.commands import REVIEW, Command
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.review import ReviewScreen
from tutor.tui.sudoku.grid_easel import GridEasel


class GridReviewTable:
    """A grid, and how it was played."""

    commands: tuple[Command, ...] = REVIEW
    more_help: tuple[str, ...] = ("help-chains",)

    def __init__(self, puzzle: Grid, log: Sequence[Entry], title: str, screen: TutorScreen) -> None:
        self._puzzle, self._log, self._title = puzzle, tuple(log), title
        self.easel = GridEasel(Board(puzzle), screen)

    def read(self, pulse: Pulse, watch: Watch) -> GameReview:
        """Read the game back."""
        done = review(self._puzzle, self._log, pulse, watch, self._title)
        return paged(done, self.easel.show_cells)

    def title(self, speaker: Speaker, is_solved: bool) -> str:
        """What the game is called, if it has a title."""
        return title_of(self._title, self._puzzle.geometry, speaker) if self._title else ""


def grid_review(puzzle: Grid, log: Sequence[Entry], title: str = "") -> ReviewScreen:
    """The screen to read a game back, from its log."""
    return ReviewScreen(partial(GridReviewTable, puzzle, log, title))
