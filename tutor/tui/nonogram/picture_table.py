"""A nonogram in play on a screen."""

from tutor.games.both import NONOGRAM
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.learn.learner import NonogramKeeper
from tutor.tui.nonogram.painting import Painting
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.play import PlayScreen


class PictureTable:
    """A nonogram, the hand that paints on it, and where one can go from it."""

    more_help: tuple[str, ...] = ()

    def __init__(self, keeper: NonogramKeeper, screen: PlayScreen) -> None:
        self.keeper = keeper
        self.sheet: NonogramGame = keeper.game
        self._screen = screen
        self.easel = PictureEasel(self.sheet.position, screen, has_cursor=True)
        self.easel.is_picture = self.sheet.is_solved
        self.hand = Painting(self.sheet, self.easel, screen)

    def begin(self) -> None:
        """Nothing is done for the learner."""

    def hide(self, is_hidden: bool) -> None:
        """Hide the board, or show it again."""
        self.easel.is_hidden = is_hidden

    @property
    def puzzle(self) -> PicturePuzzle:
        """What was on the board at the beginning."""
        return PicturePuzzle(self.sheet.beginning())

    def review(self) -> TutorScreen:
        """The screen to read the game back so far."""
        from tutor.tui.nonogram.picture_review import picture_review

        return picture_review(self.sheet.puzzle, self.keeper.log, self.keeper.record.title)

    def do_next_picture(self) -> None:
        """The next picture that is not solved yet."""
        from tutor.games.nonogram.new_puzzles import next_shipped

        self._screen.play.clock.save()
        tutor = self._screen.tutor
        solved = tutor.store.played(PICTURES).solved_titles()
        found = next_shipped(solved, self.keeper.record.title)
        tutor.puzzles.follow(found, NONOGRAM, replace=True)
