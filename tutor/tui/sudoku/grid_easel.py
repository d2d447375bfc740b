"""A Sudoku on a screen: its widget, the cursor, the cells selected, what is lit up."""

from collections.abc import Callable, Iterable

from tutor.games.both import GAMES
from tutor.games.game import Game
from tutor.games.sudoku.board import Board, board_of
from tutor.games.sudoku.coach import DARK, Light
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.games.told import AnyLight, keys_of
from tutor.language import Speaker
from tutor.narrate.teller import LegendLine
from tutor.sudoku.grid import Grid
from tutor.tui.board.cursor import Cursor
from tutor.tui.screens.base import TutorScreen
from tutor.tui.sudoku.look import Scene
from tutor.tui.sudoku.widget import BoardView


class GridEasel:
    """A board to look at; with a cursor, one to work on."""

    games: tuple[Game, ...] = GAMES

    def __init__(self, board: Board, screen: TutorScreen, *, has_cursor: bool = False) -> None:
        self.board = board
        self._screen = screen
        self._view: BoardView | None = None
        self._light: Light = DARK
        self._keys: dict[str, str] = {}
        self.cursor: Cursor | None = None
        if has_cursor:
            n = board.geometry.n
            self.cursor = Cursor(n, n, lambda cell: not self.board.cells[cell].value)
        self.selected: set[int] = set()
        self.highlighted: int | None = None
        """The digit that stands out everywhere."""
        self.shows_pairs = False
        self.shows_conflicts = False
        """Whether conflicts are shown though the learner wants to find them alone."""
        self.is_hidden = False
        self.retouch: Callable[[Scene], None] = lambda scene: None
        """What is to look different from usual."""

    @property
    def view(self) -> BoardView:
        """The board's widget."""
        assert self._view is not None
        return self._view

    def new_view(self, *, spaced: bool) -> BoardView:
        """Make the widget, once there is a screen for it."""
        self._view = BoardView(self.board, spaced=spaced, id="board")
        return self._view

    def draw(self) -> None:
        """Bring the board up to date."""
        settings = self._screen.settings
        scene = Scene(
            self.board,
            cursor=None if self.cursor is None else self.cursor.cell,
            selected=set(self.selected),
            light=self._light,
            keys=self._keys,
            digit=self.highlighted,
            show_same=settings.show_same,
            show_peers=settings.show_peers,
            show_pairs=self.shows_pairs,
            show_conflicts=settings.show_conflicts or self.shows_conflicts,
            is_paused=self.is_hidden,
            left_label=self._screen.tutor.speaker.say("left"),
        )
        self.retouch(scene)
        self.view.show(scene)

    def light_up(self, light: AnyLight, legend: Iterable[LegendLine] = ()) -> None:
        """Light up what the coach speaks of, and scroll to it."""
        self._light = light if isinstance(light, Light) else DARK
        self._keys = keys_of(legend)
        self.draw()
        lit = self._light
        concluded = [cell for cell, _ in lit.placements + lit.eliminations]
        pattern = [mark.cell for mark in lit.marks]
        houses = [cell for house in lit.houses for cell in house.cells]
        first_house = lit.houses[0].cells if lit.houses else ()
        cells = [*concluded, *lit.wrong] or pattern
        self.view.reveal(
            [*houses, *cells, *pattern], [*first_house, *concluded], first_house, cells
        )

    def show_cells(self, board: Board) -> None:
        """Show what stands on another board of the same puzzle."""
        self.board.cells = board.cells

    def show_grid(self, grid: Grid, *, is_marked: bool, pointed: Iterable[int] = ()) -> None:
        """Put another grid of the same shape on the board, with some cells marked A."""
        shown = board_of(grid, is_marked=is_marked)
        self.board.cells, self.board.givens = shown.cells, shown.givens
        for cell in pointed:
            self.board.cells[cell] = self.board.cells[cell]._replace(colour=1)

    @property
    def speaker(self) -> Speaker:
        """Whoever speaks on all screens."""
        return self._screen.tutor.speaker

    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""
        return self.board.geometry.cell_name(cell, self._screen.speaker.language)

    # What can be done with every board

    def do_paste(self) -> None:
        """Paste a grid."""
        self._screen.tutor.puzzles.paste(self._screen.purpose)

    def do_copy(self) -> None:
        """Copy the grid, in a format to choose."""
        self._screen.tutor.puzzles.export(GridPuzzle(self.board.noted_grid()), to_file=False)

    def do_save(self) -> None:
        """Save the grid to a file, in a format to choose."""
        self._screen.tutor.puzzles.export(GridPuzzle(self.board.noted_grid()), to_file=True)
