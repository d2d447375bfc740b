"""What the screens of nonograms share: the board with its coach, and what is lit up on it."""

from tutor.games.both import NONOGRAM
from tutor.games.game import Game
from tutor.games.nonogram.coach import DARK, Light
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.sudoku.coach import keys_of
from tutor.games.told import AnyLight
from tutor.language import Speaker
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.narrate.teller import LegendLine
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.widget import NonogramView
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.drawn_screen import DrawnScreen


class SpeaksOfNonograms(TutorScreen):
    """A screen that has the words for nonograms, and takes what is pasted for one."""

    def games_to_paste(self) -> tuple[Game, ...]:
        """Of which games a text pasted here may be."""
        return (NONOGRAM,)

    @property
    def speaker(self) -> Speaker:
        """Whoever says things in the learner's language."""
        return NonogramSpeaker(self.tutor.language)


class NonogramScreen(SpeaksOfNonograms, DrawnScreen):
    """A board with its coach."""

    def __init__(self, position: Position) -> None:
        super().__init__()
        self.position = position
        self.light: Light = DARK
        self.role_keys: dict[str, str] = {}

    @property
    def puzzle(self) -> Puzzle:
        """The clues."""
        return self.position.puzzle

    # The frame

    def new_view(self) -> NonogramView:
        """The board's widget, made once."""
        return NonogramView(self.position, spaced=self.tutor.is_spaced, id="board")

    @property
    def view(self) -> NonogramView:
        """The board's widget."""
        return self.query_one(NonogramView)

    # Showing

    def scene(self) -> Scene:
        """What the board is to show now."""
        return Scene(self.position, light=self.light, keys=self.role_keys)

    def light_up(self, light: AnyLight, legend: tuple[LegendLine, ...] = ()) -> None:
        """Light up what the coach speaks of."""
        light = light if isinstance(light, Light) else DARK
        self.light = light
        self.role_keys = keys_of(legend)
        self.show_board()
        concluded = [*light.black, *light.white, *light.wrong]
        pattern = [mark.cell for mark in light.marks]
        line = [] if light.line is None else list(self.puzzle.cells_of(light.line))
        self.view.reveal([*line, *concluded, *pattern], [*line, *concluded], concluded or pattern)

    def darken(self) -> None:
        """Light nothing up."""
        self.light_up(DARK)

    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""
        return self.puzzle.cell_name(cell, self.speaker.language)

    # What every board can do

    def do_paste(self) -> None:
        """Paste a nonogram, or type its clues."""
        self.tutor.puzzles.paste(self.purpose, NONOGRAM)

    def do_copy(self) -> None:
        """Copy the nonogram, in a format to choose."""
        self.tutor.puzzles.export(PicturePuzzle(self.position), to_file=False)

    def do_save(self) -> None:
        """Save the nonogram to a file, in a format to choose."""
        self.tutor.puzzles.export(PicturePuzzle(self.position), to_file=True)
