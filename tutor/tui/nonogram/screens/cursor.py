"""A nonogram with a cursor, moved by keys."""

from tutor.nonogram.position import UNKNOWN, Position
from tutor.tui.commands import vim_move
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.screens.board_screen import NonogramScreen

ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class CursorScreen(NonogramScreen):
    """A board that somebody works on."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.cursor = 0

    def scene(self) -> Scene:
        """The board with the cursor."""
        scene = super().scene()
        scene.cursor = self.cursor
        return scene

    def move_to(self, cell: int) -> None:
        """Put the cursor on a cell."""
        self.cursor = cell
        self.show_board()
        self.cursor_moved()

    def cursor_moved(self) -> None:
        """The lines above and below tell of the cell."""
        self.show_status()
        self.show_keys()

    def arrow(self, key: str) -> tuple[int, bool] | None:
        """The cell that a key leads to, round the edges, and whether Shift was held."""
        shift, name = key.startswith("shift+"), key.removeprefix("shift+")
        if self.settings.vim_keys and len(key) == 1 and vim_move(key.lower()):
            shift, name = key.isupper(), vim_move(key.lower()) or name
        if name not in ARROWS:
            return None
        down, right = ARROWS[name]
        row, column = divmod(self.cursor, self.puzzle.width)
        row, column = (row + down) % self.puzzle.height, (column + right) % self.puzzle.width
        return row * self.puzzle.width + column, shift

    def do_next_empty(self, backwards: bool = False) -> None:
        """The next cell that is not known."""
        count = self.puzzle.cell_count
        for distance in range(1, count + 1):
            cell = (self.cursor + (-distance if backwards else distance)) % count
            if self.position.colour(cell) == UNKNOWN:
                self.move_to(cell)
                return

    def do_previous_empty(self) -> None:
        """The cell before this one that is not known."""
        self.do_next_empty(backwards=True)

    def do_row_start(self) -> None:
        """The first cell of the row."""
        self.move_to(self.cursor - self.cursor % self.puzzle.width)

    def do_row_end(self) -> None:
        """The last cell of the row."""
        width = self.puzzle.width
        self.move_to(self.cursor - self.cursor % width + width - 1)

    def do_move(self) -> None:
        """Arrow keys move: said, for whoever finds the command by its name."""
        self.say("use-arrows")

    do_extend = do_click = do_move
