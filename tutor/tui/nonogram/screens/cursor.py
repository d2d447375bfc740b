"""A nonogram with a cursor, moved by keys."""

from tutor.nonogram.position import UNKNOWN
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.screens.board_screen import NonogramScreen
from tutor.tui.screens.moving import MovingScreen


class CursorScreen(NonogramScreen, MovingScreen):
    """A board that somebody works on."""

    @property
    def shape(self) -> tuple[int, int]:
        """How many rows and columns there are."""
        return self.puzzle.height, self.puzzle.width

    def is_blank(self, cell: int) -> bool:
        """Whether nothing is known of a cell."""
        return self.position.colour(cell) == UNKNOWN

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
