"""A nonogram on a screen: its widget, the cursor, what is lit up."""

from collections.abc import Callable, Iterable

from tutor.games.both import NONOGRAM
from tutor.games.nonogram.coach import DARK, Light
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.told import AnyLight, keys_of
from tutor.narrate.nonogram.ink_words import puzzle_in
from tutor.narrate.teller import LegendLine
from tutor.nonogram.inks import Ink
from tutor.nonogram.position import UNKNOWN, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.board.cursor import Cursor
from tutor.tui.board.easel import GameEasel
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.widget import NonogramView
from tutor.tui.screens.base import TutorScreen


class PictureEasel(GameEasel[NonogramView]):
    """A nonogram with its clues."""

    game, games = NONOGRAM, (NONOGRAM,)

    def __init__(
        self, position: Position, screen: TutorScreen, *, has_cursor: bool = False
    ) -> None:
        self.position, puzzle = position, position.puzzle
        cursor = Cursor(puzzle.width, puzzle.height, self._is_blank)
        cursor.cell = 0
        super().__init__(screen, cursor, has_cursor=has_cursor)
        self._light: Light = DARK
        self.is_picture = False
        """Whether it is shown as a picture alone."""
        self.shows_finished = True
        """Whether a clue says that its block is finished."""
        self.palette: tuple[Ink, ...] = ()
        """The colours that it can have, where they are more than it has."""
        self.retouch: Callable[[Scene], None] = lambda scene: None
        """What is to look different from usual."""

    def _is_blank(self, cell: int) -> bool:
        return self.position.colour(cell) == UNKNOWN

    @property
    def lettered(self) -> Puzzle:
        """Its clues, with the letters that colours have in the learner's language."""
        return puzzle_in(self.position.puzzle, self._screen.speaker.language, self.palette)

    def new_view(self, *, spaced: bool) -> NonogramView:
        """Make the widget, once there is a screen for it."""
        self._view = NonogramView(self.position, spaced=spaced, id="board")
        return self._view

    def draw(self) -> None:
        """Bring the board up to date."""
        scene = Scene(
            self.position,
            cursor=self.cursor.cell if self.has_cursor else None,
            light=self._light,
            keys=self._keys,
            is_paused=self.is_hidden,
            is_picture=self.is_picture,
            shows_finished=self.shows_finished,
            lettered=self.lettered,
        )
        self.retouch(scene)
        self.view.show(scene)

    def light_up(self, light: AnyLight, legend: Iterable[LegendLine] = ()) -> None:
        """Light up what the coach speaks of, and scroll to it."""
        self._light = lit = light if isinstance(light, Light) else DARK
        self._keys = keys_of(legend)
        self.draw()
        concluded = [*lit.black, *lit.white, *lit.wrong]
        pattern = [mark.cell for mark in lit.marks]
        line = [] if lit.line is None else list(self.position.puzzle.cells_of(lit.line))
        self.view.reveal([*line, *concluded, *pattern], [*line, *concluded], concluded or pattern)

    def light_up_here(self, light: AnyLight) -> None:
        """The same without scrolling: somebody is at work on the board."""
        self._light = light if isinstance(light, Light) else DARK
        self.draw()

    def show_position(self, position: Position) -> None:
        """Put another nonogram on the board, with nothing lit."""
        self.position, self._light = position, DARK
        self.cursor.width, self.cursor.height = position.puzzle.width, position.puzzle.height

    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""
        return self.position.puzzle.cell_name(cell, self._screen.speaker.language)

    def puzzle(self) -> PicturePuzzle:
        """The nonogram, as far as it is painted."""
        return PicturePuzzle(self.position)
