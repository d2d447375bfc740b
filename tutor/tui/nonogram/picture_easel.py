"""A nonogram on a screen: its widget, the cursor, what is lit up."""

from collections.abc import Callable, Iterable

from tutor.games.both import NONOGRAM
from tutor.games.game import Game
from tutor.games.nonogram.coach import DARK, Light
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.told import AnyLight, keys_of
from tutor.language import Speaker
from tutor.narrate.teller import LegendLine
from tutor.nonogram.position import UNKNOWN, Position
from tutor.tui.board.cursor import Cursor
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.widget import NonogramView
from tutor.tui.screens.base import TutorScreen


class PictureEasel:
    """A board to look at; with a cursor, one to work on."""

    games: tuple[Game, ...] = (NONOGRAM,)

    def __init__(
        self, position: Position, screen: TutorScreen, *, has_cursor: bool = False
    ) -> None:
        self.position = position
        self._screen = screen
        self._view: NonogramView | None = None
        self._light: Light = DARK
        self._keys: dict[str, str] = {}
        self.cursor: Cursor | None = None
        if has_cursor:
            puzzle = position.puzzle
            self.cursor = Cursor(puzzle.width, puzzle.height, self._is_blank)
            self.cursor.cell = 0
        self.is_hidden = False
        self.is_picture = False
        """Whether it is shown as a picture alone."""
        self.shows_finished = True
        """Whether a clue says that its block is finished."""
        self.retouch: Callable[[Scene], None] = lambda scene: None
        """What is to look different from usual."""

    def _is_blank(self, cell: int) -> bool:
        return self.position.colour(cell) == UNKNOWN

    @property
    def view(self) -> NonogramView:
        """The board's widget."""
        assert self._view is not None
        return self._view

    def new_view(self, *, spaced: bool) -> NonogramView:
        """Make the widget, once there is a screen for it."""
        self._view = NonogramView(self.position, spaced=spaced, id="board")
        return self._view

    def draw(self) -> None:
        """Bring the board up to date."""
        scene = Scene(self.position, light=self._light, keys=self._keys)
        if self.cursor is not None:
            scene.cursor = self.cursor.cell
        scene.is_paused, scene.is_picture = self.is_hidden, self.is_picture
        scene.shows_finished = self.shows_finished
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

    def show_position(self, position: Position) -> None:
        """Put another nonogram on the board, with nothing lit."""
        self.position, self._light = position, DARK
        if self.cursor is not None:
            puzzle = position.puzzle
            self.cursor.width, self.cursor.height = puzzle.width, puzzle.height

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for nonograms."""
        return self._screen.tutor.speaker_of(NONOGRAM)

    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""
        return self.position.puzzle.cell_name(cell, self._screen.speaker.language)

    # What can be done with every board

    def do_paste(self) -> None:
        """Paste a nonogram, or type its clues."""
        self._screen.tutor.puzzles.paste(self._screen.purpose, NONOGRAM)

    def do_copy(self) -> None:
        """Copy the nonogram, in a format to choose."""
        self._screen.tutor.puzzles.export(PicturePuzzle(self.position), to_file=False)

    def do_save(self) -> None:
        """Save the nonogram to a file, in a format to choose."""
        self._screen.tutor.puzzles.export(PicturePuzzle(self.position), to_file=True)
