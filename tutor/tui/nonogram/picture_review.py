"""A nonogram read back, on a screen."""

from collections.abc import Sequence
from functools import partial

from tutor.base.watch import Pulse
from tutor.games.nonogram.history import Entry
from tutor.games.nonogram.titles import title_of
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn.review.pages import GameReview
from tutor.learn.review.picture_pages import paged
from tutor.learn.review.picture_review import review
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.commands import Command
from tutor.tui.nonogram.commands import REVIEW
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.review import ReviewScreen


class PictureReviewTable:
    """A nonogram, and how it was played."""

    commands: tuple[Command, ...] = REVIEW
    more_help: tuple[str, ...] = ()

    def __init__(
        self, puzzle: Puzzle, log: Sequence[Entry], title: str, screen: TutorScreen
    ) -> None:
        self._puzzle, self._log, self._title = puzzle, tuple(log), title
        self.easel = PictureEasel(Position(puzzle), screen)

    def read(self, pulse: Pulse, watch: Watch) -> GameReview:
        """Read the game back."""
        done = review(self._puzzle, self._log, pulse, watch, self._title)
        return paged(done, self.easel.show_position)

    def title(self, speaker: Speaker, is_solved: bool) -> str:
        """What the nonogram is called, and what it shows only if that was found."""
        return title_of(self._title, self._puzzle, speaker, is_solved=is_solved)


def picture_review(puzzle: Puzzle, log: Sequence[Entry], title: str = "") -> ReviewScreen:
    """The screen to read a game back, from its log."""
    return ReviewScreen(partial(PictureReviewTable, puzzle, log, title))
