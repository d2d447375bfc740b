"""A Sudoku in play on a screen."""

from tutor.games.sudoku.game import Game
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.learn.learner import SudokuKeeper
from tutor.tui.knowledge import needs_candidates
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.play import PlayScreen
from tutor.tui.sudoku.grid_easel import GridEasel
from tutor.tui.sudoku.writing import Writing


class GridTable:
    """A grid, the hand that writes on it, and where one can go from it."""

    more_help: tuple[str, ...] = ("help-chains",)

    def __init__(self, keeper: SudokuKeeper, screen: PlayScreen) -> None:
        self.keeper = keeper
        self.sheet: Game = keeper.game
        self._screen = screen
        self.easel = GridEasel(self.sheet.board, screen, has_cursor=True)
        self.hand = Writing(self.sheet, self.easel, screen)

    def begin(self) -> None:
        """Somebody who learns a pattern may find the candidates written."""
        game, tutor = self.sheet, self._screen.tutor
        is_new = not (game.elapsed or game.moves_made or game.can_redo)
        has_marks = any(cell.centre for cell in game.board.cells)
        title = self.keeper.record.title
        if is_new and not has_marks and needs_candidates(title, tutor.store, tutor.settings):
            self._screen.edit(game.fill)
            self._screen.remark(self.easel.speaker.say("coach-filled"))

    def hide(self, is_hidden: bool) -> None:
        """Hide the board, or show it again."""
        self.easel.is_hidden = is_hidden

    @property
    def puzzle(self) -> GridPuzzle:
        """What was on the board at the beginning."""
        return GridPuzzle(self.sheet.beginning())

    def review(self) -> TutorScreen:
        """The screen to read the game back so far."""
        from tutor.tui.sudoku.grid_review import grid_review

        return grid_review(self.sheet.puzzle, self.keeper.log, self.keeper.record.title)
