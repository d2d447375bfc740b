"""A board with a cursor: moved by keys and mouse, with cells selected on the way."""

from tutor.play.board import Board
from tutor.tui.board.look import Scene
from tutor.tui.board.widget import BoardView
from tutor.tui.commands import vim_move
from tutor.tui.screens.board_screen import BoardScreen

_ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class CursorScreen(BoardScreen):
    """A board that somebody works on."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.cursor = self._first_empty()
        self.selected: set[int] = set()
        self.highlighted: int | None = None
        """The digit that stands out everywhere."""
        self.show_pairs = False

    def _first_empty(self) -> int:
        return next((n for n, cell in enumerate(self.board.cells) if not cell.value), 0)

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

    def take_arrow(self, key: str) -> bool:
        """Move the cursor, round the edges; with Shift, select on the way."""
        extend = key.startswith("shift+")
        name = key.removeprefix("shift+")
        if self.settings.vim_keys:
            upper = key.isalpha() and key.isupper()
            name = vim_move(key.lower()) or name if len(key) == 1 else name
            extend = extend or (upper and name in _ARROWS)
        if name not in _ARROWS:
            return False
        n = self.geometry.n
        down, right = _ARROWS[name]
        row, column = divmod(self.cursor, n)
        self.move_to((row + down) % n * n + (column + right) % n, extend=extend)
        return True

    def do_next_empty(self, backwards: bool = False) -> None:
        """The next cell without a digit."""
        count = self.geometry.cell_count
        for distance in range(1, count + 1):
            cell = (self.cursor + (-distance if backwards else distance)) % count
            if not self.board.cells[cell].value:
                self.move_to(cell)
                return

    def do_previous_empty(self) -> None:
        """The cell without a digit before this one."""
        self.do_next_empty(backwards=True)

    def do_row_start(self) -> None:
        """The first cell of the row."""
        self.move_to(self.cursor - self.cursor % self.geometry.n)

    def do_row_end(self) -> None:
        """The last cell of the row."""
        n = self.geometry.n
        self.move_to(self.cursor - self.cursor % n + n - 1)

    def do_move(self) -> None:
        """Arrow keys move: said, for whoever finds the command by its name."""
        self.say("use-arrows")

    do_extend = do_click = do_digit = do_move

    def on_board_view_clicked(self, event: BoardView.Clicked) -> None:
        """A cell was clicked."""
        self.view.focus()
        self.clicked(event)

    def clicked(self, event: BoardView.Clicked) -> None:
        """The cursor follows the mouse."""
        self.move_to(event.cell, extend=event.adds)
