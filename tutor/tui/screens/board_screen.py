"""What the screens of Sudoku share: the board with its coach, and what is lit up on it."""

from tutor.games.sudoku.board import Board
from tutor.games.sudoku.coach import DARK, Light, keys_of
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.games.told import AnyLight
from tutor.narrate.teller import LegendLine
from tutor.sudoku.geometry import Geometry
from tutor.tui.board.look import Scene
from tutor.tui.board.widget import BoardView
from tutor.tui.screens.drawn_screen import DrawnScreen


class BoardScreen(DrawnScreen):
    """A board with its coach."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.light: Light = DARK
        self.role_keys: dict[str, str] = {}

    @property
    def geometry(self) -> Geometry:
        """The shape of the board."""
        return self.board.geometry

    # The frame

    def new_view(self) -> BoardView:
        """The board's widget, made once."""
        return BoardView(self.board, spaced=self.tutor.is_spaced, id="board")

    @property
    def view(self) -> BoardView:
        """The board's widget."""
        return self.query_one(BoardView)

    # Showing

    def scene(self) -> Scene:
        """What the board is to show now."""
        return Scene(
            self.board,
            cursor=None,
            light=self.light,
            keys=self.role_keys,
            show_peers=self.settings.show_peers,
            show_conflicts=self.settings.show_conflicts,
        )

    def light_up(self, light: AnyLight, legend: tuple[LegendLine, ...] = ()) -> None:
        """Light up what the coach speaks of."""
        light = light if isinstance(light, Light) else DARK
        self.light = light
        self.role_keys = keys_of(legend)
        self.show_board()
        concluded = [cell for cell, _ in light.placements + light.eliminations]
        pattern = [mark.cell for mark in light.marks]
        houses = [cell for house in light.houses for cell in house.cells]
        first_house = light.houses[0].cells if light.houses else ()
        cells = [*concluded, *light.wrong] or pattern
        self.view.reveal(
            [*houses, *cells, *pattern], [*first_house, *concluded], first_house, cells
        )

    def darken(self) -> None:
        """Light nothing up."""
        self.light_up(DARK)

    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""
        return self.geometry.cell_name(cell, self.speaker.language)

    # What every board can do

    def do_paste(self) -> None:
        """Paste a grid."""
        self.tutor.puzzles.paste(self.purpose)

    def do_copy(self) -> None:
        """Copy the grid, in a format to choose."""
        self.tutor.puzzles.export(GridPuzzle(self.board.noted_grid()), to_file=False)

    def do_save(self) -> None:
        """Save the grid to a file, in a format to choose."""
        self.tutor.puzzles.export(GridPuzzle(self.board.noted_grid()), to_file=True)
