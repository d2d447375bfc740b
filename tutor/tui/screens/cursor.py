"""A board with a cursor: moved by keys and mouse, with cells selected on the way."""

from tutor.games.sudoku.board import Board
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.look import Scene
from tutor.tui.screens.board_screen import BoardScreen
from tutor.tui.screens.moving import MovingScreen


class CursorScreen(BoardScreen, MovingScreen):
    """A board that somebody works on."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.cursor = self._first_empty()
        self.selected: set[int] = set()
        self.highlighted: int | None = None
        """The digit that stands out everywhere."""
        self.show_pairs = False

    def _first_empty(self) -> int:
        return next(filter(self.is_blank, range(self.geometry.cell_count)), 0)

    def scene(self) -> Scene:
        """The board with the cursor, and what the learner wants to stand out."""
        scene = super().scene()
        scene.cursor, scene.selected = self.cursor, set(self.selected)
        scene.digit, scene.show_pairs = self.highlighted, self.show_pairs
        return scene

    def targets(self) -> list[int]:
        """The cells a command is about: those selected, else the one with the cursor."""
        return sorted(self.selected) or [self.cursor]

    def move_to(self, cell: int, *, extend: bool = False) -> None:
        """Put the cursor on a cell; extending, both cells are selected."""
        if extend:
            self.selected |= {self.cursor, cell}
        else:
            self.selected.clear()
        self.cursor = cell
        self.show_board()
        self.cursor_moved()

    def cursor_moved(self) -> None:
        """The key bar names the cell."""
        self.show_keys()

    @property
    def shape(self) -> tuple[int, int]:
        """How many rows and columns there are."""
        return self.geometry.n, self.geometry.n

    def is_blank(self, cell: int) -> bool:
        """Whether a cell has no digit."""
        return not self.board.cells[cell].value

    def take_arrow(self, key: str) -> bool:
        """Move the cursor, round the edges; with Shift, select on the way."""
        found = self.arrow(key)
        if found is None:
            return False
        cell, shift = found
        self.move_to(cell, extend=shift)
        return True

    def on_drawn_board_pressed(self, event: DrawnBoard.Pressed) -> None:
        """A cell was clicked."""
        self.view.focus()
        self.clicked(event)

    def clicked(self, event: DrawnBoard.Pressed) -> None:
        """The cursor follows the mouse."""
        self.move_to(event.cell, extend=event.is_held)
