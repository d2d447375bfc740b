"""A nonogram in play on a screen."""

from tutor.games.nonogram.game import NonogramGame
from tutor.learn.learner import NonogramKeeper
from tutor.tui.nonogram.painting import Painting
from tutor.tui.nonogram.picture_easel import PictureEasel
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

    # Where one can go from here

    def do_next_picture(self) -> None:
        """The next picture that is not solved yet."""
        self._screen.play.save_clock()
        self._screen.tutor.open_next_picture(self.keeper.record.title)

    def do_walk(self) -> None:
        """Watch this nonogram being solved."""
        self._screen.tutor.open_nonogram_walk(self.sheet.beginning(), self.keeper.record.title)

    def do_review(self) -> None:
        """Read this game back."""
        self._screen.play.save_clock()
        title = self.keeper.record.title
        self._screen.tutor.open_nonogram_review(self.sheet.puzzle, self.keeper.log, title)

    def do_restart(self) -> None:
        """Begin this nonogram again, as a new game."""
        tutor = self._screen.tutor
        tutor.tell(self.easel.speaker.say("restarted"))
        tutor.open_nonogram_game(self.sheet.beginning(), self.keeper.record.title, replace=True)
