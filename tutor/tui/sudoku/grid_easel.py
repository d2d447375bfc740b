"""A Sudoku on a screen: its widget, the cursor, the cells selected, what is lit up."""

from collections.abc import Callable, Iterable

from tutor.games.both import GAMES, SUDOKU
from tutor.games.sudoku.board import Board, board_of
from tutor.games.sudoku.coach import DARK, Light
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.games.told import AnyLight, keys_of
from tutor.narrate.teller import LegendLine
from tutor.sudoku.grid import Grid
from tutor.tui.board.cursor import Cursor
from tutor.tui.board.easel import GameEasel
from tutor.tui.screens.base import TutorScreen
from tutor.tui.sudoku.look import Scene
from tutor.tui.sudoku.widget import BoardView


class GridEasel(GameEasel[BoardView]):
    """A grid, with the cells that are selected."""

    game, games = SUDOKU, GAMES

    def __init__(self, board: Board, screen: TutorScreen, *, has_cursor: bool = False) -> None:
        self.board, n = board, board.geometry.n
        cursor = Cursor(n, n, lambda cell: not self.board.cells[cell].value)
        super().__init__(screen, cursor, has_cursor=has_cursor)
        self._light: Light = DARK
        self.selected: set[int] = set()
        self.highlighted: int | None = None
        """The digit that stands out everywhere."""
        self.shows_pairs = False
        self.shows_conflicts = False
        """Whether conflicts are shown though the learner wants to find them alone."""
        self.retouch: Callable[[Scene], None] = lambda scene: None
        """What is to look different from usual."""

    def new_view(self, *, spaced: bool) -> BoardView:
        """Make the widget, once there is a screen for it."""
        self._view = BoardView(self.board, spaced=spaced, id="board")
        return self._view

    def draw(self) -> None:
        """Bring the board up to date."""
        settings = self._screen.settings
        scene = Scene(
            self.board,
            cursor=self.cursor.cell if self.has_cursor else None,
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
            language=self._screen.speaker.language,
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

    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""
        return self.board.geometry.cell_name(cell, self._screen.speaker.language)

    def puzzle(self) -> GridPuzzle:
        """The grid, with its marks."""
        return GridPuzzle(self.board.noted_grid())
