"""Moving a cursor over the cells of a board, whatever the game."""

from tutor.tui.commands import vim_move
from tutor.tui.screens.board_with_coach import BoardWithCoach

_ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class MovingScreen(BoardWithCoach):
    """A board with a cursor; put behind the screen of the game's board."""

    cursor = 0
    """The cell it is on."""

    # What depends on the game

    @property
    def shape(self) -> tuple[int, int]:
        """How many rows and columns there are."""
        raise NotImplementedError

    def is_blank(self, cell: int) -> bool:
        """Whether a cell has nothing in it yet."""
        raise NotImplementedError

    def move_to(self, cell: int) -> None:
        """Put the cursor on a cell."""
        raise NotImplementedError

    # Keys

    def arrow(self, key: str) -> tuple[int, bool] | None:
        """The cell that a key leads to, round the edges, and whether Shift was held."""
        shift, name = key.startswith("shift+"), key.removeprefix("shift+")
        if self.settings.vim_keys and len(key) == 1 and vim_move(key.lower()):
            shift, name = key.isupper(), vim_move(key.lower()) or name
        if name not in _ARROWS:
            return None
        height, width = self.shape
        down, right = _ARROWS[name]
        row, column = divmod(self.cursor, width)
        return (row + down) % height * width + (column + right) % width, shift

    def do_next_empty(self, backwards: bool = False) -> None:
        """The next cell with nothing in it."""
        height, width = self.shape
        count = height * width
        for distance in range(1, count + 1):
            cell = (self.cursor + (-distance if backwards else distance)) % count
            if self.is_blank(cell):
                self.move_to(cell)
                return

    def do_previous_empty(self) -> None:
        """The cell before this one with nothing in it."""
        self.do_next_empty(backwards=True)

    def do_row_start(self) -> None:
        """The first cell of the row."""
        self.move_to(self.cursor - self.cursor % self.shape[1])

    def do_row_end(self) -> None:
        """The last cell of the row."""
        width = self.shape[1]
        self.move_to(self.cursor - self.cursor % width + width - 1)

    def do_move(self) -> None:
        """Arrow keys move: said, for whoever finds the command by its name."""
        self.say("use-arrows")

    do_extend = do_click = do_digit = do_move
